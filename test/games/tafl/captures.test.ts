import { describe, expect, test } from 'vitest';
import { readBoard, writeBoard, writeSquare } from './notation.js';
import { Table } from './slow/table.js';

const captures = (record: string, ...moves: string[]) => new Table(record).captures(...moves);

describe('a capture between two enemies', () => {
  test('the piece that moves captures', () => {
    expect(captures('/3t3/1tT4/7/3K3/7/7/7/', 'd1-d2')).toEqual(['c2']);
  });

  test('a piece may move in between unharmed', () => {
    expect(captures('/2T4/1t1t3/7/3K3/7/7/7/', 'c1-c2')).toEqual([]);
  });

  test('takes several pieces at once', () => {
    expect(captures('/3t3/1tT1Tt1/3T3/3t2K/7/7/7/', 'd1-d2')).toEqual(['c2', 'e2', 'd3']);
  });

  test('the edge is not an enemy', () => {
    expect(captures('/4t2/T6/7/3K3/7/1t5/7/', 'b6-b2')).toEqual([]);
  });
});

describe('a capture against a space', () => {
  test('a corner is hostile to everybody', () => {
    expect(captures('/1T4t/2t4/7/3K3/7/7/7/', 'c2-c1')).toEqual(['b1']);
    expect(captures('/1t4t/2T4/7/3K3/7/7/7/', 'c2-c1')).toEqual(['b1']);
  });

  test('a corner is not hostile if the rules say otherwise', () => {
    expect(captures('corh:TCNK /1t4t/2T4/7/3K3/7/7/7/', 'c2-c1')).toEqual([]);
    expect(captures('cor: /1T4t/2t4/7/3K3/7/7/7/', 'c2-c1')).toEqual([]);
  });

  test('the empty center is hostile by a rule of its own', () => {
    const board = '/7/2t4/3T3/7/7/6K/7/';
    expect(captures(board, 'c2-d2')).toEqual(['d3']);
    expect(captures(`cenh:TCNK cenhe: ${board}`, 'c2-d2')).toEqual([]);
    expect(captures(`cenh: cenhe:T ${board}`, 'c2-d2')).toEqual(['d3']);
  });

  test('the center under the king is hostile to attackers, armed or not, and to defenders only if the rules say so', () => {
    expect(captures('ka:n /7/4T2/3t3/3K3/7/7/7/', 'e2-d2')).toEqual(['d3']);
    expect(captures('ka:n cenh: /7/4T2/3t3/3K3/7/7/7/', 'e2-d2')).toEqual([]);
    expect(captures('/7/4t2/3T3/3K3/7/7/7/', 'e2-d2')).toEqual([]);
    expect(captures('cenh:TCNK /7/4t2/3T3/3K3/7/7/7/', 'e2-d2')).toEqual(['d3']);
  });

  test('fortresses are hostile to the other side', () => {
    expect(captures('afor:b2, /3t3/2T4/7/3K3/7/7/7/', 'd1-d2')).toEqual(['c2']);
    expect(captures('afor:b2, /3T3/2t4/7/3K3/7/7/7/', 'd1-d2')).toEqual([]);
    expect(captures('dfor:b2, /3T3/2t4/7/3K3/7/7/7/', 'd1-d2')).toEqual(['c2']);
    expect(captures('dfor:b2, dforh: /3T3/2t4/7/3K3/7/7/7/', 'd1-d2')).toEqual([]);
  });
});

describe('a capture with the king', () => {
  const anvil = '/7/2Kt3/7/4T2/7/7/t6/';
  const hammer = '/7/2Tt3/7/4K2/7/7/t6/';
  test.each([
    ['y', true, true],
    ['n', false, false],
    ['a', true, false],
    ['h', false, true],
  ])('ka:%s: still %s, moving %s', (arms, still, moving) => {
    expect(captures(`ka:${arms} ${anvil}`, 'e4-e2')).toEqual(still ? ['d2'] : []);
    expect(captures(`ka:${arms} ${hammer}`, 'e4-e2')).toEqual(moving ? ['d2'] : []);
  });
});

