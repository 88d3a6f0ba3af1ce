import { RESERVED_WORDS } from '../code-names.js';

/** The names that `shape.ts` imports, and `type`, which is a keyword before a name that is imported. */
const IMPORTED: readonly string[] = [
  ...'at codecOf comments constant Guarded leaf list Model optional'.split(' '),
  ...'readers record recursive Shape variants type'.split(' '),
];

/** Gives each constant and type of `shape.ts` a name of its own. */
export class ModelNames {
  readonly #taken = new Set([...RESERVED_WORDS, ...IMPORTED]);
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
export const kebabCase = (name: string): string => name.replace(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})/gu, '-').toLowerCase();
