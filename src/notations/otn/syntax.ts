import type { Kind } from '../../../generated/otn/nodes.js';
import { parse } from '../../../generated/otn/parser.js';
import { describeExpected, type Node, type SyntaxFailure } from '../../cst/index.js';
import { type Diagnostic, orList, quote, replacement, type Span } from '../../diagnostics/index.js';
import type { ErrorKindOf, SyntaxRules } from '../../notation/index.js';
import { rowNumberOf } from '../../notation/check/row-numbers.js';
import { trimmed } from '../../notation/read/spans.js';
import { GAME_SYNTAX } from './game/syntax.js';
import { moveDiagnostics } from './move/codes.js';
import type { OtnContext } from './options.js';
import { positionDiagnostics } from './position/codes.js';
import { rulesDiagnostics } from './rules/codes.js';
import type { OtnEntry } from './rules/model/shape.js';
import { CHOICES, entryTypeOf, JUMPS_KEY } from './rules/tafl-rules.js';

/** The diagnostics for the error nodes of positions, on their own or in a record. */
const POSITION_SYNTAX = {
  MissingPositionError: ({ node }) => positionDiagnostics.report('missing-position', node),
  EmptyRowError: ({ node }) =>
    positionDiagnostics.report('empty-row', node, { row: rowNumberOf(node.tree, node.index) }),
  CellError({ node }, _, parts) {
    // The rest of the position may be an error of another kind.
    const span = spanOfFault(parts.filter(({ kind }) => kind === 'CellError'));
    const isNumber = /^\d/.test(node.text);
    return positionDiagnostics.report(isNumber ? 'bad-count' : 'unknown-piece', span, {
      found: quote(node.tree.text.slice(span.start, span.end)),
    });
  },
} satisfies Partial<SyntaxRules<ErrorKindOf<typeof Kind>, OtnContext>>;

/** The diagnostics for the error nodes of moves, on their own or in a game. */
const MOVE_SYNTAX = {
  MissingMoveError: ({ node }) => moveDiagnostics.report('missing-move', node),
  MoveError(failure, _, parts) {
    const moves = parts.filter(({ kind }) => kind === 'MoveError');
    return moves.length > 1 ? describeSplitMove(moves) : describeMove(failure);
  },
} satisfies Partial<SyntaxRules<ErrorKindOf<typeof Kind>, OtnContext>>;

function describeSplitMove(parts: readonly SyntaxFailure[]): Diagnostic {
  const span = spanOfFault(parts);
  const found = parts[0]!.node.tree.text.slice(span.start, span.end);
  return moveDiagnostics.report('unreadable-move', span, {
    found: quote(found),
    why: ': expected one such as "e5-e8"',
  });
}

function describeMove({ node, at, expected }: SyntaxFailure): Diagnostic {
  const { text } = node;
  const solid = withoutBlanks(text);
  if (solid !== text) {
    const fixes = [replacement('write "{text}"', node, solid)];
    return moveDiagnostics.report('blank-in-move', node, { wanted: solid }, { fixes });
  }
  const lower = withLowerCaseSpaces(text);
  if (lower !== text && isMove(lower)) {
    const args = { found: quote(text), wanted: lower };
    const fixes = [
      replacement(hasLoneSymbol(text) ? 'write "{text}", without a symbol' : 'write "{text}"', node, lower),
    ];
    return moveDiagnostics.report('upper-case-space', node, args, { fixes });
  }
  const wanted = expected.filter(({ type }) => type === 'name' || type === 'literal');
  const before = text.slice(0, Math.max(0, at - node.start));
  const why =
    wanted.length === 0 || before === ''
      ? ': expected one such as "e5-e8"'
      : `: expected ${describeExpected(wanted)} after ${quote(before)}`;
  return moveDiagnostics.report('unreadable-move', node, { found: quote(text), why });
}

/** Returns a move without blanks and with its spaces in lower case; `undefined` if the result is still unreadable. */
export function repairedMove(text: string): string | undefined {
  const repaired = withLowerCaseSpaces(withoutBlanks(text));
  return isMove(repaired) ? repaired : undefined;
}

const withoutBlanks = (text: string): string => text.replace(/[ \t]+/g, '');
const withLowerCaseSpaces = (text: string): string => text.replace(/[A-Z](?=\d)/g, (letter) => letter.toLowerCase());
const isMove = (text: string): boolean => !parse(text, { start: 'MoveRecord' }).hasErrors;

/** Whether a capital letter before a number may be the symbol of a piece, with the file of the space missing. */
const hasLoneSymbol = (move: string): boolean => /(?<![A-Za-z])[TCNKMG]\d/.test(move);

/** The diagnostics for the error nodes of rules records, on their own or in a game. */
const RULES_SYNTAX = {
  EntryError({ node }, _, parts) {
    const entries = parts.filter(({ kind }) => kind === 'EntryError');
    const span = spanOfFault(entries);
    const text = node.tree.text.slice(span.start, span.end);
    const [, key = '', value = ''] = /^([^:]*):(.*)$/s.exec(text) ?? [];
    const expected = expectedValue(key);
    // The value may be right, and only the white space before it wrong.
    if (expected === undefined || entries.length > 1) {
      return rulesDiagnostics.report('bad-entry', span, { found: quote(text) });
    }
    return rulesDiagnostics.report('bad-value', span, { key, expected, found: quote(value) });
  },
} satisfies Partial<SyntaxRules<ErrorKindOf<typeof Kind>, OtnContext>>;

const EXPECTED: Record<Exclude<OtnEntry['type'], 'text' | 'choice'>, string> = {
  size: 'a number',
  limits: 'numbers with commas between them, with -1 for no limit',
  position: 'a position',
  spaces: 'spaces with commas between them, such as a1,g7',
  pieces: 'taflman symbols, such as tcnkTCNK',
};

/** Describes the values that a key can have; `undefined` for an unknown key. */
function expectedValue(key: string): string | undefined {
  if (key === 'name') return 'a name without white space';
  if (key === 'starti') return EXPECTED.position;
  const type = entryTypeOf(key);
  if (type === 'text') return undefined;
  if (type !== 'choice') return EXPECTED[type];
  return JUMPS_KEY.test(key) ? 'n, r, j or c' : orList(Object.keys(CHOICES[key]?.letters ?? {}));
}

/** Returns the span from the first to the last error of a fault. */
function spanOfFault(fault: readonly SyntaxFailure[]): Span {
  const { node } = fault[0]!;
  return fault.length === 1 ? node : trimmed({ start: node.start, end: fault.at(-1)!.node.end, tree: node.tree });
}

/** The diagnostics for each kind of error node of the grammar, for all types of record. */
export const OTN_SYNTAX: SyntaxRules<ErrorKindOf<typeof Kind>, OtnContext> = {
  ...POSITION_SYNTAX,
  ...MOVE_SYNTAX,
  ...RULES_SYNTAX,
  ...GAME_SYNTAX,
  UnparsedError: ({ node }) => unexpectedText(node),
  TooDeepError: ({ node }) => unexpectedText(node),
};

/** Reports text after a record that is read on its own. */
function unexpectedText(node: Node): Diagnostic {
  const args = { found: quote(node.text) };
  switch (node.tree.startRule) {
    case 'PositionRecord':
      return positionDiagnostics.report('unexpected-text', trimmed(node), args);
    case 'MoveRecord':
      return moveDiagnostics.report('unexpected-text', trimmed(node), args);
    default:
      return rulesDiagnostics.report('unexpected-text', trimmed(node), args);
  }
}
