import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { Move, Side } from '../../../src/games/onitama/index.js';
import { openGame, type Refusal } from '../../../src/library/index.js';
import { unwritableIn } from '../../../src/notation/open-game/unwritable.js';
import { fiveDNotation } from '../../../src/notations/5dfen/index.js';
import { azulNotation } from '../../../src/notations/azul/index.js';
import { oniNotation } from '../../../src/notations/oni/index.js';
import { otnNotation } from '../../../src/notations/otn/index.js';
import { opened } from '../../support/games/open-games.js';
import { ROOT } from '../../support/shared.js';

test('the types of moves and sides are those of the game', () => {
  const game = opened(openGame('BXLUT', oniNotation));
  expectTypeOf(game.legalMoves()).toEqualTypeOf<readonly Move[]>();
  expectTypeOf(game.toMove).toEqualTypeOf<Side | 'chance'>();
  expectTypeOf(game.at(0).play('Byt')).toEqualTypeOf<typeof game | Refusal>();
  expect(game.legalMoves()).toContainEqual(game.rules.legalMoves(game.position)[0]);
});

test('a refusal takes every further call and returns itself', () => {
  const refusal = openGame('no game', azulNotation);
  const methods = Object.getOwnPropertyNames(Object.getPrototypeOf(refusal)).filter((name) => name !== 'constructor');
  const game = opened(openGame('BXLUT', oniNotation));
  expect(methods.filter((name) => !(name in game))).toEqual([]);
  for (const name of methods) {
    const call = refusal[name as keyof typeof refusal] as () => unknown;
    expect(call.call(refusal), name).toBe(refusal);
  }
});

test('a reading is opened as well, and its level decides what is checked', () => {
  const text = 'BXLUT Bad Byt';
  expect(openGame(oniNotation.read(text), oniNotation)).toMatchObject({ ok: true, text });
  const game = opened(openGame(oniNotation.read(text, { level: 'structure' }), oniNotation));
  expect(opened(game.toEnd()).ply).toBe(2);
});

test('no location leads out of a game, and no text is a move that throws', () => {
  const game = opened(openGame('BXLUT Byt', oniNotation));
  for (const location of [-1, 0.5, Number.NaN, 2, '', '0', '1.1', '__proto__', ['moves', 1], ['comments', 0], []]) {
    expect(game.at(location).ok, JSON.stringify(location)).toBe(false);
  }
  for (const move of ['', ' ', 'B', '\u0000', 'Byt Lbh', '__proto__']) {
    expect(game.play(move).ok, move).toBe(move === 'Byt');
  }
  expect(game).toMatchObject({ text: 'BXLUT Byt', ply: 0, edits: [] });
});

/** Values that no compiler lets pass, some of which throw when they are read. */
const WRONG: readonly unknown[] = [
  null,
  7.5,
  Number.NaN,
  2n,
  true,
  Symbol('x'),
  () => 1,
  {},
  [],
  [null],
  [Symbol('x')],
  { winners: 'white' },
  { winners: [7] },
  { winners: [], reason: 7 },
  { from: {}, to: {}, tree: {}, moves: 1 },
  new Proxy(
    {},
    {
      get: () => {
        throw new Error('no');
      },
      has: () => {
        throw new Error('no');
      },
      ownKeys: () => {
        throw new Error('no');
      },
    },
  ),
  new Proxy([], {
    get: () => {
      throw new Error('no');
    },
  }),
  {
    toJSON: () => {
      throw new Error('no');
    },
    get from() {
      throw new Error('no');
    },
  },
];

const GAMES: readonly (readonly [notation: object, text: string])[] = [
  [oniNotation, 'BXLUT Byt'],
  [otnNotation, '[rules:dim:7 ks:w start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/]\n\n1. b4-b3 e4-e6\n'],
  [azulNotation, readFileSync(join(ROOT, 'examples/first-round.azul'), 'utf8')],
  [fiveDNotation, '[Board "Standard"]\n1. e4 / e5\n'],
];

