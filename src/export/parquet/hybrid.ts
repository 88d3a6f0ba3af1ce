/** The smallest number of equal numbers that are written as a run. */
const MIN_RUN = 8;

/** The numbers that are packed together, in as many bytes as each of them has bits. */
const GROUP_LENGTH = 8;

/** The largest number of bytes of the length of a run. */
const LENGTH_BYTES = 5;

/** Numbers of 0 and above. */
export type Numbers = Uint8Array | Uint16Array | Uint32Array;

/** Returns the number of bits that all numbers up to one need. */
export const bitsOf = (max: number): number => 32 - Math.clz32(max);

/**
 * Encodes numbers as Parquet does levels and indices: equal ones in a row as a run, others in groups of eight, each
 * with `width` bits ("RLE / bit-packing hybrid").
 */
export function hybridBytes(numbers: Numbers, width: number): Uint8Array {
  // At worst, runs of eight and single groups take turns.
  const bytes = new Uint8Array((Math.ceil(numbers.length / GROUP_LENGTH) + 1) * (width + LENGTH_BYTES));
  let end = 0;
  /** The first number that is not written. */
  let open = 0;
  for (let i = 0; i < numbers.length;) {
    const runEnd = endOfRun(numbers, i);
    if (runEnd - i < MIN_RUN) {
      i += GROUP_LENGTH;
      continue;
    }
    end = putGroups(bytes, end, numbers.subarray(open, i), width);
    end = putRun(bytes, end, runEnd - i, numbers[i]!, width);
    i = runEnd;
    open = runEnd;
  }
  return bytes.subarray(0, putGroups(bytes, end, numbers.subarray(open), width));
}

/** Returns the index after the last of equal numbers in a row. */
function endOfRun(numbers: Numbers, start: number): number {
  const first = numbers[start];
  let end = start + 1;
  while (end < numbers.length && numbers[end] === first) end++;
  return end;
}

// The end is passed on and returned: a variable that functions share is several times as slow for each number.

/**
 * Writes a run at the end of bytes.
 *
 * @returns the end after it
 */
function putRun(bytes: Uint8Array, end: number, length: number, number: number, width: number): number {
  let at = putLength(bytes, end, length << 1);
  for (let shift = 0; shift < width; shift += 8) bytes[at++] = number >>> shift;
  return at;
}

/**
 * Writes numbers in groups, the last of which is filled up with zeros.
 *
 * @returns the end after them
 */
function putGroups(bytes: Uint8Array, end: number, numbers: Numbers, width: number): number {
  const groups = Math.ceil(numbers.length / GROUP_LENGTH);
  if (groups === 0) return end;
  let at = putLength(bytes, end, (groups << 1) | 1);
  let bits = 0;
  let count = 0;
  for (let i = 0; i < groups * GROUP_LENGTH; i++) {
    bits |= (i < numbers.length ? numbers[i]! : 0) << count;
    count += width;
    for (; count >= 8; count -= 8) {
      bytes[at++] = bits;
      bits >>>= 8;
    }
  }
  return at;
}

function putLength(bytes: Uint8Array, end: number, length: number): number {
  let at = end;
  let rest = length;
  for (; rest > 0x7f; rest >>>= 7) bytes[at++] = (rest & 0x7f) | 0x80;
  bytes[at++] = rest;
  return at;
}
