import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ludogram } from '../cli/support.js';
import { ROOT } from '../support/shared.js';

test('every rule and alternative of our grammars matches in some conformance case', async () => {
  const atoms = join(ROOT, 'test/coverage/xay-atoms');
  const { code, stdout, stderr } = await ludogram(['coverage', '--min', '100', '--cases', `XayAtom=${atoms}`]);
  // A case is nested as deeply as the parser allows, which is deeper than the interpreter follows.
  expect([code, stderr]).toEqual([0, 'note: 1 text could only be read in part\n']);
  expect(stdout).toMatch(/oni\.peggy +\d+\/\d+/);
});
