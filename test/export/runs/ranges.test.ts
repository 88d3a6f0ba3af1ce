import { existsSync, readdirSync, statSync } from 'node:fs';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { Zstd } from '@hpcc-js/wasm-zstd';
import { expect, test } from 'vitest';
import { run } from '../../../src/cli/program.js';
import { type Manifest, readManifest } from '../../../src/cli/verbs/export/ranges/manifest.js';
import { rangeCount } from '../../../src/cli/verbs/export/ranges/range-count.js';
import { TABLES } from '../../../src/export/schema.js';
import { Folder, ludogram, WON, WRONG_CARD } from '../../cli/support.js';
import fc from '../../support/properties.js';
import { rounds } from '../../support/rounds.js';

const zstd = await Zstd.load();

/** Data in several frames, each of at most so many bytes. */
function inFrames(bytes: Uint8Array, size: number): Buffer {
  const frames: Uint8Array[] = [];
  for (let at = 0; at === 0 || at < bytes.length; at += size) frames.push(zstd.compress(bytes.subarray(at, at + size)));
  return Buffer.concat(frames);
}

const AZUL = 'AZULGAME\n2\n:A Ann\n:B Bo\n1llrr 2orku 3rkbo 4bbll 5rrko\nA 1 ll 22\n';
const FIVE_D = '[White "Ann é"]\n[Board "Standard"]\n\n1. e3 / e6\n';
const jsonLine = (text: string): string => `${JSON.stringify({ text })}\n`;

/**
 * Files of many records of every kind, with what can be between records: comments, blank lines, marks, other line ends.
 */
const KINDS: readonly (readonly [name: string, texts: readonly string[]])[] = [
  [
    'games.oni',
    ['BXLUT Byt\n', 'BXLUTByt\n', '# a note\nBXLUT Bzz\n', '\n', '\ufeffBXLUT\n', '# the next\r\n\r\nBXLUT Byt\r\n'],
  ],
  ['boards.oni', [WON, WRONG_CARD, `# é\n${WON}`, '\n\n', WON.replaceAll('\n', '\r\n')]],
  ['games.azul', [AZUL, AZUL.replace('22', '99'), '\n', `${AZUL}# after it\n`]],
  ['games.5dpgn', [FIVE_D, FIVE_D.replace('e3', 'e9'), '\n\n']],
  ['games.ndjson', [jsonLine(WON), jsonLine(WRONG_CARD), '\n', 'no object\n', '{"text": 1}\r\n']],
];

const anyFile = fc
  .tuple(
    fc.constantFrom(...KINDS),
    fc.constantFrom('', '.gz', '.zst'),
    fc.integer({ min: 1, max: 400 }),
    fc.boolean(),
    fc.constantFrom('utf8', 'utf8', 'utf16le'),
  )
  .chain(([[name, texts], compression, frame, hasEnd, encoding]) =>
    fc.array(fc.constantFrom(...texts), { maxLength: 30 }).map((parts) => {
      const joined = hasEnd ? parts.join('') : parts.join('').trimEnd();
      const text = encoding === 'utf8' ? Buffer.from(joined) : Buffer.from(`\ufeff${joined}`, 'utf16le');
      const bytes = { '': text, '.gz': gzipSync(text), '.zst': inFrames(text, frame) }[compression]!;
      return { name: name + compression, bytes };
    }),
  );

const inputOf = (files: readonly { readonly name: string; readonly bytes: Uint8Array }[]): Folder =>
  new Folder(Object.fromEntries(files.map(({ name, bytes }, i) => [`in/${i}/${name}`, bytes])));

/** The lines of each table in a folder, in the order of the names of its files. */
function linesIn(folder: Folder, out: string): string[][] {
  const files = readdirSync(folder.at(out)).sort();
  return TABLES.map(({ name }) =>
    files
      .filter((file) => file.startsWith(name))
      .flatMap((file) => folder.read(`${out}/${file}`).split('\n').filter(Boolean)),
  );
}

