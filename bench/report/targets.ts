import { speedOf } from '../jobs/job.js';
import { MAX_LINEAR_GROWTH } from '../measurements/adversarial-limit.js';
import type { ArchiveTimes } from '../measurements/archives.js';
import type { ServerRow } from '../measurements/server.js';
import type { Results } from './results.js';

/** A target: a ratio of best runs unless it says otherwise. */
export interface Target {
  readonly name: string;
  readonly wanted: { readonly atLeast: number } | { readonly atMost: number };
  /** `undefined` if it was not measured. */
  measured(results: Results): number | undefined;
}

const FRESH = 'ours, tree, fresh buffer';
const ARENA = 'ours, tree, arena';
const STRUCTURE = 'ours, model at structure';
const CHECK = 'ours, check at structure';
const PEGGY = 'stock peggy, object nodes';

/** Speed of a contender as a multiple of another's. */
const times = (group: string, one: string, other: string) => (results: Results) =>
  quotient(speed(results, group, one), speed(results, group, other));

/** Time of a job as a multiple of another's on as many characters. */
const longer = (group: string, one: string, other: string) => times(group, other, one);

function speed({ rows }: Results, group: string, name: string): number | undefined {
  const row = rows.find((it) => it.group === group && it.name === name);
  return row === undefined || 'failure' in row ? undefined : speedOf(row);
}

const quotient = (a: number | undefined, b: number | undefined): number | undefined =>
  a === undefined || b === undefined ? undefined : a / b;

const bytes = (name: string) => (results: Results) =>
  results.memory?.find((row) => row.input === 'otn moves' && row.name === name)?.bytes;

const atLeast = (name: string, bound: number, measured: Target['measured']): Target => ({
  name,
  wanted: { atLeast: bound },
  measured,
});

const atMost = (name: string, bound: number, measured: Target['measured']): Target => ({
  name,
  wanted: { atMost: bound },
  measured,
});

/** Each notation with the minimum for its model and its check at `structure`. */
const MODELS = [
  ['otn', 'otn moves model', 5, 8],
  ['oni', 'oni moves model', 3, 3],
  ['azul', 'azul archive model', 3, 3],
  ['5dfen', '5dpgn moves model', 3, 3],
  ['annofen', 'annofen boards model', 4, 4],
] as const;

const ERRORS = ['otn', 'oni', 'azul', '5dpgn'].map((format) => `${format} errors`);

/** Archives of one and of four million plies. */
const ARCHIVES = ['oni', 'otn'].flatMap((format) => [1, 4].map((millions) => [format, millions] as const));

const archive =
  (format: string, millions: number, ratio: (times: ArchiveTimes) => number): Target['measured'] =>
  ({ archives }) => {
    const found = archives?.find((it) => it.format === format && it.millions === millions);
    return found === undefined ? undefined : ratio(found);
  };

const server =
  (key: Exclude<keyof ServerRow, 'notation'>): Target['measured'] =>
  ({ server: rows = [] }) => {
    const values = rows.flatMap((row) => row[key] ?? []);
    return values.length === 0 ? undefined : Math.max(...values);
  };

const LINEAR = ['oni', 'otn', 'azul', '5dfen'].flatMap((format) =>
  (['syntax', 'structure'] as const).flatMap((level) =>
    (['one record', 'many records'] as const).map((of) => [format, level, of] as const),
  ),
);

