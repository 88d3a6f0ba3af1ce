import { expect, test } from 'vitest';
import { openGame } from '../../../src/notation/open-game/index.js';
import { madePartAt, type PathIndex, valueAround } from '../../../src/notation/open-game/path-index.js';
import { otnNotation } from '../../../src/notations/otn/index.js';

test('a path finds the innermost value around it', () => {
  const index: PathIndex<string> = { parts: new Map() };
  madePartAt(index, ['moves', 1]).value = 'move';
  const variation = madePartAt(index, ['moves', 1, 'variations', 0]);
  madePartAt(variation, ['moves', 0]).value = 'inner';
  expect(valueAround(index, ['moves', 1])).toBe('move');
  expect(valueAround(index, ['moves', 1, 'comments', 0])).toBe('move');
  expect(valueAround(index, ['moves', 1, 'variations', 0])).toBe('move');
  expect(valueAround(index, ['moves', 1, 'variations', 0, 'moves', 0, 'text'])).toBe('inner');
  expect(valueAround(index, ['moves', 2])).toBeUndefined();
  expect(valueAround(index, [])).toBeUndefined();
});

test('the paths of the moves of a game are made once, however many moves are found by them', () => {
  const back = ['d1-c1', 'd3-b3', 'c1-d1', 'b3-d3'];
  const turns = Array.from({ length: 100 }, (_, i) => `${i + 1}. ${back[(2 * i) % 4]!} ${back[(2 * i + 1) % 4]!}`);
  const text = `[rules:dim:7 start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/]\n\n${turns.join('\n')}\n`;
  let made = 0;
  const { playable } = otnNotation;
  const counted: typeof playable = {
    ...playable,
    pathOf(written, index) {
      made++;
      return playable.pathOf(written, index);
    },
  };
  const game = openGame(text, { ...otnNotation, playable: counted });
  if (!game.ok) throw new Error(game.problem.message);
  const paths = game.moves().map(({ path }) => path);
  expect(paths).toHaveLength(200);
  made = 0;
  for (const path of paths) expect(game.at(path).ok).toBe(true);
  expect(made).toBeLessThanOrEqual(paths.length * 2);
});
