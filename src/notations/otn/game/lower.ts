import type { Comment, GameRecord, StrayError, Turn, UnnumberedTurnError } from '../../../../generated/otn/nodes.js';
import {
  gameRecordChildren,
  gameRecordTurns,
  isAddress,
  isStrayError,
  isTurn,
  isTurnNumber,
  isUnnumberedTurnError,
  turnAddress,
  turnComment,
  turnMoves,
  unnumberedTurnErrorComment,
  unnumberedTurnErrorMoves,
} from '../../../../generated/otn/readers.js';
import { type NodeIndex, textOf, type Tree } from '../../../cst/index.js';
import { type ChooseMeanings, LineBuilder } from './line-builder.js';
import { lowerMove } from '../move/lower.js';
import { lowerStep } from './lower-step.js';
import { lowerTag } from './lower-tag.js';
import { lowerTime } from './lower-time.js';
import type { OtnComment, OtnGame, OtnMove, OtnStep, OtnTag, OtnTurn, OtnVariation } from '../model.js';
import type { AddressConvention } from './nested-address.js';
import { byCustomaryName } from './tag-names.js';

/** The index of a turn, or of moves that have no number. */
export type TurnIndex = NodeIndex<Turn> | NodeIndex<UnnumberedTurnError>;

/** The index of what could not be read among the turns. */
export type HoleIndex = TurnIndex | NodeIndex<StrayError>;

/** A turn, where it stands in the tree, and which line it is of. */
export interface LoweredTurn {
  readonly turn: OtnTurn;
  readonly at: TurnIndex;
  /** The variation that it is part of; nothing on the main line. */
  readonly variation: OtnVariation | undefined;
  /** The variations that lead to it from the main line, the innermost last. */
  readonly path: readonly OtnVariation[];
  /** Whether its number could not be read. */
  readonly isGuessed: boolean;
}

/** A game, and where it came from. */
export interface LoweredGame {
  readonly game: OtnGame;
  /** In the order of the text. */
  readonly turns: readonly LoweredTurn[];
  /** What could not be read among the turns. */
  readonly holes: readonly HoleIndex[];
  /** The convention of each nested variation whose address fits only one. */
  readonly conventions: ReadonlyMap<OtnVariation, AddressConvention>;
}

/**
 * Tree → game. A turn whose number can't be read is the next one of the line before it, or of the main line if that lacks
 * one there; if it looks like a turn of an unknown variation, it is left out. A move that can't be read keeps its place. The address lines of variations may come in any order.
 *
 * @param choose - chooses the meaning of nested addresses that fit both conventions, given the tags
 */
export function lowerGame(
  tree: Tree<GameRecord>,
  choose: (tags: readonly OtnTag[]) => ChooseMeanings | undefined = () => undefined,
): LoweredGame {
  const tags: OtnTag[] = [];
  const lines = new LineBuilder();
  const turns: LoweredTurn[] = [];
  const holes: HoleIndex[] = [];
  const nextNumber = nextNumbers(tree);
  let steps = NO_STEPS;
  const record = tree.root.index;
  for (let at = gameRecordChildren.first(tree, record); at !== 0; at = gameRecordChildren.next(tree, record, at)) {
    if (isTurn(tree, at) || isUnnumberedTurnError(tree, at)) {
      const address = addressOf(tree, at);
      if (address === undefined) {
        holes.push(at);
        continue;
      }
      const last = lines.main.turns.at(-1)?.number ?? 0;
      const isGuessed = address.number === undefined;
      // Behind a variation it goes on with that, unless the main line lacks a turn here.
      if (!isGuessed) steps = address.steps;
      else if (steps.length > 0 && (nextNumber(at) ?? 0) > last + 1) steps = NO_STEPS;
      const guess = steps.length === 0 ? last + 1 : (turns.at(-1)?.turn.number ?? 0) + 1;
      const turn = lowerTurn(tree, at, address.number ?? guess);
      const path = lines.add(steps, turn);
      turns.push({ turn, at, variation: path.at(-1), path, isGuessed });
    } else if (isStrayError(tree, at)) holes.push(at);
    else {
      const tag = lowerTag(tree.node(at));
      if (tag !== undefined) tags.push(tag);
    }
  }
  tags.sort(byCustomaryName);
  const conventions = lines.resolve(choose(tags));
  const game = { tags: tags.map((tag) => withSteps(tag, lines)), ...lines.finish() };
  return { game, turns, holes, conventions };
}