describe('a capture of the king', () => {
  const two = '/3t3/1tK4/7/7/7/7/7/';
  const four = '/2t4/1tK4/2tt3/7/7/7/7/';
  const edge = '/1tK4/2t4/3t3/7/7/7/7/';
  const beside = '/7/2t4/2tKt2/7/7/7/7/';

  test('needs two attackers under ks:w', () => {
    expect(captures(`ks:w ${two}`, 'd1-d2')).toEqual(['c2']);
    expect(captures(`ks:n ${two}`, 'd1-d2')).toEqual(['c2']);
  });

  test('needs four attackers under ks:s, and never happens at the edge', () => {
    expect(captures(two, 'd1-d2')).toEqual([]);
    expect(captures(four, 'd3-d2')).toEqual(['c2']);
    expect(captures(edge, 'd3-d1')).toEqual([]);
  });

  test('needs three attackers under ks:s beside the empty center, if it is hostile to him', () => {
    expect(captures(beside, 'c2-d2')).toEqual(['d3']);
    expect(captures(`cenhe: ${beside}`, 'c2-d2')).toEqual([]);
  });

  test('needs attackers on all sides under ks:m, which are three at the edge', () => {
    expect(captures(`ks:m ${two}`, 'd1-d2')).toEqual([]);
    expect(captures(`ks:m ${four}`, 'd3-d2')).toEqual(['c2']);
    expect(captures(`ks:m ${edge}`, 'd3-d1')).toEqual(['c1']);
  });

  test('needs two attackers under ks:c, except on and beside the center', () => {
    expect(captures(`ks:c ${two}`, 'd1-d2')).toEqual(['c2']);
    expect(captures('ks:c /7/2t4/3Kt2/7/7/7/2t4/', 'c2-c3')).toEqual([]);
    expect(captures('ks:c /7/7/2t4/3Kt2/7/7/7/', 'c3-c4')).toEqual([]);
    expect(captures(`ks:c ${beside}`, 'c2-d2')).toEqual(['d3']);
  });

  test('a strong king is lost between two commanders, or a commander and a hostile space', () => {
    expect(captures('/3c3/1cK4/7/7/7/7/7/', 'd1-d2')).toEqual(['c2']);
    expect(captures('/3t3/1cK4/7/7/7/7/7/', 'd1-d2')).toEqual([]);
    expect(captures('/3c3/1tK4/7/7/7/7/7/', 'd1-d2')).toEqual([]);
    expect(captures('afor:b2, /3c3/2K4/7/7/7/7/7/', 'd1-d2')).toEqual(['c2']);
  });

  test('a commander gets no help from the empty throne, and a king who is not strong no harm from two commanders', () => {
    const throne = '/7/2c4/7/2K4/7/7/7/';
    expect(captures('/7/1c5/7/2K4/7/7/7/', 'b2-b4')).toEqual([]);
    expect(captures(`cen:c5, ${throne}`, 'c2-c3')).toEqual([]);
    expect(captures(`cen: afor:c5, ${throne}`, 'c2-c3')).toEqual(['c4']);
    expect(captures(`ks:c cen:c5, ${throne}`, 'c2-c3')).toEqual([]);
    expect(captures('ks:m /3c3/1cK4/7/7/7/7/7/', 'd1-d2')).toEqual([]);
  });

  test('ends the game', () => {
    expect(new Table(`ks:w ${two}`).play('d1-d2').after.result).toEqual({
      winners: ['attackers'],
      reason: 'king-captured',
    });
  });
});

describe('a Linnaean capture', () => {
  const board = '/7/4t2/3T3/2tKt2/3t3/7/7/';
  test('a defender is captured against its king on the center, if attackers hold his other sides', () => {
    expect(captures(`linc:y ${board}`, 'e2-d2')).toEqual(['d3']);
    expect(captures(board, 'e2-d2')).toEqual([]);
    expect(captures(`linc:y ${board.replace('2tK', '3K')}`, 'e2-d2')).toEqual([]);
    expect(captures('linc:y /4t2/3T3/2tKt2/3t3/7/7/7/', 'e1-d1')).toEqual([]);
  });
});

describe('a capture by jumping', () => {
  const jump = (type: string, rules = '') => captures(`${rules} /2${type}4/2t4/7/3K3/7/7/7/`, 'c1-c3');
  test('only a capturing jump takes what it jumps over', () => {
    expect(jump('N')).toEqual(['c2']);
    expect(jump('N', 'nj:j')).toEqual([]);
    expect(jump('C')).toEqual([]);
    expect(jump('C', 'cj:c')).toEqual(['c2']);
    expect(jump('M', 'mj:c')).toEqual(['c2']);
    expect(jump('G', 'gj:c')).toEqual([]);
  });

  test('is made together with the captures where the piece lands', () => {
    expect(captures('/2N4/2t4/3tT2/6K/7/7/7/', 'c1-c3')).toEqual(['c2', 'd3']);
  });
});

