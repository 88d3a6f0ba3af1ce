import { InvalidArgumentError } from 'commander';
import type { GameFacts, Notation } from '../../../notation/index.js';
import { UsageError } from '../../run/failure.js';
import { countingNumber } from '../../run/options.js';

/** A condition of `--record`: the record has a tag with a name, and the value of the tag contains a text. */
export interface TagCondition {
  readonly name: string;
  readonly text: string;
}

/** The records that `--record` chooses: one by its number, from 1, or the records that fulfill all conditions. */
export type RecordChoice = number | readonly TagCondition[];

/**
 * Parses a value of `--record`: a number, or a condition such as `White=Carlsen`, which is added to those before it.
 */
export function parseRecordChoice(value: string, before?: RecordChoice): RecordChoice {
  const at = value.indexOf('=');
  if (typeof before === 'number' || (before !== undefined && at === -1)) {
    throw new UsageError('--record is given more than once: it takes one number, or any number of tags');
  }
  if (at === -1) return countingNumber(value);
  const name = value.slice(0, at).trim();
  if (name === '') {
    throw new InvalidArgumentError('a whole number from 1, or a tag and a part of its value: White=Carlsen');
  }
  return [...(before ?? []), { name, text: value.slice(at + 1).trim() }];
}

/** Returns conditions as the user wrote them. */
export const choiceText = (conditions: readonly TagCondition[]): string =>
  conditions.map(({ name, text }) => `${name}=${text}`).join(', ');

/**
 * Whether a game of a record fulfills all conditions. Capital and small letters are equal. Throws a usage error if
 * records of the notation have no tags.
 */
export function fulfills(conditions: readonly TagCondition[], model: unknown, { id, play }: Notation): boolean {
  const tables = play?.tables;
  if (tables === undefined) throw new UsageError(`--record: ${id} texts have no tags; name the record by its number`);
  if (model === undefined) return false;
  const games = tables.games?.(model).map(({ facts }) => facts) ?? [tables.game(model)];
  return games.some((facts) => {
    const values = valuesOf(facts);
    return conditions.every(({ name, text }) => values.get(lower(name))?.includes(lower(text)) === true);
  });
}

/** Returns what a record says about a game, by the lower-case names of its tags, its sides and its other facts. */
function valuesOf({ tags, players, ratings: _, ...others }: GameFacts): ReadonlyMap<string, string> {
  const entries = [others, players, tags].flatMap((facts) => Object.entries(facts ?? {}) as [string, string][]);
  return new Map(entries.map(([name, value]) => [lower(name), lower(value)]));
}

const lower = (text: string): string => text.toLowerCase();
