import { describe, expect, test } from 'vitest';
import { generate, GrammarProblems } from '../../../src/generator/index.js';
import { loadGenerated } from '../../differential/load-generated.js';

const GRAMMAR = `
S = Select / #sqlite Pragma / #!sqlite #!strict x:(#loose "no")? Call
Select = "s" (#sqlite "!" / "?")
Pragma = "p" Name
Call = "c" (#sqlite ".")? Name
Name = [a-z]
`;

describe('flags', () => {
  const accepted = (flags: readonly string[]): string[] => {
    const { parse } = loadGenerated(GRAMMAR, { flags });
    return ['s!', 's?', 'pa', 'ca', 'noca', 'c.a'].filter((text) => !parse(text).hasErrors);
  };

  test.each([
    [[], ['s?', 'ca']],
    [['sqlite'], ['s!', 's?', 'pa']],
    [['strict'], ['s?']],
    [['loose'], ['s?', 'ca', 'noca']],
    [
      ['sqlite', 'strict', 'loose'],
      ['s!', 's?', 'pa'],
    ],
  ])('choose alternatives: %j', (flags, texts) => {
    expect(accepted(flags)).toEqual(texts);
  });

  const kindsOf = (grammar: string, flags: readonly string[] = []): string[] => {
    const { files, warnings } = generate(grammar, { file: 'test.peggy', flags });
    expect(warnings).toEqual([]);
    return (JSON.parse(files.get('grammar.json')!) as { kinds: string[] }).kinds.slice(4);
  };

  test('leave out rules that only pruned alternatives use, without a warning', () => {
    expect(kindsOf(GRAMMAR)).toEqual(['S', 'Select', 'Call', 'Name']);
    expect(kindsOf(GRAMMAR, ['strict'])).toEqual(['S', 'Select']);
  });

  test('leave out what needs a rule without alternatives', () => {
    const grammar = 'S = A B / (C "c")* "x" D? !E\nA = "a"\nB = #f "b" / #g "g"\nC = B\nD = "d" C+\nE = C|1.., A|\n';
    expect(kindsOf(grammar)).toEqual(['S']);
    expect(kindsOf(grammar, ['g'])).toEqual(['S', 'A', 'B', 'C', 'D', 'E']);
    const { parse } = loadGenerated(grammar);
    expect(parse('x').hasErrors).toBe(false);
    expect(parse('ab').hasErrors).toBe(true);
  });

  test('keep an alternative that is left together', () => {
    const { parse } = loadGenerated('S = ("a" "b" / #f "c")* x:("d" Y / #f "e")\nY = "y"\n');
    expect(parse('ababdy').dump()).toContain('x: Y 5..6');
    const { parse: separated } = loadGenerated('S = "a"|1.., (#f ",")| "b"|0..2, (#f ",")| "."\n');
    expect(['a.', 'ab.', 'aa.', 'a,a.', 'abb.'].filter((text) => !separated(text).hasErrors)).toEqual(['a.', 'ab.']);
  });

  test('apply in imported rules and in arguments', () => {
    const read = (): string => 'Item = #f "i" / "j"\n';
    const grammar = 'import {Item} from "./lib.peggy"\nS = Two<Item, #f "a" / "b">\nTwo<X, Y> = X Y\n';
    expect(loadGenerated(grammar, { read, file: '/g/m.peggy' }).parse('jb').hasErrors).toBe(false);
    expect(loadGenerated(grammar, { read, file: '/g/m.peggy' }).parse('ia').hasErrors).toBe(true);
    expect(loadGenerated(grammar, { read, file: '/g/m.peggy', flags: ['f'] }).parse('ia').hasErrors).toBe(false);
  });

  test('are noted in grammar.json', () => {
    const { files } = generate(GRAMMAR, { file: 'test.peggy', flags: ['sqlite'] });
    expect(JSON.parse(files.get('grammar.json')!)).toMatchObject({ flags: ['sqlite'] });
  });

  test.each([
    [
      'an unknown flag',
      GRAMMAR,
      ['sqllite'],
      'error grammar/unknown-flag: unknown flag "sqllite": did you mean "sqlite"?',
    ],
    [
      'a flag unlike any',
      'A = #f "a" / #g "b" / "c"\n',
      ['debug'],
      'error grammar/unknown-flag: unknown flag "debug": the grammar has f, g',
    ],
    [
      'a flag without flags',
      'A = "a"\n',
      ['f'],
      'error grammar/unknown-flag: unknown flag "f": the grammar has no flags',
    ],
    [
      'a flag in an alternative',
      'A = "a" #f "b"\n',
      [],
      'test.peggy:1:9: error grammar/late-flag: the flag "f" must be at the beginning of an alternative',
    ],
    [
      'a flag without alternative',
      'A = "a" / #f\n',
      [],
      'test.peggy:1:11: error grammar/empty-flag: expected an alternative after the flag "f"',
    ],
    [
      'no alternative',
      'A = #f "a"\n',
      [],
      'test.peggy:1:1: error grammar/no-alternative: the first rule "A" has no alternative for these flags',
    ],
  ])('are refused: %s', (_name, grammar, flags, message) => {
    const problems = () => generate(grammar, { file: 'test.peggy', flags });
    expect(problems).toThrow(GrammarProblems);
    expect(problems).toThrow(message);
  });
});
