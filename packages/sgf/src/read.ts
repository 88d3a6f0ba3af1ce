import type { Tree } from 'ludogram/cst';
import { locateCollection } from '../generated/sgf/locate.js';
import { readSgfFile } from '../generated/sgf/lower.js';
import type { SgfFile } from '../generated/sgf/nodes.js';
import { parse } from '../generated/sgf/parser.js';
import { SGF_CHECKS } from './checks.js';
import { sgfDiagnostics } from './codes.js';
import { areOneFault } from './faults/one-fault.js';
import { sgfInfo } from './info.js';
import { sgfSyntax } from './syntax.js';

/** How an SGF text is read and checked. */
export const sgfDeclaration = {
  info: sgfInfo,
  parse,
  diagnostics: [sgfDiagnostics],
  syntax: sgfSyntax,
  areOneFault,
  checks: SGF_CHECKS,
  lower: (tree: Tree<SgfFile>) => readSgfFile(tree, tree.root.index),
  locate: (tree: Tree<SgfFile>) => locateCollection(tree, tree.root.index),
};
