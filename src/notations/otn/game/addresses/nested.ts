import type { LineBuilder, VariationLine } from '../turns/line-builder.js';
import {
  letterIndex,
  letterOf,
  locationKey,
  type MoveLocation,
  skippableMoves,
  valuesByTurn,
  VariationNumbers,
} from './steps.js';

/**
 * The convention for the last step of an address from depth two on. In the specification it names the move that the
 * variation replaces; OpenTafl reads and writes the move before the variation.
 */
export type AddressConvention = 'specification' | 'opentafl';

/** The possible meanings of the address of a nested variation: the replaced move, for each convention that fits. */
type Meanings = ReadonlyMap<AddressConvention, MoveLocation>;

/** The properties of a turn that determine the meaning of an address. */
export interface CountedTurn {
  readonly number: number;
  readonly moveCount: number;
  /** The number of `.....` before its first other move. */
  readonly skipCount: number;
}

/** The nested variations of a game, by how many conventions their addresses fit. */
export interface NestedAddresses<Turn> {
  /** The convention of each variation whose address fits only one. */
  readonly conventions: ReadonlyMap<VariationLine<Turn>, AddressConvention>;
  /** The meanings of each address that fits both. */
  readonly ambiguous: ReadonlyMap<VariationLine<Turn>, Meanings>;
}

/** Chooses a convention for addresses that fit both. An address without an entry in the result follows `usual`. */
export type ChooseMeanings<Turn> = (
  ambiguous: NestedAddresses<Turn>['ambiguous'],
  usual: AddressConvention,
) => ReadonlyMap<VariationLine<Turn>, AddressConvention>;

/**
 * Attaches nested variations to the moves that they replace, whichever convention their addresses follow.
 *
 * @param choose chooses the meaning of addresses that fit both conventions; if absent, they follow the usual one
 */
export function resolveAddresses<Turn extends CountedTurn>(
  lines: LineBuilder<Turn>,
  choose?: ChooseMeanings<Turn>,
): NestedAddresses<Turn> {
  const conventions = new Map<VariationLine<Turn>, AddressConvention>();
  const ambiguous = new Map<VariationLine<Turn>, Meanings>();
  const targets = new Map<VariationLine<Turn>, MoveLocation>();
  for (const [variation, meanings] of nestedVariations(lines)) {
    const [only, other] = meanings;
    if (other !== undefined) ambiguous.set(variation, meanings);
    else if (only !== undefined) {
      const [convention, location] = only;
      conventions.set(variation, convention);
      targets.set(variation, location);
    }
  }
  const used = new Set(conventions.values());
  const usual = used.size === 1 && used.has('opentafl') ? 'opentafl' : 'specification';
  relocate(lines, targets);
  if (ambiguous.size === 0) return { conventions, ambiguous };
  const chosen = choose?.(ambiguous, usual);
  const rest = new Map<VariationLine<Turn>, MoveLocation>();
  for (const [variation, meanings] of ambiguous) {
    const location = meanings.get(chosen?.get(variation) ?? usual);
    if (location !== undefined) rest.set(variation, location);
  }
  relocate(lines, rest);
  return { conventions, ambiguous };
}

/** Yields each variation inside another one, and the conventions that its address fits. */
function* nestedVariations<Turn extends CountedTurn>(
  lines: LineBuilder<Turn>,
): Generator<[variation: VariationLine<Turn>, meanings: Meanings]> {
  for (const { turns, variations } of lines.variations) {
    if (variations.length === 0) continue;
    const counts = moveCountsByTurn(turns);
    for (const variation of variations) yield [variation, meaningsOf(variation, counts)];
  }
}

/** Returns the number of moves of each turn, by turn number. If a number is repeated, the first turn counts. */
export const moveCountsByTurn = (turns: readonly CountedTurn[]): ReadonlyMap<number, number> =>
  valuesByTurn(turns, ({ moveCount }) => moveCount);

/** Returns the conventions that fit the last step of the address of a nested variation. */
function meaningsOf<Turn extends CountedTurn>(
  { step: { turn, letter }, turns }: VariationLine<Turn>,
  counts: ReadonlyMap<number, number>,
): Meanings {
  const meanings = new Map<AddressConvention, MoveLocation>();
  const count = counts.get(turn);
  if (count === undefined) return meanings;
  if (letterIndex(letter) <= count) meanings.set('specification', { turn, letter });
  if (letterIndex(letter) < count) meanings.set('opentafl', moveAfter({ turn, letter }, count));
  const first = turns.find(({ number }) => number === 1);
  return first === undefined || first.moveCount === 0 ? meanings : meaningsWithSkips(meanings, first.skipCount);
}

/**
 * Returns the meanings under which a variation can begin with a number of `.....`: they replace the moves of the turn
 * before the replaced move. A variation with skips may have fewer than that.
 */
function meaningsWithSkips(meanings: Meanings, skipCount: number): Meanings {
  const fitting = [...meanings].filter(([, replaced]) => skippableMoves(replaced) > 0 === skipCount > 0);
  const longEnough = fitting.filter(([, replaced]) => skippableMoves(replaced) >= skipCount);
  // If several fit, take the latest replaced move: it leaves the fewest surplus `.....`.
  return new Map(longEnough.length > 0 ? longEnough : fitting.slice(-1));
}

/**
 * Returns the location after a move. After the last move of a turn in which both sides moved, this is the next turn.
 */
function moveAfter({ turn, letter }: MoveLocation, count: number): MoveLocation {
  const index = letterIndex(letter) + 1;
  return index < Math.max(count, 2) ? { turn, letter: letterOf(index) } : { turn: turn + 1, letter: 'a' };
}

/** Moves variations to other moves. If the number of a variation is in use there, it gets the first free one. */
function relocate<Turn extends CountedTurn>(
  lines: LineBuilder<Turn>,
  targets: ReadonlyMap<VariationLine<Turn>, MoveLocation>,
): void {
  if (targets.size === 0) return;
  const locationOf = (variation: VariationLine<Turn>): MoveLocation | undefined => {
    const location = targets.get(variation);
    return location === undefined || locationKey(location) === locationKey(variation.step) ? undefined : location;
  };
  for (const { variations } of [lines.main, ...lines.variations]) {
    if (!variations.some(locationOf)) continue;
    const numbers = new VariationNumbers(
      variations.filter((variation) => !locationOf(variation)).map(({ step }) => step),
    );
    const moving = variations.map((variation) => ({ variation, location: locationOf(variation) }));
    for (const { variation, location } of moving) {
      if (location !== undefined) variation.step = numbers.take({ ...location, variation: variation.step.variation });
    }
  }
}