describe.each(GAMES)('a value of another type is refused in plain words (%#)', (notation, text) => {
  test.each([...WRONG, undefined].map((value, i) => [i, value] as const))('%i', (_, value) => {
    const open = openGame as (...given: unknown[]) => ReturnType<typeof openGame>;
    for (const refused of [open(value, notation), open(text, value), open(text, notation, { game: value ?? -1 })]) {
      expect(refused.ok ? '' : refused.problem.message).toMatch(/^expected /);
    }
    expect(open(text, notation, value).ok).toBe(true);
    const game = opened(open(text, notation));
    opened(game.toEnd());
    const { ply } = game;
    const calls = game as unknown as Readonly<
      Record<string, (given: unknown) => { ok: boolean; problem?: { message: string } }>
    >;
    for (const name of ['play', 'variation', 'at', 'comment', 'finish']) {
      if (name === 'finish' && value === undefined) continue;
      const result = calls[name]!(value);
      expect(result.ok, name).toBe(false);
      expect(result.problem!.message, name).toMatch(
        /^(?:expected |the game has no move (?:"|\[)|\w+ records no result)/,
      );
      expect(result.problem!.message, name).not.toMatch(/undefined|\[object|function/);
    }
    expect(game.moveText(value as never)).toBeTypeOf('string');
    expect([game.text, game.ply]).toEqual([text, ply]);
  });
});

test('a move in nested variations is found in steps in proportion to their number', () => {
  const { playable } = fiveDNotation;
  /** Finds the innermost move, and counts how often the path of a variation is needed. */
  const stepsFor = (count: number): number => {
    let steps = 0;
    const counting: typeof playable = {
      ...playable,
      tree: {
        ...playable.tree,
        branches: (line) =>
          playable.tree.branches(line).map(({ path, ...branch }) => ({
            ...branch,
            get path() {
              steps++;
              return path;
            },
          })),
      },
    };
    const text = `[Board "Standard"]\n1. e3 ${'(1. e4'.repeat(count)}${')'.repeat(count)} / e6\n`;
    const game = opened(openGame(text, { ...fiveDNotation, playable: counting }));
    const path = Array.from({ length: count }, () => ['turns', 0, 'white', 1]).flat();
    expect(opened(game.at([...path, 'turns', 0, 'white', 0])).text).toBe(text);
    return steps;
  };
  expect(stepsFor(80)).toBeLessThan(5 * stepsFor(20));
});

test('a winner that is not a side of the game is refused', () => {
  const game = opened(openGame('[Board "Standard"]\n1. e4 / e5\n', fiveDNotation));
  const finished = game.finish({ winners: ['purple' as never], reason: 'resignation' });
  expect(finished.ok ? '' : finished.problem.message).toBe('unknown side "purple": expected white or black');
});

test('edits are those of the last change, even if it took one back', () => {
  const game = opened(openGame('BXLUT Byt', oniNotation));
  game.toEnd();
  game.play('Lbh');
  expect(game.edits).toEqual([{ start: 9, end: 9, text: ' Lbh' }]);
  game.undo();
  expect(game.edits).toEqual([{ start: 9, end: 13, text: '' }]);
  game.redo();
  expect(game).toMatchObject({ text: 'BXLUT Byt Lbh', ply: 2 });
  game.undo();
  game.play('Ldj');
  expect(game.redo()).toMatchObject({ problem: { message: 'there is nothing to redo' } });
});

test('characters that no comment can have are named; otherwise the part that is wrong', () => {
  const without = (pattern: RegExp) => (text: string) => !pattern.test(text);
  expect(unwritableIn('a]b|c]', without(/[\]|]/))).toBe('"]" or "|"');
  expect(unwritableIn('one\ntwo\u200b', without(/[\n\u200b]/))).toBe('"\\n" or "\\u{200b}"');
  expect(unwritableIn('see 5:00 there', without(/5:00/))).toBe('"5:00"');
  expect(unwritableIn(' a', without(/^ /))).toBe('" "');
  expect(unwritableIn('a', () => false)).toBeUndefined();
});
