import { TaflGame } from '../../../games/tafl/index.js';
import type { ChooseMeanings } from './line-builder.js';
import type { OtnGame, OtnLine, OtnVariation } from '../model.js';
import { type AddressConvention, letterOf, type MovePlace } from './nested-address.js';
import { playMove, setupOf } from './play.js';
import { movesOf, placesBehind, VariationsByPlace } from './variation-places.js';

/** A line and the game where it branches off. */
interface Branch {
  readonly line: OtnLine;
  readonly game: TaflGame;
}

/** The same for one meaning of its address. */
interface Trial extends Branch {
  readonly convention: AddressConvention;
  /** Number of legal moves before the first illegal one. */
  readonly legal: number;
}

/** Chooses between two meanings of an address by which of them makes more of the variation's moves legal. */
export const chooseByRules =
  (tags: OtnGame['tags']): ChooseMeanings =>
  (main, ambiguous, usual) => {
    const chosen = new Map<OtnVariation, AddressConvention>();
    const setup = setupOf({ ...main, tags });
    if (setup === undefined) return chosen;
    const open: Branch[] = [{ line: main, game: new TaflGame(setup.rules, setup.start) }];
    for (const { line, game } of open) {
      const trials = new Map<OtnVariation, Trial[]>();
      const placesOf = (variation: OtnVariation) => ambiguous.get(variation)?.values() ?? [variation];
      const variations = new VariationsByPlace(line, placesOf);
      const branchOff = (place: MovePlace): void => {
        for (const variation of variations.take(place)) {
          const meanings = ambiguous.get(variation);
          const branch = { line: variation, game: game.fork() };
          if (meanings === undefined) open.push(branch);
          else {
            const [convention] = [...meanings].find(([, { letter }]) => letter === place.letter)!;
            const tried = trials.get(variation) ?? [];
            tried.push({ ...branch, convention, legal: legalMovesOf(branch) });
            trials.set(variation, tried);
          }
        }
      };
      for (const { turn, index, written } of movesOf(line)) {
        branchOff({ turn: turn.number, letter: letterOf(index) });
        if (written.kind !== 'skip') playMove(game, turn, index, written);
      }
      placesBehind(line).forEach(branchOff);
      for (const [variation, tried] of trials) {
        const best = bestOf(tried, usual);
        chosen.set(variation, best.convention);
        open.push(best);
      }
    }
    return chosen;
  };

function bestOf(tried: readonly Trial[], usual: AddressConvention): Trial {
  const isUsual = ({ convention }: Trial): number => Number(convention === usual);
  return tried.toSorted((a, b) => b.legal - a.legal || isUsual(b) - isUsual(a))[0]!;
}

function legalMovesOf({ line, game }: Branch): number {
  const trial = game.fork();
  let legal = 0;
  for (const { turn, index, written } of movesOf(line)) {
    if (written.kind === 'skip') continue;
    if (playMove(trial, turn, index, written).violation !== undefined) break;
    legal++;
  }
  return legal;
}
