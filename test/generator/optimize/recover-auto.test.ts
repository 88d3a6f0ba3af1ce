import { describe, expect, test } from 'vitest';
import { describeExpected, explain, type Tree } from '../../../src/cst/index.js';
import { loadGenerated } from '../../differential/load-generated.js';
import { Random, SEED } from '../../support/random.js';

const recovering = (grammar: string) => loadGenerated(grammar, { recover: 'auto' });

const errorsOf = (tree: Tree) => tree.errors().map((node) => `${node.kindName} ${JSON.stringify(node.text)}`);

const reported = (tree: Tree) =>
  explain(tree).map(({ at, expected, found }) => `${at}: ${describeExpected(expected)}, not ${JSON.stringify(found)}`);

const VALUES = `
Text    = _ Value _
Value   = List / Number / String
List    = "[" _ items:(Value (_ "," _ Value)*)? _ "]"
Number "number" = [0-9]+
String "string" = '"' [^"\\n]* '"'
_       = [ \\n]*
`;

describe('a list', () => {
  const { parse } = recovering(`
File  = (entry:Entry "\\n")*
Entry = key:Key "=" value:Value
Key "key" = [a-z]+
Value "number" = [0-9]+
`);

  test('continues with its next element after one that does not match', () => {
    const tree = parse('a=1\nb=?\nc=3\n');
    expect(errorsOf(tree)).toEqual(['SkippedError "?"']);
    expect(tree.root!.children.map((node) => node.text)).toEqual(['a=1', 'b=?', 'c=3']);
    expect(reported(tree)).toEqual(['6: number, not "?"']);
  });

  test('gives one error for each wrong element', () => {
    const lines = Array.from({ length: 500 }, (_, i) => (i % 3 === 1 ? '=1' : 'a=1'));
    const tree = parse(`${lines.join('\n')}\n`);
    expect(tree.errors()).toHaveLength(lines.filter((line) => line === '=1').length);
    expect(tree.source()).toBe(tree.text);
  });

  test('of calls between rules may begin with an optional part', () => {
    const { parse: parseMoves } = recovering(`
White = Note? _ number:Number? _ move:Move _ black:Black?
Black = Note? _ move:Move _ white:White?
Note = "{" [^}]* "}"
Number = [0-9]+ "."
Move = [a-h] [1-8]
_ = " "*
`);
    expect(parseMoves('1. a1 {x} b2 2. c3 d4').errors()).toEqual([]);
    const tree = parseMoves('1. a1 {x} b2 2. c9 d4 3. e5 {y} f6');
    expect(tree.errors().map(({ kindName }) => kindName)).toEqual(['SkippedError']);
    expect(tree.dump().match(/move: Move/g)?.length).toBeGreaterThanOrEqual(4);
  });

  test('gives one error for each wrong element, however short they are', () => {
    const { parse: parseCalls } = recovering(
      'File = Call|.., "\\n"|\nCall = [a-z] "(" Part ("," Part)* ")"\nPart = [0-9]\n',
    );
    const three = 'f(1,)\nf(1,)\nf(1)';
    expect(parseCalls(Array.from({ length: 10 }, () => three).join('\n')).errors()).toHaveLength(20);
    expect(parseCalls('f(1,?,?,1)\nf(1)').errors()).toHaveLength(1);
  });

  test('keeps what is before a text that ends too early', () => {
    expect(errorsOf(parse('a=1\nb='))).toHaveLength(1);
    expect(parse('a=1\nb=').dump()).toContain('Key 0..1 "a"');
  });
});

