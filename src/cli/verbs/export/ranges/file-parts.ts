import { defined } from '../../../../defined.js';
import type { RecordLocation } from '../../../../files/record.js';
import type { RecordStart } from '../../../../notation/index.js';
import type { RecordsPart } from '../../../bulk/items/file-records.js';
import { bytesOf, type Frame, isCompressed } from '../../../records/decompress.js';
import { recordsOf } from '../../../records/divide/divided-records.js';
import { observed } from '../../../records/observed-chunks.js';
import { SplitHash } from './split-hash.js';

/** How the records of a file begin; `json lines` for an object in each line. */
type Starts = RecordStart | 'json lines';

/** A part of a file, and the number of targets at or before its start. */
export interface FoundPart {
  readonly part: RecordsPart;
  readonly targets: number;
  readonly sha256?: string;
}

/**
 * Divides a file of many records into parts: each begins with the first record that starts at a target or after it. A
 * `.zst` file is read from the start of a frame, so there a part begins with the first record of a frame at a target or
 * after it. The last part extends to the end of the file, whatever its size will be.
 *
 * @param targets offsets in the file as it is, in ascending order
 * @param hashes whether to hash the parts: then all of the file is read, otherwise only what is before the last part
 * @param interrupted aborted to give up with its error
 */
export async function partsOf(
  file: string,
  starts: Starts,
  targets: readonly number[],
  hashes: boolean,
  interrupted?: AbortSignal,
): Promise<FoundPart[]> {
  const hash = hashes ? new SplitHash() : undefined;
  const frames: Frame[] = [];
  const parts: FoundPart[] = [];
  let reached = 0;
  let current: RecordsPart = { first: { number: 1, firstLine: 1, start: 0 } };
  const endPart = (end?: number): void => {
    const part = { ...current, ...defined({ end }) };
    parts.push({ part, targets: reached, ...defined({ sha256: hash?.take(end) }) });
  };
  let last = 0;
  const chunks = observed(
    bytesOf(file, (frame) => frames.push(frame)),
    (chunk) => {
      interrupted?.throwIfAborted();
      hash?.advance(last);
      hash?.add(chunk);
    },
  );
  for await (const first of startsOf(chunks, starts)) {
    last = first.start;
    while (frames[1] !== undefined && frames[1].textOffset <= last) frames.shift();
    const offset = isCompressed(file) ? (frames[0]?.offset ?? 0) : last;
    if (reached < targets.length && targets[reached]! <= offset) {
      endPart(last);
      while (reached < targets.length && targets[reached]! <= offset) reached++;
      current = { first, ...defined({ frame: isCompressed(file) ? frames[0] : undefined }) };
    }
    if (reached === targets.length && !hashes) break;
  }
  endPart();
  return parts;
}

async function* startsOf(chunks: AsyncIterable<Uint8Array>, starts: Starts): AsyncGenerator<Required<RecordLocation>> {
  if (starts === 'json lines') yield* lineStarts(chunks);
  else for await (const { record } of recordsOf(chunks, starts)) yield record;
}

const LINE_FEED = 10;

async function* lineStarts(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Required<RecordLocation>> {
  let number = 1;
  let offset = 0;
  for await (const chunk of chunks) {
    for (let at = chunk.indexOf(LINE_FEED); at !== -1; at = chunk.indexOf(LINE_FEED, at + 1)) {
      number++;
      yield { number, firstLine: number, start: offset + at + 1 };
    }
    offset += chunk.length;
  }
}
