import { countSeverities } from '../../diagnostics/index.js';
import type { NotationReading } from '../edit/editable-reader.js';
import type { Notation } from '../notation.js';
import type { ReadOptions } from '../options.js';

/**
 * Reads a text in the dialect that it fits best: the one that gives the fewest errors, then the fewest warnings, then
 * the fewest notes; of equal ones, the first. A dialect that the text itself shows needs no comparison.
 *
 * ```ts
 * import { notations, readInFittingDialect } from 'ludogram';
 *
 * const notation = await notations.find(({ id }) => id === 'otn')!.load();
 * readInFittingDialect(notation, '[rules:dim:7 start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/]').dialect; // 'current'
 * ```
 *
 * @returns the reading, whose `dialect` is the dialect that was found; absent for a notation without dialects
 */
export function readInFittingDialect<Model, Root>(
  notation: Pick<Notation<Model, Root>, 'read' | 'dialects'>,
  text: string,
  options: Omit<ReadOptions, 'dialect'> = {},
): NotationReading<Model, Root> {
  const [first, ...others] = notation.dialects;
  let best = notation.read(text, options);
  if (best.dialect !== first) return best;
  for (const dialect of others) {
    if (best.diagnostics.length === 0) break;
    const reading = notation.read(text, { ...options, dialect });
    if (reading.dialect === dialect && hasFewer(reading, best)) best = reading;
  }
  return best;
}

function hasFewer(reading: NotationReading, than: NotationReading): boolean {
  const [counts, others] = [countSeverities(reading.diagnostics), countSeverities(than.diagnostics)];
  const decisive = (['error', 'warning', 'note'] as const).find((severity) => counts[severity] !== others[severity]);
  return decisive !== undefined && counts[decisive] < others[decisive];
}
