import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Json, Level } from '../../src/formats/format.js';
import { FORMATS } from '../../src/formats/registry.js';
import { ROOT } from './shared.js';

const NAMED = process.env.LUDOGRAM_FORMATS?.split(',');

/** The formats to judge: those that LUDOGRAM_FORMATS names, with commas between them, or all. */
export const JUDGED = FORMATS.filter(({ id }) => NAMED?.includes(id) ?? true);

/** What a case asks. */
export interface Verdict {
  readonly why: string;
  /** How much is asked of the text; `rules` if absent. */
  readonly level?: Level;
  /** The format's default one if absent. */
  readonly dialect?: string;
  readonly model?: Json;
  readonly diagnostics?: readonly {
    readonly code: string;
    readonly severity: string;
    readonly start: number;
    readonly end: number;
  }[];
  readonly readings?: readonly string[];
}

/** A case of the conformance suite. */
export interface Case {
  readonly name: string;
  readonly kind: 'valid' | 'invalid' | 'either';
  readonly text: string;
  readonly verdict: Verdict;
}

/** All cases of a format, by name. */
export function readCases(format: string): Case[] {
  const folder = join(ROOT, 'test/conformance', format);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.endsWith('.json'))
    .sort()
    .map((file) => {
      const name = relative(folder, file).replaceAll('\\', '/');
      const verdict = JSON.parse(readFileSync(file.replace(/\.[^.]+$/, '.json'), 'utf8')) as Verdict;
      return { name, kind: name.split('/')[0] as Case['kind'], text: readFileSync(file, 'utf8'), verdict };
    });
}
