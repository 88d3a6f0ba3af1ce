import type { GameRecord } from '../../../../../generated/otn/nodes.js';
import {
  addressTurn,
  gameRecordTurns,
  isAddress,
  isTurn,
  isTurnNumber,
  isUnnumberedTurnError,
  turnAddress,
} from '../../../../../generated/otn/readers.js';
import { leadingNumberOf, textOf, type Tree } from '../../../../cst/index.js';
import { frozen } from '../../../../notation/read/shared-values.js';
import { lowerStep, type OtnStep } from '../addresses/steps.js';
import { stepsAt, type TurnIndex } from './turn-nodes.js';

/** The address of a turn as written. */
export interface WrittenAddress {
  /** Its steps; empty on the main line. */
  readonly steps: readonly OtnStep[];
  /** The number of the turn; `undefined` if unreadable. */
  readonly number: number | undefined;
}

const NO_STEPS: readonly OtnStep[] = frozen([]);
const UNREADABLE: WrittenAddress = { steps: NO_STEPS, number: undefined };
/** Matches an unreadable address with the number of a variation: `.1` in `7.1.2a.`. */
const HAS_VARIATION = /\.\d/;
/** Matches an unreadable address that begins with a number and a letter: `7a` in `7a..2a.`. */
const BEGINS_WITH_MOVE = /^\d{1,99}[^\d\s]?[a-z]/i;

/**
 * Reads the address of a turn; `undefined` if the turn seems to belong to an unknown variation.
 *
 * @param missing returns the number of the turn that the main line lacks at this turn; `undefined` if it lacks none
 */
export function addressOf(tree: Tree, turn: TurnIndex, missing: () => number | undefined): WrittenAddress | undefined {
  if (isUnnumberedTurnError(tree, turn)) return UNREADABLE;
  const address = turnAddress(tree, turn);
  if (isTurnNumber(tree, address)) return { steps: NO_STEPS, number: leadingNumberOf(tree, address) };
  if (isAddress(tree, address)) {
    const steps = stepsAt(tree, turn).map((step) => lowerStep(tree, step));
    return { steps, number: leadingNumberOf(tree, addressTurn(tree, address)) };
  }
  const text = textOf(tree, address);
  if (HAS_VARIATION.test(text)) return undefined;
  // `2t.` is turn 2 if the main line lacks this turn.
  return BEGINS_WITH_MOVE.test(text) && leadingNumberOf(tree, address) !== missing() ? undefined : UNREADABLE;
}

/**
 * Returns a function that finds the number of the next numbered turn of the main line after a node. Its calls must pass
 * ascending nodes.
 */
export function nextNumbers(tree: Tree<GameRecord>): (after: TurnIndex) => number | undefined {
  const record = tree.root.index;
  let next = gameRecordTurns.first(tree, record);
  return (after) => {
    for (; next !== 0; next = gameRecordTurns.next(tree, record, next)) {
      if (next <= after || !isTurn(tree, next)) continue;
      const number = turnAddress(tree, next);
      if (isTurnNumber(tree, number)) return leadingNumberOf(tree, number);
    }
    return undefined;
  };
}
