import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { writeFileAtomically } from '../../../src/files/write-file.js';
import { NOTATIONS } from '../../../src/notations/registry.js';
import { ROOT } from '../../support/shared.js';
import { Folder, ludogram, WON, WRONG_CARD } from '../support.js';

const isRoot = process.getuid?.() === 0;
const isPosix = process.platform !== 'win32';

/** A record with a fault that has a fix, and so long that half of it can be written. */
const LONG = `${WRONG_CARD}# ${'x'.repeat(100_000)}\n`;
const UNTIDY = `bxlut byt # ${'x'.repeat(100_000)}\n`;
const GRAMMAR = 'List = Item (", " Item)*\nItem = [a-z]+\n';
const BIG_GAME = `AZULGAME\n2\n${'12345'
  .split('')
  .map((n) => `${n}rrll`)
  .join('')}\n`;

/** Each verb that writes, with the file that it writes. */
const WRITERS: readonly (readonly [name: string, file: string, content: string, args: (f: Folder) => string[]])[] = [
  ['check --fix', 'a.oni', LONG, (f) => ['check', '--fix', '--unsafe-fixes', f.at('a.oni')]],
  ['format --write', 'b.oni', UNTIDY, (f) => ['format', '--write', f.at('b.oni')]],
  ['render -o', 'c.svg', 'old', (f) => ['render', f.at('in.azul'), '-o', f.at('c.svg')]],
  ['generate', 'list/parser.ts', 'old', (f) => ['generate', f.at('list.peggy'), '-o', f.path]],
  [
    'conformance --update-manifest',
    'manifests/oni.json',
    'old',
    (f) => ['conformance', '--suites', f.path, '--format', 'oni', '--update-manifest'],
  ],
];

function folderWith(file: string, content: string): Folder {
  const cases = Array.from({ length: 60 }, (_, i) => [
    [`oni/valid/case-with-a-long-name-${i}.oni`, 'BXLUT'],
    [`oni/valid/case-with-a-long-name-${i}.json`, '{"why": "So."}'],
  ]).flat();
  return new Folder({
    'in.azul': BIG_GAME,
    'list.peggy': GRAMMAR,
    'suite.json': '{"version": "0.0.1"}',
    ...(Object.fromEntries(cases) as Record<string, string>),
    [file]: content,
  });
}

const strays = (folder: Folder): string[] =>
  readdirSync(folder.path, { recursive: true, encoding: 'utf8' }).filter((name) => name.includes('.tmp'));

/** Runs the real program in a shell whose files can't grow beyond `blocks` of 512 or 1024 bytes. */
function limited(blocks: number, args: readonly string[]) {
  const program = [process.execPath, '--import', 'tsx', join(ROOT, 'src/cli/main.ts'), ...args];
  return spawnSync('sh', ['-c', `ulimit -f ${blocks} && exec "$@"`, 'sh', ...program], { cwd: ROOT, encoding: 'utf8' });
}

