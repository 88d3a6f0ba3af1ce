import { expect, test } from 'vitest';
import { hasLegalAction, hasLegalActionWithin } from '../../../src/games/5dchess/actions/has-legal-action.js';
import {
  legalActions,
  legalMoves,
  type Multiverse,
  multiverseFromText,
  playMove,
  resultOf,
  timeOf,
  toMoveAt,
} from '../../../src/games/5dchess/index.js';
import { Random, SEED } from '../../support/random.js';
import { rounds, sized } from '../../support/rounds.js';

/** A board of 3 × 3 with two kings and a few other pieces, so that many positions have no legal action. */
function randomRows(random: Random): string {
  const cells = Array.from({ length: 9 }, () => '.');
  const put = (letter: string) => (cells[random.int(9)] = letter);
  for (let n = 1 + random.int(3); n > 0; n--) {
    const letter = random.pick([...'PRBNQS']);
    put(random.once(2) ? letter : letter.toLowerCase());
  }
  put('K');
  put('k');
  const rows = [0, 3, 6].map((at) => cells.slice(at, at + 3).join(''));
  return rows.join('/').replaceAll(/\.+/g, (empty) => String(empty.length));
}

/** Two or three timelines of up to three boards, which end with boards of both sides. */
const randomMultiverse = (random: Random): Multiverse => randomLines(random, [0, -1, 1].slice(0, 2 + random.int(2)));

/** Timelines of up to three boards, which end with boards of both sides. */
function randomLines(random: Random, lines: readonly number[]): Multiverse {
  const boards: string[] = [];
  for (const line of lines) {
    const first = 2 + random.int(2);
    for (let half = first; half <= first + random.int(3); half++) {
      boards.push(`${randomRows(random)} ${line} ${timeOf(half)} ${toMoveAt(half)}`);
    }
  }
  return multiverseOf(boards);
}

function multiverseOf(boards: readonly string[]): Multiverse {
  const read = multiverseFromText(boards.join('\n'));
  if (!read.ok) throw new Error(read.problem.message);
  return read.multiverse;
}

/** Number of random multiverses that are tried: fewer need not have games of both kinds. */
const MULTIVERSES = sized(8, rounds(80));

test('a game is over exactly if no action is legal, in multiverses with several timelines', () => {
  const random = new Random(SEED);
  let over = 0;
  let goesOn = 0;
  for (let round = 0; round < MULTIVERSES; round++) {
    const multiverse = randomMultiverse(random);
    for (let turn = 0; turn < 2; turn++) {
      const where = multiverse.allBoards().map(({ line, half, squares }) => `${line} ${half} ${squares.join(' ')}`);
      const before = multiverse.snapshot();
      const isOver = resultOf(multiverse) !== undefined;
      expect(multiverse.snapshot()).toEqual(before);
      if (!isOver) goesOn++;
      // The list of all actions is too long for many positions, and not needed for a single one.
      const actions = legalMoves(multiverse).length > 60 ? undefined : legalActions(multiverse);
      if (actions !== undefined) expect(isOver, `seed ${SEED}, ${where.join('; ')}`).toBe(actions.length === 0);
      if (isOver || actions === undefined) {
        if (isOver) over++;
        break;
      }
      for (const move of random.pick(actions)) playMove(multiverse, move);
    }
  }
  expect(over).toBeGreaterThan(MULTIVERSES / 4);
  expect(goesOn).toBeGreaterThan(MULTIVERSES / 8);
});

test('a limited search gives the right answer or none', () => {
  const random = new Random(SEED);
  let givenUp = 0;
  let decided = 0;
  for (let round = 0; round < MULTIVERSES; round++) {
    const multiverse = randomMultiverse(random);
    const exact = hasLegalAction(multiverse);
    for (const maxSteps of [0, 1, 3]) {
      const limited = hasLegalActionWithin(multiverse, undefined, maxSteps);
      if (limited === undefined) givenUp++;
      else decided++;
      if (limited !== undefined) expect(limited, `seed ${SEED}`).toBe(exact);
    }
  }
  expect(givenUp).toBeGreaterThan(MULTIVERSES / 4);
  expect(decided).toBeGreaterThan(MULTIVERSES / 8);
});

test('the number of steps grows little with the number of timelines', () => {
  const random = new Random(SEED);
  for (const side of [0, 1, 2, 3, 5, 8]) {
    const lines = Array.from({ length: 2 * side + 1 }, (_, i) => i - side);
    const found = Array.from({ length: rounds(10) }, () =>
      hasLegalActionWithin(randomLines(random, lines), undefined, 40 * lines.length),
    );
    const undecided = found.filter((answer) => answer === undefined).length;
    expect(undecided, `seed ${SEED}, ${lines.length} timelines`).toBeLessThanOrEqual(found.length * 0.3);
  }
});
