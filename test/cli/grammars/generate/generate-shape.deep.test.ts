import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { RunOutput } from '../../../../src/cli/generate/output.js';
import { runGenerate } from '../../../../src/cli/generate/run.js';
import { runShapes, type ShapeRun } from '../../../../src/cli/generate/run-shapes.js';
import { importModule } from '../../../../src/config/import-module.js';
import { textOf, type Tree } from '../../../../src/cst/index.js';
import type { Generated } from '../../../../src/generator/generate.js';
import type { unreported } from '../../../../src/notation/read/left-out.js';
import type { Locator, Path } from '../../../../src/notation/shape/index.js';
import { withoutRootWarnings } from '../../../support/generation/root-warnings.js';
import { ROOT } from '../../../support/shared.js';

const GRAMMAR = `
Game    = title:Title? (_ entries:(Move / Faulty / Note / EntryError))* _ !.
Title   = "=" [a-z]+
Move    = "m" tiles:Tile|1..| "." number:Number
Faulty  = "m" tiles:(Tile / TileError)|1..| "." number:Number
Tile    = [a-c]
TileError = [d-z]
Number  = [0-9]+
Note    = "n" text:Text by:By? to:To?
Text    = [a-z]+
By      = "@" [a-z]+
To      = ">" [a-z]+
EntryError = [^ \\n#]+
_       = ([ \\n] / Comment)*
Comment = "#" [^\\n]*
`;

const LEAVES = `
import { textOf, type NodeIndex, type Tree } from '${ROOT}/src/cst/index.js';
export const tileAt = (tree: Tree, at: NodeIndex): string => textOf(tree, at);
export const titleOf = (text: string): string | undefined => (text === '=x' ? undefined : text.slice(1));
export const byAt = (tree: Tree, at: NodeIndex, names: ReadonlySet<string>): string | undefined =>
  names.has(textOf(tree, at).slice(1)) ? textOf(tree, at).slice(1) : undefined;
export const nameSpan = (tree: Tree, at: NodeIndex) => ({ start: tree.node(at).start + 1, end: tree.node(at).end });
export const isLong = (tree: Tree): boolean => tree.text.length > 20;
export const byNumber = (a: { number?: number }, b: { number?: number }): number => (a.number ?? 0) - (b.number ?? 0);
export const doubled = (value: number): number => 2 * value;
export const upper = (tiles: readonly string[]): readonly string[] => tiles.map((one) => one.toUpperCase());
export const shout = (value: string, tree: Tree, at: NodeIndex): string => value + '!' + tree.node(at).start;
export const numberKey = ({ number }: { number: number }): number | undefined => (number === 0 ? undefined : number);
`;

const SHAPES = `
import { gameEntries, gameTitle, faultyNumber, faultyTiles, isFaulty, isGame, isMove, isNote, isTile, moveNumber, moveTiles, noteBy, noteText, noteTo } from './out/game/readers.js';
import { at, characters, codecOf, comments, constant, derive, leaf, list, mapped, nullable, number, optional, otherwise, record, variants } from '${ROOT}/src/notation/shape/index.js';
import { byAt, isLong, nameSpan, numberKey, tileAt, titleOf } from './leaves.js';

const tiles = characters([moveTiles, faultyTiles], leaf('tile', { is: isTile, read: tileAt }), { type: 'tiles', isShared: true, whole: true });
export const move = record([isMove, isFaulty], {
  type: constant('move'),
  tiles,
  number: at([moveNumber, faultyNumber], number('number')),
}, { sharedBy: numberKey });
const note = record(isNote, {
  type: constant('note'),
  text: at(noteText, leaf('text', { pattern: /^[a-z]+$/ })),
  by: optional(at(noteBy, leaf('by', { tryRead: byAt, span: nameSpan }))),
  to: nullable(at(noteTo, leaf('to'))),
});
export const game = record(isGame, {
  title: otherwise(at(gameTitle, leaf('title', { parse: titleOf })), 'untitled'),
  long: derive(leaf<boolean>('long'), { read: isLong }),
  entries: list(gameEntries, variants('expected a move or a note', { move, note }), { unreadable: 'skip' }),
  comments: comments({ type: 'comment' }),
}, { span: 'none' });
export const gameCodec = codecOf(game);
`;

