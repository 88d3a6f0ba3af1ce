import { join } from 'node:path';
import { NOTATIONS } from '../../src/notations/registry.js';
import { ROOT } from './shared.js';

/** Folder of the conformance suites. */
export const SUITES = join(ROOT, 'test/conformance');

const NAMED = process.env.LUDOGRAM_FORMATS?.split(',');

/** The notations to test: those that LUDOGRAM_FORMATS names, separated by commas, or all. */
export const TESTED_NOTATIONS = NOTATIONS.filter(({ id }) => NAMED?.includes(id) ?? true);
