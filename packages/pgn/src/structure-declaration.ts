import type { Tree } from 'ludogram/cst';
import { locateFile } from '../generated/pgn/locate.js';
import { readPgnFile } from '../generated/pgn/lower.js';
import type { PgnFile } from '../generated/pgn/nodes.js';
import { parse } from '../generated/pgn/parser.js';
import { PGN_CHECKS } from './checks/index.js';
import { pgnDiagnostics } from './codes.js';
import { pgnInfo } from './info.js';
import { pgnSyntax } from './syntax.js';

/** Declares how PGN texts are read and checked without the rules of chess. */
export const pgnStructureDeclaration = {
  info: pgnInfo,
  parse,
  diagnostics: [pgnDiagnostics],
  syntax: pgnSyntax,
  checks: PGN_CHECKS,
  lower: (tree: Tree<PgnFile>) => readPgnFile(tree, tree.root.index),
  locate: (tree: Tree<PgnFile>) => locateFile(tree, tree.root.index),
};
