import { type Branch, type GameTree, walkMoves } from '../../../../notation/index.js';
import type { OtnMove } from '../../move/model/shape.js';
import { letterOf, locationKey, type MoveLocation, printStep } from '../addresses/steps.js';
import type { OtnLine, OtnTurn, OtnVariation } from '../model/model.js';

/** A move of a line, with its location. */
export interface WalkedMove {
  readonly turn: OtnTurn;
  /** The index of the turn in its line, from 0. */
  readonly turnIndex: number;
  /** The index of the move in its turn, from 0. */
  readonly index: number;
  readonly written: OtnMove;
}

/** Yields every move of a line, with its turn and its index in the turn. */
export function* movesOf({ turns }: Pick<OtnLine, 'turns'>): Iterable<WalkedMove> {
  for (let turnIndex = 0; turnIndex < turns.length; turnIndex++) {
    const turn = turns[turnIndex]!;
    const { moves } = turn;
    for (let index = 0; index < moves.length; index++) yield { turn, turnIndex, index, written: moves[index]! };
  }
}

/** The moves of a game, and the variations that replace them (section 4). */
export const otnTree: GameTree<OtnLine, WalkedMove> = {
  moves: movesOf,
  branches(line) {
    if (line.variations.length === 0) return NO_BRANCHES;
    const indices = moveIndices(line);
    return branchesOf(line, (variation) => indices.get(locationKey(variation)));
  },
};

const NO_BRANCHES: readonly Branch<OtnLine>[] = [];

const branchesOf = (
  { variations }: OtnLine,
  after: (variation: OtnVariation) => number | undefined,
): readonly Branch<OtnLine>[] =>
  variations.map((variation, index) => ({
    line: variation,
    after: after(variation),
    step: printStep(variation).slice(0, -1),
    path: ['variations', index],
  }));

/** Returns the index of each move in its line, and of the moves that can follow the last one, by location. */
function moveIndices(line: OtnLine): ReadonlyMap<string, number> {
  const indices = new Map<string, number>();
  let count = 0;
  // If a turn number is repeated, variations belong to the first turn.
  const add = (location: MoveLocation): void => {
    if (!indices.has(locationKey(location))) indices.set(locationKey(location), count);
  };
  for (const { turn, index } of movesOf(line)) {
    add({ turn: turn.number, letter: letterOf(index) });
    count++;
  }
  const last = line.turns.at(-1);
  locationsAfter(last && { number: last.number, moveCount: last.moves.length }).forEach(add);
  return indices;
}

/** A turn, with the steps before its number. */
export interface WalkedTurn {
  readonly turn: OtnTurn;
  /** The steps before its number: `7a.1.` for the first variation on move 7a; empty on the main line. */
  readonly prefix: string;
  /** The variation that the turn belongs to; `undefined` on the main line. */
  readonly variation: OtnVariation | undefined;
}

/** The turns of a game. The variations on the moves of a turn come after it. */
const turnTree: GameTree<OtnLine, OtnTurn> = {
  moves: ({ turns }) => turns,
  branches(line) {
    const { turns } = line;
    let index = 0;
    return branchesOf(line, ({ turn }) => {
      while (index < turns.length && turns[index]!.number < turn) index++;
      return Math.min(index + 1, turns.length);
    });
  },
};

/**
 * Yields every turn of a line, each before the variations on its moves. Does not recurse, so nested variations can't
 * exhaust the stack.
 *
 * @throws ModelError for a variation that contains itself
 */
export function* walkTurns(main: OtnLine): Iterable<WalkedTurn> {
  for (const { at: line, move } of walkMoves(turnTree, main)) {
    const isMain = line.depth === 0;
    yield {
      turn: move,
      prefix: isMain ? '' : `${line.address}.`,
      variation: isMain ? undefined : (line.line as OtnVariation),
    };
  }
}

/**
 * Returns the locations that can follow the last move of a line: the next move of its turn and, if the turn is
 * complete, the first move of the next turn.
 */
export function locationsAfter(
  last: { readonly number: number; readonly moveCount: number } | undefined,
): MoveLocation[] {
  if (last === undefined) return [];
  const next = [{ turn: last.number, letter: letterOf(last.moveCount) }];
  if (last.moveCount >= 2) next.push({ turn: last.number + 1, letter: 'a' });
  return next;
}
