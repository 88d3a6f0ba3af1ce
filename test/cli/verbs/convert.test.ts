import { describe, expect, test } from 'vitest';
import { Folder, ludogram } from '../support.js';

const BOARD = '[k2/3/K2:0:1:w]\n';

test('convert writes another dialect', async () => {
  const args = ['convert', '--format', '5dfen', '--to', '5dfen@draft', '-'];
  expect(await ludogram(args, { stdin: BOARD })).toEqual({ code: 0, stdout: '[k2/3/K2;0;1;w]\n', stderr: '' });
});

test('convert to the notation of the file writes canonical text', async () => {
  const { stdout } = await ludogram(['convert', '--to', 'oni', '-'], { stdin: 'bxlut' });
  expect(stdout).toBe('BXLUT\n');
});

test('convert to JSON and back loses nothing', async () => {
  const folder = new Folder({ 'a.5dfen': BOARD });
  const { stdout: json, code } = await ludogram(['convert', folder.at('a.5dfen'), '--to', 'json']);
  expect(code).toBe(0);
  expect(json).toBe((await ludogram(['json', folder.at('a.5dfen')])).stdout);
  const back = await ludogram(['convert', '-', '--from', 'json', '--to', '5dfen'], { stdin: json });
  expect(back).toEqual({ code: 0, stdout: BOARD, stderr: '' });
  const draft = await ludogram(['convert', '-', '--from', 'json', '--to', '5dfen@draft'], { stdin: json });
  expect(draft.stdout).toBe('[k2/3/K2;0;1;w]\n');
});

test.each([
  ['[', 'text/invalid-json', ':1:1:'],
  ['{"headers": [],\n "boards": 7}', 'text/unexpected-json', ':2:12:'],
  ['{"headers": []}', 'text/unexpected-json', ':1:1:'],
  ['{"headers": [],\n "boards": [], "turns": [{"white": [], "white": []}]}', 'text/repeated-key', ':2:40:'],
])("JSON that isn't a record is an error at its location: %j", async (stdin, code, location) => {
  const outcome = await ludogram(['convert', '-', '--from', 'json', '--to', '5dfen'], { stdin });
  expect(outcome).toMatchObject({ code: 1, stdout: '' });
  expect(outcome.stderr).toContain(code);
  expect(outcome.stderr).toContain(location);
});

test('a text with syntax errors is not converted, but its JSON is printed as far as it makes sense', async () => {
  const broken = { stdin: '[k2/3/K?:0:1:w]\n[k2/3/K2:1:1:w]' };
  const dialect = await ludogram(['convert', '--format', '5dfen', '--to', '5dfen@draft', '-'], broken);
  expect(dialect).toMatchObject({ code: 1, stdout: '' });
  expect(dialect.stderr).toContain('5dfen/bad-square');
  const json = await ludogram(['convert', '--format', '5dfen', '--to', 'json', '-'], broken);
  expect(json.code).toBe(1);
  expect((JSON.parse(json.stdout) as { boards: unknown[] }).boards).toHaveLength(1);
});

test.each([
  [['--to', 'nothing'], 'the targets are'],
  [['--to', 'oni@old'], '--to oni@old: oni has no dialects'],
  [['--to', '5dfen'], "oni can't be converted to 5dfen"],
  [['--to', 'json', '--from', 'json'], 'needs another target'],
  [[], '--to'],
])('wrong usage of convert: %j', async (args, message) => {
  const { code, stderr, stdout } = await ludogram(['convert', '--format', 'oni', '-', ...args], { stdin: 'BXLUT' });
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain(message);
});

const ELEVEN = 'rnbakabnr/9/9/9/9/9/9/9/9/RNBAKABNR/R8\n';

describe.each([
  ['xiangqi-fen', ELEVEN, 'xiangqi-fen/row-count'],
  ['annofen', `v1 ${ELEVEN}`, 'annofen/row-count'],
  ['xay', `version: '1'\nsetup: [${'[],'.repeat(10)}[[R]]]\n`, 'xay/too-many-rows'],
])('JSON of %s does not lose %j without a report', (id, text, code) => {
  test.each([
    ['convert', '--to', 'json'],
    ['json', '--level', 'syntax'],
  ])('%s', async (...verb) => {
    const result = await ludogram([...verb, '--format', id, '-'], { stdin: text });
    expect(result.stdout).toMatch(/^\{/);
    expect(result.stderr).toContain(code);
    expect(result.code).toBe(1);
  });
});

test('JSON keeps a repeated annotation, so its error is not reported', async () => {
  const { code, stderr } = await ludogram(['convert', '--to', 'json', '--format', 'annofen', '-'], {
    stdin: `v1 ${ELEVEN.replace('/R8', '').replace('/9/', '/[R<pm><pm>]8/')}`,
  });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
});

test('starti is written with --inverted, and start without', async () => {
  const start = 'dim:3 start:/1t1/1K1/T2/\n';
  const starti = 'dim:3 starti:/T2/1K1/1t1/\n';
  const args = ['convert', '--format', 'otn-rules', '--to', 'otn-rules@current', '-'];
  expect((await ludogram([...args, '--inverted'], { stdin: start })).stdout).toBe(starti);
  expect((await ludogram(args, { stdin: starti })).stdout).toBe(start);
  const position = ['convert', '--format', 'otn-position', '--to', 'otn-rules', '-'];
  expect((await ludogram(position, { stdin: '/1t1/1K1/T2/' })).stdout).toBe(start);
});

test('a game with written defaults goes to JSON and back whole', async () => {
  const game = '[rules:dim:3 ks:y start:/1t1/1K1/T2/]\n\n1. b1-c1\n[|]\n';
  const { stdout: json } = await ludogram(['convert', '--format', 'otn', '--to', 'json', '-'], { stdin: game });
  const back = await ludogram(['convert', '-', '--from', 'json', '--to', 'otn'], { stdin: json });
  const again = await ludogram(['convert', '--format', 'otn', '--to', 'json', '-'], { stdin: back.stdout });
  expect(again.stdout).toBe(json);
  expect(back.stdout).toContain('ks:y');
});
