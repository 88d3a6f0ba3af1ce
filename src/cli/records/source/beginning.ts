import { explainEach } from '../../../cst/index.js';
import type { Diagnostic } from '../../../diagnostics/index.js';
import { tooMany } from '../../../notation/check/diagnostic-list.js';
import type { Reading } from '../../../notation/index.js';

/** Sizes of texts in UTF-16 units. */
interface Sizes {
  /** The size from which the beginning of a text is read first. */
  readonly large: number;
  /** The size of that beginning; its last line is completed. */
  readonly beginning: number;
}

const SIZES: Sizes = { large: 2 ** 24, beginning: 2 ** 20 };

/** Whether a text is so large that its reading should save memory. */
export const isLarge = ({ length }: string, { large }: Sizes = SIZES): boolean => length >= large;

/** The reading of the beginning of a text. */
export interface BeginningRead {
  readonly reading: Reading<unknown>;
  /** The diagnostics of the whole text. */
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Reads the beginning of a large text. If it alone has so many syntax errors that the rest would not be checked,
 * returns its reading: the tree of a large text that isn't in the notation takes up to 20 times its size. Returns
 * `undefined` if the text is small, or if all of it has to be read.
 *
 * @param read reads a text at level `syntax`
 */
export function readBeginning(
  text: string,
  read: (beginning: string) => Reading<unknown>,
  sizes: Sizes = SIZES,
): BeginningRead | undefined {
  if (!isLarge(text, sizes)) return undefined;
  const { beginning: size } = sizes;
  const reading = read(text.slice(0, text.indexOf('\n', size) + 1 || size));
  if (!isCut(reading) || dependsOnRest(reading)) return undefined;
  return { reading, diagnostics: [...reading.diagnostics.slice(0, -1), tooMany(text.length, 0, true)] };
}

/** Whether a text has more errors than are listed, so that reading stopped there. */
function isCut({ diagnostics, tree }: Reading<unknown>): boolean {
  const { code, message } = tooMany(tree.text.length, 0, true);
  const last = diagnostics.at(-1);
  return last?.code === code && last.message === message;
}

/**
 * Whether an error that is listed may be one only because the text ends: something that is not closed, such as a
 * comment, may be closed in the rest.
 */
function dependsOnRest({ diagnostics, tree }: Reading<unknown>): boolean {
  const end = tree.text.length;
  const listed = diagnostics.slice(0, -1);
  if (listed.some(({ span }) => span.end >= end)) return true;
  const lastStart = listed.at(-1)?.span.start ?? end;
  for (const { node, at } of explainEach(tree)) {
    if (node.start > lastStart) return false;
    if (at >= end) return true;
  }
  return false;
}
