import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Notation, PlyColumns } from '../../src/notation/index.js';
import { azulNotation } from '../../src/notations/azul/index.js';
import { otnNotation } from '../../src/notations/otn/index.js';

/** Returns the key of the position after each ply of the game of a text. */
function keysOf<Model>(notation: Notation<Model>, text: string): unknown[] {
  const keys: unknown[] = [];
  const { model } = notation.read(text);
  const columns: PlyColumns = { wantsPositions: true, add: (...[, , , , , key]) => void keys.push(key), end: () => {} };
  notation.play!.tables!.play!(model, columns);
  return keys;
}

test('equal boards of tafl have equal keys only if the same piece or side is to move', () => {
  const berserker = '[rules:dim:7 ber:c start:/3t3/1tT4/7/7/1tT4/7/K5t/]\n\n1. d1-d2xc2';
  const other = '[rules:dim:7 ber:c start:/3t3/1tT4/7/7/1tT4/7/K5t/]\n[position:/3t3/1t5/7/7/1tT4/7/K5t/]\n\n1. d1-d2';
  const [[one], [two]] = [keysOf(otnNotation, berserker), keysOf(otnNotation, other)];
  expect(one).toBe('/7/1t1t3/7/7/1tT4/7/K5t/ attackers d2');
  expect(two).toBe('/7/1t1t3/7/7/1tT4/7/K5t/ defenders');
});

test('keys of Azul tables have the players who move and begin the next round, and the tiles of the bag', () => {
  const keys = keysOf(azulNotation, readFileSync('examples/first-round.azul', 'utf8'));
  expect(keys[0]).toMatch(/^10 16,18,14,16,16 2orku /);
  // The text of the table doesn't show that B, who took the marker, begins.
  expect(keys.at(-1)).toMatch(/^11 16,18,14,16,16 A10 /);
});
