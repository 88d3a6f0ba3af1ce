import { describe, expect, test } from 'vitest';
import { nearest } from '../../../src/diagnostics/nearest.js';
import { NOTATIONS } from '../../../src/notations/registry.js';
import { Folder, ludogram, WON } from '../support.js';
import { wordsEntry } from '../words-notation.js';

describe('a code', () => {
  test('is explained with its severity, and an example with the message that it gets', async () => {
    const { code, stdout } = await ludogram(['explain', 'oni/card-not-in-hand']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^oni\/card-not-in-hand \(error\)\n\nA player moves with one of the two cards in hand/);
    expect(stdout).toMatch(/\n {2}example:1:\d+: error oni\/card-not-in-hand: red does not have .*\n {4}1 \| BXLUT/);
  });

  test('is refused if no notation has it', async () => {
    expect((await ludogram(['explain', 'text/invalid-utf8'])).stdout).toMatch(/^text\/invalid-utf8 \(error\)/);
    expect((await ludogram(['explain', 'grammar/hash-comment'])).stdout).toMatch(
      /^grammar\/hash-comment \(error\)\n\nComments .*\n\nFix: write \/\/\n\nExample:/,
    );
  });

  test.each(NOTATIONS.map(({ id }) => id))('every code of %s has an example that gets it', async (id) => {
    const notation = await NOTATIONS.find((entry) => entry.id === id)!.load();
    for (const { code } of notation.codes.codes) {
      const { stdout } = await ludogram(['explain', code]);
      expect(stdout).toMatch(new RegExp(`example:\\d+:\\d+: \\w+ ${code}: `));
    }
  });

  test('is reported with near ones if it does not exist: exit code 2', async () => {
    const { code, stdout, stderr } = await ludogram(['explain', 'oni/card-not-in-hnad']);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toBe(
      'error: oni/card-not-in-hnad is neither a diagnostic code nor a file; did you mean oni/card-not-in-hand?\n',
    );
    expect((await ludogram(['explain', 'zzz'])).stderr).toBe('error: zzz is neither a diagnostic code nor a file\n');
  });
});

describe('a file', () => {
  test('is explained in words if its notation can be described', async () => {
    const folder = new Folder({ 'three.words': 'one two three' });
    const { code, stdout } = await ludogram(['explain', folder.at('three.words')], { notations: [wordsEntry()] });
    expect({ code, stdout }).toEqual({ code: 0, stdout: 'There are 3 words.\n' });
  });

  test('is reported if it cannot be described: exit code 2', async () => {
    const { code, stderr } = await ludogram(['explain', '-'], { stdin: WON });
    expect(code).toBe(2);
    expect(stderr).toBe("error: oni records can't be described in words yet: try replay, render or tree\n");
  });

  test('is reported with the verbs of its notation if it cannot be described', async () => {
    const { stderr } = await ludogram(['explain', '--format', 'otn-move', '-'], { stdin: 'e5-e8' });
    expect(stderr).toBe("error: otn-move records can't be described in words yet: try tree\n");
  });
});

describe('the nearest codes', () => {
  const known = ['oni/no-piece', 'oni/not-own-piece', 'oni/unknown-card', 'text/invalid-utf8'];

  test.each([
    ['oni/no-peice', ['oni/no-piece']],
    ['no-piece', ['oni/no-piece', 'oni/not-own-piece']],
    ['card', ['oni/unknown-card']],
    ['UTF8', ['text/invalid-utf8']],
    ['oni/zebra', []],
  ])('of %s are %j', (wanted, expected) => {
    expect(nearest(wanted, known)).toEqual(expected);
  });
});
