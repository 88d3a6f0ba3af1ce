/** The amount of text that a landmark has read, and the time that it took. */
export interface Rate {
  readonly name: string;
  readonly characters: number;
  readonly milliseconds: number;
  /** A remark about it. */
  readonly remark: string;
}

/** Reads texts one after another until they end or the time is up. One of them goes first, to warm up. */
export function rateOf(name: string, texts: readonly string[], seconds: number, read: (text: string) => unknown): Rate {
  read(texts[0]!);
  const began = performance.now();
  let characters = 0;
  for (const text of texts) {
    read(text);
    characters += text.length;
    if (performance.now() - began > seconds * 1000) break;
  }
  const all = texts.reduce((sum, { length }) => sum + length, 0);
  const remark =
    characters === all ? '' : `read ${(characters / 1e6).toFixed(2)} of ${(all / 1e6).toFixed(2)} MB in its time`;
  return { name, characters, milliseconds: performance.now() - began, remark };
}
