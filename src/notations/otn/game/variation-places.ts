import type { OtnLine, OtnMove, OtnTurn, OtnVariation } from '../model.js';
import { letterOf, type MovePlace } from './nested-address.js';

/** The variations of a line by the move that they replace. */
export class VariationsByPlace {
  readonly #places = new Map<string, OtnVariation[]>();

  /** @param placesOf - the moves that a variation could replace; by default the one that it does */
  constructor(line: OtnLine, placesOf: (variation: OtnVariation) => Iterable<MovePlace> = (variation) => [variation]) {
    for (const variation of line.variations) {
      for (const place of placesOf(variation)) {
        const there = this.#places.get(keyOf(place));
        if (there === undefined) this.#places.set(keyOf(place), [variation]);
        else there.push(variation);
      }
    }
  }

  /** The variations on a move. They are returned only once: where a turn's number comes again, they belong to the first one. */
  take(place: MovePlace): readonly OtnVariation[] {
    if (this.#places.size === 0) return [];
    const there = this.#places.get(keyOf(place)) ?? [];
    this.#places.delete(keyOf(place));
    return there;
  }
}

const keyOf = ({ turn, letter }: MovePlace): string => `${turn}${letter}`;

/** Every move of a line, with its turn and its index there. */
export function* movesOf({ turns }: OtnLine): Iterable<{ turn: OtnTurn; index: number; written: OtnMove }> {
  for (const turn of turns) {
    for (const [index, written] of turn.moves.entries()) yield { turn, index, written };
  }
}

/** The places behind the last move of a line: the next one of its turn and, if that is complete, the first of the next. */
export function placesBehind({ turns }: OtnLine): MovePlace[] {
  const last = turns.at(-1);
  if (last === undefined) return [];
  const places = [{ turn: last.number, letter: letterOf(last.moves.length) }];
  if (last.moves.length >= 2) places.push({ turn: last.number + 1, letter: 'a' });
  return places;
}
