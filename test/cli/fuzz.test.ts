import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readCases } from '../../src/conformance/index.js';
import type { Notation } from '../../src/notation/index.js';
import { frogs } from '../notation/made-up/notation.js';
import { ROOT } from '../support/shared.js';
import { Folder, ludogram } from './support.js';

const MADE = join(ROOT, 'test/notation/made-up');

/** Prints no move that begins at stone 2. */
const forgetful: Notation = {
  ...(frogs as Notation),
  load: () => Promise.resolve(forgetful),
  format(reading, options) {
    const { text, ...rest } = (frogs as Notation).format(reading, options);
    return { ...rest, text: text.replace(/2-\d+/g, '') };
  },
};
Object.assign(globalThis, { frogsToFuzz: frogs, forgetfulFrogs: forgetful });

function project(notation: string): Folder {
  const files = `grammar: ${JSON.stringify(join(MADE, 'frogs.peggy'))}, suites: 'suite'`;
  const folder = new Folder({
    'ludogram.config.mjs': `export default { notations: [{ notation: globalThis.${notation}, ${files} }] };`,
  });
  cpSync(join(MADE, 'suite'), folder.at('suite'), { recursive: true });
  return folder;
}

test('finds nothing in a notation that keeps its promises', async () => {
  const { path } = project('frogsToFuzz');
  const { code, stdout } = await ludogram(['fuzz', '--texts', '300', '--seed', '1'], { cwd: path });
  expect([code, stdout]).toEqual([0, 'seed 1\n300 texts, 0 findings\n']);
});

test('saves what breaks something as a case, shrunk, which fails until it is fixed', async () => {
  const folder = project('forgetfulFrogs');
  const run = (...args: string[]) => ludogram(args, { cwd: folder.path });
  const { code, stdout } = await run('fuzz', '--texts', '400', '--seed', '1');
  expect(code).toBe(1);
  expect(stdout).toMatch(
    /\n\S*suite\/frogs\/(?:in)?valid\/found\/[0-9a-f]{12}\.frogs\n {2}".{3,12}"\n {2}readable text is not idempotent/,
  );
  expect(stdout).toMatch(/\n400 texts, [1-9]\d* findings\n$/);
  const found = readCases(folder.at('suite'), 'frogs').filter(({ name }) => name.includes('/found/'));
  expect(found[0]!.verdict.why).toMatch(/^Found by ludogram fuzz: \w+ .*\.$/);

  await run('conformance', '--update-manifest');
  const tried = await run('conformance', '*/found');
  expect([tried.code, tried.stdout]).toEqual([1, expect.stringMatching(/0 passed, [1-9]\d* failed/)]);
  const fixed = await ludogram(['conformance', '--suites', folder.at('suite'), '*/found'], { formats: [frogs] });
  expect([fixed.code, fixed.stdout]).toEqual([0, expect.stringContaining('0 failed')]);
});

test('saves nothing where it is not wanted', async () => {
  const folder = project('forgetfulFrogs');
  await ludogram(['fuzz', '--texts', '400', '--seed', '1', '--no-save'], { cwd: folder.path });
  expect(readdirSync(folder.at('suite/frogs/valid'))).not.toContain('found');
});

test('a notation that throws is a crash of its cases, not of the runner', async () => {
  const read = () => {
    throw new Error('no');
  };
  const throwing: Notation = { ...(frogs as Notation), read, load: () => Promise.resolve(throwing) };
  const { code, stdout } = await ludogram(['conformance', '--suites', join(MADE, 'suite')], { formats: [throwing] });
  expect([code, stdout]).toEqual([1, expect.stringContaining('0 passed, 0 failed, 5 crashed')]);
  expect(stdout).toContain('it throws: Error: no');
});
