import { type Check, quote } from 'ludogram';
import { endOf, kindOf, type NodeIndex, parentOf, spanAt, startOf, textOf, type Tree } from 'ludogram/cst';
import { replacement } from 'ludogram/diagnostics';
import { type Game, Kind } from '../../generated/pgn/nodes.js';
import { isGame } from '../../generated/pgn/readers.js';
import { hasMovesOfChess } from '../chess/variants.js';
import { pgnDiagnostics as diagnostics } from '../codes.js';
import type { PgnContext } from '../syntax.js';
import { eachItem, isMoveKind, type LineNodeIndex, tagValueAt } from '../tokens/lines.js';
import { isChessMove, isCoordinates, nagOfSymbol, sanOf, standardResult } from '../tokens/spelling.js';

type PgnCheck = Check<PgnContext>;

/**
 * Checks for moves outside the standard. Those that chess lacks, such as gating, belong to games of variants that may
 * have them. Reports `pgn/odd-move`, `pgn/coordinates`, `pgn/null-move`, `pgn/bad-token`.
 */
const movesInStandardForm: PgnCheck = {
  level: 'syntax',
  on: Kind.OddMove,
  run(index, { tree, report }) {
    const span = spanAt(tree, index as NodeIndex);
    const text = textOf(tree, index as NodeIndex);
    const found = quote(text);
    const san = sanOf(text);
    if (!isChessMove(san)) {
      const variant = tagValueAt(tree, gameAround(tree, index as NodeIndex), 'Variant');
      if (hasMovesOfChess(variant)) report(diagnostics.report('bad-token', span, { found }));
      return;
    }
    if (san === '--') return report(diagnostics.report('null-move', span, { found }));
    if (isCoordinates(san)) return report(diagnostics.report('coordinates', span, { found }));
    const fixes = [replacement('write {text}', span, san)];
    report(diagnostics.report('odd-move', span, { found, san }, { fixes }));
  },
};

function gameAround(tree: Tree, node: NodeIndex): NodeIndex<Game> {
  let around = node;
  while (!isGame(tree, around)) around = parentOf(tree, around);
  return around;
}

/** Checks for results outside the standard. Reports `pgn/odd-result`. */
const resultsInStandardForm: PgnCheck = {
  level: 'syntax',
  on: Kind.OddResult,
  run(index, { tree, report }) {
    const span = spanAt(tree, index as NodeIndex);
    const text = textOf(tree, index as NodeIndex);
    const result = standardResult(text);
    const fixes = [replacement('write {text}', span, result)];
    report(diagnostics.report('odd-result', span, { found: quote(text), result }, { fixes }));
  },
};

/** Checks for symbols instead of glyphs, such as `+-`. Reports `pgn/odd-symbol`. */
const numericGlyphs: PgnCheck = {
  level: 'syntax',
  on: Kind.Symbol,
  run(index, { tree, report }) {
    const span = spanAt(tree, index as NodeIndex);
    const text = textOf(tree, index as NodeIndex);
    const nag = `$${nagOfSymbol(text)}`;
    const isGlued = /[^\s(]/.test(tree.text[span.start - 1] ?? ' ');
    const edits = [{ ...span, text: isGlued ? ` ${nag}` : nag }];
    const fixes = [{ title: 'write {nag}' as const, values: { nag }, edits }];
    report(diagnostics.report('odd-symbol', span, { found: quote(text), nag }, { fixes }));
  },
};

/** Checks for text without a meaning, which the standard lacks. Reports `pgn/en-passant-mark`, `pgn/stray-periods`. */
const noMeaninglessText: PgnCheck = {
  level: 'syntax',
  on: [Kind.EnPassant, Kind.Periods],
  run(index, { tree, report }) {
    const span = spanAt(tree, index as NodeIndex);
    if (kindOf(tree, index as NodeIndex) === Kind.Periods) {
      // Periods can separate two moves, which would become one word.
      const isBetween = /\S/.test(tree.text.charAt(span.start - 1)) && /\S/.test(tree.text.charAt(span.end));
      const fixes = [replacement('drop the periods', span, isBetween ? ' ' : '')];
      return report(diagnostics.report('stray-periods', span, undefined, { fixes }));
    }
    const values = { found: quote(textOf(tree, index as NodeIndex)) };
    const fixes = [{ title: 'drop {found}' as const, values, edits: [{ ...span, text: '' }] }];
    report(diagnostics.report('en-passant-mark', span, undefined, { fixes }));
  },
};

/**
 * Reports `pgn/bad-escape` for each backslash of a value before a character other than `"` and `\` (section "Tokens").
 */
const knownEscapes: PgnCheck = {
  level: 'syntax',
  on: Kind.OddTagValue,
  run(index, { tree, report }) {
    const { start } = spanAt(tree, index as NodeIndex);
    const escape = /\\([^"\\])?/g;
    const text = textOf(tree, index as NodeIndex);
    for (let found = escape.exec(text); found !== null; found = escape.exec(text)) {
      // A pair is one escape: its second character begins no other.
      if (found[1] === undefined) {
        escape.lastIndex++;
        continue;
      }
      const offset = start + found.index;
      const fixes = [replacement('write the backslash twice', { start: offset, end: offset }, '\\')];
      report(diagnostics.report('bad-escape', { start: offset, end: offset + 1 }, undefined, { fixes }));
      escape.lastIndex = found.index + 1;
    }
  },
};

const ANNOTATIONS: ReadonlyMap<number, string> = new Map([
  [Kind.Nag, 'annotation'],
  [Kind.Suffix, 'annotation'],
  [Kind.Symbol, 'annotation'],
  [Kind.Variation, 'variation'],
]);

/**
 * Checks that annotations and variations follow a move (section "Movetext section"). Reports `pgn/orphan-annotation`.
 */
const annotationsAfterMoves: PgnCheck = {
  level: 'syntax',
  on: [Kind.Game, Kind.Variation],
  run(index, { tree, report }) {
    eachItem(tree, index as LineNodeIndex, (node, kind) => {
      if (isMoveKind(kind) || kind === Kind.TokenError) return false;
      const what = ANNOTATIONS.get(kind);
      if (what !== undefined) report(diagnostics.report('orphan-annotation', spanAt(tree, node), { what }));
      return true;
    });
  },
};

/** Checks that glyphs are numbers from 0 to 255 (section "Movetext NAG"). Reports `pgn/nag-range`. */
const glyphsInRange: PgnCheck = {
  level: 'structure',
  on: Kind.Nag,
  run(index, { tree, report }) {
    const node = index as NodeIndex;
    if (endOf(tree, node) - startOf(tree, node) < 4) return;
    const found = textOf(tree, node);
    if (Number(found.slice(1)) > 255) report(diagnostics.report('nag-range', spanAt(tree, node), { found }));
  },
};

/** Checks of single tokens, and of where annotations are. */
export const TOKEN_CHECKS: readonly PgnCheck[] = [
  movesInStandardForm,
  resultsInStandardForm,
  numericGlyphs,
  noMeaninglessText,
  knownEscapes,
  annotationsAfterMoves,
  glyphsInRange,
];
