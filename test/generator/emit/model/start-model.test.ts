import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { expect, test } from 'vitest';
import type { NodeIndex } from '../../../../src/cst/index.js';
import { GrammarProblems } from '../../../../src/generator/index.js';
import { loadGenerated } from '../../../differential/load-generated.js';
import { RECURSIVE } from '../../../support/generation/recursive-grammars.js';
import {
  checkStart,
  checkTexts,
  firstModelText,
  folder,
  makeStart,
  useFolder,
} from '../../../support/generation/start-model.js';
import { ROOT } from '../../../support/shared.js';

useFolder();

/**
 * A small grammar, with a suite of texts that it reads, and the least part of the models that survive printing.
 * start-model.deep.test.ts has the others.
 */
const SMALL = [['test/notation/made-up/frogs.peggy', join(ROOT, 'test/notation/made-up/suite'), 'frogs', 1]] as const;

test.each(SMALL)(
  '%s: the first model of every valid case survives JSON, each of its texts is found, and most are printed',
  async (grammar, suites, id, minShare) => {
    const { all, same } = await checkStart(grammar, suites, id);
    expect(same / all).toBeGreaterThanOrEqual(minShare);
  },
);

test('equal grammars give equal bytes', () => {
  const text = readFileSync(join(ROOT, 'grammars/oni.peggy'), 'utf8');
  expect(firstModelText(text)).toBe(firstModelText(text));
});

const printOf = (grammar: string): string => firstModelText(grammar, 'game.peggy', 'print.ts');

test('a record is printed as its rule reads it', () => {
  const grammar = `Game = _ (moves:Move _)* result:Result?
Move "move" = from:$[a-h] "-" to:$[a-h] ("x" count:$[1-9])? ("{" notes:Note|1.., ","| "}")?
Note = [a-z]+
Result = "*"
_ = " "*`;
  expect(printOf(grammar)).toContain(
    `/** The text of move. */
export const moveText = (model: MoveModel): string =>
  \`\${model.from}-\${model.to}\${model.count === undefined ? '' : \`x\${model.count}\`}\${model.notes.length === 0 ? '' : \`{\${model.notes.join(',')}}\`}\`;`,
  );
  expect(printOf(grammar)).toContain(
    "\n  const text = ` ${model.moves.map(moveText).join(' ')}${model.result ?? ''}`;\n",
  );
});

test.each([
  ['" "*', ' '],
  ['[ \\t\\n]*', ' '],
  ['("\\n" / Comment)*', '\\n'],
  ['[ ]* (Comment [\\n] [ ]*)*', ' '],
  ['"\\n"|1.., " "|', '\\n'],
  ['" "|2..|', '  '],
  ['[ ] [ ]* "\\n"?', ' '],
  // A line feed or a space only after a comment.
  ['(Comment "\\n")*', ''],
  ['("#" [a-z ]* "\\n")*', ''],
  ['&"\\n" "\\r"? "\\n" / " " " "', '\\n'],
  ['"\\t" [ ]?', '\\t '],
])('white space that is %s is written as a text that it matches: "%s"', (white, text) => {
  const print = printOf(`A = a:B _ b:B\nB = [b]\nComment = "#" [a-z]*\n_ = ${white}\n`);
  expect(print).toContain(`\`\${model.a}${text}\${model.b}\``);
});

