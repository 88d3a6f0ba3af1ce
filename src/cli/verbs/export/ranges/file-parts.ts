import { defined } from '../../../../defined.js';
import type { RecordLocation } from '../../../../files/record.js';
import type { RecordsPart } from '../../../bulk/items/file-records.js';
import { bytesOf, isCompressed } from '../../../records/decompress.js';
import { recordsOf } from '../../../records/divide/divided-records.js';
import type { Division } from '../../../records/divide/division.js';
import { observed } from '../../../records/observed-chunks.js';
import type { Frame } from '../../../records/zstd-stream.js';
import { SplitHash } from './split-hash.js';

/** How to divide a file. */
export interface DivideOptions {
  /** Whether to hash the parts: then all of the file is read, otherwise only what is before the last part. */
  readonly hashes: boolean;
  /** Aborted to give up with its error. */
  readonly interrupted?: AbortSignal | undefined;
}

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
 */
export async function partsOf(
  file: string,
  division: Division,
  targets: readonly number[],
  { hashes, interrupted }: DivideOptions,
): Promise<FoundPart[]> {
  const divider = new PartDivider(targets, isCompressed(file), hashes);
  const chunks = observed(
    bytesOf(file, (frame) => divider.addFrame(frame)),
    (chunk) => {
      interrupted?.throwIfAborted();
      divider.addBytes(chunk);
    },
  );
  for await (const first of startsOf(chunks, division)) {
    divider.addRecord(first);
    if (divider.isLastPart && !hashes) break;
  }
  return divider.end();
}

/** Divides a file into parts while its bytes, the frames in it and the records in these arrive. */
class PartDivider {
  readonly #targets: readonly number[];
  readonly #isCompressed: boolean;
  readonly #hash: SplitHash | undefined;
  readonly #parts: FoundPart[] = [];
  /** The frame with the start of the last record, and those after it. */
  readonly #frames: Frame[] = [];
  /** The number of targets at or before the start of the current part. */
  #reached = 0;
  #current: RecordsPart = { first: { number: 1, firstLine: 1, start: 0 } };
  /** The start of the last record. */
  #last = 0;

  constructor(targets: readonly number[], isFileCompressed: boolean, hashes: boolean) {
    this.#targets = targets;
    this.#isCompressed = isFileCompressed;
    this.#hash = hashes ? new SplitHash() : undefined;
  }

  /** Whether no part begins after the current one. */
  get isLastPart(): boolean {
    return this.#reached === this.#targets.length;
  }

  addFrame(frame: Frame): void {
    this.#frames.push(frame);
  }

  addBytes(bytes: Uint8Array): void {
    this.#hash?.advance(this.#last);
    this.#hash?.add(bytes);
  }

  /** Adds the start of a record. It begins a part if it is the first one at a target or after it. */
  addRecord(first: Required<RecordLocation>): void {
    this.#last = first.start;
    const frames = this.#frames;
    while (frames[1] !== undefined && frames[1].textOffset <= this.#last) frames.shift();
    const frame = this.#isCompressed ? frames[0] : undefined;
    const offset = this.#isCompressed ? (frame?.offset ?? 0) : this.#last;
    let reached = this.#reached;
    while (reached < this.#targets.length && this.#targets[reached]! <= offset) reached++;
    if (reached === this.#reached) return;
    this.#endPart(this.#last);
    this.#reached = reached;
    this.#current = { first, ...defined({ frame }) };
  }

  /** Ends the last part at the end of the file, and returns all. */
  end(): FoundPart[] {
    this.#endPart();
    return this.#parts;
  }

  #endPart(end?: number): void {
    const part = { ...this.#current, ...defined({ end }) };
    this.#parts.push({ part, targets: this.#reached, ...defined({ sha256: this.#hash?.take(end) }) });
  }
}

async function* startsOf(
  chunks: AsyncIterable<Uint8Array>,
  division: Division,
): AsyncGenerator<Required<RecordLocation>> {
  if (division === 'json lines') yield* lineStarts(chunks);
  else for await (const { record } of recordsOf(chunks, division)) yield record;
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
