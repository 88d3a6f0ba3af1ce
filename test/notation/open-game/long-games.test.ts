import { expect, test, vi } from 'vitest';
import { openGame, type PlayableNotation } from '../../../src/notation/open-game/index.js';
import { fiveDNotation } from '../../../src/notations/5dfen/index.js';
import { otnNotation } from '../../../src/notations/otn/index.js';
import { opened } from '../../support/games/open-games.js';

const parsed = vi.hoisted(() => ({ count: 0 }));

/** Returns a module of a generated parser that counts the texts that are parsed. */
const counting = vi.hoisted(() => async (original: () => Promise<unknown>) => {
  const parser = (await original()) as { readonly parse: (...given: unknown[]) => unknown };
  const parse = (...given: unknown[]): unknown => {
    parsed.count++;
    return parser.parse(...given);
  };
  return { ...parser, parse };
});
vi.mock('../../../generated/otn/parser.js', counting);
vi.mock('../../../generated/5dfen/parser.js', counting);

const repeated = (count: number, write: (number: number, isOdd: boolean) => string): string =>
  Array.from({ length: count }, (_, i) => write(i + 1, i % 2 === 0)).join('');

const OTN = '[rules:dim:7 start:/7/7/6t/3K3/2T4/7/7/]\n\n';
const tafl = (isOdd: boolean): string => (isOdd ? 'g3-g4 c5-c6' : 'g4-g3 c6-c5');
const FIVE_D = '[Mode "5D"]\n[Board "Standard"]\n\n';
const knights = (isOdd: boolean): string => (isOdd ? 'Nf3 / Nf6' : 'Ng1 / Ng8');

type Act = 'promote' | 'remove';
type AnyNotation = PlayableNotation<unknown, unknown, never, unknown, unknown, unknown, unknown, string>;

test.each<[Act, string, unknown, (turns: number) => string]>([
  [
    'promote',
    'a game of tafl with a variation at each turn',
    otnNotation,
    (turns) =>
      OTN +
      repeated(turns, (i, isOdd) => `${i}. ${tafl(isOdd)}\n${i}a.1.1. ${isOdd ? 'g3-g2 c5-c4' : 'g4-g5 c6-c7'}\n`),
  ],
  [
    'promote',
    'a game of tafl with a long variation',
    otnNotation,
    (turns) => `${OTN}1. g3-g4 c5-c6\n${repeated(turns, (i, isOdd) => `1a.1.${i}. ${tafl(isOdd)}\n`)}`,
  ],
  [
    'promote',
    'a game of 5D chess with a variation at each turn',
    fiveDNotation,
    (turns) => FIVE_D + repeated(turns, (i, isOdd) => `${i}. ${knights(isOdd)} (${i}b. ${isOdd ? 'Nc6' : 'Nb8'})\n`),
  ],
  [
    'promote',
    'a game of 5D chess with a long variation',
    fiveDNotation,
    (turns) => `${FIVE_D}1. Nf3 / Nf6 (1w. ${repeated(turns, (i, isOdd) => `${i}. ${knights(isOdd)} `)})\n`,
  ],
  ['remove', 'a game of tafl', otnNotation, (turns) => OTN + repeated(turns, (i, isOdd) => `${i}. ${tafl(isOdd)}\n`)],
  [
    'remove',
    'a game of tafl with a variation at each turn',
    otnNotation,
    (turns) => OTN + repeated(turns, (i, isOdd) => `${i}. ${tafl(isOdd)}\n${i}a.1.1. g3-g2 c5-c4\n`),
  ],
  [
    'remove',
    'a game of 5D chess',
    fiveDNotation,
    (turns) => FIVE_D + repeated(turns, (i, isOdd) => `${i}. ${knights(isOdd)}\n`),
  ],
])('%s near the start of %s reads the text a few times, however long it is', (act, _, notation, write) => {
  const readings = [5, 50].map((turns) => {
    const text = write(turns);
    const game = opened(openGame(text, notation as AnyNotation));
    opened(game.forward());
    if (act === 'promote') {
      const [, variation] = opened(game.back()).next();
      opened(variation === undefined ? game.at(opened(game.forward()).next()[1]!) : game.at(variation));
    }
    parsed.count = 0;
    const changed = opened(game[act]());
    expect(changed.text).not.toBe(text);
    return parsed.count;
  });
  expect(readings[1]).toBe(readings[0]);
});
