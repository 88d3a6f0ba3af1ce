import { writeFileSync } from 'node:fs';
import { visibleJson } from '../diagnostics/index.js';
import { complain, systemReason } from './complain.js';
import type { Context } from './verb.js';

/** Writes a file as UTF-8; says so, and returns `false`, if that can't be done. */
export function writeText(file: string, text: string, context: Context): boolean {
  try {
    writeFileSync(file, text);
    return true;
  } catch (error) {
    complain(context, `can't write ${file}: ${systemReason(error)}`);
    return false;
  }
}

/** A value as the JSON that verbs print: indented, and safe on a terminal. */
export const jsonText = (value: unknown): string => `${visibleJson(JSON.stringify(value, null, 2))}\n`;

/** A value as one line of JSON, safe on a terminal. */
export const jsonLine = (value: unknown): string => `${visibleJson(JSON.stringify(value))}\n`;
