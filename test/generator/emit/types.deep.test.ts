import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runGenerate } from '../../../src/cli/generate/run.js';
import { compilerProblems } from '../../support/compile.js';
import { ROOT } from '../../support/shared.js';

const GRAMMAR = `
Game  = name:Word? moves:(Move / Pass / MoveError)* result:("1-0" / "0-1")? list:chain?
Move  = from:Square how:("-" / "x")  to:Square captured:[pn]i?
Pass  = "pass" / "skip"
Board = rows:Row|8, "/"| inner:Board? note:$Word
Row   = cells:(Square / Word)+
Square = [a-h] [1-8]
Word  = [a-z]+
chain = "," links:Word chain?
MoveError = "?"
`.replace('list:chain?', 'chain?');

/** Compiles only if views and readers have exactly the types that the grammar says. */
const USE = `
import { parse } from './game/parser.js';
import { isMove, Kind, type Board, type Game, type Move, type MoveError, type Pass, type Row, type Square, type Visitor, type Word } from './game/nodes.js';
import { visit } from './game/nodes.js';
import * as read from './game/readers.js';
import { textOf, type NodeIndex, type Token } from './cst/index.js';

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const same = <A, B>(verdict: Same<A, B>): void => void verdict;

const tree = parse('');
same<typeof tree.root, Game>(true);
const root = tree.root;
same<typeof root.name, Word | undefined>(true);
same<typeof root.moves, (Move | Pass | MoveError)[]>(true);
same<typeof root.result, Token<'1-0' | '0-1'> | undefined>(true);
same<typeof root.links, Word[]>(true);
declare const move: Move;
same<typeof move.from, Square>(true);
same<typeof move.how.text, '-' | 'x'>(true);
same<typeof move.captured, Token<'P' | 'p' | 'N' | 'n'> | Token<'N' | 'P' | 'n' | 'p'> | undefined>(true);
declare const pass: Pass;
same<typeof pass.text, 'pass' | 'skip'>(true);
const board = parse('', { start: 'Board' }).root;
same<typeof board, Board | undefined>(true);
declare const inner: Board;
same<typeof inner.inner, Board | undefined>(true);
same<typeof inner.note, Token>(true);
same<typeof inner.rows, Row[]>(true);
declare const row: Row;
same<typeof row.cells, (Square | Word)[]>(true);


const name = read.gameName(tree, root.index);
same<typeof name, NodeIndex<Word> | 0>(true);
for (let i = read.gameMoves.first(tree, root.index); i !== 0; i = read.gameMoves.next(tree, root.index, i)) {
  same<typeof i, NodeIndex<Move> | NodeIndex<Pass> | NodeIndex<MoveError>>(true);
  if (read.isMove(tree, i)) {
    same<typeof i, NodeIndex<Move>>(true);
    const from = read.moveFrom(tree, i);
    same<typeof from, NodeIndex<Square>>(true);
    const how = read.moveHowText(tree, i);
    same<typeof how, '-' | 'x'>(true);
    const view = tree.node(i);
    same<typeof view, Move>(true);
  } else if (read.isPass(tree, i)) {
    const text = textOf(tree, i);
    same<typeof text, 'pass' | 'skip'>(true);
    // @ts-expect-error -- a pass is not a move
    read.moveFrom(tree, i);
  }
}
const result = read.gameResultText(tree, root.index);
same<typeof result, '1-0' | '0-1' | undefined>(true);
// @ts-expect-error -- a number is not the index of a node
read.gameName(tree, 4);
// @ts-expect-error -- the name can be absent
textOf(tree, name);
// @ts-expect-error -- a start rule can fail
parse('', { start: 'Board' }).root.rows;
// @ts-expect-error -- an optional field
root.result.text;
// @ts-expect-error -- an element of a list
root.moves[0].kind;
// @ts-expect-error -- no such spelling
move.how.text === '+';
// @ts-expect-error -- the fields of one start rule are not those of another
board!.moves;
// @ts-expect-error -- exact optional properties
parse('', { depthLimit: undefined });
// @ts-expect-error -- there is no such start rule
parse('', { start: 'Move' });
// @ts-expect-error -- there is no such field
move.nothing;
for (const played of root.moves) {
  switch (played.kind) {
    case Kind.Move:
      same<typeof played, Move>(true);
      break;
    case Kind.Pass:
    case Kind.MoveError:
      same<typeof played, Pass | MoveError>(true);
      break;
    default:
      same<typeof played, never>(true);
  }
  if (isMove(played)) played.from;
}
// @ts-expect-error -- a visitor has a function for every kind
const partial: Visitor<number> = { Document: () => 0 };
export const visited: number = visit<number>(root, partial);
`;

test('views and readers have the types that the grammar says', () => {
  const folder = join(ROOT, 'node_modules', '.cache', 'types');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'game.peggy'), GRAMMAR);
  writeFileSync(join(folder, 'use.ts'), USE);
  const reported: string[] = [];
  const output = { info: () => undefined, problem: (text: string) => reported.push(text) };
  const run = { grammars: [join(folder, 'game.peggy')], out: folder, start: ['Game', 'Board'], standalone: true };
  expect(runGenerate(run, output), reported.join('\n')).toBe(0);
  for (const name of ['parser.ts', 'nodes.ts', 'readers.ts', 'explain.ts']) {
    const source = readFileSync(join(folder, 'game', name), 'utf8');
    expect(source).not.toMatch(/ts-ignore|ts-expect-error|ts-nocheck|[:<|(] ?any\b|as any\b/);
  }
  expect(compilerProblems([join(folder, 'use.ts')])).toEqual([]);
});
