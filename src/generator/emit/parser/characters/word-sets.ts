import { type CodeWriter, quoted } from '../../writer.js';

/** The sets of words that a parser compares the texts of labels with; equal sets are one constant. */
export class WordSets {
  readonly #names = new Map<string, { readonly name: string; readonly words: readonly string[] }>();

  /** Returns the name of the constant for a set of words. */
  name(words: readonly string[]): string {
    const key = JSON.stringify(words);
    const cached = this.#names.get(key);
    if (cached !== undefined) return cached.name;
    const name = `WORDS${this.#names.size}`;
    this.#names.set(key, { name, words });
    return name;
  }

  /** Declares the sets that are used. */
  declare(out: CodeWriter): void {
    for (const { name, words } of this.#names.values()) {
      out.line('// prettier-ignore');
      out.block(
        `const ${name}: ReadonlySet<string> = new Set([`,
        () => {
          for (let i = 0; i < words.length; i += 8) {
            out.line(
              `${words
                .slice(i, i + 8)
                .map(quoted)
                .join(', ')},`,
            );
          }
        },
        ']);',
      );
      out.line();
    }
  }
}
