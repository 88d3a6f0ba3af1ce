import { expect, test } from 'vitest';
import { slowdown } from '../../../src/cli/verbs/fuzz/slowdown.js';
import { otherNotation } from '../../../src/notations/define-reader.js';
import { NOTATIONS } from '../../../src/notations/registry.js';

/** How a text can begin that is nothing: what is looked past again and again. */
const BEGINNINGS = ['#', ' ', '\n', '# \n', ' #', '{', '{}', '\n#\n', '---', '[', '/', '1', 'a1-', '\uFEFF'];

test.each(NOTATIONS)('$id is detected in time that grows with the text', ({ detect }) => {
  for (const beginning of BEGINNINGS) {
    const tell = (times: number) => () => detect(`${beginning.repeat(times)}!`);
    // Doubling what can be read in two ways makes a square of the time, or worse.
    for (const times of [12, 2000, 50_000]) {
      expect(slowdown(tell(times), tell(2 * times), 8), beginning).toBeLessThan(8);
    }
  }
});

test('other notations are recognized in time that grows with the text', () => {
  for (const beginning of BEGINNINGS) {
    const tell = (times: number) => () => otherNotation(`${beginning.repeat(times)}!`, { id: '', title: '' }, false);
    for (const times of [12, 1000]) expect(slowdown(tell(times), tell(2 * times), 8), beginning).toBeLessThan(8);
  }
});
