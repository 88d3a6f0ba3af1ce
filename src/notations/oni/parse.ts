import type { OniFile } from '../../../generated/oni/nodes.js';
import { parse } from '../../../generated/oni/parser.js';
import type { Tree } from '../../cst/index.js';
import { type Diagnostic, hasErrors } from '../../diagnostics/index.js';
import { type CardSet, STANDARD_CARDS } from '../../games/onitama/index.js';
import { checkedDialect } from '../../notation/dialect.js';
import type { Reading, ReadOptions } from '../../notation/format.js';
import { orOtherNotation } from '../../notation/other-notation.js';
import { oniDiagnostics } from './codes.js';
import { checkStructure } from './checks.js';
import { type LoweredOni, lowerOni } from './lower.js';
import type { OniGame } from './model.js';
import { replayGame } from './replay.js';
import { checkRules } from './rules.js';
import { firstShifted } from './shifted.js';
import { syntaxDiagnostics } from './syntax.js';

/** How an `.oni` text is read. */
export interface OniOptions extends ReadOptions<never> {
  /** The cards that exist; the sixteen of the game if absent. */
  readonly cards?: CardSet;
}

/** An `.oni` text that was read. */
export interface OniReading extends Reading<OniGame> {
  readonly tree: Tree<OniFile>;
  readonly model: OniGame;
}

/**
 * Reads and judges an `.oni` text; never throws. Moves behind an unreadable one are not judged by the rules, and no
 * move is where the board or the cards are unreadable. A text that lacks a character is not blamed for the moves that
 * only look wrong because of it.
 */
export function parseOni(text: string, options: OniOptions = {}): OniReading {
  const { level = 'rules', cards = STANDARD_CARDS } = options;
  checkedDialect('oni', [], options.dialect);
  const tree = parse(text);
  const syntax = syntaxDiagnostics(tree, cards);
  const lowered = lowerOni(tree, cards);
  const structure = level === 'syntax' ? [] : checkStructure(lowered, cards);
  const rules = level === 'rules' && lowered.boardIsReadable ? judgeMoves(tree, lowered, cards) : [];
  const diagnostics = [...syntax, ...structure, ...rules];
  return {
    tree,
    model: lowered.game,
    diagnostics: orOtherNotation(text, 'oni', diagnostics, oniDiagnostics),
    isWellFormed: !hasErrors(syntax),
  };
}

function judgeMoves(tree: Tree<OniFile>, { game, moves }: LoweredOni, cards: CardSet): Diagnostic[] {
  const replay = replayGame(game, cards);
  if (replay === undefined) return [];
  return checkRules(replay.plies.slice(0, firstShifted(tree, moves, replay)), moves, tree);
}