const exportTo = (folder: Folder, out: string, ...options: readonly string[]) =>
  ludogram(['export', '--to', 'ndjson', '-o', folder.at(out), ...options]);

async function manifestIn(file: string): Promise<Manifest> {
  return readManifest(file, () => true);
}

test('the shards together write the rows of one run in its order, whatever their number', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyFile, { minLength: 1, maxLength: 4 }),
      fc.integer({ min: 2, max: 5 }),
      fc.boolean(),
      async (files, shards, isPlanned) => {
        const folder = inputOf(files);
        const input = ['--many', folder.at('in')];
        await exportTo(folder, 'whole', ...input);
        if (isPlanned) {
          const args = ['export', '--write-manifest', folder.at('m'), '--ranges', '5', ...input];
          expect((await ludogram(args)).stderr).toBe('');
        }
        for (let shard = shards; shard > 0; shard--) {
          const { stderr } = await exportTo(
            folder,
            'parts',
            ...['--shard', `${shard}/${shards}`],
            ...(isPlanned ? ['--manifest', folder.at('m')] : input),
          );
          expect(stderr).not.toContain('has changed');
        }
        expect(linesIn(folder, 'parts')).toEqual(linesIn(folder, 'whole'));
      },
    ),
    { numRuns: Math.min(rounds(20), 20) },
  );
}, 60_000);

test('the ranges of a file cover each byte once, and have about the same size', async () => {
  const text = Array.from({ length: 500 }, (_, i) => `BXLUT Byt # ${i}\n${'\n'.repeat(i % 3)}`).join('');
  const folder = new Folder({ 'a.oni': text });
  await ludogram(['export', '--write-manifest', folder.at('m'), '--ranges', '7', '--many', folder.at('a.oni')]);
  const { ranges } = await manifestIn(folder.at('m'));
  let end: number | undefined = 0;
  for (const pieces of ranges.values()) {
    expect(pieces).toHaveLength(1);
    const { part, size } = pieces[0]!;
    expect(part!.first.start).toBe(end);
    end = part!.end;
    expect(Math.abs((end ?? size!) - part!.first.start - text.length / 7)).toBeLessThan(50);
  }
  expect(end).toBeUndefined();
});

test('of shards that begin together, one divides the input', async () => {
  const folder = new Folder({ 'a.oni': 'BXLUT Byt\n'.repeat(50) });
  const input = ['--many', folder.at('a.oni')];
  await exportTo(folder, 'whole', ...input);
  const runs = [1, 2, 3].map((shard) => exportTo(folder, 'parts', '--shard', `${shard}/3`, ...input));
  for (const { code, stderr } of await Promise.all(runs)) {
    expect(code).toBe(0);
    expect(stderr).toMatch(/^(?:waiting for another run, which divides the input\n)?$/);
  }
  expect(linesIn(folder, 'parts')).toEqual(linesIn(folder, 'whole'));
});

test('another number of shards keeps the finished ranges', async () => {
  const folder = new Folder({ 'a.oni': 'BXLUT Byt\n'.repeat(40) });
  const input = ['--many', folder.at('a.oni')];
  await exportTo(folder, 'whole', ...input);
  expect((await exportTo(folder, 'parts', '--shard', '3/4', ...input)).code).toBe(0);
  expect(readdirSync(folder.at('parts')).filter((name) => name.startsWith('games'))).toEqual([
    'games-003-of-004.ndjson',
  ]);
  expect(await exportTo(folder, 'parts', '--shard', '1/2', ...input, '--summary', folder.at('s'))).toMatchObject({
    code: 0,
  });
  expect(JSON.parse(folder.read('s'))).toMatchObject({ records: 10, end: 'finished' });
  expect((await exportTo(folder, 'parts', '--shard', '2/2', ...input)).code).toBe(0);
  expect(linesIn(folder, 'parts')).toEqual(linesIn(folder, 'whole'));
  expect((await exportTo(folder, 'parts', '--shard', '5/9', ...input)).stderr).toContain('is already finished');
});