test.each([
  [
    'the text around the node of a label',
    'A = "x" a:(" " B)? b:("(" B ")")?',
    "`x${model.a === undefined ? '' : ` ${model.a}`}${model.b === undefined ? '' : `(${model.b})`}`",
  ],
  [
    'text before the elements of a list only if it has some',
    'A = "x" (";" a:B)*',
    "`x${model.a.length === 0 ? '' : `;${model.a.join(';')}`}`",
  ],
  ['text around each element of a list', 'A = "x" ("<" a:B ">")+', "`x<${model.a.join('><')}>`"],
  [
    'the alternative whose member is there',
    'A = "-" / "(" a:B ")" / "<" b:B ">"',
    '`${model.a !== undefined ? `(${model.a})` : model.b !== undefined ? `<${model.b}>` : `-`}`',
  ],
  [
    'an alternative that is one text',
    'A = "x" (a:[0-9] / "(" b:B ")")',
    "`x${model.a ?? `${model.b === undefined ? '' : `(${model.b})`}`}`",
  ],
  [
    'members of several alternatives each',
    'A = a:B|1.., ","| "!" c:"c"? / c:"d"',
    "`${model.a.length !== 0 ? `${model.a.join(',')}!${model.c ?? ''}` : `${model.c ?? ''}`}`",
  ],
  [
    'the alternative whose list has elements',
    'A = c:"c" d:"d" / c:"c" "(" a:B+ ")" / d:"d"',
    "`${model.a.length !== 0 ? `${model.c ?? ''}(${model.a.join('')})` : `${model.c ?? ''}${model.d ?? ''}`}`",
  ],
  [
    'an alternative without members before one whose list can be empty',
    'A = c:"c"? ("/>" / ">" a:B* "</")',
    "`${model.c ?? ''}${model.a.length !== 0 ? `>${model.a.join('')}</` : `/>`}`",
  ],
  [
    'a list that can be empty in its alternative, if that comes first',
    'A = c:"c" "(" a:B|.., ","| ")" / c:"c"',
    "`${model.c}(${model.a.join(',')})`",
  ],
  [
    'lists of texts, and lists whose elements alternate',
    'A = (a:B "," / c:[c] ";")* (d:"d" / e:[e]|1.., ","|) "."',
    "`${model.a.length === 0 ? '' : `${model.a.join(',')},`}${model.c.length === 0 ? '' : `${model.c.join(';')};`}${model.d ?? `${model.e.join(',')}`}.`",
  ],
  ['the first of several texts', 'A = "x" ("-" / "+" / a:B)', '`x${model.a ?? `-`}`'],
  [
    'what a back reference repeats',
    'A = q:["\'] a:B|.., ","| =q (";" c:"c" ~c)?',
    "`${model.q}${model.a.join(',')}${model.q}${model.c === undefined ? '' : `;${model.c}${model.c}`}`",
  ],
  [
    'a separator after optional elements in a fragment',
    'A = (line? "\\n")* line?\nline = a:B',
    "`${model.a.length === 0 ? '' : `${model.a.join('\\n')}\\n`}`",
  ],
  [
    'the white space that a rule requires, only with the elements',
    'A = "x" (sp a:B)* "," (c:[c] sp)* "."\nsp = " "+',
    "`x${model.a.length === 0 ? '' : ` ${model.a.join(' ')}`},${model.c.length === 0 ? '' : `${model.c.join(' ')} `}.`",
  ],
  ['a line feed for a line break', 'A = a:B|.., nl|\nnl = "\\r\\n" / "\\n" / "\\r"', "model.a.join('\\n')"],
  ['a line feed for white space without spaces', 'A = a:B|.., _|\n_ = [\\r\\n]*', "model.a.join('\\n')"],
  ['a line feed after each line', 'A = (a:B "\\n")+ "end"', "`${model.a.join('\\n')}\\nend`"],
  [
    'the text that a fragment has before its node',
    'A = "x" a:row*\nrow = nl B\nnl = "\\n"',
    "`x${model.a.length === 0 ? '' : `\\n${model.a.join('\\n')}`}`",
  ],
  [
    'the text that a fragment has before its label',
    'A = "x" row*\nrow = "," a:B',
    "`x${model.a.length === 0 ? '' : `,${model.a.join(',')}`}`",
  ],
  ['spaces of a text', 'A = "x  y" a:B', '`x  y${model.a}`'],
])('prints %s', (_, grammar, printed) => {
  expect(printOf(`${grammar}\nB = [a-z]+`)).toContain(`const text = ${printed};`);
});

test('a constant has a doc comment only if that says more than its name', () => {
  const grammar = `Game = (moves:Move / moves:Pass)*
Move "move" = from:Square "-" to:Square
Pass "pass" = "pass"
Square "square of the board" = $([a-h] [1-8])`;
  const constants = [...firstModelText(grammar).matchAll(/(?:(\/\*\* .* \*\/)\n)?(?:export )?const (\w+)/g)];
  expect(Object.fromEntries(constants.map(([, comment, name]) => [name, comment]))).toEqual({
    square: '/** Square of the board. */',
    move: undefined,
    pass: undefined,
    passForm: '/** Pass, as one of several forms: an object with its text. */',
    movesElement: '/** One of move, pass. */',
    game: '/** `Game` of the grammar. */',
    gameCodec: '/** The JSON of game: writes it, reads it, and has its JSON Schema. */',
  });
});

