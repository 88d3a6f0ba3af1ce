import { utimesSync, writeFileSync } from 'node:fs';
import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { ExitStatus } from '../../../src/cli/run/failure.js';
import { verbIo } from '../../../src/cli/run/io.js';
import { tryAtTerminal } from '../../../src/cli/verbs/try/try-loop.js';
import { TrySession } from '../../../src/cli/verbs/try/try-session.js';
import { Folder, ludogram } from '../support.js';

const LIST = 'List = items:Item|.., ","|\nItem "item" = [a-z]+\n';

describe('try in a pipe', () => {
  test('shows the tree of each line, and what is wrong with it', async () => {
    const folder = new Folder({ 'list.peggy': LIST });
    expect(await ludogram(['try', folder.at('list.peggy')], { stdin: 'a\r\nab' })).toEqual({
      code: 0,
      stdout:
        'Document 0..1\n  List 0..1\n    items: Item 0..1 "a"\nDocument 0..2\n  List 0..2\n    items: Item 0..2 "ab"\n',
      stderr: '',
    });
    const { code, stderr } = await ludogram(['try', folder.at('list.peggy')], { stdin: '1\na\n' });
    expect([code, stderr]).toEqual([
      1,
      'input:1:1: error: unexpected "1": expected item or end of text\n1 | 1\n  | ^\n',
    ]);
  });

  test('reports problems of the grammar: exit code 1, or 2 if it cannot be read', async () => {
    const folder = new Folder({ 'bad.peggy': 'A = B\n' });
    const bad = await ludogram(['try', folder.at('bad.peggy')], { stdin: 'a\n' });
    expect(bad).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/unknown rule "B"\n1 \| A = B\n/) as string,
    });
    const none = await ludogram(['try', folder.at('none.peggy')]);
    expect(none).toMatchObject({ code: 2, stderr: expect.stringContaining("can't read the grammar") as string });
  });

  test('knows commands', async () => {
    const folder = new Folder({ 'list.peggy': LIST });
    const stdin = ':rules\n:rule Item\na,\n:rule\na\n:rule None\n:what\n:help\n:quit\nnever\n';
    const { code, stdout, stderr } = await ludogram(['try', folder.at('list.peggy')], { stdin });
    const lines = stdout.split('\n');
    expect(lines.slice(0, 4)).toEqual(['List Item', 'Document 0..2', '  Item 0..1 "a"', '  UnparsedError 1..2 ","']);
    expect(lines.slice(4, 6)).toEqual(['Document 0..1', '  List 0..1']);
    expect(stdout).toContain(':reload');
    expect(stdout).not.toContain('never');
    expect(stderr).toContain('error grammar/unknown-start-rule: the grammar has no rule "None" to start with\n');
    expect(stderr).toContain('error: unknown command :what; :help lists the commands\n');
    expect(code).toBe(1);
  });

  test(':trace shows what each rule cost for the last text', async () => {
    const folder = new Folder({ 'list.peggy': LIST });
    const none = await ludogram(['try', folder.at('list.peggy')], { stdin: ':trace\n' });
    expect(none).toEqual({ code: 1, stdout: '', stderr: 'error: there is no text to trace yet\n' });
    const { stdout } = await ludogram(['try', folder.at('list.peggy')], { stdin: 'a,1\n:trace\n' });
    expect(stdout).toContain('input: List matches 1 of 3 characters\n');
    expect(stdout).toMatch(/\nItem +2 +1 /);
    expect(stdout).toMatch(/farthest failure at 1:3, in List > Item: tried \[a-z\]\n$/);
    const item = await ludogram(['try', folder.at('list.peggy'), '--start', 'Item'], { stdin: 'a\n:trace\n' });
    expect(item.stdout).toContain('input: Item matches all of 1 character\n');
  });

  test('--start begins with another rule', async () => {
    const folder = new Folder({ 'list.peggy': LIST });
    const { stdout } = await ludogram(['try', folder.at('list.peggy'), '--start', 'Item'], { stdin: 'a' });
    expect(stdout).toBe('Document 0..1\n  Item 0..1 "a"\n');
  });
});

