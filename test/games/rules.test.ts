import { describe, expect, test } from 'vitest';
import { defineRules, type Rules } from '../../src/games/rules.js';

type Player = 'first' | 'second';
interface Nim {
  readonly stones: number;
  readonly toMove: Player;
}
const other = (player: Player): Player => (player === 'first' ? 'second' : 'first');

/** A stranger's game: players take one to three stones; whoever takes the last one wins. */
const nim: Rules<Nim, number, number, Player> = defineRules<Nim, number, number, Player>({
  start: (stones) => ({ stones, toMove: 'first' }),
  toMove: ({ toMove }) => toMove,
  legalMoves: ({ stones }) => [1, 2, 3].filter((taken) => taken <= stones),
  whyIllegal: ({ stones }, taken) => (taken > stones ? 'too-few-stones' : taken > 3 ? 'too-many' : undefined),
  play: ({ stones, toMove }, taken) => ({ stones: stones - taken, toMove: other(toMove) }),
  result: ({ stones, toMove }) => (stones === 0 ? { winners: [other(toMove)], reason: 'last-stone' } : undefined),
  key: ({ stones, toMove }) => `${stones} ${toMove}`,
  moveToText: (_, taken) => (taken === 1 ? 'Take 1' : `take ${taken}`),
});

describe('declared rules are completed', () => {
  const start = nim.start(5);

  test('with legality', () => {
    expect([3, 4, 6].map((taken) => nim.isLegal(start, taken))).toEqual([true, false, false]);
    expect([3, 4, 6].map((taken) => nim.whyIllegal(start, taken))).toEqual([undefined, 'too-many', 'too-few-stones']);
  });

  test('with perft, which counts no sequence that the end cuts short', () => {
    // 5 stones in two moves: nine ways but 3 + 3; in five moves only one by one.
    expect([0, 1, 2, 5, 6].map((depth) => nim.perft(start, depth))).toEqual([1, 3, 8, 1, 0]);
  });

  test('with the reading of moves, by what is written for legal ones', () => {
    expect(nim.moveFromText(start, ' take 2 ')).toEqual({ ok: true, move: 2 });
    expect(nim.moveFromText(start, 'TAKE1')).toEqual({ ok: true, move: 1 });
    expect(nim.moveFromText(nim.start(1), 'take 2')).toEqual({
      ok: false,
      problem: { index: 0, message: '"take 2" is not a legal move' },
    });
  });

  test('a text that fits several legal moves is a problem, unless one is written exactly so', () => {
    const letters = defineRules<string, string, string>({
      start: (text) => text,
      toMove: () => 'one',
      legalMoves: (text) => [...text],
      whyIllegal: () => undefined,
      play: (text, move) => text.replace(move, ''),
      result: () => undefined,
      key: (text) => text,
      moveToText: (_, move) => move,
    });
    expect(letters.moveFromText('bB', 'B')).toEqual({ ok: true, move: 'B' });
    expect(letters.moveFromText('xX', ' x ')).toEqual({ ok: true, move: 'x' });
    expect(letters.moveFromText('ÄÄ', 'ä').ok).toBe(false);
  });

  test('the reading of moves that a game declares comes first', () => {
    const own = defineRules<Nim, number, number, Player>({
      ...nim,
      moveFromText: (_, text) => ({ ok: true, move: Number(text) }),
    });
    expect(own.moveFromText(start, '9')).toEqual({ ok: true, move: 9 });
  });
});
