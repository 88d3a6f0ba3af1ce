import type { Reporter } from './report.js';
import type { Tally } from './tally.js';

const LABELS = { fail: 'FAIL', crash: 'CRASH', timeout: 'TIME-OUT' } as const;

/** Reports results for people: the cases that did not pass, with the reason, then one line per format and the total. */
export function textReporter(): Reporter {
  return {
    begin: () => '',
    result: ({ case: { name, verdict }, outcome }) => {
      if (outcome.status === 'pass' || outcome.status === 'skip') return '';
      const problems = outcome.problems.map((problem) => `    ${problem}\n`);
      return `${LABELS[outcome.status]} ${name}\n    ${verdict.why}\n${problems.join('')}`;
    },
    end(counter, seconds) {
      const rows: (readonly [string, Tally])[] = [...counter.byFormat];
      if (rows.length !== 1) rows.push(['all', counter.total]);
      const width = rows.reduce((most, [name]) => Math.max(most, name.length), 0);
      const lines = rows.map(([name, tally]) => `${name.padEnd(width)}  ${countsText(tally)}\n`);
      return `${lines.join('')}${seconds.toFixed(1)} s\n`;
    },
  };
}

function countsText({ pass, fail, crash, timeout, skip }: Tally): string {
  const skipped = skip === 0 ? '' : `, ${skip} skipped`;
  return `${pass} passed, ${fail} failed, ${crash} crashed, ${timeout} timed out${skipped}`;
}
