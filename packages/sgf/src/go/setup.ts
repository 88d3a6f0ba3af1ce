import { coordinatesOf, isPoint, pointsOf, type SgfNode, textOfProperty } from '../model/model.js';
import { textOfValue } from '../model/values.js';
import { colorOf } from '../properties.js';
import type { GoPosition, GoSide } from './rules.js';

/** The stones that a property adds, as @sabaki/go-board writes them: 1 is black, -1 white, 0 none. */
const STONES: { readonly [id: string]: 1 | -1 | 0 | undefined } = { AB: 1, AW: -1, AE: 0 };

/** Returns a position after the setup properties of a node: stones, and the player to move. */
export function withSetup(position: GoPosition, node: SgfNode): GoPosition {
  let { board } = position;
  // Programs divide a list into several properties of the same name.
  for (const { id, values } of node.properties) {
    const sign = STONES[id];
    if (sign === undefined) continue;
    for (const point of pointsOf(values)) {
      if (board === position.board) board = board.clone();
      const [x, y] = coordinatesOf(point);
      if (board.has([x, y])) board.set([x, y], sign);
    }
  }
  const toMove = sideOf(textOfProperty(node, 'PL')) ?? position.toMove;
  return board === position.board && toMove === position.toMove ? position : { board, toMove };
}

function sideOf(written = ''): GoSide | undefined {
  const color = colorOf(written.trim());
  return color === 'B' ? 'black' : color === 'W' ? 'white' : undefined;
}

/** Returns the moves of a node in its order, with the points as they are written: usually one, of either player. */
export function movesOf(node: SgfNode): (readonly [side: GoSide, point: string])[] {
  const moves: (readonly [side: GoSide, point: string])[] = [];
  for (const { id, values } of node.properties) {
    const [point] = values;
    if ((id === 'B' || id === 'W') && point !== undefined) {
      moves.push([id === 'B' ? 'black' : 'white', textOfValue(point)]);
    }
  }
  return moves;
}

/** Whether a node has a move. */
export const hasMove = (node: SgfNode): boolean => movesOf(node).length > 0;

/**
 * Returns the point of the board that a move is written with; any other text, such as an empty one or `tt`, is a pass.
 */
export function pointOf({ board }: GoPosition, written: string): string | undefined {
  const point = written.trim();
  return isPoint(point) && board.has([...coordinatesOf(point)]) ? point : undefined;
}