describe('a session', () => {
  const begin = (grammar = LIST, flags = {}) => {
    const folder = new Folder({ 'list.peggy': grammar });
    return { folder, session: new TrySession(folder.at('list.peggy'), flags) };
  };

  test('takes texts of several lines, even if the input ends in one', () => {
    const { session } = begin('Lines = line:text|.., "\\n"|\ntext = [^\\n]*\n');
    expect(session.prompt).toBe('Lines> ');
    expect(['a', ':{', 'b', ':c'].map((line) => session.enter(line).output === '')).toEqual([false, true, true, true]);
    expect(session.prompt).toBe('... ');
    expect(session.enter(':}').output.split('\n').slice(2)).toEqual([
      '    line: Token 0..1 "b"',
      '    line: Token 2..4 ":c"',
      '',
    ]);
    session.enter(':{');
    session.enter('d');
    expect(session.end().output).toContain('"d"');
    expect(session.end().output).toBe('');
  });

  test('takes texts that begin with a colon', () => {
    const { session } = begin('Text = .*\n');
    expect(session.enter('::quit').output).toContain('Text 0..5 ":quit"');
    expect(session.isOver).toBe(false);
  });

  test('reads the grammar again after each save, and on demand', () => {
    const { folder, session } = begin();
    expect(session.enter('1').isWrong).toBe(true);
    save(folder, LIST.replace('a-z', '0-9'), 1);
    expect(session.enter('1').isWrong).toBe(false);
    save(folder, 'List = Itm\n', 2);
    const { problems, isWrong } = session.enter('1');
    expect([problems.length, problems[0], problems.at(-1), isWrong]).toEqual([
      2,
      expect.stringContaining('unknown rule "Itm"'),
      'error: the grammar has errors',
      true,
    ]);
    save(folder, `${LIST}spare = "s"\n`, 3);
    expect(session.enter(':reload')).toMatchObject({ isWrong: false, problems: [expect.stringContaining('not used')] });
    expect(session.enter('a').problems).toEqual([]);
  });

  test('completes commands and the names of rules', () => {
    const { session } = begin();
    expect(session.completions(':r')).toEqual([':rule', ':rules', ':reload']);
    expect(session.completions(':rule I')).toEqual([':rule Item']);
    expect(session.completions('a')).toEqual([]);
  });

  test('has a prompt, completion and a history at a terminal', async () => {
    const { session } = begin();
    const input = new PassThrough();
    const output = new PassThrough();
    const written: string[] = [];
    output.on('data', (chunk) => written.push(String(chunk)));
    const shown: string[] = [];
    const sink = { write: (text: string) => shown.push(text) };
    const io = verbIo({ stdin: input, stdout: sink, stderr: sink, env: {} });
    const context = {
      io,
      exit: new ExitStatus(),
      notations: [],
      configured: [],
      readConfig: () => Promise.resolve(undefined),
      hasThreads: false,
      verbs: [],
    };
    const done = tryAtTerminal(session, { input, output }, context);
    const UP = '\x1b[A';
    input.write('a\r');
    input.write(`${UP}b\r`);
    for (const key of [':rule I', '\t', '\r']) input.write(key);
    input.write('1\r');
    input.write(':quit\r');
    await done;
    expect(shown.join('')).toContain('List 0..2');
    expect(shown.join('')).toContain('unexpected "1": expected item');
    expect(written.join('')).toContain('List> ');
    expect(written.join('')).toContain('Item> ');
    expect(context.exit.code).toBe(0);
  });
});

/** Saves the grammar, some seconds after the last time. */
function save(folder: Folder, grammar: string, seconds: number): void {
  writeFileSync(folder.at('list.peggy'), grammar);
  const time = new Date(Date.now() + seconds * 1000);
  utimesSync(folder.at('list.peggy'), time, time);
}
