import type { ast } from 'peggy';
import type { PeggyExpression, Repeated, Suffixed } from '../../generator/read/peggy-ast.js';

/** A node of the interpreter's tree. */
export interface FoundNode {
  readonly kind: string;
  readonly field: string;
  readonly variant: number;
  readonly start: number;
  readonly end: number;
  readonly children: readonly FoundNode[];
}

/** A match: where it ends, and its nodes. */
export interface Match {
  readonly end: number;
  readonly nodes: readonly FoundNode[];
}

/** Called with every part of the grammar that matched, even if the match is discarded later. */
export interface CoverageSink {
  matched(part: ast.Rule | PeggyExpression): void;
  /** @param times how often the inside of an optional or repeated part matched */
  repeated(part: Suffixed | Repeated, times: number): void;
}

/** Called with what an interpreter does, in order. */
export interface ParseListener {
  /** A rule is tried at an offset. */
  entered(rule: ast.Rule, offset: number): void;
  /** @param end the end of the match; -1 if the rule failed */
  left(rule: ast.Rule, offset: number, end: number): void;
  /** An expression is tried. */
  attempted(): void;
  /**
   * A part without parts of its own, a test or a negative lookahead was tried.
   *
   * @param end the end of the match; -1 if it failed
   */
  read(part: PeggyExpression, offset: number, end: number): void;
  /** A negative lookahead begins (1) or ends (-1): failures inside it are wanted. */
  negated(change: 1 | -1): void;
}

/** Thrown if a text takes more attempts than the budget allows. It has no result. */
export class BudgetError extends Error {}
