import { describe, expect, test } from 'vitest';
import { boardTablesOf } from '../../../../src/games/tafl/board/board-tables.js';
import { isInEdgeFort } from '../../../../src/games/tafl/endings/edge-fort.js';
import { KING } from '../../../../src/games/tafl/index.js';
import { Table } from '../slow/table.js';

const isFort = (record: string): boolean => {
  const { rules } = new Table(`efe:y ${record}`);
  return isInEdgeFort(boardTablesOf(rules), rules.start, rules.start.indexOf(KING));
};

const OUTSIDE = '7/t2t2t/7/7/t5t/';

describe('a fort', () => {
  test('counts if no capture can open it', () => {
    expect(isFort(`/2TK1T1/3TT2/${OUTSIDE}`)).toBe(true);
    expect(isFort(`/2TKT2/2T1T2/2TTT2/t2t2t/7/7/t5t/`)).toBe(true);
  });

  test('needs a space for the king, the edge, and no gap or attacker inside', () => {
    expect(isFort(`/2TKT2/2TTT2/${OUTSIDE}`)).toBe(false);
    expect(isFort(`/7/2TTTT1/2TK1T1/3TT2/7/7/t5t/`)).toBe(false);
    expect(isFort(`/2TK3/3TT2/${OUTSIDE}`)).toBe(false);
    expect(isFort(`/2TKtT1/3TT2/${OUTSIDE}`)).toBe(false);
  });

  test('is not one while a part of it can be captured', () => {
    expect(isFort('/2TKT2/2T1T2/3T3/t2t2t/7/7/t5t/')).toBe(false);
    expect(isFort(`afor:b2, cor: /1TK1T2/1T1T3/2T4/t5t/7/7/t5t/`)).toBe(false);
  });

  test('is not one while attackers can first capture the pieces that keep them from it', () => {
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

  test('is safe where an attacker that can never move keeps the others from a space', () => {
    const record = 'cj:n afor:c3, afors: /2TKT2/2T1T2/3Tc2/t6/7/7/7/';
    expect(isFort(record)).toBe(false);
    expect(isFort(`spd:-1,0,-1,-1,-1,-1,-1,-1 ${record}`)).toBe(true);
  });

  test('is not one while an attacker can break it after another has left its way', () => {
    const record = 'afor:c6, /7/7/7/7/G1G4/gT1G3/tGKG3/';
    expect(isFort(record)).toBe(true);
    expect(isFort(`gj:j ${record}`)).toBe(false);
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
