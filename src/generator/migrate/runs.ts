import { allDefined } from '../../defined.js';
import type { PeggyExpression } from '../read/peggy-ast.js';

/** A repetition of one text. */
export interface Run {
  readonly text: string;
  /** Whether its value is a list with an element for each iteration, not a text. */
  readonly isList: boolean;
  /** Whether it takes as many iterations as there are. */
  readonly isEndless: boolean;
}

/** Returns the run that an expression matches: `"="*`, or `$"="*`. Runs of one text are equal if they are as long. */
export function runOf(e: PeggyExpression): Run | undefined {
  switch (e.type) {
    case 'group':
    case 'labeled':
      return runOf(e.expression);
    case 'text': {
      const inner = ungrouped(e.expression);
      const run = inner.type === 'sequence' ? runOfParts(inner.elements) : runOf(inner);
      return run && { ...run, isList: false };
    }
    case 'zero_or_more':
    case 'one_or_more':
    case 'repeated': {
      const inner = e.expression;
      const isPlain = e.type !== 'repeated' || e.delimiter === null;
      const isEndless = e.type !== 'repeated' || (e.max.type === 'constant' && e.max.value === null);
      return isPlain && inner.type === 'literal' && !inner.ignoreCase && inner.value !== ''
        ? { text: inner.value, isList: true, isEndless }
        : undefined;
    }
    default:
      return undefined;
  }
}

const ungrouped = (e: PeggyExpression): PeggyExpression => (e.type === 'group' ? ungrouped(e.expression) : e);

/** Returns the run that parts of a text make together: `"`" "`" "`"+`. */
function runOfParts(parts: readonly PeggyExpression[]): Run | undefined {
  const last = parts.at(-1);
  const run = last && runOf(last);
  const isLiteral = (e: PeggyExpression): boolean =>
    e.type === 'literal' && !e.ignoreCase && e.value === run?.text.repeat(e.value.length);
  return run?.isEndless === true && run.text.length === 1 && parts.slice(0, -1).every(isLiteral) ? run : undefined;
}

/** Returns the runs that an expression matches one of: `$("="+ / "-"+)`. */
export function runsOf(e: PeggyExpression): readonly Run[] | undefined {
  switch (e.type) {
    case 'group':
    case 'labeled':
      return runsOf(e.expression);
    case 'text':
      return runsOf(e.expression)?.map((run) => ({ ...run, isList: false }));
    case 'choice':
      return allDefined(e.alternatives.map(runOf));
    default: {
      const run = runOf(e);
      return run && [run];
    }
  }
}

/** Returns the length of one iteration of a run's value. */
export const unitOf = ({ text, isList }: Run): number => (isList ? 1 : text.length);
