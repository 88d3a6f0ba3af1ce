import { locateAzulGame } from '../../../generated/azul/locate.js';
import { readAzulGame } from '../../../generated/azul/lower.js';
import type { AzulGame as Root, Kind } from '../../../generated/azul/nodes.js';
import { parse } from '../../../generated/azul/parser.js';
import type { Reader, ReaderDeclaration } from '../../notation/index.js';
import { defineReader } from '../define-reader.js';
import { AZUL_CHECKS } from './checks.js';
import { azulDiagnostics } from './codes.js';
import { type AzulFacts, factsOf } from './facts.js';
import { areOneFault } from './faults/one-fault.js';
import { azulInfo } from './info.js';
import type { AzulGame } from './model/shape.js';
import type { AzulOptions } from './options.js';
import { checkLegality } from './replay/legality.js';
import { AZUL_SYNTAX } from './syntax.js';

/** Declares how Azul texts are read. */
export const azulDeclaration: ReaderDeclaration<AzulGame, Root, typeof Kind, AzulOptions, AzulFacts> = {
  info: azulInfo,
  parse,
  diagnostics: [azulDiagnostics],
  syntax: AZUL_SYNTAX,
  areOneFault,
  checks: AZUL_CHECKS,
  facts: factsOf,
  lower: (tree) => readAzulGame(tree, tree.root.index),
  legality: checkLegality,
  locate: (tree) => locateAzulGame(tree, tree.root.index),
};

/** Reads like `parseAzul`, except that its readings can't be edited, which makes a program that only reads smaller. */
export const readAzul: Reader<AzulGame, Root, AzulOptions> = /* @__PURE__ */ defineReader(azulDeclaration);