export const TARGETS: readonly Target[] = [
  atLeast('tree, moves: × stock peggy, fresh buffer', 20, times('otn moves tree', FRESH, PEGGY)),
  atLeast('tree, moves: × stock peggy, arena', 25, times('otn moves tree', ARENA, PEGGY)),
  atLeast('tree, comments: × stock peggy', 8, times('otn comments tree', FRESH, PEGGY)),
  atLeast('tree, moves: × hand-written, flat', 3, times('otn moves tree', FRESH, 'hand-written, flat nodes')),
  atLeast('tree, moves: × hand-written, flat, arena', 3, times('otn moves tree', ARENA, 'hand-written, flat nodes')),
  atLeast('tree, moves: × hand-written, objects', 6, times('otn moves tree', FRESH, 'hand-written, object nodes')),
  atLeast('tree, moves: × charCodeAt sweep, arena', 0.2, times('otn moves tree', ARENA, 'bare charCodeAt sweep')),
  ...MODELS.flatMap(([format, group, model, check]) => [
    atLeast(`${format}, model at structure: × stock peggy's tree`, model, times(group, STRUCTURE, PEGGY)),
    atLeast(`${format}, check at structure: × stock peggy's tree`, check, times(group, CHECK, PEGGY)),
  ]),
  atLeast("otn, moves as columns: × stock peggy's tree", 12, times('otn moves model', 'ours, moves as columns', PEGGY)),
  ...ERRORS.flatMap((group) => [
    atMost(
      `${group}: tree with one at the end, × time without`,
      2.2,
      longer(group, 'tree and explanations, error in the last line', 'tree and explanations, no error'),
    ),
    atMost(
      `${group}: model with one at the end, × time without`,
      2.2,
      longer(group, 'model at structure, error in the last line', 'model at structure, no error'),
    ),
    atMost(
      `${group}: 1,000 explained, × time of the parse`,
      1,
      longer(group, 'explanations alone, 1000 errors', 'tree, 1000 errors'),
    ),
  ]),
  atMost('memory, moves: bytes per character, tree', 18, bytes(FRESH)),
  atMost('memory, moves: bytes per character, model', 30, bytes('ours, model at structure, without its tree')),
  ...LINEAR.map(([format, level, of]) =>
    atMost(`${format} at ${level}, ${of}: cost of a byte at 8 MB, × at 0.5 MB`, 1.3, ({ linear }) => {
      const row = linear?.find((it) => it.format === format && it.level === level && it.of === of);
      return row === undefined ? undefined : row.large / row.small;
    }),
  ),
  atMost(
    'made to be slow: time of 4 × the text, × (4 is linear)',
    MAX_LINEAR_GROWTH,
    ({ adversarial }) => adversarial?.worst[0]?.growth,
  ),
  atMost("wild grammars: time of the slowest, × stock peggy's arrays", 3, ({ wild }) => {
    const rows = wild !== undefined && 'rows' in wild ? wild.rows : [];
    const ratios = rows.map(({ ours, peggy, cached }) => ours / (peggy ?? cached));
    return ratios.length === 0 ? undefined : Math.max(...ratios);
  }),
  atMost('generate one grammar, milliseconds', 250, ({ processes }) => processes?.generateOne),
  atMost('generate all grammars, milliseconds', 2000, ({ processes }) => processes?.generateAll),
  atMost('language server, 1 MB: edit to first diagnostics, milliseconds', 100, server('firstDiagnostics')),
  atMost('language server, 1 MB: edit to last diagnostics, milliseconds', 800, server('lastDiagnostics')),
  atMost('language server, 1 MB: completion, milliseconds', 100, server('completion')),
  atMost('language server, 1 MB: most memory, megabytes', 250, (results) => quotient(server('memory')(results), 1e6)),
  atMost('generate a large grammar, × time of peggy', 1.5, ({ generation }) => {
    const large = generation?.at(-1);
    return quotient(large?.ours, large?.peggy);
  }),
  atMost("generate a large grammar, × size of peggy's parser", 1.2, ({ generation }) => {
    const large = generation?.at(-1);
    return quotient(large?.ourFiles, large?.peggyParser);
  }),
  ...ARCHIVES.flatMap(([format, millions]) => [
    atMost(
      `${format}, ${millions} million plies: export, × time of check`,
      3,
      archive(format, millions, ({ check, one }) => one / check),
    ),
    atLeast(
      `${format}, ${millions} million plies: export in two threads, × one`,
      1.7,
      archive(format, millions, ({ one, two }) => one / two),
    ),
  ]),
  atLeast('check 1,000 small files: × one start a file', 10, ({ processes }) =>
    quotient(processes?.checkApart, processes?.checkTogether),
  ),
];

/** Whether a measured value meets the target. */
export function isReached({ wanted }: Target, value: number): boolean {
  return 'atLeast' in wanted ? value >= wanted.atLeast : value <= wanted.atMost;
}
