import { describe, expect, test } from 'vitest';
import { isInEdgeFort, wallsAround } from '../../../src/games/tafl/endings/edge-fort.js';
import { boardTablesOf } from '../../../src/games/tafl/board/board-tables.js';
import { KING } from '../../../src/games/tafl/index.js';
import { Random, SEED } from '../../support/random.js';
import { rounds } from '../../support/rounds.js';
import { isUnbreakable } from './slow/brute-force-fort.js';
import { readRules } from './notation.js';
import { Table } from './slow/table.js';

const isFort = (record: string): boolean => {
  const { rules } = new Table(`efe:y ${record}`);
  return isInEdgeFort(boardTablesOf(rules), rules.start, rules.start.indexOf(KING));
};

const OUTSIDE = '7/t2t2t/7/7/t5t/';

describe('a fort', () => {
  test('that no capture can open', () => {
    expect(isFort(`/2TK1T1/3TT2/${OUTSIDE}`)).toBe(true);
    expect(isFort(`/2TKT2/2T1T2/2TTT2/t2t2t/7/7/t5t/`)).toBe(true);
  });

  test('needs a space for the king, the edge, and no gap or attacker inside', () => {
    expect(isFort(`/2TKT2/2TTT2/${OUTSIDE}`)).toBe(false);
    expect(isFort(`/7/2TTTT1/2TK1T1/3TT2/7/7/t5t/`)).toBe(false);
    expect(isFort(`/2TK3/3TT2/${OUTSIDE}`)).toBe(false);
    expect(isFort(`/2TKtT1/3TT2/${OUTSIDE}`)).toBe(false);
  });

  test('is none while a part of it can be captured', () => {
    expect(isFort('/2TKT2/2T1T2/3T3/t2t2t/7/7/t5t/')).toBe(false);
    expect(isFort(`afor:b2, cor: /1TK1T2/1T1T3/2T4/t5t/7/7/t5t/`)).toBe(false);
  });

  test('is none while attackers can first capture what keeps them from it', () => {
    const outer = '/2TKT2/2T1T2/2TTT2/2T1T2/7/7/t5t/';
    expect(isFort(outer)).toBe(true);
    expect(isFort(outer.replace('2TTT2/2T1T2', '1T1T1T1/7'))).toBe(false);
  });

  test('counts the attackers: one alone captures only against a hostile space', () => {
    expect(isFort('/2TKT2/2T1T2/3T3/t6/7/7/7/')).toBe(true);
    expect(isFort('afor:c3, /2TKT2/2T1T2/3T3/t6/7/7/7/')).toBe(false);
    expect(isFort('/2TKT2/2T1T2/3T3/t5t/7/7/7/')).toBe(false);
    expect(isFort('spd:0 /2TKT2/2T1T2/3T3/t5t/7/7/7/')).toBe(true);
  });

  test('is safe beside a guard, which nobody captures', () => {
    expect(isFort('/2TKT2/2T1T2/3G3/t2t2t/7/7/t5t/')).toBe(true);
  });

  test('is safe from guards, which help no capture', () => {
    expect(isFort('/2TKT2/2T1T2/3T3/t5t/7/7/7/')).toBe(false);
    expect(isFort('/2TKT2/2T1T2/3T3/t5g/7/7/7/')).toBe(true);
  });

  test('falls where a mercenary changes sides', () => {
    // Once it is the attackers', it can move to c3 while the other attacker moves to e3.
    const one = '/2TKT2/2T1T2/3T3/6T/5M1/6t/7/';
    expect(isFort(one)).toBe(true);
    expect(isFort(`afor:e5, ${one}`)).toBe(false);
  });

  test('falls to pieces that jump over it', () => {
    const record = (piece: string) => `/2TK1T1/3TT2/7/t2${piece}2t/7/7/t5t/`;
    expect(isFort(record('t'))).toBe(true);
    expect(isFort(record('n'))).toBe(false);
    expect(isFort(`nj:n ${record('n')}`)).toBe(true);
    expect(isFort(`cj:j ${record('c')}`)).toBe(false);
  });

  test.each([
    ['n', true],
    ['w', true],
    ['s', false],
  ])('falls to a shieldwall that a corner closes, with sw:s: sw:%s', (sw, wanted) => {
    expect(isFort(`sw:${sw} cj:j /1TT1KT1/3GT2/7/t1c3t/7/7/t5t/`)).toBe(wanted);
  });

  test.each([
    ['ks:s cj:n', true],
    ['ks:s cj:j', false],
    ['ks:w cj:n', true],
    ['ks:w cj:j', false],
    ['ks:m cj:j', true],
  ])('falls where the king in it is captured: %s', (rules, wanted) => {
    // Commanders jump in over the guards, and one captures the king with another opposite; a third side is closed to
    // them.
    expect(isFort(`cor: ${rules} /1G1K1G1/1GGGGG1/7/t1c1c1t/7/7/7/`)).toBe(wanted);
  });
});