describe('a capture by a shieldwall', () => {
  const flank = '/1tTT3/2tt3/7/4t2/7/7/K6/';
  const front = '/1tTTt2/2t4/7/3t3/7/7/K6/';
  const corner = '/1TT4/1tt4/7/3t3/7/7/6K/';

  test('takes a row between two enemies, each with one in front', () => {
    expect(captures(`sw:w ${flank}`, 'e4-e1')).toEqual(['c1', 'd1']);
    expect(captures(`sw:s ${flank}`, 'e4-e1')).toEqual(['c1', 'd1']);
    expect(captures(flank, 'e4-e1')).toEqual([]);
    expect(captures(`sw:w ${flank.replace('2tt3', '2t4')}`, 'e4-e1')).toEqual([]);
    expect(captures(`sw:w ${flank.replace('1tT', '2T')}`, 'e4-e1')).toEqual([]);
  });

  test('is possible at every edge, for either side', () => {
    expect(captures('sw:w /7/t6/Tt5/Tt5/3t3/7/3K3/', 'd5-a5')).toEqual(['a3', 'a4']);
    expect(captures('sw:w /7/6t/5tT/5tT/3t3/7/3K3/', 'd5-g5')).toEqual(['g3', 'g4']);
    expect(captures('sw:w /7/K6/7/4T2/7/2TT3/1Ttt3/', 'e4-e7')).toEqual(['c7', 'd7']);
  });

  test('a corner closes a strong one', () => {
    expect(captures(`sw:s ${corner}`, 'd4-d1')).toEqual(['b1', 'c1']);
    expect(captures(`sw:w ${corner}`, 'd4-d1')).toEqual([]);
    expect(captures(`sw:s cor: ${corner}`, 'd4-d1')).toEqual([]);
  });

  test('only a flanking move captures, unless the rules say otherwise', () => {
    expect(captures(`sw:w ${front}`, 'd4-d2')).toEqual([]);
    expect(captures(`sw:w swf:n ${front}`, 'd4-d2')).toEqual(['c1', 'd1']);
    expect(captures(`sw:w swf:n ${flank}`, 'e4-e1')).toEqual(['c1', 'd1']);
  });

  test('with swf:n both ends may be corners', () => {
    expect(captures('sw:s swf:n /1TTTTT1/1t1ttt1/7/2t4/7/7/6K/', 'c4-c2')).toEqual(['b1', 'c1', 'd1', 'e1', 'f1']);
  });

  test('a king in the row stays', () => {
    expect(captures('sw:w /1tTKT2/2ttt2/7/5t1/7/7/7/', 'f4-f1')).toEqual(['c1', 'e1']);
  });

  test('an unarmed king neither closes nor faces it', () => {
    const board = '/1KttT2/2T4/7/3T3/7/7/7/';
    expect(captures(`sw:w swf:n ${board}`, 'd4-d2')).toEqual(['c1', 'd1']);
    expect(captures(`sw:w swf:n ka:n ${board}`, 'd4-d2')).toEqual([]);
    expect(captures(`sw:w swf:n ka:h ${board}`, 'd4-d2')).toEqual([]);
  });
});

