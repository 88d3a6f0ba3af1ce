import type { OtnLine, OtnStep, OtnTurn, OtnVariation } from '../model.js';
import { type AddressConvention, type Meanings, meaningsOf, type MovePlace, movesByTurn } from './nested-address.js';
import { byStep } from './steps.js';
import { VariationNumbers } from './variation-numbers.js';

interface Line extends OtnLine {
  readonly turns: OtnTurn[];
  readonly variations: Variation[];
}
interface Variation extends Line, OtnStep {
  turn: number;
  letter: string;
  variation: number;
}

const NO_PATH: readonly OtnVariation[] = [];

/** Chooses the meaning of addresses that fit both conventions, where something is known about them. */
export type ChooseMeanings = (
  game: OtnLine,
  ambiguous: ReadonlyMap<OtnVariation, Meanings>,
  usual: AddressConvention,
) => ReadonlyMap<OtnVariation, AddressConvention>;

/** Makes the tree of variations from turns that come in any order. */
export class LineBuilder {
  /** The main line. Turns are added as they come, so it is whole only after {@link LineBuilder.finish}. */
  readonly main: OtnLine;
  readonly #main: Line = { turns: [], variations: [] };
  /** Every line, and the variations that branch off it by their steps as written. */
  readonly #branches = new Map<Line, Map<string, Variation>>([[this.#main, new Map()]]);

  constructor() {
    this.main = this.#main;
  }

  /** Adds a turn to the line that `steps` lead to. Returns the variations that they lead through. */
  add(steps: readonly OtnStep[], turn: OtnTurn): readonly OtnVariation[] {
    if (steps.length === 0) {
      this.#main.turns.push(turn);
      return NO_PATH;
    }
    let line = this.#main;
    const path = steps.map((step) => (line = this.#branch(line, step)) as Variation);
    line.turns.push(turn);
    return path;
  }

  /**
   * Places nested variations at the moves that they replace, whichever convention their addresses follow.
   *
   * @returns the convention of each variation whose address fits only one
   */
  resolve(choose?: ChooseMeanings): ReadonlyMap<OtnVariation, AddressConvention> {
    const known = new Map<OtnVariation, AddressConvention>();
    const ambiguous = new Map<OtnVariation, Meanings>();
    const places = new Map<Variation, MovePlace>();
    for (const line of this.#branches.keys()) {
      if (line === this.#main || line.variations.length === 0) continue;
      const moves = movesByTurn(line);
      for (const variation of line.variations) {
        const meanings = meaningsOf(variation, moves);
        if (meanings.size > 1) ambiguous.set(variation, meanings);
        for (const [convention, place] of meanings.size === 1 ? meanings : []) {
          known.set(variation, convention);
          places.set(variation, place);
        }
      }
    }
    const used = new Set(known.values());
    const usual = used.size === 1 && used.has('opentafl') ? 'opentafl' : 'specification';
    this.#place(places);
    if (ambiguous.size === 0) return known;
    const chosen = choose?.(this.#main, ambiguous, usual);
    const rest = [...ambiguous].map(([variation, meanings]): [Variation, MovePlace] => [
      variation as Variation,
      meanings.get(chosen?.get(variation) ?? usual)!,
    ]);
    this.#place(new Map(rest));
    return known;
  }

  /** The steps that lead to a line, as the specification has them, from the steps as written; `undefined` if there is no such line. */
  stepsTo(written: readonly OtnStep[]): readonly OtnStep[] | undefined {
    const steps: OtnStep[] = [];
    let line: Line = this.#main;
    for (const step of written) {
      const branch = this.#branches.get(line)!.get(keyOf(step));
      if (branch === undefined) return undefined;
      const { turn, letter, variation } = branch;
      steps.push({ turn, letter, variation });
      line = branch;
    }
    return steps;
  }

  /** Sorts all variations, and the turns of each; those of the main line stay as they came. */
  finish(): OtnLine {
    for (const line of this.#branches.keys()) {
      line.variations.sort(byStep);
      if (line !== this.#main) line.turns.sort((a, b) => a.number - b.number);
    }
    return this.#main;
  }

  /** Moves variations to other places; one that finds its number in use there gets the first free one. */
  #place(places: ReadonlyMap<Variation, MovePlace>): void {
    const isMoving = (one: Variation): boolean => {
      const place = places.get(one);
      return place !== undefined && (place.turn !== one.turn || place.letter !== one.letter);
    };
    for (const line of this.#branches.keys()) {
      const moving = line.variations.filter(isMoving);
      if (moving.length === 0) continue;
      const numbers = new VariationNumbers(line.variations.filter((one) => !isMoving(one)));
      for (const one of moving) Object.assign(one, numbers.take({ variation: one.variation, ...places.get(one)! }));
    }
  }

  #branch(line: Line, step: OtnStep): Variation {
    const branches = this.#branches.get(line)!;
    const key = keyOf(step);
    let branch = branches.get(key);
    if (branch === undefined) {
      const { turn, letter, variation } = step;
      branch = { turn, letter, variation, turns: [], variations: [] };
      branches.set(key, branch);
      this.#branches.set(branch, new Map());
      line.variations.push(branch);
    }
    return branch;
  }
}

const keyOf = ({ turn, letter, variation }: OtnStep): string => `${turn}${letter}${variation}`;