test('of several ways to write the same members, the first is printed', () => {
  const grammar = 'Game = a:Word ("," / ";") b:Word / b:Word "<" a:Word\nWord = [a-z]+';
  expect(printOf(grammar)).toContain('`${model.a},${model.b}`');
});

const membersOf = (grammar: string): string[] =>
  firstModelText(grammar).match(/(?<=^(?: {2}){1,2})\w+: .*(?=,$)/gm) ?? [];

test("a label that can only be an error isn't a member; one that can be an error is optional in the whole model", () => {
  expect(membersOf('Game = a:Word b:(Word / WordError) c:WordError\nWord = [a-z]\nWordError = [0-9]')).toEqual([
    'a: at(readers.gameA, word)',
    'b: optional(at(readers.gameB, word))',
  ]);
});

test.each([
  [
    'type in one of several forms',
    'Game = items:(Piece / Stone)*\nPiece = "p" type:[a-z]\nStone = "s" type:[0-9]\n',
    'pxs1',
  ],
  [
    '__proto__',
    'Game = __proto__:Stone toString:[0-9]\nStone = "s" __proto__:[0-9] constructor:"c" valueOf:"v"?\n',
    's1c2',
  ],
])('a label %s is read and printed', async (label, grammar, text) => {
  const file = join(folder, `label-${label.split(' ', 1)[0]}.peggy`);
  writeFileSync(file, grammar);
  expect(await checkTexts(await makeStart(file), [text])).toEqual({ all: 1, same: 1 });
});

