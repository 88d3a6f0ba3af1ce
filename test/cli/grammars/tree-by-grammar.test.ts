import { writeFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { ExitStatus } from '../../../src/cli/run/failure.js';
import { verbIo } from '../../../src/cli/run/io.js';
import { watchTree } from '../../../src/cli/verbs/tree/show-tree.js';
import { Folder, ludogram } from '../support.js';

const LIST = 'List = items:Item|.., ","|\nItem "item" = [a-z]+\n';
const TREE = 'Document 0..3\n  List 0..3\n    items: Item 0..1 "a"\n    items: Item 2..3 "b"\n';

describe('tree --grammar', () => {
  test('shows the tree of a text', async () => {
    const folder = new Folder({ 'list.peggy': LIST, 'a.txt': 'a,b' });
    const args = ['tree', '--grammar', folder.at('list.peggy')];
    expect(await ludogram([...args, folder.at('a.txt')])).toEqual({ code: 0, stdout: TREE, stderr: '' });
    expect(await ludogram([...args, '-'], { stdin: 'a,b' })).toEqual({ code: 0, stdout: TREE, stderr: '' });
    const { stdout } = await ludogram([...args, '--json', '-'], { stdin: 'a,b' });
    expect(JSON.parse(stdout)).toMatchObject({ kind: 'Document', children: [{ kind: 'List' }] });
  });

  test('shows what is wrong with the text: exit code 1', async () => {
    const folder = new Folder({ 'list.peggy': LIST, 'a.txt': 'a,b,1\u0007' });
    const file = folder.at('a.txt');
    const { code, stdout, stderr } = await ludogram(['tree', '--grammar', folder.at('list.peggy'), file]);
    expect([code, stdout.split('\n').at(-2)]).toEqual([1, '  UnparsedError 3..6 ",1\\u0007"']);
    expect(stderr).toBe(`${file}:1:5: error: unexpected "1": expected item\n1 | a,b,1<U+0007>\n  |     ^\n`);
  });

  test('names the error production, and says where text is nested too deeply or is not UTF-8', async () => {
    const folder = new Folder({
      'g.peggy': 'File = (Item / ItemError)*\nItem = "a" / "(" File ")"\nItemError = [^)]\n',
    });
    const read = (stdin: string | Uint8Array) => ludogram(['tree', '--grammar', folder.at('g.peggy'), '-'], { stdin });
    expect((await read('ab')).stderr).toMatch(/^-:1:2: error: unexpected "b": expected "a" or "\(" \(ItemError\)\n/);
    expect((await read('('.repeat(10_100))).stderr).toContain('error: the text is nested too deeply');
    const invalid = await read(new Uint8Array([0x61, 0xff]));
    expect([invalid.code, invalid.stderr]).toEqual([1, expect.stringContaining('UTF-8')]);
  });

  test('reads a text in the encoding that the user names, or that a byte-order mark shows', async () => {
    const grammar = new Folder({ 'g.peggy': 'Text = "\uFEFF"? word:Word\nWord = [a-zé]+\n' }).at('g.peggy');
    for (const verb of ['tree', 'trace']) {
      const read = (stdin: Uint8Array, ...args: string[]) =>
        ludogram([verb, '--grammar', grammar, ...args, '-'], { stdin });
      const latin1 = new Uint8Array([0x61, 0xe9]);
      expect((await read(latin1, '--encoding', 'latin1')).code, verb).toBe(0);
      expect((await read(new Uint8Array([0xff, 0xfe, 0x61, 0, 0xe9, 0]))).code, verb).toBe(0);
      expect((await read(latin1)).stderr, verb).toContain('these bytes are not UTF-8');
      expect((await read(latin1, '--encoding', 'gb18030')).stderr, verb).toContain('these bytes are not gb18030');
    }
  });

  test('shows problems of the grammar: errors are exit code 1', async () => {
    const folder = new Folder({ 'bad.peggy': 'A = B\n', 'odd.peggy': 'A = "a"\nb = "b"\n', 'a.txt': 'a' });
    const run = (grammar: string) => ludogram(['tree', '--grammar', folder.at(grammar), folder.at('a.txt')]);
    expect(await run('bad.peggy')).toEqual({
      code: 1,
      stdout: '',
      stderr: `${folder.at('bad.peggy')}:1:5: error grammar/unknown-rule: unknown rule "B"\n1 | A = B\n  |     ^\nunsafe fix: define the rule B\n`,
    });
    expect(await run('odd.peggy')).toMatchObject({
      code: 0,
      stderr: expect.stringContaining('"b" is not used') as string,
    });
  });

  test('reads the text as any rule, and takes other kinds of grammars', async () => {
    const folder = new Folder({ 'g.peggy': 'list = item|.., ","|\nitem = [a-z]+ { return 1; }\n' });
    const args = ['tree', '--grammar', folder.at('g.peggy'), '--ignore-code', '-'];
    const { stdout, stderr } = await ludogram([...args, '--start', 'item', '--nodes', 'all'], { stdin: 'ab' });
    expect(stdout).toBe('Document 0..2\n  item 0..2 "ab"\n');
    expect(stderr).toContain('warning: 1 action was dropped');
    expect(stderr).not.toContain('not used');
  });

  test('reads imported grammars', async () => {
    const folder = new Folder({
      'g.peggy': 'import {Item} from "./lib/i.peggy"\nList = Item\n',
      'lib/i.peggy': 'Item = "x"\n',
    });
    const { code, stdout } = await ludogram(['tree', '--grammar', folder.at('g.peggy'), '-'], { stdin: 'x' });
    expect([code, stdout.split('\n')[2]]).toEqual([0, '    Item 0..1 "x"']);
  });

  test.each([
    [['--grammar', 'none.peggy', '-'], "can't read the grammar none.peggy"],
    [['--grammar', 'grammars/oni.peggy', 'none.txt'], "can't read none.txt"],
    [['--grammar', 'grammars/oni.peggy', '--format', 'oni', '-'], "--grammar and --notation can't be used together"],
    [['--grammar', 'grammars/oni.peggy', '--dialect', 'x', '-'], "--grammar and --dialect can't be used together"],
    [['--grammar', 'grammars/oni.peggy', '--watch', '-'], 'standard input is read once'],
    [['--watch', 'a.oni'], '--watch needs --grammar'],
    [['--ignore-code', 'a.oni'], '--ignore-code needs --grammar'],
    [['--ignore-predicates', 'a.oni'], '--ignore-predicates needs --grammar'],
  ])('%j: exit code 2', async (args, message) => {
    const { code, stdout, stderr } = await ludogram(['tree', ...args]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(message);
  });

  test('--watch shows the tree after each save of the text, the grammar and a library', async () => {
    const grammar = 'import {Item} from "./lib/item.peggy"\nList = items:Item|.., ","|\n';
    const folder = new Folder({ 'list.peggy': grammar, 'lib/item.peggy': 'Item = [a-z]+\n', 'a.txt': 'a,b' });
    const printed: string[] = [];
    const sink = { write: (text: string) => printed.push(text) };
    const io = verbIo({ stdin: (async function* () {})(), stdout: sink, stderr: sink, env: {} });
    const exit = new ExitStatus();
    const context = {
      io,
      exit,
      notations: [],
      configured: [],
      readConfig: () => Promise.resolve(undefined),
      hasThreads: false,
      verbs: [],
    };
    const controller = new AbortController();
    const flags = { grammar: folder.at('list.peggy') };
    const watching = watchTree(folder.at('a.txt'), flags, context, controller.signal);
    const shows = (text: string) => vi.waitFor(() => expect(printed.join('')).toContain(text), 5_000);
    await shows(TREE);
    writeFileSync(folder.at('a.txt'), 'a,1');
    await shows('unexpected "1"');
    writeFileSync(folder.at('lib/item.peggy'), 'Item = [0-9a-z]+\n');
    await shows('Item 2..3 "1"');
    writeFileSync(folder.at('list.peggy'), 'List = Itm\n');
    await shows('unknown rule "Itm"');
    writeFileSync(folder.at('list.peggy'), grammar.replace('List', 'Row'));
    await shows('  Row 0..3');
    controller.abort();
    await watching;
    expect(exit.code).toBe(0);
  });
});
