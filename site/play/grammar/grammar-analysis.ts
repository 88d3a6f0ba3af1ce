import { type CompiledStages, compileStages } from '../../../src/generator/compile.js';
import { GrammarMemory } from '../../../src/generator/grammar-memory.js';
import { countCoverage, type CountedPart } from '../../../src/grammar-tools/coverage/count.js';
import { QUICK_TRACE_LIMITS, type Trace, traceText } from '../../../src/grammar-tools/trace/trace.js';
import { type RuleDiagram, RuleDiagrams } from './rule-diagrams.js';

/** The path of the grammar in its problems. */
export const FILE = 'grammar.peggy';

/** Coverage is counted by an interpreter, which is slow: only the beginning of a longer text is counted. */
const MAX_COVERED_LENGTH = 50_000;

/**
 * Analyzes one version of a grammar after another. Each version is parsed and compiled once, for the tree, the coverage
 * and the diagrams, and only changed rules are read and drawn.
 */
export class GrammarAnalysis {
  readonly #diagrams = new RuleDiagrams();
  readonly #memory = new GrammarMemory();
  #last: { readonly source: string; readonly compiled: CompiledStages } | undefined;

  /** Compiles a grammar, unless it is the one that was compiled last. */
  compile(source: string): CompiledStages {
    if (this.#last?.source !== source) {
      this.#last = { source, compiled: compileStages(source, { file: FILE, memory: this.#memory }) };
    }
    return this.#last.compiled;
  }

  /**
   * Counts the parts of the grammar that was compiled last that match in a text; none if it has errors. `isCut` if the
   * text is too long, or nested too deeply, to count all of it.
   */
  coverage(rule: string, text: string): { readonly parts: readonly CountedPart[]; readonly isCut: boolean } {
    const compiled = this.#last?.compiled;
    if (compiled?.ok !== true) return { parts: [], isCut: false };
    const { files, unfinished } = countCoverage(compiled.stages.linked, [
      { rule, text: text.slice(0, MAX_COVERED_LENGTH) },
    ]);
    return { parts: files.get(FILE) ?? [], isCut: unfinished > 0 || text.length > MAX_COVERED_LENGTH };
  }

  /** Traces how the grammar that was compiled last reads a text; `undefined` if it has errors. */
  trace(start: string, text: string): Trace | undefined {
    const compiled = this.#last?.compiled;
    if (compiled?.ok !== true) return undefined;
    const { linked, sources } = compiled.stages;
    return traceText(linked, text, { start, sources, ...QUICK_TRACE_LIMITS });
  }

  /** Returns a diagram of each rule of the grammar that was compiled last; empty if it has errors. */
  diagrams(): readonly RuleDiagram[] {
    const compiled = this.#last?.compiled;
    return compiled?.ok === true ? this.#diagrams.draw(compiled.stages) : [];
  }
}
