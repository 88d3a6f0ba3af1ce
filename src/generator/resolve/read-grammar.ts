import type { ast } from 'peggy';
import type { GrammarCode } from '../codes/codes.js';
import { grammarProblem, type ReportedProblem } from '../codes/grammar-problem.js';
import { builtInLibrary, isBuiltIn } from '../libraries/built-in.js';
import type { Dropped, GrammarFix, GrammarLocation, GrammarProblem } from '../problem.js';
import { parseGrammar, type ProblemSink } from '../read/parse-grammar.js';
import type { TreeMemory } from '../read/read-rules.js';

/** How grammar files are read. */
interface ReadOptions {
  readonly read?: ((file: string) => string) | undefined;
  readonly memory?: TreeMemory | undefined;
}

/** A name that a grammar imports: its location in the `import`, and the edit that drops it there. */
export interface ImportedName {
  readonly at: GrammarLocation;
  readonly drop: () => GrammarFix;
}

/** The functions with which checks report problems, and the texts of the grammars that these are about. */
export type ProblemReporter = Pick<GrammarReader, 'report' | 'sources'>;

/** Reads grammar files into peggy's syntax tree, and collects their problems. */
export class GrammarReader {
  readonly problems: GrammarProblem[] = [];
  /** Text of every file that was read, by its path as given. */
  readonly sources = new Map<string, string>();
  /** The rules of other files, by their names in the grammar; `undefined` for one that came along with another. */
  readonly imported = new Map<string, ImportedName | undefined>();
  /** Whether some rules could not be read. */
  isIncomplete = false;
  readonly #read: ((file: string) => string) | undefined;
  readonly #memory: TreeMemory | undefined;

  /**
   * @param options.read reads the file that an `import` names; without it, imports are problems
   * @param options.memory keeps how rules are read, for the next version of the grammar
   */
  constructor({ read, memory }: ReadOptions = {}) {
    this.#read = read;
    this.#memory = memory;
  }

  /** Whether a file can be read. */
  canRead(file: string): boolean {
    try {
      return this.#textOf(file) !== undefined;
    } catch {
      return false;
    }
  }

  /**
   * Returns the grammar of a file; `undefined`, with a problem reported, if it can't be read or parsed.
   *
   * @param from the location of its name in an `import`
   * @param fix returns the edit for a file that can't be read
   */
  read(file: string, from?: GrammarLocation, fix?: () => GrammarFix | undefined): ast.Grammar | undefined {
    if (this.#read === undefined && !isBuiltIn(file)) {
      const reason = 'imports need a function that reads files';
      this.report('unreadable-file', { at: from, args: { file, reason } });
      return undefined;
    }
    let text: string | undefined;
    try {
      text = this.#textOf(file);
    } catch {
      text = undefined;
    }
    if (text === undefined) {
      this.report('unreadable-file', { at: from, args: { file }, fix: fix?.() });
      return undefined;
    }
    return this.parse(text, file);
  }

  /** Returns the grammar in `text`; problems point to `file`. */
  parse(text: string, file: string): ast.Grammar | undefined {
    this.sources.set(file, text);
    const sink: ProblemSink = {
      add: (problem) => this.problems.push(problem),
      leaveOut: () => (this.isIncomplete = true),
    };
    return parseGrammar(text, file, sink, this.#memory);
  }

  #textOf(file: string): string | undefined {
    return isBuiltIn(file) ? builtInLibrary(file) : this.#read?.(file);
  }

  /** Adds a problem with a code. */
  report<Name extends GrammarCode>(name: Name, problem: ReportedProblem<Name>): void {
    this.problems.push(grammarProblem(name, problem));
  }

  /**
   * Warns that nothing uses a rule. One of another file is reported at its `import`, unless it came along with another
   * rule.
   */
  unused(name: string, at: GrammarLocation, drop: GrammarFix | undefined): void {
    const isImported = this.imported.has(name);
    const binding = this.imported.get(name);
    if (isImported && binding === undefined) return;
    this.report('unused-rule', { at: binding?.at ?? at, args: { name }, fix: binding?.drop() ?? drop });
  }

  /** Warns that code was dropped. */
  dropped<Name extends GrammarCode>(dropped: Dropped, name: Name, problem: ReportedProblem<Name>): void {
    this.problems.push({ ...grammarProblem(name, { ...problem, severity: 'warning' }), dropped });
  }

  get failed(): boolean {
    return this.problems.some((problem) => problem.severity === 'error');
  }
}
