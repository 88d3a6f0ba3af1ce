import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { FORMATS } from '../src/notations/registry.js';
import { codesPage } from './codes-page.js';
import { schemaOf } from '../src/notation/index.js';
import { oniCodec } from '../src/notations/oni/codec.js';
import { rulesPage } from './rules-page.js';
import { typedocOptions } from './typedoc-options.js';

const CODES = 'docs/codes';

/** Every committed file of the documentation that follows from the code: path from the root → content. */
export async function derivedPages(): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  for (const entry of FORMATS) {
    const { catalogue } = await entry.load();
    pages.set(`${CODES}/${catalogue.format}.md`, codesPage(entry.title, catalogue));
  }
  pages.set('docs/formats/otn-rules.md', rulesPage());
  pages.set('typedoc.json', typedocOptions());
  pages.set('test/conformance/schemas/oni.json', oniSchema());
  return pages;
}

/** The paths whose files are absent or have other content. */
export function stalePages(pages: ReadonlyMap<string, string>): string[] {
  return [...pages].filter(([path, content]) => readIfThere(path) !== content).map(([path]) => path);
}

/** Pages of codes that no format has any more. */
export function leftoverPages(pages: ReadonlyMap<string, string>): string[] {
  return readdirSync(CODES)
    .map((name) => `${CODES}/${name}`)
    .filter((path) => !pages.has(path));
}

const readIfThere = (path: string): string | undefined => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);

/** The JSON Schema of Onitama games, from their codec. */
function oniSchema(): string {
  const schema = schemaOf(oniCodec, {
    title: 'An Onitama game',
    description:
      'The tagged JSON of the format oni. Every leaf is an object with a type and a value, and the value is always a string.',
  });
  return `${JSON.stringify(schema, null, 2)}\n`;
}