test('a label that can only be an error is layout, also in kinds that contain themselves', async () => {
  const grammar = `Game = lines:(Line / part)|1.., "\\n"| c:(part / WordError)
Line = "(" inner:Game ")" d:(part / LineError)
part = x:Word
Word = [a-z]+
WordError = [0-9]
LineError = [0-9]
`;
  const file = join(folder, 'layout.peggy');
  writeFileSync(file, grammar);
  const { shape } = await makeStart(file, { canWarn: true });
  expect(shape.match(/(?<=layout: \[)readers\.\w+/g)).toEqual(['readers.lineD', 'readers.gameC', 'readers.gameC']);
  expect(await format(shape, { parser: 'typescript', printWidth: 120, singleQuote: true })).toBe(shape);
});

test('a parser that recovers alone has the model of its grammar', async () => {
  const grammar = `Game = "[" moves:Move|.., ","| "]" end:End?
Move = from:Square "-" to:Square
Square = [a-z]+
End = "!"
`;
  const file = join(folder, 'recovers.peggy');
  writeFileSync(file, grammar);
  const start = await makeStart(file, { recover: 'auto' });
  expect(await checkTexts(start, ['[a-b,b-c]!', '[]'])).toEqual({ all: 2, same: 2 });
  const broken = start.parse('[a-b,?,b-c!');
  const model = start.read(broken, broken.root!.index as NodeIndex);
  expect([broken.hasErrors, model]).toEqual([
    true,
    {
      moves: [
        { from: 'a', to: 'b' },
        { from: 'b', to: 'c' },
      ],
      end: '!',
    },
  ]);
});

test('only the kinds without which no other contains itself are recursive', () => {
  const recursiveIn = (grammar: string) => firstModelText(grammar).match(/(?<== recursive\(\s*')[\w-]+/g) ?? [];
  expect(Object.values(RECURSIVE).map(({ grammar }) => recursiveIn(grammar))).toEqual([
    ['object', 'array'],
    ['sum', 'negation'],
    ['list'],
    ['scene'],
  ]);
});

test('a node that contains itself can fail: a list leaves out those with an error in place of a part', () => {
  const grammar = 'Game = items:Item* "."\nItem = "(" key:(Key / KeyError) items:Item* ")"\nKey = "k"\nKeyError = "?"';
  expect(membersOf(grammar)).toEqual([
    'key: at(readers.itemKey, key)',
    "items: list(readers.itemItems, item, { unreadable: 'skip' })",
    "items: list(readers.gameItems, item, { unreadable: 'skip' })",
  ]);
});

test('names that are taken get another one', () => {
  const shape = firstModelText('List = list:Leaf type:Record+\nLeaf = [a-z]\nRecord = at:$[0-9] record:Leaf?');
  expect(shape).toContain("const leafShape = leaf('leaf',");
  expect(shape).toContain('const recordShape = record(readers.isRecord, {');
  expect(shape).toContain('  at: at(readers.recordAt, atShape),');
  expect(shape).toContain('export const listShape = record(readers.isList, {');
});

test.each([
  ['[\\d\\w]', '[dw]'],
  ['[^\\S]', '[^S]'],
  ['[@-E]i', '[@-Ea-e]'],
  ['[Y-b]i', '[ABY-byz]'],
  ['[é-ü]i', '[É-ÖØ-Üé-ü]'],
  ['[ſs]i', '[Ssſ]'],
  ['[k]iu', '[Kk\u212a]'],
  ['[\\u{61}-\\u{63}]u', '[a-c]'],
  ['[\\]\\-^]', '[\\]\\-^]'],
  ['[^\\0\\x41]', '[^\\0\\x41]'],
  ['"ß"i', '[ßẞ]'],
  ['"k"i', '[Kk\u212a]'],
  ['"-"i', '-'],
])('the pattern of a leaf matches what %s matches', (rule, pattern) => {
  const [, written = ''] = /pattern: \/(.*)\/ /.exec(firstModelText(`Game = a:Leaf\nLeaf = ${rule}`)) ?? [];
  const { parse } = loadGenerated(`Game = a:Leaf\nLeaf = ${rule}`);
  expect(written).toBe(`^${pattern}$`);
  const characters = Array.from({ length: 0x2130 }, (_, code) => String.fromCharCode(code));
  const differing = characters.filter((one) => new RegExp(written).test(one) === parse(one).hasErrors);
  expect(differing).toEqual([]);
});

test('rules that use others twice at each of forty levels are looked at once', () => {
  const levels = Array.from({ length: 40 }, (_, i) => `level${i} = "a" level${i + 1} level${i + 1}\n`);
  const grammar = `Game = name:Name level0 (item:Item level0)*\nName = [a-z]+\nItem = [0-9]\n${levels.join('')}`;
  expect(firstModelText(`${grammar}level40 = "b"\n`, 'game.peggy', 'print.ts')).toContain('writeGame');
});

test('a leaf has the pattern of its rule, unless that is long, recursive, or slow', () => {
  const patternOf = (rule: string) => /pattern: \/(.*)\/ /.exec(firstModelText(`Game = a:Leaf\nLeaf = ${rule}`))?.[1];
  expect(patternOf('"a"i [b-d]|2..3| ("/" / "\\n")? !"x"')).toBe('^[Aa][b-d]{2,3}(?:\\/|\\n)?$');
  expect(patternOf('[^a-c]i .')).toBe('^[^A-Ca-c][\\s\\S]$');
  expect(patternOf('([a-z]+ ",")+')).toBeUndefined();
  expect(patternOf('"(" Leaf? ")"')).toBeUndefined();
  expect(patternOf('[\u{1f600}]u')).toBeUndefined();
});

test('a grammar with an error has no model', () => {
  expect(() => firstModelText('Game = Missing')).toThrow(GrammarProblems);
});

test('a start rule without a node has no model, which is reported', () => {
  expect(() => firstModelText('sum = Term|1.., "+"|\nTerm = [0-9]+')).toThrow(
    'game.peggy:1:1: error grammar/no-model: the start rule "sum" makes no node, so it has no model: ' +
      'capitalize its name, or try --nodes auto',
  );
});

test('a label that only begins like the names of forms has a leaf of its name', () => {
  const grammar = `Game = items:(Move / Pass)|.., " "| "." Move:("y" / "n")
Move = from:[a-h] to:[a-h] ("(" inner:Move ")")?
Pass = "-"`;
  expect(firstModelText(grammar)).toContain('Move: optional(at(readers.gameMove, Move))');
});

test('the pattern of a leaf matches each part with its label, also inside another label', () => {
  const grammar = 'A = a:(from / B)? b:[x-z]\nfrom = "<" b:("+" / "-") B\nB = "b"';
  const [, pattern] = /const b = leaf\('b', \{ pattern: \/(.*)\/ \}\)/.exec(firstModelText(grammar)) ?? [];
  expect(['+', '-', 'x', 'z', 'w'].map((text) => new RegExp(pattern!).test(text))).toEqual([
    true,
    true,
    true,
    true,
    false,
  ]);
});

test.each([
  // One line, after which the grammar allows nothing.
  ['A = row:Row " " turn:[wb]\nRow = [a-z]+', 'abc w', 'abc w'],
  ['A = row:Row " " turn:[wb] nl?\nRow = [a-z]+\nnl = "\\n"', 'abc w', 'abc w\n'],
  ['A = row:Row b turn:[wb] "\\r\\n"\nRow = [a-z]+\nb = " "', 'abc w\r\n', 'abc w\r\n'],
  // White space that is a part of the model, at both ends.
  ['A = note:$[^;]* ";" b:[b] nl?\nnl = "\\n"', '  x;b', '  x;b\n'],
  ['A = b:[b] _ note:Note\nNote = "#" [^\\n]*\n_ = " "*', 'b #x ', 'b #x '],
  ['A = b:[b] notes:Note*\nNote = "#" text:$[^\\n]* "\\n"', 'b#x \n# \n', 'b#x \n# \n'],
  ['A = lines:(Word / Note)|.., nl| nl?\nWord = w:[a-z]\nNote = "#" t:$[^\\n]*\nnl = "\\n"', 'a\n# ', 'a\n# \n'],
  ['A = "x" note:$.*', 'xy\n', 'xy\n'],
  // A line feed is not a text of these grammars, but nothing is one.
  ['A = b:B*\nB = "#" [a-z]+ "\\n"', '', ''],
  ['A = (b:B _)*\nB = "#" [a-z]+\n_ = [ \\n]*', '', ''],
  ['A = (b:B _)*\nB = "#" [a-z]+\n_ = [ \\n]*', '#a', '#a\n'],
  ['A = _ (b:B _)*\nB = "#" [a-z]+\n_ = [ \\n]*', '', '\n'],
  // Comments are written first, whatever they end with.
  ['A = _ b:[b] _\n_ = ([ \\n] / Comment)*\nComment = "#" [^\\n]*', ' b #x ', '#x \nb\n'],
])('a printer keeps the ends of texts of %j: %j', checkPrinted);

test.each([
  ['A = _ b:b _\nb = [b] _ [0-9]', 'b #x\n 1 #y', '#x\n#y\nb \n 1\n'],
  ['A = _ b:B|.., _| _\nB = [b] _ [0-9]', 'b1 b#x\n2', '#x\nb1 b\n2\n'],
  ['A = _ b:(B / C)|.., _| _\nB = [b] _ [0-9]\nC = c:"c"', 'c b#x\n2', '#x\nc b\n2\n'],
])('a printer writes the comments in texts of %j once: %j', async (rules, text, printed) => {
  await checkPrinted(`${rules}\n_ = ([ \\n] / Comment)*\nComment = "#" [^\\n]*`, text, printed);
});

/** Checks what the first printer of a grammar writes for a text, and that it means the same. */
async function checkPrinted(grammar: string, text: string, printed: string): Promise<void> {
  const file = join(folder, `ends${String(made++)}.peggy`);
  writeFileSync(file, grammar);
  const start = await makeStart(file, { canWarn: true });
  const tree = start.parse(text);
  const model = start.read(tree, tree.root!.index as NodeIndex);
  expect([tree.hasErrors, start.write(model)]).toEqual([false, printed]);
  const again = start.parse(printed);
  expect([again.hasErrors, start.read(again, again.root!.index as NodeIndex)]).toEqual([false, model]);
}

/** The number of files that the tests above have made. */
let made = 0;
