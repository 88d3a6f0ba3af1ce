import type { GameRecord, Kind } from '../../../../generated/otn/nodes.js';
import { parse } from '../../../../generated/otn/parser.js';
import type { Reader, ReaderDeclaration, StructureOptions } from '../../../notation/index.js';
import { defineReader, structureReader } from '../../define-reader.js';
import { areOneFault } from '../faults/one-fault.js';
import { otnInfo } from '../info.js';
import { MOVE_CHECKS } from '../move/checks.js';
import { moveDiagnostics } from '../move/codes.js';
import type { Dialect, OtnOptions } from '../options.js';
import { POSITION_CHECKS } from '../position/checks.js';
import { positionDiagnostics } from '../position/codes.js';
import { RULES_CHECKS } from '../rules/checks.js';
import { rulesDiagnostics } from '../rules/codes.js';
import { OTN_SYNTAX } from '../syntax.js';
import { otnDiagnostics } from './codes.js';
import { TaflGameFacts } from './facts.js';
import { locateOtn } from './model/locate.js';
import { lowerGame } from './model/lower.js';
import type { OtnGame } from './model/model.js';
import { chooseByRules } from './replay/choose-by-rules.js';
import { checkLegality } from './replay/legality.js';
import { TAG_CHECKS } from './tags/checks.js';
import { tagDiagnostics } from './tags/codes.js';
import { TURN_CHECKS } from './turns/checks.js';
import { turnDiagnostics } from './turns/codes.js';
import { VARIATION_CHECKS } from './turns/variation-checks.js';

type Declaration = ReaderDeclaration<OtnGame, GameRecord, typeof Kind, OtnOptions, TaflGameFacts>;

/** Declares how games are read and played. */
export const otnDeclaration: Declaration = /* @__PURE__ */ declarationWith({
  facts: (tree, { level = 'rules' }) => new TaflGameFacts(tree, level === 'rules' ? chooseByRules : undefined),
  legality: checkLegality,
});

/** Reads like `parseOtn`, except that its readings can't be edited, which makes a program that only reads smaller. */
export const readOtn: Reader<OtnGame, GameRecord, OtnOptions> = /* @__PURE__ */ defineReader(otnDeclaration);

/**
 * Reads like `parseOtnStructure`, except that its readings can't be edited, which makes a program that only reads
 * smaller.
 */
export const readOtnStructure: Reader<OtnGame, GameRecord, StructureOptions<Dialect>> = /* @__PURE__ */ structureReader(
  /* @__PURE__ */ defineReader(/* @__PURE__ */ declarationWith({})),
);

/** Declares how games are read. `rules` has the parts that require the rules of the game. */
function declarationWith(rules: Partial<Pick<Declaration, 'facts' | 'legality'>>): Declaration {
  return {
    info: otnInfo,
    parse,
    diagnostics: [
      otnDiagnostics,
      tagDiagnostics,
      turnDiagnostics,
      positionDiagnostics,
      moveDiagnostics,
      rulesDiagnostics,
    ],
    syntax: OTN_SYNTAX,
    areOneFault,
    checks: [...POSITION_CHECKS, ...MOVE_CHECKS, ...RULES_CHECKS, ...TAG_CHECKS, ...TURN_CHECKS, ...VARIATION_CHECKS],
    facts: (tree) => new TaflGameFacts(tree),
    lower: (tree, _, { tags, playedTurns }) => lowerGame(tree, tags, playedTurns),
    locate: (tree, _, facts) => locateOtn(tree, facts),
    ...rules,
  };
}
