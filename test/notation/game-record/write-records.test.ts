import { expect, test } from 'vitest';
import {
  moveNumber,
  plyOfMoveNumber,
  type RecordedTag,
  writeRecords,
} from '../../../src/notation/game-record/index.js';

interface Line {
  readonly comments?: readonly string[];
  readonly moves: readonly Move[];
}
interface Move {
  readonly square: string;
  readonly comments?: readonly string[];
  readonly variations?: readonly Line[];
}
interface Game extends Line {
  readonly tags?: readonly RecordedTag[];
  readonly result: string;
}

const write = writeRecords<Game>({ move: ({ square }) => square });

const game: Game = {
  tags: [
    { name: 'First', value: 'Ada' },
    { name: 'Second', value: 'Ben' },
  ],
  comments: ['in spring'],
  moves: [
    { square: 'b2' },
    {
      square: 'a1',
      variations: [
        {
          comments: ['else'],
          moves: [{ square: 'b1' }, { square: 'a1', variations: [{ moves: [{ square: 'a3' }] }] }],
        },
        { moves: [{ square: 'c1' }] },
      ],
    },
    { square: 'c3', comments: ['threatens', 'a1'] },
    { square: 'a3' },
  ],
  result: '*',
};

test('a game is written with its tags, numbers, comments and variations', () => {
  expect(write({ games: [game, { moves: [], result: '1-0' }] })).toBe(
    `[First "Ada"]
[Second "Ben"]

{in spring} 1. b2 a1 ({else} 1... b1 2. a1 (2. a3)) (1... c1) 2. c3 {threatens} {a1} 2... a3 *

1-0
`,
  );
});

test('a compact text has no comments, and no numbers that only comments need', () => {
  expect(write({ games: [{ ...game, tags: [] }] }, { style: 'compact' })).toBe(
    '1. b2 a1 (1... b1 2. a1 (2. a3)) (1... c1) 2. c3 a3 *\n',
  );
});

test('turns are on lines of their own, moves begin late, and comments look different, if the notation says so', () => {
  const own = writeRecords<Game>({
    move: ({ square }) => square,
    first: () => 3,
    comment: (text) => `<${text}>`,
    breaksLines: true,
  });
  const moves: readonly Move[] = [
    { square: 'a1' },
    { square: 'a2', comments: ['x'] },
    { square: 'a3' },
    { square: 'a4' },
  ];
  expect(own({ games: [{ moves, result: '*' }] })).toBe('2... a1\n3. a2 <x> 3... a3\n4. a4 *\n');
});

test('comments that begin or end with line breaks have lines of their own', () => {
  const own = writeRecords<Game>({ move: ({ square }) => square, comment: (text) => `\n%${text}\n` });
  const moves: readonly Move[] = [
    {
      square: 'a1',
      comments: ['x', 'y'],
      variations: [{ comments: ['z'], moves: [{ square: 'a2', comments: ['w'] }] }],
    },
    { square: 'a3' },
  ];
  const tags = [{ name: 'First', value: 'Ada' }];
  expect(own({ games: [{ tags, comments: ['v'], moves, result: '*' }] })).toBe(
    '[First "Ada"]\n\n%v\n1. a1\n%x\n%y\n(\n%z\n1. a2\n%w\n) 1... a3 *\n',
  );
});

test('variations in variations are written however deep they are', () => {
  let line: Line = { moves: [{ square: 'a1' }] };
  for (let depth = 0; depth < 10_000; depth++) line = { moves: [{ square: 'a1', variations: [line] }] };
  expect(write({ games: [{ ...line, result: '*' }] })).toHaveLength(
    10_001 * '1. a1'.length + 10_000 * ' ()'.length + 3,
  );
});

test.each([
  ['1.', 0],
  ['1...', 1],
  ['12..', 23],
  ['3…', 5],
  ['3. …', 5],
  ['3', 4],
])('the number %s announces the move after %i', (number, ply) => {
  expect(plyOfMoveNumber(number)).toBe(ply);
  expect(plyOfMoveNumber(moveNumber(ply))).toBe(ply);
});

test.each<[member: string, writing: object]>([
  ['move', { move: () => undefined }],
  ['comment', { move: () => 'b2', comment: () => undefined }],
])('a function "%s" that writes no text is named', (member, writing) => {
  const message = `"${member}" of "print" returned undefined: expected a text`;
  const rejected = expect.objectContaining({ name: 'NotationError', message });
  expect(() => writeRecords<Game>(writing as never)({ games: [game] })).toThrow(rejected);
});
