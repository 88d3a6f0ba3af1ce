/** Yields the chunks of a file, and calls `observe` with each before it. */
export async function* observed(
  chunks: AsyncIterable<Uint8Array>,
  observe: (chunk: Uint8Array) => void,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    observe(chunk);
    yield chunk;
  }
}
