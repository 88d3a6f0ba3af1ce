import type { Position } from 'chessops/chess';
import type { Path, Span } from 'ludogram';
import { isKnownVariant, markOf, playSan, standardSan, startOf, whyIllegal } from './chess.js';
import { pgnDiagnostics as diagnostics } from './codes.js';
import { type PgnGame, type PgnGames, type PgnLine, tagOf } from './model.js';
import { isCoordinates } from './spelling.js';
import { type PgnContext, quote } from './syntax.js';

/**
 * Level `rules`: plays each game and its variations. A line is checked up to its first illegal move. Reports `pgn/bad-position`,
 * `pgn/unknown-variant`, `pgn/illegal-move`, `pgn/move-spelling` and `pgn/result-on-board`.
 *
 * @param hidden the opening parentheses of variations that have no end, which are not played
 */
export function checkLegality({ games }: PgnGames, context: PgnContext, hidden: readonly Span[]): void {
  const open = new Set(hidden.map(({ start }) => start));
  for (const [i, game] of games.entries()) checkGame(game, ['games', i], context, open);
}

function checkGame(game: PgnGame, path: Path, context: PgnContext, open: ReadonlySet<number>): void {
  const { report, spanOf } = context;
  const start = startOf(game);
  if (start.ok) {
    const end = checkLine(game, path, start.position, context, open);
    if (end !== undefined) checkResult(game, path, end, context);
    return;
  }
  const variant = tagOf(game, 'Variant');
  const isVariant = !isKnownVariant(variant);
  const index = game.tags.findIndex(({ name }) => name === (isVariant ? 'Variant' : 'FEN'));
  const span = spanOf([...path, 'tags', index, 'value'])!;
  report(
    isVariant
      ? diagnostics.report('unknown-variant', span, { name: quote(variant!) })
      : diagnostics.report('bad-position', span, { why: start.problem.message }),
  );
}

/** Plays a line from a position, which it changes. Returns the last position; nothing if a move is illegal. */
function checkLine(
  { moves }: PgnLine,
  path: Path,
  position: Position,
  context: PgnContext,
  open: ReadonlySet<number>,
): Position | undefined {
  const { report, spanOf } = context;
  for (const [i, { san, variations }] of moves.entries()) {
    for (const [k, variation] of (variations ?? []).entries()) {
      const at = [...path, 'moves', i, 'variations', k];
      if (open.size > 0 && open.has(spanOf(at)?.start ?? -1)) continue;
      checkLine(variation, at, position.clone(), context, open);
    }
    const before = isDisambiguated(san) || isCoordinates(san) ? position.clone() : undefined;
    const mover = position.turn;
    if (playSan(position, san) === undefined) {
      const span = spanOf([...path, 'moves', i, 'san'])!;
      report(diagnostics.report('illegal-move', span, { san, mover, why: whyIllegal(position, san) }));
      return undefined;
    }
    if (san === '--') continue;
    const bare = before === undefined ? san.replace(/[+#]$/, '') : undefined;
    const standard = bare === undefined ? standardSan(before!, san) : bare + markOf(position);
    if (standard === san) continue;
    const span = spanOf([...path, 'moves', i, 'san'])!;
    const fixes = [{ title: 'write {san}' as const, values: { san: standard }, edits: [{ ...span, text: standard }] }];
    // Other spellings outside the standard have a fix of their own.
    const isOdd = !isCoordinates(san) && context.tree.text.slice(span.start, span.end) !== san;
    report(diagnostics.report('move-spelling', span, { found: quote(san), san: standard }, isOdd ? {} : { fixes }));
  }
  return position;
}

/** Whether a move names its square of departure, or could do without it for another reason. */
const isDisambiguated = (san: string): boolean =>
  /^[NBRQK][a-h1-8]?[a-h1-8]x?[a-h][1-8]|^@|^P@|^[a-h]x?[a-h]?\d.*[^=][QRBN]/.test(san);

/** Whether the result is that of the last position. */
function checkResult({ result }: PgnGame, path: Path, position: Position, { report, spanOf }: PgnContext): void {
  const outcome = position.outcome();
  const span = spanOf([...path, 'result']);
  if (outcome === undefined || result === '*' || span === undefined) return;
  const { winner } = outcome;
  const wanted = winner === undefined ? '1/2-1/2' : winner === 'white' ? '1-0' : '0-1';
  if (result === wanted) return;
  const why = winner === undefined ? 'the last position is a draw' : `${winner} has won`;
  // A position without enough pieces to mate is a draw that players may not notice.
  if (winner === undefined && position.isInsufficientMaterial()) return;
  report(diagnostics.report('result-on-board', span, { found: result, why }));
}
