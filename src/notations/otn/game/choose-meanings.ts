import { TaflGame } from '../../../games/tafl/index.js';
import type { Tree } from '../../../cst/index.js';
import { type Line, type LineBuilder, type VariationLine } from './line-builder.js';
import { lowerMoves } from './lower.js';
import type { LoweredTag } from './lower-tags.js';
import type { AddressConvention, ChooseMeanings } from './nested-addresses.js';
import { playMove, setupOf } from './play.js';
import { letterOf, type MovePlace } from './steps.js';
import type { TurnInTree } from './turns.js';
import { placesAfter, VariationsByPlace } from './walk.js';

/** A line, with the state of the game where it branches off. */
interface Branch {
  readonly line: Line<TurnInTree>;
  readonly game: TaflGame;
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
    const setup = setupOf(tags.map(({ tag }) => tag));
    if (!setup.ok) return chosen;
    const open: Branch[] = [{ line: lines.main, game: new TaflGame(setup.rules, setup.start) }];
    for (const { line, game } of open) {
      const trials = new Map<VariationLine<TurnInTree>, Trial[]>();
      const variations = new VariationsByPlace(line.variations, (one) => ambiguous.get(one)?.values() ?? [one.step]);
      const branchOff = (place: MovePlace): void => {
        for (const variation of variations.take(place)) {
          const branch = { line: variation, game: game.fork() };
          const meaning = [...(ambiguous.get(variation) ?? [])].find(([, { letter }]) => letter === place.letter);
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
          if (written.kind !== 'skip') playMove(game, written);
        }
      }
      placesAfter(line.turns.at(-1)).forEach(branchOff);
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

function legalMovesOf(tree: Tree, { line, game }: Branch): number {
  const trial = game.fork();
  let legal = 0;
  for (const turn of line.turns) {
    for (const written of lowerMoves(tree, turn)) {
      if (written.kind === 'skip') continue;
      if (playMove(trial, written).violation !== undefined) return legal;
      legal++;
    }
  }
  return legal;
}
