import { expect, test } from 'vitest';
import { ModelError } from '../../../src/diagnostics/index.js';
import { followLines, type GameTree, playLines, walkLines, walkMoves } from '../../../src/notation/game-tree/index.js';

/** A line of letters, each with the lines that could be played instead of it. */
interface Line {
  readonly moves: readonly { readonly letter: string; readonly variations?: readonly Line[] }[];
}

const tree: GameTree<Line, { readonly letter: string }> = {
  moves: ({ moves }) => moves,
  branches: ({ moves }) =>
    moves.flatMap(({ variations = [] }, i) =>
      variations.map((line, k) => ({ line, after: i, step: `${i}.${k}`, path: ['moves', i, 'variations', k] })),
    ),
};

const line = (letters: string, variations: Readonly<Record<number, readonly Line[]>> = {}): Line => ({
  moves: [...letters].map((letter, i) => ({
    letter,
    ...(variations[i] === undefined ? {} : { variations: variations[i] }),
  })),
});

const game = line('abcd', { 1: [line('xy', { 1: [line('z')] }), line('w')], 3: [line('v')] });

test('walkLines yields each line before those inside it, with its address and path', () => {
  const lines = [...walkLines(tree, game)].map(({ address, depth, path }) => [address, depth, path.join('/')]);
  expect(lines).toEqual([
    ['', 0, ''],
    ['1.0', 1, 'moves/1/variations/0'],
    ['1.0.1.0', 2, 'moves/1/variations/0/moves/1/variations/0'],
    ['1.1', 1, 'moves/1/variations/1'],
    ['3.0', 1, 'moves/3/variations/0'],
  ]);
});

test('walkMoves yields a variation where it branches off, before its outer line continues', () => {
  expect([...walkMoves(tree, game)].map(({ move }) => move.letter).join('')).toBe('axzywbcvd');
  expect([...walkMoves(tree, game)].map(({ at, index }) => `${at.depth}${index}`).join(' ')).toBe(
    '00 10 20 11 10 01 02 10 03',
  );
});

test('playLines gives each line the position of its outer line', () => {
  const played = playLines(tree, game, '', { play: (position, { letter }) => position + letter });
  expect(played.map(({ at, final }) => [at.address, final])).toEqual([
    ['', 'abcd'],
    ['1.0', 'axy'],
    ['1.0.1.0', 'axz'],
    ['1.1', 'aw'],
    ['3.0', 'abcv'],
  ]);
});

/** The events while the lines of the game are played: each line is left after the lines inside. */
const LINES_ENTERED_AND_LEFT = [
  'enter 1.0',
  'enter 1.0.1.0',
  'leave 1.0.1.0 axz',
  'leave 1.0 axy',
  'enter 1.1',
  'leave 1.1 aw',
  'enter 3.0',
  'leave 3.0 abcv',
];

test('playLines copies a position that changes with enter, and calls leave after the lines inside', () => {
  const log: string[] = [];
  const played = playLines<Line, { readonly letter: string }, string[]>(tree, game, [], {
    enter: (position, at) => {
      log.push(`enter ${at.address}`);
      return [...position];
    },
    play: (position, { letter }) => {
      position.push(letter);
      return position;
    },
    leave: (position, at) => log.push(`leave ${at.address} ${position.join('')}`),
  });
  expect(played.map(({ final }) => final.join(''))).toEqual(['abcd', 'axy', 'axz', 'aw', 'abcv']);
  expect(log).toEqual(LINES_ENTERED_AND_LEFT);
});

test('followLines plays what playLines plays, and returns the last position of the main line', () => {
  const log: string[] = [];
  const final = followLines<Line, { readonly letter: string }, string>(tree, game, '', {
    enter: (position, at) => {
      log.push(`enter ${at.address}`);
      return position;
    },
    play: (position, { letter }) => position + letter,
    leave: (position, at) => log.push(`leave ${at.address} ${position}`),
  });
  expect(final).toBe('abcd');
  expect(log).toEqual(LINES_ENTERED_AND_LEFT);
});

test('a move that is refused ends its line only, and the variations after it are left out', () => {
  const played = playLines(tree, game, '', {
    play: (position, { letter }) => (letter === 'c' ? undefined : position + letter),
  });
  expect(played.map(({ at, final }) => [at.address, final])).toEqual([
    ['', 'ab'],
    ['1.0', 'axy'],
    ['1.0.1.0', 'axz'],
    ['1.1', 'aw'],
  ]);
});

test('lines are in the order of the text, whatever the order in which they branch off', () => {
  const late: GameTree<string, string> = {
    moves: (letters) => [...letters],
    branches: (letters) =>
      letters === 'abc'
        ? [
            { line: 'x', after: 2, step: 'x', path: [0] },
            { line: 'y', after: 0, step: 'y', path: [1] },
            { line: 'z', after: undefined, step: 'z', path: [2] },
            { line: 'w', after: 9, step: 'w', path: [3] },
          ]
        : [],
  };
  const played = playLines(late, 'abc', '', { play: (position, letter) => position + letter });
  expect(played.map(({ final }) => final)).toEqual(['abc', 'abx', 'y']);
  expect([...walkLines(late, 'abc')].map(({ address }) => address)).toEqual(['', 'x', 'y', 'z', 'w']);
});

test('a variation that contains itself is a problem with its path', () => {
  const inner: { moves: { letter: string; variations: Line[] }[] } = { moves: [{ letter: 'b', variations: [] }] };
  inner.moves[0]!.variations.push(inner);
  const endless = line('a', { 0: [inner] });
  const path = ['moves', 0, 'variations', 0, 'moves', 0, 'variations', 0];
  for (const walk of [walkLines(tree, endless), walkMoves(tree, endless)]) {
    expect(() => [...walk]).toThrow(new ModelError({ path, message: 'variation 0.0.0.0 contains itself' }));
  }
});

test('twenty thousand nested variations are walked and played', () => {
  let deep = line('a');
  for (let i = 0; i < 20_000; i++) deep = line('a', { 0: [deep] });
  let count = 0;
  for (const { depth } of walkLines(tree, deep)) count = depth;
  expect(count).toBe(20_000);
  expect(playLines(tree, deep, 0, { play: (plies) => plies + 1 })).toHaveLength(20_001);
});
