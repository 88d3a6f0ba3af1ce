import { describe, expect, test } from 'vitest';
import { generate } from '../../../src/generator/index.js';

const warningsOf = (grammar: string) => generate(grammar, { file: 'test.peggy' }).warnings;
const messagesOf = (grammar: string) => warningsOf(grammar).map(({ message }) => message);

const LOST = 'no node records which of "+" or "-" matched: write operator: before it';

describe('an operator that no node records', () => {
  test('is a warning in a repetition, with the label as a fix', () => {
    const grammar = 'Sum = Term (("+" / "-") Term)*\nTerm = [0-9]+\n';
    const [warning] = warningsOf(grammar);
    expect(warning?.message).toBe(LOST);
    const [edit] = warning!.fix!.edits;
    const fixed = grammar.slice(0, edit!.start) + edit!.text + grammar.slice(edit!.end);
    expect(fixed).toContain('(operator:("+" / "-") Term)*');
    expect(messagesOf(fixed)).toEqual([]);
  });

  test('is a warning between the elements of a list, and as a fragment', () => {
    expect(messagesOf('Sum = Term|1.., "+" / "-"|\nTerm = [0-9]+\n')).toEqual([LOST]);
    const named = 'Sum = Term (op Term)*\nop = plus / "-"\nplus = "+"\nTerm = [0-9]+\n';
    expect(messagesOf(named)).toEqual(['no node records which of "+" or "-" matched: write op: before it']);
  });

  test('is no warning where a node contains it, where there is nothing to distinguish, and in tokens', () => {
    for (const part of ['Op', 'op:("+" / "-")', '"+"', '[ \\n]', '(" " / "\\n")', '&("+" / "-") .']) {
      expect(messagesOf(`Sum = Term (${part} Term)* Op?\nTerm = [0-9]+\nOp = "+" / "-"\n`)).toEqual([]);
    }
    expect(messagesOf('Number = [0-9]+ (("." / ",") [0-9]+)*\n')).toEqual([]);
  });
});
