import type { Tree } from '../../../../cst/index.js';
import type { Position } from '../../../../games/tafl/index.js';
import { append } from '../../../../maps.js';
import type { AddressConvention, ChooseMeanings } from '../addresses/nested.js';
import { letterOf, locationKey, type MoveLocation } from '../addresses/steps.js';
import { lowerMoves } from '../model/lower.js';
import type { LoweredTag } from '../tags/lower.js';
import { locationsAfter } from '../turns/game-tree.js';
import type { Line, LineBuilder, VariationLine } from '../turns/line-builder.js';
import type { TurnInTree } from '../turns/turns.js';
import { playMove } from './play-move.js';
import { otnStart } from './start.js';

/** A line, with the position where it branches off. */
interface PlayedBranch {
  readonly line: Line<TurnInTree>;
  readonly start: Position;
}

/** A variation, with the position where it branches off. */
interface VariationBranch extends PlayedBranch {
  readonly line: VariationLine<TurnInTree>;
}

/** A variation read with one meaning of its address. */
interface Trial extends VariationBranch {
  readonly convention: AddressConvention;
  /** Number of legal moves before the first illegal one. */
  readonly legalCount: number;
}

const isTrial = (branch: PlayedBranch | Trial): branch is Trial => 'convention' in branch;

/** Chooses the meaning of an address that makes more of the variation's moves legal. */
export function chooseByRules(
  tree: Tree,
  tags: readonly LoweredTag[],
  lines: LineBuilder<TurnInTree>,
): ChooseMeanings<TurnInTree> {
  return (ambiguous, usual) => {
    const start = otnStart(tags.map(({ tag }) => tag));
    if (!start.ok) return new Map();
    const chooser = new MeaningChooser(tree, ambiguous, usual);
    chooser.play({ line: lines.main, start: start.position });
    return chooser.chosen;
  };
}

type AmbiguousAddresses = Parameters<ChooseMeanings<TurnInTree>>[0];

/** Plays the lines of a game. The meaning of an ambiguous address is chosen before its variation is played. */
class MeaningChooser {
  readonly chosen = new Map<VariationLine<TurnInTree>, AddressConvention>();
  readonly #tree: Tree;
  readonly #ambiguous: AmbiguousAddresses;
  readonly #usual: AddressConvention;

  constructor(tree: Tree, ambiguous: AmbiguousAddresses, usual: AddressConvention) {
    this.#tree = tree;
    this.#ambiguous = ambiguous;
    this.#usual = usual;
  }

  /** Plays a line and the variations that branch off it, directly or through others. */
  play(main: PlayedBranch): void {
    const open = [main];
    for (const branch of open) {
      const trials = new Map<VariationLine<TurnInTree>, Trial[]>();
      for (const inner of this.#branchesOf(branch)) {
        if (isTrial(inner)) append(trials, inner.line, inner);
        else open.push(inner);
      }
      for (const meanings of trials.values()) open.push(this.#chooseBest(meanings));
    }
  }

  #chooseBest(trials: readonly Trial[]): Trial {
    const usualScore = ({ convention }: Trial): number => Number(convention === this.#usual);
    const best = trials.toSorted((a, b) => b.legalCount - a.legalCount || usualScore(b) - usualScore(a))[0]!;
    this.chosen.set(best.line, best.convention);
    return best;
  }

  /** Plays a line, and yields what branches off it; a variation with an ambiguous address once for each meaning. */
  *#branchesOf({ line, start }: PlayedBranch): Generator<PlayedBranch | Trial> {
    let position = start;
    const variations = new VariationsByMove(
      line.variations,
      (variation) => this.#ambiguous.get(variation)?.values() ?? [variation.step],
    );
    for (const turn of line.turns) {
      for (const [index, written] of lowerMoves(this.#tree, turn).entries()) {
        const location = { turn: turn.number, letter: letterOf(index) };
        for (const variation of variations.take(location)) {
          yield this.#trialOf({ line: variation, start: position }, location);
        }
        if (written.kind !== 'skip') position = playMove(position, written).after;
      }
    }
    for (const location of locationsAfter(line.turns.at(-1))) {
      for (const variation of variations.take(location)) {
        yield this.#trialOf({ line: variation, start: position }, location);
      }
    }
  }

  /** Returns the trial of a variation at one of its locations; the branch as it is if its address isn't ambiguous. */
  #trialOf(branch: VariationBranch, location: MoveLocation): PlayedBranch | Trial {
    const meanings = [...(this.#ambiguous.get(branch.line) ?? [])];
    const meaning = meanings.find(([, replaced]) => locationKey(replaced) === locationKey(location));
    return meaning === undefined
      ? branch
      : { ...branch, convention: meaning[0], legalCount: countLegalMoves(this.#tree, branch) };
  }
}

/** Returns the number of legal moves of a variation before its first illegal one. */
function countLegalMoves(tree: Tree, { line, start }: PlayedBranch): number {
  let position = start;
  let legalCount = 0;
  for (const turn of line.turns) {
    for (const written of lowerMoves(tree, turn)) {
      if (written.kind === 'skip') continue;
      const { violation, after } = playMove(position, written);
      if (violation !== undefined) return legalCount;
      position = after;
      legalCount++;
    }
  }
  return legalCount;
}

/** The variations of a line, by the move that they replace. */
class VariationsByMove<Variation> {
  readonly #waiting = new Map<string, Variation[]>();

  /** @param locationsOf the moves that a variation could replace */
  constructor(variations: readonly Variation[], locationsOf: (variation: Variation) => Iterable<MoveLocation>) {
    for (const variation of variations) {
      for (const location of locationsOf(variation)) {
        append(this.#waiting, locationKey(location), variation);
      }
    }
  }

  /**
   * Returns the variations on a move, and removes them: if a turn number is repeated, they belong to its first turn.
   */
  take(location: MoveLocation): readonly Variation[] {
    if (this.#waiting.size === 0) return [];
    const variations = this.#waiting.get(locationKey(location)) ?? [];
    this.#waiting.delete(locationKey(location));
    return variations;
  }
}
