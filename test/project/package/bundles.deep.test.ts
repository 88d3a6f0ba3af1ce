import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { bundleForBrowser, generatedFiles, runInBrowser } from '../../support/browser/browser.js';
import { BROWSER_ENTRY_POINTS } from '../../support/docs/entry-points.js';

/**
 * The code that reads a notation up to its validated model, and its greatest size: minified, zipped, in bytes. In each,
 * some 1,300 bytes recognize texts in other notations, so that no fix is offered for them, some 440 limit the number of
 * diagnostics, some 450 judge the first line and have the codes that a notation need not declare, some 170 describe the
 * notation, some 150 call the predicates of a grammar when they explain an error, some 50 find the kinds of nodes of
 * checks by name, and some 60 read a text again, so that formatting can tell which errors it would hide. Some 100 find
 * the lines of a text when they are first needed. Some 90 of readers without the rules choose the level. Some 1100 of
 * 5DFEN read variations of any depth, and some 20 of each set the limit of nesting. Some 900 of Onitama follow each
 * position that was meant after a fault. Some 280 of OpenTafl find what is inside a tag, and some 100 tell by `.....`
 * which move a variation replaces. Some 30 find the parts of nested values by few keys of long paths. Some 50 refuse
 * what is not a text, and some 40 unknown levels. Some 40 of 5DFEN read turn numbers without a string, and some 20 see
 * what is left after a header. Some 40 of Onitama and 80 of 5DFEN are conditions and options with names. Without
 * constants for the starts of nodes, parsers are shorter, but zip less well: some 60 more of OpenTafl and 30 of Azul.
 * Some 80 of OpenTafl, 65 of 5DFEN and 50 of others are another order of modules. Some 45 of 5DFEN find the outermost
 * variation without its end, before any check asks. Some 80 of each find parents and readable parts with little memory.
 * Some 210 of OpenTafl keep the lines of a game in little memory, and some 70 tell which move may follow the last one.
 * Some 20 tell members of tables from those that every object inherits, and some 80 find that a text has no model.
 * Some 40 of OpenTafl are functions with names for the addresses of turns. Some 40 of annoFEN tell white space after a
 * slash from a row, some 30 of Onitama are functions with names for its play, and some 60 of OpenTafl for its rules.
 * Some 170 name a node that the model lacks although no diagnostic reports it, and some 60 of Onitama note such nodes.
 * Some 60 end quotations and spans between characters, some 80 take the trees of short texts from one array, and find
 * errors without a list of the comments, some 190 of annoFEN and 110 of XAY count pieces without a list of them, and
 * some 100 of OpenTafl list which errors continue which. Some 10 of Onitama report moves after the end, and some 30 of
 * OpenTafl a line break in a time. Some 95 of 5DFEN report a variation without its end before what follows it, and
 * some 40 are options with names. Some 110 name mistakes of notations that were not compiled, some 70 find the place of
 * a variation from that of the one around it, and some 60 of Azul let nouns agree with the number one. Some 30
 * count the expectations that a message leaves out, and some 10 keep the declaration of a reader, whose mistakes are
 * named when a config is read. Some 120 name what a rule or a check reports in place of a diagnostic. Some 130 of
 * OpenTafl and 290 of 5DFEN report a damaged number of a turn once. Some 320 of annoFEN and XAY, which share a grammar,
 * see that a number sign in quotation marks begins no comment, and some 100 of XAY take comments for no lists.
 * Some 40 of OpenTafl and 5DFEN let a stray bracket begin and end nothing, and some 10 of Azul read draws on two lines.
 * Some 290 of annoFEN report lines before the position once, and some 180 of the notations with its grammar read them.
 */
