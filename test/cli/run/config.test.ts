import { lchownSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { findConfig, requireOwn } from '../../../src/config/config-file.js';
import { cacheFor } from '../../../src/config/import-module.js';
import { loadConfig } from '../../../src/config/load.js';
import { defineConfig } from '../../../src/library/index.js';
import { frogs } from '../../notation/made-up/notation.js';
import { withoutRootWarnings } from '../../support/generation/root-warnings.js';
import { ROOT } from '../../support/shared.js';
import { Folder, ludogram } from '../support.js';

const SUITE = join(ROOT, 'test/notation/made-up/suite');
const GRAMMAR = join(ROOT, 'test/notation/made-up/frogs.peggy');

// Config files are loaded as they are by Node, which can't import the sources of this project.
Object.assign(globalThis, { frogsForConfig: frogs });
const FROGS = 'export default { notations: [globalThis.frogsForConfig] };\n';

const NAME = 'ludogram.config.mjs';

const withFiles = (more: string) =>
  `export default { notations: [{ notation: async () => globalThis.frogsForConfig, ${more} }] };\n`;

/** Lets a test be run by another user. */
function asOtherUser(): void {
  const { geteuid } = process;
  vi.spyOn(process as { geteuid: () => number }, 'geteuid').mockReturnValue(geteuid!() + 1);
}
afterEach(() => void vi.restoreAllMocks());

test('defineConfig returns the config', () => {
  const config = { notations: [frogs, { notation: frogs, grammar: 'frogs.peggy' }] };
  expect(defineConfig(config)).toBe(config);
});

describe('a config gives options of notations other values', () => {
  const rules = 'dim:3 start:/1t1/1K1/T2/\n';
  const formatted = (options: string, ...flags: string[]) => {
    const folder = new Folder({ [NAME]: `export default { notations: [], options: ${options} };\n`, 'a.txt': rules });
    const args = ['format', '--notation', 'otn-rules', ...flags, folder.at('a.txt')];
    return ludogram(args, { cwd: folder.path });
  };

  test('which apply unless a flag says otherwise, and the help has this flag', async () => {
    const options = "{ 'otn-rules': { print: { inverted: true } } }";
    expect(await formatted(options)).toMatchObject({ code: 0, stdout: 'dim:3 starti:/T2/1K1/1t1/\n' });
    expect(await formatted(options, '--no-inverted')).toMatchObject({ code: 0, stdout: rules });
    expect(await formatted('{}')).toMatchObject({ code: 0, stdout: rules });
  });

  test.each([
    ['[]', 'options: expected the options of each notation by its id'],
    ['{ chess: {} }', 'options.chess: no notation has this id'],
    ['{ otn: { draw: {} } }', 'options.otn: unknown key "draw": expected read, print, render'],
    ['{ otn: { print: { invertd: true } } }', 'options.otn.print: unknown key "invertd": did you mean inverted?'],
    ['{ otn: { print: { inverted: 1 } } }', 'options.otn.print.inverted: expected true or false'],
    ['{ oni: { print: { inverted: true } } }', 'options.oni.print: oni declares no such options'],
  ])('what no notation declares is an error: %s', async (options, message) => {
    expect(await formatted(options)).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining(message),
    });
  });
});

