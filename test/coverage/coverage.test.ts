import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { GrammarCoverage } from '../../src/cli/verbs/coverage/measure.js';
import { coveragePage } from '../../src/cli/verbs/coverage/page.js';
import { coverageTable, missing } from '../../src/cli/verbs/coverage/table.js';
import type { CountedPart } from '../../src/grammar-tools/coverage/count.js';
import { Folder, ludogram } from '../cli/support.js';
import { ROOT } from '../support/shared.js';

// coverage.deep.test.ts has all grammars.
test('every rule and alternative of oni.peggy matches in some conformance case', async () => {
  const { code, stdout, stderr } = await ludogram(['coverage', '--min', '100', '--format', 'oni']);
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/oni\.peggy +\d+\/\d+/);
});

describe('ludogram coverage', () => {
  const GRAMMAR = 'import {word} from "./word.peggy"\n\nFile = (Move / MoveError)+\nMove = word "-"\nMoveError = .\n';
  const FILES = {
    'a.peggy': GRAMMAR,
    'word.peggy': 'word = [a-z]+ / [0-9]\n',
    'texts/a.txt': 'ab-c-',
    'texts/a.json': '{}',
  };

  test('counts the parts of any grammar, in the files that it imports as well', async () => {
    const folder = new Folder(FILES);
    const run = (...args: string[]) => ludogram(['coverage', folder.at('a.peggy'), ...args]);
    const { code, stdout, stderr } = await run('--cases', folder.at('texts'), '--html', folder.at('out'));
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain(`${folder.at('word.peggy')}:1: [0-9]\n`);
    expect(stdout).toMatch(/a\.peggy: *5: MoveError = \.|a\.peggy:5: MoveError/);
    expect(folder.read('out/a.html')).toContain('<td class="count">2</td>');
    expect(folder.read('out/word.html')).toContain('class="none"');
    const gated = await run('--cases', folder.at('texts/a.txt'), '--min', '90');
    expect([gated.code, gated.stderr]).toEqual([
      1,
      expect.stringMatching(/^error: \d+\.\d % of the rules .*: expected 90 %\n$/),
    ]);
    expect((await run('--cases', folder.at('texts/a.txt'), '--min', '60')).code).toBe(0);
    const words = await run('--cases', `word=${folder.at('texts/a.txt')}`);
    expect(words.stdout).toContain('a.peggy:4: Move = word "-"');
  });

  test('reads a grammar with code, of which it leaves out what the options say', async () => {
    const folder = new Folder({
      'c.peggy': 'Moves = (Move / Pass)* { return 1; }\nMove = [0-9] { return 2; }\nPass = &{ return odd(); } "-"\n',
      'a.txt': '1-',
    });
    const run = (...args: string[]) =>
      ludogram(['coverage', folder.at('c.peggy'), '--cases', folder.at('a.txt'), ...args]);
    expect((await run()).code).toBe(1);
    const { code, stdout, stderr } = await run('--ignore-code', '--ignore-predicates', '--min', '100');
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/c\.peggy +3\/3 /);
    const none = await ludogram(['coverage', '--ignore-code']);
    expect([none.code, none.stderr.split('\n')[0]]).toEqual([2, 'error: --ignore-code needs a grammar file']);
  });

  test('needs a grammar without errors, and texts', async () => {
    const folder = new Folder({ ...FILES, 'bad.peggy': 'A = B\n' });
    const run = async (...args: string[]) => {
      const { code, stderr } = await ludogram(['coverage', ...args]);
      return [code, stderr.split('\n')[0]];
    };
    const texts = ['--cases', folder.at('texts')];
    expect(await run(folder.at('bad.peggy'), ...texts)).toEqual([1, expect.stringContaining('bad.peggy:1:5: ')]);
    expect(await run(folder.at('none.peggy'), ...texts)).toEqual([2, expect.stringContaining("can't read")]);
    expect(await run(folder.at('a.peggy'))).toEqual([2, 'error: no texts: name a file or a folder with --cases']);
    expect(await run(folder.at('a.peggy'), '--cases', folder.at('x'))).toEqual([
      2,
      `error: file or folder not found: ${folder.at('x')}`,
    ]);
    expect(await run(folder.at('a.peggy'), '--cases', `No=${folder.at('texts')}`)).toEqual([
      2,
      `error: ${folder.at('a.peggy')} has no rule "No"`,
    ]);
    expect(await run('--format', 'annofen', '--cases', `No=${folder.at('texts')}`)).toEqual([
      2,
      'error: no grammar has a rule "No"',
    ]);
    expect(await run('--format', 'oni', '--min', '101')).toEqual([2, expect.stringContaining('from 0 to 100')]);
  });

  test('counts the cases of a notation of a config', async () => {
    const made = join(ROOT, 'test/notation/made-up');
    Object.assign(globalThis, { frogsForCoverage: (await import('../notation/made-up/notation.js')).frogs });
    const entry = (more: string) =>
      `export default { notations: [{ notation: globalThis.frogsForCoverage, ${more} }] };`;
    const grammar = `grammar: ${JSON.stringify(join(made, 'frogs.peggy'))}`;
    const folder = new Folder({
      'ludogram.config.mjs': entry(`${grammar}, suites: ${JSON.stringify(join(made, 'suite'))}`),
      'none/ludogram.config.mjs': entry(''),
    });
    const { code, stdout } = await ludogram(['coverage', '--min', '100'], { cwd: folder.path });
    expect([code, stdout.split('\n').length]).toEqual([1, expect.any(Number)]);
    expect(stdout).toMatch(/^grammar .*\n.*frogs\.peggy +\d/);
    const none = await ludogram(['coverage', '--format', 'frogs'], { cwd: folder.at('none') });
    expect([none.code, none.stderr]).toEqual([2, 'error: the config names no grammar for frogs\n']);
  });
});

