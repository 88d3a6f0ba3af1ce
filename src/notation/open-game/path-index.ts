import type { Path } from '../path.js';

/** A part of a model in an index. */
interface IndexedPart<Value> {
  value?: Value;
  parts?: Map<string | number, IndexedPart<Value>>;
}

/** Finds values by their paths, in time that depends only on the length of the path that is asked for. */
export class PathIndex<Value> {
  readonly #whole: IndexedPart<Value>;

  constructor(whole: IndexedPart<Value> = {}) {
    this.#whole = whole;
  }

  /** Returns the index of what is below a path. */
  below(path: Path): PathIndex<Value> {
    return new PathIndex(this.#partAt(path));
  }

  /** Gives the part at a path a value. */
  set(path: Path, value: Value): void {
    this.#partAt(path).value = value;
  }

  /** Returns the value of the innermost part with a value that is at a path or around it; `undefined` if none is. */
  find(path: Path): Value | undefined {
    let part: IndexedPart<Value> | undefined = this.#whole;
    let found = part.value;
    for (const key of path) {
      part = part.parts?.get(key);
      if (part === undefined) break;
      found = part.value ?? found;
    }
    return found;
  }

  /** Returns the part at a path, which is made if it is new. */
  #partAt(path: Path): IndexedPart<Value> {
    let part = this.#whole;
    for (const key of path) {
      part.parts ??= new Map();
      const known: IndexedPart<Value> = part.parts.get(key) ?? {};
      part.parts.set(key, known);
      part = known;
    }
    return part;
  }
}
