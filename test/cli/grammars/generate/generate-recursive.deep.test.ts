import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { RunOutput } from '../../../../src/cli/generate/output.js';
import { runGenerate } from '../../../../src/cli/generate/run.js';
import { runShapes, type ShapeRun } from '../../../../src/cli/generate/run-shapes.js';
import { importModule } from '../../../../src/config/import-module.js';
import type { Tree } from '../../../../src/cst/index.js';
import type { Generated } from '../../../../src/generator/generate.js';
import type { Codec } from '../../../../src/notation/codec/index.js';
import { decodeJson, schemaOf } from '../../../../src/notation/index.js';
import type { Locator, Path } from '../../../../src/notation/shape/index.js';
import { withoutRootWarnings } from '../../../support/generation/root-warnings.js';
import { ROOT } from '../../../support/shared.js';

const GRAMMAR = `
Game     = _ (tags:(Tag / TagError) _)* (items:item _)* (end:End _ (after:Note _)*)? !.
item     = Move / Pass / Drop / Note / Mark / Line / ItemError
Line     = "(" _ (items:item _)* ")"
Tag      = "=" key:Key
TagError = "=="
Key      = [a-z]+
Move     = [a-h] [1-8] ![a-z0-9]
Pass     = "pass"
Drop     = "@" [a-h] [1-8]
Note     = "{" [^}]* "}"
Mark     = [!?]
End      = "."
ItemError = [x-z]+
_        = [ \\n]*
`;

const LEAVES = `
import { type NodeIndex, textOf, type Tree } from '${ROOT}/src/cst/index.js';
import { gameTags, isPass } from './out/game/readers.js';
export const moveAt = (tree: Tree, at: NodeIndex): string => (isPass(tree, at) ? '-' : textOf(tree, at));
export const noteAt = (tree: Tree, at: NodeIndex): string => textOf(tree, at).slice(1, -1);
export const byKey = (a: { key: string }, b: { key: string }): number => (a.key < b.key ? -1 : 1);
export const walkTags = { first: gameTags.first, next: gameTags.next };
`;

const SHAPES = `
import { at, anyKind, codecOf, groups, leaf, list, type Model, optional, record, recursive, type Shape } from '${ROOT}/src/notation/shape/index.js';
import type { NodeIndex } from '${ROOT}/src/cst/index.js';
import type { Line } from './out/game/nodes.js';
import { gameAfter, gameChildren, gameEnd, gameItems, gameTags, isDrop, isEnd, isGame, isItemError, isLine, isMark, isMove, isNote, isPass, isTag, lineChildren, lineItems, tagKey } from './out/game/readers.js';
import { byKey, moveAt, noteAt, walkTags } from './leaves.js';

const note = leaf('note', { is: isNote, read: noteAt });
export const plain = record([isMove, isPass, isDrop], { move: leaf('move', { read: moveAt }) }, { isShared: true });
const movetext = (line: Shape<LineModel, NodeIndex<Line>>) =>
  groups([gameChildren, lineChildren], plain, {
    marks: leaf('mark', { is: anyKind(isMark), isShared: true }),
    notes: note,
    lines: line,
  }, { leading: 'notes', ends: isItemError, closes: isEnd, fields: [gameItems, gameAfter, lineItems], json: { lines: { problem: 'no lines' } } });
export const line = recursive('line', (self: Shape<LineModel, NodeIndex<Line>>) => {
  const { elements, leading } = movetext(self);
  return record(isLine, { notes: leading, moves: elements });
}, { most: 2, problem: 'too deep' });
export interface LineModel extends Model<typeof line> {}

const { elements, leading } = movetext(line);
export const game = record(isGame, {
  tags: optional(list(gameTags, record(isTag, { key: at(tagKey, leaf('key', { isShared: true })) }), {
    unreadable: 'skip', isAbsentIfEmpty: true, sortedBy: byKey, walk: walkTags,
  })),
  notes: leading,
  moves: elements,
}, { layout: [gameEnd] });
export const gameCodec = codecOf(game);
`;

