import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { boardText, formatOni, parseOni, replayOni } from '../../../src/notations/oni/index.js';
import { readJsonLines } from '../../support/files.js';
import { formattedText, made } from '../../support/readings.js';
import { describeShared } from '../../support/shared.js';

interface Playout {
  readonly text: string;
  readonly board: string;
  readonly hands: { readonly red: readonly string[]; readonly blue: readonly string[]; readonly transfer: string };
  readonly result: string;
}

describeShared('games that another engine played', 'oracles/oni-playouts.jsonl', (path) => {
  test('end with the stated board, hands and result, compact and readable', () => {
    const games = readJsonLines<Playout>(path);
    expect(games.length).toBeGreaterThanOrEqual(200);
    for (const { text, board, hands, result } of games) {
      const readable = formattedText(formatOni(parseOni(text)));
      expect(readable.split('\n').length).toBeGreaterThan(2);
      for (const source of [text, readable]) {
        const { model, diagnostics } = parseOni(source);
        const { final, result: found } = made(replayOni(model));
        const letters = (cards: readonly { letter: string }[]) => cards.map(({ letter }) => letter);
        expect(diagnostics, text).toEqual([]);
        expect(boardText(final), text).toBe(board);
        expect(letters(final.hands.red), text).toEqual(hands.red);
        expect(letters(final.hands.blue), text).toEqual(hands.blue);
        expect(final.hands.transfer.letter, text).toBe(hands.transfer);
        expect(found, text).toBe(result);
      }
    }
  });
});

describeShared('files from the wild', 'corpus/oni', (folder) => {
  test.each(readFolder(folder))('%s', (name, text) => {
    const { tree, diagnostics } = parseOni(text);
    expect(tree.source()).toBe(text);
    expect(diagnostics.map(({ code }) => code)).toEqual(name.includes('original') ? ['oni/card-not-in-hand'] : []);
  });
});

function readFolder(folder: string): [name: string, text: string][] {
  return readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]);
}
