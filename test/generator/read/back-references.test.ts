import { describe, expect, test } from 'vitest';
import { describeExpected, explain } from '../../../src/cst/index.js';
import {
  compileGrammar,
  generate,
  GrammarProblems,
  RandomSentences,
  readLinkedGrammar,
  SentencesUpTo,
} from '../../../src/library/generator.js';
import { loadGenerated, type Parse } from '../../differential/load-generated.js';
import { Random } from '../../support/random.js';

const XML = 'Element = "<" name:Name ">" items:(Element / Text)* "</" =name ">"\nName = [a-z]+\nText = [^<]+\n';

const accepts = (parse: Parse, texts: readonly string[]): string[] => texts.filter((text) => !parse(text).hasErrors);
const expectations = (parse: Parse, text: string) =>
  explain(parse(text)).map(({ at, expected }) => `${at} ${describeExpected(expected)}`);

describe('a back reference', () => {
  test.each(['needed', 'none', 'all'] as const)('matches what its label matched, memo %s', (memo) => {
    const { parse } = loadGenerated(XML, { memo });
    const texts = ['<a></a>', '<a>x<b></b></a>', '<a><b></a></b>', '<ab></a>', '<a></ab>', '<a></b>'];
    expect(accepts(parse, texts)).toEqual(['<a></a>', '<a>x<b></b></a>']);
  });

  test('loads the tracer of failures that knows what labels matched, as line starts and left recursion do', () => {
    const loadsTracer = (grammar: string) =>
      generate(grammar, { file: 'a.peggy' }).files.get('parser.ts')!.includes('tracer: ContextTracer');
    expect(loadsTracer(XML)).toBe(true);
    expect(loadsTracer('A = (^ "a" "\\n")*\n')).toBe(true);
    expect(loadsTracer('Sum = left:Sum "+" right:Number / Number\nNumber = [0-9]\n')).toBe(true);
    expect(loadsTracer('A = x:[a-z]+ "-" &B / B\nB = "b"i\n')).toBe(false);
  });

  test('is explained by the text that it refers to', () => {
    const { parse } = loadGenerated(XML);
    expect(expectations(parse, '<a>x<bc></b></a>')).toEqual(['10 "bc"']);
  });

  test('is explained where an error production takes its place', () => {
    const grammar = 'Element = "<" name:[a-z]+ ">" ("</" =name ">" / CloseError)\nCloseError = .*\n';
    expect(expectations(loadGenerated(grammar).parse, '<abc></ab>')).toEqual(['7 "abc"']);
    const { parse } = loadGenerated('A = $(x:[a-z]) (=x / NextError)\nNextError = .\n');
    expect(expectations(parse, 'ab')).toEqual(['1 x']);
  });

  test('refers to the last match, even of a label inside a group or an alternative', () => {
    const { parse } = loadGenerated('A = (x:[ab] ",")* =x / (y:"c" "d" / z:"c") "." (=y / =z "!")\n');
    expect(accepts(parse, ['a,b,b', 'a,b,a', 'a', 'c.c!', 'c.c', 'cd.c', 'cd.c!'])).toEqual(['a,b,b', 'c.c!', 'cd.c']);
  });

  test('forgets what an attempt that failed has matched', () => {
    const { parse } = loadGenerated('A = (x:"a" "!" / "a") =x? "." / (y:"b" &"c" / !(y2:"b" "d") "b")* =y2? .\n');
    expect(accepts(parse, ['a!a.', 'aa.', 'a.'])).toEqual(['a!a.', 'a.']);
    const separated = loadGenerated('A = "a"|.., x:[,;]| =x "."\n').parse;
    expect(accepts(separated, ['a,a,.', 'a;a,.', 'a,a;a;.'])).toEqual(['a,a,.', 'a,a;a;.']);
  });

  test('takes the whole text of a label on a repetition', () => {
    const { parse } = loadGenerated('A = x:[a-z]+ "-" =x "."\n');
    expect(accepts(parse, ['ab-ab.', 'ab-b.'])).toEqual(['ab-ab.']);
    expect(parse('ab-ab.').dump()).toContain('x: Token 1..2 "b"');
  });

  test('compares the characters that a grammar does not tell apart', () => {
    const { parse } = loadGenerated('A = q:. [^!]? =q\n');
    expect(accepts(parse, ['éxé', 'éxü', '😀', '中x中'])).toEqual(['éxé', '中x中']);
  });

  test('may have a label, and belongs to one call of its rule', () => {
    const { parse } = loadGenerated('A = open:[a-c] inner:A? close:=open\n');
    expect(parse('abba').dump()).toContain('close: Token 3..4 "a"');
    expect(accepts(parse, ['abba', 'abab'])).toEqual(['abba']);
  });

  test('works with left recursion, and in a rule that ends with a call of itself', () => {
    const sum = loadGenerated('Sum = Sum op:[+-] =op Number / Number\nNumber = [0-9]\n').parse;
    expect(accepts(sum, ['1++2--3', '1+-2'])).toEqual(['1++2--3']);
    const list = loadGenerated('List = q:["\'] [a-z] =q ("," List)?\n').parse;
    expect(accepts(list, [`${'"a",'.repeat(20_000)}'b'`])).toHaveLength(1);
  });

  test('is read next to names and after white space, unlike the rules of peggy', () => {
    const grammar = 'Quoted = quote:["\'] (!=quote .)* text\n  text =quote\ntext = [ab]*\nOther =Quoted\n';
    expect(accepts(loadGenerated(grammar, { start: ['Quoted'] }).parse, ['"xx"', `"x'`, `'ba'`])).toEqual([
      '"xx"',
      `'ba'`,
    ]);
    const named = loadGenerated('A = b:"x" c\nC "the last"=b\nb = "y"\nc = C\n', { start: ['A'] }).parse;
    expect(accepts(named, ['xy', 'xx'])).toEqual(['xy']);
  });

  test('is known to the makers of sentences', () => {
    const grammar = readLinkedGrammar('A = x:[a-c]|1..2| "-" B =x\nB = x:"q"? =x\n', 'test.peggy');
    expect(new SentencesUpTo(grammar).of('A', 3).sentences).toEqual(['a-a', 'c-c']);
    const random = new Random(1);
    const sentences = new RandomSentences(grammar);
    const { parse } = loadGenerated('A = x:[a-c]|1..2| "-" B =x\nB = x:"q"? =x\n');
    for (let i = 0; i < 20; i++) {
      const text = sentences.draw({ start: 'A' }, (below) => random.int(below));
      expect(parse(text).hasErrors, text).toBe(false);
    }
  });

  test('is also compiled in memory', () => {
    const compiled = compileGrammar(XML);
    expect(compiled.ok && compiled.grammar.parse('<a></a>').hasErrors).toBe(false);
  });

  test.each([
    ['to no label', 'A = "a" =x\n', '1:9: error grammar/unknown-label: the rule "A" has no label "x"'],
    [
      'to a label of another spelling',
      'A = name:"a" =nane\n',
      'the rule "A" has no label "nane": did you mean "name"?',
    ],
    [
      'to a label of another rule',
      'A = x:"a" B\nB = =x\n',
      '2:5: error grammar/unknown-label: the rule "B" has no label "x"',
    ],
    ['that may repeat nothing', 'A = x:"a"? (=x)*\n', 'repeats something that can match nothing'],
  ])('is refused: %s', (_name, grammar, message) => {
    const make = () => generate(grammar, { file: 'test.peggy' });
    expect(make).toThrow(GrammarProblems);
    expect(make).toThrow(message);
  });

  test('may be repeated where its label matches something', () => {
    const { parse } = loadGenerated('A = x:[ab]+ ("-" / =x)*\n');
    expect(accepts(parse, ['ab-ab-', 'ab', 'ab-b'])).toEqual(['ab-ab-', 'ab']);
  });
});

