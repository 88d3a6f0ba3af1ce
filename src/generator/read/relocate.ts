/** An offset with its line and column, as in a location of peggy; lines end with line feeds. */
interface Position {
  offset: number;
  line: number;
  column: number;
}

/** Converts offsets of a text to locations, as peggy counts them. */
export class LineStarts {
  readonly #starts = [0];

  constructor(text: string) {
    for (let offset = text.indexOf('\n'); offset >= 0; offset = text.indexOf('\n', offset + 1)) {
      this.#starts.push(offset + 1);
    }
  }

  position(offset: number): Position {
    let low = 0;
    let high = this.#starts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (this.#starts[middle]! <= offset) low = middle;
      else high = middle;
    }
    return { offset, line: low + 1, column: offset - this.#starts[low]! + 1 };
  }
}

/** Moves all locations in a syntax tree of a part of a text to their locations in the whole text. */
export function relocate(read: unknown, base: number, lines: LineStarts): void {
  if (typeof read !== 'object' || read === null) return;
  if ('offset' in read && 'line' in read && 'column' in read) {
    Object.assign(read, lines.position(base + (read as Position).offset));
  } else for (const inner of Object.values(read)) relocate(inner, base, lines);
}

/** Returns a copy of a syntax tree of a part of a text, with the locations in the whole text. */
export function movedTo<Tree>(tree: Tree, base: number, lines: LineStarts): Tree {
  if (typeof tree !== 'object' || tree === null) return tree;
  if (Array.isArray(tree)) return tree.map((inner: unknown) => movedTo(inner, base, lines)) as Tree;
  if ('offset' in tree && 'line' in tree && 'column' in tree) {
    return lines.position(base + (tree as unknown as Position).offset) as Tree;
  }
  const moved = { ...tree };
  for (const key in moved) moved[key] = movedTo(moved[key], base, lines);
  return moved;
}
