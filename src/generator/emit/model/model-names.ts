/** The names that `shape.ts` imports, and words that can't be the name of a constant. */
const RESERVED =
  'at codecOf comments constant Guarded leaf list Model optional readers record recursive Shape variants arguments await break case catch class const ' +
  'continue debugger default delete do else enum eval export extends false finally for function if implements import in ' +
  'instanceof interface let new null package private protected public return static super switch this throw true try ' +
  'typeof undefined var void while with yield type';

/** Gives each constant and type of `shape.ts` a name of its own. */
export class ModelNames {
  readonly #taken = new Set(RESERVED.split(' '));
  readonly #types = new Set(['comment']);

  /** Returns the name of a constant. */
  value(wanted: string): string {
    let name = this.#taken.has(wanted) ? `${wanted}Shape` : wanted;
    while (this.#taken.has(name)) name += '_';
    this.#taken.add(name).add(`${name}Codec`);
    return name;
  }

  /** Returns the type of a leaf in JSON. Leaves of one type would have one definition in the schema. */
  json(wanted: string): string {
    let type = wanted;
    for (let i = 2; this.#types.has(type); i++) type = `${wanted}-${i}`;
    this.#types.add(type);
    return type;
  }

  /** Returns the name of the type of a kind's value. */
  type(kind: string): string {
    return this.value(`${kind}Model`);
  }
}

/** Returns `board-card` for `boardCard`. */
export const kebab = (name: string): string => name.replace(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})/gu, '-').toLowerCase();

/** Returns `move` for `Move`. */
export const lowerFirst = (name: string): string =>
  name.replace(/^\p{Lu}+(?=\p{Lu}\p{Ll})|^\p{Lu}+(?!\p{Ll})|^\p{Lu}/u, (capitals) => capitals.toLowerCase());

/** Returns `Move` for `move`. */
export const upperFirst = (name: string): string => name.replace(/^./u, (first) => first.toUpperCase());
