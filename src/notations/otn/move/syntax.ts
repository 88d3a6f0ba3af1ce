import type { Kind } from '../../../../generated/otn/nodes.js';
import { parse } from '../../../../generated/otn/parser.js';
import { describeExpected, type SyntaxFailure } from '../../../cst/index.js';
import { type Diagnostic, quote, replacement } from '../../../diagnostics/index.js';
import type { ErrorKindOf, SyntaxRules } from '../../../notation/index.js';
import { spanOfFault } from '../faults/span-of-fault.js';
import type { OtnContext } from '../options.js';
import { moveDiagnostics } from './codes.js';

/** The diagnostics for the error nodes of moves, on their own or in a game. */
export const MOVE_SYNTAX = {
  MissingMoveError: ({ node }) => moveDiagnostics.report('missing-move', node),
  MoveError(failure, _, parts) {
    const moves = parts.filter(({ kind }) => kind === 'MoveError');
    return moves.length > 1 ? splitMoveError(moves) : moveError(failure);
  },
} satisfies Partial<SyntaxRules<ErrorKindOf<typeof Kind>, OtnContext>>;

function splitMoveError(parts: readonly SyntaxFailure[]): Diagnostic {
  const span = spanOfFault(parts);
  const found = parts[0]!.node.tree.text.slice(span.start, span.end);
  return moveDiagnostics.report('unreadable-move', span, {
    found: quote(found),
    why: ': expected one such as "e5-e8"',
  });
}

function moveError({ node, at: offset, expected }: SyntaxFailure): Diagnostic {
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
  const before = text.slice(0, Math.max(0, offset - node.start));
  const why =
    wanted.length === 0 || before === ''
      ? ': expected one such as "e5-e8"'
      : `: expected ${describeExpected(wanted)} after ${quote(before)}`;
  return moveDiagnostics.report('unreadable-move', node, { found: quote(text), why });
}

/**
 * Returns a move without white space and with its spaces in lower case; `undefined` if the result is still unreadable.
 */
export function repairedMove(text: string): string | undefined {
  const repaired = withLowerCaseSpaces(withoutBlanks(text));
  return isMove(repaired) ? repaired : undefined;
}

const withoutBlanks = (text: string): string => text.replace(/[ \t]/g, '');
const withLowerCaseSpaces = (text: string): string => text.replace(/[A-Z](?=\d)/g, (letter) => letter.toLowerCase());
const isMove = (text: string): boolean => !parse(text, { start: 'MoveRecord' }).hasErrors;

/** Whether a capital letter before a number may be the symbol of a piece, with the file of the space missing. */
const hasLoneSymbol = (move: string): boolean => /(?<![A-Za-z])[TCNKMG]\d/.test(move);
