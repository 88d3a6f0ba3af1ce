/** The most bytes of a text. A link or a compressed file that expands to more was made to fill the memory. */
export const MAX_TEXT_BYTES = 50_000_000;

/** Compresses or decompresses bytes. Throws an error for damaged ones, or if the result has more than `maxBytes`. */
export async function transformed(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  maxBytes = Infinity,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    chunks.push(next.value);
    length += next.value.length;
    if (length > maxBytes) throw new RangeError('too long');
  }
  const out = new Uint8Array(length);
  let end = 0;
  for (const chunk of chunks) {
    out.set(chunk, end);
    end += chunk.length;
  }
  return out;
}
