import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { ludogram } from '../../cli/support.js';
import { blocksIn, commentBlocks, pageBlocks } from '../../support/docs/docs.js';
import { ROOT } from '../../support/shared.js';

/** How the blocks of each language are checked. */
const CHECKED: Readonly<Record<string, string>> = {
  ts: 'compiled by docs.deep.test.ts; those of the tutorials are files of their projects',
  diff: 'applied by the tests of the tutorials',
  console: 'run by docs.test.ts, with the output that is shown',
  sh: 'compared with the command line, below',
  bash: 'parsed below',
  json: 'parsed below; in the tutorials, files of their projects',
  yaml: 'parsed below',
  peggy: 'compiled by docs.test.ts',
  html: 'opened in a browser by site/test/board.deep.test.ts',
  sql: 'run by test/export/archives-page.test.ts',
};

/** Blocks that nothing checks, with the reason. */
const UNCHECKED: Readonly<Record<string, string>> = {
  text: 'a text or an output, not code',
  python: 'a fragment for a cluster, which needs packages of Python',
  lua: 'a setting of Neovim, which the tests of editors use if Neovim is there',
  lisp: 'a setting of Emacs',
  toml: 'a setting of Helix or Zed',
};

const ALL = [...pageBlocks(), ...commentBlocks()];
const named = (language: string) =>
  pageBlocks()
    .filter((block) => block.language === language)
    .map((block) => [`${block.page}:${block.line}`, block] as const);

test('every block of code has a language that is checked, or a reason not to be', () => {
  const unknown = ALL.filter(({ language }) => !(language in CHECKED) && !(language in UNCHECKED));
  expect(unknown.map(({ page, line, language }) => `${page}:${line} "${language}"`)).toEqual([]);
  const left = ALL.filter(({ info, language }) => info !== '' && !(language === 'ts' && info === 'continued'));
  expect(left.map(({ page, line, info }) => `${page}:${line} "${info}"`)).toEqual([]);
  expect(new Set(ALL.map(({ page }) => page.replace(/\/.*/s, '')))).toEqual(
    new Set(['CONTRIBUTING.md', 'README.md', 'docs', 'editors', 'packages', 'src', 'test']),
  );
});

test('comments have examples in TypeScript and texts only', () => {
  expect(new Set(commentBlocks().map(({ language }) => language))).toEqual(new Set(['ts', 'text']));
});

test('no block lost its indentation', () => {
  const code = ALL.filter(({ language }) => language !== 'diff' && language !== 'console');
  const flat = code.filter((block) => /[{[(]\n(?![\s})\]])\S/.test(block.code) && !/\n[ \t]/.test(block.code));
  expect(flat.map(({ page, line }) => `${page}:${line}`)).toEqual([]);
});

test('blocks are found with their margin, in lists and in comments', () => {
  const list = '- a\n\n  ```ts continued\n  if (a) {\n    b;\n  }\n  ```\n';
  const comment = '/**\n * ```text\n * x\n *\n *   y\n * ```\n */\n';
  expect(blocksIn('p', `${list}${comment}\`\`\`\nz\n\`\`\`\n`)).toEqual([
    { page: 'p', line: 4, language: 'ts', info: 'continued', code: 'if (a) {\n  b;\n}\n' },
    { page: 'p', line: 10, language: 'text', info: '', code: 'x\n\n  y\n' },
    { page: 'p', line: 16, language: '', info: '', code: 'z\n' },
  ]);
});

test.each(named('json'))('%s is JSON', (_, { code }) => {
  // A line of `…` means any lines.
  expect(() => JSON.parse(code.replaceAll(/^\s*…,?\n/gm, '')) as unknown).not.toThrow();
});