let folder: string;
let run: ShapeRun;
let printed: string[];
const output: RunOutput = {
  info: () => undefined,
  problem: (line) => {
    if (withoutRootWarnings(line) !== '') printed.push(line);
  },
};

beforeEach(() => {
  printed = [];
  folder = mkdtempSync(join(tmpdir(), 'ludogram-recursive-'));
  writeFileSync(join(folder, 'game.peggy'), GRAMMAR);
  writeFileSync(join(folder, 'leaves.ts'), LEAVES);
  writeFileSync(join(folder, 'shape.ts'), SHAPES);
  const out = join(folder, 'out');
  const runtime = `${ROOT}/src/cst/index.js`;
  const shapeRuntime = `${ROOT}/src/notation/shape/index.js`;
  const onGenerated = (_: string, parser: Generated) => {
    run = { parser, shapes: [join(folder, 'shape.ts')], out, runtime, shapeRuntime };
  };
  runGenerate({ grammars: [join(folder, 'game.peggy')], out, runtime, onGenerated }, output);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface Line {
  readonly moves: readonly { readonly move: string; readonly marks?: unknown; readonly lines?: readonly Line[] }[];
}

/** The model of a text, and the texts of the parts that paths lead to. */
async function read(text: string) {
  expect([await runShapes(run, importModule, output), printed]).toEqual([0, []]);
  const load = (name: string) => importModule(join(folder, 'out/game', name));
  const { parse } = (await load('parser.ts')) as { parse: (text: string) => Tree };
  const { readGame } = (await load('lower.ts')) as { readGame: (tree: Tree, at: number) => Line };
  const { locateGame } = (await load('locate.ts')) as { locateGame: (tree: Tree, at: number) => Locator };
  const tree = parse(text);
  const node = tree.root?.index ?? 0;
  const find = locateGame(tree, node);
  const textAt = (...path: Path) => {
    const span = find(path);
    return span && text.slice(span.start, span.end);
  };
  return { model: readGame(tree, node), textAt };
}

const TEXT = '=b ==\n=a {open} a1 ! ? {one} (b2 (c3 {deep}) {in}) pass {last} . {after}';

test('elements have what comes after them, even lines that contain lines', async () => {
  const { model } = await read(TEXT);
  expect(model).toEqual({
    tags: [{ key: 'a' }, { key: 'b' }],
    notes: ['open'],
    moves: [
      {
        move: 'a1',
        marks: ['!', '?'],
        notes: ['one'],
        lines: [{ moves: [{ move: 'b2', notes: ['in'], lines: [{ moves: [{ move: 'c3', notes: ['deep'] }] }] }] }],
      },
      { move: '-', notes: ['last', 'after'] },
    ],
  });
});

test('a leaf whose values are shared can be a part of elements and, elsewhere, a value of its own', async () => {
  const leaf = "leaf('mark', { is: anyKind(isMark), isShared: true })";
  const shapes = SHAPES.replace(leaf, 'mark')
    .replace('const note =', `const mark = ${leaf};\nconst note =`)
    .replace(
      '  notes: leading,\n  moves: elements,\n}, {',
      (members) => `  all: list(gameItems, mark, { unreadable: 'skip' }),\n${members}`,
    );
  writeFileSync(join(folder, 'shape.ts'), shapes);
  const { model } = await read('! a1 ! a2 ? !');
  expect(model).toEqual({
    all: ['!', '!', '?', '!'],
    moves: [
      { move: 'a1', marks: ['!'] },
      { move: 'a2', marks: ['?', '!'] },
    ],
  });
});

test('absent lists are left out; nothing is read after the end; marks before the first move are not', async () => {
  expect((await read('! a1 zz b2')).model).toEqual({ moves: [{ move: 'a1' }] });
  expect((await read('({x} ! a1)')).model).toEqual({ moves: [] });
  expect((await read('a1 ({x} ! b2 zz c3)')).model).toEqual({
    moves: [{ move: 'a1', lines: [{ notes: ['x'], moves: [{ move: 'b2' }] }] }],
  });
});

test('elements are nodes of any number of kinds', async () => {
  const { model, textAt } = await read('a1 @b2 ! pass');
  expect(model).toEqual({ moves: [{ move: 'a1' }, { move: '@b2', marks: ['!'] }, { move: '-' }] });
  expect(textAt('moves', 1)).toBe('@b2 !');
});

test('each part has its span; an element reaches to its last part, but not beyond the closing node', async () => {
  const { textAt } = await read(TEXT);
  expect([
    textAt('tags', 0),
    textAt('tags', 1, 'key'),
    textAt('notes', 0),
    textAt('moves', 0),
    textAt('moves', 0, 'move'),
    textAt('moves', 0, 'marks', 1),
    textAt('moves', 0, 'lines', 0),
    textAt('moves', 0, 'lines', 0, 'moves', 0),
    textAt('moves', 0, 'lines', 0, 'moves', 0, 'lines', 0, 'moves', 0, 'notes', 0),
    textAt('moves', 1),
    textAt('moves', 1, 'notes', 1),
  ]).toEqual([
    '=a',
    'b',
    '{open}',
    'a1 ! ? {one} (b2 (c3 {deep}) {in})',
    'a1',
    '?',
    '(b2 (c3 {deep}) {in})',
    'b2 (c3 {deep}) {in}',
    '{deep}',
    'pass {last}',
    '{after}',
  ]);
  expect([textAt('moves'), textAt('moves', 2), textAt('moves', 0, 'notes', 7), textAt('moves', 'x')]).toEqual(
    Array.from({ length: 4 }),
  );
});

test('elements and lists with the same text are one frozen object', async () => {
  const { moves } = (await read('a1 a1 b2 ! c3 ! pass pass')).model;
  expect(moves[0]).toBe(moves[1]);
  expect(Object.isFrozen(moves[0])).toBe(true);
  expect(moves[2]?.marks).toBe(moves[3]?.marks);
  expect(moves[4]).toBe(moves[5]);
});

test('JSON and its schema contain themselves, as deep as the shape allows', async () => {
  await read('');
  const { gameCodec } = (await importModule(join(folder, 'shape.ts'))) as { gameCodec: Codec<Line> };
  const { model } = await read(TEXT);
  expect(decodeJson(gameCodec, gameCodec.encode(model))).toEqual({ ok: true, value: model });
  expect(schemaOf(gameCodec, { title: 'A game' })).toMatchObject({ $defs: { line: { required: ['moves'] } } });
  const { model: deep } = await read('a1 (a1 (a1 (a1 (a1))))');
  expect(() => gameCodec.encode(deep)).toThrow('too deep');
  const json = { moves: [{ move: { type: 'move', value: 'a1' }, lines: [] }] };
  expect(decodeJson(gameCodec, json)).toMatchObject({ ok: false, problem: { message: 'no lines' } });
});

test.each([
  ['export const line =', 'const line =', 'lines: a shape that can contain itself must be exported'],
  ['export const plain', 'const plain', 'readMove: a shape with "isShared" must be exported'],
  [
    "leaf('mark', { is: anyKind(isMark), isShared: true })",
    "leaf('mark')",
    'marks: elements and attached parts must have kinds of nodes',
  ],
  [
    'gameAfter, lineItems]',
    'lineItems]',
    'no member reads the field "after" of Game: add one with gameAfter, or list gameAfter in "layout"',
  ],
  [
    '  notes: leading,\n  moves: elements,',
    '  moves: elements,',
    'a record with groups has no member for their "leading", the notes before the first element',
  ],
  [
    '  notes: leading,\n  moves: elements,',
    '  notes: leading,',
    'a record with groups has no member for their "elements"',
  ],
])('a shape from which no code can be written is a problem: %s', async (before, after, problem) => {
  writeFileSync(join(folder, 'shape.ts'), SHAPES.replace(before, after));
  expect(await runShapes(run, importModule, output)).toBe(1);
  expect(printed).toEqual([`error: ${join(folder, 'shape.ts')}: ${problem}`]);
});
