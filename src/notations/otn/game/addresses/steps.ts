import type { Step } from '../../../../../generated/otn/nodes.js';
import { stepLetter, stepTurn, stepVariation } from '../../../../../generated/otn/readers.js';
import { firstUnitOf, type NodeIndex, textOf, type Tree } from '../../../../cst/index.js';
import { getOrInsert } from '../../../../maps.js';
import { numberText } from '../../../../notation/codec/number-text.js';

/** A step of an address: the variation with number `variation` on a move. */
export interface OtnStep {
  readonly turn: number;
  /** The letter of the move in its turn: `a` is the first. */
  readonly letter: string;
  readonly variation: number;
}

/** The location of a move on its line: a turn and a letter. */
export type MoveLocation = Pick<OtnStep, 'turn' | 'letter'>;

/** Returns a value of each turn of a line, by the turn's number. If a number is repeated, the first turn counts. */
export function valuesByTurn<Turn extends { readonly number: number }, Value>(
  turns: readonly Turn[],
  valueOf: (turn: Turn) => Value,
): ReadonlyMap<number, Value> {
  const values = new Map<number, Value>();
  for (const turn of turns) if (!values.has(turn.number)) values.set(turn.number, valueOf(turn));
  return values;
}

/** Returns the index, from 0, of the move of a turn that a letter names. */
export const letterIndex = (letter: string): number => letter.charCodeAt(0) - 97;

/** Returns the number of moves of a turn that `.....` can replace in a variation: the moves before the replaced one. */
export const skippableMoves = ({ letter }: MoveLocation): number => letterIndex(letter);

/** Returns the letter of a move from its index in the turn. */
export const letterOf = (index: number): string => String.fromCharCode(97 + index);

/** Reads one step of an address from its node. */
export const lowerStep = (tree: Tree, node: NodeIndex<Step>): OtnStep => ({
  turn: Number(textOf(tree, stepTurn(tree, node))),
  letter: String.fromCharCode(firstUnitOf(tree, stepLetter(tree, node))),
  variation: Number(textOf(tree, stepVariation(tree, node))),
});

/** Matches each step in an address. */
export const STEP = /(?<!\d)(\d+)([a-z])\.(\d+)\./g;

/** Reads the steps at the start of an address, each followed by a dot: `7a.1.2b.1.3a` has two. */
export const stepsIn = (address: string): OtnStep[] =>
  [...address.matchAll(STEP)].map(([, turn = '', letter = '', variation = '']) => ({
    turn: Number(turn),
    letter,
    variation: Number(variation),
  }));

/** Writes the steps that come before the number of a turn: `7a.1.` */
export const printSteps = (steps: readonly OtnStep[]): string => steps.map(printStep).join('');

/** Writes one step, such as `7a.1.` */
export const printStep = ({ turn, letter, variation }: OtnStep): string =>
  `${printLocation({ turn, letter })}.${numberText(variation)}.`;

/** Writes the turn and the letter of a move, such as `7a`. Throws a `TypeError` for values of other types. */
export function printLocation({ turn, letter }: MoveLocation): string {
  if (typeof letter !== 'string') throw new TypeError('the letter of a move is text');
  return numberText(turn) + letter;
}

/** Returns the map key of a move's location. */
export const locationKey = ({ turn, letter }: MoveLocation): string => `${turn}${letter}`;

/** Returns the map key of a step. */
export const stepKey = (step: OtnStep): string => `${locationKey(step)}${step.variation}`;

/** Compares two steps by turn, letter and variation. */
export const byStep = (a: OtnStep, b: OtnStep): number =>
  a.turn - b.turn || (a.letter < b.letter ? -1 : a.letter > b.letter ? 1 : 0) || a.variation - b.variation;

/** Whether two steps lead to the same variation. */
export const isSameStep = (a: OtnStep, b: OtnStep): boolean => byStep(a, b) === 0;

/** The numbers in use by the variations on each move of a line. */
export class VariationNumbers {
  readonly #taken = new Map<string, { readonly numbers: Set<number>; free: number }>();

  constructor(variations: readonly OtnStep[]) {
    for (const step of variations) this.#at(step).numbers.add(step.variation);
  }

  /** Reserves the number of a step and returns the step. If the number is in use, the step gets the first free one. */
  take({ turn, letter, variation }: OtnStep): OtnStep {
    const location = this.#at({ turn, letter });
    let number = variation;
    if (location.numbers.has(number)) {
      while (location.numbers.has(location.free)) location.free++;
      number = location.free;
    }
    location.numbers.add(number);
    return { turn, letter, variation: number };
  }

  #at(location: MoveLocation) {
    const key = locationKey(location);
    return getOrInsert(this.#taken, key, () => ({ numbers: new Set(), free: 1 }));
  }
}
