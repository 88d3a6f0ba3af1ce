import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { DuckDBInstance } from '@duckdb/node-api';
import { Zstd } from '@hpcc-js/wasm-zstd';
import { expect, test } from 'vitest';
import { run } from '../../../src/cli/program.js';
import { TABLES } from '../../../src/export/schema.js';
import { Folder, ludogram, TWO_SENSEIS, WON, WRONG_CARD } from '../../cli/support.js';
import { BUILT_PROGRAM } from '../../support/package/built-program.js';
import fc from '../../support/properties.js';
import { rounds } from '../../support/rounds.js';

const zstd = await Zstd.load();
const duckdb = await (await DuckDBInstance.create(':memory:')).connect();

const AZUL = 'AZULGAME\n2\n:A Ann\n:B Bo\n1llrr 2orku 3rkbo 4bbll 5rrko\nA 1 ll 22\n';
const FIVE_D = '[White "Ann é"]\n[Board "Standard"]\n\n1. e3 / e6\n';
const line = (value: unknown): string => `${JSON.stringify(value)}\n`;

/** Kinds of files of many records, with what can be in them. */
const KINDS: readonly (readonly [name: string, texts: readonly string[]])[] = [
  [
    'a.oni',
    [
      'BXLUT Byt\n',
      'BXLUTByt\r\n',
      '# a note\nBXLUT Bzz\n',
      '\n',
      '\ufeffBXLUT\n',
      `BXLUT Byt # ${'é'.repeat(3000)}\n`,
    ],
  ],
  ['b.oni', [WON, WRONG_CARD, TWO_SENSEIS, `# é\n${WON}`, '\n\n', WON.replaceAll('\n', '\r\n'), '\ufffd\0\n']],
  ['c.azul', [AZUL, AZUL.replace('22', '99'), '\n', `${AZUL}# after it\n`]],
  ['d.5dpgn', [FIVE_D, FIVE_D.replace('e3', 'e9'), '\n\n', `${FIVE_D}{${'x '.repeat(2000)}}\n`]],
  [
    'e.ndjson',
    [
      line({ text: WON }),
      line({ text: WRONG_CARD, file: 'x.oni' }),
      line({ text: AZUL, notation: 'azul' }),
      '\n',
      line({ text: FIVE_D, record: 7 }),
    ],
  ],
];

type Packing = 'plain' | 'gzip' | 'zstd in one frame' | 'zstd in many frames';
const EXTENSION = { plain: '', gzip: '.gz', 'zstd in one frame': '.zst', 'zstd in many frames': '.zst' };

function packed(text: Buffer, packing: Packing, frame: number): Uint8Array {
  if (packing === 'plain') return text;
  if (packing === 'gzip') {
    return frame % 2 === 0
      ? gzipSync(text)
      : Buffer.concat([gzipSync(text.subarray(0, frame)), gzipSync(text.subarray(frame))]);
  }
  if (packing === 'zstd in one frame') return zstd.compress(text);
  const frames: Uint8Array[] = [];
  for (let at = 0; at === 0 || at < text.length; at += frame) frames.push(zstd.compress(text.subarray(at, at + frame)));
  // The table that programs put at the end of seekable files.
  const table = Buffer.alloc(8 + 12, 1);
  table.writeUInt32LE(0x184d2a5e, 0);
  table.writeUInt32LE(12, 4);
  return Buffer.concat(frame % 3 === 0 ? [...frames, table] : frames);
}

const anyFile = fc.record({
  kind: fc.constantFrom(...KINDS),
  packing: fc.constantFrom<Packing>('plain', 'gzip', 'zstd in one frame', 'zstd in many frames'),
  frame: fc.integer({ min: 1, max: 900 }),
  parts: fc.array(fc.nat(), { maxLength: 60 }),
  times: fc.constantFrom(1, 1, 20),
  hasEnd: fc.boolean(),
  folder: fc.constantFrom('', 'folder', 'ein Ordner é', '#1%20'),
});

/** A run of one shard: how it ends if it isn't left alone. */
const anyStep = fc.record({
  shard: fc.nat(),
  count: fc.integer({ min: 2, max: 6 }),
  end: fc.oneof(
    fc.record({ by: fc.constant('interruption' as const), after: fc.nat(400) }),
    fc.record({ by: fc.constant('kill' as const), after: fc.integer({ min: 100, max: 700 }) }),
    fc.constant(undefined),
  ),
  jobs: fc.constantFrom('1', '2'),
});

/** Runs the program, and interrupts it after some turns of the event loop; returns what it writes to standard error. */
async function interruptedRun(args: readonly string[], after: number): Promise<string> {
  let stderr = '';
  await run(args, {
    stdin: Readable.from([]),
    stdout: { write: () => undefined },
    stderr: { write: (text: string | Uint8Array) => void (stderr += String(text)) },
    env: {},
    onInterrupt(act: () => void) {
      let left = after;
      let isOver = false;
      const look = () => (isOver ? undefined : left-- <= 0 ? act() : setImmediate(look));
      look();
      return () => void (isOver = true);
    },
  });
  return stderr;
}

/** Runs the program in a process of its own, and kills it after some milliseconds. */
async function killedRun(args: readonly string[], after: number): Promise<void> {
  const child = spawn(process.execPath, [BUILT_PROGRAM, ...args], { stdio: 'ignore' });
  const ended = new Promise((resolve) => child.on('exit', resolve));
  await Promise.race([pause(after), ended]);
  child.kill('SIGKILL');
  await ended;
}