describe('a delimiter', () => {
  const { parse } = recovering(VALUES);

  test('is assumed where it is missing', () => {
    const tree = parse('[1, [2, 3, 4]');
    expect(errorsOf(tree)).toEqual(['MissingError ""']);
    expect(tree.dump().match(/Number/g)).toHaveLength(4);
    expect(reported(tree)).toEqual(['13: "]", not ""']);
  });

  test('is assumed in place of another character, with the white space that belongs to its token', () => {
    const tokens = recovering(`
Program = (call:Call SEMICOLON)*
Call    = name:NAME LEFT (value:Call / value:NUMBER) RIGHT
NAME    = $[a-z]+ _
NUMBER  = $[0-9]+ _
LEFT = token:"(" _
RIGHT = token:")" blanks:_
SEMICOLON = ";" _
_ = [ \\n]*
`);
    const tree = tokens.parse('f(1);\ng(h(2K );\nk(3);\n');
    expect(errorsOf(tree)).toEqual(['SkippedError "K "']);
    expect(tree.dump().match(/Call/g)).toHaveLength(4);
  });

  test('is assumed between the elements of a list', () => {
    const tree = parse('[1, 2 3, 4]');
    expect(errorsOf(tree)).toEqual(['MissingError ""']);
    expect(tree.dump().match(/Number/g)).toHaveLength(4);
    expect(reported(tree)).toEqual(['6: ",", not "3"']);
  });

  test('is found after text that does not belong there', () => {
    const tree = parse('[1, 2 ?]');
    expect(errorsOf(tree)).toHaveLength(1);
    expect(tree.dump().match(/Number/g)).toHaveLength(2);
  });

  test('ends a token as well', () => {
    const tree = parse('[1, "ab\n, 3]');
    expect(errorsOf(tree)).toEqual(['MissingError ""']);
    expect(tree.dump()).toContain('String 4..7');
  });

  test('is one problem if it is missing several times at the end', () => {
    const tree = parse('[1, [2, [3');
    expect(tree.errors()).toHaveLength(3);
    expect(tree.dump().match(/Number/g)).toHaveLength(3);
  });
});

test('a text that does not match has an error, even if a repair only leads to another reading', () => {
  const { parse } = recovering(`
A = ("(" / W)? x:(_ / ":") c / A / (_ ":" e)?
c = (W "," / "b" / ";" "a" ")" / "") ("," c / W) / A
e = D D c / c (W [ab] / A ";" W / W e)|2, _ "," _| / c x:(_ A / "a" "a" W)
D = W
W = [a-z]+
_ = " "*
`);
  expect(parse(',b a:').hasErrors).toBe(true);
  expect(parse(',b a').hasErrors).toBe(false);
});

test('a list whose elements may match nothing does not assume separators without end', () => {
  const { parse } = recovering('File = List|1.., ";"|\nList = Item|1.., " "+| / ""\nItem = [a-z]+ ("." [a-z]+)?\n');
  expect(parse('a b;;c').errors()).toEqual([]);
  expect(parse('a b;. c d;e').errors()).toHaveLength(1);
});

test('texts that match give the same tree as without recovery, and all texts come back whole', () => {
  const { parse } = recovering(VALUES);
  const { parse: plain } = loadGenerated(VALUES);
  const random = new Random(SEED);
  let wrong = 0;
  for (let i = 0; i < 300; i++) {
    const text = Array.from({ length: random.int(24) }, () => random.pick([...'[[]],, 1"\n?'])).join('');
    const tree = parse(text);
    expect(tree.source()).toBe(text);
    const before = plain(text);
    expect(tree.hasErrors, text).toBe(before.hasErrors);
    if (before.hasErrors) wrong++;
    else expect(tree.dump()).toBe(before.dump());
  }
  expect(wrong).toBeGreaterThan(100);
});

test('a text that a lookahead refuses is reported with the expected one', () => {
  const { parse } = recovering(`
File = (Let _)*
Let = "let" _ name:Name _ ";"
Name = !("let" ![a-z]) [a-z]+
_ = " "*
`);
  expect(reported(parse('let a; let let ; let c;'))).toEqual(['11: [a-z], not "l"']);
});

test('error productions come first', () => {
  const { parse } = recovering(`
File = (Entry / LineError)*
Entry = [a-z]+ "\\n"
LineError = [^\\n]+ "\\n"
`);
  expect(errorsOf(parse('a\n1\nb\n'))).toEqual(['LineError "1\\n"']);
});

test('nesting beyond the limit is not repaired', () => {
  const { parse } = recovering(VALUES);
  expect(errorsOf(parse('['.repeat(1500)))).toEqual([expect.stringContaining('TooDeepError')]);
});

test('rules of a grammar may have the names of the error nodes', () => {
  const { parse } = recovering('File = (_ SkippedErrors)* _\nSkippedErrors = [a-z]+ ";"\n_ = " "*\n');
  expect(errorsOf(parse('a; ?; b;'))).toEqual(['SkippedError " ?;"']);
  const own = recovering('File = (_ (Name / MissingError))* _\nName = [a-z]+ ";"\nMissingError = "!"\n_ = " "*\n');
  expect(errorsOf(own.parse('a; ! b;'))).toEqual(['MissingError "!"']);
});

