import type { Diagnostic } from '../../../src/diagnostics/index.js';
import type { CountedPart } from '../../../src/grammar-tools/coverage/count.js';
import type { Trace } from '../../../src/grammar-tools/trace/trace.js';
import type { SentTree } from '../tree/sent-tree.js';
import type { RuleDiagram } from './rule-diagrams.js';

/** A grammar and a text to read by it; the newest request replaces those before it. */
export interface CompileRequest {
  readonly kind: 'compile';
  readonly version: number;
  readonly grammar: string;
  readonly text: string;
  /** Other texts whose errors are counted. */
  readonly samples: readonly string[];
  /** The rule that the text is read as; the grammar's first start rule if absent. */
  readonly start?: string;
}

/** EBNF to turn into a grammar to start from. */
export interface EbnfRequest {
  readonly kind: 'ebnf';
  readonly id: number;
  readonly ebnf: string;
}

/** The parser of the grammar as files. */
export interface FilesRequest {
  readonly kind: 'files';
  readonly id: number;
  readonly grammar: string;
  readonly language: 'typescript' | 'javascript';
}

/** A text whose reading is to be traced, by the grammar that was compiled last. */
export interface TraceRequest {
  readonly kind: 'trace';
  readonly id: number;
  readonly text: string;
  readonly start: string;
}

/** A part of a grammar, and how often it matched in the text. */
export type CoveredPart = Omit<CountedPart, 'outcomes'>;

/** The result of reading a text by a grammar. It has no tree if the grammar has errors. */
export interface CompileAnswer {
  readonly kind: 'compile';
  readonly version: number;
  readonly problems: readonly Diagnostic[];
  /** Start, end and color of the tokens of the grammar. */
  readonly grammarTokens: Uint32Array;
  readonly parsed?: {
    readonly startRules: readonly string[];
    readonly start: string;
    readonly tree: SentTree;
    readonly tokens: Uint32Array;
    readonly folds: Uint32Array;
    /** At most `MAX_DIAGNOSTICS`. */
    readonly diagnostics: readonly Diagnostic[];
    /** The number of all errors in the text. */
    readonly errorCount: number;
    /** The number of errors of each sample. */
    readonly sampleErrors: readonly number[];
    readonly compileMilliseconds: number;
    readonly parseMilliseconds: number;
  };
}

/** The parts of the grammar that the text uses, and its diagrams: what comes after the tree. */
export interface CoverageAnswer {
  readonly kind: 'coverage';
  readonly version: number;
  readonly parts: readonly CoveredPart[];
  /** Whether the text is too long, or nested too deeply, to count all of it. */
  readonly isCut: boolean;
  /** The railroad diagram of each rule. */
  readonly diagrams: readonly RuleDiagram[];
}

/** A grammar made from EBNF, the files of a parser, a trace, or the reason why there are none. */
export type ResultAnswer = { readonly kind: 'result'; readonly id: number } & (
  | { readonly ok: true; readonly text: string; readonly remarks: string }
  | { readonly ok: true; readonly files: readonly (readonly [name: string, content: string])[] }
  | { readonly ok: true; readonly trace: Trace }
  | { readonly ok: false; readonly message: string }
);
