/** A JSON Schema, or a part of one (draft 2020-12). */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

/** Schemas that are used in several places of one document, by name; they become its `$defs`. */
export class Definitions {
  readonly #schemas = new Map<string, JsonSchema>();

  /** A reference to the definition `name`, which `describe` writes the first time that it is asked for. */
  refer(name: string, describe: () => JsonSchema): JsonSchema {
    if (!this.#schemas.has(name)) {
      // A recursive schema refers to itself while it is described.
      this.#schemas.set(name, {});
      this.#schemas.set(name, describe());
    }
    return { $ref: `#/$defs/${name}` };
  }

  /** All definitions, in the order of their names. */
  toJson(): JsonSchema {
    return Object.fromEntries([...this.#schemas].sort(([a], [b]) => (a < b ? -1 : 1)));
  }
}