const BUNDLES: readonly (readonly [entry: string, name: string, maxSize: number])[] = [
  ['oni/index.ts', 'readOni', 21_700],
  ['azul/index.ts', 'readAzul', 21_950],
  ['xiangqi/annofen/index.ts', 'readAnnoFen', 18_960],
  ['xiangqi/xay/index.ts', 'readXay', 17_670],
  ['otn/index.ts', 'readOtnStructure', 36_820],
  ['5dfen/index.ts', 'read5dfenStructure', 32_100],
];

/**
 * The code that also edits a text and writes its JSON, and its greatest size. Only the codecs in use are in it. Some 50
 * bytes refuse edits that overlap. Some 110 of OpenTafl find the kind of an edited part before its edits are chosen,
 * and some 400 write all turns or variations of a line at once. Some 300 of each replace the end of a list, and insert
 * the first element of a list before text that isn't a part. Some 150 remove an element with the separator after it.
 * Some 40 tell the members of records from those that every object inherits. Some 190 name the functions of a notation
 * that return nothing. Some 20 judge the problems of an edited text in a function. Some 30 find that a model lacks a
 * node before it is written as text. Some 300 of FEN report white space inside a position once, and some 40 of FEN and
 * annoFEN read a very long rest of a position. Some 100 of OpenTafl tell which options a revision lacks, so that no
 * rules are written that mean something else. Some 40 find continuations of a text and compare models in functions with
 * names, and some 120 of OpenTafl write nothing that a revision lacks.
 */
const EDITABLE: typeof BUNDLES = [
  ['oni/index.ts', 'parseOni', 33_130],
  ['azul/index.ts', 'parseAzul', 34_260],
  ['xiangqi/annofen/index.ts', 'parseAnnoFen', 29_440],
  ['xiangqi/fen/index.ts', 'parseXiangqiFen', 28_360],
  ['xiangqi/xay/index.ts', 'parseXay', 28_290],
  ['otn/index.ts', 'parseOtnStructure', 59_940],
];

/** Weighs a bundle without the YAML library, which reads XAY and weighs 31,000 bytes. */
async function weigh(entry: string, name: string) {
  const { code, metafile } = await bundleForBrowser(`export { ${name} } from './src/notations/${entry}';`, {
    external: ['yaml'],
  });
  const [output] = Object.values(metafile.outputs);
  const files = Object.entries(output!.inputs).filter(([, { bytesInOutput }]) => bytesInOutput > 0);
  return { size: gzipSync(code, { level: 9 }).length, files: files.map(([file]) => file) };
}

test.each([...BUNDLES, ...EDITABLE])('%s, %s weighs no more than %d bytes', async (entry, name, maxSize) => {
  const { size, files } = await weigh(entry, name);
  expect(size).toBeLessThanOrEqual(maxSize);
  expect(size).toBeGreaterThan(maxSize / 4);
  expect(files.filter((file) => file.includes('explanations'))).toEqual([]);
});

// Some 400 bytes refuse values of another type, 360 choose a game of a text with several, 130 read attributes for
// the options of notations, 80 remove the variations beside moves that are removed, some 200 follow lines of any
// depth, some 60 find moves and variations by an index, some 100 return the problem of what is not a model, and
// some 40 refuse what is not a text. Some 60 are another order of modules, some 100 list nested moves without their
// paths, some 50 look up once where the moves of a text begin, and some 50 find parents with little memory.
// Some 50 name rules that return no position, and some 250 nodes that a model lacks although nothing reports them.
// Some 35 keep the last board if the program that draws it doesn't answer, and some 60 are the functions with names of
// the readers.
// Some 150 are the changes of readers and quotations that are told above, and some 40 the names of the colors of a
// picture that its dark theme replaces.
// Some 60 are the encodings that messages name, and some 50 the changes of readers that are told above.
// Some 110 name what a rule or a check reports in place of a diagnostic.
test.each([
  ['alone', '', 12_630],
  ['with games', "export { oniGames } from './src/notations/oni/index.ts';", 37_080],
  ['with a notation', "export { oniNotation } from './src/notations/oni/index.ts';", 52_780],
])('<ludogram-board> %s weighs no more than it did', async (_, other, maxSize) => {
  const { code } = await bundleForBrowser(`export { defineBoard } from './src/board/index.ts';${other}`);
  const size = gzipSync(code, { level: 9 }).length;
  expect(size).toBeLessThanOrEqual(maxSize);
  expect(size).toBeGreaterThan(maxSize * 0.9);
});

