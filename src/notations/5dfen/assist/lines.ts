import type { GameRecord } from '../../../../generated/5dfen/nodes.js';
import { defined } from '../../../defined.js';
import { halfTurn } from '../../../games/5dchess/index.js';
import type { Path, Reading } from '../../../notation/index.js';
import type { Action, FiveDGame, Line, Turn, Variation } from '../model/model.js';
import { playedActions } from '../turns/played-actions.js';

type FiveDReading = Reading<FiveDGame, GameRecord>;

/** Returns a game whose main line follows the variations to the last move that begins at or before an offset. */
export function lineThrough(reading: FiveDReading, offset: number): FiveDGame {
  const turns: Turn[] = [];
  let line: LineAt | undefined = { line: reading.model, path: [] };
  while (line !== undefined) {
    const { before, inside } = turnsUntil(reading, line, offset);
    for (const turn of before) turns.push(turn);
    line = inside;
  }
  return { ...reading.model, turns };
}

/** A line and its path in the model. */
interface LineAt {
  readonly line: Line;
  readonly path: Path;
}

/** Returns the turns of a line up to an offset; if the offset is in a variation, that and the turns that lead to it. */
function turnsUntil(
  reading: FiveDReading,
  { line, path }: LineAt,
  offset: number,
): { readonly before: readonly Turn[]; readonly inside?: LineAt } {
  const before: Turn[] = [];
  for (const [i, turn] of line.turns.entries()) {
    const turnPath = [...path, 'turns', i];
    const around = variationAround(reading, turn, turnPath, offset);
    if (around !== undefined) {
      const [variation, own] = around;
      const inside = { line: variation, path: own };
      return { before: turnsBefore(line.turns, halfBegun(reading, variation, own)), inside };
    }
    const written = turnUntil(reading, turn, turnPath, offset);
    if (written !== undefined) before.push(written);
  }
  return { before };
}

/** Returns the variation of a turn that an offset is in, with its path; `undefined` if the offset is in none. */
function variationAround(
  reading: FiveDReading,
  turn: Turn,
  turnPath: Path,
  offset: number,
): readonly [Variation, Path] | undefined {
  for (const side of ['white', 'black'] as const) {
    for (const [item, part] of (turn[side] ?? []).entries()) {
      const path = [...turnPath, side, item];
      const span = part.type === 'variation' ? reading.spanOf(path) : undefined;
      if (part.type === 'variation' && span && span.start <= offset && offset < span.end) return [part, path];
    }
  }
  return undefined;
}

/** Returns a turn with only the parts that begin at or before an offset; `undefined` if it has none. */
function turnUntil(reading: FiveDReading, { number, ...turn }: Turn, path: Path, offset: number): Turn | undefined {
  const kept = (side: 'white' | 'black'): Action | undefined =>
    turn[side]?.filter(
      ({ type }, item) => type === 'move' && (reading.spanOf([...path, side, item])?.start ?? Infinity) <= offset,
    );
  const white = kept('white');
  const black = kept('black');
  if ((white ?? []).length === 0 && (black ?? []).length === 0) return undefined;
  return {
    ...defined({ number, white }),
    ...(black === undefined || black.length === 0 ? {} : { black }),
  };
}

/** Returns the half turn with which a variation begins; NaN if it has no turn number. */
function halfBegun(reading: FiveDReading, variation: Variation, path: Path): number {
  const number = variation.turns[0]?.number;
  if (number === undefined) return Number.NaN;
  const [first] = playedActions(variation, 'white');
  // A turn without an action has only its number: `1b.`
  const written = reading.spanOf([...path, 'turns', 0, 'number']);
  const isBlacks = written !== undefined && /b\.?$/.test(reading.tree.text.slice(written.start, written.end));
  return halfTurn(number, first?.mover ?? (isBlacks ? 'black' : 'white'));
}

/** Returns the turns of a line before a half turn. */
function turnsBefore(turns: readonly Turn[], begins: number): Turn[] {
  return turns.flatMap((turn): Turn[] => {
    if (turn.number === undefined || Number.isNaN(begins)) return [];
    if (halfTurn(turn.number, 'black') < begins) return [turn];
    return halfTurn(turn.number, 'white') < begins ? [{ number: turn.number, ...defined({ white: turn.white }) }] : [];
  });
}
