import { insertionAt, pathOf, removalOf, type TextEdit } from 'ludogram';
import { endOf, kindOf, type NodeIndex, spanAt, startOf } from 'ludogram/cst';
import { type Game, Kind } from '../../generated/pgn/nodes.js';
import type { PgnLine } from '../model/model.js';
import { variationText } from '../print.js';
import { writeComment } from '../print-movetext.js';
import { gapAfter, gapBefore, lineBreakAfter } from './gaps.js';
import { type Habits, spacedLike } from './habits.js';
import type { LineEdit, PgnReading } from './line-edit.js';
import { startWithNumber } from './numbers.js';
import type { LineAt, MoveAt } from './parts.js';

type ListKey = 'nags' | 'comments' | 'variations';

/** Returns the edits that insert, replace or remove a glyph, a comment or a variation of a move. */
export function annotationEdits({ change, reading, parts, startPly, habits }: LineEdit): TextEdit[] | undefined {
  const [i, key, k] = pathOf(change).slice(-3) as [number, ListKey, number];
  const move = parts.moves[i]!;
  const old = move[key][k];
  if ('remove' in change) return old && removalOfNode(reading, old);
  const text = annotationText(change.value, key, startPly + i, habits);
  if ('replace' in change) return old && replacementOfNode(reading, old, text);
  return insertionAfter(reading, nodeBefore(move, key, k), text);
}

/** @param ply the number of plies before the move of the annotation */
function annotationText(value: unknown, key: ListKey, ply: number, habits: Habits): string {
  if (key === 'nags') return `$${value as number}`;
  return key === 'comments' ? writeComment(value as string) : spacedLike(variationText(value as PgnLine, ply), habits);
}

/**
 * Returns the node that an annotation is inserted after: the one before it, or all that comes before a list of its
 * kind.
 */
function nodeBefore(move: MoveAt, key: ListKey, k: number): NodeIndex {
  if (k > 0) return move[key][k - 1]!;
  if (key === 'nags') return move.node;
  return key === 'comments' ? (move.nags.at(-1) ?? move.node) : move.last;
}

/** Returns the edits that insert, replace or remove a comment before the first move of a line. */
export function openingCommentEdits({ change, reading, parts }: LineEdit, i: number): TextEdit[] | undefined {
  const { tree } = reading;
  const old = parts.comments[i];
  if ('remove' in change) return old && removalOfNode(reading, old);
  const text = writeComment(change.value as string);
  if ('replace' in change && old !== undefined) return replacementOfNode(reading, old, text);
  if (old !== undefined) return insertionAt(startOf(tree, old), `${text}${gapAfter(text, tree)}`);
  const last = parts.comments.at(-1);
  if (last !== undefined) return insertionAfter(reading, last, text);
  const offset = startOfMoves(reading, parts);
  return offset === undefined ? undefined : insertionAt(offset, `${text}${gapAfter(text, tree)}`);
}

/**
 * Returns the offset of the first move of a line or, without moves, of its result or end; `undefined` if it has
 * neither.
 */
function startOfMoves({ tree }: PgnReading, parts: LineAt): number | undefined {
  const [first] = parts.moves;
  if (first !== undefined) return startWithNumber(tree, first);
  const isGame = kindOf(tree, parts.line) === Kind.Game;
  return isGame ? tree.node(parts.line as NodeIndex<Game>).result?.start : startOf(tree, parts.line) + 1;
}

const removalOfNode = ({ tree }: PgnReading, node: NodeIndex): TextEdit[] => removalOf(tree, spanAt(tree, node));

const replacementOfNode = ({ tree }: PgnReading, node: NodeIndex, text: string): TextEdit[] => [
  { ...spanAt(tree, node), text: text + lineBreakAfter(tree, endOf(tree, node), text) },
];

function insertionAfter({ tree }: PgnReading, node: NodeIndex, text: string): TextEdit[] {
  const end = endOf(tree, node);
  return insertionAt(end, gapBefore(tree, node) + text + lineBreakAfter(tree, end, text));
}
