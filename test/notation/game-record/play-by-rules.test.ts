import { expect, test } from 'vitest';
import { defineRules } from '../../../src/games/rules.js';
import { gamesByRules, mainLineView, playByRules } from '../../../src/notation/game-record/index.js';

interface Game {
  readonly moves: readonly { readonly taken: number }[];
  readonly result: string;
}

/** Players take one to three of five stones in turn; whoever takes the last one wins. */
const nim = defineRules({
  start: (stones: number) => ({ stones, turn: 0 }),
  toMove: ({ turn }) => (turn % 2 === 0 ? 'first' : 'second'),
  legalMoves: ({ stones }) => [1, 2, 3].filter((taken) => taken <= stones),
  whyIllegal: ({ stones }, taken) => (taken > stones ? 'too-few-stones' : undefined),
  play: ({ stones, turn }, taken) => ({ stones: stones - taken, turn: turn + 1 }),
  result: ({ stones, turn }) =>
    stones === 0 ? { winners: [turn % 2 === 0 ? 'second' : 'first'], reason: 'last-stone' } : undefined,
  key: ({ stones, turn }) => `${stones} ${turn % 2}`,
  moveToText: (_, taken) => `take ${taken}`,
});

const games = gamesByRules(nim, {
  start: (_: Game) => nim.start(5),
  move: 'taken',
  result: (position) => nim.result(position)?.winners[0] ?? '*',
});
const play = playByRules(games);
const view = mainLineView(games);

const gameOf = (...moves: readonly number[]) => ({
  games: [{ moves: moves.map((taken) => ({ taken })), result: '*' }],
});

const replayOf = (...moves: readonly number[]) => {
  const replay = play.replay(gameOf(...moves));
  if (!replay.ok) throw new Error(replay.problem.message);
  return replay;
};

test('a game is played to its end, and printed with its result', () => {
  const replay = replayOf(3, 2);
  expect(play.text(replay, gameOf(3, 2))).toBe('first take 3\nsecond take 2\nsecond\n');
  expect(play.json(replay, gameOf(3, 2))).toEqual({
    plies: [
      { mover: 'first', move: 'take 3', position: '2 1' },
      { mover: 'second', move: 'take 2', position: '0 0' },
    ],
    result: 'second',
  });
});

test('a record that spells results in its own way gets the game', () => {
  const spelled = gamesByRules(nim, {
    start: (_: Game) => nim.start(2),
    move: 'taken',
    result: ({ stones }, { result }) => (stones > 0 ? '*' : result === 'end' ? result : 'over'),
  });
  const model = { games: [{ moves: [{ taken: 2 }], result: 'end' }] };
  const replay = playByRules(spelled).replay(model);
  expect(replay.ok && playByRules(spelled).text(replay, model)).toBe('first take 2\nend\n');
});

test('an illegal move ends the game', () => {
  expect(play.text(replayOf(3, 3, 1), gameOf())).toBe('first take 3\n*\n');
});

test('a model without a game is neither played nor drawn', () => {
  const problem = { ok: false, problem: { path: ['games'], message: 'expected a game' } };
  expect(play.replay({ games: [] })).toEqual(problem);
  expect(view.at({ games: [] })).toEqual(problem);
  expect(view.eachPly({ games: [] }, {}, () => expect.unreachable())).toEqual(problem);
});

test.each([
  [0, 5],
  [1, 2],
  [2, 0],
  [9, 0],
  [undefined, 0],
])('the position after ply %s is drawn; after the last one, the last', (ply, stones) => {
  const board = view.at(gameOf(3, 2), ply === undefined ? {} : { ply });
  expect(board.ok && board.view.stones).toBe(stones);
});

test('all positions are drawn in one replay, and no variation', () => {
  const drawn: number[] = [];
  expect(view.eachPly(gameOf(3, 2), {}, ({ stones }) => drawn.push(stones)).ok).toBe(true);
  expect(drawn).toEqual([5, 2, 0]);
  expect(view.at(gameOf(3, 2), { variation: '1.1' })).toMatchObject({ ok: false });
  expect(view.at(gameOf(3, 2), { variation: '' })).toEqual(view.at(gameOf(3, 2)));
});
