import { describe, expect, test } from 'vitest';
import { type Case, checkDecoder } from '../../src/conformance/index.js';
import { runProgram } from '../../src/process/run-program.js';
import { isRunning } from '../support/processes/is-running.js';

const caseOf = (kind: Case['kind']): Case => ({
  notation: 'oni',
  name: `oni/${kind}/a.oni`,
  kind,
  text: 'BXLUT',
  verdict: { why: 'Five cards.', ...(kind === 'valid' ? { model: { cards: [] } } : {}) },
});

const outcomeOf = (command: string, kind: Case['kind'] = 'valid', timeout = 30) =>
  checkDecoder(caseOf(kind), { command, timeout });

describe.skipIf(process.platform === 'win32')('a decoder', () => {
  test.each(['valid', 'invalid', 'either'] as const)(
    'fails a case that is %s if it prints without end',
    async (kind) => {
      expect(await outcomeOf(`yes '{"a":1}'`, kind)).toEqual({
        status: 'fail',
        problems: ['it printed more than 4 MB: expected the tagged JSON of one text'],
      });
    },
  );

  test('may print as much as the model of the text needs', async () => {
    const long = 'x'.repeat(3_000_000);
    const one = {
      ...caseOf('valid'),
      text: JSON.stringify([long, long]),
      verdict: { why: 'Long.', model: [long, long] },
    };
    expect(await checkDecoder(one, { command: 'cat', timeout: 30 })).toEqual({ status: 'pass' });
  });

  test('is stopped by the time limit if it reports without end, and its last lines are shown', async () => {
    expect(await outcomeOf('yes no >&2', 'valid', 0.3)).toEqual({
      status: 'timeout',
      problems: ['no answer within 0.3 s'],
    });
    const { stderr } = await runProgram('seq 1 1000000 >&2; exit 1', { input: '', timeout: 30, maxOutput: 10 });
    expect(stderr.length).toBeLessThan(100_000);
    expect(stderr.endsWith('\n999999\n1000000\n')).toBe(true);
  });

  test('counts by its exit code if it leaves a process with its output open', async () => {
    expect(await outcomeOf('setsid sleep 60 & sleep 0.1; exit 1', 'invalid')).toEqual({ status: 'pass' });
    expect(await outcomeOf(`setsid sleep 60 & sleep 0.1; echo '{"cards":[]}'`)).toEqual({ status: 'pass' });
  });

  test('is late if it waits for a process of another session', async () => {
    expect(await outcomeOf('setsid sleep 60', 'valid', 0.3)).toEqual({
      status: 'timeout',
      problems: ['no answer within 0.3 s'],
    });
  });

  test('leaves no process of its group', async () => {
    const { stdout } = await runProgram('sleep 60 & echo $!; exit 0', { input: '', timeout: 30, maxOutput: 100 });
    const pid = Number(stdout);
    await expect.poll(() => isRunning(pid)).toBe(false);
  });

  test.skipIf(process.platform !== 'linux')('leaves no process of another session', async () => {
    const program = 'setsid sleep 60 & sleep 0.1; pgrep -P $$ sleep; echo $!; exit 0';
    const { stdout } = await runProgram(program, { input: '', timeout: 30, maxOutput: 100 });
    const left = stdout.trim().split('\n').map(Number);
    await expect.poll(() => left.filter(isRunning)).toEqual([]);
  });

  test('counts by its exit code if it ends before it has read its input', async () => {
    const one = { ...caseOf('invalid'), text: 'x'.repeat(5_000_000) };
    expect(await checkDecoder(one, { command: 'exit 1', timeout: 30 })).toEqual({ status: 'pass' });
  });
});
