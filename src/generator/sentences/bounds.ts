import type { ast } from 'peggy';
import type { PeggyExpression } from '../read/peggy-ast.js';

/** How often an expression may be repeated, and the delimiter between its repetitions. */
export interface Bounds {
  readonly min: number;
  /** Infinity if there is no bound. */
  readonly max: number;
  readonly delimiter: PeggyExpression | undefined;
}

/** Returns the bounds of an optional or repeated part. */
export function boundsOf(e: ast.Suffixed | ast.Repeated): Bounds {
  switch (e.type) {
    case 'optional':
      return { min: 0, max: 1, delimiter: undefined };
    case 'zero_or_more':
      return { min: 0, max: Number.POSITIVE_INFINITY, delimiter: undefined };
    case 'one_or_more':
      return { min: 1, max: Number.POSITIVE_INFINITY, delimiter: undefined };
    default: {
      const max = (e.max.value as number | null) ?? Number.POSITIVE_INFINITY;
      const min = Number((e.min ?? e.max).value);
      return { min, max, delimiter: (e.delimiter ?? undefined) as PeggyExpression | undefined };
    }
  }
}
