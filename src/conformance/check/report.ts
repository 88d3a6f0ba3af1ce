import { escapeXml } from '../../notation/view/svg.js';
import type { Result } from '../suite/case.js';
import type { Counter, Tally } from './tally.js';

/**
 * Writes the results of a run as they arrive. Each function returns the text to print at that point, or an empty
 * string.
 */
export interface Reporter {
  /** @param count number of cases that will be reported, including skipped ones */
  begin(count: number): string;
  result(result: Result): string;
  /** @param seconds duration of the run */
  end(counter: Counter, seconds: number): string;
}

const LABELS = { fail: 'FAIL', crash: 'CRASH', timeout: 'TIME-OUT' } as const;

/**
 * Reports results for people: the cases that did not pass, with the reason, then one line per notation and the total.
 */
export function textReporter(): Reporter {
  return {
    begin: () => '',
    result: ({ case: { name, verdict }, outcome }) => {
      if (outcome.status === 'pass' || outcome.status === 'skip') return '';
      const problems = outcome.problems.map((problem) => `    ${problem}\n`);
      return `${LABELS[outcome.status]} ${name}\n    ${verdict.why}\n${problems.join('')}`;
    },
    end(counter, seconds) {
      const rows: (readonly [string, Tally])[] = [...counter.byNotation];
      if (rows.length !== 1) rows.push(['all', counter.total]);
      const width = rows.reduce((max, [name]) => Math.max(max, name.length), 0);
      const lines = rows.map(([name, tally]) => `${name.padEnd(width)}  ${countsText(tally)}\n`);
      return `${lines.join('')}${seconds.toFixed(1)} s\n`;
    },
  };
}

function countsText({ pass, fail, crash, timeout, skip }: Tally): string {
  const skipped = skip === 0 ? '' : `, ${skip} skipped`;
  return `${pass} passed, ${fail} failed, ${crash} crashed, ${timeout} timed out${skipped}`;
}

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

/** Reports results as JUnit XML, which most services for continuous integration read: one suite per notation. */
export function junitReporter(): Reporter {
  const results: Result[] = [];
  return {
    begin: () => '',
    result(result) {
      results.push(result);
      return '';
    },
    end(counter, seconds) {
      const suites = [...counter.byNotation].map(([notation, { pass, fail, crash, timeout, skip }]) => {
        const counts = `tests="${pass + fail + crash + timeout + skip}" failures="${fail}" errors="${crash + timeout}" skipped="${skip}"`;
        const cases = results.filter((result) => result.case.notation === notation).map(testCase);
        return `  <testsuite name="${attribute(notation)}" ${counts}>\n${cases.join('')}  </testsuite>\n`;
      });
      const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
      return `${head}<testsuites name="ludogram conformance" time="${seconds.toFixed(3)}">\n${suites.join('')}</testsuites>\n`;
    },
  };
}

function testCase({ case: { notation, name, verdict }, outcome }: Result): string {
  const head = `    <testcase classname="${attribute(notation)}" name="${attribute(name)}"`;
  if (outcome.status === 'pass') return `${head}/>\n`;
  if (outcome.status === 'skip') return `${head}><skipped/></testcase>\n`;
  const element = outcome.status === 'fail' ? 'failure' : 'error';
  const body = escapeXml(outcome.problems.join('\n'));
  return `${head}><${element} type="${outcome.status}" message="${attribute(verdict.why)}">${body}</${element}></testcase>\n`;
}

const attribute = (text: string): string => escapeXml(text).replaceAll('\n', '&#10;').replaceAll('\t', '&#9;');
