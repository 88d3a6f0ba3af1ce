import { describe, expect, test } from 'vitest';
import { legalMoves, play, resign, violation } from '../../../../src/games/tafl/index.js';
import { readBoard } from '../notation.js';
import { Table } from '../slow/table.js';

const end = (record: string, ...moves: string[]) => new Table(record).play(...moves).after.result;
const defenders = (reason: string) => ({ winners: ['defenders'], reason });
const attackers = (reason: string) => ({ winners: ['attackers'], reason });

describe('the king escapes', () => {
  test('to a corner, or to the edge', () => {
    expect(end('/1K5/7/7/7/7/7/t6/', 'b1-a1')).toEqual(defenders('king-escaped'));
    expect(end('/7/1K5/7/7/7/7/t6/', 'b2-b1')).toBeUndefined();
    expect(end('esc:e /7/1K5/7/7/7/7/t6/', 'b2-b1')).toEqual(defenders('king-escaped'));
    expect(end('cor:b1, /7/1K5/7/7/7/7/t6/', 'b2-b1')).toEqual(defenders('king-escaped'));
  });

  test('by going there, but not by being there at the start', () => {
    expect(end('esc:e /1K5/7/7/7/7/7/t6/', 'a7-a6')).toBeUndefined();
  });
});

describe('an edge fort', () => {
  const open = '/2TKT2/2T1T2/7/3T3/7/7/t6/';
  test('wins for the king: surrounded by his own, with a space to move to', () => {
    expect(end(`efe:y ${open}`, 'd4-d3')).toEqual(defenders('edge-fort'));
    expect(end(open, 'd4-d3')).toBeUndefined();
  });

  test('does not win without a space, away from the edge, open, or with an enemy inside', () => {
    expect(end('efe:y /2TKT2/7/7/3T3/7/7/t6/', 'd4-d2')).toBeUndefined();
    expect(end('efe:y /7/2TKT2/2T1T2/7/3T3/7/t6/', 'd5-d4')).toBeUndefined();
    expect(end(`efe:y ${open}`, 'd4-d5')).toBeUndefined();
    expect(end('efe:y /2TKT2/1T3T1/2TtT2/7/7/3T3/t6/', 'd6-d4')).toBeUndefined();
  });
});

describe('a surrounded side loses', () => {
  const ring = '/3t3/7/2t1t2/1t1K1t1/2t1t2/3t3/7/';
  test("as soon as defenders can't reach the edge", () => {
    expect(end(ring, 'd1-d2')).toEqual(attackers('surrounded'));
    expect(end(`surf:n ${ring}`, 'd1-d2')).toBeUndefined();
    expect(end(ring.replace('/7/2t', '/6T/2t'), 'd1-d2')).toBeUndefined();
  });

  test('as soon as attackers are surrounded', () => {
    expect(end('/3T3/7/2T1T2/1T1t1T1/2T1T2/3T3/K6/', 'd1-d2')).toEqual(defenders('surrounded'));
  });

  test('as soon as defenders have no empty space beside them, whatever the rule', () => {
    expect(end('surf:n /2tK3/3t3/4t2/7/7/7/7/', 'e3-e1')).toEqual(attackers('no-room'));
  });
});

test('a side without a piece has lost', () => {
  expect(end('surf:n /2T4/3tT2/7/7/7/7/K6/', 'c1-c2')).toEqual(defenders('no-pieces'));
});

describe('a position that comes up for the third time', () => {
  const once = ['a1-a2', 'g7-g6', 'a2-a1', 'g6-g7'];
  const shuffle = [...once, ...once];
  const board = 'cor: /t6/7/7/3K3/7/7/6T/';
  test.each([
    ['d', { winners: [], reason: 'repetition' }],
    ['w', defenders('repetition')],
    ['l', attackers('repetition')],
    ['i', undefined],
  ])('has the consequence of the rule tfr:%s', (rule, result) => {
    expect(end(`tfr:${rule} ${board}`, ...shuffle)).toEqual(result);
    expect(end(`tfr:${rule} ${board}`, ...shuffle.slice(0, -1))).toBeUndefined();
  });

  test('is a draw if the rules record says nothing', () => {
    expect(end(board, ...shuffle)).toEqual({ winners: [], reason: 'repetition' });
  });

  test('is another one with another side to move', () => {
    expect(end(board, 'a1-a2', 'g7-g6', 'a2-a1', 'g6-g7', 'a1-a2', 'g7-g5', 'a2-a1', 'g5-g6')).toBeUndefined();
  });
});

describe('a game', () => {
  test('has no legal moves after its end', () => {
    const table = new Table('/1K5/7/7/7/7/7/t6/');
    table.play('b1-a1');
    expect(legalMoves(table.position)).toEqual([]);
    expect(table.why('a7-a6')).toEqual({ why: 'game-over' });
  });

  test('continues after an illegal move: by the piece there, or with the turn passed', () => {
    const table = new Table('/7/t5T/7/3K3/7/7/7/');
    expect(table.play('g2-g3')).toMatchObject({ mover: 'defenders', after: { toMove: 'attackers' } });
    expect(table.play('b2-b3')).toMatchObject({ mover: 'attackers', captures: [], after: { toMove: 'defenders' } });
    expect(table.play('g3-d4')).toMatchObject({
      after: { board: readBoard('/7/t6/6T/3K3/7/7/7/'), toMove: 'attackers' },
    });
  });

  test('continues from any of its positions', () => {
    const table = new Table('/7/t5T/7/3K3/7/7/7/');
    const next = play(table.position, table.move('a2-a3'));
    expect(table.position.toMove).toBe('attackers');
    expect(next.toMove).toBe('defenders');
    expect(violation(next, table.move('g2-g3'))).toBeUndefined();
  });

  test('ends when a side resigns, unless it is over', () => {
    const table = new Table('/1K5/7/7/7/7/7/t6/');
    const resigned = resign(table.position);
    expect(resigned.result).toEqual(defenders('resignation'));
    expect(table.position.result).toBeUndefined();
    expect(resign(resigned)).toBe(resigned);
    table.play('b1-a1');
    expect(resign(table.position).result).toEqual(defenders('king-escaped'));
  });
});