describe('a config is found', () => {
  test('in the nearest folder upwards, TypeScript first', () => {
    const folder = new Folder({
      'package.json': '{}',
      'ludogram.config.mjs': '',
      'a/ludogram.config.ts': '',
      'a/ludogram.config.js': '',
      'a/b/c/x.oni': '',
      'd/ludogram.config.ts/x': '',
    });
    expect(findConfig(folder.at('a/b/c'))).toBe(folder.at('a/ludogram.config.ts'));
    expect(findConfig(folder.at('a'))).toBe(folder.at('a/ludogram.config.ts'));
    // A folder of that name isn't a config.
    expect(findConfig(folder.at('d'))).toBe(folder.at('ludogram.config.mjs'));
  });

  test.each([
    ['a package', 'a/package.json'],
    ['a Git repository', 'a/.git/HEAD'],
    ['a Git worktree', 'a/.git'],
  ])('not above the root of the project: %s', (_, root) => {
    const folder = new Folder({ 'package.json': '{}', 'ludogram.config.mjs': '', [root]: '{}', 'a/b/x.oni': '' });
    expect(findConfig(folder.at('a/b'))).toBeUndefined();
    expect(findConfig(folder.at('a'))).toBeUndefined();
    folder.write('a/ludogram.config.mjs', '');
    expect(findConfig(folder.at('a/b'))).toBe(folder.at('a/ludogram.config.mjs'));
  });

  test('without a project only in the folder itself', () => {
    const folder = new Folder({ 'ludogram.config.mjs': '', 'a/x.oni': '' });
    expect(findConfig(folder.at('a'))).toBeUndefined();
    expect(findConfig(folder.path)).toBe(folder.at('ludogram.config.mjs'));
  });

  test('by every verb that reads records, which knows its notations', async () => {
    const folder = new Folder({
      'package.json': '{}',
      'ludogram.config.mjs': FROGS,
      'games/a.frogs': 'RR.LL 1-4\n',
      'games/b.frogs': 'RR.LL 2-3\n',
    });
    const run = (...args: string[]) => ludogram(args, { cwd: folder.at('games') });
    const checked = await run('check', folder.at('games'));
    expect([checked.code, checked.stdout]).toEqual([1, expect.stringContaining('frogs/illegal-move')]);
    expect((await run('format', '--format', 'frogs', folder.at('games/b.frogs'))).stdout).toBe('RR.LL\n2-3\n');
  });

  test('unless the command line names another, or none', async () => {
    const folder = new Folder({
      'ludogram.config.mjs': 'throw new Error("not this one");',
      'other.mjs': FROGS,
      'a.frogs': 'RR.LL 2-3\n',
    });
    const check = async (...args: string[]) => {
      const { code, stderr } = await ludogram([...args, folder.at('a.frogs')], { cwd: folder.path });
      return [code, stderr];
    };
    expect(await check('check', '--config', folder.at('other.mjs'))).toEqual([0, '']);
    expect(await check(`--config=${folder.at('other.mjs')}`, 'check')).toEqual([0, '']);
    expect(await check('--config', 'other.mjs', 'check')).toEqual([0, '']);
    expect(await check('--no-config', 'check')).toEqual([2, expect.stringContaining("can't tell the notation")]);
    const missing = await ludogram(['formats', '--config'], { cwd: folder.path });
    expect([missing.code, missing.stderr]).toEqual([2, 'error: --config takes the name of a file\n']);
  });

  test('the config of a package is named if a file of the package is checked elsewhere', async () => {
    const folder = new Folder({
      'package.json': '{}',
      'packages/frogs/package.json': '{}',
      'packages/frogs/ludogram.config.mjs': FROGS,
      'packages/frogs/games/a.frogs': 'RR.LL 2-3\n',
      'a.frogs': 'RR.LL 2-3\n',
    });
    const stderr = async (file: string, ...args: string[]) =>
      (await ludogram(['check', ...args, folder.at(file)], { cwd: folder.path })).stderr;
    const config = folder.at('packages/frogs/ludogram.config.mjs');
    const hint = ` (${config} was not run: name it with --config)\n`;
    expect(await stderr('packages/frogs/games/a.frogs')).toMatch(/^error: can't tell the notation of .*\)\n$/);
    expect(await stderr('packages/frogs/games/a.frogs')).toContain(hint);
    expect(await stderr('a.frogs')).not.toContain('was not run');
    expect(await stderr('packages/frogs/games/a.frogs', '--config', config)).toBe('');
  });
});

describe('a config of another user', () => {
  const files = { 'ludogram.config.mjs': FROGS, 'a.frogs': 'RR.LL 2-3\n' };

  test.skipIf(process.geteuid === undefined)('is not run unless the command line names it', async () => {
    const folder = new Folder(files);
    const run = (...args: string[]) => ludogram([...args, folder.at('a.frogs')], { cwd: folder.path });
    expect((await run('check')).code).toBe(0);
    asOtherUser();
    const { code, stdout, stderr } = await run('check');
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr.replace(folder.at(''), '')).toBe(
      `error: ludogram.config.mjs belongs to another user, so it was not run: ` +
        'name it with --config if you trust it, or use --no-config\n',
    );
    expect((await run('check', '--config', 'ludogram.config.mjs')).code).toBe(0);
    expect((await run('check', '--no-config', '--format', 'oni')).code).toBe(1);
  });

  test.skipIf(process.geteuid?.() !== 0)('is also refused through a link of another user', () => {
    const folder = new Folder({ 'mine.mjs': FROGS });
    symlinkSync(folder.at('mine.mjs'), folder.at(NAME));
    expect(() => requireOwn(folder.at(NAME), folder.path)).not.toThrow();
    lchownSync(folder.at(NAME), 12345, 12345);
    expect(() => requireOwn(folder.at(NAME), folder.path)).toThrow(/belongs to another user/);
  });
});

