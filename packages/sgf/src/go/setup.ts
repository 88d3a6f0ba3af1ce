import { coordinatesOf, isPoint, pointsOf, propertyOf, type SgfNode, textOfProperty } from '../model/model.js';
import type { GoPosition, GoSide } from './rules.js';

/** Returns a position after the setup properties of a node: stones, and the player to move. */
export function withSetup(position: GoPosition, node: SgfNode): GoPosition {
  let { board } = position;
  for (const [id, sign] of [
    ['AB', 1],
    ['AW', -1],
    ['AE', 0],
  ] as const) {
    for (const point of pointsOf(propertyOf(node, id)?.values ?? [])) {
      if (board === position.board) board = board.clone();
      const [x, y] = coordinatesOf(point);
      if (board.has([x, y])) board.set([x, y], sign);
    }
  }
  const toMove = sideOf(textOfProperty(node, 'PL')) ?? position.toMove;
  return board === position.board && toMove === position.toMove ? position : { board, toMove };
}

const sideOf = (color: string | undefined): GoSide | undefined =>
  color === 'B' ? 'black' : color === 'W' ? 'white' : undefined;

/** Returns the moves of a node, with the point as it is written: usually one, of either player. */
export function movesOf(node: SgfNode): (readonly [side: GoSide, point: string])[] {
  const [black, white] = [textOfProperty(node, 'B'), textOfProperty(node, 'W')];
  return [
    ...(black === undefined ? [] : ([['black', black]] as const)),
    ...(white === undefined ? [] : ([['white', white]] as const)),
  ];
}

/** Whether a node has a move. */
export const hasMove = (node: SgfNode): boolean => movesOf(node).length > 0;

/**
 * Returns the point of the board that a move is written with; any other text, such as an empty one or `tt`, is a pass.
 */
export const pointOf = ({ board }: GoPosition, written: string): string | undefined =>
  isPoint(written) && board.has([...coordinatesOf(written)]) ? written : undefined;
