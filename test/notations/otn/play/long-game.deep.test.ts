import { expect, test } from 'vitest';
import {
  otnFromJson,
  type OtnLine,
  otnToJson,
  otnView,
  parseOtn,
  printOtn,
  replayOtn,
} from '../../../../src/notations/otn/index.js';
import { Random, SEED } from '../../../support/random.js';
import { randomTurns, RULES } from './random-game.js';

const TURNS = 300;
const BESIDE = 1500;
const NESTED = 500;
const LENIENT = RULES.replace('dim:11', 'dim:11 tfr:i surf:n');

/** A random game that continues long enough: repetitions do not end it. */
function longTurns(): string[][] {
  const random = new Random(SEED);
  for (;;) {
    const turns = randomTurns(random, TURNS, LENIENT);
    if (turns.length === TURNS) return turns;
  }
}

/** A game with variations beside its moves, and nested ones. */
function longGame(): string {
  const turns = longTurns();
  const lines = turns.map((moves, i) => `${i + 1}. ${moves.join(' ')}`);
  const beside = Array.from({ length: BESIDE }, (_, i) => {
    const turn = 1 + (i % turns.length);
    return `${turn}a.${1 + Math.floor(i / turns.length)}.1a. ${turns[turn - 1]!.join(' ')}`;
  });
  const deep = Array.from({ length: NESTED }, (_, i) => `${'1b.1.'.repeat(i + 1)}1a. ..... ${turns[0]![1]}`);
  return `[rules:${LENIENT}]\n\n${[...lines, ...beside, ...deep].join('\n')}\n`;
}

const depthOf = (line: OtnLine): number => {
  let depth = 0;
  for (
    let next: OtnLine | undefined = line;
    next !== undefined;
    next = next.variations.find(({ turn, letter }) => turn === 1 && letter === 'b')
  ) {
    depth++;
  }
  return depth;
};

test(`${TURNS} turns with ${BESIDE + NESTED} lines of variations, ${NESTED} of them nested (seed ${SEED})`, () => {
  const text = longGame();
  const { model, diagnostics, tree } = parseOtn(text);
  expect(diagnostics).toEqual([]);
  expect(tree.source()).toBe(text);
  expect(model.turns).toHaveLength(TURNS);
  expect(depthOf(model)).toBe(NESTED + 1);

  const printed = printOtn(model);
  expect(printOtn(parseOtn(printed).model)).toBe(printed);
  expect(otnFromJson(otnToJson(model))).toEqual({ ok: true, value: model });

  const replay = replayOtn(model);
  if (!replay.ok) throw new Error(replay.problem.message);
  expect(replay.plies).toHaveLength(2 * TURNS);
  expect(replay.variations).toHaveLength(BESIDE + NESTED);
  const picture = otnView.at(model);
  expect(picture.ok && otnView.text(picture.view)).toContain('11');
});
