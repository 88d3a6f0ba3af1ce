import { expect } from 'vitest';
import { run } from '../../src/cli/program.js';

/** An answer of `export --records`. */
export interface Answer {
  readonly game: { readonly file: string; readonly record?: number };
  readonly plies?: readonly unknown[];
  readonly diagnostics?: readonly unknown[];
  readonly problem?: string;
}

/** Sends lines one by one, each only after the answer to the one before, and returns the answers. */
export async function answersTo(lines: Iterable<string | Iterable<Uint8Array>>): Promise<Answer[]> {
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

/** Returns a line of input with a record. */
export const record = (text: string, more: object = { file: 'a.oni' }): string => JSON.stringify({ text, ...more });
