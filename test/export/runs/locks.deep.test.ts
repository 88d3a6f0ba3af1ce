import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Folder, ludogram, WON } from '../../cli/support.js';
import { ROOT } from '../../support/shared.js';

test.skipIf(process.platform === 'win32')('a lock that can not be written does not stop the next run', async () => {
  const folder = new Folder({ 'a.oni': WON });
  const args = ['export', '--to', 'csv', '-o', folder.at('out'), folder.at('a.oni')];
  const program = [process.execPath, '--import', 'tsx', join(ROOT, 'src/cli/main.ts'), ...args];
  const limited = ['-c', 'ulimit -f 0 && exec "$@"', 'sh', ...program];
  const { status, stderr } = spawnSync('sh', limited, { cwd: ROOT, encoding: 'utf8' });
  expect([status, stderr]).toEqual([2, `error: can't write ${folder.at('out')}: file too large\n`]);
  expect(existsSync(folder.at('out/.unfinished-001-of-001/lock.json'))).toBe(false);
  expect(await ludogram(args)).toEqual({ code: 0, stdout: '', stderr: '' });
});
