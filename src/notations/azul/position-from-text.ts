import type { Table } from '../../games/azul/index.js';
import type { Result } from '../../notation/index.js';
import { firstError } from '../../notation/result.js';
import { readAzul } from './read.js';
import { replayAzul } from './replay/play.js';

/**
 * Returns the table after the last draw or move of an Azul record. If the record has errors, returns a problem with the
 * message of the first one.
 *
 * ```ts
 * import { azulPositionFromText } from 'ludogram/azul';
 *
 * azulPositionFromText('AZULGAME\n2\n1llrr 2orku 3luuk 4krul 5rrok\nA 1 ll 2-'); // {ok: true, position}
 * ```
 */
export function azulPositionFromText(text: string): Result<{ readonly position: Table }> {
  const reading = readAzul(text);
  const error = firstError(reading);
  if (error !== undefined) return error;
  const replay = replayAzul(reading.model);
  return replay.ok ? { ok: true, position: replay.table } : replay;
}
