import { expect, test } from 'vitest';
import { MAX_FILE_SIZE } from '../../src/files/read-file.js';
import { WON } from '../cli/support.js';
import { answersTo, record } from './answers.js';

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
