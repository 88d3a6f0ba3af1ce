/** Gives each reader of a file a unique name: underscores are added to a name that is taken. */
export class ReaderNames {
  readonly #taken = new Set<string>();

  /** Returns `isMove` for the kind `Move`. */
  guard(kind: string): string {
    return this.#own(`is${kind}`);
  }

  /** Returns `moveFrom` for the field `from` of the kind `Move`; `rest` is added as it is. */
  field(kind: string, label: string, rest = ''): string {
    return this.#own(lowerCamel(kind) + upperFirst(label) + rest);
  }

  #own(wanted: string): string {
    let name = wanted;
    while (this.#taken.has(name)) name += '_';
    this.#taken.add(name);
    return name;
  }
}

/** Returns `annoFen` for `AnnoFen`, `root` for `ROOT`, `fenRow` for `FENRow`. */
function lowerCamel(name: string): string {
  return name.replace(/^\p{Lu}+(?=\p{Lu}\p{Ll})|^\p{Lu}+(?!\p{Ll})|^\p{Lu}/u, (capitals) => capitals.toLowerCase());
}

function upperFirst(label: string): string {
  return label.replace(/^./u, (first) => first.toUpperCase());
}
