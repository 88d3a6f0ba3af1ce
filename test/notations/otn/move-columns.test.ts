import { expect, test } from 'vitest';
import { lowerMoves } from '../../../src/notations/otn/game/model/lower.js';
import { readTurns } from '../../../src/notations/otn/game/turns/turns.js';
import {
  type MoveColumns,
  moveColumns,
  nodes,
  OFF_BOARD,
  parseOtnTree,
  spaceAt,
} from '../../../src/notations/otn/index.js';
import { casesOf } from '../../support/cases.js';

/** A board with every space that the cases name. */
const SIZE = 99;

const space = (square: number): string => spaceAt(Math.floor(square / SIZE), square % SIZE);

const TYPES = ['-', '^=', '^', '='];
const { Kind } = nodes;

/** The columns of a move, in the terms of the model. */
function moveAt(columns: MoveColumns, i: number): object {
  const { from, to, type, kind, capturesEnd, captured } = columns;
  switch (kind[i]) {
    case Kind.Play: {
      const captures = [...captured.subarray(capturesEnd[i - 1] ?? 0, capturesEnd[i])].map((square) => ({
        space: space(square),
      }));
      return { kind: 'play', from: space(from[i]!), type: TYPES[type[i]!], to: space(to[i]!), captures };
    }
    case Kind.Skip:
      return { kind: 'skip' };
    case Kind.Resignation:
      return { kind: 'resignation' };
    default:
      return { kind: 'unreadable' };
  }
}

test('the moves of a game are rows of columns', () => {
  const tree = parseOtnTree('[spaces:a1]\n1. a1-b1 Kc11^=c12xna2/b3 [a|b]\n2. .....  ??? \n3. ---');
  const columns = moveColumns(tree, 11);
  expect(columns.length).toBe(5);
  expect([...columns.kind]).toEqual([Kind.Play, Kind.Play, Kind.Skip, Kind.MoveError, Kind.Resignation]);
  expect([...columns.from]).toEqual([0, 10 * 11 + 2, 0, 0, 0]);
  expect([...columns.to]).toEqual([1, OFF_BOARD, 0, 0, 0]);
  expect([...columns.type]).toEqual([0, 1, 0, 0, 0]);
  expect([...columns.capturesEnd]).toEqual([0, 2, 2, 2, 2]);
  expect([...columns.captured]).toEqual([11, 2 * 11 + 1]);
  expect(tree.node(columns.node[1]!).text).toBe('Kc11^=c12xna2/b3');
});

test('the columns say what the models of all conformance cases say', () => {
  let moves = 0;
  for (const { text } of casesOf('otn')) {
    const tree = parseOtnTree(text);
    const columns = moveColumns(tree, SIZE);
    const expected = readTurns(tree).turns.flatMap((turn) => lowerMoves(tree, turn));
    moves += expected.length;
    expect(columns.length).toBeGreaterThanOrEqual(expected.length);
    if (columns.length !== expected.length) continue;
    expected.forEach((move, i) => expect(move).toMatchObject(moveAt(columns, i)));
  }
  expect(moves).toBeGreaterThan(300);
});
