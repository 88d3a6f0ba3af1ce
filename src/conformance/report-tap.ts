import type { Reporter } from './report.js';

/** Reports results in the Test Anything Protocol, version 14. */
export function tapReporter(): Reporter {
  let number = 0;
  return {
    begin: (count) => `TAP version 14\n1..${count}\n`,
    result({ case: { name, verdict }, outcome }) {
      number++;
      const title = `${number} - ${name.replace(/[#\\]/g, '\\$&')}`;
      if (outcome.status === 'pass') return `ok ${title}\n`;
      if (outcome.status === 'skip') return `ok ${title} # SKIP\n`;
      // JSON strings are YAML strings.
      const problems = outcome.problems.map((problem) => `    - ${JSON.stringify(problem)}\n`);
      const why = `  why: ${JSON.stringify(verdict.why)}\n`;
      return `not ok ${title}\n  ---\n  status: ${outcome.status}\n${why}  problems:\n${problems.join('')}  ...\n`;
    },
    end: () => '',
  };
}
