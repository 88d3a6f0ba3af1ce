import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunOutput } from '../../../src/cli/generate/output.js';
import { runGenerate } from '../../../src/cli/generate/run.js';
import { runShapes } from '../../../src/cli/generate/run-shapes.js';
import type { Generated } from '../../../src/generator/generate.js';
import { ROOT } from '../shared.js';

const RUNTIME = `${ROOT}/src/cst/index.js`;
const SHAPES = `${ROOT}/src/notation/shape/index.js`;

/** A library of rules, with shapes, and two notations that import both. */
export const IMPORTED_FILES = {
  'board.peggy': `
Block = "[" areas:area|1.., " "| "]"
area = Square / Block
Square = file:$[a-h] rank:$[1-8]
`,
  'moves.peggy': `
import { Square } from "./board.peggy"
Moves = moves:(Move / Pass)|.., " "|
Move = from:Square "-" to:Square
Pass = "pass"
`,
  'setup.peggy': `
import * as board from "./board.peggy"
Setup = title:Title? stones:Stone|.., ";"|
Title = "=" [a-z]+ " "
Stone = color:$[bw] on:board.Square marked:board.Block?
`,
  'leaves.ts': 'export const fileOf = (text: string): number => text.charCodeAt(0) - 97;',
  'board.shape.ts': `
import { at, constant, leaf, list, type Model, record, recursive, type Shape, variants } from '${SHAPES}';
import type { NodeIndex } from '${RUNTIME}';
import type { Block, Square } from './out/board/nodes.js';
import * as readers from './out/board/readers.js';
import { fileOf } from './leaves.js';

const file = leaf('file', { pattern: /^[a-h]$/, parse: fileOf, print: (value: number) => 'abcdefgh'.charAt(value) });
export const square = record(readers.isSquare, {
  type: constant('square'),
  file: at(readers.squareFile, file),
  rank: at(readers.squareRank, leaf('rank', { pattern: /^[1-8]$/ })),
});
export interface SquareModel extends Model<typeof square> {}
export interface BlockModel {
  readonly type: 'block';
  readonly areas: readonly (SquareModel | BlockModel)[];
}
export const block = recursive('block', (self: Shape<BlockModel, NodeIndex<Block>>) =>
  record(readers.isBlock, {
    type: constant('block'),
    areas: list(readers.blockAreas, variants('expected an area', { square, block: self })),
  }),
);
`,
  'moves.shape.ts': `
import { at, choice, codecOf, constant, imported, list, record, variants } from '${SHAPES}';
import { square as boardSquare } from './board.shape.js';
import * as readers from './out/moves/readers.js';

const square = imported(readers.isSquare, boardSquare);
const move = record(readers.isMove, { type: constant('move'), from: at(readers.moveFrom, square), to: at(readers.moveTo, square) });
const pass = record(readers.isPass, { type: constant('pass'), text: choice('pass', ['pass']) }, { sole: 'text' });
export const moves = record(readers.isMoves, { moves: list(readers.movesMoves, variants('expected a move', { move, pass })) });
export const movesCodec = codecOf(moves);
`,
  'stones.ts': `
import { elementsOf, type NodeIndex, type Tree } from '${RUNTIME}';
import type { Setup } from './out/setup/nodes.js';
import * as readers from './out/setup/readers.js';
export const countOfStones = (tree: Tree, at: NodeIndex<Setup>): number => elementsOf(tree, at, readers.setupStones).length;
export const wordOf = (letter: string): string => (letter === 'b' ? 'black' : 'white');
`,
  'setup.shape.ts': `
import { transform } from '${ROOT}/src/notation/codec/index.js';
import { at, codecOf, derive, imported, leaf, list, mapped, nullable, number, optional, record, withJson } from '${SHAPES}';
import { block as boardBlock, square as boardSquare } from './board.shape.js';
import * as readers from './out/setup/readers.js';
import { countOfStones, wordOf } from './stones.js';

const color = withJson(mapped(at(readers.stoneColor, leaf('color')), wordOf), (plain) =>
  transform(plain, { decode: wordOf, encode: (word) => word.charAt(0) }),
);
const stone = record(readers.isStone, {
  color,
  on: at(readers.stoneOn, imported(readers.isSquare, boardSquare)),
  marked: optional(at(readers.stoneMarked, imported(readers.isBlock, boardBlock))),
});
export const setup = record(readers.isSetup, {
  title: nullable(at(readers.setupTitle, leaf('title'))),
  count: derive(number('count'), { read: countOfStones }),
  stones: list(readers.setupStones, stone),
});
export const setupCodec = codecOf(setup);
`,
};

/** Vitest compiles faster than the command line does. */
const importModule = (file: string) => import(file) as Promise<Record<string, unknown>>;

/** The modules of both notations that the compiler must accept. */
export const importedModules = (folder: string): readonly string[] =>
  ['moves', 'setup'].flatMap((id) =>
    [`out/${id}/lower.ts`, `out/${id}/locate.ts`, `${id}.shape.ts`].map((name) => join(folder, name)),
  );

/** Writes the files of the library and both notations, and the parser of the library: its shapes import its readers. */
export function writeImported(folder: string, output: RunOutput): void {
  for (const [name, text] of Object.entries(IMPORTED_FILES)) writeFileSync(join(folder, name), text);
  runGenerate({ grammars: [join(folder, 'board.peggy')], out: join(folder, 'out'), runtime: RUNTIME }, output);
}

/** Generates the parser of a notation, and the code of its shapes. */
export async function generateImported(folder: string, id: string, output: RunOutput): Promise<void> {
  const out = join(folder, 'out');
  const shapes = [join(folder, `${id}.shape.ts`)];
  const code = { shapes, out, runtime: RUNTIME, shapeRuntime: SHAPES };
  const runs: Promise<unknown>[] = [];
  const onGenerated = (_: string, parser: Generated) => runs.push(runShapes({ parser, ...code }, importModule, output));
  runGenerate({ grammars: [join(folder, `${id}.peggy`)], out, runtime: RUNTIME, onGenerated }, output);
  await Promise.all(runs);
}
