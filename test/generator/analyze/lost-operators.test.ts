import { describe, expect, test } from 'vitest';
import { generate } from '../../../src/generator/index.js';
import { startModel } from '../../../src/generator/start-model.js';

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

describe('a text that the first model lacks', () => {
  const lostIn = (grammar: string) =>
    startModel(grammar, { file: 'test.peggy' }, { library: 'ludogram', readers: './r', shape: './s' }).warnings.map(
      ({ message }) => /which of (.*) matched/.exec(message)?.[1],
    );

  test('is a choice beside fields, or a text that may be absent', () => {
    const grammar = [
      'Game = moves:Move|.., _| _ result? ";"?\nMove = from:Square ("-" / "x") to:Square "+"? nl',
      'Square = [a-h] ("1" / "2")\nresult = "1-0" / "0-1"\n_ = " "*\nnl = "\\n" / "\\r"',
    ].join('\n');
    expect(lostIn(grammar)).toEqual(['"1-0" or "0-1"', '";" or ""', '"-" or "x"', '"+" or ""']);
  });

  test('is not what a label has, what a leaf is, or what is a warning anyway', () => {
    expect(lostIn('A = x:("-" / "x") (y:"y" " "?)? B\nB = "b" / "c"')).toEqual([]);
    expect(lostIn('Sum = a:Term (("+" / "-") b:Term)*\nTerm = [0-9]+ ("," / ".")?')).toEqual([]);
  });
});
