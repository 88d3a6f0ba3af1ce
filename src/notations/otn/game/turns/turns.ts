import type {
  Comment,
  GameRecord,
  Step,
  StrayError,
  Turn,
  UnnumberedTurnError,
} from '../../../../../generated/otn/nodes.js';
import {
  addressSteps,
  addressTurn,
  gameRecordTurns,
  isAddress,
  isSkip,
  isStrayError,
  isTurn,
  isTurnNumber,
  isUnnumberedTurnError,
  turnAddress,
  turnComment,
  turnMoves,
  unnumberedTurnErrorComment,
  unnumberedTurnErrorMoves,
} from '../../../../../generated/otn/readers.js';
import { elementsOf, leadingNumberOf, type NodeIndex, textOf, type Tree } from '../../../../cst/index.js';
import { frozen } from '../../../../notation/read/shared-values.js';
import type { MoveIndex } from '../../move/model/leaves.js';
import { type ChooseMeanings, type CountedTurn, type NestedAddresses, resolveAddresses } from '../addresses/nested.js';
import { lowerStep, type OtnStep } from '../addresses/steps.js';
import { isVariation, type Line, LineBuilder, type VariationLine } from './line-builder.js';

/** The index of a turn, or of moves that have no number. */
export type TurnIndex = NodeIndex<Turn> | NodeIndex<UnnumberedTurnError>;

/** The index of an unreadable part among the turns. */
export type GapIndex = TurnIndex | NodeIndex<StrayError>;

/** A turn of a game in the tree. Its moves are counted but not read. */
export interface TurnInTree extends CountedTurn {
  readonly node: TurnIndex;
  readonly line: Line<TurnInTree>;
}

/** A turn of a variation. */
export interface VariationTurn extends TurnInTree {
  readonly line: VariationLine<TurnInTree>;
}

/** The turns of a game by line, for the checks and the model. */
export interface GameTurns extends NestedAddresses<TurnInTree> {
  readonly lines: LineBuilder<TurnInTree>;
  /** All turns, in the order of the text. */
  readonly turns: readonly TurnInTree[];
  /** The turns of variations, in the order of the text. */
  readonly inVariations: readonly VariationTurn[];
  /** The turns with `.....` among their moves, in the order of the text. */
  readonly withSkips: readonly TurnInTree[];
  /** The turns whose number is unreadable, so that it was inferred. */
  readonly inferred: ReadonlySet<TurnInTree>;
  /** The unreadable parts among the turns. */
  readonly gaps: readonly GapIndex[];
}

/**
 * Reads the addresses of all turns and assigns each turn to its line. A turn with an unreadable number is the next one
 * of the line before it, or of the main line if a turn is missing there. If it seems to belong to an unknown variation,
 * it is a gap. The turns of variations may come in any order.
 *
 * @param choose chooses the meaning of nested addresses that fit both conventions; if absent, they follow the usual one
 */
export function readTurns(
  tree: Tree<GameRecord>,
  choose?: (lines: LineBuilder<TurnInTree>) => ChooseMeanings<TurnInTree>,
): GameTurns {
  const lines = new LineBuilder<TurnInTree>();
  const turns: TurnInTree[] = [];
  const withSkips: TurnInTree[] = [];
  const inferred = new Set<TurnInTree>();
  const gaps: GapIndex[] = [];
  const nextNumber = nextNumbers(tree);
  let line = lines.main;
  let last = 0;
  const record = tree.root.index;
  for (let node = gameRecordTurns.first(tree, record); node !== 0; node = gameRecordTurns.next(tree, record, node)) {
    const address = isStrayError(tree, node) ? undefined : addressOf(tree, node);
    if (address === undefined || isStrayError(tree, node)) {
      gaps.push(node);
      continue;
    }
    const isInferred = address.number === undefined;
    // After a turn of a variation, the next turn belongs to that variation, unless a turn of the main line is missing
    // here.
    if (!isInferred) line = address.steps === NO_STEPS ? lines.main : lines.lineAt(address.steps);
    else if (isVariation(line) && (nextNumber(node) ?? 0) > last + 1) line = lines.main;
    const guess = isVariation(line) ? (turns.at(-1)?.number ?? 0) + 1 : last + 1;
    const moves = countMoves(tree, node);
    const { moveCount, skipCount } = moves;
    const turn: TurnInTree = { node, number: address.number ?? guess, moveCount, skipCount, line };
    if (isVariation(line)) lines.add(line, turn);
    else last = turn.number;
    turns.push(turn);
    if (moves.hasSkip) withSkips.push(turn);
    if (isInferred) inferred.add(turn);
  }
  // Without variations, both lists have the same turns, perhaps millions.
  lines.main.turns = lines.variations.length === 0 ? turns : turns.filter(({ line: own }) => own === lines.main);
  const addresses = resolveAddresses(lines, lines.variations.length === 0 ? undefined : choose?.(lines));
  lines.sort();
  const inVariations = lines.variations.length === 0 ? [] : turns.filter(isInVariation);
  return { lines, turns, inVariations, withSkips, inferred, gaps, ...addresses };
}

