import { expect, test, vi } from 'vitest';
import { readBeginning } from '../../../../src/cli/records/source/large-text.js';
import { fiveDNotation } from '../../../../src/notations/5dfen/index.js';
import { oniNotation } from '../../../../src/notations/oni/index.js';

const BEGINNING = 60_000;

/** More errors than are listed, in less than the size of a beginning. */
const GARBAGE = 'zz ? \n'.repeat(20_000);

test('a large text whose beginning has too many errors has the diagnostics of the whole', () => {
  const read = vi.fn((text: string) => oniNotation.read(text, { level: 'syntax' }));
  const found = readBeginning(GARBAGE, read, BEGINNING);
  expect(found?.diagnostics).toEqual(oniNotation.read(GARBAGE).diagnostics);
  expect(found?.diagnostics.at(-1)).toMatchObject({
    code: 'text/too-many-problems',
    span: { start: GARBAGE.length, end: GARBAGE.length },
  });
  expect(read.mock.calls.map(([text]) => text.length)).toEqual([60_006]);
});

test.each([
  ['without errors', oniNotation, `BXLUT\n${'Byt\n'.repeat(30_000)}`],
  ['with an error per line after its beginning', oniNotation, `BXLUT\n${'Byt\n'.repeat(15_000)}${GARBAGE}`],
  ['of one line', oniNotation, `BXLUT ${'Byt '.repeat(30_000)}`],
  ['with a tag that its beginning does not close', fiveDNotation, `[Event "${'zz\n'.repeat(40_000)}"]\n`],
])('all of a large text is read %s', (_, { read }, text) => {
  expect(readBeginning(text, (part) => read(part, { level: 'syntax' }) as never, BEGINNING)).toBeUndefined();
});
