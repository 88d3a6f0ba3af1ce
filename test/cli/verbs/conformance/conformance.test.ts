// A line break before a name in a pattern. cspell:ignore noni
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { NOTATIONS } from '../../../../src/notations/registry.js';
import { ROOT } from '../../../support/shared.js';
import { Folder, ludogram } from '../../support.js';

test('the library passes its own suites', async () => {
  const { code, stdout, stderr } = await ludogram(['conformance', '--format', 'otn-move', '--format', 'oni']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatch(/^otn-move +\d+ passed, 0 failed, 0 crashed, 0 timed out\noni +\d+ passed/);
});

test('cases are chosen and left out by name', async () => {
  const args = ['conformance', '--format', 'oni', '--reporter', 'tap', '--skip', '*/unknown*', 'oni/invalid/cards'];
  const { stdout } = await ludogram(args);
  const rows = stdout.split('\n').filter((row) => row.includes(' - '));
  expect(rows.length).toBeGreaterThan(3);
  expect(rows.every((row) => row.includes('oni/invalid/cards/'))).toBe(true);
  expect(rows.some((row) => /unknown.*# SKIP$/.test(row))).toBe(true);
});

test('cases of a dialect are read in that dialect', async () => {
  const { code, stdout } = await ludogram(['conformance', '--dialect', '2016', '*/valid']);
  expect(code).toBe(0);
  expect(stdout).toContain('otn-rules');
  expect(stdout).not.toContain('azul');
});

test.each([
  [['--format', 'nothing'], '"nothing" isn\'t a value of --notation: expected'],
  [['--dialect', 'nothing'], 'unknown dialect "nothing"'],
  [['no/such/case'], 'no case matches "no/such/case"'],
  [['--timeout', 'long'], 'expected a number greater than 0'],
  [['--suites', '/nowhere'], 'no manifest in /nowhere'],
  [['--decoder', 'no-such-program-anywhere', '--format', 'oni'], 'no-such-program-anywhere'],
])('wrong usage: %s', async (args, message) => {
  const { code, stdout, stderr } = await ludogram(['conformance', ...args]);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain(message);
});

/** A suite of its own for `oni`, with what is wrong with it. */
function suiteWith(files: Record<string, string> = {}): Folder {
  return new Folder({
    'suite.json': '{"name": "mine", "version": "0.0.1"}',
    'oni/valid/a.oni': 'BXLUT',
    'oni/valid/a.json': JSON.stringify({ why: 'Five cards.', model: MODEL }),
    ...files,
  });
}

const MODEL = {
  cards: [...'BXLUT'].map((value) => ({ type: 'card', value })),
  moves: [],
  comments: [],
};

const inSuite = (folder: Folder, ...args: string[]) =>
  ludogram(['conformance', '--suites', folder.path, '--format', 'oni', ...args]);

test('manifests are written from the cases, and then a suite can be run', async () => {
  const folder = suiteWith();
  expect((await inSuite(folder)).code).toBe(2);
  expect((await inSuite(folder, '--update-manifest')).stdout).toBe(`${folder.at('manifests/oni.json')}\n`);
  expect(JSON.parse(readFileSync(folder.at('manifests/oni.json'), 'utf8'))).toEqual({
    suite: '0.0.1',
    format: 'oni',
    cases: [{ name: 'oni/valid/a.oni' }],
  });
  expect((await inSuite(folder)).code).toBe(0);
  expect(await inSuite(folder, '--lint')).toEqual({ code: 0, stdout: '', stderr: '' });
});

test('a case that the manifest lists and that was removed is named, with the verb that updates the list', async () => {
  const cases = [{ name: 'oni/valid/a.oni' }, { name: 'oni/valid/gone.oni' }];
  const manifest = JSON.stringify({ suite: '0.0.1', format: 'oni', cases });
  const folder = suiteWith({ 'manifests/oni.json': manifest });
  const { code, stderr } = await inSuite(folder);
  expect([code, stderr]).toEqual([
    2,
    `error: case not found: ${folder.at('oni/valid/gone.oni')}, which the manifest lists; ` +
      'run "ludogram conformance --update-manifest" if it was removed on purpose\n',
  ]);
});

test.each([
  ['that the manifest lists', '{"name": "oni/valid/b.oni"}', ' '],
  ['that no manifest lists', '', 'oni/valid'],
])('a case %s has no verdict: it is named, with what to do, and the others are run', async (_, entry, only) => {
  const cases = ['{"name": "oni/valid/a.oni"}', entry].filter((one) => one !== '').join(', ');
  const folder = suiteWith({
    'oni/valid/b.oni': 'BXLUE',
    'manifests/oni.json': `{"suite": "0.0.1", "format": "oni", "cases": [${cases}]}`,
  });
  const { code, stdout, stderr } = await inSuite(folder, ...only.trim().split(' ').filter(Boolean));
  expect([code, stdout]).toEqual([2, expect.stringContaining('1 passed, 0 failed')]);
  expect(stderr).toBe(
    `error: no verdict for oni/valid/b.oni: write ${folder.at('oni/valid/b.json')}, or let ` +
      '"ludogram conformance --update oni/valid/b.oni" write the present result, and compare that with the specification\n',
  );
  expect((await inSuite(folder, 'oni/valid/a.oni')).stderr).toBe('');
  const updated = await inSuite(folder, '--update', 'oni/valid/b.oni', '--yes');
  expect(updated.code).toBe(0);
  expect((await inSuite(folder, '--strict')).stdout).toContain('2 passed');
});

test('a case that may be accepted or rejected has no verdict: it is to be written by hand', async () => {
  const folder = suiteWith({
    'oni/either/b.oni': 'BXLUE',
    'manifests/oni.json': '{"suite": "0.0.1", "format": "oni", "cases": []}',
  });
  const message = `write its readings by hand into ${folder.at('oni/either/b.json')}\n`;
  const { stderr } = await inSuite(folder, 'oni/either');
  expect(stderr).toBe(`error: no verdict for oni/either/b.oni: ${message}`);
  expect((await inSuite(folder, '--update', 'oni/either/b.oni', '--yes')).stderr).toContain(message);
});

test('the verdict of a text without an extension has the extension .json', async () => {
  const folder = suiteWith({
    'oni/valid/2.0/b': 'BXLUE',
    'manifests/oni.json': '{"suite": "0.0.1", "format": "oni", "cases": [{"name": "oni/valid/2.0/b"}]}',
  });
  expect((await inSuite(folder)).stderr).toContain(`write ${folder.at('oni/valid/2.0/b.json')}, or let`);
  expect((await inSuite(folder, '--update', 'oni/valid/2.0/b', '--yes')).code).toBe(0);
  expect((await inSuite(folder)).stdout).toContain('2 passed, 0 failed');
});

const BAD_CARD = { code: 'oni/unknown-card', severity: 'error', start: 4, end: 5 };

test.each([
  ['not JSON', { 'oni/valid/a.json': '{' }, /a\.json isn't JSON/],
  ['no verdict', { 'oni/valid/b.oni': 'BXLUE' }, /no verdict for oni\/valid\/b\.oni: write .*b\.json, or let/],
  ['no text', { 'oni/valid/b.json': '{}' }, /oni\/valid\/b\.json: it has no text next to it/],
  ['no reason', { 'oni/valid/a.json': JSON.stringify({ why: ' ', model: MODEL }) }, /a\.oni: it does not say why/],
  ['no model', { 'oni/valid/a.json': '{"why": "So."}' }, /a\.oni: only valid cases have a model/],
  ['the same name', { 'oni/valid/a.txt': 'BXLUT' }, /a\.txt: another case has this name/],
  [
    'the same text',
    { 'oni/valid/b.oni': 'BXLUT', 'oni/valid/b.json': JSON.stringify({ why: 'So.', model: MODEL }) },
    /b\.oni: oni\/valid\/a\.oni has the same text/,
  ],
  [
    'two faults',
    {
      'oni/invalid/b.oni': 'BXLUA',
      'oni/invalid/b.json': JSON.stringify({ why: 'So.', faults: 2, diagnostics: [BAD_CARD] }),
    },
    /b\.oni: it has 1 error: expected one per file/,
  ],
  [
    'a place outside the text',
    {
      'oni/invalid/b.oni': 'BXLUA',
      'oni/invalid/b.json': JSON.stringify({ why: 'So.', diagnostics: [{ ...BAD_CARD, end: 9 }] }),
    },
    /b\.oni: a diagnostic at 4 to 9 is outside the text/,
  ],
  [
    'one reading',
    { 'oni/either/b.oni': 'BXLUA', 'oni/either/b.json': '{"why": "So.", "readings": ["a"]}' },
    /b\.oni: only either cases have readings/,
  ],
  ['a manifest that is out of date', {}, /manifests.oni\.json is out of date/],
])('lint names the fault: %s', async (_, files, problem) => {
  const { code, stdout } = await inSuite(suiteWith(files), '--lint');
  expect(code).toBe(1);
  expect(stdout).toMatch(problem);
});

describe('a file of a suite that is JSON, but not what it should be', () => {
  const CASE = 'oni/valid/a.oni';
  const run = (files: Readonly<Record<string, string>>, ...flags: string[]) => {
    const folder = new Folder({
      [CASE]: 'BXLUT\n',
      'oni/valid/a.json': '{ "why": "the cards alone" }',
      'manifests/oni.json': JSON.stringify({ cases: [{ name: CASE }] }),
      'suite.json': '{ "version": "1.0.0" }',
      ...files,
    });
    return ludogram(['conformance', '--suites', folder.path, '--notation', 'oni', ...flags]);
  };

  test.each([
    ['oni/valid/a.json', 'null', 'expected a JSON object'],
    ['oni/valid/a.json', '[1]', 'expected a JSON object'],
    ['manifests/oni.json', 'null', 'expected a JSON object'],
    ['manifests/oni.json', '{ "cases": 5 }', 'lists no cases'],
    ['manifests/oni.json', '{ "cases": [null] }', 'cases[0]: expected an object with the name of a case'],
    ['manifests/oni.json', `{ "cases": [{ "name": "${CASE}" }, { "name": 5 }] }`, 'cases[1]: expected an object'],
    ['manifests/oni.json', '{ "cases": [{ "name": "oni/valid/../../../a.oni" }] }', 'cases[0]: expected an object'],
    ['manifests/oni.json', '{ "cases": [{ "name": "/etc/passwd" }] }', 'cases[0]: expected an object'],
  ])('%s: %s', async (name, text, message) => {
    const { code, stderr } = await run({ [name]: text });
    expect(code).toBe(2);
    expect(stderr).toContain(message);
    expect(stderr).not.toContain('internal error');
  });

  test('is reported even if the cases themselves are checked', async () => {
    const { code, stdout, stderr } = await run({ 'oni/valid/a.json': 'null' }, '--lint');
    expect(code).not.toBe(0);
    expect(stdout + stderr).toContain('expected a JSON object');
  });

  test('a byte-order mark is ignored', async () => {
    const { stderr } = await run({ 'manifests/oni.json': `\ufeff{ "cases": [{ "name": "${CASE}" }] }` });
    expect(stderr).toBe('');
  });
});

test('a wrong verdict is reported with the reason of the case and the difference', async () => {
  const folder = suiteWith({ 'oni/valid/a.oni': 'BXLUE' });
  await inSuite(folder, '--update-manifest');
  const { code, stdout } = await inSuite(folder);
  expect(code).toBe(1);
  expect(stdout).toContain(
    'FAIL oni/valid/a.oni\n    Five cards.\n    the model: cards[4].value: expected "T", found "E"\n',
  );
});

describe.skipIf(process.platform === 'win32')('decoders that misbehave', () => {
  const oneCase = (command: string) =>
    ludogram([
      'conformance',
      '--format',
      'oni',
      '--timeout',
      '1',
      '--decoder',
      command,
      'oni/valid/cards/five-cards-only.oni',
    ]);

  test.each([
    ['echo nonsense', /its output isn't JSON\n +nonsense/],
    ['echo "{}"', /cards: expected .*, found nothing/],
    ['kill -9 $$', /CRASH .*\n.*\n +was ended by SIGKILL/],
    ['echo oops >&2; exit 7', /CRASH .*\n.*\n +ended with exit code 7\n +oops/],
    ['echo sorry >&2; exit 1', /FAIL .*\n.*\n +rejected, but it is valid\n +sorry/],
  ])('are reported: %s', async (command, message) => {
    const { code, stdout } = await oneCase(command);
    expect(code).toBe(1);
    expect(stdout).toMatch(message);
  });

  test('the notation and the dialect are in the environment', async () => {
    const command =
      '[ "$LUDOGRAM_FORMAT-$LUDOGRAM_DIALECT" = otn-move-2016 ] && exit 1; [ -z "$LUDOGRAM_FORMAT" ] || exit 9';
    const args = [
      'conformance',
      '--format',
      'otn-move',
      '--dialect',
      '2016',
      '--decoder',
      command,
      'otn-move/invalid/spaces/no-file.move',
    ];
    expect((await ludogram(args)).code).toBe(0);
  });
});

describe('a notation that is not built in', () => {
  const suite = () =>
    new Folder({
      'suite.json': '{"name": "mine", "version": "0.0.1"}',
      'sgf/valid/a.sgf': '(;)',
      'sgf/valid/a.json': '{"why": "An empty game.", "model": {"nodes": 1}}',
      'sgf/invalid/b.sgf': '(;',
      'sgf/invalid/b.json': '{"why": "No end."}',
      'manifests/sgf.json':
        '{"suite": "0.0.1", "format": "sgf", "cases": [{"name": "sgf/valid/a.sgf"}, {"name": "sgf/invalid/b.sgf"}]}',
    });
  const decoder = `[ "$LUDOGRAM_NOTATION" = sgf ] || exit 9; [ "$(cat)" = '(;)' ] || exit 1; echo '{"nodes": 1}'`;

  test.skipIf(process.platform === 'win32')('is checked by a decoder, with or without --format', async () => {
    for (const format of [[], ['--format', 'sgf']]) {
      const args = ['conformance', '--suites', suite().path, ...format, '--decoder'];
      const right = await ludogram([...args, decoder]);
      expect({ code: right.code, stderr: right.stderr }).toEqual({ code: 0, stderr: '' });
      expect(right.stdout).toMatch(/^sgf {2}2 passed, 0 failed, 0 crashed, 0 timed out\n/);
      const wrong = await ludogram([...args, 'echo "{}"']);
      expect(wrong.code).toBe(1);
      expect(wrong.stdout).toMatch(/FAIL sgf\/invalid\/b\.sgf\n(.*\n)*FAIL sgf\/valid\/a\.sgf\n/);
    }
  });

  test.each(['conformance', 'conformance --update-manifest', 'conformance --lint'])(
    'without a decoder, %s says what is missing',
    async (line) => {
      const { code, stdout, stderr } = await ludogram([...line.split(' '), '--suites', suite().path]);
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
      expect(stderr).toBe('error: this library does not know the notation sgf: --decoder names a program that does\n');
    },
  );

  test('needs a manifest', async () => {
    const { code, stderr } = await ludogram(['conformance', '--suites', suite().path, '--format', 'pgn']);
    expect(code).toBe(2);
    expect(stderr).toContain('another notation needs --suites with manifests/pgn.json');
  });
});

test('every notation has a suite', async () => {
  const { stdout } = await ludogram(['conformance', '--reporter', 'junit', '--level', 'syntax', '*/valid/text']);
  expect(stdout).toMatch(/^<\?xml/);
  for (const { id } of NOTATIONS) {
    expect(readFileSync(join(ROOT, 'test/conformance/schemas', `${id}.json`), 'utf8')).toContain('"$schema"');
  }
});