test('back references go together with recovery', () => {
  const { parse } = recovering(`
File = (_ Item ";")* _
Item = "<" open:Name ">" (Item / Name)? "</" =open ">"
Name = [a-z]+
_ = [ \\n]*
`);
  expect(parse('<a>b</a>; <a><b></b></a>;').hasErrors).toBe(false);
  expect(parse('<a>b</a>; <a>b</b>; <c></c>;').errors()).toHaveLength(1);
});

test('memos and left recursion go together with recovery', () => {
  const { parse } = recovering(`
File = (_ Line)* _
Line = Sum _ ";"
Sum = Sum _ "+" _ Term / Term
Term = "(" _ (Sum _ "!")? ")" / "(" _ Sum _ ")" / [0-9]+
_ = [ \\n]*
`);
  const tree = parse('1 + 2;\n((((1) + 2)));\n3 + ;\n4 + 7 + 8 + (5;\n6;');
  expect(tree.errors()).toHaveLength(2);
  expect(tree.dump().match(/ Line /g)).toHaveLength(5);
});

describe('a list by right recursion', () => {
  const items = Array.from({ length: 1500 }, () => 'abc');
  const { parse } = recovering(`
File = list:List
List = item:Item ("," _ List)?
Item = [a-z]+ _
_ = [ \\n]*
`);

  test('of 1,500 elements matches, and continues after each that does not', () => {
    expect(errorsOf(parse(items.join(',')))).toEqual([]);
    const tree = parse(items.map((item, i) => (i === 100 || i === 1400 ? '?' : item)).join(','));
    expect(errorsOf(tree)).toEqual(['SkippedError "?"', 'SkippedError "?"']);
    expect(tree.dump().match(/Item/g)).toHaveLength(1498);
    expect(reported(tree)).toHaveLength(2);
  });

  test.each([
    ['two alternatives', 'List = Item _ "," _ List / Item', ', '],
    ['two alternatives with labels', 'List = first:Item _ "," _ rest:List / only:Item', ', '],
    ['three alternatives', 'List = Item Sep List / Item Sep / Item\nSep = "," _', ', '],
    ['an optional part in an alternative', 'List = head:Item tail:("," _ List)? / ""', ', '],
    ['a choice of separators', 'List = Item (_ "," _ List / _ ";" _ List / "")', ', '],
    ['two fragments', 'List = list\nlist = Item _ rest\nrest = "," _ list / ""', ', '],
    ['a rule that may match nothing', 'List = Line List / ""\nLine = Item ";" _', '; '],
    ['an optional call', 'List = Line List?\nLine = Item ";" _', '; '],
    ['lines', 'List = Item nl List / Item nl / Item\nnl = "\\n"', '\n'],
    ['elements of several parts', 'List = Item "=" Item "," _ List / Item "=" Item', '=a, '],
  ])('continues after each error in %s', (_name, grammar, between) => {
    const { parse: parseList } = recovering(`${grammar}\nItem = [a-z]+\n_ = " "*\n`);
    const elements = Array.from({ length: 2000 }, (_, i) => (i === 700 || i === 1700 ? '?' : 'a'));
    const end = between.startsWith(';') || between === '\n' ? '' : `a${between.slice(0, -2)}`;
    const tree = parseList(`${elements.join(between)}${between}${end}`);
    expect(tree.errors().map(({ kindName }) => kindName)).toEqual(['SkippedError', 'SkippedError']);
    expect(tree.dump().match(/Item/g)!.length).toBeGreaterThan(1995);
  });

  test('with a memo continues after each error', () => {
    const blocks = recovering(`
File = Block*
Block = "{" (List "." / List ";") "}"
List = Item ("," List)?
Item = "(" List ")" / [a-z]+
`);
    expect(blocks.generated.memo.size).toBeGreaterThan(0);
    const tree = blocks.parse(`{${items.join(',')},?,${items.join(',')};}{a,?,b;}{(b);}`);
    expect(tree.errors().map(({ kindName }) => kindName)).toEqual(['SkippedError', 'SkippedError']);
    expect(tree.dump().match(/Item/g)).toHaveLength(3004);
    expect(tree.dump().match(/Block/g)).toHaveLength(3);
  });

  test('keeps what matches without recovery if calls nest too deeply with it', () => {
    const chain = recovering('File = (Chain ";")*\nChain = [a-z] "=" Chain / [0-9]\n');
    const tree = chain.parse(`${'a='.repeat(1500)}1;b=2;c=?;`);
    expect(tree.dump().match(/Chain/g)).toHaveLength(1503);
  });

  test('continues with the next line if nothing else separates elements', () => {
    const lines = recovering('Lines = item:Entry ("\\n" Lines)?\nEntry = key:Key " "* "=" " "* Key\nKey = [a-z]+\n');
    const tree = lines.parse('a=b\n?\nc=d\ne=f');
    expect(tree.dump().match(/Entry/g)).toHaveLength(3);
  });

  test('continues after a missing separator', () => {
    const tree = parse(`${items.join(',')} ${items.join(',')}`);
    expect(errorsOf(tree)).toEqual(['MissingError ""']);
    expect(tree.dump().match(/Item/g)).toHaveLength(3000);
  });

  test('is nesting if something follows it: the tree is kept up to the limit, with one error', () => {
    const nested = recovering(`
Program   = statements:Statement*
Statement = If / Call
If        = "if" "(" Name ")" Statement ("else" Statement)?
Call      = Name ";"
Name      = !"if" [a-z]+ _
_         = [ \\n]*
`);
    const tree = nested.parse(`${'if(a)'.repeat(1500)}b;`, { depthLimit: 600 });
    expect(tree.errors().map((node) => node.kindName)).toEqual(['TooDeepError']);
    expect(tree.dump().match(/ If /g)!.length).toBeGreaterThanOrEqual(500);
    expect(tree.source()).toBe(tree.text);
  });
});

