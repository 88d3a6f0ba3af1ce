import fc from 'fast-check';
import type { PrintResult } from '../../../src/notation/result.js';
import { sortedGame } from '../../../src/notations/otn/game/turns/sorted-game.js';
import {
  describeOtnRules,
  isDefault,
  type OtnComment,
  type OtnEntry,
  otnFromJson,
  type OtnGame,
  type OtnLine,
  type OtnMove,
  otnMoveFromJson,
  otnMoveToJson,
  otnNotation,
  type OtnPosition,
  otnPositionFromJson,
  otnPositionToJson,
  type OtnRules,
  otnRulesFromJson,
  otnRulesToJson,
  otnRulesView,
  type OtnTag,
  type OtnTime,
  otnToJson,
  type OtnTurn,
  type OtnVariation,
  otnView,
  parseOtnMove,
  parseOtnPosition,
  parseOtnRules,
  parseOtnStructure,
  printEntry,
  printOtn,
  printOtnMove,
  printOtnPosition,
  printOtnRules,
  replayOtn,
  type RulesPrintOptions,
  spaceAt,
  taflRulesOf,
  tryPrintEntry,
  tryPrintOtn,
  tryPrintOtnMove,
  tryPrintOtnPosition,
  tryPrintOtnRules,
  walkTurns,
} from '../../../src/notations/otn/index.js';
import { sortedRules } from '../../../src/notations/otn/rules/model/model.js';
import { letter, list, mostly, none, number, oddNumber, oddText, text } from './arbitraries.js';
import type { Printing, Subject } from './subject.js';

const space = mostly(
  fc
    .tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 12 }))
    .map(([row, column]) => spaceAt(row, column)),
  oddText,
  100,
);
const symbol = fc.option(mostly(fc.constantFrom(...'cnkmgCNKMG'), fc.constantFrom('t', 'x', 'cc', ''), 60), {
  nil: undefined,
});

const play = fc.record({
  kind: fc.constant('play' as const),
  piece: symbol,
  from: space,
  type: fc.constantFrom('-' as const, '^' as const, '=' as const, '^=' as const),
  to: space,
  captures: list(fc.record({ piece: symbol, space }), 2),
  info: fc.option(fc.constantFrom('+' as const, '++' as const, '-' as const, '--' as const), { nil: undefined }),
});
const moves: fc.Arbitrary<OtnMove> = fc.oneof(
  { weight: 20, arbitrary: play },
  { weight: 1, arbitrary: fc.constant({ kind: 'skip' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'resignation' as const }) },
  {
    weight: 1,
    arbitrary: text(fc.constant('a1 - b1')).map((written) => ({ kind: 'unreadable' as const, text: written })),
  },
);

const rows = mostly(
  fc.constantFrom<readonly string[]>(['1t1', 'tK1', '3'], ['3t3', '3t3', '3T3', 'ttTKTtt', '3T3', '3t3', '3t3']),
  list<string>(text(fc.constantFrom('3', 't2', '1K1', '10')), 4) as fc.Arbitrary<readonly string[]>,
  8,
);
const positions: fc.Arbitrary<OtnPosition> = fc.record({ rows });

const entry = fc.oneof(
  fc.record({
    type: fc.constant('size' as const),
    key: fc.constant('dim' as const),
    value: mostly(fc.constantFrom(3, 7), oddNumber, 10),
  }),
  fc.record({ type: fc.constant('text' as const), key: text(fc.constantFrom('name', 'fog', 'Name')), value: text() }),
  fc.record({
    type: fc.constant('choice' as const),
    key: mostly(fc.constantFrom('esc', 'ks', 'kj', 'mj', 'sw', 'ber', 'surf', 'toString'), oddText),
    value: mostly(fc.constantFrom('y', 'n', 'e', 's', 'w', 'c', 'j'), oddText),
  }),
  fc.record({
    type: fc.constant('spaces' as const),
    key: mostly(fc.constantFrom('cor', 'cen', 'afor'), oddText),
    value: fc.oneof(list(space, 3), fc.constant('default' as const)),
  }),
  fc.record({
    type: fc.constant('pieces' as const),
    key: mostly(fc.constantFrom('corh', 'cenhe', 'corre'), oddText),
    value: mostly(fc.constantFrom('', 'tcnk', 'mK'), oddText),
  }),
  fc.record({ type: fc.constant('limits' as const), key: fc.constant('spd' as const), value: list(number(-1, 9), 3) }),
  fc.record({ type: fc.constant('position' as const), key: fc.constant('start' as const), value: positions }),
) as fc.Arbitrary<OtnEntry>;