describe('guards', () => {
  test('are not captured: between two enemies, by a jump, in a shieldwall', () => {
    expect(captures('/3t3/1tG4/7/3K3/7/7/7/', 'd1-d2')).toEqual([]);
    expect(captures('/2n4/2G4/7/3K3/7/7/7/', 'c1-c3')).toEqual([]);
    expect(captures('sw:w /1tTGT2/2ttt2/7/5t1/7/7/K6/', 'f4-f1')).toEqual(['c1', 'e1']);
    expect(captures('linc:y /7/4t2/3G3/2tKt2/3t3/7/7/', 'e2-d2')).toEqual([]);
  });

  test('capture nothing: by a move, by a jump, by closing a shieldwall', () => {
    expect(captures('/3g3/1tT4/7/3K3/7/7/7/', 'd1-d2')).toEqual([]);
    expect(captures('ks:w /3g3/1tK4/7/7/7/7/7/', 'd1-d2')).toEqual([]);
    expect(captures('sw:w /1tTT3/2tt3/7/4g2/7/7/K6/', 'e4-e1')).toEqual([]);
    expect(captures('sw:w swf:n /1tTTt2/2t4/7/3g3/7/7/K6/', 'd4-d2')).toEqual([]);
  });

  test('are never the piece opposite, whoever captures whatever', () => {
    expect(captures('/3t3/1gT4/7/3K3/7/7/7/', 'd1-d2')).toEqual([]);
    expect(captures('/3T3/1Gt4/7/3K3/7/7/7/', 'd1-d2')).toEqual([]);
    expect(captures('ks:w /3t3/1gK4/7/7/7/7/7/', 'd1-d2')).toEqual([]);
    expect(captures('/2g4/1gK4/2gt3/7/7/7/7/', 'd3-d2')).toEqual([]);
    expect(captures('/2t4/1tK4/2gt3/7/7/7/7/', 'd3-d2')).toEqual([]);
    expect(captures('ks:m /2gK2t/3t3/7/7/7/7/7/', 'g1-e1')).toEqual([]);
    expect(captures('ks:m /2tK2t/3t3/7/7/7/7/7/', 'g1-e1')).toEqual(['d1']);
  });

  test('leave a hostile space hostile', () => {
    expect(captures('/3t3/1gT4/7/3K3/7/7/7/', 'd1-d2')).toEqual([]);
    expect(captures('afor:b2, aforh:tcnkTCNK /3t3/1gT4/7/3K3/7/7/7/', 'd1-d2')).toEqual(['c2']);
  });

  test('close and face no shieldwall', () => {
    const wall = (pieces: string) => captures(`sw:w /1${pieces[0]}TT3/2${pieces[1]}t3/7/4t2/7/7/K6/`, 'e4-e1');
    expect(wall('tt')).toEqual(['c1', 'd1']);
    expect(wall('gt')).toEqual([]);
    expect(wall('tg')).toEqual([]);
    const front = (end: string) => captures(`sw:w swf:n /1tTT${end}2/2t4/7/3t3/7/7/K6/`, 'd4-d2');
    expect([front('t'), front('g')]).toEqual([['c1', 'd1'], []]);
    const corner = (pieces: string) => captures(`sw:s /1TT4/1${pieces}4/7/3t3/7/7/6K/`, 'd4-d1');
    expect([corner('tt'), corner('tg'), corner('gt')]).toEqual([['b1', 'c1'], [], []]);
    const own = (end: string) => captures(`sw:w /1${end}tt3/2TT3/7/4T2/7/7/K6/`, 'e4-e1');
    expect([own('T'), own('G')]).toEqual([['c1', 'd1'], []]);
  });

  test('close a Linnaean capture and surround like a taflman', () => {
    expect(captures('linc:y /7/4t2/3T3/2gKg2/3g3/7/7/', 'e2-d2')).toEqual(['d3']);
    expect(new Table('/2gg3/1g1Kg2/2gg3/7/7/6t/7/').play('g6-g7').after.result).toEqual({
      winners: ['attackers'],
      reason: 'surrounded',
    });
  });
});

describe('a captured mercenary', () => {
  test('stays where it is, on the other side', () => {
    const ply = new Table('/3t3/1tM4/7/3K3/7/7/7/').play('d1-d2');
    expect(ply.captures.map((square) => writeSquare(square, 7))).toEqual(['c2']);
    expect(writeBoard(ply.after.board)).toBe('/7/1tmt3/7/3K3/7/7/7/');
    expect(new Table('/3T3/1Tm4/7/3K3/7/7/t6/').play('d1-d2').after.board).toEqual(readBoard('/7/1TMT3/7/3K3/7/7/t6/'));
  });

  test('changes sides as well when it is jumped over, or in a shieldwall', () => {
    expect(writeBoard(new Table('/2n4/2M4/7/3K3/7/7/7/').play('c1-c3').after.board)).toBe('/7/2m4/2n4/3K3/7/7/7/');
    const wall = new Table('sw:w /1tMT3/2tt3/7/4t2/7/7/K6/').play('e4-e1');
    expect(writeBoard(wall.after.board)).toBe('/1tm1t2/2tt3/7/7/7/7/K6/');
  });

  test('plays for the other side at once, and captures like a taflman', () => {
    const table = new Table('/3t3/1tM4/7/K2M3/2T4/7/7/');
    table.play('d1-d2', 'a4-a5');
    expect(table.why('c2-c4')).toBeUndefined();
    expect(table.play('c2-c4').captures).toEqual([]);
    expect(captures('/7/1mT4/7/3m3/7/7/K6/', 'd4-d2')).toEqual(['c2']);
  });

  test('can be captured back, so that a position comes up again', () => {
    const table = new Table('/2T4/1tM4/3t3/2T4/7/7/K5t/');
    const cycle = ['d3-d2', 'c4-c3', 'd2-d3', 'c3-c4'];
    expect(cycle.map((move) => table.captures(move))).toEqual([['c2'], ['c2'], [], []]);
    expect(table.play(...cycle).after.result).toEqual({ winners: [], reason: 'repetition' });
  });

  test('may be the last piece of its side', () => {
    expect(new Table('surf:n /2T4/3mT2/7/7/7/7/K6/').play('c1-c2').after.result).toEqual({
      winners: ['defenders'],
      reason: 'no-pieces',
    });
  });
});
