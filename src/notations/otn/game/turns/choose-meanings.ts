import type { Position } from '../../../../games/tafl/index.js';
import type { Tree } from '../../../../cst/index.js';
import { type Line, type LineBuilder, type VariationLine } from './line-builder.js';
import { lowerMoves } from '../lower.js';
import type { LoweredTag } from '../tags/lower.js';
import type { AddressConvention, ChooseMeanings } from './nested-addresses.js';
import { playMove, startOf } from '../replay/play.js';
import { keyOf, letterOf, type MoveLocation } from './steps.js';
import type { TurnInTree } from './turns.js';
import { locationsAfter } from './walk.js';

/** A line, with the position where it branches off. */
interface Branch {
  readonly line: Line<TurnInTree>;
  readonly start: Position;
}

/** A branch read with one meaning of its address. */
interface Trial extends Branch {
  readonly convention: AddressConvention;
  /** Number of legal moves before the first illegal one. */
  readonly legal: number;
}

/** Chooses the meaning of an address that makes more of the variation's moves legal. */
export function chooseByRules(
  tree: Tree,
  tags: readonly LoweredTag[],
  lines: LineBuilder<TurnInTree>,
): ChooseMeanings<TurnInTree> {
  return (ambiguous, usual) => {
    const chosen = new Map<VariationLine<TurnInTree>, AddressConvention>();
    const setup = startOf(tags.map(({ tag }) => tag));
    if (!setup.ok) return chosen;
    const open: Branch[] = [{ line: lines.main, start: setup.start }];
    for (const { line, start } of open) {
      let position = start;
      const trials = new Map<VariationLine<TurnInTree>, Trial[]>();
      const variations = new VariationsByMove(line.variations, (one) => ambiguous.get(one)?.values() ?? [one.step]);
      const branchOff = (location: MoveLocation): void => {
        for (const variation of variations.take(location)) {
          const branch = { line: variation, start: position };
          const meaning = [...(ambiguous.get(variation) ?? [])].find(([, { letter }]) => letter === location.letter);
          if (meaning === undefined) open.push(branch);
          else {
            const tried = trials.get(variation) ?? [];
            tried.push({ ...branch, convention: meaning[0], legal: legalMovesOf(tree, branch) });
            trials.set(variation, tried);
          }
        }
      };
      for (const turn of line.turns) {
        for (const [index, written] of lowerMoves(tree, turn).entries()) {
          branchOff({ turn: turn.number, letter: letterOf(index) });
          if (written.kind !== 'skip') position = playMove(position, written).after;
        }
      }
      locationsAfter(line.turns.at(-1)).forEach(branchOff);
      for (const [variation, tried] of trials) {
        const best = bestOf(tried, usual);
        if (best === undefined) continue;
        chosen.set(variation, best.convention);
        open.push(best);
      }
    }
    return chosen;
  };
}

function bestOf(tried: readonly Trial[], usual: AddressConvention): Trial | undefined {
  const isUsual = ({ convention }: Trial): number => Number(convention === usual);
  return tried.toSorted((a, b) => b.legal - a.legal || isUsual(b) - isUsual(a))[0];
}

function legalMovesOf(tree: Tree, { line, start }: Branch): number {
  let position = start;
  let legal = 0;
  for (const turn of line.turns) {
    for (const written of lowerMoves(tree, turn)) {
      if (written.kind === 'skip') continue;
      const { violation, after } = playMove(position, written);
      if (violation !== undefined) return legal;
      position = after;
      legal++;
    }
  }
  return legal;
}

/** The variations of a line, by the move that they replace. */
class VariationsByMove<Variation> {
  readonly #waiting = new Map<string, Variation[]>();

  /** @param placesOf the moves that a variation could replace */
  constructor(variations: readonly Variation[], locationsOf: (variation: Variation) => Iterable<MoveLocation>) {
    for (const variation of variations) {
      for (const location of locationsOf(variation)) {
        const there = this.#waiting.get(keyOf(location));
        if (there === undefined) this.#waiting.set(keyOf(location), [variation]);
        else there.push(variation);
      }
    }
  }

  /**
   * Returns the variations on a move, and removes them: if a turn number is repeated, they belong to its first turn.
   */
  take(location: MoveLocation): readonly Variation[] {
    if (this.#waiting.size === 0) return [];
    const there = this.#waiting.get(keyOf(location)) ?? [];
    this.#waiting.delete(keyOf(location));
    return there;
  }
}
