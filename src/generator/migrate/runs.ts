import type { PeggyExpression } from '../read/peggy-ast.js';

/** A repetition of one text. */
export interface Run {
  readonly text: string;
  /** Whether its value is a list with an element for each round, not a text. */
  readonly isList: boolean;
}

/** Returns the run that an expression matches: `"="*`, or `$"="*`. Runs of one text are equal if they are as long. */
export function runOf(e: PeggyExpression): Run | undefined {
  switch (e.type) {
    case 'group':
    case 'labeled':
      return runOf(e.expression as PeggyExpression);
    case 'text': {
      const run = runOf(e.expression as PeggyExpression);
      return run && { ...run, isList: false };
    }
    case 'zero_or_more':
    case 'one_or_more':
    case 'repeated': {
      const inner = e.expression as PeggyExpression;
      const isPlain = e.type !== 'repeated' || e.delimiter === null;
      return isPlain && inner.type === 'literal' && !inner.ignoreCase && inner.value !== ''
        ? { text: inner.value, isList: true }
        : undefined;
    }
    default:
      return undefined;
  }
}

/** Returns the length of one round of a run's value. */
export const unitOf = ({ text, isList }: Run): number => (isList ? 1 : text.length);
