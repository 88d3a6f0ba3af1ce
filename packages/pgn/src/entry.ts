import { notationEntry } from 'ludogram';
import { pgnInfo } from './info.js';

/** The notation for `ludogram.config.ts`: its code, and the rules of chess, are loaded when they are first needed. */
export const pgn = notationEntry(
  pgnInfo,
  async () => (await import('./notation.js')).pgnNotation,
  async () => (await import('./assist/editor-support.js')).pgnEditorSupport,
);
