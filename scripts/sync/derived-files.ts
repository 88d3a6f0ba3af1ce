import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { NOTATIONS } from '../../src/notations/registry.js';
import { codesPage } from './codes-page.js';
import { type Codec, schemaOf } from '../../src/notation/codec/index.js';
import { fiveDEbnfCodec } from '../../src/notations/5dfen-ebnf/codec.js';
import { fiveDCodec } from '../../src/notations/5dfen/codec.js';
import { azulCodec } from '../../src/notations/azul/codec.js';
import { oniCodec } from '../../src/notations/oni/codec.js';
import { otnCodec } from '../../src/notations/otn/game/codec.js';
import { moveCodec } from '../../src/notations/otn/move/codec.js';
import { positionCodec } from '../../src/notations/otn/position/codec.js';
import { rulesCodec } from '../../src/notations/otn/rules/codec.js';
import { annoFenCodec, xayCodec, xiangqiFenCodec } from '../../src/notations/xiangqi/setup/codec.js';
import { readmePicture } from './readme-picture.js';
import { speedTable } from './speed-table.js';
import { rulesPage } from './rules-page.js';
import { bundleTable } from './bundle-table.js';
import { withPackageExports } from './package-exports.js';
import { notationTable, withSection } from './tables.js';
import { withEntryPoints } from './typedoc-options.js';

const CODES = 'docs/codes';

/** Every committed file that follows from the notations, grammars and games: path from the root → content. */
export async function derivedFiles(): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const entry of NOTATIONS) {
    const { codes: catalogue } = await entry.load();
    files.set(`${CODES}/${catalogue.format}.md`, codesPage(entry.title, catalogue));
  }
  files.set('docs/formats/otn-rules.md', rulesPage());
  for (const one of CODECS) files.set(`test/conformance/schemas/${one.id}.json`, schemaPage(one));
  const packageJson = withPackageExports(readFileSync('package.json', 'utf8'));
  files.set('package.json', packageJson);
  files.set('typedoc.json', withEntryPoints(readFileSync('typedoc.json', 'utf8'), packageJson));
  files.set(
    'README.md',
    withSection(
      withSection(readFileSync('README.md', 'utf8'), 'notations', notationTable('docs/')),
      'speed',
      speedTable(),
    ),
  );
  files.set('docs/images/check-and-render.svg', readmePicture());
  files.set(
    'docs/formats/README.md',
    withSection(readFileSync('docs/formats/README.md', 'utf8'), 'notations', notationTable('../')),
  );
  const sizes = readFileSync(SIZES, 'utf8');
  files.set(SIZES, withSection(sizes, 'bundle-sizes', await bundleTable(sizes)));
  return files;
}

/** The paths whose files are absent or have other content. */
export function staleFiles(files: ReadonlyMap<string, string>): string[] {
  return [...files].filter(([path, content]) => readIfThere(path) !== content).map(([path]) => path);
}

/** Pages of codes that no notation has any more. */
export function leftoverFiles(files: ReadonlyMap<string, string>): string[] {
  return readdirSync(CODES)
    .map((name) => `${CODES}/${name}`)
    .filter((path) => !files.has(path));
}

const SIZES = 'docs/bundle-sizes.md';

const readIfThere = (path: string): string | undefined => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);

/** The notations whose JSON Schema is written from their codec, with the title of each. */
const CODECS: readonly {
  readonly id: string;
  readonly title: string;
  readonly codec: Pick<Codec<unknown>, 'schema'>;
}[] = [
  { id: '5dfen', title: 'A position or game of 5D chess', codec: fiveDCodec },
  { id: '5dfen-ebnf', title: '5DFEN by the letter of its EBNF', codec: fiveDEbnfCodec },
  { id: 'azul', title: 'An Azul game', codec: azulCodec },
  { id: 'oni', title: 'An Onitama game', codec: oniCodec },
  { id: 'otn', title: 'A tafl game', codec: otnCodec },
  { id: 'otn-move', title: 'A tafl move', codec: moveCodec },
  { id: 'otn-position', title: 'A tafl position', codec: positionCodec },
  { id: 'otn-rules', title: 'The rules of a tafl game', codec: rulesCodec },
  { id: 'annofen', title: 'An annotated xiangqi position in annoFEN', codec: annoFenCodec },
  { id: 'xay', title: 'An annotated xiangqi position in XAY', codec: xayCodec },
  { id: 'xiangqi-fen', title: 'A xiangqi position in plain FEN', codec: xiangqiFenCodec },
];

function schemaPage({ id, title, codec }: (typeof CODECS)[number]): string {
  const schema = schemaOf(codec as Codec<unknown>, {
    title,
    description: `The tagged JSON of the format ${id}. Every leaf is an object with a type and a value, and the value is always a string.`,
  });
  return `${JSON.stringify(schema, null, 2)}\n`;
}
