import { describe, expect, test } from 'vitest';
import { Game, moveOf, tableWith } from './setup.js';

const DRAW = '1llrr 2orku 3lllo';
const problems = (table: Game, move: string) => table.moveViolations(moveOf(move));

describe('a move against the rules', () => {
  test.each([
    ['is out of turn', [], 'B 1 ll 22', [{ why: 'out-of-turn', turnOf: 0 }]],
    ['is made twice in a row', ['A 1 ll 22'], 'A 2 o 1', [{ why: 'out-of-turn', turnOf: 1 }]],
    ['is of nobody', [], 'C 1 ll 22', [{ why: 'no-such-player' }]],
    ['takes from a factory that is not there', [], 'A 6 ll 22', [{ why: 'no-such-factory' }]],
    ['takes from an empty factory', [], 'A 4 ll 22', [{ why: 'tiles-not-there', there: [0, 0, 0, 0, 0] }]],
    ['takes from an empty center', [], 'A 0 ll 22', [{ why: 'tiles-not-there', there: [0, 0, 0, 0, 0] }]],
    ['takes a tile that is not there', [], 'A 1 k 1', [{ why: 'tiles-not-there', there: [2, 0, 2, 0, 0] }]],
    ['takes more tiles than there are', [], 'A 1 lll 333', [{ why: 'tiles-not-there', there: [2, 0, 2, 0, 0] }]],
    ['takes only some of the tiles', [], 'A 3 ll 22', [{ why: 'not-all-tiles', there: 3 }]],
    ['puts in a line what it has no room for', [], 'A 1 ll 11', [{ why: 'too-many-for-line', room: 1 }]],
    ['drops a tile that has room', [], 'A 1 ll 2-', [{ why: 'room-left-in-line', room: 2 }]],
    ['mixes tiles in a line', ['A 2 o 3', 'B 1 ll 22'], 'A 3 lll 333', [{ why: 'line-has-other-tile', other: 'o' }]],
    ['fills a full line', ['A 1 ll 22', 'B 2 o 1'], 'A 3 lll 22-', [{ why: 'too-many-for-line', room: 0 }]],
    [
      'is out of turn and takes too few',
      [],
      'B 3 ll 22',
      [
        { why: 'out-of-turn', turnOf: 0 },
        { why: 'not-all-tiles', there: 3 },
      ],
    ],
    ['is out of turn, from nowhere', [], 'B 6 ll 22', [{ why: 'out-of-turn', turnOf: 0 }, { why: 'no-such-factory' }]], // prettier-ignore
    [
      'is out of turn and takes what is not there',
      [],
      'B 1 k 1',
      [
        { why: 'out-of-turn', turnOf: 0 },
        { why: 'tiles-not-there', there: [2, 0, 2, 0, 0] },
      ],
    ],
  ])('%s', (_, before, move, expected) => {
    expect(problems(tableWith(DRAW, before), move)).toEqual(expected);
  });

  test('puts a tile in a row of the wall that has it', () => {
    const table = tableWith(DRAW);
    const [a] = table.players;
    a!.wall[1]![1] = true;
    expect(problems(table, 'A 1 ll 22')).toEqual([{ why: 'wall-has-tile' }]);
    expect(problems(table, 'A 1 rr 22')).toEqual([]);
    expect(problems(table, 'A 1 ll 33')).toEqual([]);
    table.play(moveOf('A 1 ll 22'));
    expect(a!.lines[1]).toEqual({ tile: undefined, count: 0 });
    expect(a!.floor).toEqual(['l', 'l']);
  });

  test('comes before the first draw or after the end', () => {
    expect(problems(new Game(2), 'A 1 ll 22')).toEqual([{ why: 'no-draw' }]);
    const table = tableWith(DRAW);
    table.isOver = true;
    expect(problems(table, 'A 1 ll 22')).toEqual([{ why: 'game-is-over' }]);
  });
});

describe('a move by the rules', () => {
  test.each(['A 1 ll 22', 'A 1 ll --', 'A 1 ll 1-', 'A 3 lll 333', 'A 3 lll 22-', 'A 2 o 1', 'A 2 o 5', 'A 2 o -'])(
    'may be %s',
    (move) => expect(problems(tableWith(DRAW), move)).toEqual([]),
  );

  test('fills what is left of a line', () => {
    const table = tableWith(DRAW, ['A 1 ll 33', 'B 2 o 1']);
    expect(problems(table, 'A 3 lll 3--')).toEqual([]);
    expect(problems(table, 'A 3 lll 33-')).toEqual([{ why: 'too-many-for-line', room: 1 }]);
    table.play(moveOf('A 3 lll 3--'));
    expect(table.players[0]!.lines[2]).toEqual({ tile: 'l', count: 3 });
    expect(table.players[0]!.floor).toEqual(['l', 'l']);
  });
});

