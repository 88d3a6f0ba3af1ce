import type { GameRecord } from '../../../../../generated/otn/nodes.js';
import { gameRecordTurns, isStrayError, isUnnumberedTurnError } from '../../../../../generated/otn/readers.js';
import type { Tree } from '../../../../cst/index.js';
import { type ChooseMeanings, type CountedTurn, type NestedAddresses, resolveAddresses } from '../addresses/nested.js';
import { isVariation, type Line, LineBuilder, type VariationLine } from './line-builder.js';
import { addressOf, nextNumbers, type WrittenAddress } from './turn-addresses.js';
import { commentAt, countMoves, type GapIndex, type TurnIndex } from './turn-nodes.js';

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
 * it is a gap, and so is a move on a line of its own after a turn of one move. The turns of variations may come in any
 * order.
 *
 * @param choose chooses the meaning of nested addresses that fit both conventions; if absent, they follow the usual one
 */
export function readTurns(
  tree: Tree<GameRecord>,
  choose?: (lines: LineBuilder<TurnInTree>) => ChooseMeanings<TurnInTree>,
): GameTurns {
  const lines = new LineBuilder<TurnInTree>();
  const gaps: GapIndex[] = [];
  const reader = new TurnReader(tree, lines);
  const record = tree.root.index;
  for (let node = gameRecordTurns.first(tree, record); node !== 0; node = gameRecordTurns.next(tree, record, node)) {
    if (isStrayError(tree, node) || !reader.read(node)) gaps.push(node);
  }
  const { turns, withSkips, inferred } = reader;
  // Without variations, both lists have the same turns, perhaps millions.
  lines.main.turns = lines.variations.length === 0 ? turns : turns.filter(({ line: own }) => own === lines.main);
  const addresses = resolveAddresses(lines, lines.variations.length === 0 ? undefined : choose?.(lines));
  lines.sort();
  const inVariations = lines.variations.length === 0 ? [] : turns.filter(isInVariation);
  return { lines, turns, inVariations, withSkips, inferred, gaps, ...addresses };
}

const isInVariation = (turn: TurnInTree): turn is VariationTurn => isVariation(turn.line);

/** Reads the turns of a game in the order of the text: finds the line and the number of each. */
class TurnReader {
  readonly turns: TurnInTree[] = [];
  readonly withSkips: TurnInTree[] = [];
  readonly inferred = new Set<TurnInTree>();
  readonly #tree: Tree<GameRecord>;
  readonly #lines: LineBuilder<TurnInTree>;
  readonly #nextNumber: (after: TurnIndex) => number | undefined;
  /** The line of the last turn. */
  #line: Line<TurnInTree>;
  /** The number of the last turn of the main line. */
  #lastOnMain = 0;
  /** The number of the last turn. */
  #last = 0;

  constructor(tree: Tree<GameRecord>, lines: LineBuilder<TurnInTree>) {
    this.#tree = tree;
    this.#lines = lines;
    this.#nextNumber = nextNumbers(tree);
    this.#line = lines.main;
  }

  /**
   * Reads the next turn. Returns whether it is one, and its line is known. Turns of the main line are added to it
   * later.
   */
  read(node: TurnIndex): boolean {
    const address = addressOf(this.#tree, node, () => this.#missingOnMain(node));
    if (address === undefined || this.#continuesTurn(node)) return false;
    const { line, number } = this.#locate(node, address);
    const { moveCount, skipCount, hasSkip } = countMoves(this.#tree, node);
    const turn: TurnInTree = { node, number, moveCount, skipCount, line };
    if (isVariation(line)) this.#lines.add(line, turn);
    this.turns.push(turn);
    if (hasSkip) this.withSkips.push(turn);
    if (address.number === undefined) this.inferred.add(turn);
    return true;
  }

  /** Whether a move without a number is the second one of the turn before it, and no turn is missing here. */
  #continuesTurn(node: TurnIndex): boolean {
    if (!isUnnumberedTurnError(this.#tree, node)) return false;
    const last = this.turns.at(-1);
    if (last?.moveCount !== 1 || this.inferred.has(last) || commentAt(this.#tree, last.node) !== 0) return false;
    return countMoves(this.#tree, node).moveCount === 1 && this.#missingOnMain(node) === undefined;
  }

  /** Returns the line and the number of the next turn. A number that is unreadable is inferred. */
  #locate(node: TurnIndex, { steps, number }: WrittenAddress): Pick<TurnInTree, 'line' | 'number'> {
    if (number !== undefined) this.#line = this.#lines.lineAt(steps);
    else if (this.#missingOnMain(node) !== undefined) this.#line = this.#lines.main;
    const line = this.#line;
    this.#last = number ?? (isVariation(line) ? this.#last : this.#lastOnMain) + 1;
    if (!isVariation(line)) this.#lastOnMain = this.#last;
    return { line, number: this.#last };
  }

  /**
   * Returns the number of the next turn of the main line if it is missing between the turns with readable numbers
   * before and after a turn; `undefined` otherwise.
   */
  #missingOnMain(node: TurnIndex): number | undefined {
    const expected = this.#lastOnMain + 1;
    return (this.#nextNumber(node) ?? 0) > expected ? expected : undefined;
  }
}
