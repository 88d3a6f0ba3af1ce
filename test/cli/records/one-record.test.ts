import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { run } from '../../../src/cli/program.js';
import { Folder, ludogram, WON, WRONG_CARD } from '../support.js';

const FIXABLE = WON.replace('BXLUT', 'bXLUT');
const TEXTS: Record<string, string | Buffer> = {
  'won.oni': WON,
  'wrong.oni': WRONG_CARD,
  'fixable.oni': FIXABLE,
  'empty.oni': '',
  'unknown.txt': 'no notation looks like this',
  'bytes.oni': Buffer.from([0x42, 0xff, 0x0a]),
};
const FLAGS = [[], ['--json'], ['--sarif'], ['--fix', '--dry-run'], ['--deny-warnings', '--max-diagnostics', '0']];

/** Runs a verb for one file, with and without an option for many records. */
async function bothWays(args: readonly string[], stdin?: string) {
  const world = stdin === undefined ? {} : { stdin };
  return [await ludogram(args, world), await ludogram([...args, '--jobs', '1'], world)] as const;
}

test.each(FLAGS.map((flags) => [flags.join(' ') || 'without options', flags] as const))(
  'check %s: reports the same for one file as in a run for many',
  async (_, flags) => {
    const folder = new Folder(TEXTS);
    for (const name of Object.keys(TEXTS)) {
      const [one, many] = await bothWays(['check', ...flags, folder.at(name)]);
      expect(one).toEqual(many);
    }
  },
);

test.each([
  ['check', '--fix', '-'],
  ['check', '--json', '--stdin-filename', 'a.oni', '-'],
  ['format', '-'],
  ['format', '--check', '--stdin-filename', 'a.oni', '-'],
])('%s reads standard input alone as in a run for many', async (...args) => {
  for (const text of [WON, WRONG_CARD, FIXABLE, '']) {
    const [one, many] = await bothWays(args, text);
    expect(one).toEqual(many);
  }
});

test('--fix and --write change one file', async () => {
  for (const [verb, flag] of [
    ['check', '--fix'],
    ['format', '--write'],
  ] as const) {
    const folder = new Folder({ 'one.oni': `\n${FIXABLE}\n`, 'many.oni': `\n${FIXABLE}\n` });
    const one = await ludogram([verb, flag, folder.at('one.oni')]);
    const many = await ludogram([verb, flag, folder.at('many.oni'), '--jobs', '1']);
    expect(one.stdout).not.toBe('');
    expect(one.stdout.replaceAll('one.oni', 'many.oni')).toBe(many.stdout);
    expect(readFileSync(folder.at('one.oni'), 'utf8')).toBe(readFileSync(folder.at('many.oni'), 'utf8'));
  }
});

test.each([
  ['one file', ['a.oni'], 0],
  ['two files', ['a.oni', 'b.oni'], 1],
  ['a folder', ['.'], 1],
  ['a file of many records', ['many.ndjson'], 1],
  ['one file with --many', ['a.oni', '--many'], 1],
])('an interrupt of a run for %s is handled only if it can be continued', async (_, paths, times) => {
  const folder = new Folder({ 'a.oni': WON, 'b.oni': WON, 'many.ndjson': JSON.stringify({ text: WON }) });
  const onInterrupt = vi.fn(() => () => undefined);
  const sink = { write: () => undefined };
  const args = ['check', ...paths.map((path) => (path.startsWith('--') ? path : folder.at(path)))];
  await run(args, { stdin: (async function* () {})(), stdout: sink, stderr: sink, env: {}, onInterrupt });
  expect(onInterrupt).toHaveBeenCalledTimes(times);
});
