import { saveZip } from '../state/download.js';
import { fetchedText } from '../state/fetched-text.js';
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
  const modules = await fetchedText(`runtime-${language}.json`);
  if (modules === undefined) return 'The run time of the parser could not be loaded.';
  const runtime = JSON.parse(modules) as Record<string, string>;
  const files = result.files.map(([name, content]) => [`grammar/${name}`, content] as const);
  await saveZip(`parser-${language}.zip`, [...files, ...Object.entries(runtime), ['grammar.peggy', grammar]]);
  return 'The parser was saved with the run time that it needs.';
}
