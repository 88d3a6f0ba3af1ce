import { defined } from '../defined.js';
import {
  checkByRules,
  type GameRecord,
  type GameRecords,
  gamesByRules,
  mainLineView,
  type MoveOf,
  playByRules,
  recordSyntax,
  type ReplayByRules,
  writeRecords,
} from '../notation/game-record/index.js';
import { checkNumbers } from '../notation/game-record/number-check.js';
import { tablesOfEachGame } from '../notation/game-record/record-tables.js';
import type { Check, NodesOf, Notation, ReaderDeclaration, ReadOptions, RootOf } from '../notation/index.js';
import { checkDiagnostics } from './declared-members.js';
import { defineNotation, defineReader } from './define-notation.js';
import type { GameContext, GameNotationDeclaration, GameParser, RecordDiagnostics } from './game-notation.js';

/**
 * Makes a notation of recorded games: its moves and results are checked, replayed and drawn by the rules of the game,
 * the numbers of its moves are counted, and its games are written with tags, comments and variations.
 *
 * ```text
 * export const noughts = defineGameNotation({
 *   info: { title: 'games of tic-tac-toe', extensions: ['.noughts'] },
 *   codes, diagnostics,
 *   parse, lower: readGames, locate: locateGames, codec: gamesCodec,
 *   syntax: { MoveError: ({ node }) => diagnostics.report('bad-move', node, { found: quote(node.text) }) },
 *   rules, start: () => rules.start({}), move: 'square', result: resultAfter,
 *   print: { move: ({ square }) => square },
 *   view: { svg: svgOf, text: textOf },
 * });
 * ```
 *
 * It uses only what every notation can use: {@link defineReader}, {@link defineNotation}, and the functions for records
 * of games that they need, such as {@link checkByRules}. A notation that needs more than this function takes uses them
 * itself.
 */
export function defineGameNotation<
  Game extends GameRecord,
  Parse extends GameParser,
  const Key extends keyof MoveOf<Game> & string,
  Position,
  Setup,
  Side extends string,
  Playing = undefined,
>(
  declaration: GameNotationDeclaration<Game, Parse, Key, Position, Setup, Side, Playing>,
): Notation<GameRecords<Game>, RootOf<Parse>, ReadOptions, ReplayByRules<Position, Side>, Position, Playing> {
  checkDiagnostics(declaration);
  const { codec, codes, convert, describe, diagnostics, edit, editor, first, playable, print, view } = declaration;
  const { areOneFault, checks = [], info, locate, lower, parse, reasons, rules, syntax, tables } = declaration;
  const games = gamesByRules(rules, declaration);
  const reading: ReaderDeclaration<
    GameRecords<Game>,
    RootOf<Parse>,
    NodesOf<Parse>,
    ReadOptions,
    GameRecords<Game>,
    Parse
  > = {
    info: { recordStart: { first: /^\[/ }, hasManyRecords: true, ...info, id: diagnostics.format },
    parse,
    diagnostics: [diagnostics],
    // Rules for errors that the grammar doesn't have are not used.
    syntax: { ...recordSyntax(diagnostics), ...syntax } as typeof reading.syntax,
    checks: [...checks, numbersOf<Game, Parse>(diagnostics, first)],
    facts: (tree) => lower(tree, tree.root.index),
    lower: (_tree, _options, model) => model,
    locate: (tree) => locate(tree, tree.root.index),
    hasManyGames: true,
    legality: checkByRules(games, diagnostics, defined({ reasons })),
    ...defined({ areOneFault }),
  };
  const notation = defineNotation({
    codes,
    codec,
    read: defineReader(reading),
    print: { write: writeRecords({ ...print, ...defined({ first }) }) },
    play: { ...playByRules(games), ...defined({ tables: tables && tablesOfEachGame(tables) }) },
    ...defined({ convert, describe, edit, editor, playable, view: view && { ...mainLineView(games), ...view } }),
  });
  return Object.assign(notation, { declaration });
}

/** Makes the check of the numbers of all games. The model is made for it only if games begin with other numbers. */
const numbersOf = <Game extends GameRecord, Parse extends GameParser>(
  diagnostics: RecordDiagnostics,
  first: ((game: Game) => number) | undefined,
): Check<GameContext<Game, Parse>> => ({
  level: 'structure',
  run(_at, context) {
    const games = context.tree.root.children.filter(({ kindName }) => kindName === 'Game');
    for (const [i, game] of games.entries()) {
      const model = first && context.facts.games[i];
      checkNumbers(game, (model && first?.(model)) ?? 0, diagnostics, context.report);
    }
  },
});