const SORTED_SHAPES = `
import { gameEntries, gameTitle, isGame, isMove, isNote, moveNumber, moveTiles, noteBy, noteText, noteTo } from './out/game/readers.js';
import { at, constant, leaf, list, mapped, number, optional, record, variants } from '${ROOT}/src/notation/shape/index.js';
import { byNumber, doubled, nameSpan, shout, upper } from './leaves.js';

const move = record(isMove, {
  type: constant('move'),
  number: mapped(at(moveNumber, number('number')), doubled),
  tiles: mapped(list(moveTiles, leaf('tile'), { unreadable: 'fail', whole: true }), upper),
});
const note = record(isNote, {
  type: constant('note'),
  text: at(noteText, leaf('text')),
  by: optional(mapped(at(noteBy, leaf('by')), shout)),
}, { spans: { type: nameSpan, text: nameSpan }, layout: [noteTo] });
export const game = record(isGame, {
  entries: list(gameEntries, variants('expected a move or a note', { move, note }), {
    unreadable: 'skip', whole: 'node', sortedBy: byNumber,
  }),
}, { span: 'none', layout: [gameTitle] });
`;

let folder: string;
let run: ShapeRun;
let printed: string[];
const output: RunOutput = {
  info: (line) => printed.push(line),
  problem: (line) => {
    if (withoutRootWarnings(line) !== '') printed.push(line);
  },
};
const runtime = `${ROOT}/src/cst/index.js`;