const rulesRecords: fc.Arbitrary<OtnRules> = fc.oneof(
  fc.record({ entries: list(entry, 5) }),
  list(entry, 3).map((others) => ({
    entries: [
      { type: 'size' as const, key: 'dim' as const, value: 3 },
      ...others,
      { type: 'position' as const, key: 'start' as const, value: { rows: ['1t1', 'tK1', '3'] } },
    ],
  })),
);

const time: fc.Arbitrary<OtnTime> = fc.record(
  {
    main: number(0, 3600),
    overtime: fc.record({ seconds: number(0, 60), count: number(0, 5) }),
    increment: number(0, 9),
  },
  { requiredKeys: ['main'] },
);
const step = fc.record({ turn: number(1, 3), letter: letter('abc'), variation: number(1, 3) });
const tag = fc.oneof(
  fc.record({
    type: fc.constant('text' as const),
    name: text(fc.constantFrom('event', 'site', 'x-y', 'start-comment')),
    value: text(),
  }),
  fc.record({
    type: fc.constant('date' as const),
    name: fc.constant('date' as const),
    value: fc.record({ year: number(1, 9999), month: number(1, 12), day: number(1, 31) }),
  }),
  fc.record({
    type: fc.constant('result' as const),
    name: fc.constant('result' as const),
    value: fc.constantFrom('1', '0', '-1', '?'),
  }),
  fc.record({ type: fc.constant('time' as const), name: fc.constant('time-control' as const), value: time }),
  fc.record({
    type: fc.constant('times' as const),
    name: fc.constant('time-remaining' as const),
    value: fc.record({ attackers: time, defenders: time }),
  }),
  fc.record({
    type: fc.constant('puzzle' as const),
    name: fc.constant('puzzle-mode' as const),
    value: fc.constantFrom('none', 'loose'),
  }),
  fc.record({
    type: fc.constant('address' as const),
    name: fc.constantFrom('puzzle-start', 'puzzle-prestart'),
    value: fc.record({ steps: list(step, 2), turn: number(1, 9), letter: letter('ab') }),
  }),
  fc.record({ type: fc.constant('position' as const), name: fc.constant('position' as const), value: positions }),
) as fc.Arbitrary<OtnTag>;

const comment: fc.Arbitrary<OtnComment> = fc.record({
  clock: fc.option(time, { nil: undefined, freq: 5 }),
  text: text(fc.constantFrom('', 'good', ' better (Hint: a1-a2)')),
});
const turn: fc.Arbitrary<OtnTurn> = fc.record({
  number: number(1, 5),
  moves: mostly(fc.array(moves, { minLength: 1, maxLength: 3 }), none()),
  comments: mostly(none<OtnComment>(), list(comment, 2), 2),
});

const { line } = fc.letrec<{ line: OtnLine }>((tie) => ({
  line: fc.record({
    turns: list(turn, 3),
    variations: fc.oneof(
      { depthSize: 'small' },
      { weight: 2, arbitrary: none<OtnVariation>() },
      {
        weight: 1,
        arbitrary: list(
          fc.tuple(step, tie('line')).map(([at, inner]) => ({ ...at, ...inner })),
          2,
        ),
      },
    ),
  }),
}));

const games: fc.Arbitrary<OtnGame> = fc
  .record({ tags: list(tag, 3), rules: mostly(rulesRecords, fc.constant(undefined), 4), line })
  .map(({ tags, rules, line: moved }) => ({
    tags: rules === undefined ? tags : [...tags, { type: 'rules' as const, name: 'rules' as const, value: rules }],
    ...moved,
  }));

/** The entries of a record that say more than the defaults, as printing keeps them. */
function keptRules(rules: OtnRules): OtnRules {
  const { entries } = sortedRules(rules);
  const isRepeated = ({ key }: OtnEntry) => entries.filter((other) => other.key === key).length > 1;
  return { entries: entries.filter((one) => isRepeated(one) || !isDefault(one, rules)) };
}

const keptTags = (game: OtnGame): OtnGame => ({
  ...sortedGame(game),
  tags: sortedGame(game).tags.map((one) => (one.type === 'rules' ? { ...one, value: keptRules(one.value) } : one)),
});

const withoutRules = (game: OtnGame): OtnGame => ({ ...game, tags: game.tags.filter(({ type }) => type !== 'rules') });

function withoutComments(game: OtnGame): OtnGame {
  const bare = <Line extends OtnLine>(inner: Line): Line => ({
    ...inner,
    turns: inner.turns.map((one) => ({ ...one, comments: [] })),
    variations: inner.variations.map(bare),
  });
  return bare(game);
}

