import { explainEach } from '../../../cst/index.js';
import { nextLineStart } from '../../../cst/text/line-index.js';
import type { Diagnostic } from '../../../diagnostics/index.js';
import { uncheckedRest } from '../../../notation/check/diagnostic-list.js';
import type { DecodedText } from '../../../notation/encoding/index.js';
import type { Reading } from '../../../notation/index.js';
import { isNode, setEngineFlag } from '../../../process/runtime.js';
import { keepHeapSmall } from '../../../process/small-heap.js';
import type { Input } from '../input.js';

/**
 * The smallest record, in bytes, whose check saves memory. Saving takes up to half a second; without it, a check of a
 * record of this size takes up to 250 MB of memory.
 */
export const MIN_LARGE_SIZE = 2 ** 22;

/** The size of the beginning of a text, in UTF-16 units; its last line is completed. */
const BEGINNING_LENGTH = 2 ** 20;

/**
 * Decodes the bytes of a large record, then makes them empty for all that refer to them: they take as much memory as
 * the text, and are not written back after a check. Unused memory is freed before and after that, because the engine
 * doesn't see how much bytes take, and would keep them for long.
 */
export async function decodeAndFree(
  { bytes }: Input,
  decode: (bytes: Uint8Array) => DecodedText,
): Promise<DecodedText> {
  const collect = await collector();
  keepHeapSmall();
  collect();
  const decoded = decode(bytes);
  const { buffer } = bytes;
  // A buffer that other texts share stays.
  const isOwn = buffer instanceof ArrayBuffer && buffer.byteLength === bytes.length;
  if (isOwn) structuredClone(buffer, { transfer: [buffer] });
  collect();
  return decoded;
}

/** Returns a function that frees unused memory, if the runtime allows it. */
async function collector(): Promise<() => void> {
  if (!isNode()) return () => undefined;
  // Other runs need no part of Node for this.
  const { runInNewContext } = await import('node:vm');
  setEngineFlag('--expose-gc');
  return runInNewContext('gc') as () => void;
}

/** The reading of the beginning of a text. */
export interface BeginningRead {
  readonly reading: Reading<unknown>;
  /** The diagnostics of the whole text. */
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Reads the beginning of a large text. If it alone has so many syntax errors that the rest would not be checked,
 * returns its reading: the tree of a large text that isn't in the notation takes up to 20 times its size. Returns
 * `undefined` if all of it has to be read.
 *
 * @param read reads a text at level `syntax`
 */
export function readBeginning(
  text: string,
  read: (beginning: string) => Reading<unknown>,
  size = BEGINNING_LENGTH,
): BeginningRead | undefined {
  const lineStart = nextLineStart(text, size);
  const reading = read(text.slice(0, lineStart < text.length ? lineStart : size));
  if (!isCut(reading) || dependsOnRest(reading)) return undefined;
  return { reading, diagnostics: [...reading.diagnostics.slice(0, -1), uncheckedRest(text.length)] };
}

/** Whether a text has more errors than are listed, so that reading stopped there. */
function isCut({ diagnostics, tree }: Reading<unknown>): boolean {
  const { code, message } = uncheckedRest(tree.text.length);
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
  for (const { node, at: offset } of explainEach(tree)) {
    if (node.start > lastStart) return false;
    if (offset >= end) return true;
  }
  return false;
}
