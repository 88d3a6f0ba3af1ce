import { writeFileSync } from 'node:fs';
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

/** A value as the JSON that verbs print for people and programs alike. */
export function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
