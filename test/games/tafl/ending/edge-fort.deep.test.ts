import { describe, expect, test } from 'vitest';
import { boardTablesOf } from '../../../../src/games/tafl/board/board-tables.js';
import { isInEdgeFort, wallsAround } from '../../../../src/games/tafl/endings/edge-fort.js';
import { KING } from '../../../../src/games/tafl/index.js';
import { Random, SEED } from '../../../support/random.js';
import { rounds } from '../../../support/rounds.js';
import { readRules } from '../notation.js';
import { isUnbreakable } from '../slow/brute-force-fort.js';

/** A board with the king at the first edge, many defenders near him, and some attackers. */
function randomBoard(random: Random, size: number, attackers: string, defenders: string, maxPieces: number): string {
  const king = random.int(size - 1);
  const cells = Array.from({ length: size * size }, (_, square) => {
    const distance = Math.abs((square % size) - king) + Math.floor(square / size);
    const isDefender = random.int(10) < (distance <= 2 ? 6 : distance <= 4 ? 4 : 1);
    return isDefender ? random.pick([...defenders]) : '1';
  });
  cells[king] = 'K';
  for (let count = maxPieces - random.int(2); count > 0; count--) {
    const square = random.int(size * size);
    if (square !== king) cells[square] = random.pick([...attackers]);
  }
  const rows = Array.from({ length: size }, (_, row) => cells.slice(row * size, (row + 1) * size).join(''));
  return `/${rows.join('/')}/`.replace(/1+/g, (run) => String(run.length));
}

/** Returns how often each answer was right, and the boards of which it was wrong. */
function compare(rules: string, attackers: string, defenders: string, maxPieces = 3) {
  const random = new Random(SEED);
  const count = { forts: 0, breakable: 0, notSeen: [] as string[], wrong: [] as string[] };
  for (let round = 0; round < BOARDS; round++) {
    const record = `dim:5 ${rules} start:${randomBoard(random, 5, attackers, defenders, maxPieces)}`;
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

/** Random boards for each rules record: among fewer, there are too few forts. */
const BOARDS = Math.max(500, rounds(100));
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
    ['spd:-1,0,-1,-1,-1,-1,-1,-1 cj:n', 'ttc', 'T'],
    ['cors:cK corre: cj:n ks:w', 'tc', 'T'],
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
  ])('%s with %s against %s: none that can be broken is found, and few others are missed', (...parts) => {
    const { forts, breakable, notSeen, wrong } = compare(...(parts as Parameters<typeof compare>));
    expect(wrong).toEqual([]);
    expect(notSeen.length).toBeLessThan(forts / 10);
    expect(Math.min(forts, breakable)).toBeGreaterThan(0);
  });
});
