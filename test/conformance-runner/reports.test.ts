import { expect, test } from 'vitest';
import {
  type Case,
  Counter,
  isClean,
  junitReporter,
  type Outcome,
  type Reporter,
  type Result,
  runCases,
  tapReporter,
  textReporter,
} from '../../src/conformance/index.js';

const OUTCOMES: readonly Outcome[] = [
  { status: 'pass' },
  { status: 'fail', problems: ['a <b> & "c"', 'second'] },
  { status: 'crash', problems: ['ended with \u0000'] },
  { status: 'timeout', problems: ['no answer'] },
  { status: 'skip' },
];

const caseNamed = (name: string): Case => ({
  notation: name.split('/')[0]!,
  name,
  kind: 'valid',
  text: '',
  verdict: { why: 'It "is" so.' },
});

const RESULTS: readonly Result[] = OUTCOMES.map((outcome, i) => ({ case: caseNamed(`oni/valid/${i}#.oni`), outcome }));

function reported(reporter: Reporter): string {
  const counter = new Counter();
  const parts = [reporter.begin(RESULTS.length)];
  for (const result of RESULTS) {
    counter.add(result);
    parts.push(reporter.result(result));
  }
  return [...parts, reporter.end(counter, 1.5)].join('');
}

test('a report is written as text', () => {
  expect(reported(textReporter())).toBe(`FAIL oni/valid/1#.oni
    It "is" so.
    a <b> & "c"
    second
CRASH oni/valid/2#.oni
    It "is" so.
    ended with \u0000
TIME-OUT oni/valid/3#.oni
    It "is" so.
    no answer
oni  1 passed, 1 failed, 1 crashed, 1 timed out, 1 skipped
1.5 s
`);
});

test('a report is written as TAP', () => {
  expect(reported(tapReporter())).toBe(`TAP version 14
1..5
ok 1 - oni/valid/0\\#.oni
not ok 2 - oni/valid/1\\#.oni
  ---
  status: fail
  why: "It \\"is\\" so."
  problems:
    - "a <b> & \\"c\\""
    - "second"
  ...
not ok 3 - oni/valid/2\\#.oni
  ---
  status: crash
  why: "It \\"is\\" so."
  problems:
    - "ended with \\u0000"
  ...
not ok 4 - oni/valid/3\\#.oni
  ---
  status: timeout
  why: "It \\"is\\" so."
  problems:
    - "no answer"
  ...
ok 5 - oni/valid/4\\#.oni # SKIP
`);
});

test('a report is written as JUnit', () => {
  expect(reported(junitReporter())).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="ludogram conformance" time="1.500">
  <testsuite name="oni" tests="5" failures="1" errors="2" skipped="1">
    <testcase classname="oni" name="oni/valid/0#.oni"/>
    <testcase classname="oni" name="oni/valid/1#.oni"><failure type="fail" message="It &quot;is&quot; so.">a &lt;b&gt; &amp; &quot;c&quot;
second</failure></testcase>
    <testcase classname="oni" name="oni/valid/2#.oni"><error type="crash" message="It &quot;is&quot; so.">ended with &lt;U+0000&gt;</error></testcase>
    <testcase classname="oni" name="oni/valid/3#.oni"><error type="timeout" message="It &quot;is&quot; so.">no answer</error></testcase>
    <testcase classname="oni" name="oni/valid/4#.oni"><skipped/></testcase>
  </testsuite>
</testsuites>
`);
});

test('only fails, crashes and time-outs count against a program', () => {
  for (const [i, result] of RESULTS.entries()) {
    const counter = new Counter();
    counter.add(result);
    expect(isClean(counter.total)).toBe(i === 0 || i === 4);
  }
});

test('cases are checked several at a time, and reported in their order', async () => {
  let running = 0;
  let maxRunning = 0;
  const check = async ({ name }: Case): Promise<Outcome> => {
    maxRunning = Math.max(maxRunning, ++running);
    await new Promise((resolve) => setTimeout(resolve, 20 - 2 * Number(name.at(-1))));
    running--;
    return { status: 'fail', problems: [name] };
  };
  const cases = Array.from({ length: 10 }, (_, i) => caseNamed(`oni/${i}`));
  const reported: string[] = [];
  for await (const { case: one, outcome } of runCases(cases, check, 3)) {
    expect(outcome).toEqual({ status: 'fail', problems: [one.name] });
    reported.push(one.name);
  }
  expect(reported).toEqual(cases.map(({ name }) => name));
  expect(maxRunning).toBe(3);
});
