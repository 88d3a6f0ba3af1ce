import { moveNumber, type TextEdit } from 'ludogram';
import { endOf, type NodeIndex, spanAt, startOf, textOf, type Tree } from 'ludogram/cst';
import { Kind, type Variation } from '../../generated/pgn/nodes.js';
import type { PgnMove } from '../model/model.js';
import { eachItem, isMoveKind } from '../tokens/lines.js';
import type { LineEdit } from './line-edit.js';
import type { MoveAt } from './parts.js';

/** Returns the start of a move, or of its number if the number is directly before it. */
export const startWithNumber = (tree: Tree, { node, number }: MoveAt): number => startOf(tree, number ?? node);

/**
 * Returns the edits of move numbers from one move of a line on, after `shift` moves were inserted or removed before it:
 * numbers change, those before a move of black are removed unless something comes between, and moves of white get one.
 */
export function numberEditsAfter(
  { reading: { tree }, parts, startPly }: LineEdit,
  from: number,
  shift: number,
  inserted?: PgnMove,
): TextEdit[] {
  const edits: TextEdit[] = [];
  const { moves } = parts;
  for (let i = from; i < moves.length; i++) {
    const ply = startPly + i + shift;
    const { node, number: old, variations } = moves[i]!;
    const isFirst = i + shift === 0;
    const wanted = ply % 2 === 0 || isFirst || isAfterText(moves, i, from, inserted) ? moveNumber(ply) : '';
    const start = startOf(tree, old ?? node);
    const end = startOf(tree, node);
    if (old === undefined) {
      if (wanted !== '') edits.push({ start, end: start, text: `${wanted} ` });
    } else if (wanted === '') edits.push({ start, end, text: '' });
    else if (textOf(tree, old) !== wanted) edits.push({ start, end: endOf(tree, old), text: wanted });
    for (const variation of variations) addNumberEditsIn(tree, variation, ply, edits);
  }
  return edits;
}

/**
 * Whether a comment or a variation is between a move of a line and the one before it, after a move was inserted before
 * `from`, or the move before `from` was removed.
 */
function isAfterText(moves: readonly MoveAt[], i: number, from: number, inserted: PgnMove | undefined): boolean {
  if (i === from && inserted !== undefined) return inserted.comments !== undefined || inserted.variations !== undefined;
  const before = moves[i === from ? i - 2 : i - 1];
  return before !== undefined && before.last !== before.node;
}

/** Adds the edits of the numbers in a variation that begins at another ply than before. */
function addNumberEditsIn(tree: Tree, variation: NodeIndex<Variation>, startPly: number, edits: TextEdit[]): void {
  const open = [{ line: variation, ply: startPly }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    let { ply } = next;
    eachItem(tree, next.line, (node, kind) => {
      if (isMoveKind(kind)) ply++;
      else if (kind === Kind.Number) {
        edits.push({ ...spanAt(tree, node), text: moveNumber(ply) });
      } else if (kind === Kind.Variation) open.push({ line: node as NodeIndex<Variation>, ply: ply - 1 });
    });
  }
}
