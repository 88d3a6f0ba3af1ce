import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { Comparison } from '../../../src/generator/analyze/memo/comparison.js';
import { generate, GrammarMemory, GrammarProblems } from '../../../src/generator/index.js';
import { planParser } from '../../../src/generator/stages.js';
import { nestedGrammar } from '../../differential/nested-grammar.js';
import { Random, SEED } from '../../support/random.js';
import { rounds } from '../../support/rounds.js';
import { ROOT } from '../../support/shared.js';

const read = (path: string): string => readFileSync(path, 'utf8');

/** The decisions about memos, with their reasons, of a grammar; its problems, if it has errors. */
function resultOf(text: string, file: string, memory?: GrammarMemory): string {
  try {
    const { plan } = planParser(text, { file, read, ...(memory === undefined ? {} : { memory }) });
    return JSON.stringify([[...plan.memo].map(([name, why]) => [name, [...why]]), [...plan.lazyMemo]]);
  } catch (error) {
    if (!(error instanceof GrammarProblems)) throw error;
    return JSON.stringify(error.problems);
  }
}

const isProblems = (result: string): boolean => result.startsWith('[{');

const NAMES = ['A', 'B', 'c', 'D'];

const nameOf = (rule: string): string => rule.slice(0, rule.indexOf(' '));