beforeEach(() => {
  printed = [];
  folder = mkdtempSync(join(tmpdir(), 'ludogram-shape-'));
  writeFileSync(join(folder, 'game.peggy'), GRAMMAR);
  writeFileSync(join(folder, 'leaves.ts'), LEAVES);
  writeFileSync(join(folder, 'shape.ts'), SHAPES);
  const grammar = join(folder, 'game.peggy');
  const out = join(folder, 'out');
  const onGenerated = (_: string, parser: Generated) => {
    run = { parser, ...files };
  };
  const files = {
    shapes: [join(folder, 'shape.ts')],
    out,
    runtime,
    shapeRuntime: `${ROOT}/src/notation/shape/index.js`,
  };
  runGenerate({ grammars: [grammar], out, runtime, onGenerated }, { info: () => undefined, problem: output.problem });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const generated = (name: string) => importModule(join(folder, 'out/game', name));

/** The model of a text, and the texts of the parts that paths lead to. */
async function read(text: string, names: readonly string[] = []) {
  expect([await runShapes(run, importModule, output), printed.filter((line) => !line.startsWith('wrote'))]).toEqual([
    0,
    [],
  ]);
  const { parse } = (await generated('parser.ts')) as { parse: (text: string) => Tree };
  const { readGame } = (await generated('lower.ts')) as {
    readGame: (tree: Tree, at: number, names: unknown) => unknown;
  };
  const { locateGame } = (await generated('locate.ts')) as {
    locateGame: (tree: Tree, at: number, names: unknown) => Locator;
  };
  const tree = parse(text);
  const node = tree.root?.index ?? 0;
  const find = locateGame(tree, node, new Set(names));
  return {
    tree,
    model: readGame(tree, node, new Set(names)) as { entries: readonly { number?: number; tiles?: unknown }[] },
    textAt: (...path: Path) => {
      const span = find(path);
      return span && text.slice(span.start, span.end);
    },
  };
}

const TEXT = '=abc mabc.12 nhello@eve maxc.3 ?? # one\nmcc.7 nbye@bob>eve';

test('the code of a shape reads every kind of member', async () => {
  const { model } = await read(TEXT, ['eve']);
  expect(model).toEqual({
    title: 'abc',
    long: true,
    entries: [
      { type: 'move', tiles: ['a', 'b', 'c'], number: 12 },
      { type: 'note', text: 'hello', by: 'eve' },
      { type: 'move', tiles: ['c', 'c'], number: 7 },
      { type: 'note', text: 'bye', to: '>eve' },
    ],
    comments: ['# one'],
  });
  expect(model.entries.map((entry) => 'to' in entry)).toEqual([false, true, false, true]);
  expect((await read('=x mabc.1')).model).toEqual({
    title: 'untitled',
    long: false,
    entries: [{ type: 'move', tiles: ['a', 'b', 'c'], number: 1 }],
    comments: [],
  });
});

test('the code of a shape finds the part of the text that each part of the model is read from', async () => {
  const { textAt } = await read(TEXT, ['eve']);
  expect([
    textAt(),
    textAt('title'),
    textAt('long'),
    textAt('entries'),
    textAt('entries', 0),
    textAt('entries', 0, 'type'),
    textAt('entries', 0, 'tiles'),
    textAt('entries', 0, 'tiles', 1),
    textAt('entries', 0, 'number'),
    textAt('entries', 1, 'text'),
    textAt('entries', 1, 'by'),
    textAt('entries', 1, 'to'),
    textAt('entries', 2, 'number'),
    textAt('entries', 3, 'to'),
    textAt('comments', 0),
  ]).toEqual([
    undefined,
    '=abc',
    undefined,
    undefined,
    'mabc.12',
    undefined,
    'abc',
    'b',
    '12',
    'hello',
    'eve',
    undefined,
    '7',
    '>eve',
    '# one',
  ]);
  const { textAt: inOther } = await read('=x n');
  expect(inOther('title')).toBeUndefined();
});

test('a list is sorted by its values, and a function changes a value or finds its span', async () => {
  writeFileSync(join(folder, 'shape.ts'), SORTED_SHAPES);
  const { model, textAt } = await read('mab.5 nx@me ?? mc.2 mabc.1 ny', []);
  expect(model.entries).toEqual([
    { type: 'note', text: 'x', by: '@me!6' },
    { type: 'note', text: 'y' },
    { type: 'move', number: 2, tiles: ['A', 'B', 'C'] },
    { type: 'move', number: 4, tiles: ['C'] },
    { type: 'move', number: 10, tiles: ['A', 'B'] },
  ]);
  expect([
    textAt('entries'),
    textAt('entries', 0),
    textAt('entries', 0, 'by'),
    textAt('entries', 0, 'type'),
    textAt('entries', 0, 'text'),
    textAt('entries', 2),
    textAt('entries', 2, 'tiles'),
    textAt('entries', 2, 'tiles', 0),
    textAt('entries', 4, 'number'),
  ]).toEqual(['mab.5 nx@me ?? mc.2 mabc.1 ny', 'nx@me', '@me', 'x@me', 'x@me', 'mabc.1', 'abc', undefined, '5']);
});

test('a sorted list has the span of its elements in the text', async () => {
  writeFileSync(join(folder, 'shape.ts'), SORTED_SHAPES.replace("whole: 'node'", 'whole: true'));
  const { textAt } = await read('mab.5 nx@me ?? mc.2 mabc.1 ?', []);
  expect([textAt('entries'), textAt('entries', 1)]).toEqual(['mab.5 nx@me ?? mc.2 mabc.1', 'mabc.1']);
});

test('values with the same key, and short lists, are one frozen object', async () => {
  const { model } = await read('mab.5 mab.5 mab.0 mab.0');
  const [first, second, third, fourth] = model.entries;
  expect(second).toBe(first);
  expect(Object.isFrozen(first)).toBe(true);
  expect(fourth).not.toBe(third);
  expect(fourth?.tiles).toBe(third?.tiles);
});

test('only a value that can be unreadable is checked', async () => {
  await read(TEXT);
  const code = readFileSync(join(folder, 'out/game/lower.ts'), 'utf8');
  expect(code.match(/if \(\w+ === undefined\)/g)).toEqual(['if (value === undefined)', 'if (tiles === undefined)']);
});

test.each(['skip', 'end'])(
  'a list with unreadable: "%s" notes nodes whose leaf is not read, but no other nodes',
  async (unreadable) => {
    writeFileSync(
      join(folder, 'shape.ts'),
      `import { gameEntries, gameTitle, isGame, isMove, isNote, moveNumber, moveTiles, noteBy, noteText, noteTo } from './out/game/readers.js';
import { at, constant, leaf, list, number, record, variants } from '${ROOT}/src/notation/shape/index.js';
import { textIn } from './leaves.js';
const move = record(isMove, { type: constant('move'), number: at(moveNumber, number('number')) }, { layout: [moveTiles] });
const note = record(isNote, {
  type: constant('note'), text: at(noteText, leaf('text', { parse: textIn })),
}, { layout: [noteBy, noteTo] });
export const game = record(isGame, {
  entries: list(gameEntries, variants('expected an entry', { move, note }), { unreadable: '${unreadable}' }),
}, { layout: [gameTitle] });`,
    );
    const textIn = "export const textIn = (text: string) => (text === 'x' ? undefined : text);\n";
    writeFileSync(join(folder, 'leaves.ts'), `${LEAVES}${textIn}`);
    const lost = async (text: string) => {
      const { tree } = await read(text);
      // The module that generated code imports is another copy than that of a test.
      const module = await importModule(`${ROOT}/src/notation/read/left-out.ts`);
      const node = (module['unreported'] as typeof unreported)(tree, []);
      return node && textOf(tree, node);
    };
    expect([await lost('mab.5 ny nx mc.1'), await lost('ny'), await lost('?? mz.5')]).toEqual([
      'nx',
      undefined,
      undefined,
    ]);
    const code = readFileSync(join(folder, 'out/game/lower.ts'), 'utf8');
    expect(code).toContain('    if (isNote(tree, i)) leaveOut(tree, i);\n');
  },
);

test('several modules declare shapes of one grammar; a form can read any other node', async () => {
  const entry = join(folder, 'entry.ts');
  writeFileSync(
    entry,
    `import { isMove, isNote, moveNumber, moveTiles, noteBy, noteText, noteTo } from './out/game/readers.js';
import { at, constant, leaf, number, record, variants } from '${ROOT}/src/notation/shape/index.js';
import { otherAt } from './leaves.js';
export const entry = variants('expected an entry', {
  move: record(isMove, { type: constant('move'), number: at(moveNumber, number('number')) }, { layout: [moveTiles] }),
  note: record(isNote, { type: constant('note'), text: at(noteText, leaf('text')) }, { layout: [noteBy, noteTo] }),
  other: leaf('other', { read: otherAt }),
}, { json: 'bare' });`,
  );
  writeFileSync(join(folder, 'leaves.ts'), `${LEAVES}export const otherAt = () => ({ type: 'other' as const });`);
  await runShapes({ ...run, shapes: [...run.shapes, entry] }, importModule, output);
  expect(printed.filter((line) => !line.startsWith('wrote'))).toEqual([]);
  const { parse } = (await generated('parser.ts')) as { parse: (text: string) => Tree };
  const { readEntry } = (await generated('lower.ts')) as { readEntry: (tree: Tree, at: number) => unknown };
  const { locateEntry } = (await generated('locate.ts')) as { locateEntry: (tree: Tree, at: number) => Locator };
  const tree = parse('mab.5 nyes ??');
  const nodes = (tree.root?.children ?? []).map(({ index }) => index);
  expect(nodes.map((node) => readEntry(tree, node))).toEqual([
    { type: 'move', number: 5 },
    { type: 'note', text: 'yes' },
    { type: 'other' },
  ]);
  expect(nodes.map((node) => locateEntry(tree, node)(['text'])?.start)).toEqual([undefined, 7, undefined]);
  expect(nodes.map((node) => locateEntry(tree, node)([])?.start)).toEqual([0, 6, 11]);
});

test('a kind called Node has a finder with a name of its own', async () => {
  const named = (text: string) =>
    text
      .replaceAll(/\bMove\b/g, 'Node')
      .replaceAll('isMove', 'isNode')
      .replaceAll('moveN', 'nodeN');
  writeFileSync(join(folder, 'game.peggy'), named(GRAMMAR));
  writeFileSync(join(folder, 'shape.ts'), named(SHAPES).replaceAll('moveTiles', 'nodeTiles'));
  const { out } = run;
  const onGenerated = (_: string, parser: Generated) => (run = { ...run, parser });
  runGenerate(
    { grammars: [join(folder, 'game.peggy')], out, runtime, onGenerated },
    { ...output, info: () => undefined },
  );
  const { textAt } = await read(TEXT, ['eve']);
  expect([textAt('entries', 0), textAt('entries', 0, 'number')]).toEqual(['mabc.12', '12']);
  expect(readFileSync(join(out, 'game/locate.ts'), 'utf8')).not.toMatch(/const findNode\b/);
});

test('records whose parts are found in the same way share a finder', async () => {
  writeFileSync(
    join(folder, 'shape.ts'),
    `import { gameEntries, gameTitle, isGame, isMove, isNote, moveNumber, moveTiles, noteBy, noteText, noteTo } from './out/game/readers.js';
import { constant, list, record, variants } from '${ROOT}/src/notation/shape/index.js';
import { nameSpan } from './leaves.js';
const move = record(isMove, { type: constant('move') }, { spans: { type: nameSpan }, layout: [moveTiles, moveNumber] });
const note = record(isNote, { type: constant('note') }, { spans: { type: nameSpan }, layout: [noteText, noteBy, noteTo] });
export const game = record(isGame, {
  entries: list(gameEntries, variants('expected an entry', { move, note }), { unreadable: 'skip' }),
}, { layout: [gameTitle] });`,
  );
  const { textAt } = await read('mab.5 nx');
  expect([textAt('entries', 0, 'type'), textAt('entries', 1, 'type')]).toEqual(['ab.5', 'x']);
  const code = readFileSync(join(folder, 'out/game/locate.ts'), 'utf8');
  expect(code.match(/^const find\w+/gm)).toEqual(['const findGameEntriesElement', 'const findGame']);
});

test('parameters that a function does not use begin with an underscore, for compilers that report them', async () => {
  writeFileSync(
    join(folder, 'shape.ts'),
    `import { gameEntries, gameTitle, isGame, isMove, isNote, moveNumber, moveTiles, noteBy, noteText, noteTo } from './out/game/readers.js';
import { comments, constant, list, record, variants } from '${ROOT}/src/notation/shape/index.js';
const move = record(isMove, { type: constant('move') }, { layout: [moveTiles, moveNumber] });
const note = record(isNote, { type: constant('note'), at: comments({ type: 'comment' }) }, { layout: [noteText, noteBy, noteTo] });
export const game = record(isGame, {
  entries: list(gameEntries, variants('expected an entry', { move, note }), { unreadable: 'skip' }),
}, { layout: [gameTitle] });`,
  );
  const { model } = await read('mab.5 nx');
  expect(model).toEqual({ entries: [{ type: 'move' }, { type: 'note', at: [] }] });
  const code = readFileSync(join(folder, 'out/game/lower.ts'), 'utf8');
  expect(code.match(/(?<=export function )\w+\(.*?(?=: NodeIndex)/g)).toEqual([
    'readGame(tree: Tree, at',
    'readGameEntries(tree: Tree, at',
    'readMove(_tree: Tree, _at',
    'readNote(tree: Tree, _at',
  ]);
});

test('a field that no member reads is a problem, unless it is layout', async () => {
  const shapes = SHAPES.replace("  to: nullable(at(noteTo, leaf('to'))),\n", '');
  const file = join(folder, 'shape.ts');
  writeFileSync(file, shapes);
  expect(await runShapes(run, importModule, output)).toBe(1);
  expect(printed).toEqual([
    `error: ${file}: no member reads the field "to" of Note: add one with noteTo, or list noteTo in "layout"`,
  ]);
  const listed = join(folder, 'listed.ts');
  writeFileSync(listed, shapes.replace(/(?<=nameSpan }\)\)\),\n)}\)/, '}, { layout: [noteTo] })'));
  expect(await runShapes({ ...run, shapes: [listed] }, importModule, output)).toBe(0);
});

