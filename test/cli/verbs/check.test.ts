import { chmodSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Folder, ludogram, TWO_SENSEIS, WON, WRONG_CARD } from '../support.js';
import { wordsEntry } from '../words-notation.js';

describe('the report for people', () => {
  test('has one line for a valid file: exit code 0', async () => {
    const folder = new Folder({ 'won.oni': WON });
    expect(await ludogram(['check', folder.at('won.oni')])).toEqual({
      code: 0,
      stdout: 'no problems in 1 file\n',
      stderr: '',
    });
  });

  test('shows an error with its location, line, caret and fixes: exit code 1', async () => {
    const folder = new Folder({ 'wrong.oni': WRONG_CARD });
    const { code, stdout, stderr } = await ludogram(['check', folder.at('wrong.oni')]);
    expect(code).toBe(1);
    expect(stderr).toBe('');
    expect(stdout).toContain(`${folder.at('wrong.oni')}:10:1: error oni/card-not-in-hand: blue does not have Eel`);
    expect(stdout).toContain('  10 | Ehl\n     | ^\n');
    expect(stdout).toContain('  unsafe fix: play Elephant (L) instead\n  unsafe fix: play Rooster (U) instead\n');
    expect(stdout).toMatch(/\n1 error in 1 file\n1 can be fixed with --fix --unsafe-fixes\n$/);
  });

  test('counts what can be fixed with which flags', async () => {
    const notations = [wordsEntry()];
    const lastLine = async (stdin: string) =>
      (await ludogram(['check', '--format', 'words', '-'], { stdin, notations })).stdout.trimEnd().split('\n').at(-1);
    expect(await lastLine('wierd wierd tik !')).toBe(
      '2 can be fixed with --fix, 1 more can be fixed with --fix --unsafe-fixes',
    );
    expect(await lastLine('wierd')).toBe('1 can be fixed with --fix');
    expect(await lastLine('!')).toBe('1 error in 1 file');
  });

  test('of a warning alone leaves exit code 0, unless it is denied', async () => {
    const folder = new Folder({ 'two.oni': TWO_SENSEIS });
    const lenient = await ludogram(['check', folder.at('two.oni')]);
    expect(lenient.code).toBe(0);
    expect(lenient.stdout).toContain('warning oni/too-many-senseis');
    expect((await ludogram(['check', '--deny-warnings', folder.at('two.oni')])).code).toBe(1);
  });

  test('has only errors of the chosen level', async () => {
    const folder = new Folder({ 'wrong.oni': WRONG_CARD });
    for (const [level, code] of [
      ['syntax', 0],
      ['structure', 0],
      ['rules', 1],
    ] as const) {
      expect((await ludogram(['check', '--level', level, folder.at('wrong.oni')])).code).toBe(code);
    }
  });

  test('has color only on a terminal, and never against NO_COLOR', async () => {
    const folder = new Folder({ 'wrong.oni': WRONG_CARD });
    const args = ['check', folder.at('wrong.oni')];
    expect((await ludogram(args, { isTTY: true })).stdout).toContain('\u001b[');
    expect((await ludogram(args)).stdout).not.toContain('\u001b');
    expect((await ludogram(args, { isTTY: true, env: { NO_COLOR: '1' } })).stdout).not.toContain('\u001b');
  });
});