describe('a list of statements without terminators', () => {
  const grammar = `
Program   = _ "program" _ statements:Statement*
Statement = Assign / Block / Fence / Call
Assign    = target:Name "=" _ value:Value
Block     = "begin" !part _ statements:Statement* "end" !part _
Fence     = open:"\`"|2..| "\\n" (!(c:"\`"+ &=c<=open> "\\n") [^\\n]* "\\n")* close:"\`"+ &=close<=open> "\\n" _
Call      = name:Name "(" _ args:Value|.., "," _| ")" !=name<"never"> _
Value     = Number / Name
Name      = !(("begin" / "end") !part) [a-z]+ _
Number    = [0-9]+ _
part      = [a-z]
_         = [ \\n]*
`;
  const { parse } = recovering(grammar);
  const kinds = (tree: Tree) =>
    tree
      .dump()
      .match(/Assign|Block|Call|Fence|\w+Error/g)
      ?.join(' ');

  test.each([
    ['continues after a word that closes a block is misspelled', 'program a = 1 begin b = 2 e1d c = 3 d(4)'],
    ['assumes a word that closes a block', 'program a = 1 begin b = 2 c = 3 d(4)'],
    ['continues after a part that is absent', 'program a = 1 begin b = end c = 3 d(4)'],
  ])('%s', (_, text) => {
    const tree = parse(text);
    expect(tree.errors()).toHaveLength(1);
    expect(kinds(tree)).toMatch(/Assign.*Block.*Assign.*Assign.*Call/);
    expect(tree.source()).toBe(text);
  });

  test('continues in the next line after something that is never closed', () => {
    const tree = parse('program a = 1\n``\nb\n`\nc = 2\nd(3)\n');
    expect(kinds(tree)).toMatch(/^Assign SkippedError Assign Call/);
  });

  test.each(['\r', '\r\n'])('continues in the next line, after %j', (lineBreak) => {
    const anyBreak = recovering(
      `${grammar.replaceAll('"\\n"', 'br').replaceAll('\\n', '\\r\\n')}br = "\\r\\n" / "\\r" / "\\n"\n`,
    );
    const tree = anyBreak.parse('program a = 1\n``\nb\n`\nc = 2\nd(3)\n'.replaceAll('\n', lineBreak));
    expect(kinds(tree)).toMatch(/^Assign SkippedError Assign Call/);
  });

  test('continues after an element that was read as a whole before it failed', () => {
    const tree = parse('program a = 1 never(2, 3) b = 4 c(5)');
    expect(kinds(tree)).toMatch(/^Assign .*SkippedError.* Assign Call/);
    expect(tree.errors()).toHaveLength(1);
  });

  test.each(['progam a = 1 b(2)', 'a = 1 b(2)'])('is read after a wrong beginning: %s', (text) => {
    expect(kinds(parse(text))).toMatch(/Error.* Assign Call/);
  });
});
