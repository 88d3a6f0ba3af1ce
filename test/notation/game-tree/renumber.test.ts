import { expect, test } from 'vitest';
import { changedModel } from '../../../src/notation/changed-model.js';
import { type NumberedTurns, renumbered, renumberingOf } from '../../../src/notation/game-tree/index.js';
import type { Change } from '../../../src/notation/path.js';
import { made } from '../../support/readings.js';

interface Round {
  readonly number?: number;
  readonly lines?: readonly Line[];
}
interface Line {
  readonly rounds: readonly Round[];
}

const ROUNDS: NumberedTurns<Round> = {
  list: 'rounds',
  overlaps: (inserted, next) => inserted.number === next.number,
  shifted: ({ number, ...round }, by) => ({ ...round, ...(number === undefined ? {} : { number: number + by }) }),
};

const line = (...numbers: (number | undefined)[]): Line => ({
  rounds: numbers.map((number) => (number === undefined ? {} : { number })),
});

/** The numbers of a line after a change. */
function numbersAfter(before: Line, change: Change): (number | undefined)[] {
  const { model } = made(changedModel(before, change));
  const renumbering = renumberingOf(before, change, ROUNDS);
  return (renumbering === undefined ? model : renumbered(model, renumbering, ROUNDS)).rounds.map(
    ({ number }) => number,
  );
}

test.each<[string, Line, Change, (number | undefined)[]]>([
  ['insertion of a number in use', line(1, 2), { insert: ['rounds', 0], value: { number: 1 } }, [1, 2, 3]],
  ['insertion of a free number', line(1, 3), { insert: ['rounds', 1], value: { number: 2 } }, [1, 2, 3]],
  ['insertion at the end', line(1), { insert: ['rounds', 1], value: { number: 1 } }, [1, 1]],
  [
    'insertion before a turn without a number',
    line(undefined),
    { insert: ['rounds', 0], value: {} },
    [undefined, undefined],
  ],
  ['removal that leaves a gap', line(1, 2, undefined, 3), { remove: ['rounds', 0] }, [1, undefined, 2]],
  ['removal of the last turn', line(1, 2), { remove: ['rounds', 1] }, [1]],
  ['removal before a gap', line(1, 3), { remove: ['rounds', 0] }, [3]],
  ['removal of a repeated number', line(1, 1, 2), { remove: ['rounds', 1] }, [1, 2]],
  ['removal of number 0', line(0, 1), { remove: ['rounds', 0] }, [1]],
  ['replacement', line(1, 2), { replace: ['rounds', 0], value: { number: 2 } }, [2, 2]],
])('the turns after a change are renumbered: %s', (_, before, change, numbers) => {
  expect(numbersAfter(before, change)).toEqual(numbers);
});

test('the turns of a variation are renumbered in it alone', () => {
  const game: Line = { rounds: [{ number: 1, lines: [line(1, 2)] }, { number: 2 }] };
  const change: Change = { remove: ['rounds', 0, 'lines', 0, 'rounds', 0] };
  const renumbering = renumberingOf(game, change, ROUNDS);
  expect(renumbering).toEqual({ line: ['rounds', 0, 'lines', 0], first: 1, from: 2, by: -1 });
  expect(renumbered(made(changedModel(game, change)).model, renumbering!, ROUNDS)).toEqual({
    rounds: [{ number: 1, lines: [line(1)] }, { number: 2 }],
  });
});

test('changes of other parts renumber nothing', () => {
  expect(renumberingOf(line(1, 2), { remove: ['rounds', 0, 'number'] }, ROUNDS)).toBeUndefined();
  expect(renumberingOf(line(1, 2), { remove: ['moves', 0] }, ROUNDS)).toBeUndefined();
});