test.each(['parseOtnStructure', 'readOtnStructure', 'parse5dfenStructure', 'read5dfenStructure'])(
  '%s loads no code that plays',
  async (name) => {
    const entry = name.includes('5dfen') ? '5dfen/index.ts' : 'otn/index.ts';
    const { files } = await weigh(entry, name);
    expect(
      files.filter((file) =>
        /(?:replay|play(?:-lines|-move)?|legality|games\/.*(?:effect|play|ply|movement))\.ts$/.test(file),
      ),
    ).toEqual([]);
  },
);

describe('in a browser', () => {
  test.each(BROWSER_ENTRY_POINTS)('$name is bundled with nothing external, and loads', async ({ source }) => {
    const here = Object.keys((await import(source)) as object);
    const there = Object.keys(await runInBrowser(`export * from ${JSON.stringify(source)};`));
    expect(there.sort()).toEqual(here.sort());
    expect(here.length).toBeGreaterThan(0);
  });

  test('5DFEN hashes a position', async () => {
    const text = '[k7/8/8/8/8/8/8/7K:0:1:w]';
    const { hash } = await runInBrowser(
      `import { hashBoards, parse5dfen } from './src/notations/5dfen/index.ts';
       export const hash = hashBoards(parse5dfen(${JSON.stringify(text)}).model.boards);`,
    );
    expect(hash).toBe(createHash('md5').update(text).digest('hex'));
  });

  test('the generator makes a parser, and the parser parses', async () => {
    const { generate, GrammarProblems } = (await runInBrowser(
      "export * from './src/library/generator.ts';",
    )) as unknown as typeof import('../../../src/library/generator.js');
    const library = 'Item "item" = [a-z]+\n';
    const { files, warnings } = generate('import {Item} from "./item.peggy"\nList = items:Item|1.., ","|\n', {
      file: 'list.peggy',
      runtime: 'ludogram/cst',
      read: (path) => (path === 'item.peggy' ? library : ''),
    });
    expect(warnings).toEqual([]);
    const { items, problem } = await runInBrowser(
      `import { parse } from 'list/parser.ts';
       export const items = parse('a,b').root.items.map(({ text }) => text).join('+');
       export const problem = parse('a,').errors().length;`,
      { plugins: [generatedFiles('list', files)] },
    );
    expect([items, problem]).toEqual(['a+b', 1]);
    expect(() => generate('A = "a" )', { file: 'a.peggy' })).toThrow(GrammarProblems);
    // Problems that peggy reads without an error are also found.
    expect(() => generate('A = a:"a" a:"b"', { file: 'a.peggy' })).toThrow(/a\.peggy:1:11: .*already used/);
  });

  test('a grammar is compiled, parses, and its problems are returned', async () => {
    const { compileGrammar } = (await runInBrowser(
      "export { compileGrammar } from './src/library/generator.ts';",
    )) as unknown as typeof import('../../../src/library/generator.js');
    const compiled = compileGrammar('List = items:Item|.., ","|\nItem = [a-z]+\n');
    expect(compiled.ok && compiled.grammar.parse('a,b').nodeCount).toBe(4);
    expect(compileGrammar('A = B').problems.map(({ message }) => message)).toEqual(['unknown rule "B"']);
  });

  test('the generator reads EBNF', async () => {
    const { names } = await runInBrowser(
      `import { readEbnf } from './src/library/generator.ts';
       export const names = readEbnf("a = 'x', [b]; b = 'y';", 'a.ebnf').map(({ name }) => name).join();`,
    );
    expect(names).toBe('a,b');
  });
});
