import type { GameRecord } from '../../../../generated/5dfen/nodes.js';
import { defined } from '../../../defined.js';
import { halfTurn } from '../../../games/5dchess/index.js';
import { memoizeByObject } from '../../../notation/assist/memoize.js';
import type { Reading } from '../../../notation/index.js';
import { type LocatedGame, locatedGame } from '../model/locate.js';
import type { Action, FiveDGame, Line, Turn, Variation } from '../model/model.js';
import { playedActions } from '../turns/played-actions.js';

/** A game that was read. */
export type GameReading = Reading<FiveDGame, GameRecord>;

/** Returns the model of a reading, with the spans of its parts. */
export const locatedOnce = memoizeByObject(({ tree }: GameReading) => locatedGame(tree));

/** Returns a game whose main line follows the variations to the last move that begins at or before an offset. */
export function lineThrough(reading: GameReading, offset: number): FiveDGame {
  const located = locatedOnce(reading);
  const turns: Turn[] = [];
  let line: Line | undefined = located.game;
  while (line !== undefined) {
    const { before, inside } = turnsUntil(reading, located, line, offset);
    for (const turn of before) turns.push(turn);
    line = inside;
  }
  return { ...reading.model, turns };
}

/** Returns the turns of a line up to an offset; if the offset is in a variation, that and the turns that lead to it. */
function turnsUntil(
  reading: GameReading,
  located: LocatedGame,
  { turns }: Line,
  offset: number,
): { readonly before: readonly Turn[]; readonly inside?: Line } {
  const before: Turn[] = [];
  for (const turn of turns) {
    const inside = variationAround(located, turn, offset);
    if (inside !== undefined) return { before: turnsBefore(turns, halfBegun(reading, located, inside)), inside };
    const written = turnUntil(located, turn, offset);
    if (written !== undefined) before.push(written);
  }
  return { before };
}

/** Returns the variation of a turn that an offset is in; `undefined` if the offset is in none. */
function variationAround(located: LocatedGame, { white, black }: Turn, offset: number): Variation | undefined {
  return [...(white ?? []), ...(black ?? [])].find((part): part is Variation => {
    const span = part.type === 'variation' ? located.spanOf(part) : undefined;
    return span !== undefined && span.start <= offset && offset < span.end;
  });
}

/** Returns a turn with only the parts that begin at or before an offset; `undefined` if it has none. */
function turnUntil(located: LocatedGame, { number, ...turn }: Turn, offset: number): Turn | undefined {
  const kept = (side: 'white' | 'black'): Action | undefined =>
    turn[side]?.filter((part) => part.type === 'move' && (located.spanOf(part)?.start ?? Infinity) <= offset);
  const white = kept('white');
  const black = kept('black');
  if ((white ?? []).length === 0 && (black ?? []).length === 0) return undefined;
  return defined({ number, white, black: black?.length === 0 ? undefined : black });
}

/** Returns the half turn with which a variation begins; NaN if it has no turn number. */
function halfBegun(reading: GameReading, located: LocatedGame, variation: Variation): number {
  const [turn] = variation.turns;
  if (turn?.number === undefined) return Number.NaN;
  const [first] = playedActions(variation, 'white');
  // A turn without an action has only its number: `1b.`
  const written = located.spanOf(turn, 'number');
  const isBlacks = written !== undefined && /b\.?$/.test(reading.tree.text.slice(written.start, written.end));
  return halfTurn(turn.number, first?.mover ?? (isBlacks ? 'black' : 'white'));
}

/** Returns the turns of a line before a half turn. */
function turnsBefore(turns: readonly Turn[], half: number): Turn[] {
  return turns.flatMap((turn): Turn[] => {
    if (turn.number === undefined || Number.isNaN(half)) return [];
    if (halfTurn(turn.number, 'black') < half) return [turn];
    return halfTurn(turn.number, 'white') < half ? [{ number: turn.number, ...defined({ white: turn.white }) }] : [];
  });
}