describe('a config is run only where a verb needs it', () => {
  const files = {
    'ludogram.config.mjs': 'throw new Error("run");',
    'a.ebnf': "a = 'x';",
    'my.peggy': 'Number = $[0-9]+\n',
    'text.txt': '12',
  };

  test.each([
    '--help',
    '--version',
    'help',
    'help check',
    'check --help',
    'conformance -h',
    'formats',
    'formats --json',
    'explain oni/unknown-card',
    'completion bash',
    'ebnf a.ebnf',
    'migrate my.peggy',
    'tree --grammar my.peggy text.txt',
    'fuzz my.peggy --texts 5 --no-save',
    'coverage my.peggy',
    'generate my.peggy --output out',
  ])('not for ludogram %s', async (line) => {
    const folder = new Folder(files);
    const args = line.split(' ').map((word) => (/\.\w+$|^out$/.test(word) ? folder.at(word) : word));
    const { stderr } = await ludogram(args, { cwd: folder.path });
    expect(stderr).not.toContain('ludogram.config.mjs:1');
  });

  test.each(['check a.frogs', 'tree a.frogs', 'conformance', 'fuzz', 'export a.frogs -o x.csv', 'generate'])(
    'for ludogram %s',
    async (line) => {
      const { code, stderr } = await ludogram(line.split(' '), { cwd: new Folder(files).path });
      expect([code, stderr]).toEqual([2, 'error: ludogram.config.mjs:1: run\n']);
    },
  );

  test('the verbs that describe ludogram list its notations if it is named', async () => {
    const folder = new Folder({ [NAME]: FROGS, 'like.oni-ish': 'BXLUT\nByt\n' });
    const run = (...args: string[]) => ludogram(args, { cwd: folder.path });
    const alone = await run('formats');
    expect(alone.stdout).not.toContain('frogs');
    expect(alone.stderr).toBe(`note: ${NAME} was not run: name it with --config to list its notations\n`);
    const named = await run('formats', '--config', NAME);
    expect([named.stdout, named.stderr]).toEqual([expect.stringMatching(/^frogs .*\n(?:.*\n)*oni /m), '']);
    expect((await run('formats', '--no-config')).stderr).toBe('');
    const unknown = await run('explain', 'frogs/no-gap');
    expect([unknown.code, unknown.stderr]).toEqual([
      2,
      expect.stringContaining(`a diagnostic code nor a file (${NAME} was not run: name it with --config); did you`),
    ]);
    expect((await run('explain', 'frogs/no-gap', '--config', NAME)).code).toBe(0);
    expect((await run('explain', folder.at('like.oni-ish'))).stderr).toMatch(
      `oni records can't be described in words yet: try replay, render or tree (${NAME} was not run: name it with --config)`,
    );
    const { stdout: help } = await run('check', '--help', '--config', NAME);
    expect(help).toMatch(/"frogs",\s+"oni"/);
    expect((await run('completion', 'bash', '--config', NAME)).stdout).toContain('frogs');
  });

  test('a program that says which notations there are means these', async () => {
    expect(
      (await ludogram(['check', 'a.frogs'], { cwd: new Folder(files).path, notations: [frogs] })).stderr,
    ).toContain("can't read a.frogs");
  });
});

