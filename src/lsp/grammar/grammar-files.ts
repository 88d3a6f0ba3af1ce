import { builtInLibrary, isBuiltIn } from '../../generator/libraries/built-in.js';
import { type GrammarName, grammarNames } from '../../generator/read/grammar-names.js';
import { importedPath, normalPath } from '../../generator/resolve/paths.js';
import type { OpenGrammar } from './read-grammar.js';

/** A grammar file: its path with `/` and without `..`, its text, and the names in it. */
export interface GrammarFile {
  readonly path: string;
  readonly text: string;
  readonly names: readonly GrammarName[];
}

/** The grammar files of one request: the open one, and others that are read when first needed. */
export class GrammarFiles {
  readonly own: GrammarFile;
  readonly #read: OpenGrammar['read'];
  readonly #others: OpenGrammar['others'];
  readonly #files = new Map<string, GrammarFile | undefined>();

  constructor({ text, file, read, others, names }: OpenGrammar & { readonly names: readonly GrammarName[] }) {
    this.own = { path: normalPath(file), text, names };
    this.#read = read;
    this.#others = others;
    this.#files.set(this.own.path, this.own);
  }

  /** Returns the file at a path; `undefined` if it can't be read. */
  at(path: string): GrammarFile | undefined {
    const normal = normalPath(path);
    if (!this.#files.has(normal)) this.#files.set(normal, this.#readFile(normal));
    return this.#files.get(normal);
  }

  /** Returns the file that the module of an `import` names. */
  imported(importer: GrammarFile, module: string): GrammarFile | undefined {
    return this.at(importedPath(importer.path, module));
  }

  /** Returns the open file, then the grammar files of the workspace. */
  all(): GrammarFile[] {
    for (const path of this.#others?.() ?? []) this.at(path);
    return [...this.#files.values()].filter((file) => file !== undefined);
  }

  #readFile(path: string): GrammarFile | undefined {
    try {
      const text = isBuiltIn(path) ? builtInLibrary(path) : this.#read?.(path);
      return text === undefined ? undefined : { path, text, names: grammarNames(text) };
    } catch {
      return undefined;
    }
  }
}
