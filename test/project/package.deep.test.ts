import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENTRY_POINTS } from '../support/entry-points.js';
import { ROOT } from '../support/shared.js';

const entries = ENTRY_POINTS.map(({ name }) => name);

describe('the packed package', () => {
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'ludogram-package-'));
    npm(ROOT, 'run', 'build');
    npm(ROOT, 'pack', '--ignore-scripts', '--pack-destination', folder);
    const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz'))!;
    writeFileSync(join(folder, 'package.json'), '{ "name": "user", "type": "module", "private": true }');
    npm(folder, 'install', '--no-audit', '--no-fund', '--prefer-offline', join(folder, tarball));
    mkdirSync(join(folder, 'node_modules', '@types'), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules', '@types', 'node'), join(folder, 'node_modules', '@types', 'node'));
  }, 300_000);

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test.each(['nodenext', 'bundler'])('type-checks under module resolution %s', (resolution) => {
    const uses = entries.map((entry, i) => `import * as e${i} from '${entry}'; console.log(e${i});`);
    const typed =
      "import { parseOni } from 'ludogram/oni';\nexport const card: string | undefined = parseOni('').model.cards[0];";
    writeFileSync(join(folder, 'use.ts'), `${uses.join('\n')}\n${typed}\n`);
    const tsc = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
    const module = resolution === 'nodenext' ? 'nodenext' : 'esnext';
    const flags = [
      '--noEmit',
      '--strict',
      '--exactOptionalPropertyTypes',
      '--noUncheckedIndexedAccess',
      '--types',
      'node',
    ];
    const args = [tsc, ...flags, '--target', 'es2022', '--module', module, '--moduleResolution', resolution, 'use.ts'];
    expect(() => execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' })).not.toThrow();
  });

  test('every entry point loads in plain Node', () => {
    const uses = entries.map((entry) => `console.log(Object.keys(await import('${entry}')).length);`);
    writeFileSync(join(folder, 'use.mjs'), uses.join('\n'));
    const out = execFileSync(process.execPath, ['use.mjs'], { cwd: folder, encoding: 'utf8' });
    expect(
      out
        .trim()
        .split('\n')
        .map(Number)
        .every((count) => count > 0),
    ).toBe(true);
  });

  test('the command runs, and makes a parser that needs nothing else', () => {
    const bin = join(folder, 'node_modules', '.bin', 'ludogram');
    writeFileSync(join(folder, 'list.peggy'), 'List = items:Item|1.., ","| !.\nItem "item" = [a-z]+\n');
    execFileSync(bin, ['generate', 'list.peggy', '-o', 'out', '--standalone'], { cwd: folder });
    expect(readdirSync(join(folder, 'out', 'list')).sort()).toEqual([
      'explain.ts',
      'grammar.json',
      'nodes.ts',
      'parser.ts',
      'readers.ts',
    ]);
    const tsc = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
    const flags = ['--strict', '--target', 'es2022', '--module', 'nodenext', '--types', 'node', '--outDir', 'built'];
    execFileSync(process.execPath, [tsc, ...flags, '--rootDir', 'out', 'out/list/parser.ts'], { cwd: folder });
    execFileSync('cp', ['-r', 'out/cst', 'built/'], { cwd: folder });
    const use =
      "import { parse } from './built/list/parser.js'; console.log(parse('a,b').root.items.map((i) => i.text).join('+'));";
    writeFileSync(join(folder, 'list.mjs'), use);
    expect(execFileSync(process.execPath, ['list.mjs'], { cwd: folder, encoding: 'utf8' })).toBe('a+b\n');
  });
});

function npm(cwd: string, ...args: string[]): void {
  execFileSync('npm', args, { cwd, stdio: 'pipe' });
}