test('a notation of a config may have the extension of a built-in one, with a warning', async () => {
  const content = 'export default { notations: [{ ...globalThis.frogsForConfig, extensions: [".frogs", ".oni"] }] };';
  const folder = new Folder({ [NAME]: content, 'a.oni': 'RR.LL 2-3\n', 'b.oni': 'RR.LL 2-3\n' });
  const { code, stderr } = await ludogram(['check', folder.at('a.oni'), folder.at('b.oni')], { cwd: folder.path });
  const warning = `warning: ${NAME}: frogs has the extension .oni of the built-in oni; files with it are read as frogs\n`;
  expect([code, stderr]).toEqual([0, warning]);
  const other = new Folder({ [NAME]: FROGS, 'a.frogs': 'RR.LL 2-3\n' });
  expect((await ludogram(['check', other.at('a.frogs')], { cwd: other.path })).stderr).toBe('');
});

describe('a config names files', () => {
  test('suites of a config are run', async () => {
    const folder = new Folder({ 'ludogram.config.mjs': withFiles(`suites: ${JSON.stringify(SUITE)}`) });
    const run = (...args: string[]) => ludogram(['conformance', ...args], { cwd: folder.path });
    const all = await run();
    expect([all.code, all.stdout]).toEqual([0, expect.stringContaining('5 passed, 0 failed')]);
    expect(all.stdout).not.toContain('oni');
    expect((await run('--format', 'frogs', 'frogs/valid')).stdout).toContain('1 passed');
    expect((await run('--format', '5dfen-ebnf', '5dfen-ebnf/valid')).stdout).toContain('0 failed');
    expect((await run('--lint')).stdout).toBe('');
  });

  test('a notation without suites is not taken for one of the library', async () => {
    const folder = new Folder({ 'ludogram.config.mjs': FROGS });
    const run = (...args: string[]) => ludogram(['conformance', ...args], { cwd: folder.path });
    expect((await run('5dfen-ebnf/valid')).stdout).toContain('0 failed');
    const { code, stderr } = await run('--format', 'frogs');
    expect([code, stderr]).toEqual([2, 'error: the config names no suites for frogs; --suites names their folder\n']);
  });

  test('grammars of a config are generated, before there is a parser', async () => {
    const config = (grammar: string) =>
      `export default { notations: [
        { notation: () => import('./absent.js'), grammar: ${JSON.stringify(grammar)}, generated: 'out', start: ['FrogFile'] },
        { notation: () => import('./absent.js'), grammar: ${JSON.stringify(grammar)}, generated: 'out', start: ['Move'] },
      ] };`;
    const folder = new Folder({ 'package.json': '{}', 'ludogram.config.mjs': config(GRAMMAR), 'deep/x': '' });
    const made = await ludogram(['generate'], { cwd: folder.at('deep') });
    expect([made.code, withoutRootWarnings(made.stderr)]).toEqual([0, '']);
    expect(JSON.parse(folder.read('out/frogs/grammar.json'))).toMatchObject({ startRules: ['FrogFile', 'Move'] });
    expect((await ludogram(['generate', '--check'], { cwd: folder.path })).code).toBe(0);
  });

  const filesIn = async (files: Record<string, string>, more = '') => {
    const folder = new Folder({ [NAME]: withFiles(`folder: 'src'${more}`), ...files });
    const config = await loadConfig(NAME, folder.path, 'none');
    const [{ options: _, ...found } = {}] = config.files;
    return JSON.parse(JSON.stringify(found).replaceAll(`${folder.path}/`, '')) as object;
  };

  test('a folder names the files in it', async () => {
    const files = { 'src/frogs.peggy': '', 'src/shape.ts': '', 'suite/suite.json': '' };
    const all = { grammar: 'src/frogs.peggy', generated: 'src/generated', shape: 'src/shape.ts', suites: 'suite' };
    expect(await filesIn(files)).toEqual(all);
    expect(await filesIn(files, ", suites: 'cases', grammar: 'a.peggy'")).toEqual({
      ...all,
      suites: 'cases',
      grammar: 'a.peggy',
    });
    expect(await filesIn(files, ', javascript: true')).toEqual({ ...all, shape: undefined });
    expect(await filesIn({ 'src/a.txt': '' })).toEqual({ generated: 'src/generated' });
  });

  test('a folder that is missing or has several grammars is an error', async () => {
    const several = filesIn({ 'src/a.peggy': '', 'src/b.peggy': '' });
    await expect(several).rejects.toThrow(
      `${NAME}: notations[0].folder: src has several grammars: name one of a.peggy, b.peggy as grammar`,
    );
    await expect(filesIn({})).rejects.toThrow(`${NAME}: notations[0].folder: no such folder: src`);
  });

  test('a config without grammars is an error of generate', async () => {
    const folder = new Folder({ 'ludogram.config.mjs': FROGS, 'none/ludogram.config.mjs': '' });
    expect((await ludogram(['generate'], { cwd: folder.path })).stderr).toBe(
      `error: ${folder.at(NAME)} names no grammar\n`,
    );
    expect((await ludogram(['generate'])).stderr).toMatch(/^error: no grammar: name a file/);
  });
});

