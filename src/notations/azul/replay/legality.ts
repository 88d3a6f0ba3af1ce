import type { HidingErrors } from '../../../notation/index.js';
import type { AzulGame } from '../model/shape.js';
import type { AzulContext } from '../options.js';
import { independenceIn } from './independent-faults.js';
import { type AzulFault, replayRead, winnersOf } from './play.js';
import { drawError, moveError } from './violations.js';

/**
 * Level `rules`: replays draws and moves up to the first unreadable line, and reports those that break the rules, but
 * not those that may only seem to because of an earlier one; see {@link independenceIn}.
 */
export function checkLegality(
  game: AzulGame,
  { from }: HidingErrors,
  { options: { listener }, report, spanOf, faultyPlies }: AzulContext,
): void {
  const isWhole = from === Number.POSITIVE_INFINITY;
  const hidden = isWhole ? -1 : game.lines.findIndex((_, i) => (spanOf(['lines', i])?.end ?? 0) > from);
  const isIndependent = independenceIn(game.lines);
  const limits = {
    keeps: (fault: AzulFault) => isIndependent(fault) && faultyPlies.add(),
    isDone: faultyPlies.mayEnd,
    ...(hidden === -1 ? {} : { lines: hidden }),
  };
  const replay = replayRead(game, limits, listener && ((move, table) => listener.onPly(move, table, '')));
  if (replay === undefined) return;
  if (isWhole) listener?.onEnd(winnersOf(replay.table));
  for (const fault of replay.faults) {
    const line = game.lines[fault.line];
    const span = spanOf(['lines', fault.line]);
    if (line === undefined || span === undefined) continue;
    const count = replay.table.factories.length;
    const error = line.type === 'move' ? moveError(fault, line, span, count) : drawError(fault, span);
    if (error !== undefined) report(error);
  }
}
