import type { ast } from 'peggy';
import { expect, test } from 'vitest';
import { contains } from '../../../../src/generator/char-set.js';
import { classSet, literalUnits } from '../../../../src/generator/characters.js';
import { readLinkedGrammar } from '../../../../src/generator/index.js';

const UNITS = Array.from({ length: 0x10000 }, (_, code) => code);

/** The expression of a grammar of one rule. */
const expressionOf = <E>(source: string): E =>
  readLinkedGrammar(`a = ${source}\n`, 'memory.peggy').rules[0]!.expression as E;

test.each(['[a-f]i', '[^kst]i', '[Z-a]i', '[\\0-~]i', '[_0-9]i', '[ä-ö]i', '[^\\u2000-\\u2fff]i', '[a-cé]', '[^a-c]'])(
  'the class %s contains the units that a regular expression matches',
  (source) => {
    const set = classSet(expressionOf<ast.CharacterClass>(source));
    const [, body, flags] = /^(\[.*\])(i?)$/.exec(source)!;
    const pattern = new RegExp(body!, `s${flags!}`);
    expect(UNITS.filter((code) => contains(set, code) !== pattern.test(String.fromCharCode(code)))).toEqual([]);
  },
);

test('a literal whose case is ignored matches the units with its lower-case form', () => {
  const text = 'aZkKsi_0~é';
  const units = literalUnits(expressionOf<ast.Literal>(`"${text}"i`));
  [...text].forEach((character, i) => {
    const lower = character.toLowerCase();
    const same = UNITS.filter((code) => String.fromCharCode(code).toLowerCase() === lower);
    expect(UNITS.filter((code) => contains(units[i]!, code))).toEqual(same);
  });
});
