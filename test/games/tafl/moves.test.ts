import { describe, expect, test } from 'vitest';
import { KING, legalMoves, pieceOf } from '../../../src/games/tafl/index.js';
import { readSquare } from './notation.js';
import { Table } from './slow/table.js';

const square = (name: string) => readSquare(name, 7);
const t = pieceOf('attackers', 'taflman');
const T = pieceOf('defenders', 'taflman');

describe('a piece', () => {
  const board = '/7/2t1T2/7/2T4/7/7/4K2/';

  test('goes straight over empty spaces', () => {
    expect(new Table(board).targets('c2')).toEqual(['a2', 'b2', 'c1', 'c3', 'd2']);
    expect(new Table(board).why('c2-d3')).toEqual({ why: 'not-straight' });
    expect(new Table(board).why('c2-c2')).toEqual({ why: 'not-straight' });
    expect(new Table(board).why('c2-f2')).toEqual({ why: 'blocked', square: square('e2'), by: T });
    expect(new Table(board).why('c2-c4')).toEqual({ why: 'blocked', square: square('c4'), by: T });
    expect(new Table(board).why('c2-d2')).toBeUndefined();
  });

  test('must be there, on the board, and of the side to move', () => {
    expect(new Table(board).why('a2-a3')).toEqual({ why: 'no-piece', square: square('a2') });
    expect(new Table(board).why('c4-c5')).toEqual({ why: 'out-of-turn', piece: T, toMove: 'attackers' });
    expect(new Table(`atkf:n ${board}`).why('c4-c5')).toBeUndefined();
    expect(new Table(board).why('c2-c9')).toEqual({ why: 'off-board', square: square('c9') });
  });

  test('goes no further than its speed', () => {
    for (const speed of ['2', '2,-1', '2,-1,-1,-1,-1,-1,-1,-1', '2,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,']) {
      const table = new Table(`spd:${speed} /7/t6/7/2T4/7/7/4K2/`);
      expect(table.targets('a2')).toEqual(['a3', 'a4', 'b2', 'c2']);
      expect(table.why('a2-d2')).toEqual({ why: 'too-far', piece: t, distance: 3, limit: 2 });
    }
  });
});

describe('special spaces', () => {
  test('only the king stops on a corner or the center, everybody crosses the center', () => {
    const table = new Table('/1t5/7/7/1t5/7/7/1K5/');
    expect(table.why('b1-a1')).toEqual({ why: 'may-not-stop', square: square('a1'), space: 'corner', piece: t });
    expect(table.why('b4-d4')).toEqual({ why: 'may-not-stop', square: square('d4'), space: 'centre', piece: t });
    expect(table.why('b4-e4')).toBeUndefined();
    table.play('b4-e4');
    expect(table.why('b7-a7')).toBeUndefined();
  });

  test('a rule says who may cross', () => {
    const table = new Table('cenp:TCNK /7/7/7/1t5/7/7/1K5/');
    expect(table.targets('b4')).toEqual(['a4', 'b1', 'b2', 'b3', 'b5', 'b6', 'c4']);
    expect(table.why('b4-e4')).toEqual({ why: 'may-not-pass', square: square('d4'), space: 'centre', piece: t });
    const fort = new Table('dfor:c2, atkf:y /7/t5T/7/7/7/7/1K5/');
    expect(fort.why('a2-d2')).toEqual({
      why: 'may-not-pass',
      square: square('c2'),
      space: 'defenderFortress',
      piece: t,
    });
    expect(new Table('dfor:c2, atkf:n /7/T6/7/7/7/t6/1K5/').why('a2-c2')).toBeUndefined();
  });

  test('a rule says who may come back; moves within the spaces stay free', () => {
    const table = new Table('afor:b2,c2, aforre: /7/1t3t1/7/7/7/7/1K5/');
    expect(table.why('b2-c2')).toBeUndefined();
    expect(table.why('f2-c2')).toEqual({
      why: 'may-not-enter',
      square: square('c2'),
      space: 'attackerFortress',
      piece: t,
    });
    expect(table.why('b2-b3')).toBeUndefined();
    expect(new Table('cenre: atkf:n /7/t6/7/2K4/7/7/7/').why('c4-d4')).toMatchObject({
      why: 'may-not-enter',
      piece: KING,
    });
  });

  test('entering includes crossing: from outside, a piece must be allowed both', () => {
    const centre = new Table('cenre:t atkf:n /7/t6/7/1TK1T2/7/7/7/');
    const refused = { why: 'may-not-enter', square: square('d4'), space: 'centre', piece: KING };
    expect(centre.why('c4-d4')).toEqual(refused);
    expect(new Table('cenre:t atkf:n /7/t6/7/2K4/7/7/7/').why('c4-e4')).toEqual(refused);
    expect(new Table('cenre:K atkf:n /7/t6/7/2K4/7/7/7/').why('c4-e4')).toBeUndefined();
    expect(centre.targets('c4')).not.toContain('d4');
    // From one fortress over a second one to a third: all of one kind.
    const fort = new Table('afor:a2,c2,e2, aforre: cen: /7/t6/7/7/t6/7/K5t/');
    expect(fort.targets('a2')).toEqual(['a3', 'a4', 'b2', 'c2', 'd2', 'e2', 'f2', 'g2']);
    expect(fort.targets('a5')).not.toContain('a2');
    const outside = new Table('dfor:c2, dforp:t dforre:K cen: /7/t6/7/7/7/7/K6/');
    expect(outside.targets('a2')).toEqual(['a3', 'a4', 'a5', 'a6', 'b2']);
  });

  test('a jump crosses nothing', () => {
    const table = new Table('afor:c2, aforre: cj:j /7/1cT4/7/7/7/7/1K5/');
    expect(table.why('b2-d2')).toBeUndefined();
  });

  test('a board of even size has no center', () => {
    const table = new Table('dim:8 /8/8/8/1t6/8/8/8/1K6/');
    expect(table.targets('b4')).toEqual(['a4', 'b1', 'b2', 'b3', 'b5', 'b6', 'b7', 'c4', 'd4', 'e4', 'f4', 'g4', 'h4']);
  });
});

