import { structuredPatch } from 'diff';
import { detect, type Notation, type NotationReading, notations } from '../../src/library/index.js';
import { type EditorSupport, readInFittingDialect } from '../../src/notation/index.js';
import { fixAllEdits } from '../../src/lsp/features/actions.js';
import { codeOf, hoverAt } from '../../src/lsp/features/hover.js';
import { modelRows } from './model-rows.js';
import { packedFolds, packedTokens, sentTree } from './outline.js';
import {
  type Answers,
  type AskRequest,
  type DiffLine,
  MOST_DIAGNOSTICS,
  type Question,
  type ReadAnswer,
  type ReadRequest,
  type UnknownAnswer,
} from './protocol.js';

/** The text that was read last. */
interface Current {
  readonly version: number;
  readonly notation: Notation;
  readonly reading: NotationReading;
  readonly support: EditorSupport;
}

let current: Current | undefined;
let newest = 0;

self.onmessage = ({ data }: MessageEvent<ReadRequest | AskRequest>) => {
  if (data.kind === 'read') {
    newest = data.version;
    // Reported to the page as an error of the worker.
    read(data).catch(reportError);
  } else void answer(data);
};

/** Longer texts are first read at level `syntax`, which is quick, so that colors and the tree don't wait for the rules. */
const LONG = 30_000;

async function read(request: ReadRequest): Promise<void> {
  const { version, text, notation: id, dialect, level } = request;
  const entry = id === undefined ? detect(text) : notations.find((row) => row.id === id);
  if (entry === undefined) {
    const message =
      text.trim() === '' ? 'The text is empty.' : 'The notation of this text is not known. Choose one above.';
    self.postMessage({ kind: 'unknown', version, message } satisfies UnknownAnswer);
    return;
  }
  const notation = await entry.load();
  const loaded = { notation, support: (await entry.editor?.()) ?? {} };
  const isChosen = dialect !== undefined && entry.dialects.includes(dialect);
  const readAt = (at: ReadRequest['level']) =>
    isChosen ? notation.read(text, { level: at, dialect }) : readInFittingDialect(notation, text, { level: at });
  const wanted = entry.levels.includes(level) ? level : entry.levels.at(-1)!;
  const isLong = text.length > LONG && wanted !== 'syntax';
  if (isLong) {
    await report(request, loaded, () => readAt('syntax'), true);
    // Lets a newer request arrive, which makes the rest unnecessary.
    await new Promise((resolve) => setTimeout(resolve, 50));
    if (newest !== version) return;
  }
  if (newest === version) await report(request, loaded, () => readAt(wanted), false);
}

async function report(
  { version }: ReadRequest,
  { notation, support }: Pick<Current, 'notation' | 'support'>,
  readText: () => NotationReading,
  isPartial: boolean,
): Promise<void> {
  const begin = performance.now();
  const reading = readText();
  const milliseconds = performance.now() - begin;
  current = { version, notation, reading, support };
  const shown = reading.diagnostics.slice(0, MOST_DIAGNOSTICS);
  const explanations = Object.fromEntries(shown.map(({ code }) => [code, codeOf(code, notation)?.explanation ?? '']));
  const tree = sentTree(reading.tree);
  const document = { notation, reading, support };
  const [tokens, folds] = [packedTokens(document), packedFolds(document)];
  const sent: ReadAnswer = {
    kind: 'read',
    version,
    isPartial,
    notation: notation.id,
    ...(reading.dialect === undefined ? {} : { dialect: reading.dialect }),
    diagnostics: shown,
    diagnosticCount: reading.diagnostics.length,
    explanations,
    tree,
    tokens,
    folds,
    milliseconds,
  };
  self.postMessage(sent, { transfer: [tree.data.buffer, tokens.buffer, folds.buffer] });
}

async function answer(request: AskRequest): Promise<void> {
  const { id, version } = request;
  try {
    if (current?.version !== version) throw new Error('the text has changed');
    self.postMessage({ kind: 'ask', id, ok: true, value: await answerTo(request, current) });
  } catch (error) {
    self.postMessage({ kind: 'ask', id, ok: false, message: error instanceof Error ? error.message : String(error) });
  }
}

async function answerTo(question: Question, text: Current): Promise<Answers[Question['about']]> {
  const { notation, reading } = text;
  switch (question.about) {
    case 'model':
      return modelRows(reading.model);
    case 'place':
      return hoverAt(text, question.offset)?.markdown;
    case 'safe-fixes':
      return fixAllEdits(text);
    case 'span':
      return reading.spanOf(question.path);
    case 'json':
      return JSON.stringify(notation.toJson(reading.model), undefined, 2);
    case 'format':
      return formatted(notation, reading, question.style);
  }
}

/** Longer lines of a difference are cut. */
const LONGEST_LINE = 1000;

function formatted(notation: Notation, reading: NotationReading, style: 'readable' | 'compact'): Answers['format'] {
  if (!reading.isWellFormed) throw new Error('a text with syntax errors is not formatted: fix them first');
  const { text, diagnostics } = notation.format(reading, { style });
  if (text === undefined) throw new Error(diagnostics[0]?.message);
  const before = reading.tree.text;
  if (text === before) return { text, lines: [], isEqual: true };
  const patch = structuredPatch('', '', before, text, '', '', { context: 3, timeout: 2000 });
  if (patch === undefined)
    return { text, lines: [{ sign: '@', text: 'too many lines differ to show them' }], isEqual: false };
  const lines = patch.hunks.flatMap(({ oldStart, lines: changed }) => [
    { sign: '@' as const, text: `line ${oldStart}` },
    ...changed.map((line): DiffLine => ({
      sign: line[0] === '\\' ? '@' : (line[0] as '+' | '-' | ' '),
      text: line.length > LONGEST_LINE ? `${line.slice(1, LONGEST_LINE)}…` : line.slice(1),
    })),
  ]);
  return { text, lines, isEqual: false };
}
