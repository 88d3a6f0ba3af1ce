import type { Diagnostic, Span } from '../../../diagnostics/index.js';
import {
  opponent,
  type Position,
  type Result as Outcome,
  TaflGame,
  type TaflRules,
} from '../../../games/tafl/index.js';
import { spanAt } from '../../../notation/spans.js';
import { otnLegalityDiagnostics as diagnostics } from './codes-legality.js';
import { findLostMoves } from './gaps.js';
import { checkRecorded } from './legality-recorded.js';
import { describeViolation } from './legality-violations.js';
import { type MoveSpans, TurnFinder } from './locate.js';
import { type OtnGame, type OtnResult, tagOf } from './model.js';
import type { GameContext } from '../options.js';
import { type OpenLine, type OtnPly, playLines, setupOf } from './play.js';
import { outcome } from './describe.js';
import type { Path } from './walk.js';

/**
 * Level `rules`: plays every line of a game and compares it with the record. Stops in each line at the first fault that
 * leaves its position unknown.
 */
export function checkLegality(game: OtnGame, _known: number, context: GameContext, hidden: readonly Span[]): void {
  const { tree, facts, report, options } = context;
  const { listener } = options;
  const finder = new TurnFinder(tree, facts.turns);
  const lost = findLostMoves(tree, facts.turns, hidden);
  const isLost = (path: Path, index: number): boolean => {
    const turn = finder.turnAt(path);
    const from = turn && lost.from.get(turn);
    return from !== undefined && finder.spansOf(path, index).move.end > from;
  };
  const setup = setupOf(game.tags);
  if (!setup.ok) return;
  const { rules } = setup;
  const spansOf = ({ path, index }: OtnPly) => finder.spansOf(path, index);
  /** The line in which a move after the end of the game was reported: only the first such move is. */
  let reported: OpenLine | undefined;
  let last: OtnPly | undefined;
  const onPly = (ply: OtnPly, line: OpenLine): void => {
    listener?.onPly(ply, ply.after, line.address);
    if (line.address === '') last = ply;
    if (!line.isKnown) return;
    if (ply.violation?.why === 'game-over') {
      if (reported === line) return;
      reported = line;
    }
    for (const diagnostic of checkPly(rules, ply, () => spansOf(ply))) report(diagnostic);
  };
  const [main] = playLines(game, setup, onPly, lost.from.size === 0 ? undefined : isLost);
  const { result, position } = main.game;
  listener?.onEnd(result?.winner);
  if (lost.atEnd || !main.isKnown) return;
  if (last !== undefined && result === undefined) checkEnd(rules, position, spansOf(last).move, report);
  checkResult(result, tagOf(game, 'result'), context);
}

function checkPly(rules: TaflRules, ply: OtnPly, spansOf: () => MoveSpans): readonly Diagnostic[] {
  if (ply.violation !== undefined) return [describeViolation(ply, ply.violation, rules, spansOf())];
  return checkRecorded(ply, rules, spansOf);
}

/** Reports `otn/no-legal-move` at the last move if the side to move has no legal move after the main line. */
function checkEnd(rules: TaflRules, final: Position, last: Span, report: GameContext['report']): void {
  if (new TaflGame(rules, final).legalMoves().length > 0) return;
  report(diagnostics.report('no-legal-move', last, { side: final.toMove }));
}

const RESULT_OF = { attackers: '1', draw: '0', defenders: '-1' } as const;

/** Checks that the `result` tag matches the result of the moves. Reports `otn/wrong-result`. */
function checkResult(
  result: Outcome | undefined,
  tag: OtnResult | undefined,
  { tree, facts, report }: GameContext,
): void {
  if (result === undefined || tag === undefined || tag === '?' || tag === RESULT_OF[result.winner]) return;
  // Under `tfr:w`, OpenTafl gives a win by repetition to the side that did not make the last move; under `tfr:l`, to
  // the other.
  const { winner, reason } = result;
  const byOpenTafl = reason === 'repetition' && winner !== 'draw' && tag === RESULT_OF[opponent(winner)];
  const at = facts.tags.find((one) => one.tag.type === 'result')?.at;
  if (at === undefined) return;
  report(diagnostics.report('wrong-result', spanAt(tree, at), { tag, how: outcome(result), byOpenTafl }));
}
