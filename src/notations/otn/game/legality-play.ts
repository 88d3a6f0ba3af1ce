import type { GameRecord } from '../../../../generated/otn/nodes.js';
import { gameRecordChildren } from '../../../../generated/otn/readers.js';
import { startOf, type Tree } from '../../../cst/index.js';
import type { Diagnostic } from '../../../diagnostics/index.js';
import { opponent, TaflGame } from '../../../games/tafl/index.js';
import { spanAt } from '../../../notation/spans.js';
import { replayDiagnostics } from './codes-replay.js';
import type { LoweredGame, TurnIndex } from './lower.js';
import type { LostMoves } from './lost-moves.js';
import { type OtnTurn, tagOf } from '../model.js';
import { type MovePlaces, MovesInText } from './move-places.js';
import { outcome } from './replay-json.js';
import { type OtnLineReplay, type OtnPly, type OtnReplay, replayUntil } from './play.js';
import { checkRecorded } from './legality-recorded.js';
import { describeViolation } from './legality-violations.js';

const RESULT_OF = { attackers: '1', draw: '0', defenders: '-1' } as const;

/**
 * What level `rules` says of a game: every line is replayed, and compared with what the record says, as far as no moves are
 * lost.
 */
export function checkRules(
  tree: Tree<GameRecord>,
  { game, turns }: LoweredGame,
  lost: LostMoves = { from: new Map(), atEnd: false },
): Diagnostic[] {
  const nodes = new Map(turns.map(({ turn, at }) => [turn, at]));
  const moves = new MovesInText(tree);
  const isLost = (turn: OtnTurn, index: number): boolean => {
    const from = lost.from.get(turn);
    return from !== undefined && moves.placesOf(nodes.get(turn)!, index).move.end > from;
  };
  const played = replayUntil(game, isLost);
  if (played === undefined) return [];
  const { replay, known } = played;
  const isWhole = !lost.atEnd && known.get(replay) === replay.plies.length;
  const judge = (ply: OtnPly) => checkPly(replay, ply, moves.placesOf(nodes.get(ply.turn)!, ply.index));
  return [
    ...[replay, ...replay.variations].flatMap((line) => pliesToJudge(line, known.get(line)!).flatMap(judge)),
    ...(isWhole ? checkEnd(replay, moves, nodes) : []),
    ...(isWhole ? checkResult(tree, replay, tagOf(game, 'result')) : []),
  ];
}

/** Of the moves behind the end of the game, the first one says enough. */
function pliesToJudge({ plies: all }: OtnLineReplay, known: number): readonly OtnPly[] {
  const plies = all.slice(0, known);
  const isLate = ({ violation }: OtnPly): boolean => violation?.why === 'game-over';
  const end = plies.findIndex(isLate);
  return end === -1 ? plies : plies.filter((ply, i) => i <= end || !isLate(ply));
}

function checkPly({ rules }: OtnReplay, ply: OtnPly, places: MovePlaces): Diagnostic[] {
  if (ply.violation !== undefined) return [describeViolation(ply, ply.violation, rules, places)];
  return checkRecorded(ply, rules, places);
}

/** A side that can't move at the end of the main line. */
function checkEnd(
  { rules, final, result, plies }: OtnReplay,
  moves: MovesInText,
  nodes: ReadonlyMap<OtnTurn, TurnIndex>,
): Diagnostic[] {
  const last = plies.at(-1);
  if (last === undefined || result !== undefined || new TaflGame(rules, final).legalMoves().length > 0) return [];
  const { move } = moves.placesOf(nodes.get(last.turn)!, last.index);
  return [replayDiagnostics.report('no-legal-move', move, { side: final.toMove })];
}

function checkResult(tree: Tree<GameRecord>, { result }: OtnReplay, tag: string | undefined): Diagnostic[] {
  if (result === undefined || tag === undefined || tag === '?' || tag === RESULT_OF[result.winner]) return [];
  // OpenTafl gives the win by repetition to the side that did not make the last move under `tfr:w`, and likewise `tfr:l`.
  const { winner, reason } = result;
  const byOpenTafl = reason === 'repetition' && winner !== 'draw' && tag === RESULT_OF[opponent(winner)];
  const game = tree.root.index;
  for (let at = gameRecordChildren.first(tree, game); at !== 0; at = gameRecordChildren.next(tree, game, at)) {
    if (!tree.text.startsWith('[result:', startOf(tree, at))) continue;
    const args = { tag, how: outcome(result), byOpenTafl };
    return [replayDiagnostics.report('wrong-result', spanAt(tree, at), args)];
  }
  return [];
}
