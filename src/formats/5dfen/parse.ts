import * as nodes from '../../../generated/5dfen/nodes.js';
import { parse } from '../../../generated/5dfen/parser.js';
import type { Tree } from '../../cst/index.js';
import { type Diagnostic, hasErrors, type Span, sortDiagnostics } from '../../diagnostics/index.js';
import type { ReadOptions } from '../format.js';
import { lookalike } from '../lookalike.js';
import { fiveDCatalogue } from './catalogue.js';
import { checkStructure } from './checks.js';
import { type LoweredGame, lowerGame } from './lower.js';
import type { FiveDGame } from './model.js';
import type { Dialect } from './print-board.js';
import { checkRules } from './rules.js';
import { syntaxDiagnostics } from './syntax.js';

/** A 5DFEN text that was read. */
export interface FiveDReading {
  readonly tree: Tree<nodes.GameRecord | undefined>;
  readonly model: FiveDGame;
  readonly diagnostics: readonly Diagnostic[];
  /** Whether the text has no syntax error, so that it can be written anew. */
  readonly isWellFormed: boolean;
  /** The dialect of its first board; `current` without boards. */
  readonly dialect: Dialect;
}

/**
 * Reads and judges a 5DFEN text; never throws. The dialect is recognised for each board. A text that is clearly in
 * another notation gets one diagnostic that names it. Moves are judged by the rules where all boards could be read.
 */
export function parse5dfen(text: string, { level = 'rules' }: ReadOptions = {}): FiveDReading {
  const tree = parse(text);
  const lowered = lowerGame(tree);
  const syntax = syntaxDiagnostics(tree);
  const structure = level === 'syntax' ? [] : checkStructure(tree, lowered);
  const faults = [...syntax, ...structure].filter(({ severity }) => severity === 'error');
  const rules = level === 'rules' && canBePlayed(lowered, faults) ? checkRules(lowered, firstFault(tree, faults)) : [];
  const found = [...syntax, ...structure, ...rules];
  const other = hasErrors(found) ? lookalike(text) : undefined;
  const diagnostics =
    other === undefined
      ? sortDiagnostics(found)
      : [fiveDCatalogue.report('other-notation', firstLine(text), { name: other })];
  return {
    tree,
    model: lowered.game,
    diagnostics,
    isWellFormed: !hasErrors(syntax) && other === undefined,
    dialect: dialectOf(tree),
  };
}

/** Whether it is known where the game begins. */
function canBePlayed({ boardsAreReadable }: LoweredGame, faults: readonly Diagnostic[]): boolean {
  return boardsAreReadable && !faults.some(({ code }) => code === '5dfen/tag-after-moves');
}

/** Where among the moves the first fault is: what follows it may only look wrong because of it. */
function firstFault({ root }: Tree<nodes.GameRecord | undefined>, faults: readonly Diagnostic[]): number {
  const moves = root?.turns[0]?.start ?? Number.POSITIVE_INFINITY;
  return faults.reduce(
    (first, { span }) => (span.start >= moves ? Math.min(first, span.start) : first),
    Number.POSITIVE_INFINITY,
  );
}

/** The first line that is not blank. */
function firstLine(text: string): Span {
  const start = /\S/.exec(text)?.index ?? 0;
  const length = text.slice(start).search(/[\r\n]/);
  return { start, end: length === -1 ? text.length : start + length };
}

function dialectOf(tree: Tree): Dialect {
  const cursor = tree.cursor();
  while (cursor.next()) {
    if (cursor.kind === nodes.Kind.Separator) return cursor.node.text === ';' ? 'draft' : 'current';
    if (cursor.kind === nodes.Kind.Turn) break;
  }
  return 'current';
}
