import type { OtnLine, OtnMove, OtnStep, OtnVariation } from '../model.js';
import { letterIndex } from './steps.js';

/**
 * What the last step of an address names, from depth two on: the move that the variation replaces, as the specification has
 * it, or the move before the variation, as OpenTafl reads and writes it.
 */
export type AddressConvention = 'specification' | 'opentafl';

/** The moves of each turn of a line, by its number; where a number comes again, of the first turn. */
export type MovesByTurn = ReadonlyMap<number, readonly OtnMove[]>;

/** The moves of a line by turn. */
export function movesByTurn({ turns }: OtnLine): MovesByTurn {
  const byTurn = new Map<number, readonly OtnMove[]>();
  for (const { number, moves } of turns) if (!byTurn.has(number)) byTurn.set(number, moves);
  return byTurn;
}

/** The place of a move: a turn and a letter. */
export type MovePlace = Pick<OtnStep, 'turn' | 'letter'>;

/** What the address of a nested variation can mean: the move that it replaces, for each convention that fits. */
export type Meanings = ReadonlyMap<AddressConvention, MovePlace>;

/**
 * The conventions that the last step of a nested variation's address fits. `.....` at the start of a variation tells them
 * apart: it stands for the moves of the turn before the one that is replaced.
 *
 * @param moves - of the line that the variation branches off
 */
export function meaningsOf(variation: OtnVariation, moves: MovesByTurn): Meanings {
  const meanings = new Map<AddressConvention, MovePlace>();
  const skips = startsWithSkip(variation);
  const fits = ({ letter }: MovePlace): boolean => skips === undefined || skips === letterIndex(letter) > 0;
  const { turn, letter } = variation;
  const size = moves.get(turn)?.length;
  if (size === undefined) return meanings;
  if (letterIndex(letter) <= size && fits({ turn, letter })) meanings.set('specification', { turn, letter });
  if (letterIndex(letter) < size) {
    const next = moveAfter({ turn, letter }, size);
    if (fits(next)) meanings.set('opentafl', next);
  }
  return meanings;
}

/** The place after a move; behind the last move of a turn that has one for each side, the next turn. */
function moveAfter({ turn, letter }: MovePlace, size: number): MovePlace {
  const index = letterIndex(letter) + 1;
  return index < Math.max(size, 2) ? { turn, letter: letterOf(index) } : { turn: turn + 1, letter: 'a' };
}

/** The place before a move; `undefined` for the first move of the line. */
export function moveBefore({ turn, letter }: MovePlace, moves: MovesByTurn): MovePlace | undefined {
  const index = letterIndex(letter);
  if (index > 0) return isSkip(moves.get(turn)?.[index - 1]) ? undefined : { turn, letter: letterOf(index - 1) };
  const before = moves.get(turn - 1)?.length ?? 0;
  return before === 0 ? undefined : { turn: turn - 1, letter: letterOf(before - 1) };
}

/** The letter of a move of a turn, counted from 0. */
export const letterOf = (index: number): string => String.fromCharCode(97 + index);

/** Whether a variation begins with `.....`; `undefined` where its first turn is missing or has no moves. */
function startsWithSkip({ turns }: OtnVariation): boolean | undefined {
  const first = turns.find(({ number }) => number === 1)?.moves[0];
  return first && isSkip(first);
}

/** Whether a move is `.....`. */
export const isSkip = (move: OtnMove | undefined): boolean => move?.kind === 'skip';
