import { describe, expect, test } from 'vitest';
import { canReach, forward, isKnownKind, isPawn, type Multiverse } from '../../../src/games/5dchess/index.js';
import { distance, enPassantVictim, targetsOnOtherBoards } from '../../../src/games/5dchess/moves/movement.js';
import { allSquares, at, type Drawn, nameOf, worldOf } from './world.js';

const EMPTY = '...../...../...../...../.....';
const LINES = [-2, -1, 0, 1, 2] as const;
const TURNS = ['1w', '1b', '2w', '2b', '3w'] as const;

/** Five timelines of three turns, empty but for some boards. */
function wide(drawn: Readonly<Record<string, string>>): Multiverse {
  return worldOf(LINES.flatMap((line) => TURNS.map((turn): Drawn => [line, turn, drawn[`${line} ${turn}`] ?? EMPTY])));
}

/** Names of the squares that the piece on a square can go to. */
function reached(world: Multiverse, from: string): string[] {
  const origin = at(world, from);
  return allSquares(world)
    .filter((to) => canReach(world, origin, to))
    .map(nameOf);
}

/** Returns the distance between two squares along each dimension; a turn is two half turns. */
const far = (world: Multiverse, from: string, to: string): number[] => [...distance(at(world, from), at(world, to))];

describe('the moves of a piece on empty boards, by their distance along each of the four dimensions', () => {
  /** Sorted lengths without the zeros. */
  const lengths = (delta: readonly number[]) => delta.map(Math.abs).filter((d) => d !== 0).sort((a, b) => a - b); // prettier-ignore
  const isRay = (found: readonly number[], ...counts: number[]) =>
    counts.includes(found.length) && found.every((d) => d === found[0]);
  const kinds: Record<string, (found: readonly number[]) => boolean> = {
    R: (found) => isRay(found, 1),
    B: (found) => isRay(found, 2),
    U: (found) => isRay(found, 3),
    D: (found) => isRay(found, 4),
    S: (found) => isRay(found, 1, 2),
    Q: (found) => isRay(found, 1, 2, 3, 4),
    Y: (found) => isRay(found, 1, 2, 3, 4),
    K: (found) => isRay(found, 1, 2, 3, 4) && found[0] === 1,
    C: (found) => isRay(found, 1, 2, 3, 4) && found[0] === 1,
    N: (found) => found.join() === '1,2',
  };

  test.each(Object.keys(kinds))('%s, in white and in black', (letter) => {
    for (const piece of [letter, letter.toLowerCase()]) {
      const from = '0 3w c3';
      const world = wide({ '0 3w': `...../...../..${piece}../...../.....` });
      const expected = allSquares(world)
        .map(nameOf)
        .filter((to) => {
          const delta = far(world, from, to);
          return delta.every(Number.isInteger) && kinds[letter]!(lengths(delta));
        });
      expect(reached(world, from)).toEqual(expected);
      expect(expected.length).toBeGreaterThan(0);
    }
  });

  test('a piece that no rule knows goes nowhere', () => {
    expect(reached(wide({ '0 3w': '...../...../..X../...../.....' }), '0 3w c3')).toEqual([]);
    expect([...'RBUDSQYKCNPW'].every(isKnownKind)).toBe(true);
    expect([...'AEFGHX'].some(isKnownKind)).toBe(false);
    expect([...'PWRX'].map(isPawn)).toEqual([true, true, false, false]);
  });
});

