import { type Change, changedModel, partAt, type Path, pathOf } from '../../../notation/path.js';
import { halfTurn } from '../../../games/5dchess/index.js';
import type { Action, FiveDGame, Turn } from '../model.js';

/** The turns of a line from an index on, whose numbers change by the same amount. */
interface Renumbering {
  readonly line: Path;
  readonly begin: number;
  readonly by: 1 | -1;
}

/**
 * Renumbers the turns after an inserted or removed one: after an insertion if its number is in use, after a removal if
 * there would be a gap. Variations in these turns are renumbered too.
 *
 * @param before the game before the change
 */
export function renumbered(changed: FiveDGame, change: Change, before: FiveDGame): FiveDGame {
  const found = renumbering(before, change);
  if (found === undefined) return changed;
  const { line, begin, by } = found;
  const first = by === 1 ? begin + 1 : begin - 1;
  const turns = partAt(changed, line) as readonly Turn[];
  const value = turns.map((turn, i) => (i < first ? turn : shiftedTurn(turn, by)));
  const settled = changedModel(changed, { replace: line, value });
  return settled.ok ? settled.model : changed;
}

function renumbering(game: FiveDGame, change: Change): Renumbering | undefined {
  const path = pathOf(change);
  const index = path.at(-1);
  const line = path.slice(0, -1);
  if (line.at(-1) !== 'turns' || typeof index !== 'number' || 'replace' in change) return undefined;
  const turns = partAt(game, line) as readonly Turn[] | undefined;
  if (turns === undefined) return undefined;
  if ('insert' in change) {
    return overlap((change.value ?? {}) as Turn, turns[index]) ? { line, begin: index, by: 1 } : undefined;
  }
  return leavesGap(turns, index) ? { line, begin: index + 1, by: -1 } : undefined;
}

/** Whether an inserted turn has the number of the next turn and an action of the same or a later player. */
function overlap(inserted: Turn, next: Turn | undefined): boolean {
  if (inserted.number === undefined || next === undefined || inserted.number !== next.number) return false;
  const last = halfTurn(inserted.number, inserted.black === undefined ? 'white' : 'black');
  return last >= halfTurn(next.number, next.white === undefined ? 'black' : 'white');
}

/** Whether the next turn has the number after that of a turn, and no other turn before it has the same number. */
function leavesGap(turns: readonly Turn[], index: number): boolean {
  const [before, removed, next] = [turns[index - 1]?.number, turns[index]?.number, turns[index + 1]?.number];
  return removed !== undefined && removed > 0 && before !== removed && next === removed + 1;
}

function shiftedTurn({ number, white, black }: Turn, by: number): Turn {
  return {
    ...(number === undefined ? {} : { number: number + by }),
    ...(white === undefined ? {} : { white: shiftedAction(white, by) }),
    ...(black === undefined ? {} : { black: shiftedAction(black, by) }),
  };
}

const shiftedAction = (action: Action, by: number): Action =>
  action.map((item) =>
    item.type === 'variation' ? { ...item, turns: item.turns.map((turn) => shiftedTurn(turn, by)) } : item,
  );
