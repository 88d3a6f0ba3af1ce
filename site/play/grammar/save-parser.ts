import { fetchedText } from '../state/fetched-text.js';
import type { GrammarClient } from './grammar-client.js';

/**
 * Saves the parser of a grammar, with the runtime that it needs, on the visitor's machine. Returns a sentence that
 * says so, or why the grammar has no parser.
 */
export async function saveParser(
  grammar: string,
  language: 'typescript' | 'javascript',
  ask: GrammarClient['ask'],
): Promise<string> {
  const result = await ask({ kind: 'files', grammar, language });
  if (!result.ok) return result.message;
  if (!('files' in result)) return '';
  const modules = await fetchedText(`runtime-${language}.json`);
  if (modules === undefined) return 'The runtime of the parser could not be loaded.';
  const runtime = JSON.parse(modules) as Record<string, string>;
  const files = result.files.map(([name, content]) => [`grammar/${name}`, content] as const);
  await saveZip(`parser-${language}.zip`, [...files, ...Object.entries(runtime), ['grammar.peggy', grammar]]);
  return 'The parser was saved with the runtime that it needs.';
}

/** Saves files as one zip archive on the visitor's machine. */
async function saveZip(name: string, files: readonly (readonly [path: string, content: string])[]): Promise<void> {
  const { strToU8, zipSync } = await import('fflate');
  const archive = zipSync(Object.fromEntries(files.map(([path, content]) => [path, strToU8(content)])));
  const url = URL.createObjectURL(new Blob([archive as Uint8Array<ArrayBuffer>], { type: 'application/zip' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
