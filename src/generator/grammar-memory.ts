import type { ast } from 'peggy';
import { MemoMemory } from './analyze/memo/memo.js';

/** The number of grammars whose comparisons are kept. */
const MAX_KEPT_GRAMMARS = 8;

/** The characters of texts after which texts that were not read since are forgotten. */
const MAX_KEPT_CHARACTERS = 500_000;

/**
 * Keeps how the rules of grammars are read and which need a memo, so that, for the next version of a grammar, only
 * changed rules are read and compared again. Editors and watching programs pass the same memory each time. The results
 * are the same without it.
 *
 * ```ts
 * import { GrammarMemory, inspectGrammar } from 'ludogram/generator';
 *
 * const memory = new GrammarMemory();
 * inspectGrammar('A = B\nB = "b"\n', { file: 'a.peggy', memory });
 * inspectGrammar('A = B\nB = "c"\n', { file: 'a.peggy', memory }); // reads only B
 * ```
 */
export class GrammarMemory {
  /** Syntax trees by file and text: those used since the last exchange, and those used before it. */
  #recent = new Map<string, ast.Grammar>();
  #older = new Map<string, ast.Grammar>();
  #characters = 0;
  readonly #memos = new Map<string, MemoMemory>();

  /**
   * Returns the comparisons for the last version of the grammar in a file, which decide about memos.
   *
   * @internal
   */
  memosOf(file: string): MemoMemory {
    const memos = this.#memos.get(file) ?? new MemoMemory();
    this.#memos.delete(file);
    this.#memos.set(file, memos);
    const [oldest] = this.#memos.keys();
    if (this.#memos.size > MAX_KEPT_GRAMMARS && oldest !== undefined) this.#memos.delete(oldest);
    return memos;
  }

  /**
   * Returns the syntax tree of a part of a file, which must not be changed; reads the part if it is not known.
   *
   * @internal
   */
  treeOf(file: string, text: string, read: (text: string) => ast.Grammar): ast.Grammar {
    const key = `${file}\n${text}`;
    const cached = this.#recent.get(key);
    if (cached !== undefined) return cached;
    const tree = this.#older.get(key) ?? read(text);
    if (this.#characters + key.length > MAX_KEPT_CHARACTERS) {
      this.#older = this.#recent;
      this.#recent = new Map();
      this.#characters = 0;
    }
    this.#recent.set(key, tree);
    this.#characters += key.length;
    return tree;
  }
}
