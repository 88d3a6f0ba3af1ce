import { notationEntry } from 'ludogram';
import { sgfInfo } from './info.js';

/** The notation for `ludogram.config.ts`: its code, and the rules of Go, are loaded when they are first needed. */
export const sgf = notationEntry(
  sgfInfo,
  async () => (await import('./notation.js')).sgfNotation,
  async () => (await import('./assist/editor-support.js')).sgfEditorSupport,
);