describe('a piece in the way', () => {
  const blocked = (letter: string, inWay: string, beyond: string) => {
    const free = wide({ '0 3w': `...../...../..${letter}../...../.....` });
    const [line = '', turn = '', square = ''] = inWay.split(' ');
    const board = Array.from({ length: 5 }, (_, rank) =>
      [...'abcde'].map((file) => (`${file}${5 - rank}` === square ? 'n' : '.')).join(''),
    ).join('/');
    const same = `${line} ${turn}` === '0 3w';
    const drawn = same ? board.replace(/^(.{14})./, `$1${letter}`) : board;
    const world = wide({ '0 3w': `...../...../..${letter}../...../.....`, [`${line} ${turn}`]: drawn });
    expect(reached(free, '0 3w c3')).toEqual(expect.arrayContaining([inWay, beyond]));
    expect(reached(world, '0 3w c3')).toContain(inWay);
    expect(reached(world, '0 3w c3')).not.toContain(beyond);
  };

  test.each([
    ['R', '0 3w d3', '0 3w e3'],
    ['R', '0 3w c4', '0 3w c5'],
    ['R', '0 2w c3', '0 1w c3'],
    ['R', '1 3w c3', '2 3w c3'],
    ['R', '-1 3w c3', '-2 3w c3'],
    ['B', '0 3w d4', '0 3w e5'],
    ['B', '0 2w b3', '0 1w a3'],
    ['B', '1 3w c2', '2 3w c1'],
    ['B', '-1 2w c3', '-2 1w c3'],
    ['U', '1 2w d3', '2 1w e3'],
    ['D', '1 2w d2', '2 1w e1'],
    ['Q', '-1 2w b4', '-2 1w a5'],
  ])('%s goes to %s, not to %s', (letter, inWay, beyond) => blocked(letter, inWay, beyond));

  test('is in the way itself if it is of the same side', () => {
    const own = worldOf([[0, '1w', 'N../.../RN.']]);
    expect(reached(own, '0 1w a1')).toEqual(['0 1w a2']);
    const enemy = worldOf([[0, '1w', 'n../.../Rn.']]);
    expect(reached(enemy, '0 1w a1')).toEqual(['0 1w b1', '0 1w a2', '0 1w a3']);
  });

  test('a board that does not exist is also in the way', () => {
    const world = worldOf([
      [0, '2w', 'R'],
      [2, '2w', '.'],
    ]);
    expect(reached(world, '0 2w a1')).toEqual([]);
  });
});

describe('a pawn', () => {
  const alone = (pawn: string, unmoved = '') => wide({ '0 3w': `...../...../..${pawn}${unmoved}../...../.....` });

  test('goes forward: up for white and down for black, to lower or higher timelines', () => {
    expect(forward('white')).toEqual({ dy: 1, dl: -1 });
    expect(forward('black')).toEqual({ dy: -1, dl: 1 });
    for (const [white, black] of ['Pp', 'Ww'].map((pair) => [...pair])) {
      expect(reached(alone(white!), '0 3w c3')).toEqual(['-1 3w c3', '0 3w c4']);
      expect(reached(alone(black!), '0 3w c3')).toEqual(['0 3w c2', '1 3w c3']);
    }
  });

  test('goes two squares if it has not moved, and nothing is in between or there', () => {
    expect(reached(alone('P', '*'), '0 3w c3')).toEqual(['-2 3w c3', '-1 3w c3', '0 3w c4', '0 3w c5']);
    expect(reached(alone('p', '*'), '0 3w c3')).toEqual(['0 3w c1', '0 3w c2', '1 3w c3', '2 3w c3']);
    const blocked = wide({ '0 3w': '...../..n../..P*../...../.....', '-1 3w': '...../...../..n../...../.....' });
    expect(reached(blocked, '0 3w c3')).toEqual([]);
    const beyond = wide({ '0 3w': '..n../...../..P*../...../.....', '-2 3w': '...../...../..n../...../.....' });
    expect(reached(beyond, '0 3w c3')).toEqual(['-1 3w c3', '0 3w c4']);
  });

  const around = 'nnnnn/nnnnn/nnnnn/nnnnn/nnnnn';
  const enemies = (pawn: string) => {
    const drawn = pawn === pawn.toUpperCase() ? around : around.toUpperCase();
    const boards = LINES.flatMap((line) => ['1w', '2w', '3w'].map((turn) => [`${line} ${turn}`, drawn] as const));
    const [before, beyond] = [drawn.slice(0, 14), drawn.slice(15)];
    return wide({ ...Object.fromEntries(boards), '0 3w': `${before}${pawn}${beyond}` });
  };

  test('takes diagonally on its board, or to the next timeline a turn back', () => {
    expect(reached(enemies('P'), '0 3w c3')).toEqual(['-1 2w c3', '0 3w b4', '0 3w d4']);
    expect(reached(enemies('p'), '0 3w c3')).toEqual(['0 3w b2', '0 3w d2', '1 2w c3']);
  });

  test('takes along any diagonal of two dimensions that goes forward if it is a brawn', () => {
    const white = [
      '-1 2w c3',
      '-1 3w c2',
      '-1 3w b3',
      '-1 3w d3',
      '-1 3w c4',
      '0 2w c4',
      '0 3w b4',
      '0 3w d4',
      '1 3w c4',
    ];
    expect(reached(enemies('W'), '0 3w c3').toSorted()).toEqual(white.toSorted());
    const black = ['1 2w c3', '1 3w c4', '1 3w b3', '1 3w d3', '1 3w c2', '0 2w c2', '0 3w b2', '0 3w d2', '-1 3w c2'];
    expect(reached(enemies('w'), '0 3w c3').toSorted()).toEqual(black.toSorted());
  });
});

