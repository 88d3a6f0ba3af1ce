import { defineReader, type Reader } from 'ludogram';
import type { Tree } from 'ludogram/cst';
import { locateCollection } from '../generated/sgf/locate.js';
import { readSgfFile } from '../generated/sgf/lower.js';
import type { Kind, SgfFile } from '../generated/sgf/nodes.js';
import { parse } from '../generated/sgf/parser.js';
import { SGF_CHECKS } from './checks/index.js';
import { sgfDiagnostics } from './codes.js';
import { areOneFault } from './faults/one-fault.js';
import { sgfInfo } from './info.js';
import type { SgfCollection } from './model/model.js';
import { sgfSyntax } from './syntax.js';

/** Declares how SGF texts are read and checked. */
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

/** Reads like `parseSgf`, except that its readings can't be edited, which makes a program that only reads smaller. */
export const readSgf: Reader<SgfCollection, SgfFile> = /* @__PURE__ */ defineReader<
  SgfCollection,
  SgfFile,
  typeof Kind
>(sgfDeclaration);
