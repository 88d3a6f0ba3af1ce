import { spanAt } from '../../../../cst/index.js';
import type { Diagnostic, Span } from '../../../../diagnostics/index.js';
import { legalMoves, opponent, type Position } from '../../../../games/tafl/index.js';
import type { HidingErrors, LineInTree } from '../../../../notation/index.js';
import { type OtnGame, type OtnLine, type OtnResult, tagOf } from '../model/model.js';
import type { GameContext } from '../options.js';
import { findLostMoves, type LostMoves } from '../turns/gaps.js';
import type { Line } from '../turns/line-builder.js';
import { type MoveSpans, TurnFinder } from '../turns/turn-finder.js';
import type { TurnInTree } from '../turns/turns.js';
import { legalityDiagnostics as diagnostics } from './codes.js';
import { outcomeText, resultOfWinner, winnerOf } from './outcome.js';
import { followGame, type IsLost, type OnPly, type OtnPly } from './play.js';
import { checkRecorded } from './record-checks.js';
import { otnStart } from './start.js';
import { violationError } from './violations.js';

/**
 * Level `rules`: plays every line of a game and compares it with the record. Stops in each line at the first fault that
 * leaves its position unknown.
 */
export function checkLegality(game: OtnGame, hiding: HidingErrors, context: GameContext): void {
  const { tree, facts, report, options, faultyPlies } = context;
  const finder = new TurnFinder(tree, facts.playedTurns);
  const lost = findLostMoves(tree, facts.playedTurns, hiding.spans);
  const start = otnStart(game.tags);
  if (!start.ok) return;
  const isLost = lost.from.size === 0 ? undefined : lostMoveTest(finder, lost);
  const reporter = new PlyReporter(finder, context);
  const playing = { onPly: reporter.onPly, isLost, isDone: faultyPlies.mayEnd };
  const { position: final, isKnown } = followGame(game, start.position, playing);
  options.listener?.onEnd(winnerOf(final));
  if (faultyPlies.areTooMany) return;
  if (lost.atEnd || !isKnown) return;
  const { last } = reporter;
  if (last !== undefined && final.result === undefined) {
    checkEnd(final, finder.spansOf(last.path, last.index).move, report);
  }
  checkResult(final, tagOf(game, 'result'), context);
}

/** Returns a test whether a move is unreliable because of a fault in its turn or before it. */
function lostMoveTest(finder: TurnFinder, { from }: LostMoves): IsLost {
  /** The lines in the tree. The path to a nested variation is long, so it is followed only once. */
  const lines = new Map<LineInTree<OtnLine>, Line<TurnInTree> | undefined>();
  return (line, turnIndex, index) => {
    if (!lines.has(line)) lines.set(line, finder.lineAt(line.path).line);
    const turn = lines.get(line)?.turns[turnIndex];
    const offset = turn && from.get(turn);
    return turn !== undefined && offset !== undefined && finder.spansIn(turn, index).move.end > offset;
  };
}

/** Reports the faults of plies while a game is played. */
class PlyReporter {
  /** The last ply of the main line so far. */
  last: OtnPly | undefined;
  readonly #finder: TurnFinder;
  readonly #context: GameContext;
  /** The line in which a move after the end of the game was reported: only the first such move is. */
  #reported: LineInTree<OtnLine> | undefined;

  constructor(finder: TurnFinder, context: GameContext) {
    this.#finder = finder;
    this.#context = context;
  }

  readonly onPly: OnPly = (ply, line, isKnown) => {
    const { options, report, faultyPlies } = this.#context;
    options.listener?.onPly(ply, ply.after, line.address);
    if (line.depth === 0) this.last = ply;
    if (!isKnown) return;
    if (ply.violation?.why === 'game-over') {
      if (this.#reported === line) return;
      this.#reported = line;
    }
    const found = checkPly(ply, () => this.#finder.spansOf(ply.path, ply.index));
    found.forEach(report);
    if (found.length > 0) faultyPlies.add();
  };
}

function checkPly(ply: OtnPly, spansOf: () => MoveSpans): readonly Diagnostic[] {
  if (ply.violation !== undefined) return [violationError(ply, ply.violation, spansOf())];
  return checkRecorded(ply, spansOf);
}

/** Reports `otn/no-legal-move` at the last move if the side to move has no legal move after the main line. */
function checkEnd(final: Position, last: Span, report: GameContext['report']): void {
  if (legalMoves(final).length > 0) return;
  report(diagnostics.report('no-legal-move', last, { side: final.toMove }));
}

/** Checks that the `result` tag matches the result of the moves. Reports `otn/wrong-result`. */
function checkResult({ result }: Position, tag: OtnResult | undefined, { tree, facts, report }: GameContext): void {
  if (result === undefined || tag === undefined || tag === '?') return;
  const [winner] = result.winners;
  if (tag === resultOfWinner(winner)) return;
  // Under `tfr:w`, OpenTafl gives a win by repetition to the side that did not make the last move; under `tfr:l`, to
  // the other.
  const isRepetition = result.reason === 'repetition' && winner !== undefined;
  const byOpenTafl = isRepetition && tag === resultOfWinner(opponent(winner));
  const at = facts.tags.find((one) => one.tag.type === 'result')?.at;
  if (at === undefined) return;
  report(diagnostics.report('wrong-result', spanAt(tree, at), { tag, how: outcomeText(result), byOpenTafl }));
}
