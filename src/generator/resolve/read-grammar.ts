import type { ast, LocationRange } from 'peggy';
import type { Dropped, GrammarFix, GrammarLocation, GrammarProblem } from '../problem.js';
import { parseGrammar } from '../read/parse-grammar.js';
import { locationOf } from '../read/peggy-ast.js';
import { defined } from '../../defined.js';

/** Reads grammar files into peggy's syntax tree, and collects their problems. */
export class GrammarReader {
  readonly problems: GrammarProblem[] = [];
  /** Text of every file that was read, by its path as given. */
  readonly sources = new Map<string, string>();
  /** Whether some rules could not be read. */
  isIncomplete = false;
  readonly #read: ((file: string) => string) | undefined;

  /** @param read reads the file that an `import` names; without it, imports are problems */
  constructor(read?: (file: string) => string) {
    this.#read = read;
  }

  /** Whether a file can be read. */
  canRead(file: string): boolean {
    try {
      return this.#read?.(file) !== undefined;
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
    if (this.#read === undefined) {
      this.report('error', `can't read the grammar ${file}: imports need a function that reads files`, from);
      return undefined;
    }
    let text: string;
    try {
      text = this.#read(file);
    } catch {
      this.report('error', `can't read the grammar ${file}`, from, fix?.());
      return undefined;
    }
    return this.parse(text, file);
  }

  /** Returns the grammar in `text`; problems point to `file`. */
  parse(text: string, file: string): ast.Grammar | undefined {
    this.sources.set(file, text);
    return parseGrammar(text, file, {
      error: (message, location, fix) => this.error(message, location, fix),
      add: (problem) => this.problems.push(problem),
      leaveOut: () => (this.isIncomplete = true),
    });
  }

  error(message: string, location: LocationRange, fix?: GrammarFix): void {
    this.report('error', message, locationOf(location), fix);
  }

  warning(message: string, location: LocationRange, fix?: GrammarFix): void {
    this.report('warning', message, locationOf(location), fix);
  }

  /** Warns that code was dropped. */
  dropped(dropped: Dropped, message: string, location: LocationRange, fix: GrammarFix | undefined): void {
    const edit = fix === undefined ? {} : { fix };
    this.problems.push({ severity: 'warning', message, location: locationOf(location), ...edit, dropped });
  }

  report(severity: GrammarProblem['severity'], message: string, location?: GrammarLocation, fix?: GrammarFix): void {
    this.problems.push({
      severity,
      message,
      ...defined({ location, fix }),
    });
  }

  get failed(): boolean {
    return this.problems.some((problem) => problem.severity === 'error');
  }
}
