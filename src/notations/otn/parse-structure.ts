import {
  type GameRecord,
  MissingMoveError,
  type MoveRecord,
  Position,
  type PositionRecord,
  type RulesRecord,
} from '../../../generated/otn/nodes.js';
import { parse } from '../../../generated/otn/parser.js';
import type { Tree } from '../../cst/index.js';
import { type Diagnostic, hasErrors } from '../../diagnostics/index.js';
import type { ReadOptions, StructureOptions } from '../../notation/format.js';
import { checkedDialect } from '../../notation/dialect.js';
import { orOtherNotation } from '../../notation/other-notation.js';
import { otnDiagnostics } from './game/codes.js';
import { moveDiagnostics } from './move/codes.js';
import { positionDiagnostics } from './position/codes.js';
import { rulesDiagnostics } from './rules/codes.js';
import { checkMoves } from './move/checks.js';
import { checkPosition } from './position/checks.js';
import { checkRules } from './rules/checks.js';
import { checkTags } from './game/checks-tags.js';
import { checkTurns } from './game/checks-turns.js';
import { deviations } from './rules/lenient-syntax.js';
import { type Dialect, DIALECTS } from './dialect.js';
import { type LoweredGame, lowerGame } from './game/lower.js';
import { lowerMove } from './move/lower.js';
import { lowerPosition } from './position/lower.js';
import { lowerRules } from './rules/lower.js';
import { type OtnGame, type OtnMove, type OtnPosition, type OtnRules, tagOf } from './model.js';
import { sizeOf } from './rules/defaults.js';
import { syntaxDiagnostics } from './syntax.js';

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

/**
 * Reads a game and judges it up to level `structure`.
 *
 * @param choose - chooses the meaning of nested addresses that fit both conventions, given the tags
 */
export function readGame(
  text: string,
  options: ReadOptions<Dialect>,
  choose?: Parameters<typeof lowerGame>[1],
): GameReading {
  const tree = parse(text);
  const lowered = lowerGame(tree, choose);
  const rules = tagOf(lowered.game, 'rules');
  const size = rules === undefined ? undefined : sizeOf(rules);
  const reading = judge('otn', otnDiagnostics, tree, lowered.game, options, (dialect) => [
    ...checkTags(tree.root, { dialect, size }),
    ...checkMoves(tree, { dialect, size }),
    ...checkTurns(tree, lowered, dialect),
  ]);
  return { reading, lowered };
}

/**
 * Reads a game and judges it (section 4) without playing it; never throws. A program that needs no more than this does
 * not load the rules of the game.
 */
export const parseOtnStructure = (
  text: string,
  options: StructureOptions<Dialect> = {},
): OtnReading<OtnGame, GameRecord> => readGame(text, { level: 'structure', ...options }).reading;

/** Reads and judges a positional record (section 1); never throws. */
export function parseOtnPosition(
  text: string,
  options: ReadOptions<Dialect> = {},
): OtnReading<OtnPosition | undefined, PositionRecord> {
  const tree = parse(text, { start: 'PositionRecord' });
  const { position } = tree.root;
  const isThere = position instanceof Position;
  const model = isThere ? lowerPosition(position) : undefined;
  return judge('otn-position', positionDiagnostics, tree, model, options, (dialect) =>
    isThere ? checkPosition(position, { dialect, size: undefined, kings: 'warning' }) : [],
  );
}

/** Reads and judges a move record (section 2); never throws. */
export function parseOtnMove(
  text: string,
  options: ReadOptions<Dialect> = {},
): OtnReading<OtnMove | undefined, MoveRecord> {
  const tree = parse(text, { start: 'MoveRecord' });
  const { move } = tree.root;
  const model = move instanceof MissingMoveError ? undefined : lowerMove(tree, move.index);
  return judge('otn-move', moveDiagnostics, tree, model, options, (dialect) =>
    checkMoves(tree, { dialect, size: undefined }),
  );
}

/** Reads and judges a rules record (section 3); never throws. */
export function parseOtnRules(text: string, options: ReadOptions<Dialect> = {}): OtnReading<OtnRules, RulesRecord> {
  const tree = parse(text, { start: 'RulesRecord' });
  const { root } = tree;
  return judge('otn-rules', rulesDiagnostics, tree, lowerRules(root), options, (dialect) =>
    checkRules(root, { dialect, kings: 'warning' }),
  );
}

/** What the levels say of a text; each asks for more than the one in front of it. */
function judge<Model, Root>(
  id: string,
  catalogue: Parameters<typeof orOtherNotation>[3],
  tree: Tree<Root & NonNullable<Tree['root']>>,
  model: Model,
  { level = 'rules', dialect: wanted }: ReadOptions<Dialect>,
  checkStructure: (dialect: Dialect) => Diagnostic[],
): OtnReading<Model, Root> {
  const dialect = checkedDialect(id, DIALECTS, wanted) as Dialect;
  const syntax = [...syntaxDiagnostics(tree), ...deviations(tree)];
  const structure = level === 'syntax' ? [] : checkStructure(dialect);
  const diagnostics = orOtherNotation(tree.text, id, [...syntax, ...structure], catalogue);
  return { tree, model, diagnostics, isWellFormed: !hasErrors(syntax), dialect };
}