test('a task that was interrupted continues within its range', async () => {
  const folder = new Folder({ 'a.oni': 'BXLUT Byt\n'.repeat(800) });
  const input = ['--many', folder.at('a.oni')];
  await exportTo(folder, 'whole', ...input);
  let stderr = '';
  const io = {
    stdin: Readable.from([]),
    stdout: { write: () => undefined },
    stderr: { write: (text: string | Uint8Array) => void (stderr += String(text)) },
    env: {},
    onInterrupt(act: () => void) {
      const path = folder.at('parts/.unfinished-002-of-002/plies-002-of-002.ndjson');
      const look = () => (existsSync(path) && statSync(path).size > 0 ? act() : setImmediate(look));
      look();
      return () => undefined;
    },
  };
  const args = ['export', '--to', 'ndjson', '-o', folder.at('parts'), '--jobs', '1', '--shard', '2/2', ...input];
  expect(await run(args, io)).toBe(2);
  expect(stderr).toContain('interrupted');
  const { code, stderr: note } = await exportTo(folder, 'parts', '--resume', '--shard', '2/2', ...input);
  expect(code).toBe(0);
  expect(note).toMatch(/^continuing after \d+ records\n$/);
  await exportTo(folder, 'parts', '--shard', '1/2', ...input);
  expect(linesIn(folder, 'parts')).toEqual(linesIn(folder, 'whole'));
});

test('a shard that is interrupted while it divides the input stops reading', async () => {
  const folder = new Folder({ 'a.oni': 'BXLUT Byt\n'.repeat(800) });
  let stderr = '';
  const io = {
    stdin: Readable.from([]),
    stdout: { write: () => undefined },
    stderr: { write: (text: string | Uint8Array) => void (stderr += String(text)) },
    env: {},
    onInterrupt(act: () => void) {
      act();
      return () => undefined;
    },
  };
  const args = ['--shard', '1/2', '--many', folder.at('a.oni'), '--summary', folder.at('s')];
  expect(await run(['export', '--to', 'ndjson', '-o', folder.at('out'), ...args], io)).toBe(2);
  expect(stderr).toBe('error: interrupted while the input was divided; run the same command again\n');
  expect(readdirSync(folder.at('out'))).toEqual([]);
  expect(JSON.parse(folder.read('s'))).toMatchObject({ end: 'interrupted' });
});

test.each([
  ['size', 'BXLUT Byt\n'.repeat(41), 'it has 410 bytes instead of 400'],
  ['content', `${'BXLUT Byt\n'.repeat(39)}BXLUT Bzz\n`, ''],
])('a file with another %s than the manifest says is an error that names it', async (_, text, problem) => {
  const folder = new Folder({ 'a.oni': 'BXLUT Byt\n'.repeat(40), 'b.oni': 'BXLUT Byt\n' });
  const input = [folder.at('a.oni'), folder.at('b.oni')];
  await ludogram(['export', '--write-manifest', folder.at('m'), '--ranges', '2', '--many', ...input]);
  folder.write('a.oni', text);
  const first = await exportTo(folder, 'out', '--manifest', folder.at('m'));
  expect(first.code).toBe(2);
  expect(first.stderr).toContain(
    `can't read ${folder.at('a.oni')}: it has changed since the manifest was written; restore it, or write the manifest again and export to another folder`,
  );
  expect(first.stderr).toContain(problem);
  folder.write('a.oni', 'BXLUT Byt\n'.repeat(40));
  expect(await exportTo(folder, 'out', '--manifest', folder.at('m'))).toMatchObject({ code: 0, stderr: '' });
});

test('a changed file that is one record is also an error', async () => {
  const folder = new Folder({ 'a.oni': WON });
  await ludogram(['export', '--write-manifest', folder.at('m'), folder.at('a.oni')]);
  folder.write('a.oni', WON.replace('Brs', 'Brt'));
  const { code, stderr } = await exportTo(folder, 'out', '--manifest', folder.at('m'));
  expect([code, stderr]).toEqual([
    2,
    `error: can't read ${folder.at('a.oni')}: it has changed since the manifest was written; restore it, or write the manifest again and export to another folder\nerror: ${folder.at('out')} is incomplete: some files can't be read; fix them and run the command again\n`,
  ]);
});

