import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { run as runCommandLine } from '../../../../src/cli/program.js';
import { frogs } from '../../../notation/made-up/notation.js';
import { ROOT } from '../../../support/shared.js';
import { Folder, ludogram } from '../../support.js';

function copied(files: Record<string, string> = {}): Folder {
  const folder = new Folder();
  cpSync(join(ROOT, 'test/notation/made-up/suite'), folder.path, { recursive: true });
  const more = new Folder(files);
  cpSync(more.path, folder.path, { recursive: true });
  return folder;
}

const run = (folder: Folder, ...args: string[]) =>
  ludogram(['conformance', '--suites', folder.path, ...args], { notations: [frogs] });

test('--init begins a suite with a case for each code, which passes', async () => {
  const folder = new Folder();
  const { code, stdout } = await run(folder, '--init', '--format', 'frogs');
  expect(code).toBe(0);
  expect(stdout).toContain(`wrote ${folder.at('frogs/invalid/no-gap.frogs')}\n`);
  expect(JSON.parse(folder.read('frogs/invalid/no-gap.json'))).toEqual({
    why: 'Exactly one stone is empty; every hop goes there.',
    diagnostics: [{ code: 'frogs/no-gap', severity: 'error', start: 0, end: 6 }],
  });
  const tried = await run(folder);
  expect([tried.code, tried.stdout]).toEqual([0, expect.stringMatching(/^frogs {2}[45] passed, 0 failed/)]);
  expect((await run(folder, '--lint')).stdout).toBe('');
  const again = await run(folder, '--init', '--format', 'frogs');
  expect([again.code, again.stderr]).toEqual([2, `error: ${folder.at('frogs')} already exists\n`]);
});

test('an example that gives other codes than its own is reported', async () => {
  const [first, second, ...others] = frogs.codes.codes;
  const wrong = [
    { ...first!, example: 'R.L' },
    { ...second!, example: first!.example },
    { ...first!, isDefault: true, example: 'R.L' },
  ];
  const faulty = { ...frogs, codes: { ...frogs.codes, codes: [...wrong, ...others] } };
  const faultyEntry = { ...faulty, load: () => Promise.resolve(faulty as never) };
  const { code, stdout, stderr } = await ludogram(['conformance', '--suites', copied().path], {
    notations: [faultyEntry],
  });
  expect([code, stdout]).toEqual([1, expect.stringContaining('0 failed')]);
  expect(stderr).toBe(
    `error: the example of ${first!.code} gives no diagnostic: expected only ${first!.code}\n` +
      `error: the example of ${second!.code} gives ${first!.code}: expected only ${second!.code}\n`,
  );
  expect((await run(copied())).stderr).toBe('');
});

test('--update shows what is expected otherwise, and writes it with --yes', async () => {
  const wrong = {
    why: 'A wrong verdict.',
    diagnostics: [{ code: 'frogs/no-gap', severity: 'error', start: 0, end: 1 }],
  };
  const folder = copied({
    'frogs/invalid/wrong.frogs': 'RL 1-2\n',
    'frogs/invalid/wrong.json': JSON.stringify(wrong),
    'frogs/valid/one-hop.frogs': 'R.L 1-2\n',
  });
  const { code, stdout, stderr } = await run(folder, '--update');
  expect([code, stderr]).toEqual([1, 'nothing was written; --yes writes without asking\n']);
  expect(stdout).toContain('-      "end": 1\n+      "end": 2\n');
  expect(stdout).toContain('+  "why": "One hop.",\n');
  expect(JSON.parse(folder.read('frogs/invalid/wrong.json'))).toEqual(wrong);

  const one = await run(folder, '--update', '--yes', 'frogs/valid');
  expect([one.code, one.stdout]).toEqual([
    0,
    expect.stringContaining(`wrote ${folder.at('frogs/valid/one-hop.json')}\n`),
  ]);
  expect(one.stdout).not.toContain('wrong.json');
  await run(folder, '--update', '--yes');
  expect(JSON.parse(folder.read('frogs/invalid/wrong.json'))).toMatchObject({
    why: 'A wrong verdict.',
    diagnostics: [{ end: 2 }],
  });
  const tried = await run(folder);
  expect([tried.code, tried.stdout]).toEqual([0, expect.stringContaining('7 passed, 0 failed')]);
  expect((await run(folder, '--update')).stdout).toBe('nothing to update\n');
});

test('--update refuses what the folder contradicts, and what no verdict makes right', async () => {
  const folder = copied({
    'frogs/valid/illegal.frogs': 'R.L 1-3\n',
    'frogs/invalid/legal.frogs': 'R.L 1-2 \n',
    'frogs/either/open.frogs': 'RRR',
  });
  const { code, stdout, stderr } = await run(folder, '--update', '--yes');
  expect([code, stdout]).toEqual([1, '']);
  const toDo = 'correct the text or the notation, or move the text to the';
  expect(stderr.trimEnd().split('\n').sort()).toEqual([
    `frogs/either/open.frogs: write its readings by hand into ${folder.at('frogs/either/open.json')}`,
    `frogs/invalid/legal.frogs: it is among the invalid cases, but it has no error: ${toDo} valid cases`,
    `frogs/valid/illegal.frogs: it is among the valid cases, but it has the error frogs/illegal-move: ${toDo} invalid cases`,
  ]);
  const none = await run(folder, '--update', 'frogs/valdi');
  expect([none.code, none.stderr]).toEqual([2, 'error: no case matches "frogs/valdi"\n']);
});

test.each([
  ['y', 0],
  ['n', 1],
])('--update asks on a terminal: %s', async (answer, code) => {
  const folder = copied({ 'frogs/valid/one-hop.frogs': 'R.L 1-2\n' });
  const stdin = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => {} });
  const stderr = Object.assign(new PassThrough(), { isTTY: true, columns: 80 });
  stderr.once('data', () => setTimeout(() => stdin.write(answer), 5));
  const sink = { isTTY: true, write: () => true };
  const io = { stdin, stdout: sink, stderr: stderr as unknown as typeof sink, env: {} };
  const args = ['conformance', '--suites', folder.path, '--update'];
  expect(await runCommandLine(args, io, [frogs])).toBe(code);
  expect((await run(folder)).stdout).toContain(answer === 'y' ? '6 passed' : '5 passed');
});
