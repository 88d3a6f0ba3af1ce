import { locateOniGame } from '../../../generated/oni/locate.js';
import { readOniFile } from '../../../generated/oni/lower.js';
import type { Kind, OniFile } from '../../../generated/oni/nodes.js';
import { parse } from '../../../generated/oni/parser.js';
import { STANDARD_CARDS } from '../../games/onitama/index.js';
import type { Reader, ReaderDeclaration } from '../../notation/index.js';
import { defineReader } from '../define-reader.js';
import { ONI_CHECKS } from './checks.js';
import { oniDiagnostics } from './codes.js';
import { areOneFault } from './faults/one-fault.js';
import { oniInfo } from './info.js';
import type { OniGame } from './model/shape.js';
import type { OniOptions } from './options.js';
import { checkLegality, checkLegalityWith, literalFaults } from './replay/legality.js';
import { ONI_SYNTAX } from './syntax.js';

/** Declares how the texts of games are read: each error node and each illegal move is an error of its own. */
export const oniDeclaration: ReaderDeclaration<OniGame, OniFile, typeof Kind, OniOptions, undefined> = {
  info: oniInfo,
  parse,
  diagnostics: [oniDiagnostics],
  syntax: ONI_SYNTAX,
  checks: ONI_CHECKS,
  lower: (tree, { cards = STANDARD_CARDS }) => readOniFile(tree, tree.root.index, cards),
  legality: (game, hiding, context) => checkLegalityWith(literalFaults, game, hiding, context),
  locate: (tree, { cards = STANDARD_CARDS }) => locateOniGame(tree, tree.root.index, cards),
};

/** Reads like `parseOni`, except that its readings can't be edited, which makes a program that only reads smaller. */
export const readOni: Reader<OniGame, OniFile, OniOptions> = /* @__PURE__ */ (() =>
  defineReader({ ...oniDeclaration, areOneFault, legality: checkLegality }))();
