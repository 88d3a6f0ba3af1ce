import { append } from '../../../maps.js';
import { legalMoves, playMove } from '../moves/moves.js';
import type { Board, Multiverse } from '../multiverse.js';
import type { Colour } from '../piece.js';

/** A move as a part of an action, with the boards that it makes whatever the other moves are. */
export interface ActionOption {
  /** The timeline on which it begins. */
  readonly line: number;
  /** The timeline on whose last board it arrives, if no move of the action has been made there before it. */
  readonly other?: number;
  /** The next board of its timeline. */
  readonly left: Board;
  /** The board on which it arrives; its timeline is not known if the move may make one. */
  readonly entered?: Board;
}

/** The moves of a side by their effect on timelines. */
export interface ActionOptions {
  /** The moves that need no new timeline, by each timeline that they begin or arrive on. */
  readonly onLine: ReadonlyMap<number, readonly ActionOption[]>;
  /** The moves that make a timeline, or do so after another move on the board where they arrive. */
  readonly branching: readonly ActionOption[];
}

/**
 * Returns the moves that a side can make now: all moves of any action, because the boards that an action makes are the
 * other side's.
 */
export function actionOptions(multiverse: Multiverse, mover: Colour): ActionOptions {
  const onLine = new Map<number, ActionOption[]>();
  const branching: ActionOption[] = [];
  const jumps: ActionOption[] = [];
  const before = multiverse.snapshot();
  for (const move of legalMoves(multiverse, mover)) {
    const { made, newLine } = playMove(multiverse, move);
    multiverse.rewind(before);
    const [left, entered] = made as [Board, Board?];
    const option = { line: move.from.line, left };
    if (entered === undefined) append(onLine, option.line, option);
    else if (newLine !== undefined) branching.push({ ...option, entered });
    else jumps.push({ ...option, other: entered.line, entered });
  }
  for (const jump of jumps) {
    append(onLine, jump.line, jump);
    append(onLine, jump.other!, jump);
    branching.push(jump);
  }
  return { onLine, branching };
}
