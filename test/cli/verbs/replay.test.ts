import { expect, test } from 'vitest';
import { notation as nim } from '../../notation/game-record/nim-notation.js';
import { Folder, ludogram } from '../support.js';

const VARIED = `[Board "Standard"]
1. e3 / e6
(1b. d6 {solid} (1b. c6) 2w. d4)
(1. d4 / d5 1-0)
2. f3
`;

test('5D variations are printed after the main line, each with its address, boards and result', async () => {
  const { code, stdout } = await ludogram(['replay', '--format', '5dfen', '-'], { stdin: VARIED });
  expect(code).toBe(0);
  const [main, ...variations] = stdout.split(/\n\nvariation /);
  expect(main).toMatch(/^1\. white {2}e3\n2\. black {2}e6\n3\. white {2}f3\n\[.*\]\nno result$/);
  expect(variations.map((text) => text.split('\n').slice(0, 2))).toEqual([
    ['1b.1', '1. black  d6'],
    ['1b.1.1b.1', '1. black  c6'],
    ['1w.1', '1. white  d4'],
  ]);
  expect(variations[2]).toMatch(/\n2\. black {2}d5\n\[.*\]\nwhite has won\n$/);
});

test('5D variations have an address, plies, last boards and a result in JSON', async () => {
  const { stdout } = await ludogram(['replay', '--json', '--format', '5dfen', '-'], { stdin: VARIED });
  const { plies, final, variations } = JSON.parse(stdout);
  expect(plies).toHaveLength(3);
  expect(variations.map(({ address, result }: Record<string, unknown>) => [address, result])).toEqual([
    ['1b.1', 'none'],
    ['1b.1.1b.1', 'none'],
    ['1w.1', 'white'],
  ]);
  expect(Object.keys(variations[0])).toEqual(['address', 'plies', 'final', 'result']);
  const [first] = variations;
  expect(first.plies[0]).toMatchObject({ ply: 1, mover: 'black', move: 'd6' });
  // A variation ends with its own last board, not with that of the main line.
  expect(first.final).toEqual(first.plies.at(-1).position);
  expect(first.final).not.toEqual(final);
});

test('illegal moves of Azul are marked with the reason, and only they', async () => {
  const stdin = 'AZULGAME\n2\n1llrr2ookk3uuuu4lloo5rrkk\nA1ll22\nA2oo33\nB1ll22\nB3uuuu1\n';
  const { code, stdout } = await ludogram(['replay', '--format', 'azul', '-'], { stdin });
  expect(code).toBe(1);
  expect(stdout.split('\n').slice(0, 4)).toEqual([
    '1. A 1 ll 22',
    '2. A 2 oo 33   (out of turn)',
    '3. B 1 ll 22   (tiles not there)',
    '4. B 3 uuuu 1   (not played)',
  ]);
});

const TWO = '1. 1 1 *\n1. 2 1 *\n';

const VERBS = ['replay', 'replay --json', 'render --text'];

test.each(VERBS)('%s: a note says that a text has more games, and how to take another one', async (verb) => {
  const args = verb.split(' ');
  const file = new Folder({ 'two.nim': TWO }).at('two.nim');
  const notations = [{ ...nim, recordStart: 'line' as const, hasManyRecords: false }];
  const note = `note: ${file} has 2 games, and this is the first: --record 2 takes the second\n`;
  const whole = await ludogram([...args, file], { notations });
  expect([whole.code, whole.stderr]).toEqual([0, note]);
  const first = await ludogram([...args, '--record', '1', file], { notations });
  expect([first.stdout, first.stderr]).toEqual([whole.stdout, '']);
});

test('a note about games that have no mark to divide them at suggests files of their own', async () => {
  const { code, stderr } = await ludogram(['replay', '--notation', 'nim', '-'], { stdin: TWO, notations: [nim] });
  expect([code, stderr]).toEqual([
    0,
    'note: - has 2 games, and this is the first: put another one into a file of its own\n',
  ]);
});

test('a note names no number if a record has several games', async () => {
  // No line but the first begins a record.
  const notations = [{ ...nim, recordStart: { first: /^1\. 1/ } }];
  const { stderr } = await ludogram(['replay', '--notation', 'nim', '-'], { stdin: TWO, notations });
  expect(stderr).toContain('put another one into a file of its own');
  const shifted = [{ ...nim, recordStart: { first: /^1\. [13]/ } }];
  const three = await ludogram(['replay', '--notation', 'nim', '-'], { stdin: `${TWO}1. 3 1 *\n`, notations: shifted });
  expect(three.stderr).toContain('has 3 games, and this is the first: put another one into a file of its own');
});

test('a replay of all games has no note', async () => {
  const play = { ...nim.play!, replay: () => ({ ok: true as const, plies: [], games: [[], []] }), text: () => '' };
  const all = { ...nim, play, load: () => Promise.resolve(all as never) };
  const replayed = await ludogram(['replay', '--notation', 'nim', '-'], { stdin: TWO, notations: [all as never] });
  expect(replayed).toEqual({ code: 0, stdout: '', stderr: '' });
});
