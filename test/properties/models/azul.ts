import fc from 'fast-check';
import {
  azulFromJson,
  type AzulGame,
  type AzulLine,
  azulToJson,
  azulView,
  nameOf,
  parseAzul,
  type Player,
  printAzul,
  replayAzul,
  roundsOf,
  type Tile,
  tryPrintAzul,
} from '../../../src/notations/azul/index.js';
import { as, letter, list, mostly, none, number, oddText, text } from './arbitraries.js';
import type { Subject } from './subject.js';

const player = as<Player>(letter('ABCD'));
const tiles = mostly(fc.array(as<Tile>(letter('lorku')), { minLength: 1, maxLength: 4 }), none());

const line: fc.Arbitrary<AzulLine> = fc.oneof(
  fc.record({
    type: fc.constant('draw' as const),
    factories: mostly(fc.array(fc.record({ number: number(1, 9), tiles }), { minLength: 1, maxLength: 5 }), none()),
  }),
  fc.record({
    type: fc.constant('move' as const),
    player,
    origin: number(0, 9),
    tiles,
    destinations: mostly(fc.array(letter('12345-'), { minLength: 1, maxLength: 4 }), none()),
  }),
  fc.record({ type: fc.constant('name' as const), player, name: text() }),
  fc.record({ type: fc.constant('date' as const), date: text(fc.constantFrom('2020-12-25', '0000-00-00')) }),
  fc.record({ type: fc.constant('commentary' as const), text: text() }),
  fc.record({
    type: fc.constant('metadata' as const),
    key: text(fc.constantFrom('table', 'Alice', 'A', 'date')),
    value: text(),
  }),
);

const games: fc.Arbitrary<AzulGame> = fc.record(
  { players: number(2, 4), lines: list(line, 6), comments: list(mostly(text(), oddText)) },
  { requiredKeys: ['lines', 'comments'] },
);

const parse = (source: string) => parseAzul(source, { level: 'structure' });

export const azul: Subject<AzulGame> = {
  name: 'azul',
  models: games,
  printings: [
    { name: 'readable', print: printAzul, tryPrint: tryPrintAzul, parse },
    {
      name: 'compact',
      print: (game) => printAzul(game, { style: 'compact' }),
      tryPrint: (game) => tryPrintAzul(game, { style: 'compact' }),
      parse,
      kept: (game) => ({ ...game, comments: [] }),
    },
  ],
  toJson: azulToJson,
  fromJson: azulFromJson,
  others: [replayAzul, roundsOf, (game) => nameOf(game, 'A'), (game) => azulView.at(game)],
};
