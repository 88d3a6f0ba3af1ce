import { type Colour, halfTurn } from '../../../games/5dchess/index.js';
import type { Change, LineInTree, Path } from '../../../notation/index.js';
import type { Action, Move, Turn, Variation } from '../model/model.js';
import { type LineWithMover, modelLine, type PlayersMove } from '../turns/game-tree.js';
import { type PlayedAction, playedActions } from '../turns/played-actions.js';

/** A line of a record, with its path in the model. */
export interface LineAt {
  readonly line: LineInTree<LineWithMover>;
  readonly path: Path;
}

/** The player who acts next, and the number of the turn if the line has no turn before it. */
export interface NextAction {
  readonly mover: Colour;
  readonly firstNumber: number;
}

/** Returns the actions of a line that moves can belong to: all but one that has only variations. */
const ownActions = ({ line }: Pick<LineAt, 'line'>): PlayedAction[] =>
  [...playedActions(modelLine(line), line.line.firstMover)].filter(
    ({ action, hasVariation }) => !hasVariation || action.some(({ type }) => type === 'move'),
  );

/**
 * Returns the change that adds a move at the end of a line: to the last action if it is the mover's, or to a new one.
 */
export function newMoveChange(move: Move, line: LineAt, next: NextAction): Change {
  const last = ownActions(line).at(-1);
  if (last?.mover !== next.mover) return newActionChange([move], line, next);
  return { insert: [...line.path, ...last.path, last.action.length], value: move };
}

/** Returns the change that adds an action at the end of a line; one without moves ends the turn of the other player. */
export function newActionChange(action: Action, line: LineAt, { mover, firstNumber }: NextAction): Change {
  const { turns } = modelLine(line.line);
  const [, index = 0, side] = ownActions(line).at(-1)?.path ?? [];
  const path = [...line.path, 'turns'];
  const last = side === undefined ? undefined : turns[Number(index)];
  if (side === 'white' && last?.black === undefined) return { insert: [...path, index, 'black'], value: action };
  const number = last === undefined ? firstNumber : (last.number ?? firstNumber + Number(index)) + 1;
  const value: Turn = mover === 'white' ? { number, white: action } : { number, black: action };
  return { insert: [...path, turns.length], value };
}

/**
 * Returns the change that adds a variation in place of the action of a move.
 *
 * @param isEnded whether the turn ends after the action, although its player could move on
 */
export function newVariationChange(action: Action, beside: PlayersMove, line: LineAt, isEnded: boolean): Change {
  const { half, mover, path, action: items } = beside.action;
  const turns = Number.isNaN(half) ? unnumberedTurns(action, isEnded) : numberedTurns(action, half, mover, isEnded);
  const variation: Variation = { type: 'variation', comments: [], turns };
  return { insert: [...line.path, ...path, items.length], value: variation };
}

const unnumberedTurns = (action: Action, isEnded: boolean): Turn[] => [
  { white: action, ...(isEnded ? { black: [] } : {}) },
];

function numberedTurns(action: Action, half: number, mover: Colour, isEnded: boolean): Turn[] {
  const number = (half - halfTurn(0, mover)) / 2;
  if (mover === 'white') return [{ number, white: action, ...(isEnded ? { black: [] } : {}) }];
  return [{ number, black: action }, ...(isEnded ? [{ number: number + 1, white: [] }] : [])];
}