describe.skipIf(!isPosix)('a file-size limit (skipped where there is none)', () => {
  test.each(WRITERS)('%s leaves the old file as it is', (_name, file, content, args) => {
    const folder = folderWith(file, content);
    const { status, stderr } = limited(1, args(folder));
    expect(stderr).toMatch(/can't write .*: file too large$/m);
    expect(status).toBe(2);
    expect(folder.read(file)).toBe(content);
    expect(strays(folder)).toEqual([]);
  });
});

const canMount = isRoot && process.platform === 'linux';

/** Runs `use` with the folder of a file system of 128 KiB; returns whether there is one. */
async function withSmallDisk(use: (disk: string) => Promise<void>): Promise<boolean> {
  const folder = new Folder();
  const disk = folder.at('disk');
  mkdirSync(disk);
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=128k', 'tmpfs', disk]).status !== 0) return false;
  try {
    await use(disk);
  } finally {
    execFileSync('umount', [disk]);
  }
  return true;
}

test.skipIf(!canMount)('a full file system leaves the old file as it is (skipped without one)', async (context) => {
  const isThere = await withSmallDisk(async (disk) => {
    const file = join(disk, 'a.oni');
    writeFileSync(file, LONG);
    const { code, stderr } = await ludogram(['check', '--fix', '--unsafe-fixes', file]);
    expect(code).toBe(2);
    expect(stderr).toBe(`error: can't write ${file}: no space left on device\n`);
    expect(readFileSync(file, 'utf8')).toBe(LONG);
    expect(readdirSync(disk)).toEqual(['a.oni']);
  });
  if (!isThere) context.skip('no file system can be mounted here');
});

describe('a file that is replaced', () => {
  test('leaves no other file', async () => {
    const folder = new Folder({ 'a.oni': WRONG_CARD });
    expect((await ludogram(['check', '--fix', '--unsafe-fixes', folder.at('a.oni')])).code).toBe(0);
    expect(readdirSync(folder.path)).toEqual(['a.oni']);
    expect(folder.read('a.oni')).toBe(WON);
  });

  test.skipIf(!isPosix)('keeps its mode', async () => {
    const folder = new Folder({ 'a.oni': WRONG_CARD });
    for (const mode of [0o640, 0o777, 0o600]) {
      writeFileSync(folder.at('a.oni'), WRONG_CARD);
      chmodSync(folder.at('a.oni'), mode);
      await ludogram(['check', '--fix', '--unsafe-fixes', folder.at('a.oni')]);
      expect(statSync(folder.at('a.oni')).mode & 0o7777).toBe(mode);
    }
  });

  test.skipIf(!isRoot)('keeps its owner and group (skipped unless root runs it)', async () => {
    const folder = new Folder({ 'a.oni': WRONG_CARD });
    chownSync(folder.at('a.oni'), 1234, 4321);
    await ludogram(['check', '--fix', '--unsafe-fixes', folder.at('a.oni')]);
    expect(statSync(folder.at('a.oni'))).toMatchObject({ uid: 1234, gid: 4321 });
    expect(folder.read('a.oni')).toBe(WON);
  });

  test.skipIf(!isPosix)('stays where its links point', async () => {
    const folder = new Folder({ 'real/a.oni': WRONG_CARD });
    symlinkSync('real/a.oni', folder.at('one.oni'));
    symlinkSync('one.oni', folder.at('two.oni'));
    expect((await ludogram(['check', '--fix', '--unsafe-fixes', folder.at('two.oni')])).code).toBe(0);
    expect(lstatSync(folder.at('two.oni')).isSymbolicLink()).toBe(true);
    expect(readlinkSync(folder.at('one.oni'))).toBe('real/a.oni');
    expect(folder.read('real/a.oni')).toBe(WON);
  });

  test('is separated from its other hard links, which keep the old content', async () => {
    const folder = new Folder({ 'a.oni': 'bxlut byt' });
    linkSync(folder.at('a.oni'), folder.at('b.oni'));
    expect((await ludogram(['format', '--write', folder.at('b.oni')])).code).toBe(0);
    expect([folder.read('a.oni'), folder.read('b.oni')]).toEqual(['bxlut byt', 'BXLUT\n\nByt\n']);
    expect([statSync(folder.at('a.oni')).nlink, statSync(folder.at('b.oni')).nlink]).toEqual([1, 1]);
  });

  test.skipIf(!isPosix)('is made where a link points that leads to nothing yet', () => {
    const folder = new Folder({ 'real/other': '' });
    symlinkSync('real/new', folder.at('link'));
    writeFileAtomically(folder.at('link'), 'text');
    expect(lstatSync(folder.at('link')).isSymbolicLink()).toBe(true);
    expect(folder.read('real/new')).toBe('text');
  });

  test.skipIf(!isPosix)('is a device or a pipe: it is written to and stays one', async () => {
    const folder = new Folder({ 'won.oni': WON });
    execFileSync('mkfifo', [folder.at('pipe.svg')]);
    const [read] = await Promise.all([
      import('node:fs/promises').then(({ readFile }) => readFile(folder.at('pipe.svg'), 'utf8')),
      new Promise((done) => {
        const program = ['--import', 'tsx', join(ROOT, 'src/cli/main.ts'), 'render', folder.at('won.oni')];
        void import('node:child_process').then(({ execFile }) =>
          execFile(process.execPath, [...program, '-o', folder.at('pipe.svg')], { cwd: ROOT }, done),
        );
      }),
    ]);
    expect(read).toMatch(/^<svg /);
    expect(lstatSync(folder.at('pipe.svg')).isFIFO()).toBe(true);
  });

  test('is left alone if it has changed since it was read', async () => {
    const folder = new Folder({ 'a.oni': WRONG_CARD });
    const file = folder.at('a.oni');
    // Another program saves the file while it is checked.
    const notations = NOTATIONS.map((entry) =>
      entry.id !== 'oni'
        ? entry
        : {
            ...entry,
            load: async () => {
              writeFileSync(file, 'somebody else');
              return entry.load();
            },
          },
    );
    for (const args of [
      ['check', '--fix', '--unsafe-fixes'],
      ['format', '--write', '--style', 'compact'],
    ]) {
      writeFileSync(file, WRONG_CARD);
      const { code, stderr } = await ludogram([...args, file], { notations });
      expect(code).toBe(2);
      expect(stderr).toContain(`error: can't write ${file}: it has changed since it was read; run the command again\n`);
      expect(readdirSync(folder.path)).toEqual(['a.oni']);
      expect(folder.read('a.oni')).toBe('somebody else');
    }
  });

  test('is left alone if it has gone since it was read', () => {
    const folder = new Folder();
    expect(() => writeFileAtomically(folder.at('a'), 'new', 'old')).toThrow('it has changed since it was read');
    expect(readdirSync(folder.path)).toEqual([]);
  });
});

test('a file in a folder that does not exist is reported', async () => {
  const folder = new Folder({ 'won.oni': WON });
  const { code, stderr } = await ludogram(['render', folder.at('won.oni'), '-o', folder.at('none/a.svg')]);
  expect(code).toBe(2);
  expect(stderr).toBe(`error: can't write ${folder.at('none/a.svg')}: no such file or directory\n`);
});
