import type { GameRecord } from '../../../generated/otn/nodes.js';
import { parse } from '../../../generated/otn/parser.js';
import { explain, type Tree } from '../../cst/index.js';
import { type Diagnostic, hasErrors } from '../../diagnostics/index.js';
import { dispatchFor, runChecks } from '../../notation/check.js';
import { checkedDialect } from '../../notation/dialect.js';
import type { ReadOptions, StructureOptions } from '../../notation/format.js';
import { orOtherNotation } from '../../notation/other-notation.js';
import { type Dialect, DIALECTS } from './dialect.js';
import { checkTags } from './game/checks-tags.js';
import { checkTurns } from './game/checks-turns.js';
import { otnDiagnostics } from './game/codes.js';
import { type LoweredGame, lowerGame } from './game/lower.js';
import { type OtnGame, tagOf } from './model.js';
import { MOVE_CHECKS } from './move/checks.js';
import type { OtnCheck, OtnContext } from './options.js';
import { POSITION_CHECKS } from './position/checks.js';
import { RULES_CHECKS } from './rules/checks.js';
import { sizeOf } from './rules/defaults.js';
import { OTN_SYNTAX } from './syntax.js';

/** A text that was read. The model is what could be understood of it. */
export interface OtnReading<Model, Root> {
  readonly tree: Tree<Root & NonNullable<Tree['root']>>;
  readonly model: Model;
  readonly diagnostics: readonly Diagnostic[];
  /** Whether the text has no syntax error, so that it can be written anew. */
  readonly isWellFormed: boolean;
  /** The dialect that it was read in. */
  readonly dialect: Dialect;
}

/** A game that was read, and what its parts are in the tree. */
export interface GameReading {
  readonly reading: OtnReading<OtnGame, GameRecord>;
  readonly lowered: LoweredGame;
}

const CHECKS: readonly OtnCheck[] = [...RULES_CHECKS, ...POSITION_CHECKS, ...MOVE_CHECKS];

/**
 * Reads a game and judges it up to level `structure`.
 *
 * @param choose - chooses the meaning of nested addresses that fit both conventions, given the tags
 */
export function readGame(
  text: string,
  { level = 'rules', dialect: wanted }: ReadOptions<Dialect>,
  choose?: Parameters<typeof lowerGame>[1],
): GameReading {
  const dialect = checkedDialect('otn', DIALECTS, wanted) as Dialect;
  const tree = parse(text);
  const lowered = lowerGame(tree, choose);
  const rules = tagOf(lowered.game, 'rules');
  const size = rules === undefined ? undefined : sizeOf(rules);
  const isPuzzle = lowered.game.tags.some(({ type, value }) => type === 'puzzle' && value !== 'none');
  const found: Diagnostic[] = [];
  const context: OtnContext = {
    tree: tree as OtnContext['tree'],
    options: { dialect },
    facts: { size, kings: isPuzzle ? 'warning' : 'error' },
    report: (diagnostic) => void found.push(diagnostic),
    spanOf: () => undefined,
  };
  for (const failure of explain(tree)) {
    const made = OTN_SYNTAX[failure.kind as keyof typeof OTN_SYNTAX](failure, context, [failure]);
    for (const diagnostic of [made ?? []].flat()) found.push(diagnostic);
  }
  const run = (checks: readonly OtnCheck[]): void =>
    runChecks(tree, dispatchFor(checks, 'structure'), (check, at) => check.run(at, context));
  run(CHECKS.filter((check) => check.level === 'syntax'));
  const isWellFormed = !hasErrors(found);
  if (level !== 'syntax') {
    run(CHECKS.filter((check) => check.level === 'structure'));
    for (const diagnostic of [...checkTags(tree.root, { dialect, size }), ...checkTurns(tree, lowered, dialect)]) {
      found.push(diagnostic);
    }
  }
  const diagnostics = orOtherNotation(text, 'otn', found, otnDiagnostics);
  return { reading: { tree, model: lowered.game, diagnostics, isWellFormed, dialect }, lowered };
}

/**
 * Reads a game and judges it (section 4) without playing it; never throws. A program that needs no more than this does
 * not load the rules of the game.
 */
export const parseOtnStructure = (
  text: string,
  options: StructureOptions<Dialect> = {},
): OtnReading<OtnGame, GameRecord> => readGame(text, { level: 'structure', ...options }).reading;
