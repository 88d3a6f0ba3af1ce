import { describe, expect, test } from 'vitest';
import { VERBS } from '../../../src/cli/program.js';
import { VERSION } from '../../../src/version.js';
import { Folder, ludogram, WON } from '../support.js';
import { wordsEntry } from '../words-notation.js';

const READING = ['check', 'tree', 'json', 'format', 'replay', 'render', 'explain'];

describe('help', () => {
  test.each([['--help'], ['-h'], ['help']])('%s lists every verb in a line, with examples', async (...args) => {
    const { code, stdout, stderr } = await ludogram(args);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    for (const { name, summary } of VERBS) expect(stdout).toMatch(new RegExp(`^ {2}${name} +${summary}$`, 'm'));
    expect(stdout).toContain('Examples:');
    expect(stdout).toContain('Exit codes: 0 nothing wrong');
  });

  test.each(VERBS.map(({ name }) => name))('of %s says what it does, with an example', async (verb) => {
    const { code, stdout } = await ludogram([verb, '--help']);
    expect(code).toBe(0);
    expect(stdout).toMatch(new RegExp(`^Usage: ludogram ${verb} `));
    expect(stdout).toMatch(new RegExp(`Examples?:\n(.*\n)*.*ludogram ${verb}`));
    expect(await ludogram(['help', verb])).toEqual({ code, stdout, stderr: '' });
  });

  test('says whether a verb uses the config of the project', async () => {
    expect((await ludogram(['check', '--help'])).stdout).toMatch(
      /--config <file> +the config to use \(default: ludogram\./,
    );
    for (const verb of ['explain', 'formats', 'completion']) {
      expect((await ludogram([verb, '--help'])).stdout).toMatch(/--config <file> +the config to use \(default: none\)/);
    }
  });

  test.each(READING)('%s takes --notation, --dialect and --level', async (verb) => {
    const { stdout } = await ludogram([verb, '--help']);
    expect(stdout).not.toContain('--format <id>');
    for (const flag of ['-n, --notation <id>', '--dialect <name>', '--level <level>']) expect(stdout).toContain(flag);
  });
});

test.each([['--notation', 'oni'], ['-n', 'oni'], ['-noni'], ['--notation=oni'], ['--format', 'oni'], ['--format=oni']])(
  'a text is read as the notation that %s names',
  async (...flags) => {
    const { code, stdout } = await ludogram(['json', ...flags, '-'], { stdin: WON });
    expect(code).toBe(0);
    expect(stdout).toBe((await ludogram(['json', '--stdin-filename', 'a.oni', '-'], { stdin: WON })).stdout);
  },
);

test('--notation and --format can be repeated and mixed', async () => {
  const flags = ['--format', 'oni', '-n', 'xay', '--format', 'azul'];
  const { code, stdout } = await ludogram(['conformance', ...flags, '--lint']);
  expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
  const { stderr } = await ludogram(['conformance', ...flags, '--format', 'chess']);
  expect(stderr).toContain('"chess" isn\'t a value of --notation');
});

test('--version prints the version of the package', async () => {
  expect(await ludogram(['--version'])).toEqual({ code: 0, stdout: `${VERSION}\n`, stderr: '' });
});

describe('wrong usage is exit code 2, with a message on standard error and nothing on standard output', () => {
  test.each([
    [[], 'Usage: ludogram'],
    [['chek'], 'error: unknown verb "chek": did you mean check?\n'],
    [['chek', '--help'], 'did you mean check?'],
    [['help', 'chek'], 'did you mean check?'],
    [['check'], 'name files or folders, or use --files-from'],
    [['check', '--jsno', '-'], 'error: unknown option --jsno: did you mean --json?\n'],
    [['tree', 'a.oni', 'b.oni'], 'error: too many arguments: expected 1, got 2\n'],
    [['check', '--notation'], 'error: -n, --notation <id> needs a value\n'],
    [['check', '--format'], 'error: --format <id> needs a value\n'],
    [['check', '-n', 'onx'], 'error: "onx" isn\'t a value of --notation <id>: expected oni, '],
    [['check', '--format', 'onx'], 'error: "onx" isn\'t a value of --format <id>: expected oni, '],
    [['qqqqqqqqqq'], 'error: unknown verb "qqqqqqqqqq"\n'],
    [['render'], 'error: <file> is missing\n'],
    [['convert', '-'], 'error: --to <target> is missing\n'],
    [
      ['check', '--max-diagnostics', 'x', '-'],
      '"x" isn\'t a value of --max-diagnostics <n>: expected a whole number from 0\n',
    ],
    [['check', '--jobs', '0', '-'], '"0" isn\'t a value of --jobs <n>: expected a whole number from 1\n'],
    [
      ['export', '--to', 'csv', '--write-manifest', 'm', '--ranges', '0', '-'],
      '"0" isn\'t a value of --ranges <n>: expected a whole number from 1\n',
    ],
    [
      ['format', '--style', 'pretty', '-'],
      '"pretty" isn\'t a value of --style <style>: expected readable or compact\n',
    ],
    [['render', '--text', '-o', 'a.svg', '-'], "--text and -o a.svg can't be used together"],
    [['check', '--cache', '--fix', '-'], "error: --cache and --fix can't be used together\n"],
    [['conformance', '--jobs', '1.5'], '"1.5" isn\'t a value of --jobs <n>: expected a whole number from 1\n'],
    [['conformance', '--lint', '--update-manifest'], "error: --update-manifest and --lint can't be used together\n"],
    [['conformance', '--init', '--update'], "error: --update and --init can't be used together\n"],
    [['conformance', '--yes'], 'error: --yes needs --update\n'],
    [
      ['convert', '-', '--to', 'oni', '--from', 'json', '--record', '3'],
      "error: --from and --record can't be used together\n",
    ],
    [
      ['convert', '-', '--to', 'otn', '--from', 'json', '--dialect', '2016'],
      "error: --from and --dialect can't be used together\n",
    ],
    [
      ['convert', '-', '--to', 'otn', '--from', 'json', '--notation', 'oni'],
      'error: --from json reads otn, the notation of --to, not oni\n',
    ],
    [['generate', 'a.peggy', '--watch', '--check'], "error: --check and --watch can't be used together\n"],
    [
      ['generate', 'a.peggy', '--standalone', '--runtime', 'x'],
      "error: --standalone and --runtime can't be used together\n",
    ],
    [['generate', 'a.peggy', '--shape', 'a.js', '--js'], "error: --shape and --js can't be used together\n"],
    [
      ['export', '--to', 'csv', '-o', 'x', '--resume', '--overwrite', '-'],
      "error: --resume and --overwrite can't be used together\n",
    ],
  ])('%j', async (args, message) => {
    const { code, stdout, stderr } = await ludogram(args, { stdin: WON });
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(message);
  });
});

test('an option that selects what is read is given once, to every verb', async () => {
  const seen = new Set<string>();
  for (const { name } of VERBS) {
    const { stdout: help } = await ludogram([name, '--help']);
    for (const flag of ['--files-from', '--manifest', '--compact', '--rule', '--record']) {
      if (!help.includes(`${flag} <`)) continue;
      const { code, stdout, stderr } = await ludogram([name, flag, '1', flag, '2']);
      expect({ code, stdout }, name).toEqual({ code: 2, stdout: '' });
      expect(stderr, name).toMatch(`error: ${flag} is given more than once`);
      seen.add(flag);
    }
  }
  expect(seen.size).toBe(5);
});

test.each([
  ['1', '2'],
  ['White=Carlsen', '2'],
  ['2', 'White=Carlsen'],
])('--record %s --record %s would lose one of them', async (one, other) => {
  const stderr = 'error: --record is given more than once: it takes one number, or any number of tags\n';
  expect(await ludogram(['json', '--record', one, '--record', other])).toEqual({ code: 2, stdout: '', stderr });
});

test('of any other option, the last value applies, so that a command line can be added to', async () => {
  const args = ['json', '--notation', 'azul', '--stdin-filename', 'a.azul', '--level', 'rules', '-'];
  const { code, stdout } = await ludogram([...args, '-n', 'oni', '--level', 'syntax'], { stdin: WON });
  expect(code).toBe(0);
  expect(stdout).toBe((await ludogram(['json', '--notation', 'oni', '-'], { stdin: WON })).stdout);
});

test('an internal error is reported in a line, without a stack', async () => {
  const entry = { ...wordsEntry(), load: () => Promise.reject(new TypeError('no such thing')) };
  expect(await ludogram(['check', '--format', 'words', '-'], { notations: [entry] })).toEqual({
    code: 2,
    stdout: '',
    stderr: 'error: internal error in ludogram; please report it: TypeError: no such thing\n',
  });
});

describe('formats', () => {
  test('prints a row for each notation, with its title, extensions, dialects, levels and verbs', async () => {
    const { code, stdout } = await ludogram(['formats'], { notations: [wordsEntry()] });
    expect(code).toBe(0);
    expect(stdout).toBe(
      'NOTATION  WHAT IT IS      EXTENSIONS  DIALECTS  LEVELS                  VERBS\n' +
        'words     lists of words  .words      new old   syntax structure rules  check format convert tree json explain\n',
    );
  });

  test('prints an object for each notation as JSON', async () => {
    const { code, stdout } = await ludogram(['formats', '--json'], { notations: [wordsEntry()] });
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toEqual([
      {
        id: 'words',
        title: 'lists of words',
        extensions: ['.words'],
        dialects: ['new', 'old'],
        levels: ['syntax', 'structure', 'rules'],
        verbs: ['check', 'format', 'convert', 'tree', 'json', 'explain'],
      },
    ]);
  });

  test('prints JSON with the options that a notation has of its own', async () => {
    const options = {
      print: { spaced: { type: 'boolean', help: 'write spaces between the words' } },
      render: { size: { type: 'string', help: 'the size', choices: ['small', 'large'], default: 'small' } },
    } as const;
    const { stdout } = await ludogram(['formats', '--json'], { notations: [{ ...wordsEntry(), options }] });
    expect(JSON.parse(stdout)).toMatchObject([{ id: 'words', options }]);
    expect((await ludogram(['formats'], { notations: [{ ...wordsEntry(), options }] })).code).toBe(0);
  });

  test('lists the notations of this package', async () => {
    const { stdout } = await ludogram(['formats']);
    expect(stdout).toMatch(
      /^oni +Onitama games +\.oni +- +syntax structure rules +check format convert tree json replay render$/m,
    );
  });
});

describe('generate', () => {
  const grammar = 'List = Item (", " Item)*\nItem = [a-z]+\n';

  test('writes a parser for a grammar of anybody; --check then has nothing to say', async () => {
    const folder = new Folder({ 'list.peggy': grammar });
    const args = ['generate', folder.at('list.peggy'), '-o', folder.at('out')];
    expect((await ludogram([...args, '--check'])).code).toBe(1);
    expect((await ludogram(args)).code).toBe(0);
    expect(folder.read('out/list/parser.ts')).toContain('export function parse');
    expect((await ludogram([...args, '--check'])).code).toBe(0);
  });

  test('says where a grammar has an error: exit code 1', async () => {
    const folder = new Folder({ 'bad.peggy': 'List = Itm\n' });
    const { code, stderr } = await ludogram(['generate', folder.at('bad.peggy'), '-o', folder.at('out')]);
    expect(code).toBe(1);
    expect(stderr).toContain('bad.peggy:1:8');
  });

  test('reports a grammar that does not exist: exit code 2', async () => {
    expect((await ludogram(['generate', 'no-such.peggy'])).code).toBe(2);
  });
});
