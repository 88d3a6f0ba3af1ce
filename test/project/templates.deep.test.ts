import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TEMPLATES } from '../../src/cli/verbs/init/plan.js';
import { plural } from '../../src/diagnostics/index.js';
import { installPackage } from '../support/package/installed-package.js';
import { ROOT } from '../support/shared.js';

// The project that a user gets from a template, with the package as npm installs it. Its names are not those of the
// template, so that nothing depends on them.

const TSC = join(ROOT, 'node_modules/typescript/bin/tsc');
const TSX = join(ROOT, 'node_modules/tsx/dist/esm/index.mjs');

let above: string;

beforeAll(() => {
  above = mkdtempSync(join(tmpdir(), 'ludogram-templates-'));
  installPackage(above);
  mkdirSync(join(above, 'node_modules/@types'), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules/@types/node'), join(above, 'node_modules/@types/node'));
}, 300_000);
afterAll(() => rmSync(above, { recursive: true, force: true }));

describe.each([...Object.keys(TEMPLATES).map((name) => [name, 'ts'] as const), ['moves', 'js'] as const])(
  'the template %s in %s',
  (template, language) => {
    const name = `${template}-${language}`;

    const inFolder = (folder: string, ...args: readonly string[]) => {
      const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
      return { status, output: `${stdout}${stderr}` };
    };
    const ludogram = (...args: readonly string[]) =>
      inFolder(join(above, name), join(above, 'node_modules/ludogram/dist/src/bin/main.js'), ...args);

    beforeAll(() => {
      const main = join(above, 'node_modules/ludogram/dist/src/bin/main.js');
      const title = ['--title', "records of Bob's game", '--extension', '.bob'];
      const words = ['--template', template, '--language', language, '--yes', '-o', name];
      expect(inFolder(above, main, 'init', 'bobs-game', ...title, ...words)).toMatchObject({ status: 0 });
    });

    test.skipIf(language === 'js')('compiles', () => {
      expect(inFolder(join(above, name), TSC)).toEqual({ status: 0, output: '' });
    });

    test('passes its tests', () => {
      const run = inFolder(join(above, name), '--import', TSX, '--test', `test/bobs-game.test.${language}`);
      expect(run).toMatchObject({ status: 0 });
    });

    test('passes its suite, all of which its manifest lists', () => {
      expect(ludogram('conformance', '--strict')).toMatchObject({ status: 0 });
    });

    test('uses every rule and alternative of its grammar in its suite', () => {
      expect(ludogram('coverage', '--min', '100')).toMatchObject({ status: 0 });
    });

    test('has generated files that are up to date', () => {
      expect(ludogram('generate', '--check')).toMatchObject({ status: 0 });
    });

    test('keeps the meaning of random texts', () => {
      const { output } = ludogram('fuzz', '--texts', '500', '--seed', '1', '--no-save');
      // Times are measured while other tests run.
      const slow = output.match(/^ {2}time grows/gm)?.length ?? 0;
      expect(output).toContain(`500 texts, ${plural(slow, 'finding')}`);
    });
  },
);
