import { readdirSync, readFileSync } from 'node:fs';
import { NOTATIONS } from '../../../src/notations/registry.js';

/** A number of the home page: its value, what it counts, and the page that has more of them. */
export interface Fact {
  readonly value: string;
  readonly about: string;
  readonly link: string;
}

/** The results of a benchmark, as far as the home page shows them. */
export interface BenchmarkResults {
  readonly rows: readonly {
    readonly group: string;
    readonly name: string;
    readonly characters: number;
    readonly best?: number;
  }[];
  readonly wild: { readonly rows: readonly WildRow[] };
}

/** The time of reading a text by a published grammar, in milliseconds; `peggy` is absent if it was given up. */
export interface WildRow {
  readonly grammar: string;
  readonly characters: number;
  readonly ours: number;
  readonly peggy?: number;
}

/** Returns the last benchmark. */
export const measured = (): BenchmarkResults =>
  JSON.parse(readFileSync('bench/results.json', 'utf8')) as BenchmarkResults;

/** Returns the number of sample texts of a notation, in every dialect; a text of several dialects counts once. */
export function casesOf(id: string): number {
  const folder = 'test/conformance/manifests';
  const files = readdirSync(folder).filter((name) => name.split(/[@.]/, 1)[0] === id);
  const cases = files.flatMap(
    (name) => (JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as { cases: readonly string[] }).cases,
  );
  return new Set(cases.map((testCase) => JSON.stringify(testCase))).size;
}

/** Returns the numbers of the home page, from the last benchmark, the suites and the table of bundle sizes. */
export function facts({ rows, wild }: BenchmarkResults, bundles: string): Fact[] {
  const speed = (name: string): number => {
    const { characters, best } = rows.find((row) => row.group === 'otn moves tree' && row.name === name)!;
    return characters / best! / 1000;
  };
  const ours = speed('ours, tree, fresh buffer');
  const times = wild.rows.flatMap(({ ours: own, peggy }) => (peggy === undefined ? [] : [peggy / own]));
  const size = /^\| `readOni` .*\| ([\d.]+ kB) +\|$/m.exec(bundles)![1]!;
  const texts = NOTATIONS.reduce((sum, { id }) => sum + casesOf(id), 0);
  const range = [Math.min(...times), Math.max(...times)].map(Math.round).join('–');
  return [
    {
      value: `${Math.round(ours)} MB/s`,
      about: `of tafl moves into a lossless tree; peggy reads ${speed('stock peggy, object nodes').toFixed(1)} MB/s`,
      link: '/speed.md',
    },
    {
      value: `${range} ×`,
      about: `as fast as peggy on ${times.length} grammars that other people published`,
      link: '/from-another-tool.md',
    },
    {
      value: size,
      about: 'to read and check Onitama games in a browser, minified and compressed',
      link: '/bundle-sizes.md',
    },
    {
      value: texts.toLocaleString('en'),
      about: `sample texts in ${NOTATIONS.length} notations, each with its model or its error`,
      link: '/conformance.md',
    },
  ];
}
