import type { Result } from '../../../notation/index.js';
import { firstError } from '../../../notation/result.js';
import type { OtnPosition } from './model/shape.js';
import { readOtnPosition } from './read.js';

/**
 * Reads the position in a positional record. If the record has errors, returns a problem with the message of the first
 * one; its path is empty, because the JSON of a position is one leaf. Never throws.
 *
 * ```ts
 * import { taflPositionFromText } from 'ludogram/otn';
 *
 * taflPositionFromText('/1t1/tKt/1t1/'); // {ok: true, position}
 * ```
 */
export function taflPositionFromText(text: string): Result<{ readonly position: OtnPosition }> {
  const reading = readOtnPosition(text);
  return firstError(reading) ?? { ok: true, position: reading.model };
}
