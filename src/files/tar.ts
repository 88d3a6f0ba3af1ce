/** The size of the blocks of an archive. */
const BLOCK_BYTES = 512;

/** The offset and the length of each part of a header. */
const NAME = [0, 100] as const;
const SIZE = [124, 12] as const;
const TYPE = [156, 1] as const;
const PREFIX = [345, 155] as const;

/**
 * Returns the files of a tar archive in the format ustar: path → content. Folders and links are left out.
 *
 * @throws a `RangeError` if the archive is cut off
 */
export function readTar(archive: Uint8Array): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  for (let at = 0; archive[at] !== undefined && archive[at] !== 0;) {
    const part = ([start, length]: readonly [number, number]) => textAt(archive, at + start, length);
    const size = Number.parseInt(part(SIZE), 8);
    const start = at + BLOCK_BYTES;
    if (!(start + size <= archive.length)) throw new RangeError('the archive is cut off');
    const path = [part(PREFIX), part(NAME)].filter((text) => text !== '').join('/');
    if (part(TYPE) === '0') files.set(path, archive.subarray(start, start + size));
    at = start + Math.ceil(size / BLOCK_BYTES) * BLOCK_BYTES;
  }
  return files;
}

/** Returns a text that ends at a NUL, or at the end of its part of a header. */
function textAt(archive: Uint8Array, start: number, length: number): string {
  const bytes = archive.subarray(start, start + length);
  const end = bytes.indexOf(0);
  return new TextDecoder().decode(end < 0 ? bytes : bytes.subarray(0, end));
}
