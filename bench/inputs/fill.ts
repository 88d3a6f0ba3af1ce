/** Pieces of text one after another, from the first again when they end, until there are `size` characters. */
export function fill(size: number, pieceAt: (index: number) => string): string {
  const out: string[] = [];
  let length = 0;
  for (let i = 0; length < size; i++) {
    const piece = pieceAt(i);
    out.push(piece);
    length += piece.length;
  }
  return flat(out.join(''));
}

/** Texts from the first on, from the first again when they end, until there are `size` characters in all. */
export function fillTexts(size: number, texts: readonly string[]): string[] {
  const out: string[] = [];
  for (let i = 0, length = 0; length < size; i++) {
    out.push(texts[i % texts.length]!);
    length += out.at(-1)!.length;
  }
  return out;
}

/** The same text, stored as it would be if it came from a file: in one piece. */
function flat(text: string): string {
  return Buffer.from(text, 'utf8').toString('utf8');
}
