import type { Table } from '../../games/azul/index.js';
import { firstError, type Result } from '../../notation/result.js';
import { parseAzul } from './notation.js';
import { replayAzul } from './play.js';

/**
 * Returns the table after the last draw or move of an Azul record. If the record has errors, returns a problem with the
 * message of the first one.
 *
 * ```ts
 * azulPositionFromText('AZULGAME\n2\n1llrr 2orku 3luuk 4krul 5rrok\nA 1 ll 2-'); // {ok: true, position}
 * ```
 */
export function azulPositionFromText(text: string): Result<{ readonly position: Table }> {
  const reading = parseAzul(text);
  const error = firstError(reading);
  if (error !== undefined) return error;
  const replay = replayAzul(reading.model);
  return replay.ok ? { ok: true, position: replay.table } : replay;
}
