import { describe, expect, test } from 'vitest';
import { applyEdits } from '../../../src/diagnostics/index.js';
import type { Change } from '../../../src/notation/index.js';
import { otnNotation, parseOtnMove } from '../../../src/notations/otn/index.js';

const GAME = `[event:Cup]
[rules:dim:7 start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/]

1.  d1-c1 d3-b3
[ one | two]
2. c1-d1
1b.1.1a. ..... d3-c3
`;

const move = (text: string) => parseOtnMove(text).model;
const read = (text: string) => otnNotation.read(text, { level: 'structure' });

/** The text after a change. */
function edited(change: Change): string {
  const result = read(GAME).edit(change);
  if (!result.ok) throw new Error(result.problem.message);
  return applyEdits(GAME, result.edits);
}

describe('edits of a game leave the rest of the text as it is', () => {
  test.each<[string, Change, string, string]>([
    ['a move is added', { insert: ['turns', 1, 'moves', 1], value: move('b3-d3') }, '2. c1-d1', '2. c1-d1 b3-d3'],
    ['a move is replaced', { replace: ['turns', 0, 'moves', 1], value: move('d3-c3') }, 'd3-b3\n', 'd3-c3\n'],
    ['a move is removed', { remove: ['turns', 0, 'moves', 1] }, ' d3-b3\n', '\n'],
    [
      'a move of a variation is added',
      { insert: ['variations', 0, 'turns', 0, 'moves', 2], value: move('c1-d1') },
      '..... d3-c3',
      '..... d3-c3 c1-d1',
    ],
    ['a tag is replaced', { replace: ['tags', 0], value: { type: 'text', name: 'event', value: 'x' } }, ':Cup', ':x'],
    ['a tag is removed', { remove: ['tags', 0] }, '[event:Cup]\n', ''],
    [
      'a tag is added',
      { insert: ['tags', 0], value: { type: 'text', name: 'site', value: 'x' } },
      '[event',
      '[site:x]\n[event',
    ],
    ['a comment is replaced', { replace: ['turns', 0, 'comments', 0], value: { text: 'good' } }, ' one ', 'good'],
    [
      'a comment is added',
      { insert: ['turns', 1, 'comments', 0], value: { text: 'good' } },
      '2. c1-d1',
      '2. c1-d1\n[good]',
    ],
    ['a comment is removed', { remove: ['turns', 0, 'comments', 1] }, '[ one | two]', '[ one |]'],
    [
      'a turn is added',
      { insert: ['turns', 2], value: { number: 3, moves: [move('d1-c1')], comments: [] } },
      '2. c1-d1',
      '2. c1-d1\n3. d1-c1',
    ],
    [
      'a variation is added',
      {
        insert: ['variations', 1],
        value: {
          turn: 2,
          letter: 'a',
          variation: 1,
          turns: [{ number: 1, moves: [move('c1-b1')], comments: [] }],
          variations: [],
        },
      },
      'd3-c3\n',
      'd3-c3\n\n2a.1.1a. c1-b1\n',
    ],
    ['a variation is removed', { remove: ['variations', 0] }, '1b.1.1a. ..... d3-c3\n', ''],
  ])('%s', (_, change, before, after) => {
    expect(edited(change)).toBe(GAME.replace(before, after));
  });

  test('what no text expresses is a problem', () => {
    const result = read(GAME).edit({ replace: ['turns', 0, 'comments', 0], value: { text: 'a]b' } });
    expect(result).toMatchObject({ ok: false, problem: { path: ['turns', 0, 'comments', 0, 'comment'] } });
  });
});

test('each part of a game has a span', () => {
  const reading = read(GAME);
  const textAt = (...path: (string | number)[]) => {
    const span = reading.spanOf(path);
    return span && GAME.slice(span.start, span.end);
  };
  expect(textAt('tags', 0)).toBe('[event:Cup]');
  expect(textAt('tags', 0, 'value')).toBe('Cup');
  expect(textAt('turns', 1)).toBe('2. c1-d1');
  expect(textAt('turns', 0, 'number')).toBe('1.');
  expect(textAt('turns', 0, 'moves', 1)).toBe('d3-b3');
  expect(textAt('turns', 0, 'moves', 1, 'to')).toBe('b3');
  expect(textAt('turns', 0, 'comments', 1, 'text')).toBe(' two');
  expect(textAt('variations', 0)).toBe('1b.1.1a. ..... d3-c3');
  expect(textAt('variations', 0, 'turns', 0, 'moves', 1)).toBe('d3-c3');
  expect(textAt('turns', 7)).toBeUndefined();
});
