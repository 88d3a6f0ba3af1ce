import type { Rules } from '../../games/rules.js';
import type { NotationReading } from '../edit/editable-reader.js';
import type { LocationName } from './lines.js';
import type { GivenOutcome } from './playable.js';

/**
 * Returns what a function of a given value returns; `undefined` if it throws, as it may for a value of another type:
 * the compiler doesn't check every program.
 */
export function resultOrUndefined<Value>(act: () => Value): Value | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

/** The text of a move, and the reason why it is illegal. */
export type DescribedMove = readonly [text: string, why: string | undefined];

/** Describes a move; `undefined` if the value isn't one. An illegal one must have a text that can be read. */
export const describedMove = <Position, Move>(
  rules: Rules<Position, Move, never>,
  position: Position,
  move: Move,
): DescribedMove | undefined =>
  resultOrUndefined(() => {
    const [text, why] = [rules.moveToText(position, move), rules.whyIllegal(position, move)];
    return why === undefined || rules.moveFromText(position, text).ok ? [text, why] : undefined;
  });

/** Returns a copy of a result with the members that it has; `undefined` if the value isn't one. */
export const plainOutcome = <Side extends string>(given: GivenOutcome<Side>): GivenOutcome<Side> | undefined =>
  resultOrUndefined(() => {
    const { winners, reason } = given;
    const isOutcome = Array.isArray(winners) && [...winners, reason ?? ''].every((one) => typeof one === 'string');
    return isOutcome ? { winners: [...winners], ...(reason !== undefined && { reason }) } : undefined;
  });

/** Returns a location in words; `undefined` if the value isn't one. */
export const locationText = (location: LocationName): string | undefined =>
  typeof location === 'number' || typeof location === 'string'
    ? `"${location}"`
    : resultOrUndefined(() => (Array.isArray(location) ? JSON.stringify(location) : undefined));

/** Whether a value is a reading that can be edited. */
export const isEditable = (given: unknown): boolean =>
  resultOrUndefined(() => {
    const { tree, edit } = given as NotationReading;
    return typeof tree.text === 'string' && typeof edit === 'function';
  }) === true;
