import type { Multiverse } from '../../games/5dchess/index.js';
import { failure, type Result } from '../../notation/index.js';
import { firstError } from '../../notation/result.js';
import { read5dfenStructure } from './read.js';
import { replay5dfen } from './replay/play.js';

/**
 * Reads the position in a 5DFEN text without moves: its boards, or those of the variant that its header `Board` names.
 * If the text has errors, returns a problem with the message of the first one.
 *
 * ```ts
 * import { fiveDPositionFromText } from 'ludogram/5dfen';
 *
 * fiveDPositionFromText('[k7/8/8/8/8/8/8/K7:0:1:w]'); // {ok: true, multiverse}
 * ```
 */
export function fiveDPositionFromText(text: string): Result<{ readonly multiverse: Multiverse }> {
  const reading = read5dfenStructure(text, { level: 'structure' });
  const error = firstError(reading);
  if (error !== undefined) return error;
  const { model } = reading;
  if (model.turns.length > 0) return failure(['turns'], 'expected boards without moves');
  const replay = replay5dfen(model);
  return replay.ok ? { ok: true, multiverse: replay.multiverse } : replay;
}