test('an error of the module of a shape has its line', async () => {
  const file = join(folder, 'shape.ts');
  writeFileSync(file, SHAPES.replace('constant, derive,', 'derive,'));
  const line = SHAPES.slice(0, SHAPES.indexOf("constant('move')")).split('\n').length;
  expect(await runShapes(run, importModule, output)).toBe(1);
  expect(printed).toEqual([
    expect.stringMatching(new RegExp(`^error: \\S+: can't run \\S*shape\\.ts:${line}:\\d+: constant is not defined$`)),
  ]);
});

test('the same shapes give the same bytes; --check names a stale file and writes nothing', async () => {
  expect(await runShapes(run, importModule, output)).toBe(0);
  const file = join(folder, 'out/game/lower.ts');
  const before = readFileSync(file, 'utf8');
  expect(printed).toHaveLength(2);
  expect(await runShapes(run, importModule, output)).toBe(0);
  expect(printed).toHaveLength(2);
  writeFileSync(file, `${before}// edited\n`);
  expect(await runShapes({ ...run, check: true }, importModule, output)).toBe(1);
  expect(printed.at(-1)).toMatch(/out.game.lower\.ts is stale$/);
  expect(readFileSync(file, 'utf8')).not.toBe(before);
});

const lacksField = (label: string): string =>
  `the member "${label}" reads the field "${label}", which a Note can lack: wrap it in "optional", "nullable" or "otherwise"`;

