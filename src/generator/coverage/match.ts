import type { ast } from 'peggy';

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
  matched(part: ast.Rule | ast.Alternative): void;
  /** @param times how often the inside of an optional or repeated part matched */
  repeated(part: ast.Suffixed | ast.Repeated, times: number): void;
}

/** Thrown if a text takes more attempts than the budget allows. It has no result. */
export class OutOfBudget extends Error {}
