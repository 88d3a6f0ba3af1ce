import { expect, test } from 'vitest';
import { run } from '../../src/cli/program.js';
import { MAX_FILE_SIZE } from '../../src/files/read-file.js';
import { WON, WRONG_CARD } from '../cli/support.js';

/** An answer of `export --records`. */
interface Answer {
  readonly game: { readonly file: string; readonly record?: number };
  readonly plies?: readonly unknown[];
  readonly diagnostics?: readonly unknown[];
  readonly problem?: string;
}

/** Sends lines one by one, each only after the answer to the one before, and returns the answers. */
async function answersTo(lines: Iterable<string | Iterable<Uint8Array>>): Promise<Answer[]> {
  let written = '';
  let longest = 0;
  const stdin = (async function* () {
    let sent = 0;
    for (const line of lines) {
      if (typeof line === 'string') yield Buffer.from(line, 'latin1');
      else yield* line;
      sent++;
      // The reader asks for the next bytes when it has answered.
      await Promise.resolve();
      expect(written.split('\n')).toHaveLength(sent + 1);
    }
  })();
  const write = (text: string) => {
    written += text;
    longest = Math.max(longest, text.length);
  };
  await run(['export', '--records'], { stdin, stdout: { write }, stderr: { write: () => {} }, env: {} });
  expect(longest).toBeLessThan(2 ** 17);
  return written
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Answer);
}

const record = (text: string, more: object = { file: 'a.oni' }): string => JSON.stringify({ text, ...more });

test.each([
  ['a record', `${record(WON)}\n`, undefined],
  ['a carriage return at the end', `${record(WON)}\r\n`, undefined],
  ['an empty line', '\n', 'line 1 is empty: expected an object with the "text" of a record'],
  ['white space', ' \t\r\n', 'line 1 is empty: expected an object with the "text" of a record'],
  ['no JSON', 'oops\n', "line 1 isn't valid JSON"],
  ['a number', '5\n', 'line 1 has no "text": expected an object with the text'],
  ['null', 'null\n', 'line 1 has no "text": expected an object with the text'],
  ['no text', '{"file":"a.oni"}\n', 'line 1 has no "text": expected an object with the text'],
  ['another encoding', record('\xff BXLUT') + '\n', "line 1 isn't valid UTF-8"],
  ['half of a character', '{"text":"BXLUT \\ud83d"}\n', 'line 1 has half of a surrogate pair in "text"'],
  ['an unknown format', `${record('hello', {})}\n`, "can't tell the notation of the file"],
])('--records answers %s with one line, at once', async (_, line, problem) => {
  const answers = await answersTo([line, `${record(WON, { file: 'next.oni' })}\n`]);
  expect(answers.map(({ game }) => game.file)).toEqual([problem === undefined ? 'a.oni' : '-', 'next.oni']);
  expect(answers.map((answer) => answer.plies?.length)).toEqual([problem === undefined ? 3 : undefined, 3]);
  if (problem === undefined) expect(answers[0]).not.toHaveProperty('problem');
  else expect(answers[0]!.problem).toContain(problem);
});

test('--records writes a long answer in parts', async () => {
  const many = WRONG_CARD + 'Ehl\n'.repeat(2000);
  const [answer, next] = await answersTo([`${record(many)}\n`, `${record(WON)}\n`]);
  expect(answer!.diagnostics!.length).toBeGreaterThan(2000);
  expect(next!.plies).toHaveLength(3);
});

test('--records skips a line that is longer than a file may be', async () => {
  const chunk = Buffer.alloc(2 ** 22, 'x');
  const long = function* () {
    for (let size = 0; size <= MAX_FILE_SIZE; size += chunk.length) yield chunk;
    yield Buffer.from('\n');
  };
  const [answer, next] = await answersTo([long(), `${record(WON)}\n`]);
  expect(answer!.problem).toMatch(/^can't read the file: line 1 is larger than 128 MiB/);
  expect(next!.plies).toHaveLength(3);
});
