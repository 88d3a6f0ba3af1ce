import { join } from 'node:path';
import { type Case, readCases } from '../../src/conformance/index.js';
import { NOTATIONS } from '../../src/notations/registry.js';
import { ROOT } from './shared.js';

/** Folder of the conformance suites. */
export const SUITES = join(ROOT, 'test/conformance');

const NAMED = process.env.LUDOGRAM_FORMATS?.split(',');

/** The notations to test: those that LUDOGRAM_FORMATS names, separated by commas, or all. */
export const TESTED_NOTATIONS = NOTATIONS.filter(({ id }) => NAMED?.includes(id) ?? true);

const cases = new Map<string, readonly Case[]>();

/** Returns the conformance cases of a notation. They are read once: many tests try them all. */
export function casesOf(id: string): readonly Case[] {
  const read = cases.get(id) ?? readCases(SUITES, id);
  cases.set(id, read);
  return read;
}
