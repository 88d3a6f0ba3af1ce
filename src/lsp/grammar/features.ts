import { defined } from '../../defined.js';
import type { Diagnostic, Span, TextEdit } from '../../diagnostics/index.js';
import { lineEdits } from '../../diagnostics/line-edits.js';
import type { GrammarName } from '../../generator/read/grammar-names.js';
import { formatGrammar } from '../../grammar-tools/format/format-grammar.js';
import type { Completion } from '../../notation/index.js';
import { fixesIn } from '../features/actions.js';
import { wordBefore } from '../features/completion/completion.js';
import type { Features } from '../features/features.js';
import { editsWithin } from '../features/format.js';
import { selectable } from '../features/selections.js';
import { extractEdits } from './changes/extract.js';
import { inlineEdits } from './changes/inline.js';
import { isRenamable, renameInGrammars } from './changes/rename.js';
import { grammarDiagnostics } from './diagnostics.js';
import { expressionsAround } from './expressions.js';
import { ruleHover } from './hover.js';
import { importsIn } from './links.js';
import { highlightsOf, linkedTo } from './occurrences.js';
import { foldsOfGrammar, outlineOfGrammar, rulesOf } from './outline.js';
import { nameAt, type OpenGrammar, type ReadGrammar, readGrammar } from './read-grammar.js';
import { definitionOf, referencesTo } from './references.js';
import { signatureAt } from './signature.js';
import { grammarTokenColors } from './tokens.js';
import { traceSample } from './trace.js';

/**
 * Returns the features of a grammar file: problems with fixes, the outline of its rules, references, and descriptions
 * of rules.
 */
export function grammarFeatures(open: OpenGrammar): Features {
  const grammar = readGrammar(open);
  let diagnostics: readonly Diagnostic[] | undefined;
  const diagnose = (): readonly Diagnostic[] => (diagnostics ??= grammarDiagnostics(grammar));
  return {
    get diagnostics() {
      return diagnose();
    },
    fixes: (within) => fixesIn(diagnose(), within),
    fixAll: () => [],
    extract: (selected) => extractEdits(grammar, selected),
    inline: (offset) => onName(grammar, offset, undefined, inlineEdits),
    format: (within) => formatEditsOf(grammar.text, within),
    outline: () => outlineOfGrammar(grammar),
    folds: () => foldsOfGrammar(grammar),
    selections: (offset) => selectionsIn(grammar, offset),
    tokens: (within) => grammarTokenColors(grammar, within),
    hover: (offset) => onName(grammar, offset, undefined, ruleHover),
    completions: (offset) => ruleCompletions(grammar, offset),
    hints: () => [],
    definition: (offset) => onName(grammar, offset, undefined, definitionOf),
    highlights: (offset) => onName(grammar, offset, [], highlightsOf),
    linked: (offset) => onName(grammar, offset, [], linkedTo),
    links: () => importsIn(grammar),
    signature: (offset) => signatureAt(grammar, offset),
    references: (offset, includesDeclaration) =>
      onName(grammar, offset, [], (_, name) => referencesTo(grammar, name, { includesDeclaration })),
    renamable: (offset) => onName(grammar, offset, undefined, renamablePart),
    rename: (offset, newName) =>
      onName(grammar, offset, NOTHING_TO_RENAME, (_, name) => renameInGrammars(grammar, name, newName)),
    startRules: () => rulesOf(grammar).filter(({ name }) => grammar.inspected.startRules?.includes(name) === true),
    board: () => undefined,
    trace: (sample, start) => Promise.resolve(traceSample(grammar, sample, start)),
  };
}

const NOTHING_TO_RENAME = { problem: 'expected a rule, a parameter or a library here' };

/** Returns what a function finds for the name at an offset; `otherwise` if there is no name. */
function onName<T>(
  grammar: ReadGrammar,
  offset: number,
  otherwise: T,
  find: (grammar: ReadGrammar, name: GrammarName) => T,
): T {
  const name = nameAt(grammar, offset);
  return name === undefined ? otherwise : find(grammar, name);
}

function renamablePart(grammar: ReadGrammar, name: GrammarName): ReturnType<Features['renamable']> {
  if (!isRenamable(grammar, name)) return undefined;
  return { name: name.name, span: { start: name.start, end: name.end } };
}

/**
 * Returns the spans around an offset, the smallest first: the name, the expressions around it, its rule, the file.
 */
function selectionsIn(grammar: ReadGrammar, offset: number): Span[] {
  const expressions = expressionsAround(grammar, { start: offset, end: offset }).map(({ span }) => span);
  const rule = rulesOf(grammar).find(({ span }) => span.start <= offset && offset <= span.end);
  const around = [
    nameAt(grammar, offset),
    ...expressions.reverse(),
    rule?.span,
    { start: 0, end: grammar.text.length },
  ];
  return selectable(around.filter((span) => span !== undefined));
}

/** Returns the edits that bring a grammar into canonical layout; none if it has a syntax error. */
function formatEditsOf(text: string, part: Span | undefined): TextEdit[] {
  const formatted = formatGrammar(text);
  return formatted === undefined ? [] : editsWithin(lineEdits(text, formatted), part);
}

/**
 * Returns completions: the rules of a grammar, the rules that it imports, and the parameters of the rule at an offset.
 */
function ruleCompletions({ text, names, inspected }: ReadGrammar, offset: number): Completion[] {
  const before = text.slice(0, offset);
  const lineStart = Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) + 1;
  if (before.includes('//', lineStart)) return [];
  const span = wordBefore(before);
  const rule = names.findLast(({ role, start }) => role === 'definition' && start <= offset)?.name;
  const offered = names.filter(
    ({ role, rule: own }) => role === 'definition' || role === 'import' || (role === 'parameter' && own === rule),
  );
  return [...new Set(offered.map(({ name }) => name))].map((name) => {
    const makes = inspected.rules?.get(name)?.makes;
    return { type: 'value', text: name, span, ...defined({ detail: makes }) };
  });
}
