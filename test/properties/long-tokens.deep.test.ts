import { setFlagsFromString } from 'node:v8';
import { describe, expect, test } from 'vitest';
import { NOTATIONS } from '../../src/notations/registry.js';

// A process that has compiled very many patterns compiles further ones so: `+` then takes stack for each character.
setFlagsFromString('--no-regexp-optimization');

const LENGTH = 1e7;

/** Tokens of ten million characters: the notation, what precedes the repeated text, that text, and what follows it. */
const TOKENS: readonly (readonly [id: string, before: string, repeated: string, after: string])[] = [
  ['otn', '', '1', '. a1-a2'],
  ['otn-rules', 'dim:', '7', ''],
  ['otn-position', '/', 't', '/'],
  ['otn-move', 'a1-a2', '+', ''],
  ['otn-move', 'a1', ' ', '-a2'],
  ['azul', '1', 'l', ''],
  ['5dfen', '[', 'A', ' "a"]'],
  ['5dfen', '[Size "', '1', 'x1"]'],
  ['5dfen', '[Size "', '0', '"]'],
  ['5dfen', '[8/8:', '0', ':1:w]'],
  ['5dfen', '1.e4', '?', ''],
  ['5dfen', '', '1', '.e4'],
  ['5dfen', '1.(0T', '1', ')e4'],
  ['5dfen-ebnf', '[8/', '8', ':0:1:w]'],
  ['annofen', 'v1 9/9 ', '9', ''],
  ['xiangqi-fen', '9/9 ', '9', ''],
  ['xiangqi-fen', '9/9', ' ', '9'],
  ['xay', 'version: 1\nsetup: ', 'a', ''],
];

describe('a token of ten million characters is read and its model decoded without an exception', () => {
  test.each(TOKENS)('%s: %s%s…%s', async (id, before, repeated, after) => {
    const notation = await NOTATIONS.find((entry) => entry.id === id)?.load();
    if (notation === undefined) throw new Error(id);
    const { model } = notation.read(`${before}${repeated.repeat(LENGTH)}${after}`, { level: 'structure' });
    if (model === undefined) return;
    const json = notation.toJson(model);
    const decoded = notation.fromJson(json);
    if (decoded.ok) expect(notation.toJson(decoded.value)).toEqual(json);
    else expect(decoded.problem.message).toMatch(/ is too long$|can't be read/);
  });
});