test('a file that has grown between two shards is an error that names no manifest', async () => {
  const folder = new Folder({ 'a.oni': 'BXLUT Byt\n', 'b.oni': 'BXLUT Byt\n' });
  const input = ['--many', folder.at('a.oni'), folder.at('b.oni')];
  await exportTo(folder, 'out', '--shard', '1/2', ...input);
  folder.write('b.oni', 'BXLUT Byt\n'.repeat(2));
  const grown = await exportTo(folder, 'out', '--shard', '2/2', ...input);
  expect(grown.code).toBe(2);
  expect(grown.stderr).toContain(
    `can't read ${folder.at('b.oni')}: it has changed since the first shard divided the input; restore it, or export all shards again to another folder (it has 20 bytes instead of 10)\n`,
  );
  for (const shard of ['1/2', '2/2']) {
    expect(await exportTo(folder, 'again', '--shard', shard, ...input)).toMatchObject({ code: 0, stderr: '' });
  }
});

test.each([
  ['nothing', '', "it isn't a manifest"],
  ['no JSON', 'BXLUT\n', "it isn't a manifest"],
  ['another version', '{"manifest":9,"schema":2,"ranges":1,"options":{}}\n', 'it is for another version of ludogram'],
  ['a cut-off file', '{"manifest":1,"schema":2,"ranges":1,"options":{}}\n', 'it has 0 of 1 ranges'],
  [
    'wrong ranges',
    '{"manifest":1,"schema":2,"ranges":1,"options":{}}\n{"range":1,"pieces":[{}]}\n',
    "line 2 isn't range 1",
  ],
])('a manifest with %s is an error', async (_, text, problem) => {
  const folder = new Folder({ m: text });
  const { code, stderr } = await exportTo(folder, 'out', '--manifest', folder.at('m'));
  expect([code, stderr]).toEqual([2, expect.stringContaining(`error: can't use ${folder.at('m')}: ${problem}`)]);
});

test('a missing file stops a manifest and a shard before anything is written', async () => {
  const folder = new Folder({ 'a.oni': WON });
  const paths = [folder.at('a.oni'), folder.at('gone.oni')];
  const error = `error: can't read ${folder.at('gone.oni')}: no such file or directory\n`;
  expect(await exportTo(folder, 'out', '--shard', '1/2', ...paths)).toMatchObject({ code: 2, stderr: error });
  const written = await ludogram(['export', '--write-manifest', folder.at('m'), ...paths]);
  expect(written).toMatchObject({ code: 2, stderr: error });
  expect(readdirSync(folder.path).sort()).toEqual(['a.oni', 'out']);
});

test.each([
  [1, 0, 1],
  [4, 100, 4],
  [4, 2 ** 26, 4],
  [4, 2 ** 28, 16],
  [4, 2 ** 34, 64],
  [1000, 10 ** 13, 38_000],
])('%d shards of %d bytes have %d ranges', (shards, bytes, count) => {
  expect(rangeCount(shards, bytes)).toBe(count);
});

test('shards of standard input read all of it, and say so', async () => {
  const folder = new Folder();
  const keys: string[] = [];
  for (const shard of ['1/2', '2/2']) {
    const args = [
      'export',
      '--to',
      'ndjson',
      '-o',
      folder.at('out'),
      '--shard',
      shard,
      '--many',
      '--notation',
      'oni',
      '-',
    ];
    const { stderr } = await ludogram(args, { stdin: WON.repeat(20) });
    expect(stderr).toBe("note: standard input can't be divided, so every shard reads all of it\n");
    const games = folder.read(`out/games-00${shard[0]!}-of-002.ndjson`).trimEnd().split('\n');
    for (const game of games) keys.push((JSON.parse(game) as { game: string }).game);
  }
  expect(keys).toHaveLength(20);
  expect(new Set(keys).size).toBe(20);
});
