import { withBase } from 'vitepress';
import { saveZip } from '../state/download.js';
import type { GrammarClient } from './grammar-client.js';

/**
 * Saves the parser of a grammar, with the run time that it needs, on the visitor's machine. Returns a sentence that
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
  const runtime = (await (await fetch(withBase(`/runtime-${language}.json`))).json()) as Record<string, string>;
  const files = result.files.map(([name, content]) => [`grammar/${name}`, content] as const);
  await saveZip(`parser-${language}.zip`, [...files, ...Object.entries(runtime), ['grammar.peggy', grammar]]);
  return 'The parser was saved with the run time that it needs.';
}
