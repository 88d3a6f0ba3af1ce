import type { OtnStep } from '../model.js';

/** Which move of a turn a letter names, from 0. */
export const letterIndex = (letter: string): number => letter.charCodeAt(0) - 97;

/** A number in digits; -0, which no record has, is not passed off as 0. */
export const digits = (number: number): string => (Object.is(number, -0) ? '-0' : String(number));

/** Steps as they stand in front of a turn's number: `7a.1.` */
export const printSteps = (steps: readonly OtnStep[]): string => steps.map(printStep).join('');

/** One step: `7a.1.` */
export const printStep = ({ turn, letter, variation }: OtnStep): string =>
  `${digits(turn)}${letter}.${digits(variation)}.`;

/** Compares two steps by turn, letter and variation. */
export const byStep = (a: OtnStep, b: OtnStep): number =>
  a.turn - b.turn || (a.letter < b.letter ? -1 : a.letter > b.letter ? 1 : 0) || a.variation - b.variation;