describe('jumps', () => {
  test('lead over an enemy beside to the empty space after it', () => {
    const table = new Table('cj:j /7/1cT4/7/1T5/7/7/6K/');
    expect(table.targets('b2')).toEqual(['a2', 'b1', 'b3', 'd2']);
    expect(new Table('/7/1cTT3/7/7/7/7/6K/').why('b2-d2')).toEqual({ why: 'blocked', square: square('c2'), by: T });
    expect(new Table('/7/1ct4/7/7/7/7/6K/').why('b2-d2')).toMatchObject({ why: 'blocked', by: t });
    expect(new Table('/7/1c1T3/7/7/7/7/6K/').why('b2-e2')).toMatchObject({ why: 'blocked', by: T });
    expect(new Table('cj:n /7/1cT4/7/7/7/7/6K/').why('b2-d2')).toMatchObject({ why: 'blocked', by: T });
    expect(new Table('cj:n /7/1cT4/7/7/7/7/6K/').targets('b2')).not.toContain('d2');
  });

  test('restricted jumps start or end on the center, a corner or a fortress of the same side', () => {
    const why = (record: string, move: string) => new Table(`atkf:n ${record}`).why(move)?.why;
    expect(why('kj:r /t6/7/1Kt4/7/7/7/7/', 'b3-d3')).toBe('jumps-restricted');
    expect(why('kj:r /t6/3K3/3t3/7/7/7/7/', 'd2-d4')).toBeUndefined();
    expect(why('kj:r /t6/7/7/3Kt2/7/7/7/', 'd4-f4')).toBeUndefined();
    expect(why('kj:r /1t1K3/7/7/7/7/7/7/', 'd1-b1')).toBe('blocked');
    expect(why('kj:r /1tK4/7/7/7/7/7/7/', 'c1-a1')).toBeUndefined();
    expect(why('kj:r dfor:d3, /t6/7/1Kt4/7/7/7/7/', 'b3-d3')).toBeUndefined();
    expect(why('kj:r afor:d3, /t6/7/1Kt4/7/7/7/7/', 'b3-d3')).toBe('jumps-restricted');
    expect(new Table('cj:r afor:d3, /K6/7/1cT4/7/7/7/7/').why('b3-d3')).toBeUndefined();
    expect(new Table('cj:r dfor:d3, dfors:c /K6/7/1cT4/7/7/7/7/').why('b3-d3')?.why).toBe('jumps-restricted');
  });

  test('end only where the piece may stop', () => {
    expect(new Table('cj:j /7/3c3/3T3/7/7/7/6K/').why('d2-d4')).toMatchObject({ why: 'may-not-stop', space: 'centre' });
    expect(new Table('cj:j /7/3c3/3T3/7/7/7/6K/').targets('d2')).not.toContain('d4');
  });
});

describe('berserk', () => {
  const board = '/3t3/1tT4/7/7/4T2/4t2/K5t/';

  test('ber:c: the piece continues while it can capture, and must', () => {
    expect(new Table(`ber:c ${board}`).play('d1-d2').after).toMatchObject({ toMove: 'defenders' });
    const two = new Table('ber:c /3t3/1tT4/7/7/1tT4/7/K5t/');
    expect(two.play('d1-d2').after).toMatchObject({ toMove: 'attackers', berserker: square('d2') });
    expect(two.why('b2-b3')).toEqual({ why: 'other-piece-moves-on', square: square('d2'), piece: t });
    expect(two.why('d2-d3')).toEqual({ why: 'must-capture', piece: t });
    expect(legalMoves(two.position)).toEqual([two.move('d2-d5')]);
    expect(two.play('d2-d5').after).toMatchObject({ toMove: 'defenders' });
    expect(two.position.berserker).toBeUndefined();
  });

  test('ber:m: the piece continues until it makes a move without capturing', () => {
    const table = new Table(`ber:m ${board}`);
    expect(table.play('d1-d2').after.berserker).toBe(square('d2'));
    expect(table.why('d2-d3')).toBeUndefined();
    expect(table.why('b2-b3')).toMatchObject({ why: 'other-piece-moves-on' });
    expect(table.play('d2-d3').after).toMatchObject({ toMove: 'defenders' });
  });

  test("ber:m: the piece continues until it can't move", () => {
    const table = new Table('ber:m afor:c2,d1, aforre: /3t3/1tT1t2/3t3/7/7/7/K5T/');
    expect(table.captures('d1-d2')).toEqual(['c2']);
    expect(table.position).toMatchObject({ toMove: 'defenders' });
    expect(table.position.berserker).toBeUndefined();
  });

  test('a capturing jump counts as a capture', () => {
    const table = new Table('ber:c atkf:n /7/7/7/7/Nt1t3/7/K6/');
    expect(table.why('a5-c5')).toBeUndefined();
    expect(table.play('a5-c5').after).toMatchObject({ berserker: square('c5') });
    expect(table.captures('c5-e5')).toEqual(['d5']);
    expect(table.position.result).toEqual({ winners: ['defenders'], reason: 'no-pieces' });
  });

  test('without the rule the turn ends', () => {
    expect(new Table('/3t3/1tT4/7/7/1tT4/7/K5t/').play('d1-d2').after.berserker).toBeUndefined();
  });
});
