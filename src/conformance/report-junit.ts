import { escapeXml } from '../notation/svg.js';
import type { Result } from './case.js';
import type { Reporter } from './report.js';

/** Reports results as JUnit XML, which most services for continuous integration read: one suite per format. */
export function junitReporter(): Reporter {
  const results: Result[] = [];
  return {
    begin: () => '',
    result(result) {
      results.push(result);
      return '';
    },
    end(counter, seconds) {
      const suites = [...counter.byFormat].map(([format, { pass, fail, crash, timeout, skip }]) => {
        const counts = `tests="${pass + fail + crash + timeout + skip}" failures="${fail}" errors="${crash + timeout}" skipped="${skip}"`;
        const cases = results.filter((result) => result.case.format === format).map(testCase);
        return `  <testsuite name="${attribute(format)}" ${counts}>\n${cases.join('')}  </testsuite>\n`;
      });
      const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
      return `${head}<testsuites name="ludogram conformance" time="${seconds.toFixed(3)}">\n${suites.join('')}</testsuites>\n`;
    },
  };
}

function testCase({ case: { format, name, verdict }, outcome }: Result): string {
  const head = `    <testcase classname="${attribute(format)}" name="${attribute(name)}"`;
  if (outcome.status === 'pass') return `${head}/>\n`;
  if (outcome.status === 'skip') return `${head}><skipped/></testcase>\n`;
  const element = outcome.status === 'fail' ? 'failure' : 'error';
  const body = escapeXml(outcome.problems.join('\n'));
  return `${head}><${element} type="${outcome.status}" message="${attribute(verdict.why)}">${body}</${element}></testcase>\n`;
}

const attribute = (text: string): string => escapeXml(text).replaceAll('\n', '&#10;').replaceAll('\t', '&#9;');
