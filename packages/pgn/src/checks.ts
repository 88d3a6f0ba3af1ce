import { type Check, quote } from 'ludogram';
import { endOf, kindOf, type NodeIndex, parentOf, startOf, textOf, type Tree } from 'ludogram/cst';
import { type Game, Kind } from '../generated/pgn/nodes.js';
import { gameResult, isGame, isVariation } from '../generated/pgn/readers.js';
import { numbers } from './checks/number-checks.js';
import { TAG_CHECKS } from './checks/tag-checks.js';
import { hasMovesOfChess } from './chess/variants.js';
import { pgnDiagnostics as diagnostics } from './codes.js';
import { resultAt } from './model/leaves.js';
import { isResult } from './model/model.js';
import type { PgnContext } from './syntax.js';
import { eachItem, isMoveKind, isUnclosed, type LineIndex, spanAt, tagValueAt } from './tokens/lines.js';
import { isChessMove, isCoordinates, nagOfSymbol, resultOf, sanOf } from './tokens/spelling.js';

type PgnCheck = Check<PgnContext>;

/**
 * Checks for moves outside the standard. Those that chess lacks, such as gating, belong to games of variants that may
 * have them. Reports `pgn/odd-move`, `pgn/coordinates`, `pgn/null-move`, `pgn/bad-token`.
 */
const oddMoves: PgnCheck = {
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
    const fixes = [{ title: 'write {san}' as const, values: { san }, edits: [{ ...span, text: san }] }];
    report(diagnostics.report('odd-move', span, { found, san }, { fixes }));
  },
};

function gameAround(tree: Tree, node: NodeIndex): NodeIndex<Game> {
  let around = node;
  while (!isGame(tree, around)) around = parentOf(tree, around);
  return around;
}

/** Checks for results outside the standard. Reports `pgn/odd-result`. */
const oddResults: PgnCheck = {
  level: 'syntax',
  on: Kind.OddResult,
  run(index, { tree, report }) {
    const span = spanAt(tree, index as NodeIndex);
    const text = textOf(tree, index as NodeIndex);
    const result = resultOf(text);
    const fixes = [{ title: 'write {result}' as const, values: { result }, edits: [{ ...span, text: result }] }];
    report(diagnostics.report('odd-result', span, { found: quote(text), result }, { fixes }));
  },
};

/** Checks for symbols instead of glyphs, such as `+-`. Reports `pgn/odd-symbol`. */
const symbols: PgnCheck = {
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
const leftovers: PgnCheck = {
  level: 'syntax',
  on: [Kind.EnPassant, Kind.Periods],
  run(index, { tree, report }) {
    const span = spanAt(tree, index as NodeIndex);
    const edits = [{ ...span, text: '' }];
    if (kindOf(tree, index as NodeIndex) === Kind.Periods) {
      return report(
        diagnostics.report('stray-periods', span, undefined, { fixes: [{ title: 'drop the periods', edits }] }),
      );
    }
    const values = { found: quote(textOf(tree, index as NodeIndex)) };
    report(
      diagnostics.report('en-passant-mark', span, undefined, { fixes: [{ title: 'drop {found}', values, edits }] }),
    );
  },
};

/**
 * Reports `pgn/bad-escape` for each backslash of a value before a character other than `"` and `\` (section "Tokens").
 */
const escapes: PgnCheck = {
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
      const fixes = [
        { title: 'write the backslash twice' as const, edits: [{ start: offset, end: offset, text: '\\' }] },
      ];
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
const orphans: PgnCheck = {
  level: 'syntax',
  on: [Kind.Game, Kind.Variation],
  run(index, { tree, report }) {
    eachItem(tree, index as LineIndex, (node, kind) => {
      if (isMoveKind(kind) || kind === Kind.TokenError) return false;
      const what = ANNOTATIONS.get(kind);
      if (what !== undefined) report(diagnostics.report('orphan-annotation', spanAt(tree, node), { what }));
      return true;
    });
  },
};

/** Checks that glyphs are numbers from 0 to 255 (section "Movetext NAG"). Reports `pgn/nag-range`. */
const nagRange: PgnCheck = {
  level: 'structure',
  on: Kind.Nag,
  run(index, { tree, report }) {
    const node = index as NodeIndex;
    if (endOf(tree, node) - startOf(tree, node) < 4) return;
    const found = textOf(tree, node);
    if (Number(found.slice(1)) > 255) report(diagnostics.report('nag-range', spanAt(tree, node), { found }));
  },
};

/**
 * Checks that a game ends with a result, which is that of its tag (sections "The Result tag" and "Game Termination
 * Markers"). Reports `pgn/missing-result`, `pgn/result-mismatch`.
 */
const results: PgnCheck = {
  level: 'structure',
  on: Kind.Game,
  run(index, { tree, report }) {
    const game = index as NodeIndex<Game>;
    const tag = tagValueAt(tree, game, 'Result');
    const node = gameResult(tree, game);
    if (node === 0) {
      let last: NodeIndex | 0 = 0;
      eachItem(tree, game, (item) => void (last = item));
      // A word that can't be read may be the result, and a comment without an end may contain it.
      const lastKind = last === 0 ? Kind.Game : kindOf(tree, last);
      if (lastKind === Kind.TokenError || lastKind === Kind.UnclosedCommentError || hasOpenEnd(tree, last)) return;
      const result = tag !== undefined && isResult(tag) ? tag : '*';
      const end = endOf(tree, game);
      const separator = kindOf(tree, game) === lastKind ? '\n\n' : lastKind === Kind.LineComment ? '\n' : ' ';
      const fixes = [
        { title: 'add {result}' as const, values: { result }, edits: [{ start: end, end, text: separator + result }] },
      ];
      report(diagnostics.report('missing-result', { start: end - 1, end }, { result }, { fixes }));
      return;
    }
    const found = resultAt(tree, node);
    if (tag === undefined || !isResult(tag) || tag === found) return;
    report(diagnostics.report('result-mismatch', spanAt(tree, node), { found, tag }));
  },
};

/** Whether an item is a variation without its end, which may contain the result of the game. */
const hasOpenEnd = (tree: Tree, node: NodeIndex | 0): boolean =>
  node !== 0 && isVariation(tree, node) && (tree.text[endOf(tree, node) - 1] !== ')' || isUnclosed(tree, node));

/** Every check of a PGN file, except the legality of its moves. */
export const PGN_CHECKS: readonly PgnCheck[] = [
  oddMoves,
  oddResults,
  symbols,
  leftovers,
  escapes,
  orphans,
  nagRange,
  numbers,
  results,
  ...TAG_CHECKS,
];
