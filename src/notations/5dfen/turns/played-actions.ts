import { type Colour, halfTurn, opponentOf } from '../../../games/5dchess/index.js';
import type { Path } from '../../../notation/index.js';
import type { Action, Line, Turn } from '../model/model.js';

/** The action of one player in a turn of a line. */
export class PlayedAction {
  readonly mover: Colour;
  /** The half turn: even for white, odd for black; NaN if its turn has no number. */
  readonly half: number;
  readonly action: Action;
  readonly hasVariation: boolean;
  /** The index of the turn in its line. */
  readonly turnIndex: number;
  /** The half of the turn in which the action is written. */
  readonly side: 'white' | 'black';

  /** @param mover the player, who can be black in a turn that has only one action */
  constructor(mover: Colour, half: number, action: Action, turnIndex: number, side: 'white' | 'black') {
    this.mover = mover;
    this.half = half;
    this.action = action;
    this.hasVariation = action.some(({ type }) => type === 'variation');
    this.turnIndex = turnIndex;
    this.side = side;
  }

  /** The path below the line. Built for each use: a long game has millions of actions. */
  get path(): Path {
    return ['turns', this.turnIndex, this.side];
  }

  /** Returns the comments between the move at an index and the next one, a line each; `undefined` if there are none. */
  commentAfter(item: number): string | undefined {
    let comment: string | undefined;
    for (let i = item + 1; i < this.action.length; i++) {
      const next = this.action[i];
      if (next?.type === 'move') break;
      if (next?.type === 'comment') comment = comment === undefined ? next.text : `${comment}\n${next.text}`;
    }
    return comment;
  }

  /** Whether the action has no turn number, and only variations. */
  get isLead(): boolean {
    return Number.isNaN(this.half) && this.hasVariation && this.action.every(({ type }) => type !== 'move');
  }

  /** Returns this action, which variations before the first turn belong to, as one right before another action. */
  before(mover: Colour, half: number): PlayedAction {
    return new PlayedAction(mover, half - 1, this.action, this.turnIndex, this.side);
  }
}

/**
 * Yields the actions of a line in order.
 *
 * @param firstMover the player who acts first if the line has no turn number
 */
export function* playedActions(line: Line, firstMover: Colour): Generator<PlayedAction, void> {
  const actions = actionsIn(line, firstMover);
  const { value: lead } = actions.next();
  if (lead?.isLead !== true) {
    if (lead !== undefined) yield lead;
    return yield* actions;
  }
  // Variations before the first turn belong to an absent action before it.
  const { value: first } = actions.next();
  const start = first ?? startInside(lead, firstMover);
  yield lead.before(start?.mover ?? firstMover, start?.half ?? Number.NaN);
  if (first !== undefined) yield first;
  yield* actions;
}

/** The actions that {@link startInside} has found, by the first mover and the action with the variations. */
const STARTS: Readonly<Record<Colour, WeakMap<Action, PlayedAction | undefined>>> = {
  white: new WeakMap(),
  black: new WeakMap(),
};

/**
 * Returns the first action of the first variation before the first turn of a line that has no other action. Variations
 * can begin with variations thousands of times, and the start of each is requested, so every result is kept.
 */
function startInside(outermost: PlayedAction, firstMover: Colour): PlayedAction | undefined {
  const known = STARTS[firstMover];
  const leads: { readonly lead: PlayedAction; readonly first: PlayedAction | undefined }[] = [];
  let start: PlayedAction | undefined = outermost;
  while (start?.isLead === true && !known.has(start.action)) {
    const variation: Line | undefined = start.action.find((item) => item.type === 'variation');
    if (variation === undefined) break;
    const [first, second] = actionsIn(variation, firstMover);
    leads.push({ lead: start, first });
    start = first?.isLead === true ? (second ?? first) : undefined;
  }
  let found = start?.isLead === true ? known.get(start.action) : start;
  for (const { lead, first } of leads.reverse()) {
    found = first?.isLead === true ? first.before(found?.mover ?? firstMover, found?.half ?? Number.NaN) : first;
    known.set(lead.action, found);
  }
  return found;
}

/** Yields the actions of each turn with their players. */
function* actionsIn({ turns }: Line, firstMover: Colour): Generator<PlayedAction, void> {
  for (const [i, turn] of turns.entries()) {
    const { number, white, black } = turn;
    const first: Colour = number === undefined ? firstMover : 'white';
    const second = white === undefined ? 'black' : opponentOf(first);
    if (white !== undefined) yield new PlayedAction(first, halfOf(turn, first), white, i, 'white');
    if (black !== undefined) yield new PlayedAction(second, halfOf(turn, second), black, i, 'black');
  }
}

const halfOf = ({ number }: Turn, mover: Colour): number =>
  number === undefined ? Number.NaN : halfTurn(number, mover);
