import type { SyntaxFailure, Tree } from 'ludogram/cst';
import type { SgfFile } from '../generated/sgf/nodes.js';
import { locateCollection } from '../generated/sgf/locate.js';
import { readSgfFile } from '../generated/sgf/lower.js';
import { parse } from '../generated/sgf/parser.js';
import { SGF_CHECKS } from './checks.js';
import { sgfDiagnostics } from './codes.js';
import { sgfInfo } from './info.js';
import { sgfSyntax } from './syntax.js';

/** How an SGF text is read and checked. */
export const sgfDeclaration = {
  info: sgfInfo,
  parse,
  diagnostics: [sgfDiagnostics],
  syntax: sgfSyntax,
  // Trees that end at the same offset are one fault. A value without its end contains the parentheses.
  areOneFault: (earlier: SyntaxFailure, later: SyntaxFailure) =>
    later.kind === 'UnclosedTreeError' &&
    (earlier.kind === later.kind || earlier.kind === 'UnclosedValueError') &&
    earlier.node.end === later.node.end,
  checks: SGF_CHECKS,
  lower: (tree: Tree<SgfFile>) => readSgfFile(tree, tree.root.index),
  locate: (tree: Tree<SgfFile>) => locateCollection(tree, tree.root.index),
};
