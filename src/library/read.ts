import { checkText } from '../diagnostics/check-text.js';
import type { NotationReading } from '../notation/edit/editable-reader.js';
import { notationByContent, notationById, notationByName } from '../notation/entry.js';
import { failure, type Notation, type NotationEntry, type ReadOptions, type Result } from '../notation/index.js';
import { NOTATIONS } from '../notations/registry.js';

/** How to read a text whose notation may be unknown. */
export interface ReadTextOptions extends ReadOptions {
  /** The id of its notation, or a notation; found from the file name, then from the content, if absent. */
  readonly notation?: string | NotationEntry;
  /** The name of the file that the text is from. Its extension indicates the notation. */
  readonly fileName?: string;
}

/** A text that was read, and the notation that it was read as. */
export interface ReadText {
  readonly notation: Notation;
  readonly reading: NotationReading;
}

/**
 * Returns the notation that a text looks like, from its content alone; `undefined` if it looks like none.
 *
 * @param notations the notations to try; the built-in ones if absent
 * @throws TypeError for what isn't a text
 */
export function detect(text: string, notations: readonly NotationEntry[] = NOTATIONS): NotationEntry | undefined {
  checkText(text);
  return notationByContent(notations, text);
}

/**
 * Reads a text in one of the built-in notations, or in one that is given. The notation is loaded when it is needed.
 *
 * ```ts
 * import { read } from 'ludogram';
 *
 * const result = await read('BXLUT Byt');
 * if (result.ok) console.log(result.notation.id, result.reading.diagnostics); // oni []
 * ```
 *
 * @returns a problem where the notation is unknown or can't be detected; whatever is wrong with the text itself is
 *   among the diagnostics of the reading
 * @throws RangeError for a dialect that the notation does not have, TypeError for what isn't a text
 */
export async function read(text: string, options: ReadTextOptions = {}): Promise<Result<ReadText>> {
  const { notation: wanted, fileName, ...rest } = options;
  const found = entryFor(text, wanted, fileName);
  if (!found.ok) return found;
  const notation = await found.entry.load();
  return { ok: true, notation, reading: notation.read(text, rest) };
}

/** Returns the notation that a text has by the options of {@link read}, or a problem. */
export function entryFor(
  text: string,
  wanted: string | NotationEntry | undefined,
  fileName: string | undefined,
): Result<{ readonly entry: NotationEntry }> {
  checkText(text);
  if (typeof wanted === 'object') return { ok: true, entry: wanted };
  const byName = fileName === undefined ? undefined : notationByName(NOTATIONS, fileName);
  const entry = wanted === undefined ? (byName ?? detect(text)) : notationById(NOTATIONS, wanted);
  if (entry !== undefined) return { ok: true, entry };
  const ids = NOTATIONS.map(({ id }) => id).join(', ');
  const what = wanted === undefined ? "the notation of the text can't be detected" : `unknown notation "${wanted}"`;
  return failure([], `${what}: expected one of ${ids}`);
}
