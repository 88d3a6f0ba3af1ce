import { NOTATIONS } from '../../../src/notations/registry.js';
import { codeBlocks } from '../docs/docs.js';

/** The files that editors open, without a dot: extension → the language that the server knows. */
export const EXTENSIONS: ReadonlyMap<string, string> = new Map([
  ...NOTATIONS.flatMap(({ id, extensions }) => extensions.map((extension) => [extension.slice(1), id] as const)),
  ['peggy', 'peggy'],
]);

/** Returns the settings of an editor in the documentation, by the language that they are written in. */
export function settingsIn(language: 'lua' | 'lisp'): string {
  const [block] = codeBlocks(language).filter(({ page }) => page === 'docs/editors.md');
  return block!.code;
}
