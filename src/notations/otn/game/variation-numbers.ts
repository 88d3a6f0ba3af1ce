import type { OtnStep } from '../model.js';

/** The numbers that the variations of one line have, move by move. */
export class VariationNumbers {
  readonly #taken = new Map<string, { readonly numbers: Set<number>; free: number }>();

  constructor(variations: readonly OtnStep[]) {
    for (const step of variations) this.#at(step).numbers.add(step.variation);
  }

  /** Takes a step, or the same one with the first free number if its number is in use. */
  take({ turn, letter, variation }: OtnStep): OtnStep {
    const place = this.#at({ turn, letter, variation });
    let number = variation;
    if (place.numbers.has(number)) {
      while (place.numbers.has(place.free)) place.free++;
      number = place.free;
    }
    place.numbers.add(number);
    return { turn, letter, variation: number };
  }

  #at({ turn, letter }: OtnStep) {
    const key = `${turn}${letter}`;
    let place = this.#taken.get(key);
    if (place === undefined) {
      place = { numbers: new Set(), free: 1 };
      this.#taken.set(key, place);
    }
    return place;
  }
}