describe('a broken config', () => {
  test.each([
    ['', `${NAME}: no default export: expected export default defineConfig({…})`],
    ['export default 1;', `${NAME}: expected the default export to be defineConfig({…})`],
    ['export default { notation: [] };', `${NAME}: unknown key "notation": did you mean notations?`],
    ['export default {};', `${NAME}: notations: expected a list of notations`],
    [
      'export default { notations: ["pgn"] };',
      `${NAME}: notations[0]: expected a notation, or an object with one and its files, such as {notation, grammar}`,
    ],
    [withFiles('grammer: "a"'), `${NAME}: notations[0]: unknown key "grammer": did you mean grammar?`],
    [withFiles('suites: 1'), `${NAME}: notations[0].suites: expected a path`],
    [withFiles('start: "A"'), `${NAME}: notations[0].start: expected a list of names`],
    [withFiles('nodes: "none"'), `${NAME}: notations[0].nodes: expected capitalized, auto or all`],
    [withFiles('leftRecursion: 1'), `${NAME}: notations[0].leftRecursion: expected true or false`],
    [
      withFiles('standalone: true, runtime: "./cst"'),
      `${NAME}: notations[0].standalone: standalone and runtime can't be used together`,
    ],
    [
      'export default { notations: [{ notation: "pgn" }] };',
      `${NAME}: notations[0].notation: expected a notation, or a function that loads one`,
    ],
    [
      'export default { notations: [{ notation: async () => (await import("node:fs")).misspelled }] };',
      `${NAME}: notations[0]: the notation is undefined: expected an export that defineNotation made`,
    ],
    [
      'export default { notations: [{ notation: {} }] };',
      `${NAME}: notations[0]: expected a notation made by defineNotation`,
    ],
    [
      FROGS.replace('globalThis.frogsForConfig', '{ ...globalThis.frogsForConfig, id: "Frogs" }'),
      `${NAME}: notations[0]: "Frogs" isn't a valid id: expected lower-case letters, digits and hyphens`,
    ],
    [
      FROGS.replace('globalThis.frogsForConfig', '{ ...globalThis.frogsForConfig, options: { prnt: {} } }'),
      `${NAME}: notations[0]: options of frogs: unknown key "prnt": did you mean print?`,
    ],
    [
      FROGS.replace(
        'globalThis.frogsForConfig',
        '{ ...globalThis.frogsForConfig, options: { print: { wide: { type: "flag", help: "" } } } }',
      ),
      `${NAME}: notations[0]: option "wide" of frogs: expected a type (boolean, number, string) and a help`,
    ],
    [
      FROGS.replace('globalThis.frogsForConfig', '{ ...globalThis.frogsForConfig, view: { at() {}, text() {} } }'),
      `${NAME}: notations[0]: expected "view" of frogs to have a function "svg"`,
    ],
    [
      FROGS.replace('globalThis.frogsForConfig', '{ ...globalThis.frogsForConfig, play: {} }'),
      `${NAME}: notations[0]: expected "play" of frogs to have a function "replay"`,
    ],
    [
      FROGS.replace('globalThis.frogsForConfig', '{ ...globalThis.frogsForConfig, extensions: ["frogs"] }'),
      `${NAME}: notations[0]: expected extensions of frogs in lower case with their dot, such as .pgn`,
    ],
    [
      FROGS.replace('globalThis.frogsForConfig', '{ ...globalThis.frogsForConfig, recordStart: "lines" }'),
      `${NAME}: notations[0]: expected recordStart of frogs to be "line", or an object with a pattern "first"`,
    ],
    [
      FROGS.replace('globalThis.frogsForConfig', '{ ...globalThis.frogsForConfig, recordStart: { first: "^x" } }'),
      `${NAME}: notations[0]: expected "first" of recordStart of frogs to be a regular expression, such as /^\\[/`,
    ],
    [
      FROGS.replace(
        'globalThis.frogsForConfig',
        '{ ...globalThis.frogsForConfig, recordStart: { first: /^x/, body: 7 } }',
      ),
      `${NAME}: notations[0]: expected "body" of recordStart of frogs to be a regular expression, such as /^\\[/`,
    ],
    [
      FROGS.replace('globalThis.frogsForConfig', '{ ...globalThis.frogsForConfig, recordStart: { first: /^x/gi } }'),
      `${NAME}: notations[0]: expected "first" of recordStart of frogs to be a regular expression without the flags g and y`,
    ],
    [
      FROGS.replace(
        'globalThis.frogsForConfig',
        '{ ...globalThis.frogsForConfig, recordStart: { first: /^x/, body: /^y/y } }',
      ),
      `${NAME}: notations[0]: expected "body" of recordStart of frogs to be a regular expression without the flags g and y`,
    ],
    [
      FROGS.replace('globalThis.frogsForConfig', '{ ...globalThis.frogsForConfig, id: "oni" }'),
      `${NAME}: notations[0]: "oni" is the id of a built-in notation`,
    ],
    [
      'const { frogsForConfig } = globalThis;\nexport default { notations: [frogsForConfig, { notation: frogsForConfig }] };',
      `${NAME}: notations[1]: two notations have the id "frogs"`,
    ],
    [
      'const { frogsForConfig: one } = globalThis;\nexport default { notations: [one, { ...one, id: "toads" }] };',
      `${NAME}: notations[1]: frogs and toads both have the extension .frogs`,
    ],
    ['\nthrow new TypeError("No such luck\\nat all");', `${NAME}:2:7: no such luck`],
    ['throw "text";', `${NAME}: text`],
    ['import "./absent.js";', expect.stringMatching(/^ludogram\.config\.mjs:1.*: cannot find module .*absent\.js/)],
    [
      'function f() { throw new Error("late"); }\nexport default { notations: [{ notation: async () => f() }] };',
      `${NAME}:1: late`,
    ],
  ])('%j', async (content, message) => {
    const folder = new Folder({ [NAME]: content });
    const { code, stdout, stderr } = await ludogram(['check', 'a.oni'], { cwd: folder.path });
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr.replace(/^error: /, '').trimEnd()).toEqual(message);
  });

  test('is loaded even if it leaves something running', async () => {
    const folder = new Folder({ [NAME]: `setInterval(() => {}, 1e6).unref(); ${FROGS}`, 'a.frogs': 'RR.LL 2-3\n' });
    expect((await ludogram(['check', folder.at('a.frogs')], { cwd: folder.path })).code).toBe(0);
  });

  test.each(['c.json', 'folder', 'config'])("is reported if it isn't a module: %s", async (name) => {
    const folder = new Folder({ 'c.json': '{}', 'folder/a.mjs': '', config: FROGS });
    const { code, stderr } = await ludogram(['formats', '--config', name], { cwd: folder.path });
    const expected = `${name} isn't a config: expected a file whose name ends in .ts, .js, .mjs or .cjs`;
    expect([code, stderr]).toEqual([2, `error: ${expected}\n`]);
  });

  test('is reported if it is named and absent', async () => {
    const folder = new Folder();
    const { code, stderr } = await ludogram(['formats', '--config', 'no.mjs'], { cwd: folder.path });
    expect([code, stderr]).toEqual([2, "error: can't read no.mjs: no such file or directory\n"]);
  });
});

