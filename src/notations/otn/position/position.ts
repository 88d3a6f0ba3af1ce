import { firstError, type Result } from '../../../notation/result.js';
import type { OtnPosition } from './model.js';
import { parseOtnPosition } from './notation.js';

/**
 * The position that a positional record describes. A problem where the record has errors, whose message is that of the first;
 * its path is empty, because the JSON of a position is one leaf. Never throws.
 *
 * ```ts
 * taflPositionFromText('/1t1/tKt/1t1/'); // {ok: true, position}
 * ```
 */
export function taflPositionFromText(text: string): Result<{ readonly position: OtnPosition }> {
  const reading = parseOtnPosition(text);
  return firstError(reading) ?? { ok: true, position: reading.model };
}
