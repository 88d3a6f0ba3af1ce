import { describe, expect, test } from 'vitest';
import { boardAt } from '../../../src/lsp/features/preview.js';
import { NOTATIONS } from '../../../src/notations/registry.js';

const RULES = '[rules:dim:7 ks:w start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/]\n\n';
const TAFL = `${RULES}1. b4-b3 e4-e6\n2. d1-c1\n\n2a.1.1a. f4-f3\n`;

/** The board of a text at the first place of a word. */
async function boardIn(id: string, text: string, word: string, options: { ply?: number } = {}) {
  const notation = await NOTATIONS.find((entry) => entry.id === id)!.load();
  const board = boardAt({ notation, support: {}, reading: notation.read(text) }, text.indexOf(word), {}, options.ply);
  const { svg = '', ply, plies, span } = board ?? {};
  return { title: /<title>(.*?)<\/title>/.exec(svg)?.[1], ply, plies, move: span && text.slice(span.start, span.end) };
}

describe('the board of a notation that does not list its plies', () => {
  test('is that of its game, in variations too', async () => {
    expect(await boardIn('otn', TAFL, '[')).toMatchObject({ ply: 0, plies: 3, move: undefined });
    expect(await boardIn('otn', TAFL, 'e4-e6')).toMatchObject({ ply: 2, plies: 3, move: 'e4-e6' });
    const line = await boardIn('otn', TAFL, 'f4-f3');
    expect(line).toMatchObject({ ply: 3, plies: 3, move: 'f4-f3' });
    expect(line.title).not.toBe((await boardIn('otn', TAFL, 'd1-c1')).title);
  });

  test('can be asked for by its ply, from the start to the end', async () => {
    const plies = [-1, 0, 2, 9].map((ply) => boardIn('otn', TAFL, '[', { ply }));
    expect((await Promise.all(plies)).map(({ ply, move }) => [ply, move])).toEqual([
      [0, undefined],
      [0, undefined],
      [2, 'e4-e6'],
      [3, 'd1-c1'],
    ]);
  });

  test('is the last one of a text whose game cannot be played on', async () => {
    expect((await boardIn('oni', 'BXLUT\nByt Lby\n', 'BXLUT')).title).toBeDefined();
    expect(
      await boardIn('xiangqi-fen', 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w', 'rn'),
    ).toMatchObject({
      ply: undefined,
      title: expect.any(String) as unknown,
    });
  });
});
