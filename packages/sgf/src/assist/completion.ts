import type { Completion, CompletionLocation } from 'ludogram';
import type { SgfFile } from '../../generated/sgf/nodes.js';
import { playNode } from '../go/play-node.js';
import { coordinateOf, type GoPosition, goRules } from '../go/rules.js';
import { emptyBoardOf, isGo } from '../go/start.js';
import type { SgfCollection, SgfTree } from '../model/model.js';
import { MEANINGS } from './meanings.js';

/** The end of a text in the value of a move. */
const OPEN_MOVE = /(?<![A-Za-z])([BW])\s*\[[A-Za-z]{0,2}$/;

/** The most UTF-16 units before the cursor that are searched for the name of the property. */
const MAX_SEARCHED_LENGTH = 20;

/** Completes the points of legal moves in the value of a move, and the names of properties elsewhere. */
export const complete = (location: CompletionLocation<SgfCollection, SgfFile>): readonly Completion[] =>
  completePoints(location) ?? completeNames(location);

/** Completes the names of properties where one can begin: after a semicolon, a name or a value. */
function completeNames({ word, readUntil }: CompletionLocation<SgfCollection, SgfFile>): Completion[] {
  const { tree } = readUntil(word.start);
  const kinds = new Set(tree.errors().map(({ kindName }) => kindName));
  // Every open tree lacks its end; a value that lacks it goes up to the cursor.
  if (!kinds.has('UnclosedTreeError') || kinds.has('UnclosedValueError')) return [];
  return [...MEANINGS].map(([id, detail]) => ({ type: 'key', text: `${id}[`, label: id, span: word, detail }));
}

/**
 * Completes the points of legal moves at the end of `B[` or `W[`, in a game of Go. Returns `undefined` if the text does
 * not end in such a value.
 */
function completePoints(location: CompletionLocation<SgfCollection, SgfFile>): Completion[] | undefined {
  const { before, word, readUntil } = location;
  const tail = before.slice(-MAX_SEARCHED_LENGTH);
  const found = OPEN_MOVE.exec(tail);
  if (found === null) return undefined;
  const { tree, model } = readUntil(before.length - tail.length + found.index);
  const errors = tree.errors().map(({ kindName }) => kindName);
  // The letters are in another value, such as a comment.
  if (errors.includes('UnclosedValueError')) return undefined;
  const depth = errors.filter((kind) => kind === 'UnclosedTreeError').length;
  const here = positionAt(model, depth);
  if (here === undefined) return [];
  const position: GoPosition = { ...here, toMove: found[1] === 'B' ? 'black' : 'white' };
  const points = goRules.legalMoves(position).flatMap(({ point }) => point ?? []);
  return points.map((text) => {
    const detail = coordinateOf(position.board, text);
    return { type: 'move', text, span: word, ...(detail === undefined ? {} : { detail }) };
  });
}

/**
 * Returns the position at the end of the last game.
 *
 * @param depth the number of trees that are open there
 */
function positionAt(model: SgfCollection, depth: number): GoPosition | undefined {
  const game = model.trees.at(-1);
  if (game === undefined || !isGo(game)) return undefined;
  const open: SgfTree[] = [];
  let last: SgfTree | undefined = game;
  for (; last !== undefined && open.length < depth; last = last.variations?.at(-1)) open.push(last);
  // No node can follow a variation that is closed.
  if (depth === 0 || open.length < depth || open.at(-1)?.variations !== undefined) return undefined;
  return open
    .flatMap(({ nodes }) => nodes)
    .reduce((position, node) => playNode(position, node).position, emptyBoardOf(game));
}
