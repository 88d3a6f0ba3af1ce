import { describe, expect, test } from 'vitest';
import { generate } from '../../../src/generator/index.js';
import { loadGenerated } from '../../differential/load-generated.js';

const GRAMMAR = `
file     = gap (entry gap)*
entry    = key:name equals value:value
value    = yes / no / list / number / text
list     = open items:value|.., comma| close
open     = "[" gap
close    = gap "]"
comma    = gap "," gap
equals   = gap "=" gap
yes      = "yes"
no       = "no"i
number   = "-"? digits ("." digits)?
digits   = [0-9]+
text     = '"' character* '"'
character = [^"]
name     = [a-z]+
gap      = (blank / note)*
blank    = [ \\n]+
note     = "#" rest
rest     = [^\\n]*
`;

const kindsOf = (grammar: string, nodes: 'auto' | 'all' | 'capitalized') => {
  const { files } = generate(grammar, { file: 'test.peggy', nodes });
  const about = JSON.parse(files.get('grammar.json')!) as { kinds: string[] };
  return about.kinds.slice(4);
};

describe('--nodes auto', () => {
  test('makes nodes of syntax and the tokens that it uses, and of comments', () => {
    expect(kindsOf(GRAMMAR, 'auto')).toEqual(['file', 'entry', 'value', 'list', 'number', 'text', 'name', 'note']);
  });

  test('finds comments by what they match', () => {
    const { parse } = loadGenerated(GRAMMAR, { nodes: 'auto' });
    const tree = parse('# one\na = [1, "x"] # two\nb = yes\n');
    expect(tree.hasErrors).toBe(false);
    expect(tree.comments().map(({ text }) => text)).toEqual(['# one', '# two']);
    expect(tree.root!.kindName).toBe('file');
  });

  test('takes statements that begin with a keyword for syntax, not for comments', () => {
    const grammar = `
program   = __ statements __
statements = statement (__ statement)*
statement = import / contract
import    = "import" __ path:string __ ";"
contract  = "contract" __ "{" [^}]* "}"
string    = '"' [^"]* '"'
__        = (blank / comment)*
blank     = [ \\n]
comment   = "//" [^\\n]*
`;
    expect(kindsOf(grammar, 'auto')).toEqual([
      'program',
      'statements',
      'statement',
      'import',
      'contract',
      'string',
      'comment',
    ]);
    const { parse } = loadGenerated(grammar, { nodes: 'auto' });
    const tree = parse('// a\nimport "b"; // c\nimport "d";');
    expect(tree.hasErrors).toBe(false);
    expect(tree.comments().map(({ text }) => text)).toEqual(['// a', '// c']);
  });

  test('takes a list that a text has once for content, even if its lines are like comments', () => {
    const grammar = 'file = "V2" eol lines\nlines = (line / eol)*\nline = "P" [^\\n]*\neol = "\\n"\n';
    expect(kindsOf(grammar, 'auto')).toEqual(['file', 'lines', 'line']);
  });

  test('makes nodes of tokens and their parts in a grammar without syntax', () => {
    const grammar = `
version    = "v"? core release? ("+" side)?
core       = number dot number dot number
release    = "-" part|.., dot|
dot        = "."
number     = digit+
part       = (letter / digit)+
letter     = [a-z] / "_"
digit      = [0-9]
side       = [wb]
`;
    expect(kindsOf(grammar, 'auto')).toEqual(['version', 'core', 'release', 'number', 'part', 'side']);
  });

  test('ignores whether names have capitals', () => {
    expect(kindsOf('A = B "," B\nB = "b"\n', 'auto')).toEqual(['A']);
  });
});

test('--nodes all makes a node of each rule but trivia', () => {
  expect(kindsOf('a = b _ C\nb = "b"\nC = "c"\n_ = " "*\n', 'all')).toEqual(['a', 'b', 'C']);
});

test('--nodes capitalized is the default', () => {
  expect(kindsOf('A = b\nb = "b"\n', 'capitalized')).toEqual(['A']);
});

test('--nodes auto makes nodes of the values of JSON, and of nothing else', () => {
  const grammar = `
JSON_text = ws @value ws
begin_array = ws "[" ws
end_array = ws "]" ws
begin_object = ws "{" ws
end_object = ws "}" ws
name_separator = ws ":" ws
value_separator = ws "," ws
ws "whitespace" = [ \\t\\n\\r]*
value = false / null / true / object / array / number / string
false = "false"
null = "null"
true = "true"
object = begin_object members:(head:member tail:(value_separator @member)*)? end_object
member = name:string name_separator value:value
array = begin_array values:(head:value tail:(value_separator @value)*)? end_array
number "number" = minus? int frac? exp?
int = zero / (digit1_9 DIGIT*)
frac = "." DIGIT+
exp = [eE] [+-]? DIGIT+
minus = "-"
zero = "0"
digit1_9 = [1-9]
string "string" = quotation_mark chars:char* quotation_mark
char = [^\\0-\\x1F\\x22\\x5C] / "\\\\" ["\\\\/bfnrt]
quotation_mark = '"'
DIGIT = [0-9]
`;
  expect(kindsOf(grammar, 'auto')).toEqual(['JSON_text', 'value', 'object', 'member', 'array', 'number', 'string']);
});

describe('names and characters under auto', () => {
  const kindsOf = (grammar: string): string[] => {
    const { files } = generate(grammar, { file: 'a.peggy', nodes: 'auto' });
    return (JSON.parse(files.get('grammar.json')!) as { kinds: string[] }).kinds.slice(4);
  };

  test('an underscore means nothing where a rule makes content', () => {
    const grammar =
      'file = (_graph _)+\n_graph = "graph" _ id _ "{" _ (_edge _)* "}"\n_edge = id _ "->" _ id\nid = [a-z]+\n' +
      '_ = ([ \\n] / comment / ";")*\ncomment = "//" [^\\n]*\n';
    expect(kindsOf(grammar)).toEqual(['file', '_graph', '_edge', 'id', 'comment']);
    const { parse } = loadGenerated(grammar, { nodes: 'auto' });
    expect(
      parse('graph a { b -> c; // d\n }')
        .comments()
        .map((around) => around.text),
    ).toEqual(['// d']);
  });

  test('a label on a repetition of characters makes one token', () => {
    const grammar =
      'list = item (" " item)*\nitem = name:[a-z]+ "=" value:char* / ws:digit|2|\nchar = [^ "] / "\\"" .\ndigit = [0-9]\n';
    const { parse } = loadGenerated(grammar, { nodes: 'auto' });
    const dump = parse('ab=cd"e 12').dump();
    expect(dump).toContain('name: Token 0..2 "ab"');
    expect(dump).toContain('value: Token 3..7 "cd\\"e"');
    expect(dump).toContain('ws: Token 8..10 "12"');
    expect(loadGenerated('A = name:[a-z]+\n').parse('ab').dump()).toContain('name: Token 1..2 "b"');
  });

  test('no character that is repeated makes a node', () => {
    const grammar =
      'value = _ (string / list) _\nlist = "[" value "]"\nstring = "\\"" char* "\\""\nchar = unescaped / "\\\\" [nrt]\nunescaped = [^"\\\\]\n_ = " "*\n';
    expect(kindsOf(grammar)).toEqual(['value', 'list', 'string']);
    expect(kindsOf('date = year "-" month\nyear = digit digit digit digit\nmonth = digit+\ndigit = [0-9]\n')).toEqual([
      'date',
      'year',
      'month',
    ]);
  });
});
