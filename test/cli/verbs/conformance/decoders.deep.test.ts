import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../../support/shared.js';
import { ludogram } from '../../support.js';

const python = ['python3', 'python'].find((name) => spawnSync(name, ['--version']).status === 0);
const decode = (program: string) => `${python} ${JSON.stringify(join(ROOT, 'examples/decoders', program))}`;

describe.skipIf(python === undefined)('decoders in Python (skipped where there is no Python)', () => {
  const args = ['conformance', '--format', 'otn-move', '--level', 'syntax'];

  test('a decoder that reads its part correctly passes', async () => {
    const { code, stdout } = await ludogram([
      ...args,
      '--skip',
      'otn-move/valid/symbols',
      '--decoder',
      decode('otn_move.py'),
    ]);
    expect(stdout).toMatch(/^otn-move {2}\d\d passed, 0 failed, 0 crashed, 0 timed out, 3 skipped\n[\d.]+ s\n$/);
    expect(code).toBe(0);
  }, 120_000);

  test('a decoder with errors fails, crashes or is late only in the cases of these errors', async () => {
    const wrong = ['--reporter', 'tap', '--timeout', '10', '--decoder', decode('otn_move_wrong.py')];
    const { code, stdout } = await ludogram([...args, ...wrong]);
    expect(code).toBe(1);
    const found = [...stdout.matchAll(/^not ok \d+ - otn-move\/(.*)\.move\n {2}---\n {2}status: (.*)$/gm)];
    expect(found.map(([, name, status]) => `${status} ${name}`)).toEqual([
      'crash invalid/moves/reversed-type',
      'fail invalid/spaces/upper-case-from',
      'fail invalid/spaces/upper-case-k',
      'fail valid/captures/file-that-is-a-symbol',
      'fail valid/captures/king',
      'fail valid/captures/two',
      'crash valid/examples/commander-jumps',
      'crash valid/examples/knight-jumps-berserk',
      'fail valid/moves/from-file-c',
      'fail valid/moves/from-file-k',
      'crash valid/moves/jump',
      'timeout valid/special/resignation',
      'fail valid/symbols/plain-attacker',
      'fail valid/symbols/plain-captured',
      'fail valid/symbols/plain-defender',
    ]);
  }, 120_000);
});
