import fc from 'fast-check';
import {
  type Action,
  type Board,
  type BoardName,
  type Coordinates,
  fiveDFromJson,
  type FiveDGame,
  fiveDToJson,
  fiveDView,
  type Layer,
  type Line,
  type Move,
  type Origin,
  parse5dfenStructure,
  print5dfen,
  printBoard,
  printMove,
  replay5dfen,
  tryPrint5dfen,
  tryPrintBoard,
  tryPrintMove,
} from '../../../src/notations/5dfen/index.js';
import { as, letter, list, mostly, none, number, oddNumber, oddText, text } from './arbitraries.js';
import type { Subject } from './subject.js';

const layer: fc.Arbitrary<Layer> = mostly(
  fc.constantFrom('0', '-0', '+0', '1', '+1', '-2', '007').map((spelling) => ({ spelling, value: Number(spelling) })),
  fc.record({
    spelling: text(fc.constantFrom('0', '-0')),
    value: mostly(fc.integer({ min: -2, max: 2 }), oddNumber, 3),
  }),
  60,
);
const coordinates: fc.Arbitrary<Coordinates> = fc.record({ layer, time: number(0, 12) });
const boardName: fc.Arbitrary<BoardName> = fc.record({ layer, time: number(0, 12) }, { requiredKeys: ['layer'] });
const piece = fc.record({
  letter: letter('PBRNKQUDSWCYZ'),
  colour: fc.constantFrom('white' as const, 'black' as const),
  unmoved: fc.boolean(),
});
const row = mostly(
  fc.array(fc.option(piece, { nil: undefined, freq: 2 }), { minLength: 1, maxLength: 9 }),
  none(),
  200,
);
const board: fc.Arbitrary<Board> = fc
  .record({
    rows: mostly(fc.array(row, { minLength: 1, maxLength: 4 }), none()),
    place: coordinates,
    toMove: fc.constantFrom('white' as const, 'black' as const),
  })
  .map(({ place, ...rest }) => ({ ...rest, ...place }));

const file = letter('abcdefgh');
const rank = number(1, 12);
const origin: fc.Arbitrary<Origin> = fc.record({ file, rank }, { requiredKeys: [] });
const pieceName = as<string>(mostly(fc.constantFrom('N', 'K', 'Q', 'RQ', 'PR', 'BR', 'P'), oddText, 60));
const action: fc.Arbitrary<Move['action']> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record(
      {
        kind: fc.constant('step' as const),
        piece: pieceName,
        from: origin,
        jump: fc.constantFrom('jump' as const, 'branch' as const),
        capture: fc.boolean(),
        target: boardName,
        to: fc.record({ file, rank }),
        promotion: pieceName,
      },
      { requiredKeys: ['kind', 'from', 'capture', 'to'] },
    ),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('castling' as const),
      side: fc.constantFrom('king' as const, 'queen' as const),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'pass' as const }) },
);
const move: fc.Arbitrary<Move> = fc.record(
  {
    type: fc.constant('move' as const),
    board: boardName,
    action,
    check: fc.constantFrom('check' as const, 'mate' as const, 'softmate' as const),
    movesPresent: fc.boolean(),
    assessment: mostly(fc.constantFrom('!', '?', '!?', '??'), oddText, 60),
    makes: layer,
    present: number(0, 9),
  },
  { requiredKeys: ['type', 'action', 'movesPresent'] },
);

const { line } = fc.letrec<{ line: Line; action: Action }>((tie) => ({
  line: fc.record(
    {
      comments: list(text(), 2),
      turns: list(
        fc.record({ number: number(0, 9), white: tie('action'), black: tie('action') }, { requiredKeys: [] }),
        3,
      ),
      result: fc.constantFrom('1-0' as const, '0-1' as const, '1/2-1/2' as const, '*' as const),
    },
    { requiredKeys: ['comments', 'turns'] },
  ),
  action: fc.array(
    fc.oneof(
      { depthSize: 'small' },
      { weight: 6, arbitrary: move },
      { weight: 1, arbitrary: text().map((words) => ({ type: 'comment' as const, text: words })) },
      { weight: 1, arbitrary: tie('line').map((inner) => ({ type: 'variation' as const, ...inner })) },
    ),
    { maxLength: 3 },
  ),
}));

const header = fc.record({ key: text(fc.constantFrom('Board', 'White', 'Size', 'a-b.c_1')), value: text() });
const games: fc.Arbitrary<FiveDGame> = fc
  .record({
    remarks: mostly(none<string>(), list(text(), 2), 3),
    headers: list(header, 3),
    boards: list(board, 3),
    line,
  })
  .map(({ line: moves, ...rest }) => ({ ...rest, ...moves }));

const parse = (source: string) => parse5dfenStructure(source, { level: 'syntax' });

const withoutComments = (game: FiveDGame): FiveDGame => ({ ...game, remarks: [], ...bare(game) });

/** A line as compact text has it: without comments, and without the actions that consist of them. */
function bare({ turns, result }: Line): Line {
  const cut = (items: Action | undefined) =>
    items
      ?.filter(({ type }) => type !== 'comment')
      .map((item) => (item.type === 'variation' ? { type: item.type, ...bare(item) } : item));
  return {
    comments: [],
    turns: turns.map(({ number: count, white, black }) => ({
      ...(count === undefined ? {} : { number: count }),
      ...(white === undefined ? {} : { white: cut(white)! }),
      ...(black === undefined ? {} : { black: cut(black)! }),
    })),
    ...(result === undefined ? {} : { result }),
  };
}

export const fiveD: Subject<FiveDGame> = {
  name: '5dfen',
  models: games,
  printings: [
    { name: 'readable', print: print5dfen, tryPrint: tryPrint5dfen, parse },
    {
      name: 'draft',
      print: (game) => print5dfen(game, { dialect: 'draft' }),
      tryPrint: (game) => tryPrint5dfen(game, { dialect: 'draft' }),
      parse,
    },
    {
      name: 'compact',
      print: (game) => print5dfen(game, { style: 'compact' }),
      tryPrint: (game) => tryPrint5dfen(game, { style: 'compact' }),
      parse,
      kept: withoutComments,
    },
  ],
  toJson: fiveDToJson,
  fromJson: fiveDFromJson,
  others: [
    replay5dfen,
    (game) => {
      const at = fiveDView.at(game);
      return at.ok ? fiveDView.svg(at.view) + fiveDView.text(at.view) : undefined;
    },
  ],
};

export const fiveDBoard: Subject<Board> = {
  name: '5dfen boards',
  models: board,
  printings: [
    {
      name: 'alone',
      print: (one) => printBoard(one),
      tryPrint: (one) => tryPrintBoard(one),
      parse(source) {
        const { model, isWellFormed } = parse(source);
        return { model: model.boards[0], isWellFormed };
      },
    },
  ],
};

export const fiveDMove: Subject<Move> = {
  name: '5dfen moves',
  models: move,
  printings: [
    {
      name: 'alone',
      print: printMove,
      tryPrint: tryPrintMove,
      parse(source) {
        const { model, isWellFormed } = parse(`1. ${source}`);
        return { model: model.turns[0]?.white?.[0], isWellFormed };
      },
    },
  ],
};