/** A tag whose address, if it is one, has the steps that the specification would have. */
function withSteps(tag: OtnTag, lines: LineBuilder): OtnTag {
  if (tag.type !== 'address' || tag.value.steps.length < 2) return tag;
  const steps = lines.stepsTo(tag.value.steps) ?? tag.value.steps;
  return { ...tag, value: { ...tag.value, steps } };
}

/** Finds the number of the next turn of the main line that has one, after a node; the nodes asked about ascend. */
function nextNumbers(tree: Tree<GameRecord>): (after: TurnIndex) => number | undefined {
  const record = tree.root.index;
  let next = gameRecordTurns.first(tree, record);
  return (after) => {
    for (; next !== 0; next = gameRecordTurns.next(tree, record, next)) {
      if (next <= after || !isTurn(tree, next)) continue;
      const number = turnAddress(tree, next);
      if (isTurnNumber(tree, number)) return Number.parseInt(textOf(tree, number), 10);
    }
    return undefined;
  };
}

interface WrittenAddress {
  readonly steps: readonly OtnStep[];
  /** Nothing where it can't be read. */
  readonly number: number | undefined;
}

const NO_STEPS: readonly OtnStep[] = [];
const LOOKS_LIKE_VARIATION = /^\d+(?:[^\d\s]?[a-z]|\.\d)/i;

/** The address of a turn; nothing for one that seems to be of a variation, nobody knows which. */
function addressOf(tree: Tree, turn: TurnIndex): WrittenAddress | undefined {
  if (isUnnumberedTurnError(tree, turn)) return { steps: NO_STEPS, number: undefined };
  const address = turnAddress(tree, turn);
  if (isTurnNumber(tree, address)) return { steps: NO_STEPS, number: Number.parseInt(textOf(tree, address), 10) };
  if (isAddress(tree, address)) {
    const { steps, turn: number } = tree.node(address);
    return { steps: steps.map(lowerStep), number: Number(number.text) };
  }
  return LOOKS_LIKE_VARIATION.test(textOf(tree, address)) ? undefined : { steps: NO_STEPS, number: undefined };
}

const NO_COMMENTS: readonly OtnComment[] = [];

function lowerTurn(tree: Tree, turn: TurnIndex, number: number): OtnTurn {
  const moves: OtnMove[] = [];
  let comment: NodeIndex<Comment> | 0;
  if (isTurn(tree, turn)) {
    for (let i = turnMoves.first(tree, turn); i !== 0; i = turnMoves.next(tree, turn, i))
      moves.push(lowerMove(tree, i));
    comment = turnComment(tree, turn);
  } else {
    const list = unnumberedTurnErrorMoves;
    for (let i = list.first(tree, turn); i !== 0; i = list.next(tree, turn, i)) moves.push(lowerMove(tree, i));
    comment = unnumberedTurnErrorComment(tree, turn);
  }
  const comments = comment === 0 ? NO_COMMENTS : lowerComment(tree.node(comment));
  // A list that has grown keeps room for more, its copy has none.
  return { number, moves: moves.slice(), comments };
}

/** The remarks of a comment; empty ones at its end say nothing. */
function lowerComment({ remarks, tree }: Comment): readonly OtnComment[] {
  const out: OtnComment[] = [];
  let count = 0;
  for (const { clock, start, end } of remarks) {
    out.push({
      clock: clock === undefined ? undefined : lowerTime(clock),
      text: tree.text.slice(clock?.end ?? start, end),
    });
    if (start < end) count = out.length;
  }
  return count === 0 ? NO_COMMENTS : out.slice(0, count);
}