const printing = <Model>(
  name: string,
  print: (model: Model, options: RulesPrintOptions) => string,
  tryPrint: (model: Model, options: RulesPrintOptions) => PrintResult,
  options: RulesPrintOptions,
  parse: Printing<Model>['parse'],
  kept: (model: Model) => unknown,
): Printing<Model> => ({
  name,
  print: (model) => print(model, options),
  tryPrint: (model) => tryPrint(model, options),
  parse,
  kept,
});

const parseGame = (source: string) => parseOtnStructure(source, { level: 'syntax' });
const parseBare = (source: string) => {
  const { model, isWellFormed } = parseGame(source);
  return { model: withoutRules(model), isWellFormed };
};

export const otn: Subject<OtnGame> = {
  name: 'otn',
  models: games,
  printings: [
    printing('readable', printOtn, tryPrintOtn, {}, parseGame, sortedGame),
    printing('without defaults', printOtn, tryPrintOtn, { asWritten: false }, parseGame, keptTags),
    printing('inverted', printOtn, tryPrintOtn, { inverted: true }, parseGame, sortedGame),
    printing('compact', printOtn, tryPrintOtn, { style: 'compact' }, parseGame, (game) =>
      withoutComments(sortedGame(game)),
    ),
    printing('full', printOtn, tryPrintOtn, { full: true }, parseBare, (game) => withoutRules(sortedGame(game))),
    printing('2016', printOtn, tryPrintOtn, { dialect: '2016' }, parseBare, (game) => withoutRules(sortedGame(game))),
  ],
  toJson: otnToJson,
  fromJson: otnFromJson,
  sorted: sortedGame,
  others: [
    replayOtn,
    (game) => otnView.at(game),
    (game) => [...walkTurns(game)],
    (game) => otnNotation.play!.replay(game),
    (game) => otnNotation.describe!(game),
  ],
};

const parseRules = (source: string) => parseOtnRules(source, { level: 'syntax' });
/** The meaning of a record that has a board. */
const parseMeaning = (source: string) => {
  const { model, isWellFormed } = parseRules(source);
  return { model: { rules: taflRulesOf(model) }, isWellFormed };
};

export const otnRules: Subject<OtnRules> = {
  name: 'otn-rules',
  models: rulesRecords,
  printings: [
    printing('as written', printOtnRules, tryPrintOtnRules, {}, parseRules, sortedRules),
    printing('without defaults', printOtnRules, tryPrintOtnRules, { asWritten: false }, parseRules, keptRules),
    printing('meaning', printOtnRules, tryPrintOtnRules, { asWritten: false }, parseMeaning, (rules) => ({
      rules: taflRulesOf(rules),
    })),
    printing('full', printOtnRules, tryPrintOtnRules, { full: true }, parseMeaning, (rules) => ({
      rules: taflRulesOf(rules),
    })),
    printing('inverted', printOtnRules, tryPrintOtnRules, { inverted: true }, parseRules, sortedRules),
  ],
  toJson: otnRulesToJson,
  fromJson: otnRulesFromJson,
  sorted: sortedRules,
  others: [
    describeOtnRules,
    taflRulesOf,
    (rules) => {
      const at = otnRulesView.at(rules);
      return at.ok && [otnRulesView.svg(at.view), otnRulesView.text(at.view)];
    },
    (rules) => rules.entries.map((one) => isDefault(one, rules)),
  ],
};

export const otnEntry: Subject<OtnEntry> = {
  name: 'otn-rules entries',
  models: entry,
  printings: [
    {
      name: 'alone',
      print: (one) => printEntry(one),
      tryPrint: (one) => tryPrintEntry(one),
      parse(source) {
        const { model, isWellFormed } = parseRules(source);
        return { model: model.entries[0], isWellFormed };
      },
    },
  ],
};

export const otnMove: Subject<OtnMove> = {
  name: 'otn-move',
  models: moves,
  printings: [
    {
      name: 'alone',
      print: printOtnMove,
      tryPrint: tryPrintOtnMove,
      parse: (source) => parseOtnMove(source, { level: 'syntax' }),
    },
  ],
  toJson: otnMoveToJson,
  fromJson: otnMoveFromJson,
};

export const otnPosition: Subject<OtnPosition> = {
  name: 'otn-position',
  models: positions,
  printings: [
    {
      name: 'alone',
      print: printOtnPosition,
      tryPrint: tryPrintOtnPosition,
      parse: (source) => parseOtnPosition(source, { level: 'syntax' }),
    },
  ],
  toJson: otnPositionToJson,
  fromJson: otnPositionFromJson,
};
