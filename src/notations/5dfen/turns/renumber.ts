import { defined } from '../../../defined.js';
import { halfTurn } from '../../../games/5dchess/index.js';
import { type Change, type NumberedTurns, renumbered, renumberingOf } from '../../../notation/index.js';
import type { Action, FiveDGame, Turn } from '../model/model.js';

/** Two turns with one number are one turn if white acts in the first, and black in the second. */
const NUMBERS: NumberedTurns<Turn> = {
  list: 'turns',
  overlaps(inserted, next) {
    if (inserted.number === undefined || next.number !== inserted.number) return false;
    const last = halfTurn(inserted.number, inserted.black === undefined ? 'white' : 'black');
    return last >= halfTurn(next.number, next.white === undefined ? 'black' : 'white');
  },
  shifted: shiftedTurn,
};

/**
 * Renumbers the turns after an inserted or removed one: after an insertion if its number is in use, after a removal if
 * there would be a gap. Variations in these turns are renumbered too.
 *
 * @param before the game before the change
 */
export function renumberedGame(changed: FiveDGame, change: Change, before: FiveDGame): FiveDGame {
  const renumbering = renumberingOf(before, change, NUMBERS);
  return renumbering === undefined ? changed : renumbered(changed, renumbering, NUMBERS);
}

function shiftedTurn({ number, white, black }: Turn, by: number): Turn {
  return defined({
    number: number === undefined ? undefined : number + by,
    white: white && shiftedAction(white, by),
    black: black && shiftedAction(black, by),
  });
}

const shiftedAction = (action: Action, by: number): Action =>
  action.map((item) =>
    item.type === 'variation' ? { ...item, turns: item.turns.map((turn) => shiftedTurn(turn, by)) } : item,
  );
