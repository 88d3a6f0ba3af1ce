import { InvalidArgumentError } from 'commander';

/** Collects the values of an option that can be repeated. */
export const collect = (value: string, values: readonly string[] = []): readonly string[] => [...values, value];

/** Parses the value of an option that is a whole number from 0. */
export function wholeNumber(value: string): number {
  if (!/^\d+$/.test(value)) throw new InvalidArgumentError('a whole number from 0');
  return Number(value);
}

/** Parses the value of an option that is a number greater than 0. */
export function positiveNumber(value: string): number {
  const number = Number(value);
  if (!(number > 0)) throw new InvalidArgumentError('a number greater than 0');
  return number;
}
