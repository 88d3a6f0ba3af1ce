import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, normalize, relative } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { groupProblemsByKind } from '@arethetypeswrong/core/utils';
import { build } from 'esbuild';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BROWSER_ENTRY_POINTS, ENTRY_POINTS } from '../../support/docs/entry-points.js';
import { filesUnder } from '../../support/files.js';
import { installPackage, packedPackage } from '../../support/package/installed-package.js';
import { ROOT } from '../../support/shared.js';

/** The most that an installation may bring: packages, and the files of this package and their bytes. */
const MAX_INSTALLED = { packages: 5, files: 600, bytes: 7_580_000 };

const MAIN = join('node_modules', 'ludogram', 'dist', 'src', 'bin', 'main.js');

describe('the package in an empty folder', () => {
  let folder: string;
  let own: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'ludogram-weight-'));
    installPackage(folder);
    own = join(folder, 'node_modules', 'ludogram');
    cpSync(join(ROOT, 'examples'), join(folder, 'examples'), { recursive: true });
    writeFileSync(join(folder, 'list.peggy'), 'List = items:Item|1.., ","| !.\nItem "item" = [a-z]+\n');
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Runs the command line; its exit code and what it wrote. */
  function ludogram(...args: string[]): { code: number | null; stdout: string; stderr: string } {
    const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...args], { cwd: folder, encoding: 'utf8' });
    return { code: status, stdout, stderr };
  }

  test('adds few packages, files and bytes', () => {
    const lock = JSON.parse(readFileSync(join(folder, 'node_modules', '.package-lock.json'), 'utf8')) as {
      readonly packages: object;
    };
    const files = filesUnder(own);
    const bytes = files.reduce((total, file) => total + statSync(file).size, 0);
    console.log(`${Object.keys(lock.packages).length} packages; ${files.length} files, ${bytes} bytes of its own`);
    expect(Object.keys(lock.packages).length).toBeLessThanOrEqual(MAX_INSTALLED.packages);
    expect(files.length).toBeLessThanOrEqual(MAX_INSTALLED.files);
    expect(bytes).toBeLessThanOrEqual(MAX_INSTALLED.bytes);
    expect(bytes).toBeGreaterThan(MAX_INSTALLED.bytes / 2);
  });

  test.each(ENTRY_POINTS)('$name loads, and has its exports', async ({ name, source }) => {
    const program = `console.log(Object.keys(await import('${name}')).sort().join())`;
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(stdout.trim().split(',')).toEqual(Object.keys((await import(source)) as object).sort());
  });

  test('ludogram/oni needs no other package', async () => {
    const alone = mkdtempSync(join(tmpdir(), 'ludogram-alone-'));
    try {
      cpSync(own, join(alone, 'node_modules', 'ludogram'), { recursive: true });
      const program =
        "const { parseOni } = await import('ludogram/oni'); console.log(parseOni('BXLUT Byt').model.cards[0]);";
      const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
        cwd: alone,
        encoding: 'utf8',
      });
      expect(stdout).toBe('B\n');
    } finally {
      rmSync(alone, { recursive: true, force: true });
    }
  });

  // Bundlers can only leave out what is free of side effects.
  test.each([
    ['parseOni', 'oni', 'oni/index.ts'],
    ['parseOtnStructure', 'otn', 'otn/index.ts'],
  ])('a bundle with %s is hardly larger than one from the sources', async (name, entry, source) => {
    const installed = await bundleSize(`export { ${name} } from 'ludogram/${entry}';`, folder);
    const separate = await bundleSize(`export { ${name} } from './src/notations/${source}';`, ROOT);
    expect(installed).toBeLessThan(separate * 1.1);
  });

  test.each(BROWSER_ENTRY_POINTS)('$name is bundled for browsers', async (entry) => {
    expect(await bundleSize(`export * from '${entry.name}';`, folder)).toBeGreaterThan(100);
  });

  test('checks, formats, replays and draws', () => {
    expect(ludogram('check', 'examples/short-game.oni').stdout).toBe('no problems in 1 file\n');
    expect(ludogram('check', 'examples/broken.oni')).toMatchObject({ code: 1 });
    expect(ludogram('format', '--check', 'examples/short-game.oni').stderr).toBe('');
    expect(ludogram('replay', 'examples/short-game.oni').stdout).toMatch(/^1\. +red/);
    expect(ludogram('render', 'examples/brandub.otg').stdout).toContain('<svg');
    expect(ludogram('check', 'examples', '--jobs', '2')).toMatchObject({ code: 1, stderr: '' });
  });

  test.each(['csv', 'ndjson', 'parquet', 'sqlite'])('exports to %s', (format) => {
    const out = join('tables', format);
    expect(ludogram('export', '--to', format, '-o', out, 'examples/short-game.oni')).toMatchObject({ code: 0 });
    expect(existsSync(join(folder, out))).toBe(true);
  });

  test('runs the suites, and the grammar tools', () => {
    expect(ludogram('conformance').stdout).toMatch(/^all +\d{4} passed, 0 failed/m);
    expect(ludogram('conformance', '--lint', '--format', 'oni')).toMatchObject({ code: 0, stdout: '' });
    expect(ludogram('coverage', '--format', 'oni', '--min', '100').code).toBe(0);
    expect(ludogram('generate', 'list.peggy', '-o', 'out').stdout).toContain('parser.ts');
    expect(ludogram('generate', 'list.peggy', '-o', 'alone', '--js', '--standalone').stdout).toContain('index.js');
    expect(ludogram('railroad', 'list.peggy').stdout).toContain('<svg');
  });

  test('runs the config of a stranger, in TypeScript', () => {
    expect(ludogram('init', 'my-game', '-o', 'my-game').code).toBe(0);
    const made = filesUnder(join(folder, 'my-game')).map((file) => relative(folder, file));
    expect(made).toContain(join('my-game', 'ludogram.config.ts'));
    writeFileSync(join(folder, 'my-game', 'bad.my-game'), 'a1-b2 b2+c3');
    const args = [join(folder, MAIN), 'check', 'bad.my-game'];
    const { stdout } = spawnSync(process.execPath, args, { cwd: join(folder, 'my-game'), encoding: 'utf8' });
    expect(stdout).toContain('error my-game/bad-move: "b2+c3" isn\'t a move');
  });

  test('serves editors', async () => {
    const server = spawn(process.execPath, [MAIN, 'lsp'], { cwd: folder, stdio: ['pipe', 'pipe', 'inherit'] });
    const send = (message: object) => {
      const text = JSON.stringify({ jsonrpc: '2.0', ...message });
      server.stdin.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
    };
    try {
      send({ id: 1, method: 'initialize', params: { processId: null, rootUri: null, capabilities: {} } });
      send({ method: 'initialized', params: {} });
      const textDocument = { uri: 'inmemory:a.oni', languageId: 'oni', version: 1, text: 'BXLUA' };
      send({ method: 'textDocument/didOpen', params: { textDocument } });
      let received = '';
      for await (const chunk of server.stdout) {
        received += String(chunk);
        if (received.includes('oni/unknown-card')) break;
      }
      expect(received).toContain('docs/codes/oni.md#unknown-card');
    } finally {
      server.kill();
    }
  });

  test('lists the licenses of the packages in its bundles', () => {
    const notices = readFileSync(join(own, 'dist', 'THIRD-PARTY-NOTICES.md'), 'utf8');
    for (const name of ['commander', 'peggy', 'ohm-js', 'vscode-languageserver', 'tinypool', 'hyparquet-writer']) {
      expect(notices).toMatch(new RegExp(`^## ${name} \\d`, 'm'));
    }
    const bundled = filesUnder(join(own, 'dist', 'src')).filter((file) => file.endsWith('.js'));
    const names = bundled.flatMap((file) => [
      ...readFileSync(file, 'utf8').matchAll(/^\/\/#? ?(?:region )?\S*node_modules\/((?:@[^/\s]+\/)?[^/\s]+)/gm),
    ]);
    expect(names.length).toBeGreaterThan(50);
    const missing = names.map(([, name]) => name!).filter((name) => !notices.includes(`\n## ${name} `));
    expect([...new Set(missing)]).toEqual([]);
  });

  test('every link of its pages leads to a file of the package', () => {
    const pages = filesUnder(own).filter((file) => file.endsWith('.md') && !file.includes('THIRD-PARTY'));
    expect(pages.length).toBeGreaterThan(40);
    for (const page of pages) {
      const prose = readFileSync(page, 'utf8').replace(/^( *)```[^]*?^\1```$/gm, '');
      for (const [, link] of prose.matchAll(/\]\((?![a-z]+:)([^)\s#]+)/g)) {
        expect(existsSync(normalize(join(dirname(page), link!))), `${relative(own, page)}: ${link}`).toBe(true);
      }
    }
  });

  test('has no known vulnerability', () => {
    const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { cwd: folder, encoding: 'utf8' });
    const report = JSON.parse(stdout || '{}') as { metadata?: { vulnerabilities: Record<string, number> } };
    if (report.metadata === undefined) return console.warn('the registry answers no npm audit: nothing was checked');
    expect(report.metadata.vulnerabilities.total).toBe(0);
  });
});

describe('the tarball', () => {
  let tarball: Buffer;
  beforeAll(() => {
    tarball = readFileSync(packedPackage());
  });

  test('publint has nothing to say', async () => {
    const data = tarball.buffer.slice(tarball.byteOffset, tarball.byteOffset + tarball.length) as ArrayBuffer;
    const { messages, pkg } = await publint({ pack: { tarball: data }, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  test('programs that import modules find the types of every entry point', async () => {
    const analysis = await checkPackage(createPackageFromTarballData(tarball));
    if (!analysis.types) throw new Error('the package has no types');
    // The package has no CommonJS, and TypeScript without "exports" finds none of its modules.
    const ours = analysis.problems.filter(
      (problem) => !('resolutionKind' in problem && ['node10', 'node16-cjs'].includes(problem.resolutionKind)),
    );
    expect(groupProblemsByKind(ours)).toEqual({});
  });
});

async function bundleSize(contents: string, resolveDir: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    write: false,
    logLevel: 'silent',
  });
  return outputFiles[0]!.contents.length;
}