/** A board with the king at the first edge, many defenders near him, and some attackers. */
function randomBoard(random: Random, size: number, attackers: string, defenders: string, most: number): string {
  const king = random.int(size - 1);
  const cells = Array.from({ length: size * size }, (_, square) => {
    const distance = Math.abs((square % size) - king) + Math.floor(square / size);
    const isDefender = random.int(10) < (distance <= 2 ? 6 : distance <= 4 ? 4 : 1);
    return isDefender ? random.pick([...defenders]) : '1';
  });
  cells[king] = 'K';
  for (let count = most - random.int(2); count > 0; count--) {
    const square = random.int(size * size);
    if (square !== king) cells[square] = random.pick([...attackers]);
  }
  const rows = Array.from({ length: size }, (_, row) => cells.slice(row * size, (row + 1) * size).join(''));
  return `/${rows.join('/')}/`.replace(/1+/g, (run) => String(run.length));
}

/** How often each answer was right; and the boards of which it was wrong. */
function compare(rules: string, attackers: string, defenders: string, most = 3) {
  const random = new Random(SEED);
  const count = { forts: 0, breakable: 0, notSeen: [] as string[], wrong: [] as string[] };
  for (let round = 0; round < BOARDS; round++) {
    const record = `dim:5 ${rules} start:${randomBoard(random, 5, attackers, defenders, most)}`;
    const resolved = readRules(record);
    const tables = boardTablesOf(resolved);
    const king = resolved.start.indexOf(KING);
    const isEnclosed = wallsAround(tables, resolved.start, king) !== undefined;
    const wanted = isUnbreakable(tables, resolved.start, POSITIONS);
    if (wanted === undefined) continue;
    if (isInEdgeFort(tables, resolved.start, king) !== wanted) (wanted ? count.notSeen : count.wrong).push(record);
    else if (wanted) count.forts++;
    else if (isEnclosed) count.breakable++;
  }
  return count;
}

/** Random boards for each rules record; too few forts are among fewer. */
const BOARDS = Math.max(250, rounds(100));
/** Positions that are tried for one board. */
const POSITIONS = 2000;

describe("random forts are unbreakable where no sequence of attackers' moves breaks them", () => {
  test.each([
    ['', 't', 'T'],
    ['cor: sw:w ks:m', 't', 'T'],
    ['sw:s swf:n ks:w', 't', 'T', 5],
    ['cen: ks:c afor:b5,c5,', 't', 'T'],
    ['spd:1 cenp:', 't', 'T'],
    ['aforre: afor:a5,b5,e5, sw:s', 't', 'T'],
    ['cor: mj:n', 'tm', 'TM'],
  ])('%s with %s against %s', (...parts) => {
    const { forts, breakable, notSeen, wrong } = compare(...(parts as Parameters<typeof compare>));
    expect([notSeen, wrong]).toEqual([[], []]);
    expect(Math.min(forts, breakable)).toBeGreaterThan(0);
  });

  // Guards and pieces that jump can be in the way of others, and the defenders that are jumped over can be gone: all of
  // this is left out.
  test.each([
    ['cor:', 'ttg', 'TTTG'],
    ['ks:w cj:j', 'tc', 'TTN'],
    ['ks:s cj:j', 'c', 'T'],
    ['nj:c mj:r sw:s', 'tnm', 'TTG'],
  ])('%s with %s against %s: none is taken for one, and few are not seen', (...parts) => {
    const { forts, breakable, notSeen, wrong } = compare(...(parts as Parameters<typeof compare>));
    expect(wrong).toEqual([]);
    expect(notSeen.length).toBeLessThan(forts / 10);
    expect(Math.min(forts, breakable)).toBeGreaterThan(0);
  });
});
