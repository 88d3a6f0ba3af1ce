import { type Colour, halfTurn, opponentOf } from '../../games/5dchess/index.js';
import type { Path } from '../../notation/index.js';
import type { Action, Line, Turn } from './model.js';

/** The action of one player in a turn of a line. */
export interface PlayedAction {
  readonly mover: Colour;
  /** The half turn: even for white, odd for black; NaN if its turn has no number. */
  readonly half: number;
  readonly action: Action;
  readonly path: Path;
  readonly hasVariation: boolean;
}

/**
 * Returns the actions of a line in order.
 *
 * @param begins the player who acts first if the line has no turn number
 * @param path the path of the line in the model
 */
export function playedActions({ turns }: Line, begins: Colour, path: Path): PlayedAction[] {
  const actions = turns.flatMap((turn, i) => actionsOf(turn, begins, [...path, 'turns', i]));
  const [lead, first] = actions;
  if (lead === undefined || !isLead(lead)) return actions;
  // Variations before the first turn belong to an absent action before it.
  const variation = lead.action.find((item) => item.type === 'variation');
  const start = first ?? (variation === undefined ? undefined : playedActions(variation, begins, [])[0]);
  return [{ ...lead, mover: start?.mover ?? begins, half: (start?.half ?? Number.NaN) - 1 }, ...actions.slice(1)];
}

/** Tells whether an action without a turn number has only variations. */
const isLead = ({ half, action, hasVariation }: PlayedAction): boolean =>
  Number.isNaN(half) && hasVariation && action.every(({ type }) => type !== 'move');

/** Returns the actions of a turn with their players. */
function actionsOf({ number, white, black }: Turn, begins: Colour, path: Path): PlayedAction[] {
  const first: Colour = number === undefined ? begins : 'white';
  const second = white === undefined ? 'black' : opponentOf(first);
  const played = (mover: Colour, action: Action, side: 'white' | 'black'): PlayedAction => ({
    mover,
    half: number === undefined ? Number.NaN : halfTurn(number, mover),
    action,
    path: [...path, side],
    hasVariation: action.some(({ type }) => type === 'variation'),
  });
  return [
    ...(white === undefined ? [] : [played(first, white, 'white')]),
    ...(black === undefined ? [] : [played(second, black, 'black')]),
  ];
}
