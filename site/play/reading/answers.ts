import { defined } from '../../../src/defined.js';
import { fixAllEdits } from '../../../src/lsp/features/actions.js';
import { completionsAt } from '../../../src/lsp/features/completion/completion.js';
import { CompletionMemory } from '../../../src/lsp/features/completion/completion-memory.js';
import type { ReadDocument } from '../../../src/lsp/features/document.js';
import { hoverAt } from '../../../src/lsp/features/hover.js';
import { optionValues } from '../../../src/notation/declared-options.js';
import { formatChecked } from '../../../src/notation/print/checked-formatting.js';
import { lineDifference } from '../difference.js';
import type { ChosenValues } from '../state/chosen-values.js';
import { modelRows } from './model-rows.js';
import type { Answers, Question } from './protocol.js';

/** A text that was read, as the questions about it need it: the document of the language server. */
export type QuestionedText = Omit<ReadDocument, 'memory'>;

/** The parts of the text that completion has read: its next version is mostly the same. */
const memory = new CompletionMemory();

/** Answers a question about a text. Throws an error with a message for people if there is no answer. */
export function answerTo(question: Question, text: QuestionedText): Answers[Question['about']] {
  const { notation, reading } = text;
  switch (question.about) {
    case 'model':
      return modelRows(reading.model);
    case 'hover':
      return hoverAt(text, question.offset)?.markdown;
    case 'safe-fixes':
      return fixAllEdits(text);
    case 'span':
      return reading.spanOf(question.path);
    case 'completions':
      return completionsAt({ ...text, memory }, question.offset).slice(0, MAX_COMPLETIONS);
    case 'json':
      return JSON.stringify(notation.toJson(reading.model), undefined, 2);
    case 'format':
      return formatted(text, question.style, question.given);
    case 'convert':
      return converted(text, question.target);
    case 'changes':
      return lineDifference(question.before, reading.tree.text);
  }
}

/** More completions than these are not shown. */
const MAX_COMPLETIONS = 300;

function formatted(
  { notation, reading }: QuestionedText,
  style: 'readable' | 'compact',
  given: ChosenValues,
): Answers['format'] {
  const table = notation.options?.print ?? {};
  if (!reading.isWellFormed) throw new Error('a text with syntax errors is not formatted: fix them first');
  const { text, diagnostics } = formatChecked(notation, reading, { ...optionValues(table, given), style });
  if (text === undefined) throw new Error(diagnostics[0]?.message);
  const lines = lineDifference(reading.tree.text, text);
  return { text, lines, isEqual: lines.length === 0, options: table };
}

function converted({ notation, reading }: QuestionedText, target: string): Answers['convert'] {
  if (!reading.isWellFormed) throw new Error('a text with syntax errors is not converted: fix them first');
  const [id, dialect] = target.split('@', 2) as [string, string?];
  return notation.convert(reading, { id, ...defined({ dialect }) });
}
