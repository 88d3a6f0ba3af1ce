import type { GameRecord, Kind } from '../../../generated/5dfen/nodes.js';
import { parse } from '../../../generated/5dfen/parser.js';
import { isSeparator, isTurn, separatorText } from '../../../generated/5dfen/readers.js';
import { firstNode, nextNode, type Tree } from '../../cst/index.js';
import type { Reader, ReaderDeclaration } from '../../notation/index.js';
import { defineReader, structureReader } from '../define-reader.js';
import { BOARD_CHECKS } from './boards/checks.js';
import { boardDiagnostics } from './boards/codes.js';
import { fiveDDiagnostics } from './codes.js';
import { RecordFacts } from './facts.js';
import { areOneFault } from './faults/one-fault.js';
import { HEADER_CHECKS } from './headers/checks.js';
import { headerDiagnostics } from './headers/codes.js';
import { fiveDInfo } from './info.js';
import { locate5dfen, pathInModel } from './model/locate.js';
import { lowerGame } from './model/lower.js';
import type { FiveDGame } from './model/model.js';
import type { Dialect, FiveDOptions, FiveDStructureOptions } from './options.js';
import { checkLegality } from './replay/legality.js';
import { FIVE_D_SYNTAX } from './syntax.js';
import { TURN_CHECKS } from './turns/checks.js';
import { turnDiagnostics } from './turns/codes.js';
import { MOVE_CHECKS } from './turns/move-checks.js';

type Declaration = ReaderDeclaration<FiveDGame, GameRecord | undefined, typeof Kind, FiveDOptions, RecordFacts>;

/** Declares how 5DFEN texts are read and played. */
export const fiveDDeclaration: Declaration = /* @__PURE__ */ declarationWith({ legality: checkLegality });

/** Reads like `parse5dfen`, except that its readings can't be edited, which makes a program that only reads smaller. */
export const read5dfen: Reader<FiveDGame, GameRecord | undefined, FiveDOptions> =
  /* @__PURE__ */ defineReader(fiveDDeclaration);

/**
 * Reads like `parse5dfenStructure`, except that its readings can't be edited, which makes a program that only reads
 * smaller.
 */
export const read5dfenStructure: Reader<FiveDGame, GameRecord | undefined, FiveDStructureOptions> =
  /* @__PURE__ */ structureReader(/* @__PURE__ */ defineReader(/* @__PURE__ */ declarationWith({})));

/** Declares how 5DFEN texts are read. `rules` has the part that requires the rules of the game. */
function declarationWith(rules: Pick<Declaration, 'legality'>): Declaration {
  return {
    info: fiveDInfo,
    parse,
    diagnostics: [fiveDDiagnostics, headerDiagnostics, boardDiagnostics, turnDiagnostics],
    syntax: FIVE_D_SYNTAX,
    areOneFault,
    checks: [...HEADER_CHECKS, ...BOARD_CHECKS, ...TURN_CHECKS, ...MOVE_CHECKS],
    facts: (tree) => new RecordFacts(tree),
    lower: (tree) => lowerGame(tree),
    dialectOf,
    locate: locate5dfen,
    pathInModel,
    ...rules,
  };
}

function dialectOf(tree: Tree): Dialect {
  for (let node = firstNode(tree); node !== 0 && !isTurn(tree, node); node = nextNode(tree, node)) {
    if (isSeparator(tree, node)) return separatorText(tree, node) === ';' ? 'draft' : 'current';
  }
  return 'current';
}
