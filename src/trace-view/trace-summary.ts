import { plural } from '../diagnostics/report/summary.js';
import type { LocatedTrace } from './shown-step.js';

const OUTCOMES = {
  whole: ({ start }) => `${start} matches the whole text`,
  part: ({ start, end = 0, length }) => `${start} matches ${end} of ${plural(length, 'character')}`,
  none: ({ start }) => `${start} doesn't match`,
  unfinished: ({ limit }) =>
    `Only a part of the text was read, because it ${limit === 'depth' ? 'is nested too deeply' : 'takes too many attempts'}`,
} satisfies Record<string, (trace: LocatedTrace<unknown>) => string>;

/** Says what a trace led to and cost: `Move doesn't match. 12 attempts, 3 of 5 characters read again.` */
export function traceSummary(trace: LocatedTrace<unknown>): string {
  const { outcome, attempts, read, readAgain } = trace;
  const cost = `${plural(attempts, 'attempt')}, ${readAgain} of ${plural(read, 'character')} read again`;
  return `${OUTCOMES[outcome](trace)}. ${cost}.`;
}
