import { describe, expect, test } from 'vitest';
import { boardAt } from '../../../src/lsp/features/preview.js';
import type { Notation, RenderOptions } from '../../../src/notation/index.js';
import type { OniGame, oniNotation } from '../../../src/notations/oni/index.js';
import { NOTATIONS } from '../../../src/notations/registry.js';

const RULES = '[rules:dim:7 ks:w start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/]\n\n';
const TAFL = `${RULES}1. b4-b3 e4-e6\n2. d1-c1\n\n2a.1.1a. f4-f3\n`;

/** The board of a text at the first position of a word. */
async function boardIn(id: string, text: string, word: string, options: { ply?: number } = {}) {
  const notation = await NOTATIONS.find((entry) => entry.id === id)!.load();
  const board = boardAt({ notation, support: {}, reading: notation.read(text) }, text.indexOf(word), {}, options.ply);
  const { svg = '', ply, plies, span } = board ?? {};
  return { title: /<title>(.*?)<\/title>/.exec(svg)?.[1], ply, plies, move: span && text.slice(span.start, span.end) };
}

describe('the board of a notation that does not list its plies', () => {
  test('is that of its game, even in variations', async () => {
    expect(await boardIn('otn', TAFL, '[')).toMatchObject({ ply: 0, plies: 3, move: undefined });
    expect(await boardIn('otn', TAFL, 'e4-e6')).toMatchObject({ ply: 2, plies: 3, move: 'e4-e6' });
    const line = await boardIn('otn', TAFL, 'f4-f3');
    expect(line).toMatchObject({ ply: 3, plies: 3, move: 'f4-f3' });
    expect(line.title).not.toBe((await boardIn('otn', TAFL, 'd1-c1')).title);
  });

  test('is that of the game at the cursor, in a text of several', async () => {
    const notation = await NOTATIONS.find(({ id }) => id === 'oni')!.load();
    const playable = notation.playable as typeof oniNotation.playable;
    const drawn: unknown[] = [];
    const several = {
      ...notation,
      // The second game has the same moves, and begins at the second of them.
      playable: {
        ...playable,
        main: (game: OniGame, index: number) =>
          index < 2 ? { line: game, path: index === 0 ? [] : ['moves', 1] } : undefined,
        start: (game: OniGame) => playable!.start(game, 0),
      },
      view: {
        ...notation.view!,
        at(model: unknown, options: RenderOptions = {}) {
          drawn.push(options.game);
          return notation.view!.at(model, options);
        },
      },
    } as Notation;
    const text = 'BXLUT Byt Lhl';
    const document = { notation: several, support: {}, reading: notation.read(text) };
    for (const word of ['Byt', 'Lhl']) boardAt(document, text.indexOf(word), {}, 0);
    expect(new Set(drawn)).toEqual(new Set([undefined, 1]));
    expect(drawn.at(-1)).toBe(1);
  });

  test('can be requested by its ply, from the start to the end', async () => {
    const plies = [-1, 0, 2, 9].map((ply) => boardIn('otn', TAFL, '[', { ply }));
    expect((await Promise.all(plies)).map(({ ply, move }) => [ply, move])).toEqual([
      [0, undefined],
      [0, undefined],
      [2, 'e4-e6'],
      [3, 'd1-c1'],
    ]);
  });

  test('is the last one of a text whose game cannot be continued', async () => {
    expect((await boardIn('oni', 'BXLUT\nByt Lby\n', 'BXLUT')).title).toBeDefined();
    expect(
      await boardIn('xiangqi-fen', 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w', 'rn'),
    ).toMatchObject({
      ply: undefined,
      title: expect.any(String) as unknown,
    });
  });
});
