import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { gameNames, notationEntries } from '../entry-points.js';
import { aligned } from './tables.js';

/** A measured size replaces the one in the table only if they differ by more than this fraction. */
const TOLERANCE = 0.1;

/**
 * Returns the table of bundle sizes. Sizes depend a little on the version of zlib and change with nearly every edit, so
 * a number of the current page stays while it is correct within 10 %.
 *
 * @param page the page with the current table
 */
export async function bundleTable(page: string): Promise<string> {
  const rows = ['| import | from | size |', '| --- | --- | --- |'];
  for (const { names, from, source, notation } of await bundles()) {
    const other = notation && `export { ${notation.name} } from './${notation.source}';`;
    const size = await sizeOf(names, source, other);
    const alone = names === '*' ? 'everything' : `\`${names}\``;
    const what = notation === undefined ? alone : `${alone} and \`${notation.name}\``;
    const known = knownSize(page, what, from);
    const isRight = known !== undefined && Math.abs(known - size) <= TOLERANCE * known;
    rows.push(`| ${what} | \`${from}\` | ${(isRight ? known : size).toFixed(1)} kB |`);
  }
  return aligned(rows);
}

interface Bundle {
  readonly names: string;
  readonly from: string;
  readonly source: string;
  /** A notation that is imported as well; absent for an import alone. */
  readonly notation?: { readonly name: string; readonly source: string };
}

/** Returns the measured imports: reading each notation, and each game and the tree as a whole. */
async function bundles(): Promise<Bundle[]> {
  const found: Bundle[] = [];
  for (const { id, source } of notationEntries()) {
    for (const names of await readersOf(source)) found.push({ names, from: `ludogram/${id}`, source });
  }
  const board = { from: 'ludogram/board', source: 'src/board/index.ts' };
  found.push({ names: 'defineBoard', ...board });
  for (const name of ['oniGames', 'oniNotation']) {
    found.push({ names: 'defineBoard', ...board, notation: { name, source: 'src/notations/oni/index.ts' } });
  }
  for (const name of [...gameNames().map((game) => `games/${game}`), 'cst']) {
    found.push({ names: '*', from: `ludogram/${name}`, source: `src/${name}/index.ts` });
  }
  return found;
}

/** Returns the exports of an entry point that begin with `parse` or `read`, in alphabetical order. */
async function readersOf(source: string): Promise<string[]> {
  const names = Object.keys((await import(pathToFileURL(source).href)) as object);
  return names.filter((name) => /^(?:parse|read)[A-Z0-9]/.test(name) && !name.endsWith('Tree')).sort();
}

/** Returns the size of a bundle with the given exports of a file: minified by esbuild, zipped, in kB. */
async function sizeOf(names: string, source: string, other = ''): Promise<number> {
  const contents = `export ${names === '*' ? '*' : `{ ${names} }`} from './${source}';${other}`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    write: false,
    logLevel: 'error',
  });
  return gzipSync(outputFiles[0]!.contents, { level: 9 }).length / 1000;
}

function knownSize(page: string, what: string, from: string): number | undefined {
  const row = page.split('\n').find((line) => line.startsWith(`| ${what} `) && line.includes(`| \`${from}\` `));
  const size = /([\d.]+) kB \|$/.exec(row ?? '')?.[1];
  return size === undefined ? undefined : Number(size);
}
