import type { Span } from '../../diagnostics/index.js';
import { rulesDiagnostics as diagnostics } from './codes-rules.js';
import { hiddenParts } from './hidden-parts.js';
import type { Path } from '../../notation/index.js';
import type { FiveDGame } from './model.js';
import type { FiveDContext } from './options.js';
import { type FiveDPly, playLines } from './play.js';
import type { NoStart } from './start.js';
import { describeViolation } from './violations.js';
import { coordinatesText } from './write.js';

/**
 * Level `rules`: replays the readable moves and reports those that break the rules. If a board is unreadable, no move
 * is checked. After an error, the rest of its line is not checked.
 *
 * @param hidden the spans of the errors that hide the position
 */
export function checkLegality(game: FiveDGame, _known: number, context: FiveDContext, hidden: readonly Span[]): void {
  const { tree, facts, report, spanOf, options } = context;
  const { listener } = options;
  if (!facts.top.boardsAreReadable) return;
  const illegal: FiveDPly[] = [];
  const played = playLines(game, (ply, boards, address) => {
    listener?.onPly(ply, boards, address);
    if (ply.violations.length > 0) illegal.push(ply);
  });
  if ('reason' in played) {
    reportNoStart(played, game, context);
    return;
  }
  listener?.onEnd(undefined);
  const { unplaced, multiverse } = played;
  let isHidden: ((start: number) => boolean) | undefined;
  /** Returns the span of a part of the model; `undefined` if the position there is unknown. */
  const visible = (path: Path): Span | undefined => {
    isHidden ??= hiddenParts(
      tree,
      hidden.filter(({ start }) => start >= facts.movesBegin),
    );
    const span = spanOf(path);
    return span === undefined || isHidden(span.start) ? undefined : span;
  };
  for (const ply of illegal) {
    const span = visible(ply.path);
    if (span === undefined) continue;
    for (const violation of ply.violations) report(describeViolation(violation, ply, multiverse, span));
  }
  for (const path of unplaced) {
    const span = visible(path);
    if (span === undefined) continue;
    report(diagnostics.report('misplaced-variation', { start: span.start, end: span.start + 1 }));
  }
}

/** Reports why the moves are not checked, unless an error of level `structure` already does. */
function reportNoStart({ reason, path }: NoStart, game: FiveDGame, { spanOf, report }: FiveDContext): void {
  const span = spanOf(path);
  if (span === undefined) return;
  const index = Number(path[1]);
  if (reason === 'variant-not-built-in' && game.turns.length > 0) {
    report(diagnostics.report(reason, span, { variant: game.headers[index]?.value ?? '' }));
  }
  const board = game.boards[index];
  if (reason !== 'gap' || board === undefined) return;
  const args = { layer: board.layer.spelling, board: coordinatesText(board) };
  report(diagnostics.report('timeline-gap', span, args));
}