describe('playing', () => {
  test('moves tiles to the line and the floor, and the rest to the center', () => {
    const table = tableWith(DRAW, ['A 3 lll 22-']);
    const [a, b] = table.players;
    expect(a!.lines).toEqual([0, 2, 0, 0, 0].map((count) => ({ tile: count > 0 ? 'l' : undefined, count })));
    expect(a!.floor).toEqual(['l']);
    expect(b!.floor).toEqual([]);
    expect(table.centre).toEqual([0, 1, 0, 0, 0]);
    expect(table.factories[2]).toEqual([0, 0, 0, 0, 0]);
    expect(table.turnOf).toBe(1);
    expect(table.hasMarker).toBe(true);
  });

  test('from the center takes the marker, the first time only', () => {
    const table = tableWith(DRAW, ['A 1 ll 22', 'B 0 rr 22', 'A 3 o 1', 'B 0 lll 333']);
    expect(table.players.map(({ floor }) => floor)).toEqual([[], ['first']]);
    expect(table.hasMarker).toBe(false);
    expect(table.left()).toEqual([0, 1, 1, 1, 1]);
  });

  test('changes nothing without a player, from an unknown factory, without such a tile, and after the end', () => {
    for (const move of ['C 1 ll 22', 'A 6 ll 22', 'A 1 k 1', 'A 0 l 1']) {
      const table = tableWith(DRAW, [move]);
      expect(table, move).toEqual(tableWith(DRAW));
    }
    const over = tableWith(DRAW);
    over.isOver = true;
    over.play(moveOf('A 1 ll 22'));
    expect(over.factories).toEqual(tableWith(DRAW).factories);
  });

  test('takes all tiles of the kind, whatever number is written', () => {
    const table = tableWith(DRAW, ['A 3 l 5']);
    expect(table.left()).toEqual([2, 2, 3, 1, 1]);
    expect(table.players[0]!.lines[4]).toEqual({ tile: 'l', count: 3 });
    const more = tableWith(DRAW, ['A 1 llll 4444']);
    expect(more.players[0]!.lines[3]).toEqual({ tile: 'l', count: 2 });
  });

  test('never mixes tiles in a line, and never overfills it', () => {
    const mixed = tableWith(DRAW, ['A 2 o 5', 'B 2 r 5', 'A 3 lll 555']);
    expect(mixed.players[0]!.lines[4]).toEqual({ tile: 'o', count: 1 });
    expect(mixed.players[0]!.floor).toEqual(['l', 'l', 'l']);
    const over = tableWith(DRAW, ['A 3 lll 222']);
    expect(over.players[0]!.lines[1]).toEqual({ tile: 'l', count: 2 });
    expect(over.players[0]!.floor).toEqual(['l']);
    const none = tableWith(DRAW, ['A 1 ll 3----']);
    expect(none.players[0]!.lines[2]).toEqual({ tile: undefined, count: 0 });
  });

  test('puts seven tiles on the floor and the rest into the lid, but never the marker', () => {
    const draw = '1oooo 2oooo 3llll 4llll 5lrrr';
    const table = tableWith(draw, ['A 1 oooo ----', 'B 3 llll 4444', 'A 2 oooo ----', 'B 4 llll 5555']);
    expect(table.players[0]!.floor).toEqual(['o', 'o', 'o', 'o', 'o', 'o', 'o']);
    expect(table.supply.lid).toEqual([0, 1, 0, 0, 0]);
    table.play(moveOf('A 5 rrr 333'));
    table.play(moveOf('B 0 l 1'));
    expect(table.turnOf).toBe(1);
  });

  test('the marker that finds no space on the floor still decides who begins', () => {
    const table = tableWith('1oooo 2oooo 3lkkk', ['A 1 oooo ----', 'B 3 l 1', 'A 2 oooo ----', 'B 0 kkk 333']);
    expect(table.turnOf).toBe(1);
    const other = tableWith('1oooo 2oooo 3lkkk 4uuuu', ['A 1 oooo ----', 'B 4 uuuu 4444', 'A 2 oooo ----', 'B 3 l 1', 'A 0 kkk 333']); // prettier-ignore
    expect(other.turnOf).toBe(0);
    expect(other.supply.lid[1]).toBe(8);
    expect(other.players[0]!.score).toBe(0);
  });
});

describe('the list of moves', () => {
  const listed = (table: Game) =>
    [...table.legalMoves()].map(({ player, origin, tile, count, line, overflow }) =>
      [player, origin, tile, count, line ?? '-', overflow].join(' '),
    );

  test('has each kind of each origin, to each line with room and to the floor', () => {
    expect(listed(tableWith('1llrr'))).toEqual(
      ['l', 'r'].flatMap((tile) => [
        `0 1 ${tile} 2 1 1`,
        ...[2, 3, 4, 5].map((line) => `0 1 ${tile} 2 ${line} 0`),
        `0 1 ${tile} 2 - 2`,
      ]),
    );
  });

  test('leaves out a line that is full of the same tile; tiles without room go to the floor', () => {
    const table = tableWith('1ll 2lll 5o', ['A 1 ll 22', 'B 5 o 1']);
    expect(listed(table)).toEqual(['0 2 l 3 1 2', '0 2 l 3 3 0', '0 2 l 3 4 0', '0 2 l 3 5 0', '0 2 l 3 - 3']);
    const begun = tableWith('1ll 2lll 5o', ['A 1 ll 33', 'B 5 o 1']);
    expect(listed(begun)).toContain('0 2 l 3 3 2');
  });

  test('leaves out full lines, lines of other tiles, and rows that have the tile', () => {
    const table = tableWith('1llrr 5oooo', ['A 1 ll 22', 'B 5 oooo 4444']);
    table.players[0]!.wall[0]![2] = true;
    expect(listed(table)).toEqual(['0 0 r 2 3 0', '0 0 r 2 4 0', '0 0 r 2 5 0', '0 0 r 2 - 2']);
  });
});
