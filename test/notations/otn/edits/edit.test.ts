import { describe, expect, test } from 'vitest';
import { applyEdits } from '../../../../src/diagnostics/index.js';
import type { Change } from '../../../../src/notation/index.js';
import { otnNotation, parseOtnMove } from '../../../../src/notations/otn/index.js';
import { made } from '../../../support/readings.js';

const GAME = `[event:Cup]
[rules:dim:7 start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/]

1.  d1-c1 d3-b3
[ one | two]
2. c1-d1
1b.1.1a. ..... d3-c3
`;

const move = (text: string) => parseOtnMove(text).model;
const read = (text: string) => otnNotation.read(text, { level: 'syntax' });

/** A text after a change. */
const editedText = (text: string, change: Change): string => applyEdits(text, made(read(text).edit(change)).edits);

const edited = (change: Change): string => editedText(GAME, change);

const RULES = '[rules:dim:7 start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/]';

test('a turn without moves gets a dot where it becomes the first turn', () => {
  const text = `${RULES}\n\n1. d1-c1 d3-b3\n2\n`;
  expect(editedText(text, { remove: ['turns', 0] })).toBe(`${RULES}\n\n1.\n`);
});

test('the turns after one of two with the same number keep theirs', () => {
  const text = `${RULES}\n\n1. d1-c1 d3-b3\n1. c1-d1 b3-d3\n2. d1-c1 d3-b3\n`;
  expect(editedText(text, { remove: ['turns', 1] })).toBe(text.replace('1. c1-d1 b3-d3\n', ''));
});

test('turns stay apart where nothing but a comment separated them', () => {
  const text = '8w.6.3 ---[]5c.3.5';
  const turn = { number: 3, moves: [], comments: [] };
  expect(editedText(text, { replace: ['variations', 1, 'turns', 0], value: turn })).toBe('8w.6.3a.\n5c.3.5');
  const next = { insert: ['variations', 1, 'turns', 1], value: { ...turn, number: 4 } };
  expect(editedText(text, next)).toBe('8w.6.3 ---[]\n8w.6.4a.\n5c.3.5');
});

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

  test.each<[string, string, Change, string]>([
    [
      'an inserted turn',
      '1. a1-a2\n2 a2-a3\n2a.1.1a. b1-b2\n1a.1.2a. b2-b3\n',
      { insert: ['turns', 1], value: { number: 2, moves: [], comments: [] } },
      '1. a1-a2\n2.\n3 a2-a3\n3a.1.1a. b1-b2\n1a.1.2a. b2-b3\n',
    ],
    [
      'a removed turn',
      '[puzzle-start:3b]\n1. a1-a2\n2. a2-a3\n3. a3-a4\n3a.1.1a. b1-b2\n3a.1.4b.2.6a. b1-b2',
      { remove: ['turns', 1] },
      '[puzzle-start:2b]\n1. a1-a2\n2. a3-a4\n2a.1.1a. b1-b2\n2a.1.4b.2.6a. b1-b2',
    ],
    [
      'a turn that is removed from a variation',
      '[puzzle-start:1a.1.3a]\n1. a1-a2\n3. a2-a1\n1a.1.2. b2-b3\n1a.1.1. b1-b2\n1a.1.3. b3-b4\n1a.1.3a.1.1. b1-b2',
      { remove: ['variations', 0, 'turns', 0] },
      '[puzzle-start:1a.1.2a]\n1. a1-a2\n3. a2-a1\n1a.1.1. b2-b3\n1a.1.2. b3-b4\n1a.1.2a.1.1. b1-b2',
    ],
    [
      'a turn that fills a gap',
      '1. a1-a2\n3. a2-a3',
      { insert: ['turns', 1], value: { number: 2, moves: [], comments: [] } },
      '1. a1-a2\n2.\n3. a2-a3',
    ],
  ])('%s changes the numbers after it', (_, text, change, wanted) => {
    expect(editedText(text, change)).toBe(wanted);
  });

  test('a turn that something refers to is not removed', () => {
    for (const text of ['1. a1-a2\n2. a2-a3\n1b.1.1a. ..... b1-b2', '[puzzle-start:1a]\n1. a1-a2\n2. a2-a3']) {
      expect(read(text).edit({ remove: ['turns', 0] })).toEqual({
        ok: false,
        problem: {
          path: ['turns', 0],
          message: 'a variation or a puzzle tag refers to this turn: remove or change it first',
        },
      });
    }
  });

  test.each<[string, string, Change, string]>([
    [
      'a tag keeps its spelling',
      '[starting-comment: x ]',
      { replace: ['tags', 0, 'value'], value: 'y' },
      '[starting-comment: y ]',
    ],
    [
      'a step',
      '1. a1-a2\n1a.1.1a. b1-b2',
      { replace: ['variations', 0, 'variation'], value: 2 },
      '1. a1-a2\n1a.2.1a. b1-b2',
    ],
    [
      'a variation whose turns are apart',
      '1. a1-a2\n1a.1.1a. b1-b2\n2. a2-a3\n1a.1.2a. b2-b3\n',
      { remove: ['variations', 0] },
      '1. a1-a2\n2. a2-a3\n',
    ],
    [
      'a tag before others of its rank',
      '\uFEFF[own:1][other:2]',
      { insert: ['tags', 1], value: { type: 'text', name: 'third', value: '3' } },
      '\uFEFF[own:1][third:3]\n[other:2]',
    ],
    [
      'the first turn',
      '[event:Cup]\r\n',
      { insert: ['turns', 0], value: { number: 1, moves: [], comments: [] } },
      '[event:Cup]\r\n\r\n1.\r\n',
    ],
  ])('%s', (_, text, change, wanted) => {
    expect(editedText(text, change)).toBe(wanted);
  });

  test('a model that no text expresses is a problem', () => {
    const result = read(GAME).edit({ replace: ['turns', 0, 'comments', 0], value: { text: 'a]b' } });
    expect(result).toMatchObject({ ok: false, problem: { path: ['turns', 0, 'comments', 0, 'text'] } });
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