describe('the report for programs', () => {
  test('has exactly one line for each file with --json, in the documented shape', async () => {
    const folder = new Folder({ 'a.oni': WON, 'b.oni': WRONG_CARD });
    const { code, stdout } = await ludogram(['check', '--json', folder.path]);
    expect(code).toBe(1);
    expect(stdout.split('\n')).toHaveLength(3);
    const [good, bad] = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(good).toEqual({ file: folder.at('a.oni'), format: 'oni', dialect: null, ok: true, diagnostics: [] });
    const start = WRONG_CARD.indexOf('Ehl');
    expect(bad).toEqual({
      file: folder.at('b.oni'),
      format: 'oni',
      dialect: null,
      ok: false,
      diagnostics: [
        {
          code: 'oni/card-not-in-hand',
          severity: 'error',
          message: 'blue does not have Eel, only Elephant (L) and Rooster (U)',
          start,
          end: start + 1,
          line: 10,
          column: 1,
          endLine: 10,
          endColumn: 2,
          related: [],
          fixes: [
            { title: 'play Elephant (L) instead', safe: false, edits: [{ start, end: start + 1, text: 'L' }] },
            { title: 'play Rooster (U) instead', safe: false, edits: [{ start, end: start + 1, text: 'U' }] },
          ],
        },
      ],
    });
  });

  test('has other locations that help to understand a diagnostic with --json', async () => {
    const stdin = '[rules:dim:3 dim:3 start:/1t1/1K1/T2/]\n1. b1-c1\n';
    const { stdout } = await ludogram(['check', '--json', '--format', 'otn', '-'], { stdin });
    const { diagnostics } = JSON.parse(stdout);
    expect(diagnostics.find(({ related }: { related: unknown[] }) => related.length > 0).related).toEqual([
      { message: expect.any(String), start: 7, end: 12, line: 1, column: 8, endLine: 1, endColumn: 13 },
    ]);
  });

  test("--json also lists files that can't be read", async () => {
    const folder = new Folder({ 'letter.txt': 'Dear Sir,', 'b.oni': 'BXLUT' });
    const paths = [folder.at('no.oni'), folder.at('letter.txt'), folder.at('b.oni')];
    const { code, stdout, stderr } = await ludogram(['check', '--json', ...paths]);
    expect(code).toBe(2);
    expect(stderr).toMatch(/^error: can't read .*no\.oni: no such file or directory\nerror: can't tell the notation/);
    const lines = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    const at = { severity: 'error', start: 0, end: 0, line: 1, column: 1, endLine: 1, endColumn: 1 };
    const rest = { related: [], fixes: [] };
    expect(lines[0]).toEqual({
      file: folder.at('no.oni'),
      format: 'oni',
      dialect: null,
      ok: false,
      diagnostics: [
        { code: 'file/unreadable', message: "can't read the file: no such file or directory", ...at, ...rest },
      ],
    });
    expect(lines[1]).toMatchObject({ format: null, ok: false, diagnostics: [{ code: 'file/unknown-format' }] });
    expect(lines[2]).toMatchObject({ format: 'oni', ok: true });
  });

  test('has as many diagnostics as --max-diagnostics says, and nothing else changes', async () => {
    const stdin = '! '.repeat(150);
    const check = async (...args: string[]) =>
      (await ludogram(['check', ...args, '--format', 'words', '-'], { stdin, notations: [wordsEntry()] })).stdout;
    const shown = async (...args: string[]) => (await check(...args)).match(/^-:\d+:\d+: error/gm)?.length ?? 0;
    expect(await shown()).toBe(100);
    expect(await check()).toMatch(
      /\n-: 50 errors more; --max-diagnostics changes how many are shown\n150 errors in 1 file\n/,
    );
    expect(await shown('--max-diagnostics', '7')).toBe(7);
    expect(await check('--max-diagnostics', '0')).toMatch(/^-: 150 errors more/);
    expect(await check('--max-diagnostics', '150')).not.toContain('more');
    expect(JSON.parse(await check('--json')).diagnostics).toHaveLength(150);
    expect(JSON.parse(await check('--json', '--max-diagnostics', '0'))).toMatchObject({ ok: false, diagnostics: [] });
    expect(JSON.parse(await check('--sarif')).runs[0].results).toHaveLength(150);
    expect(JSON.parse(await check('--sarif', '--max-diagnostics', '3')).runs[0].results).toHaveLength(3);
    const wrong = await ludogram(['check', '--max-diagnostics', 'all', '-'], { stdin });
    expect(wrong).toMatchObject({ code: 2, stdout: '' });
    expect(wrong.stderr).toContain('expected a whole number from 0');
  });

  test('says with --json that a warning is ok, even where it is denied', async () => {
    const { code, stdout } = await ludogram(['check', '--json', '--deny-warnings', '-'], { stdin: TWO_SENSEIS });
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ file: '-', ok: true, diagnostics: [{ severity: 'warning' }] });
  });

  test('names the dialect with --json, even the default one', async () => {
    const notations = [wordsEntry()];
    const dialectOf = async (...args: string[]) => {
      const { stdout } = await ludogram(['check', '--json', ...args, '-'], { stdin: 'words selfie', notations });
      return JSON.parse(stdout);
    };
    expect(await dialectOf()).toMatchObject({ dialect: 'new', diagnostics: [] });
    expect(await dialectOf('--dialect', 'old')).toMatchObject({
      dialect: 'old',
      diagnostics: [{ code: 'words/modern' }],
    });
  });

  test('is one log for all files with --sarif', async () => {
    const folder = new Folder({ 'a.oni': WON, 'b.oni': WRONG_CARD, 'c.oni': WRONG_CARD });
    const { code, stdout } = await ludogram(['check', '--sarif', folder.path]);
    expect(code).toBe(1);
    const log = JSON.parse(stdout);
    expect(log.version).toBe('2.1.0');
    expect(log.runs).toHaveLength(1);
    expect(log.runs[0].results.map(({ ruleId }: { ruleId: string }) => ruleId)).toEqual([
      'oni/card-not-in-hand',
      'oni/card-not-in-hand',
    ]);
  });

  test('is a log with --sarif, even where nothing could be read', async () => {
    const { code, stdout } = await ludogram(['check', '--sarif', 'no-such-file.oni']);
    expect(code).toBe(2);
    expect(JSON.parse(stdout).runs[0]).toMatchObject({
      results: [],
      invocations: [
        { executionSuccessful: false, toolExecutionNotifications: [{ descriptor: { id: 'file/unreadable' } }] },
      ],
    });
  });

  test('is JSON or SARIF, but not both', async () => {
    const { code, stdout, stderr } = await ludogram(['check', '--json', '--sarif', '-'], { stdin: WON });
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain("--json and --sarif can't be used together");
  });
});

