import { expect, test } from 'vitest';
import { otherNotation } from '../../src/notations/define-reader.js';
import { NOTATIONS } from '../../src/notations/registry.js';
import { slowdown } from '../support/growth.js';

/** How a text can begin that is nothing: what is looked past again and again. */
const BEGINNINGS = ['#', ' ', '\n', '# \n', ' #', '{', '{}', '\n#\n', '---', '[', '/', '1', 'a1-', '\uFEFF'];

test.each(NOTATIONS)('$id is detected in time that grows with the text', ({ detect }) => {
  for (const beginning of BEGINNINGS) {
    const tell = (times: number) => () => detect(`${beginning.repeat(times)}!`);
    // Doubling what can be read in two ways makes a square of the time, or worse.
    for (const times of [12, 2000, 50_000])
      expect(slowdown(tell(times), tell(2 * times), 8), beginning).toBeLessThan(8);
  }
});

test('a game may follow many comments', () => {
  const { detect } = NOTATIONS.find(({ id }) => id === '5dfen')!;
  expect(detect(`${'{}'.repeat(5_000_000)}[Board "x"]`)).toBe(true);
});

test('so are other notations', () => {
  for (const beginning of BEGINNINGS) {
    const tell = (times: number) => () => otherNotation(`${beginning.repeat(times)}!`, { id: '', title: '' });
    for (const times of [12, 1000]) expect(slowdown(tell(times), tell(2 * times), 8), beginning).toBeLessThan(8);
  }
});

test.each([
  ['annofen', 'v1 9/9'],
  ['xay', 'version: "1"'],
])('%s begins after comments, not inside them', (id, begin) => {
  const { detect } = NOTATIONS.find((entry) => entry.id === id)!;
  for (const comment of ['', '# a\n', '# a\r# b\r\n', '\n\n#\n', '\uFEFF# a\n  ']) {
    expect(detect(comment + begin), comment).toBe(true);
  }
  expect(detect(`# ${begin}`)).toBe(false);
});
