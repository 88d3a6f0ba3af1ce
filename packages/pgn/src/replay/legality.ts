import { followLines, type HidingErrors, type Path, quote } from 'ludogram';
import { replacement } from 'ludogram/diagnostics';
import type { ChessPosition } from '../chess/engine.js';
import { areRulesKnown, engineStartOf } from '../chess/start.js';
import { markOf, whyIllegal } from '../chess/why-illegal.js';
import { pgnDiagnostics as diagnostics } from '../codes.js';
import { type PgnGame, type PgnGames, tagOf } from '../model/model.js';
import { resultOfWinner } from '../model/results.js';
import type { PgnContext } from '../syntax.js';
import { isChessMove, isCoordinates } from '../tokens/spelling.js';
import { pgnTree } from './game-tree.js';

/**
 * Plays each game and its variations, at level `rules`. A line is checked up to its first illegal move. Reports
 * `pgn/bad-position`, `pgn/unknown-variant`, `pgn/illegal-move`, `pgn/move-spelling` and `pgn/result-on-board`.
 *
 * @param hiding the errors that leave the position unknown: the opening parentheses of variations that have no end,
 *   which are not played
 */
export function checkLegality({ games }: PgnGames, hiding: HidingErrors, context: PgnContext): void {
  const unclosed = new Set(hiding.spans.map(({ start }) => start));
  for (const [i, game] of games.entries()) checkGame(game, ['games', i], context, unclosed);
}

function checkGame(game: PgnGame, path: Path, context: PgnContext, unclosed: ReadonlySet<number>): void {
  const { report, spanOf } = context;
  const start = engineStartOf(game);
  if (start.ok) {
    const end = checkMoves(game, path, start.position, context, unclosed);
    if (end !== undefined) checkResult(game, path, end, context);
    return;
  }
  const span = spanOf([...path, ...start.problem.path])!;
  report(
    areRulesKnown(game)
      ? diagnostics.report('bad-position', span, { why: start.problem.message })
      : diagnostics.report('unknown-variant', span, { name: quote(tagOf(game, 'Variant')!) }),
  );
}

/**
 * Plays a game from a position, which it changes. Returns the last position of the main line; `undefined` if a move of
 * it is illegal.
 *
 * @param unclosed the offsets of the variations that have no end, which are not played
 */
function checkMoves(
  game: PgnGame,
  path: Path,
  position: ChessPosition,
  context: PgnContext,
  unclosed: ReadonlySet<number>,
): ChessPosition | undefined {
  let isLegal = true;
  followLines(pgnTree, game, position, {
    enter: (before) => before.clone(),
    play(before, { san }, line, index) {
      if (index === 0 && line.depth > 0 && unclosed.size > 0) {
        if (unclosed.has(context.spanOf([...path, ...line.path])?.start ?? -1)) return undefined;
      }
      const isPlayed = checkMove(before, san, () => [...path, ...line.path, 'moves', index, 'san'], context);
      if (!isPlayed && line.depth === 0) isLegal = false;
      return isPlayed ? before : undefined;
    },
  });
  return isLegal ? position : undefined;
}

/**
 * Plays a move in a position, which it changes. Returns whether the move is legal.
 *
 * @param pathOf returns the path of the move, which is long in nested variations
 */
function checkMove(
  position: ChessPosition,
  san: string,
  pathOf: () => Path,
  { report, spanOf, tree }: PgnContext,
): boolean {
  // Already reported as an error.
  if (!isChessMove(san)) return false;
  const named = hasOtherSpellings(san) || isCoordinates(san) ? position.sanOf(san) : undefined;
  const mover = position.turn;
  if (position.play(san) === undefined) {
    report(diagnostics.report('illegal-move', spanOf(pathOf())!, { san, mover, why: whyIllegal(position, san) }));
    return false;
  }
  if (san === '--') return true;
  const standard = named ?? san.replace(/[+#]$/, '') + markOf(position);
  if (standard === san) return true;
  const span = spanOf(pathOf())!;
  const fixes = [replacement('write {text}', span, standard)];
  // Other spellings outside the standard have a fix of their own.
  const isOdd = !isCoordinates(san) && tree.text.slice(span.start, span.end) !== san;
  report(diagnostics.report('move-spelling', span, { found: quote(san), san: standard }, isOdd ? {} : { fixes }));
  return true;
}

/**
 * Whether a legal move spelled this way may have a shorter standard spelling: one that names its square of departure,
 * drops a pawn, or promotes without `=`.
 */
const hasOtherSpellings = (san: string): boolean =>
  /^[NBRQK][a-h1-8]?[a-h1-8]x?[a-h][1-8]|^@|^P@|^[a-h]x?[a-h]?\d.*[^=][QRBNK]/.test(san);

/** Reports `pgn/result-on-board` if the result differs from the result of the last position. */
function checkResult({ result }: PgnGame, path: Path, position: ChessPosition, { report, spanOf }: PgnContext): void {
  const outcome = position.outcome();
  const span = spanOf([...path, 'result']);
  if (outcome === undefined || result === '*' || span === undefined) return;
  const { winner, reason } = outcome;
  // A position without enough pieces to mate is a draw that players may not notice.
  if (result === resultOfWinner(winner) || reason === 'insufficient-material') return;
  const why = winner === undefined ? 'the last position is a draw' : `${winner} has won`;
  report(diagnostics.report('result-on-board', span, { found: result, why }));
}