describe('taking in passing', () => {
  /** The square where the pawn on b3 takes in passing, on a board before and after the other side's move. */
  const passed = (before: string, now: string) => {
    const world = worldOf([
      [0, '1b', before],
      [0, '2w', now],
    ]);
    return allSquares(world).flatMap((to) => {
      const victim = enPassantVictim(world, at(world, '0 2w b3'), to);
      if (victim !== undefined) expect(canReach(world, at(world, '0 2w b3'), to)).toBe(true);
      return victim === undefined ? [] : [`${nameOf(to)} takes ${victim}`];
    });
  };

  test.each([
    [
      'a pawn to the left that has just gone two squares',
      'p*../.../.P./.../...',
      '.../.../pP./.../...',
      ['0 2w a4 takes 6'],
    ],
    ['a pawn to the right', '..p*/.../.P./.../...', '.../.../.Pp/.../...', ['0 2w c4 takes 8']],
    ['a brawn to the left', 'w*../.../.P./.../...', '.../.../wP./.../...', ['0 2w a4 takes 6']],
    ['a pawn if a brawn takes', 'p*../.../.W./.../...', '.../.../pW./.../...', ['0 2w a4 takes 6']],
    ['no pawn that came one square', '.../p../.P./.../...', '.../.../pP./.../...', []],
    ['no pawn that had moved before', 'p../.../.P./.../...', '.../.../pP./.../...', []],
    ['no pawn that stood there', 'p*../.../pP./.../...', 'p*../.../pP./.../...', []],
    ['no pawn that stood there while another one left its board', 'p*../.../pP./.../...', '.../.../pP./.../...', []],
    ['no other piece', 'r*../.../.P./.../...', '.../.../rP./.../...', []],
    ['no piece of its own', 'P*../.../.P./.../...', '.../.../PP./.../...', []],
    ['where another piece takes nothing', 'p*../.../.R./.../...', '.../.../pR./.../...', []],
  ])('%s', (_, before, now, expected) => expect(passed(before, now)).toEqual(expected));

  test('black takes downwards', () => {
    const world = worldOf([
      [0, '1w', '.../.../p../.../.P*.'],
      [0, '1b', '.../.../pP./.../...'],
    ]);
    expect(enPassantVictim(world, at(world, '0 1b a3'), at(world, '0 1b b2'))).toBe(7);
    expect(enPassantVictim(world, at(world, '0 1b a3'), at(world, '0 1b b4'))).toBeUndefined();
  });

  test('needs to know the board before', () => {
    const world = worldOf([[0, '2w', '.../.../pP./.../...']]);
    expect(enPassantVictim(world, at(world, '0 2w b3'), at(world, '0 2w a4'))).toBeUndefined();
  });

  test('is not done on another board', () => {
    const world = worldOf([
      [0, '1b', 'p*../.../.P./.../...'],
      [0, '2w', '.../.../pP./.../...'],
      [1, '2w', '.../.../.../.../...'],
    ]);
    expect(enPassantVictim(world, at(world, '0 2w b3'), at(world, '1 2w a4'))).toBeUndefined();
  });
});

describe('jumps to other boards are found without looking at all boards', () => {
  /** The squares of other boards with a file and a rank, by looking at all. */
  const slowly = (world: Multiverse, from: string, x: number, y: number) => {
    const origin = at(world, from);
    return allSquares(world)
      .filter((to) => to.board !== origin.board && to.x === x && to.y === y && canReach(world, origin, to))
      .map(nameOf);
  };

  test.each([...'RBUDSQYKCNPWX'].flatMap((letter) => [letter, letter.toLowerCase(), `${letter}*`]))('%s', (piece) => {
    const enemy = piece[0] === piece[0]!.toUpperCase() ? 'n' : 'N';
    const scattered = `${enemy}..../...../..${enemy}../.${enemy}.../....${enemy}`;
    const world = wide({
      '0 3w': `...../...../..${piece}../...../.....`,
      '0 2w': scattered,
      '-1 2w': scattered,
      '1 2w': scattered,
      '2 3w': scattered,
    });
    for (let square = 0; square < 25; square++) {
      const [x, y] = [square % 5, Math.floor(square / 5)];
      const found = [...targetsOnOtherBoards(world, at(world, '0 3w c3'), x, y)].map(nameOf);
      expect(found.toSorted(), `${x} ${y}`).toEqual(slowly(world, '0 3w c3', x, y).toSorted());
    }
  });
});
