import { describe, expect, test } from 'vitest';
import { applyEdits } from '../../../src/diagnostics/index.js';
import {
  type Cell,
  type Change,
  DEFAULT_BOARD,
  type OniGame,
  oniNotation,
  type Path,
  squareOf,
} from '../../../src/notations/oni/index.js';
import { checkRandomEdits } from '../../support/games/edits.js';
import { type Random, SEED } from '../../support/random.js';
import { made } from '../../support/readings.js';
import { rounds } from '../../support/rounds.js';

const move = (text: string) => ({ card: text[0]!, from: squareOf(text[1]!)!, to: squareOf(text[2]!)! });

/** The text after a change. */
function edited(text: string, change: Change): string {
  return applyEdits(text, made(oniNotation.read(text, { level: 'syntax' }).edit(change)).edits);
}

const problemOf = (text: string, change: Change) => {
  const result = oniNotation.read(text, { level: 'syntax' }).edit(change);
  return result.ok ? undefined : result.problem;
};

const GAME = '# a game\nBXLUT\n\nByt # opens\n# then\nLbh\n';

describe('moves of a game', () => {
  test.each<[string, string, Change, string]>([
    ['before another', GAME, { insert: ['moves', 1], value: move('Tkf') }, GAME.replace('Lbh', 'Tkf\nLbh')],
    ['at the end', GAME, { insert: ['moves', 2], value: move('Tkf') }, `${GAME.trimEnd()}\nTkf\n`],
    ['after a comment', 'BXLUT Byt # a', { insert: ['moves', 1], value: move('Lbh') }, 'BXLUT Byt # a\nLbh'],
    ['in one line', 'BXLUT Byt Lbh', { insert: ['moves', 1], value: move('Tkf') }, 'BXLUT Byt Tkf Lbh'],
    ['without white space', 'BXLUTBytLbh', { insert: ['moves', 2], value: move('Tkf') }, 'BXLUTBytLbhTkf'],
    ['as the first one', 'BXLUT', { insert: ['moves', 0], value: move('Byt') }, 'BXLUT\nByt'],
    [
      'with the line breaks of the text',
      'BXLUT\r\nByt\r\n',
      { insert: ['moves', 0], value: move('Tkf') },
      'BXLUT\r\nTkf\r\nByt\r\n',
    ],
  ])('are inserted %s', (_, text, change, expected) => {
    expect(edited(text, change)).toBe(expected);
  });

  test.each<[string, string, Change, string]>([
    ['a line', GAME, { remove: ['moves', 1] }, GAME.replace('Lbh\n', '')],
    ['before a comment', GAME, { remove: ['moves', 0] }, GAME.replace('Byt ', '')],
    ['in a line', 'BXLUT Byt Lbh', { remove: ['moves', 0] }, 'BXLUT Lbh'],
    ['at the end', 'BXLUT Byt Lbh', { remove: ['moves', 1] }, 'BXLUT Byt'],
    ['around a comment', 'BXLUT B # a\nyt\nLbh', { remove: ['moves', 0] }, 'BXLUT  # a\n\nLbh'],
  ])('are removed: %s', (_, text, change, expected) => {
    expect(edited(text, change)).toBe(expected);
  });

  test('are replaced, whole or in part', () => {
    expect(edited(GAME, { replace: ['moves', 0], value: move('Xyt') })).toBe(GAME.replace('Byt', 'Xyt'));
    expect(edited(GAME, { replace: ['moves', 0, 'card'], value: 'X' })).toBe(GAME.replace('Byt', 'Xyt'));
    expect(edited(GAME, { replace: ['moves', 1, 'to'], value: 6 })).toBe(GAME.replace('Lbh', 'Lbg'));
    expect(edited('bxlut b # a\nyt', { replace: ['moves', 0], value: move('Xyt') })).toBe('bxlut Xyt # a\n');
  });
});

test('boards are added, replaced, changed and removed', () => {
  const cells = [...'11.11..3.........2..00.00'] as Cell[];
  expect(edited('BXLUT Byt', { insert: ['board'], value: cells })).toBe('11.11 ..3.. ..... ..2.. 00.00 BXLUT Byt');
  const text = '# a\n11311\n.....\n.....\n..... # b\n00200\n\nBXLUT\n';
  expect(edited(text, { replace: ['board', 2], value: '.' })).toBe(text.replace('11311', '11.11'));
  expect(edited('11311 ..... ..... ..... 00200 BXLUT', { remove: ['board'] })).toBe('BXLUT');
  expect(oniNotation.read(edited(text, { replace: ['board'], value: cells })).model.board).toEqual(cells);
  expect(oniNotation.read(edited(text, { remove: ['board'] })).model).toMatchObject({ comments: ['# a', '# b'] });
});