describe('the start of a line', () => {
  const { parse } = loadGenerated('File = (Heading / text)*\nHeading = ^ "#" [^\\r\\n]*\ntext = !^ "#" / [^#]\n');

  test.each([
    ['#a\n#b', 2],
    ['a#b\n#c', 1],
    ['\r\n#b\r#c\r\n\n#d', 3],
    ['#\r\n#', 2],
  ])('is where %j begins and after each line break', (text, count) => {
    const tree = parse(text);
    expect(tree.hasErrors).toBe(false);
    expect(tree.root?.children.filter(({ kindName }) => kindName === 'Heading')).toHaveLength(count);
  });

  test('is not between the two characters of a line break', () => {
    const { parse: between } = loadGenerated('A = "\\r" ^ "\\n"? "x"\n');
    expect(accepts(between, ['\rx', '\r\nx'])).toEqual(['\rx']);
  });

  test('is listed among the expected ones', () => {
    expect(expectations(loadGenerated('A = "a" ^ "b"\n').parse, 'ab')).toEqual(['1 start of a line']);
  });

  test('stays a character of classes, and may be next to anything', () => {
    const { parse: next } = loadGenerated('A = [^a]^[\\^]^"x"/x:^b\nb="b"\n');
    expect(accepts(next, ['\n^x', 'b'])).toEqual(['b']);
    expect(accepts(loadGenerated('A = $^$b nl^ "c"\nb="b"\nnl="\\n"\n').parse, ['b\nc'])).toEqual(['b\nc']);
  });
});