describe('--fix', () => {
  test('leaves alone what it can only guess', async () => {
    const folder = new Folder({ 'wrong.oni': WRONG_CARD });
    const { code, stdout } = await ludogram(['check', '--fix', folder.path]);
    expect(code).toBe(1);
    expect(stdout).toMatch(/1 error in 1 file\n1 can be fixed with --fix --unsafe-fixes\n$/);
    expect(folder.read('wrong.oni')).toBe(WRONG_CARD);
  });

  test('with --unsafe-fixes applies the first fix and reports it; a second run has nothing to do', async () => {
    const folder = new Folder({ 'wrong.oni': WRONG_CARD });
    const file = folder.at('wrong.oni');
    expect(await ludogram(['check', '--fix', '--unsafe-fixes', file])).toEqual({
      code: 0,
      stdout: `${file}: fixed oni/card-not-in-hand: play Elephant (L) instead\nno problems in 1 file\n`,
      stderr: '',
    });
    expect(folder.read('wrong.oni')).toBe(WON);
    expect((await ludogram(['check', '--fix', file])).stdout).toBe('no problems in 1 file\n');
  });

  test('reports what is left, where it is in the fixed text', async () => {
    const folder = new Folder({ 'two.words': 'wierd ! wierd' });
    const { code, stdout } = await ludogram(['check', '--fix', folder.path], { notations: [wordsEntry()] });
    expect(code).toBe(1);
    expect(folder.read('two.words')).toBe('weird ! weird');
    expect(stdout).toContain('two.words:1:7: error words/unreadable');
    expect(stdout).toMatch(/1 error in 1 file\n$/);
  });

  test('continues while fixes uncover faults that have fixes', async () => {
    const folder = new Folder({ 'old.words': 'wyrd' });
    const { code } = await ludogram(['check', '--fix', folder.path], { notations: [wordsEntry()] });
    expect(code).toBe(0);
    expect(folder.read('old.words')).toBe('weird');
  });

  test('ends even where fixes undo each other', async () => {
    const { code, stdout } = await ludogram(['check', '--fix', '--unsafe-fixes', '--format', 'words', '-'], {
      stdin: 'tik',
      notations: [wordsEntry()],
    });
    expect(code).toBe(1);
    expect(stdout).toMatch(/^t[ia]k$/);
  });

  test('of standard input prints the fixed text, and the report on standard error', async () => {
    const { code, stdout, stderr } = await ludogram(['check', '--fix', '--unsafe-fixes', '-'], { stdin: WRONG_CARD });
    expect({ code, stdout }).toEqual({ code: 0, stdout: WON });
    expect(stderr).toBe('-: fixed oni/card-not-in-hand: play Elephant (L) instead\nno problems in 1 file\n');
  });

  test('with --json prints what is left, and what was fixed on standard error', async () => {
    const folder = new Folder({ 'wrong.oni': WRONG_CARD });
    const { code, stdout, stderr } = await ludogram(['check', '--fix', '--unsafe-fixes', '--json', folder.path]);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ ok: true, diagnostics: [] });
    expect(stderr).toContain('fixed oni/card-not-in-hand');
  });

  test.skipIf(process.getuid?.() === 0)('a file that can not be written is reported as it stays', async () => {
    const folder = new Folder({ 'wrong.oni': WRONG_CARD });
    chmodSync(folder.at('wrong.oni'), 0o444);
    const { code, stdout, stderr } = await ludogram(['check', '--fix', '--unsafe-fixes', folder.path]);
    expect(code).toBe(2);
    expect(stderr).toContain("can't write");
    expect(stdout).toContain('1 error in 1 file');
  });
});