describe('the report of grammar coverage', () => {
  const source = 'A\n  = "<" B?\n  / "b"*\n';
  const part = (text: string, line: number, rest: Partial<CountedPart>): CountedPart => {
    const start = source.indexOf(text);
    return { kind: 'alternative', rule: 'A', start, end: start + text.length, line, matches: 0, outcomes: {}, ...rest };
  };
  const coverage: GrammarCoverage = {
    file: 'a.peggy',
    source,
    parts: [
      part(source.trimEnd(), 1, { kind: 'rule', matches: 7 }),
      part('"<" B?', 2, { matches: 5 }),
      part('B?', 2, { kind: 'optional', matches: 5, outcomes: { none: 5, one: 0 } }),
      part('"b"*', 3, {}),
    ],
  };

  test('the table counts the covered parts of each grammar', () => {
    expect(coverageTable([coverage])).toBe(
      'grammar  rules  error rules  alternatives  optional parts  repetitions\n' +
        'a.peggy    1/1          0/0           1/2             1/2          0/0\n',
    );
  });

  test('the list of missing parts names the line and the outcome', () => {
    expect(missing(coverage)).toEqual(['a.peggy:2: B? (one)', 'a.peggy:3: "b"*']);
  });

  test('a page has the least count of each line in its margin', () => {
    const rows = coveragePage(coverage)
      .split('\n')
      .filter((line) => line.startsWith('<tr>'));
    expect(rows.map((row) => /<td class="count">(\d*)</.exec(row)![1])).toEqual(['7', '5', '0', '']);
    expect(rows[1]).toContain('title="optional of A: matched 5 times (none 5, one 0)">B?</span>');
    expect(rows[1]).toContain('&quot;&lt;&quot;');
    expect(rows[2]).toContain('<span class="none" title="alternative of A: matched 0 times">');
    for (const row of rows) expect(row.match(/<span/g)?.length).toBe(row.match(/<\/span>/g)?.length);
  });
});
