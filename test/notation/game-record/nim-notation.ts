import {
  defineGameNotation,
  explainCodes,
  explainRecordCodes,
  leaf,
  list,
  record,
  text,
  unexpectedPart,
} from '../../../src/library/index.js';
import { diagnostics, type Game, locate, modelOf, nim as rules, parse } from './nim.js';

const move = record({ taken: leaf('taken', { print: String, parse: Number }), variations: list(text('variation')) });
const codec = record({ games: list(record({ moves: list(move), result: text('result') })) });

/** A game that begins with three stones has begun with a move of the first player that isn't written. */
const first = ({ moves }: Pick<Game, 'moves'>): number => (moves[0]?.taken === 3 ? 1 : 0);

/** The notation of games that are played by these rules. */
export const gamesBy = (given: typeof rules, others: object = {}) =>
  defineGameNotation({
    info: { title: 'games of Nim', extensions: ['.nim'] },
    codes: explainCodes(diagnostics, () =>
      explainRecordCodes({
        'unexpected-part': '1. a',
        'unclosed-comment': '{',
        'wrong-number': '2. 1',
        'illegal-move': '1. 9',
        'wrong-result': '1. 2 3 *',
      }),
    ),
    diagnostics,
    parse: parse as never,
    codec: codec as never,
    lower: modelOf as (tree: never) => ReturnType<typeof modelOf>,
    locate: locate as never,
    syntax: {
      MoveError: unexpectedPart(diagnostics),
    } as never,
    rules: given,
    // Functions of a part of a game say nothing about the type of games.
    start: ({ result }: { readonly result: string }) => rules.start(result === '*' ? 5 : 5),
    first,
    move: 'taken',
    result: ({ stones }) => (stones === 0 ? 'over' : '*'),
    reasons: { 'too-few-stones': 'fewer stones are left' },
    print: { move: ({ taken }) => String(taken) },
    ...others,
    view: { text: ({ stones }) => `${stones}\n`, svg: () => '<svg/>' },
  });

export const notation = gamesBy(rules);
