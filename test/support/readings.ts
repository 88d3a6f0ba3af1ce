import { type Formatted, NotationReading, Reading, type ReadingParts, type Result } from '../../src/notation/index.js';

/** Returns a reading with other parts, as a faulty notation would make it. */
export function changedReading(
  reading: NotationReading,
  parts: Partial<ReadingParts<unknown, unknown>>,
): NotationReading {
  const { tree, diagnostics, isWellFormed, dialect } = reading;
  const changed = new Reading({ tree, diagnostics, isWellFormed, dialect, source: reading, ...parts });
  return new NotationReading(changed, (change) => reading.edit(change));
}

/** Returns the text of a reading that was formatted. Throws the first error that prevents it. */
export function formattedText({ text, diagnostics }: Formatted): string {
  if (text === undefined) throw new Error(diagnostics[0]?.message);
  return text;
}

/** Returns the value of a result. Throws its problem if it failed. */
export function made<Made extends object>(result: Result<Made>): Made {
  if (!result.ok) throw new Error(`${result.problem.path.join('.')}: ${result.problem.message}`);
  return result;
}