describe('an error in the code of a notation', () => {
  const reading = (code: string) => `
const { frogsForConfig: frogs } = globalThis;
const load = async () => ({ ...(await frogs.load()), read() { ${code} } });
export default { notations: [{ ...frogs, load }] };
`;

  test.each([
    ['throw new RangeError("no stone");', 'ludogram.config.mjs:3:69: RangeError: no stone'],
    ['return undefined.stones;', expect.stringMatching(/^ludogram\.config\.mjs:3:\d+: TypeError: Cannot read/)],
    [
      'throw Object.assign(new Error("notation frogs: no rule"), { name: "NotationError" });',
      'notation frogs: no rule',
    ],
  ])('is reported where it is: %s', async (code, message) => {
    const folder = new Folder({ [NAME]: reading(code), 'a.frogs': 'RR.LL 2-3\n' });
    const { code: exit, stderr } = await ludogram(['check', folder.at('a.frogs')], { cwd: folder.path });
    const start = `error: can't process ${folder.at('a.frogs')}: `;
    expect([exit, stderr.slice(0, start.length)]).toEqual([2, start]);
    expect(stderr.slice(start.length).trimEnd()).toEqual(message);
  });
});

describe('TypeScript', () => {
  const TOY = `
    import type { Toy } from './toy.js';
    import { toy } from './toy.js';
    const id: string = 'toy';
    export default { notations: [{ ...toy, id } satisfies Toy] };`;
  const ENTRY = `
    export interface Toy { readonly id: string }
    export const toy = {
      id: '', title: 'toys', extensions: ['.toy'], dialects: [], outputs: [], levels: ['syntax'],
      detect: (): boolean => false, load: () => Promise.reject(new Error('no'))
    };`;

  test('is read, and what it imports', async () => {
    const folder = new Folder({ 'ludogram.config.ts': TOY, 'toy.ts': ENTRY });
    const config = await loadConfig('ludogram.config.ts', folder.path);
    expect(await config.notations([])).toMatchObject([{ entry: { id: 'toy', extensions: ['.toy'] } }]);
  });

  test('imports modules themselves, not slow proxies of them', async () => {
    const folder = new Folder({
      'ludogram.config.ts': `
        import { types } from 'node:util';
        import * as own from './toy.ts';
        import * as other from 'other';
        import { toy } from './toy.ts';
        if (types.isProxy(own) || types.isProxy(other)) throw new Error('a proxy');
        export default { notations: [{ ...toy, id: other.default.id }] };`,
      'toy.ts': ENTRY,
      'node_modules/other/index.js': "module.exports = { id: 'toy' };",
    });
    const config = await loadConfig('ludogram.config.ts', folder.path, 'none');
    expect(await config.notations([])).toMatchObject([{ entry: { id: 'toy' } }]);
  });

  test('is kept compiled among the packages of the project, never where another user could put code', () => {
    const folder = new Folder({
      'node_modules/a/x': '',
      'project/package.json': '{}',
      'project/src/x': '',
      'other/package.json': '{}',
    });
    expect(cacheFor(folder.at('project/src/a.ts'))).toBe(false);
    expect(cacheFor(folder.at('other/a.ts'))).toBe(false);
    mkdirSync(folder.at('project/node_modules'));
    expect(cacheFor(folder.at('project/src/a.ts'))).toBe(folder.at('project/node_modules/.cache/ludogram'));
    asOtherUser();
    expect(cacheFor(folder.at('project/src/a.ts'))).toBe(false);
  });

  test.each([
    ['export default {\n  notations: = [],\n};', 'ludogram.config.ts:2:14: unexpected token'],
    ['type A = 1;\nthrow new Error("no");', 'ludogram.config.ts:2:7: no'],
    ['import "./absent.js";', "ludogram.config.ts:1: cannot find module './absent.js'"],
  ])('%j has its error at its location', async (content, message) => {
    const folder = new Folder({ 'ludogram.config.ts': content });
    await expect(loadConfig('ludogram.config.ts', folder.path, 'none')).rejects.toThrow(message);
  });
});
