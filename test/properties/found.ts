import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../support/shared.js';
import type { Finding } from './fuzz.js';

/** Where texts are kept that once broke something, a file each. */
const FOLDER = join(ROOT, 'test/properties/found');

/** A text that once broke something. */
export interface Kept {
  readonly format: string;
  readonly name: string;
  readonly text: string;
}

/** Keeps a finding as a case of the normal tests; says in which file. */
export function keep({ format, text, problems }: Finding): string {
  mkdirSync(FOLDER, { recursive: true });
  const name = `${format}-${createHash('sha256').update(text).digest('hex').slice(0, 12)}.json`;
  writeFileSync(join(FOLDER, name), `${JSON.stringify({ format, text, problems }, null, 2)}\n`);
  return join('test/properties/found', name);
}

/** Everything that was kept. */
export function kept(): Kept[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({ ...(JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as Finding), name }));
}
