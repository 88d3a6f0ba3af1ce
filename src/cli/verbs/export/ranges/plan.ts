import { createHash } from 'node:crypto';
import { defined } from '../../../../defined.js';
import { systemReason } from '../../../../files/read-file.js';
import { statusOf } from '../../../../files/store/index.js';
import { type DivisionFlags, divisionOf, isDivided } from '../../../bulk/items/file-records.js';
import { bytesOf, canReadFromWithin, expansionOf } from '../../../records/decompress.js';
import { type Division, type DivisionProblem, isDivisionProblem } from '../../../records/divide/division.js';
import { isUtf16 } from '../../../records/divide/stream-encoding.js';
import type { Item } from '../../../records/item.js';
import type { Context } from '../../../run/verb.js';
import { partsOf } from './file-parts.js';
import type { Piece, Range } from './piece.js';

/** The error of an input that can't be divided, with the reason as its message. */
export class DivisionError extends Error {}

/** How to divide an input. */
export interface PlanOptions {
  readonly flags: DivisionFlags;
  /** Returns the number of ranges for an input of about this size, after decompression. */
  readonly count: (bytes: number) => number;
  /** Whether to hash all pieces. Otherwise, a file is read only if it belongs to several ranges. */
  readonly hashes: boolean;
}

/** A file and its share of the input. */
interface SizedFile {
  readonly file: string;
  readonly size?: number;
  /** The approximate number of bytes of its text. */
  readonly weight: number;
  /** The weight of the files before it. */
  readonly before: number;
}

/**
 * Divides an input into ranges of about the same size. A file of many records may belong to several ranges; any other
 * file, and a file that can only be read from its start, belongs to the range where it starts. The same input is
 * always divided in the same way.
 *
 * @throws a {@link DivisionError} if a file is missing or can't be read, or is standard input
 */
export async function planOf(
  files: AsyncIterable<Item>,
  { flags, count, hashes }: PlanOptions,
  context: Context,
): Promise<Range[]> {
  const { sized, total } = await sizedFiles(files);
  const ranges: Piece[][] = Array.from({ length: count(total) }, () => []);
  /** Returns the weight where a range begins. */
  const startOf = (range: number) => (range * total) / ranges.length;
  for (const sizedFile of sized) {
    const { file, size, before } = sizedFile;
    const firstRange = total === 0 ? 0 : Math.min(Math.floor((before * ranges.length) / total), ranges.length - 1);
    const piece: Piece = { file, ...defined({ size }) };
    const division = isDivided({ file }, flags, context) ? divisionOf(file, flags, context) : undefined;
    const targets = targetsOf(sizedFile, firstRange, startOf);
    if (targets.length === 0 || !canBeParted(file, division) || (await reading(file, () => isUtf16(bytesOf(file))))) {
      ranges[firstRange]!.push(hashes ? { ...piece, sha256: await fileHash(file) } : piece);
      continue;
    }
    const { interrupted } = context;
    const found = await reading(file, () => partsOf(file, division, targets, { hashes, interrupted }));
    for (const { targets: passed, ...part } of found) ranges[firstRange + passed]!.push({ ...piece, ...part });
  }
  return ranges;
}

/** Returns the offsets, in a file as it is, where the ranges after its first one begin. */
function targetsOf(
  { file, weight, before }: SizedFile,
  firstRange: number,
  startOf: (range: number) => number,
): number[] {
  const ratio = expansionOf(file);
  const targets: number[] = [];
  for (let range = firstRange + 1; startOf(range) < before + weight; range++) {
    targets.push(Math.ceil((startOf(range) - before) / ratio));
  }
  return targets;
}

/** Whether a file of many records can belong to several ranges. */
const canBeParted = (file: string, division: Division | DivisionProblem | undefined): division is Division =>
  division !== undefined && !isDivisionProblem(division) && canReadFromWithin(file);

async function sizedFiles(files: AsyncIterable<Item>): Promise<{ sized: SizedFile[]; total: number }> {
  const sized: SizedFile[] = [];
  let total = 0;
  for await (const { file, from, size, problem } of files) {
    if (from === 'standard input') {
      throw new DivisionError('standard input can only be read once; write it to a file to divide it');
    }
    if (problem !== undefined) throw new DivisionError(`can't read ${file}: ${problem}`);
    if (size === undefined) await reading(file, () => requireReadable(file));
    const weight = (size ?? 0) * expansionOf(file);
    sized.push({ file, ...defined({ size }), weight, before: total });
    total += weight;
  }
  return { sized, total };
}

async function requireReadable(file: string): Promise<void> {
  // A pipe can be read only once.
  if ((await statusOf(file)) !== undefined) return;
  for await (const _ of bytesOf(file)) return;
}

const fileHash = (file: string): Promise<string> =>
  reading(file, async () => {
    const hash = createHash('sha256');
    for await (const chunk of bytesOf(file)) hash.update(chunk);
    return hash.digest('hex');
  });

async function reading<T>(file: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    throw new DivisionError(`can't read ${file}: ${systemReason(error)}`);
  }
}
