import type { Span } from '../../../diagnostics/index.js';
import type { Multiverse } from '../../../games/5dchess/index.js';
import type { HidingErrors, LineInTree, Path } from '../../../notation/index.js';
import type { StartProblem } from '../boards/start.js';
import { headerDiagnostics } from '../headers/codes.js';
import { sizeIn } from '../headers/headers.js';
import { type FiveDGame, headerIndex } from '../model/model.js';
import type { FiveDContext } from '../options.js';
import { coordinatesText } from '../turns/print.js';
import { legalityDiagnostics as diagnostics } from './codes.js';
import { hiddenParts } from './hidden-parts.js';
import { type FiveDPly, type OnPly, playGameLines } from './play-lines.js';
import { violationError } from './violations.js';

/**
 * Level `rules`: replays the readable moves and reports those that break the rules. If a board is unreadable, no move
 * is checked. After an error, the rest of its line is not checked.
 */
export function checkLegality(game: FiveDGame, hiding: HidingErrors, context: FiveDContext): void {
  const { tree, facts, report, spanOf, options, faultyPlies } = context;
  const { listener } = options;
  if (!facts.preamble.boardsAreReadable) return;
  const illegal: FiveDPly[] = [];
  const lost = new LostLines();
  const onPly: OnPly = (ply, boards, line) => {
    listener?.onPly(ply, boards, line.address);
    const isKnown = lost.isKnownBefore(ply, line);
    if (isKnown && ply.violations.length > 0 && faultyPlies.add()) illegal.push(ply);
  };
  const played = playGameLines(game, onPly, faultyPlies.mayEnd);
  if ('reason' in played) {
    reportStartProblem(played, game, context);
    return;
  }
  listener?.onEnd(undefined);
  const { unplaced, multiverse } = played;
  if (game.boards.length === 0) reportVariantSize(multiverse, game, context);
  let isHidden: ((start: number) => boolean) | undefined;
  /** Returns the span of a part of the model; `undefined` if the position there is unknown. */
  const visible = (path: Path): Span | undefined => {
    isHidden ??= hiddenParts(
      tree,
      hiding.spans.filter(({ start }) => start >= facts.movesStart),
    );
    const span = spanOf(path);
    return span === undefined || isHidden(span.start) ? undefined : span;
  };
  for (const ply of illegal) {
    const span = visible(ply.path);
    if (span === undefined) continue;
    for (const violation of ply.violations) report(violationError(ply, violation, multiverse, span));
  }
  for (const path of unplaced) {
    const span = visible(path);
    if (span === undefined) continue;
    report(diagnostics.report('misplaced-variation', { start: span.start, end: span.start + 1 }));
  }
}

/**
 * The lines of a game in which a move could not be made: the boards after it are unknown, in that line and in the
 * variations on its later moves.
 */
class LostLines {
  /** The number of plies of each line so far, and the ply that could not be made. */
  readonly #lines = new Map<LineInTree<unknown>, { plies: number; lostAt: number }>();

  /** Whether the boards before a ply are known. A variation comes right before the ply that it replaces. */
  isKnownBefore(ply: FiveDPly, line: LineInTree<unknown>): boolean {
    const counts = this.#lines.get(line) ?? this.#begun(line);
    counts.plies++;
    const isKnown = counts.lostAt >= counts.plies;
    if (isKnown && ply.violations.length > 0 && ply.made.length === 0) counts.lostAt = counts.plies;
    return isKnown;
  }

  #begun(line: LineInTree<unknown>): { plies: number; lostAt: number } {
    const outer = line.outer && this.#lines.get(line.outer);
    const isLost = outer !== undefined && outer.lostAt <= outer.plies;
    const counts = { plies: 0, lostAt: isLost ? 0 : Number.POSITIVE_INFINITY };
    this.#lines.set(line, counts);
    return counts;
  }
}

/**
 * Reports a header `Size` that differs from the boards of the variant. A check of level `structure` compares it with
 * the boards of the record.
 */
function reportVariantSize({ width, height }: Multiverse, game: FiveDGame, { spanOf, report }: FiveDContext): void {
  const index = headerIndex(game, 'size');
  const span = index === -1 ? undefined : spanOf(['headers', index]);
  const header = game.headers[index]?.value ?? '';
  const written = sizeIn(header);
  const size = `${width}x${height}`;
  if (span === undefined || written === undefined || written === size) return;
  report(headerDiagnostics.report('size-mismatch', span, { size, header }));
}

/** Reports why the moves are not checked, unless an error of level `structure` already does. */
function reportStartProblem({ reason, path }: StartProblem, game: FiveDGame, { spanOf, report }: FiveDContext): void {
  const span = spanOf(path);
  if (span === undefined) return;
  const index = Number(path[1]);
  if (reason === 'variant-not-built-in') {
    report(diagnostics.report(reason, span, { variant: game.headers[index]?.value ?? '' }));
  }
  const board = game.boards[index];
  if (reason !== 'gap' || board === undefined) return;
  const args = { timeline: board.layer.spelling, board: coordinatesText(board) };
  report(diagnostics.report('timeline-gap', span, args));
}
