import { lineBreakOf } from '../../cst/text/line-index.js';
import { parseGrammar } from '../../generator/read/parse-grammar.js';
import { Layout } from './layout.js';
import { type Piece, piecesOf } from './pieces.js';

/**
 * Returns a grammar in canonical layout: one space between the parts of a sequence and around `=` and `/`, none inside
 * brackets or next to operators, alternatives below the `=` of their rule, at most one blank line in a row. Line breaks
 * and comments stay where they are. The `=` of rules on consecutive lines are aligned if one of them was aligned
 * before. Formatting twice changes nothing.
 *
 * @param text a grammar
 * @returns the text of the grammar; `undefined` where it has a syntax error
 */
export function formatGrammar(text: string): string | undefined {
  const pieces = hasSyntaxError(text) ? undefined : piecesOf(text);
  if (pieces === undefined) return undefined;
  const lineBreak = lineBreakOf(text);
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  const lines = new Layout(pieces).lines();
  const formatted = lines.length === 0 ? mark : `${mark}${lines.join(lineBreak)}${lineBreak}`;
  return isSame(pieces, piecesOf(formatted)) ? formatted : undefined;
}

function hasSyntaxError(text: string): boolean {
  let isWrong = false;
  const report = (): void => {
    isWrong = true;
  };
  return parseGrammar(text, 'grammar.peggy', { add: report }) === undefined || isWrong;
}

/** Whether a grammar still has the same parts with the same meaning. */
const isSame = (before: readonly Piece[], after: readonly Piece[] | undefined): boolean =>
  before.length === after?.length &&
  before.every(({ text, role, isFirst }, i) => {
    const other = after[i]!;
    return other.text === text && other.role === role && other.isFirst === isFirst;
  });