test.each(named('bash'))('%s is a script', (_, { code }) => {
  expect(spawnSync('bash', ['-n'], { input: code, encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' });
});

test.each(named('yaml'))('%s is YAML', (_, { code }) => {
  expect(parseYaml(code)).toBeTypeOf('object');
});

/** Programs that the pages mention and that are not part of the project. */
const FOREIGN = new Set(['git', 'code', 'cd']);

/** Subcommands of npm that are not scripts of a package. */
const NPM = new Set(['ci', 'install', 'init', 'pkg', 'test']);

/** The commands of a block as words, without comments and without the files that they write to. */
const commandsOf = (code: string): string[][] =>
  code.split('\n').flatMap((line) =>
    line
      .replace(/(?:^|\s)#.*$/, '')
      .replace(/^source <\((.*)\)$/, '$1')
      .split(/\s*(?:&&|\|)\s*/)
      .map((command) => [...(command.replace(/\s>\s*\S+/, '').match(/'[^']*'|"[^"]*"|\S+/g) ?? [])])
      .filter((words) => words.length > 0),
  );

const missing = (path: string, folder: string): string[] =>
  existsSync(join(ROOT, folder, path)) ? [] : [`no file ${join(folder, path)}`];

/** The error of a command that is run in a folder; nothing if the command line takes it. */
async function faultsOf([program = '', ...words]: readonly string[], folder: string): Promise<string[]> {
  if (FOREIGN.has(program)) return [];
  if (program === 'ludogram') return verbFaults(words, folder);
  if (program === 'npx' && words[0] === 'ludogram') return verbFaults(words.slice(1), folder);
  if (program === 'npx' && words[0] === 'vitest') return words.slice(2).flatMap((path) => missing(path, '.'));
  if (program !== 'npm') return [`unknown program ${program}`];
  return words[0] === '--prefix' ? npmFaults(words.slice(2), join(folder, words[1] ?? '')) : npmFaults(words, folder);
}

async function npmFaults([command = '', script = '', dashes, ...args]: readonly string[], folder: string) {
  if (NPM.has(command)) return [];
  const { scripts } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  if (command !== 'run' || scripts[script] === undefined) return [`unknown script: npm ${command} ${script}`];
  if (dashes !== '--') return [];
  // The scripts that take arguments pass them to the verb of their name; a name with a slash is that of cases.
  const cases = args.filter((word) => word.includes('/'));
  const others = args.filter((word) => !word.includes('/'));
  return [
    ...(await verbFaults([script, ...others], '.')),
    ...cases.flatMap((name) => missing(name, 'test/conformance')),
  ];
}

/** The help of each verb, once. */
const helps = new Map<string, Promise<string>>();

async function verbFaults([verb = '', ...words]: readonly string[], folder: string): Promise<string[]> {
  const asked = helps.get(verb) ?? ludogram([verb, '--help']).then(({ code, stdout }) => (code === 0 ? stdout : ''));
  helps.set(verb, asked);
  const help = await asked;
  if (help === '') return [`unknown verb ${verb}`];
  const known = new Set<string>(help.match(/(?<![\w-])--?[a-z][\w-]*/g));
  const flags = words.filter((word) => word.startsWith('-') && word !== '-' && word !== '--');
  // In an example, the files of its folder are there; elsewhere, those of the repository.
  const present = folder === '.' ? /^(?:examples|test|docs|grammars)\// : /^games\/.*\.\w+$/;
  return [
    ...flags.filter((flag) => !known.has(flag.replace(/=.*/s, ''))).map((flag) => `${verb} has no ${flag}`),
    ...words.filter((word) => present.test(word)).flatMap((path) => missing(path, folder)),
  ];
}

describe('commands', () => {
  test.each(named('sh'))('%s: the command line accepts each command', async (_, { code, page }) => {
    const commands = commandsOf(code);
    expect(commands.length).toBeGreaterThan(0);
    let folder = /^(?:packages|editors)\//.test(page) ? dirname(page) : '.';
    for (const words of commands) {
      expect(await faultsOf(words, folder)).toEqual([]);
      const [program, path = ''] = words;
      // A folder that the commands make is a copy of the repository.
      if (program === 'cd' && existsSync(join(ROOT, path))) folder = path;
    }
  });

  test('with a wrong verb, option, script, case or file are found', async () => {
    const wrong = [
      ...['ludogram chek a', 'npx ludogram check --fixx a', 'npm run nothing', 'npx vitest run test/none', 'make'],
      'npm run conformance -- oni/none',
    ];
    const faults = await Promise.all(wrong.map((line) => faultsOf(commandsOf(line)[0]!, '.')));
    expect(faults.flat()).toEqual([
      'unknown verb chek',
      'check has no --fixx',
      'unknown script: npm run nothing',
      'no file test/none',
      'unknown program make',
      'no file test/conformance/oni/none',
    ]);
  });
});
