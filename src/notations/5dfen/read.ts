import type * as nodes from '../../../generated/5dfen/nodes.js';
import { parse } from '../../../generated/5dfen/parser.js';
import { isSeparator, isTurn, separatorText } from '../../../generated/5dfen/readers.js';
import { firstNode, nextNode, type Tree } from '../../cst/index.js';
import { type Diagnostic, hasErrors } from '../../diagnostics/index.js';
import type { Reading, ReadOptions, StructureOptions } from '../../notation/format.js';
import { checkedDialect } from '../../notation/dialect.js';
import { orOtherNotation } from '../../notation/other-notation.js';
import { fiveDDiagnostics } from './codes.js';
import { checkStructure } from './checks.js';
import { type LoweredGame, lowerGame } from './lower.js';
import type { FiveDGame } from './model.js';
import { type Dialect, DIALECTS } from './print-board.js';
import { syntaxDiagnostics } from './syntax.js';

/** A 5DFEN text that was read. */
export interface FiveDReading extends Reading<FiveDGame> {
  readonly tree: Tree<nodes.GameRecord | undefined>;
  readonly model: FiveDGame;
  /** The dialect of its first board; `current` without boards. */
  readonly dialect: Dialect;
}

/** What level `rules` says of a game, given the errors of the other levels. */
type JudgePlay = (tree: Tree, lowered: LoweredGame, faults: readonly Diagnostic[]) => readonly Diagnostic[];

/** Reads a text, and judges it at the levels wanted; at level `rules` by `judgePlay`. */
export function readFiveD(
  text: string,
  { level = 'rules', dialect }: ReadOptions<Dialect>,
  judgePlay: JudgePlay,
): FiveDReading {
  checkedDialect('5dfen', DIALECTS, dialect);
  const tree = parse(text);
  const lowered = lowerGame(tree);
  const syntax = syntaxDiagnostics(tree, lowered.movesBegin);
  const structure = level === 'syntax' ? [] : checkStructure(tree, lowered);
  const faults = [...syntax, ...structure].filter(({ severity }) => severity === 'error');
  const rules = level === 'rules' ? judgePlay(tree, lowered, faults) : [];
  return {
    tree,
    model: lowered.game,
    diagnostics: orOtherNotation(text, '5dfen', [...syntax, ...structure, ...rules], fiveDDiagnostics),
    isWellFormed: !hasErrors(syntax),
    dialect: dialectOf(tree),
  };
}

/**
 * Reads and judges a 5DFEN text without playing its moves; never throws. A program that needs no more than this does not
 * load the rules of the game.
 */
export const parse5dfenStructure = (text: string, options: StructureOptions<Dialect> = {}): FiveDReading =>
  readFiveD(text, { level: 'structure', ...options }, () => []);

function dialectOf(tree: Tree): Dialect {
  for (let i = firstNode(tree); i !== 0 && !isTurn(tree, i); i = nextNode(tree, i)) {
    if (isSeparator(tree, i)) return separatorText(tree, i) === ';' ? 'draft' : 'current';
  }
  return 'current';
}
