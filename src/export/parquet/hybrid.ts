/** The smallest number of equal numbers that are written as a run. */
const MIN_RUN = 8;

/** The numbers that are packed together, in as many bytes as each of them has bits. */
const GROUP = 8;

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
  const bytes = new Uint8Array((Math.ceil(numbers.length / GROUP) + 1) * (width + LENGTH_BYTES));
  let end = 0;
  const putLength = (length: number) => {
    let rest = length;
    for (; rest > 0x7f; rest >>>= 7) bytes[end++] = (rest & 0x7f) | 0x80;
    bytes[end++] = rest;
  };
  const putGroups = (from: number, to: number) => {
    const groups = Math.ceil((to - from) / GROUP);
    if (groups === 0) return;
    putLength((groups << 1) | 1);
    let bits = 0;
    let count = 0;
    for (let i = from; i < from + groups * GROUP; i++) {
      bits |= (i < numbers.length ? numbers[i]! : 0) << count;
      count += width;
      for (; count >= 8; count -= 8) {
        bytes[end++] = bits;
        bits >>>= 8;
      }
    }
  };
  /** The first number that is not written. */
  let open = 0;
  for (let i = 0; i < numbers.length;) {
    const first = numbers[i]!;
    let runEnd = i + 1;
    while (runEnd < numbers.length && numbers[runEnd] === first) runEnd++;
    if (runEnd - i < MIN_RUN) {
      i += GROUP;
      continue;
    }
    putGroups(open, i);
    putLength((runEnd - i) << 1);
    for (let shift = 0; shift < width; shift += 8) bytes[end++] = first >>> shift;
    i = runEnd;
    open = runEnd;
  }
  putGroups(open, numbers.length);
  return bytes.subarray(0, end);
}
