import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sgfNotation } from '../src/index.js';

/** Returns the rows that a game adds to the table of plies, its result, and the facts about it. */
function tableOf(text: string) {
  const rows: (readonly unknown[])[] = [];
  let result: string | undefined = 'not ended';
  const [game] = sgfNotation.play!.tables!.games!(sgfNotation.read(text).model);
  game!.play({
    wantsPositions: false,
    add: (...cells) => void rows.push(cells),
    end: (outcome) => (result = outcome),
  });
  return { rows, result, facts: game!.facts };
}

test('a game of Go has its moves, captures, variations and keys of positions', () => {
  const { rows, facts } = tableOf('(;SZ[9];B[aa]BL[30.5]C[x];W[ab];B[](;W[ba])(;W[ee]))');
  assert.deepEqual(
    rows.map(([mover, move, captures, , variation, key]) => [mover, move, captures, variation, typeof key]),
    [
      ['black', 'aa', undefined, '', 'string'],
      ['white', 'ab', undefined, '', 'string'],
      ['black', 'pass', undefined, '', 'string'],
      ['white', 'ee', undefined, '4.1', 'string'],
      ['white', 'ba', '1', '', 'string'],
    ],
  );
  assert.deepEqual(rows[0]![6], { clock: 30.5, comment: 'x' });
  assert.equal(facts.rules, '9');
});

test('a move has all comments of its node', () => {
  const { rows } = tableOf('(;SZ[9];B[aa]C[one]C[two];W[bb]C[])');
  assert.deepEqual(
    rows.map((row) => (row[6] as Record<string, unknown>).comment),
    ['one\ntwo', ''],
  );
});

test('moves of other games are as they are written, without positions', () => {
  const { rows, result, facts } = tableOf('(;GM[2]SZ[8];B[c4]BL[30];W[d4](;B[])(;B[e3]))');
  assert.deepEqual(
    rows.map(([mover, move, captures, position, variation, key]) => [mover, move, captures, position, variation, key]),
    [
      ['black', 'c4', undefined, undefined, '', undefined],
      ['white', 'd4', undefined, undefined, '', undefined],
      ['black', 'e3', undefined, undefined, '3.1', undefined],
      ['black', '', undefined, undefined, '', undefined],
    ],
  );
  assert.equal((rows[0]![6] as Record<string, unknown>).clock, 30);
  assert.equal(result, undefined);
  assert.equal(facts.rules, 'GM[2] 8');
});

test('a game without the number of its kind has none in its rules', () => {
  assert.equal(tableOf('(;FF[4]GM[]SZ[8];B[aa])').facts.rules, 'GM[] 8');
});

test('properties of the board and of moves are no tags of the game', () => {
  const { facts } = tableOf('(;FF[4]SZ[9]PB[a]KM[6.5]XX[own]SL[aa]VW[aa:ii]DD[bb]AR[aa:bb]PM[1]GB[1]MN[3];B[aa])');
  assert.deepEqual(Object.keys(facts.tags!).sort(), ['FF', 'KM', 'PB', 'SZ', 'XX']);
});
