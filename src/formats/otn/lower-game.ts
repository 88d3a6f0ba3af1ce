import { type Address, type Comment, type GameRecord, Kind } from '../../../generated/otn/nodes.js';
import { END, kindAt, NEXT, START, WORDS } from '../../cst/layout.js';
import type { Tree } from '../../cst/index.js';
import { type ChooseMeanings, LineBuilder } from './line-builder.js';
import { lowerMove } from './lower-move.js';
import { lowerStep } from './lower-step.js';
import { lowerTag } from './lower-tag.js';
import { lowerTime } from './lower-time.js';
import type { OtnComment, OtnGame, OtnMove, OtnStep, OtnTag, OtnTurn, OtnVariation } from './model.js';
import type { AddressConvention } from './nested-address.js';
import { byCustomaryName } from './tag-names.js';

/** A turn, where it stands in the tree, and which line it is of. */
export interface LoweredTurn {
  readonly turn: OtnTurn;
  /** Word index of its node. */
  readonly at: number;
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
  /** Word indices of what could not be read among the turns. */
  readonly holes: readonly number[];
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
  const { words } = tree;
  const tags: OtnTag[] = [];
  const lines = new LineBuilder();
  const turns: LoweredTurn[] = [];
  const holes: number[] = [];
  const nextNumber = nextNumbers(tree);
  let steps = NO_STEPS;
  const end = words[tree.root.index + NEXT]!;
  for (let at = tree.root.index + WORDS; at < end; at = words[at + NEXT]!) {
    const kind = kindAt(words, at);
    if (kind === Kind.Turn || kind === Kind.UnnumberedTurnError) {
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
    } else if (kind === Kind.StrayError) holes.push(at);
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

/** Finds the number of the next turn of the main line that has one, behind a word index; the indices asked for ascend. */
function nextNumbers({ root, text, words }: Tree<GameRecord>): (behind: number) => number | undefined {
  const end = words[root.index + NEXT]!;
  let next = root.index + WORDS;
  const isNumbered = () => kindAt(words, next) === Kind.Turn && kindAt(words, next + WORDS) === Kind.TurnNumber;
  return (behind) => {
    while (next < end && (next <= behind || !isNumbered())) next = words[next + NEXT]!;
    const number = next + WORDS;
    return next < end ? Number.parseInt(text.slice(words[number + START], words[number + END]), 10) : undefined;
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
function addressOf(tree: Tree, at: number): WrittenAddress | undefined {
  const { text, words } = tree;
  const first = at + WORDS;
  if (kindAt(words, at) === Kind.UnnumberedTurnError) return { steps: NO_STEPS, number: undefined };
  switch (kindAt(words, first)) {
    case Kind.TurnNumber:
      return { steps: NO_STEPS, number: Number.parseInt(text.slice(words[first + START], words[first + END]), 10) };
    case Kind.Address: {
      const { steps, turn } = tree.node(first) as Address;
      return { steps: steps.map(lowerStep), number: Number(turn.text) };
    }
    default:
      if (LOOKS_LIKE_VARIATION.test(text.slice(words[first + START], words[first + END]))) return undefined;
      return { steps: NO_STEPS, number: undefined };
  }
}

const NO_COMMENTS: readonly OtnComment[] = [];

function lowerTurn(tree: Tree, at: number, number: number): OtnTurn {
  const { words } = tree;
  const moves: OtnMove[] = [];
  let comments = NO_COMMENTS;
  const end = words[at + NEXT]!;
  for (let i = at + WORDS; i < end; i = words[i + NEXT]!) {
    switch (kindAt(words, i)) {
      case Kind.TurnNumber:
      case Kind.Address:
      case Kind.AddressError:
        break;
      case Kind.Comment:
        comments = lowerComment(tree.node(i) as Comment);
        break;
      default:
        moves.push(lowerMove(tree, i));
    }
  }
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
