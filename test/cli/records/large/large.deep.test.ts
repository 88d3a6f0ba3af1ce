import { truncateSync } from 'node:fs';
import { expect, test } from 'vitest';
import { run } from '../../../../src/cli/program.js';
import { MAX_FILE_SIZE } from '../../../../src/files/read-file.js';
import { Folder, ludogram } from '../../support.js';

/** A file with a hole in it, which takes no space on the disk. */
function sparse(name: string, size: number): Folder {
  const folder = new Folder({ [name]: '' });
  truncateSync(folder.at(name), size);
  return folder;
}

test.each([
  'check',
  'tree',
  'json',
  'format',
  'replay',
  'render',
  'explain',
  'ebnf',
  'generate',
  'convert --from json',
])('%s refuses a file that is too large', async (verb) => {
  const folder = sparse('big.oni', MAX_FILE_SIZE + 1);
  const target = verb.startsWith('convert') ? ['--to', 'oni'] : [];
  const { code, stdout, stderr } = await ludogram([...verb.split(' '), folder.at('big.oni'), ...target]);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toMatch(/can't read .*big\.oni: its size is \d+ MiB, and it is larger than \d+ MiB, the most/);
});

test('where a file that is too large may have many records, the flags that read them are named', async () => {
  const folder = sparse('big.azul', MAX_FILE_SIZE + 1);
  const { stderr } = await ludogram(['check', folder.at('big.azul')]);
  expect(stderr).toMatch(
    /the most that can be read at once; if it has many records, --many or --record reads one at a/,
  );
});

/** Returns a stream of records: one that is too large, after the text `first`, and a small one. */
const largeRecord = (first: string, chunk: string) =>
  function* () {
    yield first;
    for (let size = 0; size <= MAX_FILE_SIZE; size += chunk.length) yield chunk;
    yield '\nBXLUT\nZyt\n';
  };

test.each([
  ['record 2', ['BXLUT\nByt\nBXLUT\n', `${'Byt '.repeat(2 ** 21)}\n`]],
  ['record 1', ['BXLUT\n', 'Byt '.repeat(2 ** 21)]],
])('%s of many that is too large is named, and the records after it are read', async (part, [first, chunk]) => {
  const stdin = largeRecord(first!, chunk!);
  const { code, stdout, stderr } = await ludogram(['check', '--many', '--format', 'oni', '-'], { stdin });
  expect([code, stderr]).toEqual([
    2,
    `error: can't read -: ${part} is larger than 128 MiB, the most that can be read at once\n`,
  ]);
  expect(stdout).toContain('unknown card "Z"');
});

test('a record after one that is too large is found by its number', async () => {
  const stdin = largeRecord('BXLUT\n', 'Byt '.repeat(2 ** 21));
  const { code, stderr } = await ludogram(['json', '--record', '2', '--format', 'oni', '-'], { stdin });
  expect([code, stderr]).toEqual([1, expect.stringContaining('unknown card "Z"')]);
});

test('standard input is refused as soon as it passes the limit', async () => {
  const chunk = Buffer.alloc(2 ** 20, '.');
  let taken = 0;
  const stdin = (async function* () {
    for (;;) {
      taken += chunk.length;
      yield chunk;
    }
  })();
  let stderr = '';
  const io = { stdin, stdout: { write: () => true }, stderr: { write: (text: string) => (stderr += text) }, env: {} };
  expect(await run(['check', '-'], io)).toBe(2);
  expect(stderr).toMatch(/^error: can't read -: it is larger than \d+ MiB, the most that can be read at once\n$/);
  expect(taken).toBeLessThan(MAX_FILE_SIZE + 2 * chunk.length);
});
