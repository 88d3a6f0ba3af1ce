import type { Step } from '../../../../generated/otn/nodes.js';
import type { OtnStep } from '../model.js';

/** One step of an address. */
export function lowerStep({ turn, letter, variation }: Step): OtnStep {
  return { turn: Number(turn.text), letter: letter.text, variation: Number(variation.text) };
}
