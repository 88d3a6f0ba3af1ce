import { execFileSync } from 'node:child_process';
import { closeSync, constants, createWriteStream, openSync } from 'node:fs';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { run } from '../../../src/cli/program.js';
import { writeFileAtomically } from '../../../src/files/write-file.js';
import { Folder, ludogram, WON } from '../support.js';

/** Returns the path of a new pipe. */
function pipe(name: string): string {
  const path = new Folder().at(name);
  execFileSync('mkfifo', [path]);
  return path;
}

describe.skipIf(process.platform !== 'linux')('a named pipe', () => {
  test.each([
    ['whole', 'game.oni', [], WON, 'no problems in 1 file\n'],
    ['as many records', 'games.oni', ['--many'], WON.repeat(3), 'no problems in 3 records\n'],
    ['decompressed', 'game.oni.gz', [], gzipSync(WON), 'no problems in 1 file\n'],
  ])('is read %s when another program writes to it', async (_, name, flags, content, stdout) => {
    const path = pipe(name);
    const outcome = ludogram(['check', ...flags, path]);
    createWriteStream(path).end(content);
    expect(await outcome).toEqual({ code: 0, stdout, stderr: '' });
  });

  test('gets no text in place of what was read from it', () => {
    const path = pipe('game.oni');
    // Without a reader, writing would wait for one.
    const reader = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
    expect(() => writeFileAtomically(path, 'BXLUT', 'bxlut')).toThrow("it isn't a file");
    closeSync(reader);
  });

  test.each([[['check']], [['check', '--many']], [['format', '--check']], [['format', '--check', '--many']]])(
    'to which no program writes does not keep %j from ending',
    async (args) => {
      let stderr = '';
      const code = await run([...args, '--resume-file', new Folder().at('resume.json'), pipe('game.oni')], {
        stdin: Readable.from([]),
        stdout: { write: () => true },
        stderr: { write: (text: string) => (stderr += text) },
        env: {},
        onInterrupt: (act) => {
          setTimeout(act, 100);
          return () => undefined;
        },
      });
      expect([code, stderr]).toEqual([2, expect.stringMatching(/^error: interrupted after 0 records;[^\n]*\n$/)]);
    },
  );
});