const isInVariation = (turn: TurnInTree): turn is VariationTurn => isVariation(turn.line);

/** Calls a function for each move of a turn, in the order of the text. */
export function eachMoveAt(tree: Tree, turn: TurnIndex, visit: (at: MoveIndex) => void): void {
  if (isTurn(tree, turn)) {
    for (let i = turnMoves.first(tree, turn); i !== 0; i = turnMoves.next(tree, turn, i)) visit(i);
  } else {
    const moves = unnumberedTurnErrorMoves;
    for (let i = moves.first(tree, turn); i !== 0; i = moves.next(tree, turn, i)) visit(i);
  }
}

/** Returns the node indices of the moves of a turn. */
export const movesAt = (tree: Tree, turn: TurnIndex): MoveIndex[] =>
  isTurn(tree, turn) ? elementsOf(tree, turn, turnMoves) : elementsOf(tree, turn, unnumberedTurnErrorMoves);

/** Returns the node index of the commentary on a turn; 0 if absent. */
export const commentAt = (tree: Tree, turn: TurnIndex): NodeIndex<Comment> | 0 =>
  isTurn(tree, turn) ? turnComment(tree, turn) : unnumberedTurnErrorComment(tree, turn);

/** Returns the steps of the address of a turn; empty on the main line. */
export function stepsAt(tree: Tree, turn: TurnIndex): NodeIndex<Step>[] {
  const address = isTurn(tree, turn) ? turnAddress(tree, turn) : turn;
  return isAddress(tree, address) ? elementsOf(tree, address, addressSteps) : [];
}

/** The moves of a turn, counted. */
interface MoveCounts extends Pick<CountedTurn, 'moveCount' | 'skipCount'> {
  /** Whether one of the moves is `.....`. */
  readonly hasSkip: boolean;
}

/** Counts the moves of a turn. */
function countMoves(tree: Tree, node: TurnIndex): MoveCounts {
  let moveCount = 0;
  let hasSkip = false;
  let skipCount = 0;
  const count = (move: MoveIndex): void => {
    if (isSkip(tree, move)) {
      hasSkip = true;
      if (skipCount === moveCount) skipCount++;
    }
    moveCount++;
  };
  eachMoveAt(tree, node, count);
  return { moveCount, skipCount, hasSkip };
}

/**
 * Returns a function that finds the number of the next numbered turn of the main line after a node. Its calls must pass
 * ascending nodes.
 */
function nextNumbers(tree: Tree<GameRecord>): (after: TurnIndex) => number | undefined {
  const record = tree.root.index;
  let next = gameRecordTurns.first(tree, record);
  return (after) => {
    for (; next !== 0; next = gameRecordTurns.next(tree, record, next)) {
      if (next <= after || !isTurn(tree, next)) continue;
      const number = turnAddress(tree, next);
      if (isTurnNumber(tree, number)) return leadingNumberOf(tree, number);
    }
    return undefined;
  };
}

interface WrittenAddress {
  readonly steps: readonly OtnStep[];
  /** The number of the turn; `undefined` if unreadable. */
  readonly number: number | undefined;
}

const NO_STEPS: readonly OtnStep[] = frozen([]);
const UNREADABLE: WrittenAddress = { steps: NO_STEPS, number: undefined };
const LOOKS_LIKE_VARIATION = /^\d+(?:[^\d\s]?[a-z]|\.\d)/i;

/** Reads the address of a turn; `undefined` if the turn seems to belong to an unknown variation. */
function addressOf(tree: Tree, turn: TurnIndex): WrittenAddress | undefined {
  if (isUnnumberedTurnError(tree, turn)) return UNREADABLE;
  const address = turnAddress(tree, turn);
  if (isTurnNumber(tree, address)) return { steps: NO_STEPS, number: leadingNumberOf(tree, address) };
  if (isAddress(tree, address)) {
    const steps = stepsAt(tree, turn).map((step) => lowerStep(tree, step));
    return { steps, number: leadingNumberOf(tree, addressTurn(tree, address)) };
  }
  return LOOKS_LIKE_VARIATION.test(textOf(tree, address)) ? undefined : UNREADABLE;
}
