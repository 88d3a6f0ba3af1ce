/** A JSON Schema, or a part of one (draft 2020-12). */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

/** Schemas that one document uses several times, by name. They become its `$defs`. */
export class Definitions {
  readonly #schemas = new Map<string, JsonSchema>();

  /** Returns a reference to the definition `name`. At the first reference, `describe` makes the definition. */
  refer(name: string, describe: () => JsonSchema): JsonSchema {
    if (!this.#schemas.has(name)) {
      // A recursive schema refers to itself before `describe` returns.
      this.#schemas.set(name, {});
      this.#schemas.set(name, describe());
    }
    return { $ref: `#/$defs/${name}` };
  }

  /** Returns all definitions, sorted by name. */
  toJson(): JsonSchema {
    return Object.fromEntries([...this.#schemas].sort(([a], [b]) => (a < b ? -1 : 1)));
  }
}
