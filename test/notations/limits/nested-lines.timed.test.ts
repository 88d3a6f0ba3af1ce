import { expect, test } from 'vitest';
import { slowdown } from '../../../src/cli/verbs/fuzz/slowdown.js';
import { fiveDNotation } from '../../../src/notations/5dfen/index.js';
import type { FiveDGame, Move, Turn } from '../../../src/notations/5dfen/model/model.js';
import { playGameLines as play5dfen } from '../../../src/notations/5dfen/replay/play-lines.js';
import type { OtnGame, OtnLine, OtnVariation } from '../../../src/notations/otn/game/model/model.js';
import { followGame as followOtn } from '../../../src/notations/otn/game/replay/play.js';
import { otnStart } from '../../../src/notations/otn/game/replay/start.js';
import { otnNotation } from '../../../src/notations/otn/index.js';

const DEPTH = 500;
/** Eight times as many levels take eight times as long; sixty-four times would be a square. */
const TIMES = 8;
const MAX_SLOWDOWN = 25;

/** A game in which each line has moves to and fro, and a variation on the first of them. */
function fiveD(depth: number): FiveDGame {
  const { model } = fiveDNotation.read('[Board "Standard"]\n1. Nf3 / Nf6 2. Ng1 / Ng8 3. Nf3 / Nf6');
  const [first, ...rest] = model.turns as [Turn, ...Turn[]];
  let turns: readonly Turn[] = model.turns;
  for (let i = 0; i < depth; i++) {
    const white = [...(first.white as readonly Move[]), { type: 'variation', comments: [], turns } as const];
    turns = [{ ...first, white }, ...rest];
  }
  return { ...model, turns };
}

function tafl(depth: number): OtnGame {
  const { model } = otnNotation.read(
    '[rules:dim:7 ks:n tfr:i cenhe: cenh: start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/]\n\n1. d1-c1 d3-c3\n2. c1-d1 c3-d3\n3. d1-c1 d3-c3\n',
  );
  const { turns } = model;
  const inner = (variation: OtnVariation | undefined): OtnLine => ({
    turns,
    variations: variation === undefined ? [] : [variation],
  });
  let line = inner(undefined);
  for (let i = 0; i < depth; i++) line = inner({ turn: 1, letter: 'a', variation: 1, ...line });
  return { ...model, ...line };
}

test('5dfen: nested variations are played in linear time', () => {
  const run = (depth: number) => {
    const game = fiveD(depth);
    return () => {
      let plies = 0;
      play5dfen(game, () => plies++);
      expect(plies).toBe(6 * (depth + 1));
    };
  };
  expect(slowdown(run(DEPTH), run(DEPTH * TIMES), MAX_SLOWDOWN)).toBeLessThan(MAX_SLOWDOWN);
});

test('otn: nested variations are played in linear time, even if moves may be lost', () => {
  const run = (depth: number) => {
    const game = tafl(depth);
    const start = otnStart(game.tags);
    if (!start.ok) throw new Error(start.problem.message);
    return () => {
      let plies = 0;
      followOtn(game, start.position, { onPly: () => plies++, isLost: () => false });
      expect(plies).toBe(6 * (depth + 1));
    };
  };
  expect(slowdown(run(DEPTH), run(DEPTH * TIMES), MAX_SLOWDOWN)).toBeLessThan(MAX_SLOWDOWN);
});
