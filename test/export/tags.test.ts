import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Folder, ludogram } from '../cli/support.js';

/** Returns the row of the game of a text. */
async function gameOf(name: string, text: string): Promise<Record<string, unknown>> {
  const folder = new Folder({ [name]: text });
  const out = folder.at('out');
  const { code } = await ludogram(['export', '--to', 'ndjson', '-o', out, folder.at(name)]);
  expect(code).toBeLessThan(2);
  return JSON.parse(readFileSync(`${out}/games.ndjson`, 'utf8')) as Record<string, unknown>;
}

const RULES = 'dim:5 name:Tiny start:/2t2/5/t1K1t/5/2t2/';

test('the row of an OpenTafl game has all its tags', async () => {
  const tags = {
    event: 'Open',
    date: '2024.05.03',
    result: '-1',
    'time-control': '600 30/3 3i',
    'time-remaining': '10, 20 30/2',
    position: '/t1t2/5/t1K1t/5/2t2/',
    rules: RULES,
  };
  const text = Object.entries(tags).map(([name, value]) => `[${name}:${value}]\n`);
  expect(await gameOf('game.otn', `${text.join('')}1. c1-b1\n`)).toMatchObject({
    tags,
    date: '2024-05-03',
    date_text: '2024.05.03',
    time_control: '600 30/3 3i',
    start_position: '/t1t2/5/t1K1t/5/2t2/',
    result: 'defenders',
    rules: 'Tiny',
  });
});

test('the row of a 5D game has the boards that it begins with', async () => {
  const boards = ['[k3/4/4/K3:0:1:w]', '[k3/4/4/K3:+1:1:w]'];
  const head = '[Board "custom"]\n[Size "4x4"]\n\n';
  expect(await gameOf('game.5dfen', `${head}${boards.join('\n')}\n`)).toMatchObject({
    rules: 'custom',
    start_position: boards.join(' '),
  });
  expect(await gameOf('game.5dfen', '[Board "Standard"]\n\n1. e3 / e6\n')).not.toHaveProperty('start_position');
});

test.each([
  ['game.otn', '[event:Open]\n[event:Closed]\n\n1. c1-b1\n', { event: 'Open' }],
  [
    'game.5dfen',
    '[White "Ann"]\n[White "Bo"]\n[Board "Standard"]\n\n1. e3 / e6\n',
    { White: 'Ann', Board: 'Standard' },
  ],
])('of several tags with one name in %s, the first counts, as in the other columns', async (name, text, tags) => {
  const { tags: found, event, players } = await gameOf(name, text);
  expect(found).toEqual(tags);
  expect(event ?? (players as { white: string }).white).toBe('event' in tags ? tags.event : tags.White);
});