describe('--fix --dry-run', () => {
  test('changes nothing and shows a unified diff; the report goes to standard error', async () => {
    const folder = new Folder({ 'wrong.oni': WRONG_CARD, 'won.oni': WON });
    const file = folder.at('wrong.oni');
    const { code, stdout, stderr } = await ludogram(['check', '--fix', '--unsafe-fixes', '--dry-run', folder.path]);
    expect(code).toBe(0);
    expect(stdout).toBe(`--- ${file}\n+++ ${file}\n@@ -7,5 +7,5 @@\n BXLUT\n \n Brs\n-Ehl\n+Lhl\n Tvl\n`);
    expect(stderr).toBe(`${file}: fixed oni/card-not-in-hand: play Elephant (L) instead\nno problems in 2 files\n`);
    expect(folder.read('wrong.oni')).toBe(WRONG_CARD);
  });

  test('of standard input prints a diff, not the fixed text', async () => {
    const { stdout } = await ludogram(['check', '--fix', '--unsafe-fixes', '--dry-run', '-'], { stdin: WRONG_CARD });
    expect(stdout).toMatch(/^--- -\n\+\+\+ -\n@@ /);
  });

  test('prints no diff where there is nothing to fix', async () => {
    const { code, stdout } = await ludogram(['check', '--fix', '--dry-run', '-'], { stdin: WON });
    expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
  });

  test('with --json prints the line on standard error', async () => {
    const args = ['check', '--fix', '--unsafe-fixes', '--dry-run', '--json', '-'];
    const { stdout, stderr } = await ludogram(args, { stdin: WRONG_CARD });
    expect(stdout).toContain('-Ehl\n+Lhl\n');
    expect(stderr).toContain('"ok":true');
  });
});

test.each(['--unsafe-fixes', '--dry-run'])('%s without --fix is wrong usage', async (flag) => {
  const { code, stderr } = await ludogram(['check', flag, '-'], { stdin: WON });
  expect(code).toBe(2);
  expect(stderr).toContain(`${flag} needs --fix`);
});
