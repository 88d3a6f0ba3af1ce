import type { Position } from '../../games/onitama/index.js';
import { failure, type Result } from '../../notation/index.js';
import { firstError } from '../../notation/result.js';
import { readOni } from './read.js';
import { type OniPlayOptions, replayModel } from './replay/play.js';

/**
 * Reads the position in an `.oni` text without moves: a board of 25 characters and five cards, or only the cards for
 * the usual board. Red is to move; the notation can't record anything else.
 *
 * ```ts
 * import { onitamaPositionFromText } from 'ludogram/oni';
 *
 * onitamaPositionFromText('11.11 ..3.. ..... ..2.. 00.00 BXLUT'); // {ok: true, position}
 * ```
 *
 * @param options the cards that exist; if absent, the sixteen of the game
 */
export function onitamaPositionFromText(
  text: string,
  options: OniPlayOptions = {},
): Result<{ readonly position: Position }> {
  const reading = readOni(text, { ...options, level: 'structure' });
  const error = firstError(reading);
  if (error !== undefined) return error;
  const { model } = reading;
  if (model.moves.length > 0) return failure(['moves'], 'expected a board and cards, without moves');
  const replay = replayModel(model, options);
  return replay.ok ? { ok: true, position: replay.start } : replay;
}
