import type { Diagnostic, Span } from '../../../diagnostics/index.js';
import { opponent, TaflGame } from '../../../games/tafl/index.js';
import type { Result } from '../../../notation/result.js';
import { spanAt } from '../../../notation/spans.js';
import { otnLegalityDiagnostics as diagnostics } from './codes-legality.js';
import { findLostMoves } from './gaps.js';
import { checkRecorded } from './legality-recorded.js';
import { describeViolation } from './legality-violations.js';
import { type MoveSpans, TurnFinder } from './locate.js';
import { type OtnGame, type OtnResult, tagOf } from './model.js';
import type { GameContext } from '../options.js';
import { type OtnLineReplay, type OtnPly, type OtnReplay, replayUntil } from './play.js';
import { outcome } from './describe.js';
import type { Path } from './walk.js';

/**
 * Level `rules`: replays every line of a game and compares it with the record. Stops in each line at the first fault
 * that leaves its position unknown.
 */
export function checkLegality(
  game: OtnGame,
  _known: number,
  context: GameContext,
  hidden: readonly Span[],
): Result<OtnReplay> | undefined {
  const { tree, facts, report } = context;
  const finder = new TurnFinder(tree, facts.turns);
  const lost = findLostMoves(tree, facts.turns, hidden);
  const isLost = (path: Path, index: number): boolean => {
    const turn = lost.from.size === 0 ? undefined : finder.turnAt(path);
    const from = turn && lost.from.get(turn);
    return from !== undefined && finder.spansOf(path, index).move.end > from;
  };
  const played = replayUntil(game, isLost);
  if (!played.ok) return undefined;
  const { replay, known } = played;
  const spansOf = ({ path, index }: OtnPly) => finder.spansOf(path, index);
  for (const line of [replay, ...replay.variations]) {
    for (const ply of pliesToCheck(line, known.get(line) ?? 0)) {
      for (const diagnostic of checkPly(replay, ply, () => spansOf(ply))) report(diagnostic);
    }
  }
  if (!lost.atEnd && known.get(replay) === replay.plies.length) {
    const last = replay.plies.at(-1);
    if (last !== undefined) checkEnd(replay, spansOf(last).move, report);
    checkResult(replay, tagOf(game, 'result'), context);
  }
  return { ok: true, ...replay };
}

/** Returns the plies to check. Of the moves after the end of the game, only the first is kept. */
function pliesToCheck({ plies: all }: OtnLineReplay, known: number): readonly OtnPly[] {
  const plies = all.slice(0, known);
  const isLate = ({ violation }: OtnPly): boolean => violation?.why === 'game-over';
  const end = plies.findIndex(isLate);
  return end === -1 ? plies : plies.filter((ply, i) => i <= end || !isLate(ply));
}

function checkPly({ rules }: OtnReplay, ply: OtnPly, spansOf: () => MoveSpans): readonly Diagnostic[] {
  if (ply.violation !== undefined) return [describeViolation(ply, ply.violation, rules, spansOf())];
  return checkRecorded(ply, rules, spansOf);
}

/** Reports `otn/no-legal-move` at the last move if the side to move has no legal move after the main line. */
function checkEnd({ rules, final, result }: OtnReplay, last: Span, report: GameContext['report']): void {
  if (result !== undefined || new TaflGame(rules, final).legalMoves().length > 0) return;
  report(diagnostics.report('no-legal-move', last, { side: final.toMove }));
}

const RESULT_OF = { attackers: '1', draw: '0', defenders: '-1' } as const;

/** Checks that the `result` tag matches the result of the moves. Reports `otn/wrong-result`. */
function checkResult({ result }: OtnReplay, tag: OtnResult | undefined, { tree, facts, report }: GameContext): void {
  if (result === undefined || tag === undefined || tag === '?' || tag === RESULT_OF[result.winner]) return;
  // Under `tfr:w`, OpenTafl gives a win by repetition to the side that did not make the last move; under `tfr:l`, to
  // the other.
  const { winner, reason } = result;
  const byOpenTafl = reason === 'repetition' && winner !== 'draw' && tag === RESULT_OF[opponent(winner)];
  const at = facts.tags.find((one) => one.tag.type === 'result')?.at;
  if (at === undefined) return;
  report(diagnostics.report('wrong-result', spanAt(tree, at), { tag, how: outcome(result), byOpenTafl }));
}
