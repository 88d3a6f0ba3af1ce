import { defineRules, type Outcome } from 'ludogram';
import type { Result } from './shape.js';

/** The two players: the one who moves first, and the other. */
export type Side = 'first' | 'second';

/** A position. It never changes: a move makes another one. */
export interface Position {
  /** The square that each player has taken, such as `b2`. */
  readonly taken: ReadonlyMap<string, Side>;
  readonly toMove: Side;
}

/** The squares in the order of a diagram. */
export const SQUARES: readonly string[] = ['3', '2', '1'].flatMap((rank) => [...'abc'].map((file) => `${file}${rank}`));

/** Three squares in a row. */
const ROWS = ['a1 a2 a3', 'b1 b2 b3', 'c1 c2 c3', 'a1 b1 c1', 'a2 b2 c2', 'a3 b3 c3', 'a1 b2 c3', 'a3 b2 c1'].map(
  (row) => row.split(' '),
);

const other = (side: Side): Side => (side === 'first' ? 'second' : 'first');

/** The side that has three squares in a row. */
const winnerOf = ({ taken }: Position): Side | undefined =>
  (['first', 'second'] as const).find((side) => ROWS.some((row) => row.every((square) => taken.get(square) === side)));

function outcomeOf(position: Position): Outcome<Side> | undefined {
  const winner = winnerOf(position);
  if (winner !== undefined) return { winners: [winner], reason: 'three-in-a-row' };
  return position.taken.size === SQUARES.length ? { winners: [], reason: 'board-full' } : undefined;
}

/** Returns the result that a record of a game gives if it ends in this position. */
export function resultAfter(position: Position): Result {
  const outcome = outcomeOf(position);
  if (outcome === undefined) return '*';
  const [winner] = outcome.winners;
  return winner === undefined ? '1/2-1/2' : winner === 'first' ? '1-0' : '0-1';
}

/** The rules of the game: replace them by those of yours. */
export const rules = defineRules<Position, string, object, Side>({
  start: () => ({ taken: new Map(), toMove: 'first' }),
  toMove: ({ toMove }) => toMove,
  legalMoves: (position) =>
    outcomeOf(position) === undefined ? SQUARES.filter((square) => !position.taken.has(square)) : [],
  whyIllegal(position, square) {
    if (outcomeOf(position) !== undefined) return 'game-over';
    return position.taken.has(square) ? 'taken' : undefined;
  },
  play: ({ taken, toMove }, square) => ({ taken: new Map([...taken, [square, toMove]]), toMove: other(toMove) }),
  result: outcomeOf,
  key: ({ taken, toMove }) => `${SQUARES.map((square) => taken.get(square)?.[0] ?? '.').join('')} ${toMove[0]}`,
  moveToText: (_, square) => square,
});
