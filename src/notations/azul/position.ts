import { hasErrors } from '../../diagnostics/index.js';
import type { Table } from '../../games/azul/index.js';
import { failure, type Result } from '../../notation/index.js';
import { parseAzul } from './notation.js';
import { replayAzul } from './play.js';

/**
 * The table that an Azul record leads to: after its last draw or move. A problem where the record has errors, whose message
 * is that of the first.
 *
 * ```ts
 * azulPositionFromText('AZULGAME\n2\n1llrr 2orku 3luuk 4krul 5rrok\nA 1 ll 2-'); // {ok: true, position}
 * ```
 */
export function azulPositionFromText(text: string): Result<{ readonly position: Table }> {
  const { model, diagnostics } = parseAzul(text);
  const error = diagnostics.find((one) => hasErrors([one]));
  if (error !== undefined) return failure([], error.message);
  const replay = replayAzul(model);
  return replay.ok ? { ok: true, position: replay.table } : replay;
}
