import { describe, expect, test } from 'vitest';
import { boardFromText, boardText, legalMoves, resign, taflRules } from '../../../src/games/tafl/index.js';
import { Random, SEED } from '../../support/random.js';
import { rounds, sized } from '../../support/rounds.js';
import { readRules } from './notation.js';
import { SlowRules } from './slow/slow-tafl.js';

const { perft } = taflRules;

const BRANDUB = '/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/';

/** Entries of rules records; each takes one of its values, or is left out. */
const CHOICES: Readonly<Record<string, readonly string[]>> = {
  esc: ['c', 'e'],
  surf: ['y', 'n'],
  atkf: ['y', 'n'],
  ka: ['y', 'n', 'a', 'h'],
  ks: ['s', 'w', 'c', 'm'],
  kj: ['n', 'r', 'j', 'c'],
  nj: ['n', 'r', 'j', 'c'],
  cj: ['n', 'r', 'j', 'c'],
  mj: ['n', 'r', 'j', 'c'],
  gj: ['n', 'r', 'j', 'c'],
  spd: ['1', '3,2', '-1,4'],
  linc: ['y', 'n'],
  cen: ['', 'c3', 'b2,c3,d4'],
  cenh: ['', 'tcnkTCNK', 'TK'],
  cenhe: ['', 'tcnkTCNK', 'K'],
  cenp: ['', 'K', 'tcnTCNK'],
  cens: ['', 'K', 'tcnTCNK'],
  cenre: ['', 'K'],
  cor: ['', 'a1,e5'],
  corh: ['', 'TK'],
  cors: ['K', 'TtKk'],
  afor: ['', 'a2,a3', 'c1,d1,c2'],
  aforh: ['', 'TK'],
  afors: ['t', 'tTK'],
  dfor: ['', 'b4,c4'],
  dforp: ['', 'tTK'],
};

function randomRules(random: Random): string {
  const entries = Object.entries(CHOICES).flatMap(([key, values]) =>
    random.once(2) ? [`${key}:${random.pick(values)}`] : [],
  );
  const cells = Array.from({ length: 25 }, () => random.pick([...'.......tttTTcnNCmMgG']));
  cells[random.int(25)] = 'K';
  cells[random.int(25)] = 't';
  if (!cells.includes('K')) cells[12] = 'K';
  const rows = [0, 5, 10, 15, 20].map((at) => cells.slice(at, at + 5).join(''));
  const start = `/${rows.join('/')}/`.replaceAll(/\.+/g, (empty) => String(empty.length));
  return `dim:5 tfr:i ${entries.join(' ')} start:${start}`;
}

describe('perft', () => {
  test.each([
    ['dim:7', [1, 40, 960, 39512]],
    ['dim:7 spd:2 ks:w esc:e', [1, 32, 520, 17496]],
  ])('counts the sequences of Brandub with %s', (record, all) => {
    const counts = all.slice(0, sized(3, all.length));
    const rules = readRules(`${record} start:${BRANDUB}`);
    const slow = new SlowRules(rules);
    expect(counts.map((_, depth) => perft(taflRules.start({ rules }), depth))).toEqual(counts);
    const slowly = all.slice(0, sized(2, 3));
    expect(slowly.map((_, depth) => slow.perft(slow.start(), depth))).toEqual(slowly);
  });

  test('agrees with the slow rules on random boards under random rules', () => {
    const random = new Random(SEED);
    for (let round = 0; round < rounds(100); round++) {
      const record = randomRules(random);
      const rules = readRules(record);
      const slow = new SlowRules(rules);
      for (const depth of [1, 2, ...(round % 20 === 19 ? [3] : [])]) {
        const expected = slow.perft(slow.start(), depth);
        expect(perft(taflRules.start({ rules }), depth), `seed ${SEED}, depth ${depth}, ${record}`).toBe(expected);
      }
    }
  });

  test('counts the moves of a piece that moves on one by one, and none once the game is over', () => {
    const start = taflRules.start({ rules: readRules('dim:5 ber:m start:/2t2/1T3/t4/5/4K/') });
    expect([0, 1].map((depth) => perft(start, depth))).toEqual([1, legalMoves(start).length]);
    const brandub = taflRules.start({ rules: readRules(`dim:7 start:${BRANDUB}`) });
    expect(perft(resign(brandub), 1)).toBe(0);
  });
});

describe('a board as text', () => {
  test.each([BRANDUB, '/1t1/tKt/1t1/', '/K/'])('%s is written as it is read', (text) => {
    const read = boardFromText(text);
    expect(read).toMatchObject({ ok: true, size: Math.sqrt(read.ok ? read.board.length : 0) });
    expect(read.ok && boardText(read.board)).toBe(text);
    expect(boardFromText(text.slice(1, -1))).toEqual(read);
  });

  test.each([
    ['', 0, 'row 1 is 0 wide; the board is 1'],
    ['/3/3/2/', 5, 'row 3 is 2 wide; the board is 3'],
    ['/2x/3/3/', 2, 'unknown piece "x"'],
    ['3/1t/3', 2, 'row 2 is 2 wide; the board is 3'],
    ['/999999999999/1/', 1, '999999999999 empty spaces: the board is 2 wide'],
    ['/'.repeat(200), 0, '199 rows: expected at most 99'],
  ])('%j has a problem at %i', (text, index, message) => {
    expect(boardFromText(text)).toEqual({ ok: false, problem: { index, message } });
  });
});