/** Returns the rows of each table, in the order of the names of its files; Parquet has a file for each notation. */
async function rowsIn(folder: Folder, out: string, format: string): Promise<unknown[][]> {
  const files = readdirSync(folder.at(out), { recursive: true, encoding: 'utf8' }).sort();
  const tables: unknown[][] = [];
  for (const { name } of TABLES) {
    const rows: unknown[] = [];
    for (const file of files.filter((path) => path.startsWith(name) && path.endsWith(`.${format}`))) {
      const from =
        format === 'parquet'
          ? `read_parquet('${folder.at(`${out}/${file}`)}', hive_partitioning = true)`
          : `read_csv('${folder.at(`${out}/${file}`)}', all_varchar = true, header = true, delim = ',', quote = '"', escape = '"', strict_mode = true)`;
      const found = await duckdb.runAndReadAll(`SELECT * FROM ${from}`);
      for (const row of found.getRowObjectsJson()) {
        const path = (value: unknown) =>
          String(value)
            .replace(/^.*\/(?:in|plain)\/(?=\d)/, '')
            .replace(/\.(?:gz|zst)(?=#|$)/, '');
        rows.push({ ...row, game: path(row.game), ...('file' in row ? { file: path(row.file) } : {}) });
      }
    }
    tables.push(rows);
  }
  return tables;
}

/** Columns of a row of `games`, as DuckDB shows them. */
interface GameRow {
  readonly file: string;
  readonly start_byte: string | null;
  readonly end_byte: string | null;
  readonly plies: string;
  readonly errors: string;
}

/** Expects that the text of a game, at its offsets in its file, is that game. */
async function expectSpans(folder: Folder, games: readonly GameRow[], level: string): Promise<void> {
  for (const [i, { file, start_byte, end_byte, plies, errors }] of games.entries()) {
    if (start_byte === null || end_byte === null || i % 7 !== 0) continue;
    const name = `one/${i}${extname(file)}`;
    mkdirSync(folder.at('one'), { recursive: true });
    writeFileSync(folder.at(name), folder.bytes(`plain/${file}`).subarray(Number(start_byte), Number(end_byte)));
    const args = ['export', '--to', 'ndjson', '-o', folder.at(`spans/${i}`), '--level', level, folder.at(name)];
    await ludogram(args);
    const [row] = folder.read(`spans/${i}/games.ndjson`).split('\n');
    expect(JSON.parse(row!)).toMatchObject({ plies: Number(plies), errors: Number(errors) });
  }
}

test('runs of shards that end in any way, and are continued, write the rows of one run', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyFile, { minLength: 1, maxLength: 5 }),
      fc.array(anyStep, { maxLength: 6 }),
      fc.integer({ min: 2, max: 5 }),
      fc.constantFrom('csv', 'parquet'),
      fc.option(fc.integer({ min: 1, max: 7 }), { nil: undefined }),
      fc.constantFrom('rules', 'structure', 'syntax'),
      fc.boolean(),
      async (files, steps, last, format, ranges, level, isCompacted) => {
        const contents = files.map(({ kind: [name, texts], parts, times, hasEnd, packing, frame, folder }, i) => {
          const joined = parts
            .map((part) => texts[part % texts.length])
            .join('')
            .repeat(times);
          const text = Buffer.from(hasEnd ? joined : joined.trimEnd());
          return { path: join(String(i), folder, name), packing, bytes: packed(text, packing, frame), text };
        });
        const folder = new Folder(
          Object.fromEntries(
            contents.flatMap(({ path, packing, bytes, text }) => [
              [`in/${path}${EXTENSION[packing]}`, bytes],
              [`plain/${path}`, text],
            ]),
          ),
        );
        const exported = (out: string, ...more: string[]) => [
          'export',
          '--to',
          format,
          '-o',
          folder.at(out),
          '--level',
          level,
          ...more,
        ];
        const whole = await ludogram(exported('whole', '--many', folder.at('plain')));
        const input = ranges === undefined ? ['--many', folder.at('in')] : ['--manifest', folder.at('m')];
        if (ranges !== undefined) {
          const made = await ludogram([
            'export',
            '--write-manifest',
            folder.at('m'),
            '--ranges',
            `${ranges}`,
            '--many',
            folder.at('in'),
          ]);
          expect(made.stderr).toBe('');
        }
        for (const { shard, count: shards, end, jobs } of steps) {
          const args = exported(
            'out',
            '--resume',
            '--jobs',
            jobs,
            '--shard',
            `${(shard % shards) + 1}/${shards}`,
            ...input,
          );
          if (end === undefined) expect((await ludogram(args)).stderr).not.toContain("error: can't write");
          else if (end.by === 'kill') await killedRun(args, end.after);
          else expect(await interruptedRun(args, end.after)).not.toContain("error: can't write");
        }
        const codes: number[] = [];
        for (let number = last; number > 0; number--) {
          const args = exported('out', '--resume', '--shard', `${number}/${last}`, ...input);
          const { code, stderr } = await ludogram(args);
          expect(stderr).not.toContain("error: can't write");
          codes.push(code);
        }
        if (steps.length === 0) expect(Math.max(...codes)).toBe(whole.code);
        const expected = await rowsIn(folder, 'whole', format);
        expect(await rowsIn(folder, 'out', format)).toEqual(expected);
        if (format === 'parquet' && isCompacted && whole.code < 2) {
          const { stderr, code } = await ludogram(['export', '--compact', folder.at('out')]);
          expect([code, stderr]).toEqual([0, '']);
          expect(await rowsIn(folder, 'out', format)).toEqual(expected);
        }
        await expectSpans(folder, expected[0] as GameRow[], level);
        const left = readdirSync(folder.at('out')).filter((name) => /unfinished|lock/.test(name));
        expect(left).toEqual([]);
      },
    ),
    { numRuns: rounds(30) },
  );
}, 900_000);