describe('a grammar that was edited has the same memos as without a memory', () => {
  test('in random grammars, after random edits', () => {
    const random = new Random(SEED);
    let different = 0;
    for (let round = 0; round < rounds(3); round++) {
      const memory = new GrammarMemory();
      let rules = new Map(NAMES.map((name) => [name, `${name} = "${name}"`]));
      let last = '';
      for (let edit = 0; edit < 10; edit++) {
        const rule = random.pick(nestedGrammar(random).source.trimEnd().split('\n'));
        const changed = new Map([...rules, [nameOf(rule), rule]]);
        const text = [...changed.values(), ''].join('\n');
        const result = resultOf(text, 'a.peggy');
        expect(resultOf(text, 'a.peggy', memory), text).toBe(result);
        if (isProblems(result)) continue;
        rules = changed;
        if (result !== last) different++;
        last = result;
      }
    }
    expect(different).toBeGreaterThan(rounds(3));
  });

  test('in a grammar of ours whose texts nest', () => {
    const file = join(ROOT, 'grammars/5dfen.peggy');
    const random = new Random(SEED);
    const memory = new GrammarMemory();
    let text = read(file);
    for (let edit = 0; edit < rounds(2); edit++) {
      const ends = Array.from(text.matchAll(/(?<=[\w"\])])(?=[ \n])/g), ({ index }) => index);
      const at = random.pick(ends);
      const changed = text.slice(0, at) + random.pick(['?', '*', ' "x"', ' / "x"', ' [é]']) + text.slice(at);
      const result = resultOf(changed, file);
      expect(resultOf(changed, file, memory) === result, changed).toBe(true);
      if (!isProblems(result)) text = changed;
    }
  });
});

describe('an edit changes a result, although the rules that were compared', () => {
  // Each edit changes one thing that comparisons use.
  test.each([
    [
      'refer to a rule that begins with other characters',
      ['A = "(" x A ")" / "(" y A "]" / "z"', 'x = "ab"', 'y = "cd"'],
      ['"cd"', '"ab"'],
    ],
    [
      'refer to a rule that now matches the empty text',
      ['A = "(" A ")" / "(" y A "]" / "z"', 'y = "bc"'],
      ['"bc"', '"bc" / !"b"'],
    ],
    [
      'refer to a rule that can fail now',
      ['A = "(" T y / "(" T / "q" T "x"', 'T = "t" T / "z"', 'y = "bc" / ""'],
      ['""', '&"b"'],
    ],
    [
      'refer to a rule that is no longer recursive',
      ['A = "(" T "x" / "(" T "y"', 'T = "t" T / "z" / "u" U', 'U = "t" U / "z"'],
      ['"t" T', '"t" U'],
    ],
    [
      'refer to a rule that matches fewer texts that begin alike',
      ['A = "(" (y / "b" A "x" / "b" A "y") ")" / "z"', 'y = "b"'],
      ['= "b"', '= "bc"'],
    ],
    [
      'refer to a rule that can fail late now',
      ['A = "(" T / "(" T "y" / "q" T "x"', 'T = "t" T / "z"'],
      ['"t" T', '"t" T "u"'],
    ],
    [
      'refer to a rule that leads to a recursive one now',
      ['A = "(" T "x" / "(" U "y" / "q" U "x"', 'T = "t" "z"', 'U = "t" U / "z"'],
      ['"t" "z"', '"t" U'],
    ],
    [
      'refer to a rule that begins with another rule now',
      ['S = "(" / A "x" / N A "y"', 'A = M? "z" / "<" S ">"', 'N = "(" A ")" / ""', 'M = "(" A ")"'],
      ['M? "z"', 'N "z"'],
    ],
    [
      'are continued with other characters',
      ['S = A [c+] ";"', 'A = "(" B ")" / "z" C?', 'B = A "+" A', 'C = "c" A "x"'],
      ['"+"', '"c"'],
    ],
    ['refer to another rule', ['A = "(" x A ")" / "(" y A "]" / "z"', 'x = "ab"', 'y = "cd"'], ['y A', 'x A']],
    ['expect another text', ['A = "(" "ab" A ")" / "(" "cd" A "]" / "z"'], ['"cd"', '"ab"']],
    ['expect a text in any case', ['A = "(" "ab" A ")" / "(" "AB" A "]" / "z"'], ['"ab"', '"ab"i']],
    ['expect other characters', ['A = "(" [a] A ")" / "(" [b] A "]" / "z"'], ['[b]', '[ab]']],
    ['look ahead for the opposite', ['A = "(" &"b" A ")" / "(" A "]" / "z"'], ['&"b"', '!"b"']],
    ['repeat a part less', ['A = "(" "a"+ A ")" / "(" A "]" / "z"'], ['"a"+', '"a"*']],
    ['repeat a part more', ['A = "(" "a"? A ")" / "(" "aa" A "]" / "z"'], ['"a"?', '"a"*']],
    ['expect the text of another label', ['A = "(" x:"p" y:"q" =x A =x =y / "(" "pqq" A "]" / "z"'], ['=x A', '=y A']],
    ['expect the text of a label in any case', ['A = "(" x:"p" =x A =x / "(" "pP" A "]" / "z"'], ['=x A', '~x A']],
  ])('%s', (_name, rules, [before, after]) => {
    const text = `${rules.join('\n')}\n`;
    const changed = text.replace(before!, after!);
    const memory = new GrammarMemory();
    const last = resultOf(text, 'a.peggy', memory);
    const result = resultOf(changed, 'a.peggy');
    expect(isProblems(result)).toBe(false);
    expect(result).not.toBe(last);
    expect(resultOf(changed, 'a.peggy', memory)).toBe(result);
  });
});

describe('comparisons are made again', () => {
  const GRAMMAR = [
    'Start = List / Sum',
    'List = label:"(" List ")" "x" / "(" List ")" "y" / "z"',
    'Sum = Term "+" Sum / Term "-" Sum / Term',
    'Term = "<" Sum ">" / number',
    'number = [0-9]+\n',
  ].join('\n');

  test.each([
    ['of no rule, if only white space and names of labels change', 'List = label:', 'List =  other:', []],
    ['of no rule, if a rule begins and ends as before', '[0-9]+', '[0-9]+ "."?', []],
    ['of a rule that changed', '"z"', '"w"', ['Start', 'List']],
    ['of a rule that changed after its beginning', '"x"', '"w"', ['List']],
    ['of rules that read one that changed', '">"', '"]"', ['Sum', 'Term']],
    ['of rules before a rule of which other facts are true', '[0-9]+', '[0-9]*', ['Start', 'Sum', 'Term']],
    ['of rules before a rule that begins with other characters', '[0-9]+', '[0-9(]+', ['Start', 'Sum', 'Term']],
    ['of all rules, if characters have other bytes', '"z"', '"é"', ['Start', 'List', 'Sum', 'Term']],
  ])('%s', (_name, before, after, compared) => {
    const memory = new GrammarMemory();
    generate(GRAMMAR, { file: 'a.peggy', memory });
    const compare = vi.spyOn(Comparison.prototype, 'rule');
    const changed = GRAMMAR.replace(before, after);
    expect(changed).not.toBe(GRAMMAR);
    generate(changed, { file: 'a.peggy', memory });
    const names = compare.mock.calls.map(([name]) => name);
    compare.mockRestore();
    expect(new Set(names)).toEqual(new Set(compared));
  });

  test('of all rules, if more grammars were generated since than are kept', () => {
    const memory = new GrammarMemory();
    const compare = vi.spyOn(Comparison.prototype, 'rule');
    const countOf = (file: string): number => {
      compare.mockClear();
      generate(GRAMMAR, { file, memory });
      return compare.mock.calls.length;
    };
    const all = countOf('0.peggy');
    expect(all).toBeGreaterThan(0);
    expect(countOf('0.peggy')).toBe(0);
    for (let other = 1; other < 9; other++) expect(countOf(`${other}.peggy`)).toBe(all);
    expect(countOf('8.peggy')).toBe(0);
    expect(countOf('0.peggy')).toBe(all);
    compare.mockRestore();
  });
});