test('cards and comments are changed', () => {
  expect(edited(GAME, { replace: ['cards', 4], value: 'E' })).toBe(GAME.replace('BXLUT', 'BXLUE'));
  expect(edited(GAME, { replace: ['comments', 1], value: '# best' })).toBe(GAME.replace('# opens', '# best'));
  expect(edited(GAME, { remove: ['comments', 1] })).toBe(GAME.replace(' # opens', ''));
  expect(edited(GAME, { remove: ['comments', 0] })).toBe(GAME.replace('# a game\n', ''));
  expect(edited(GAME, { insert: ['comments', 3], value: '# end' })).toBe(`${GAME}# end\n`);
  expect(edited('BXLUT', { insert: ['comments', 0], value: '#' })).toBe('BXLUT\n#\n');
});

test('an impossible change is a problem', () => {
  expect(problemOf('BXLUT B', { insert: ['moves', 0], value: move('Byt') })).toEqual({
    path: [],
    message: 'the text has syntax errors: fix them before you edit it',
  });
  expect(problemOf(GAME, { insert: ['moves', 3], value: move('Byt') })).toEqual({
    path: ['moves', 3],
    message: 'the list has 2 elements, so there is no index 3',
  });
  expect(problemOf(GAME, { replace: ['moves', 0, 'to'], value: 25 })).toEqual({
    path: ['moves', 0, 'to'],
    message: '"25" isn\'t a valid square',
  });
  expect(problemOf(GAME, { replace: ['moves', 0], value: 'Byt' })).toEqual({
    path: ['moves', 0],
    message: 'expected an object',
  });
  expect(problemOf(GAME, { remove: ['cards', 0] })).toEqual({ path: ['cards'], message: 'a game has five cards' });
  expect(problemOf(GAME, { insert: ['comments', 0], value: 'no sign' })).toMatchObject({ path: ['comments', 0] });
  expect(problemOf(GAME, { insert: ['comments', 0], value: '# a\nByt' })).toMatchObject({ path: ['comments', 0] });
  expect(problemOf(GAME, { remove: ['constructor'] })).toMatchObject({ message: 'the model has no such part' });
});

test('the parts of a game have spans', () => {
  const text = '11.11 ..3.. ..... ..2.. 00.00 BXLUT Byt # a\nLbh';
  const reading = oniNotation.read(text);
  const textOf = (...path: (string | number)[]) => {
    const span = reading.spanOf(path);
    return span && text.slice(span.start, span.end);
  };
  expect(textOf('board')).toBe('11.11 ..3.. ..... ..2.. 00.00');
  expect(textOf('board', 5)).toBe('.');
  expect(textOf('cards')).toBe('BXLUT');
  expect(textOf('cards', 4)).toBe('T');
  expect(textOf('moves', 1)).toBe('Lbh');
  expect(textOf('moves', 1, 'to')).toBe('h');
  expect(textOf('comments', 0)).toBe('# a');
  for (const path of [
    [],
    ['moves'],
    ['moves', 2],
    ['moves', 'length'],
    ['moves', 0, 'start'],
    ['comments', 1],
    ['x'],
  ]) {
    expect(textOf(...path), JSON.stringify(path)).toBeUndefined();
  }
  expect(oniNotation.read('BXLU').spanOf(['cards'])).toBeUndefined();
});

test(`an edited text has the changed model, and is the same elsewhere (seed ${SEED})`, () => {
  const wholeOf = (path: Path) => (path[0] === 'board' ? ['board'] : path);
  checkRandomEdits(oniNotation, { rounds: rounds(200), change: randomChange, wholeOf });
});

function randomChange(random: Random, { moves, comments, board }: OniGame): Change {
  const value = { card: random.pick([...'BXLUT']), from: random.int(25), to: random.int(25) };
  const changes: Change[] = [
    { insert: ['moves', random.int(moves.length + 1)], value },
    { insert: ['comments', random.int(comments.length + 1)], value: '# new' },
    { replace: ['cards', random.int(5)], value: 'E' },
  ];
  if (moves.length > 0) {
    const at = ['moves', random.int(moves.length)];
    changes.push({ remove: at }, { replace: at, value }, { replace: [...at, 'from'], value: random.int(25) });
  }
  if (comments.length > 0) {
    const at = ['comments', random.int(comments.length)];
    changes.push({ remove: at }, { replace: at, value: '# other' });
  }
  if (board === undefined) changes.push({ insert: ['board'], value: DEFAULT_BOARD });
  else changes.push({ remove: ['board'] }, { replace: ['board', random.int(25)], value: '.' });
  return random.pick(changes);
}