const LACKS_UNREADABLE =
  "the list of the member \"entries\" can have EntryError, which its element isn't read from: say what becomes of it, such as { unreadable: 'skip' }";

test.each([
  ['export const move', 'const move', 'readMove: a shape with "sharedBy" must be exported'],
  [
    'parse: titleOf',
    'parse: (text: string) => text',
    '"parse" of the leaf title must be exported from its module, and imported from there by the shape\'s module',
  ],
  ['at(noteText,', 'at(moveNumber as never,', 'no reader of Note is given: moveNumber is a reader of Move'],
  [
    'at(noteText,',
    'at(undefined as never,',
    'the reader of the member "text" is undefined: the grammar has no such field',
  ],
  [
    "at(noteText, leaf('text'",
    "at(moveTiles as never, leaf('text'",
    'the member "text" reads a list with "at": use "list" or "characters"',
  ],
  [
    'number: at([moveNumber, faultyNumber]',
    'number: list([moveNumber, faultyNumber] as never',
    'the member "number" reads a field with "list": use "at"',
  ],
  ["unreadable: 'skip'", 'unreadable: undefined as never', LACKS_UNREADABLE],
  ["nullable(at(noteTo, leaf('to')))", "at(noteTo, leaf('to'))", lacksField('to')],
  [
    "optional(at(noteBy, leaf('by', { tryRead: byAt, span: nameSpan })))",
    "mapped(at(noteBy, leaf('by')), titleOf)",
    lacksField('by'),
  ],
])('a shape from which no code can be written is a problem: %s', async (before, after, problem) => {
  writeFileSync(join(folder, 'shape.ts'), SHAPES.replace(before, after));
  expect(await runShapes(run, importModule, output)).toBe(1);
  expect(printed).toEqual([`error: ${join(folder, 'shape.ts')}: ${problem}`]);
});
