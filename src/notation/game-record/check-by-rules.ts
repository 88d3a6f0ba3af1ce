import type { Diagnostic, Span } from '../../diagnostics/index.js';
import type { CheckContext } from '../check/check.js';
import { followLines } from '../game-tree/index.js';
import type { Path } from '../path.js';
import type { HidingErrors } from '../read/reader-declaration.js';
import type { GamesByRules } from './games-by-rules.js';
import type { GameRecord, GameRecords, RecordedLine } from './model.js';
import { recordTree } from './record-tree.js';

/** The diagnostics of a notation, with the diagnostics of moves and results. */
export interface MoveDiagnostics {
  report(name: 'illegal-move', span: Span, args: { readonly move: string; readonly reason: string }): Diagnostic;
  report(name: 'wrong-result', span: Span, args: { readonly found: string; readonly result: string }): Diagnostic;
}

/** The options of {@link checkByRules}. */
export interface CheckByRulesOptions {
  /** Words for the reasons why moves are illegal, by what the rules return. */
  readonly reasons?: Readonly<Record<string, string>>;
}

/**
 * Makes the `legality` of a notation: it plays all lines of all games, and reports `illegal-move` for the first illegal
 * move of each, and `wrong-result` for a result that isn't that of the last position. An error hides its own move and
 * the moves after it in its game. The reader must declare `hasManyGames`, so that this is true of an error that hides
 * the start of a game as well.
 *
 * @param diagnostics the diagnostics of the notation, among them {@link recordCodes}
 */
export const checkByRules =
  <Game extends GameRecord, Position, Move, Side extends string>(
    games: GamesByRules<Game, Position, Move, Side>,
    diagnostics: MoveDiagnostics,
    { reasons = {} }: CheckByRulesOptions = {},
  ) =>
  (model: GameRecords<Game>, hiding: HidingErrors, context: CheckContext): void => {
    const { report, spanOf } = context;
    let next = 0;
    for (const [i, game] of model.games.entries()) {
      const path = ['games', i];
      const span = spanOf(path);
      if (span === undefined) continue;
      while (isBefore(hiding.spans[next], span)) next++;
      const end = hiding.spans[next]?.start ?? Infinity;
      const illegal = (move: Span, text: string, reason: string): void =>
        report(diagnostics.report('illegal-move', move, { move: text, reason: reasons[reason] ?? reason }));
      const final = checkMoves(games, game, path, end, { spanOf, illegal });
      // With an error in the game, its last position is unknown.
      if (final === undefined || span.end > end) continue;
      const [found, result] = [spanOf([...path, 'result']), games.result(final, game)];
      if (found === undefined || result === '*' || result === game.result) continue;
      report(diagnostics.report('wrong-result', found, { found: game.result, result }));
    }
  };

const isBefore = (error: Span | undefined, game: Span): boolean => error !== undefined && error.start < game.start;

/** Finds the spans of moves, and reports illegal ones. */
interface MoveReport {
  readonly spanOf: CheckContext['spanOf'];
  readonly illegal: (span: Span, move: string, reason: string) => void;
}

/**
 * Plays the lines of a game, each up to its first illegal move, which is reported.
 *
 * @param end the offset after which no move that is checked ends
 * @returns the last position of the main line; `undefined` if a move of it is illegal
 */
function checkMoves<Game extends GameRecord, Position, Move, Side extends string>(
  { rules, start, moveIn, moveKey }: GamesByRules<Game, Position, Move, Side>,
  game: Game,
  path: Path,
  end: number,
  { spanOf, illegal }: MoveReport,
): Position | undefined {
  let isLegal = true;
  const final = followLines(recordTree<RecordedLine>(), game, start(game), {
    play(position, recorded, line, index) {
      const find = (): Span | undefined => spanOf([...path, ...line.path, 'moves', index, moveKey]);
      let span: Span | undefined;
      // In nested variations, finding a span takes long.
      if (end !== Infinity) {
        span = find();
        if (span === undefined || span.end > end) return undefined;
      }
      const move = moveIn(recorded);
      const reason = rules.whyIllegal(position, move);
      if (reason === undefined) return rules.play(position, move);
      span ??= find();
      if (span !== undefined) illegal(span, rules.moveToText(position, move), reason);
      if (line.outer === undefined) isLegal = false;
      return undefined;
    },
  });
  return isLegal ? final : undefined;
}
