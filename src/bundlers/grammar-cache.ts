import { readFileText } from '../files/read-file.js';
import { grammarProblem } from '../generator/codes/grammar-problem.js';
import {
  generate,
  type Generated,
  GrammarMemory,
  type GrammarProblem,
  GrammarProblems,
  inspectGrammar,
} from '../generator/index.js';
import type { BundlerOptions } from './options.js';

/** The result for a grammar, and the files that it depends on, with their texts; no text for one that can't be read. */
export type Outcome = { readonly sources: ReadonlyMap<string, string | undefined> } & (
  | { readonly ok: true; readonly generated: Generated }
  | { readonly ok: false; readonly problems: readonly GrammarProblem[] }
);

/** A class of nodes whose name the module of a grammar uses itself. */
const TAKEN = /^export class (parse|language) /m;

/** Generates the parsers of grammars, each again only after one of its files has changed. */
export class GrammarCache {
  readonly #options: BundlerOptions;
  readonly #outcomes = new Map<string, Outcome>();
  /** The grammars that had a parser at least once. */
  readonly #generated = new Set<string>();
  readonly #memory = new GrammarMemory();

  constructor(options: BundlerOptions) {
    this.#options = options;
  }

  /** Returns the parser of the grammar in a file, or the problems of the grammar. */
  get(file: string): Outcome {
    const cached = this.#outcomes.get(file);
    if (cached !== undefined && [...cached.sources].every(([path, text]) => textOf(path) === text)) return cached;
    const outcome = this.#generate(file);
    this.#outcomes.set(file, outcome);
    if (outcome.ok) this.#generated.add(file);
    return outcome;
  }

  /** Whether a file belongs to a grammar that has had errors since it was first read. */
  hasOnlyFailed(source: string): boolean {
    return [...this.#outcomes].some(([file, { sources }]) => !this.#generated.has(file) && sources.has(source));
  }

  #generate(file: string): Outcome {
    const sources = new Map<string, string | undefined>();
    const read = (path: string) => {
      sources.set(path, undefined);
      const text = readFileText(path);
      sources.set(path, text);
      return text;
    };
    const { include: _include, declarations: _declarations, ...given } = this.#options;
    const options = { ...given, file, language: 'javascript', read, memory: this.#memory } as const;
    const text = read(file);
    try {
      const generated = generate(text, options);
      const taken = TAKEN.exec(generated.files.get('nodes.js') ?? '')?.[1];
      if (taken === undefined) return { ok: true, generated, sources };
      const location = inspectGrammar(text, options).rules?.get(taken)?.location;
      const args = { name: taken, what: taken === 'parse' ? 'parser' : 'language' };
      return { ok: false, problems: [grammarProblem('taken-name', { at: location, args })], sources };
    } catch (error) {
      if (!(error instanceof GrammarProblems)) throw error;
      return { ok: false, problems: error.problems, sources };
    }
  }
}

function textOf(file: string): string | undefined {
  try {
    return readFileText(file);
  } catch {
    return undefined;
  }
}
