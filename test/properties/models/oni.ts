import fc from 'fast-check';
import {
  cardSet,
  type Cell,
  oniFromJson,
  type OniGame,
  oniNotation,
  oniToJson,
  oniView,
  parseOni,
  printOni,
  replayOni,
  tryPrintOni,
} from '../../../src/notations/oni/index.js';
import { as, letter, list, mostly, number, oddText, text } from './arbitraries.js';
import type { Subject } from './subject.js';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Any letter can be a card of somebody's set. */
const cards = cardSet([...LETTERS].map((name) => ({ letter: name, name, steps: [[0, 1]] })));

const card = mostly(letter('BCDEFGHKLMOQRTUX'), letter(LETTERS), 5);

const games: fc.Arbitrary<OniGame> = fc.record(
  {
    board: fc.array(as<Cell>(letter('.0123')), { minLength: 25, maxLength: 25 }),
    cards: mostly(fc.array(card, { minLength: 5, maxLength: 5 }), list(card, 7)),
    moves: list(fc.record({ card, from: number(0, 24), to: number(0, 24) }), 6),
    comments: list(
      mostly(
        text().map((rest) => `#${rest}`),
        oddText,
      ),
    ),
  },
  { requiredKeys: ['cards', 'moves', 'comments'] },
);

const parse = (source: string) => parseOni(source, { level: 'structure' });

export const oni: Subject<OniGame> = {
  name: 'oni',
  models: games,
  printings: [
    { name: 'readable', print: printOni, tryPrint: tryPrintOni, parse },
    {
      name: 'compact',
      print: (game) => printOni(game, { style: 'compact' }),
      tryPrint: (game) => tryPrintOni(game, { style: 'compact' }),
      parse,
      kept: (game) => ({ ...game, comments: [] }),
    },
  ],

  toJson: oniToJson,
  fromJson: oniFromJson,
  others: [
    replayOni,
    (game) => replayOni(game, { cards }),
    (game) => {
      const drawn = oniView.at(game);
      if (drawn.ok) {
        oniView.svg(drawn.view);
        oniView.text(drawn.view);
      }
    },
    (game) => {
      const replay = oniNotation.play!.replay(game);
      if (replay.ok) {
        oniNotation.play!.json(replay, game);
        oniNotation.play!.text(replay, game);
      }
    },
  ],
};
