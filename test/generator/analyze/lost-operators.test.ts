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

  test('is what a class, a repetition or a fragment without a label matches', () => {
    expect(lostIn('Move = number:$[1-9][0-9]* [+-] to:Square\nSquare = [a-h] [1-8]')).toEqual([
      '"0" or other texts',
      '"+" or "-"',
    ]);
    expect(lostIn('Move = word to:$[a-h] $[0-9]+ .\nword = [a-z]+ "."')).toEqual([
      '"a." or other texts',
      '"0" or other texts',
      '" " or other texts',
    ]);
    expect(lostIn('Move = to:$[a-h] ("x" [a-h])? "-"* ("." / ",")|2|')).toEqual([
      '"xa" or other texts',
      '"-" or other texts',
      '"." or ","',
    ]);
  });

  test('is a node without a label, unless it always has the same text', () => {
    const grammar = 'Sum = left:Sum Plus right:Number Comment? / Number End\nNumber = [0-9]+\nPlus = "+"i\n';
    const { warnings } = startModel(
      `${grammar}End = _ ";" _\nComment = "#" [a-z]*\n_ = " "* Note?\nNote = "!" [a-z]`,
      { file: 'test.peggy' },
      { library: 'ludogram', readers: './r', shape: './s' },
    );
    expect(warnings.map(({ code, message }) => `${code}: ${message}`)).toEqual([
      'grammar/lost-node: the model has no Comment: write comment: before it',
      'grammar/lost-node: the model has no Number: write number: before it',
    ]);
    const [edit] = warnings[1]!.fix!.edits;
    expect(grammar.slice(0, edit!.start) + edit!.text + grammar.slice(edit!.end)).toContain('/ number:Number End');
  });

  test('is what the nodes inside a rule without labels have: its model is one text', () => {
    const { warnings } = startModel(
      'Log = turn|.., nl| nl? Date\nturn = Turn / TurnError\nTurn = who:Name ":" count:[1-9]\nName = [a-z]+\nTurnError = [^\\n]+\n' +
        'nl = "\\n"\nDate = Year "-" Year\nYear = [0-9]|4|',
      { file: 'test.peggy' },
      { library: 'ludogram', readers: './r', shape: './s' },
    );
    expect(warnings.map(({ code, message }) => `${code}: ${message}`)).toEqual([
      'grammar/lost-node: the model has no Turn: write turn: before it',
    ]);
  });

  test('is not what a label has, what a leaf is, or what is a warning anyway', () => {
    expect(lostIn('A = x:("-" / "x") (y:"y" " "?)? b:B\nB = "b" / "c"')).toEqual([]);
    expect(lostIn('Sum = a:Term (("+" / "-") b:Term)*\nTerm = [0-9]+ ("," / ".")?')).toEqual([]);
    expect(
      lostIn(
        'A = x:$([1-9] [0-9]*) y:[+#]? z:("(" B ")")? [ \\t]+ nl !b b:(C / CError) =x ~x ^\nB = b+\nb = [b-d]\nnl = "\\r"? "\\n"\nC = "c"\nCError = .',
      ),
    ).toEqual([]);
  });
});

describe('an order that the first model lacks', () => {
  const lostIn = (grammar: string) =>
    startModel(
      `${grammar}\nA = "a"\nB = "b"\nlist = a:A "," b:B`,
      { file: 'test.peggy' },
      { library: 'ludogram', readers: './r', shape: './s' },
    ).warnings.map(({ message }) => /list of "(.*)" and a list of "(.*)",/.exec(message)?.slice(1).join());

  test.each([
    ['S = (a:A / b:B)*', ['a,b']],
    ['S = x:"x" (a:A "," b:B)+', ['a,b']],
    ['S = a:A|1.., sign:[+-]|', ['a,sign']],
    ['S = (a:A (b:B "," c:B)*)*', ['a,b']],
    ['S = (a:A / part)*\npart = b:B', ['a,b']],
  ])('is one of several labels in a repetition: %s', (grammar, wanted) => {
    expect(lostIn(grammar)).toEqual(wanted);
  });

  test.each(['S = (a:A / a:B)*', 'S = a:A* b:B*', 'S = (a:A / b:B)?', 'S = text:$(list)* b:B'])(
    'is none where each list is one label: %s',
    (grammar) => {
      expect(lostIn(grammar)).toEqual([]);
    },
  );
});
