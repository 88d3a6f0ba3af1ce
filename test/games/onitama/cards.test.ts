import { describe, expect, test } from 'vitest';
import { reaches } from '../../../src/games/onitama/cards.js';
import { cardSet, reach, STANDARD_CARDS, stepsOf } from '../../../src/games/onitama/index.js';

/** The cards as they are printed: the piece is in the middle (`o`) and may go to `x`; red sees them so. */
const PRINTED: Record<string, readonly [letter: string, ...rows: string[]]> = {
  Boar: ['B', '.....', '..x..', '.xox.', '.....', '.....'],
  Cobra: ['C', '.....', '...x.', '.xo..', '...x.', '.....'],
  Dragon: ['D', '.....', 'x...x', '..o..', '.x.x.', '.....'],
  Eel: ['E', '.....', '.x...', '..ox.', '.x...', '.....'],
  Frog: ['F', '.....', '.x...', 'x.o..', '...x.', '.....'],
  Goose: ['G', '.....', '.x...', '.xox.', '...x.', '.....'],
  Horse: ['H', '.....', '..x..', '.xo..', '..x..', '.....'],
  Mantis: ['M', '.....', '.x.x.', '..o..', '..x..', '.....'],
  Ox: ['O', '.....', '..x..', '..ox.', '..x..', '.....'],
  Rabbit: ['R', '.....', '...x.', '..o.x', '.x...', '.....'],
  Tiger: ['T', '..x..', '.....', '..o..', '..x..', '.....'],
  Crab: ['Q', '.....', '..x..', 'x.o.x', '.....', '.....'],
  Crane: ['K', '.....', '..x..', '..o..', '.x.x.', '.....'],
  Elephant: ['L', '.....', '.x.x.', '.xox.', '.....', '.....'],
  Monkey: ['X', '.....', '.x.x.', '..o..', '.x.x.', '.....'],
  Rooster: ['U', '.....', '...x.', '.xox.', '.x...', '.....'],
};

const MIDDLE = 12;
const squaresOf = (picture: string) => [...picture].flatMap((mark, square) => (mark === 'x' ? [square] : []));

test('the pictures are of all cards', () => {
  expect([...STANDARD_CARDS.values()].map(({ name }) => name).sort()).toEqual(Object.keys(PRINTED).sort());
});

describe.each(Object.entries(PRINTED))('%s', (name, [letter, ...rows]) => {
  const card = STANDARD_CARDS.get(letter)!;
  const picture = rows.join('');
  test('has its letter', () => expect(card).toMatchObject({ letter, name }));
  test('leads red as it is printed', () => expect(reach(card, 'red', MIDDLE)).toEqual(squaresOf(picture)));
  test('leads blue as it is printed, seen from the other side', () => {
    const opposite = [...picture].reverse().join('');
    expect(reach(card, 'blue', MIDDLE)).toEqual(squaresOf(opposite));
  });
});

test('a card leads over no edge of the board', () => {
  const monkey = STANDARD_CARDS.get('X')!;
  const crab = STANDARD_CARDS.get('Q')!;
  expect(reach(monkey, 'red', 0)).toEqual([6]);
  expect(reach(monkey, 'red', 24)).toEqual([18]);
  expect(reach(monkey, 'red', 14)).toEqual([8, 18]);
  expect(reach(monkey, 'red', 10)).toEqual([6, 16]);
  expect(reach(crab, 'red', 3)).toEqual([1]);
  expect(reach(STANDARD_CARDS.get('T')!, 'red', 22)).toEqual([12]);
});

test.each(['red', 'blue'] as const)('a card of %s reaches the squares of its list, and no others', (side) => {
  for (const card of STANDARD_CARDS.values()) {
    for (let from = 0; from < 25; from++) {
      const reached = Array.from({ length: 39 }, (_, i) => i - 7).filter((to) => reaches(card, side, from, to));
      expect(reached, `${card.name} from ${from}`).toEqual(reach(card, side, from));
      const steps = stepsOf(card, side).map(([rows, columns]) => [Math.floor(from / 5) + rows, (from % 5) + columns]);
      const onBoard = steps.filter((step) => step.every((index) => index! >= 0 && index! < 5));
      expect(onBoard.map(([row, column]) => row! * 5 + column!).sort((a, b) => a - b)).toEqual(reached);
      for (const to of [7.5, Number.NaN, Infinity]) expect(reaches(card, side, from, to)).toBe(false);
    }
  }
});

test('a set finds each card by its letter, and the later one of two', () => {
  const viper = { letter: 'V', name: 'Viper', steps: [[-1, 1] as const] };
  const adder = { letter: 'V', name: 'Adder', steps: [[0, -2] as const] };
  const cards = cardSet([...STANDARD_CARDS.values(), viper, adder]);
  expect(cards.size).toBe(17);
  expect(cards.get('V')).toBe(adder);
  expect(stepsOf(adder, 'red')).toEqual([[0, -2]]);
});
