import { type CheckContext, type HidingErrors, playLines, type Span } from 'ludogram';
import { diagnostics } from './codes.js';
import { gameTree } from './lines.js';
import { resultAfter, rules } from './rules.js';
import type { GamesModel } from './shape.js';

/** Plays all lines of all games, and reports the first illegal move of each, and results that contradict the moves. */
export function checkLegality({ games }: GamesModel, hidden: HidingErrors, { report, spanOf }: CheckContext): void {
  let next = 0;
  for (const [i, game] of games.entries()) {
    const path = ['games', i];
    // An error leaves the positions after it unknown, in the same game.
    const span = spanOf(path);
    if (span === undefined) continue;
    while (isBefore(hidden.spans[next], span)) next++;
    const end = hidden.spans[next]?.start ?? Infinity;
    let isKnown = span.end <= end;
    const [main] = playLines(gameTree, game, rules.start({}), {
      play(position, { square }, line, index) {
        const move = spanOf([...path, ...line.path, 'moves', index, 'square']);
        if (move === undefined || move.start >= end) return undefined;
        const reason = rules.whyIllegal(position, square);
        if (reason === undefined) return rules.play(position, square);
        report(diagnostics.report('illegal-move', move, { square, reason }));
        if (line.outer === undefined) isKnown = false;
        return undefined;
      },
    });
    const result = resultAfter(main.final);
    const found = spanOf([...path, 'result']);
    if (isKnown && found !== undefined && result !== '*' && result !== game.result) {
      report(diagnostics.report('wrong-result', found, { found: game.result, result }));
    }
  }
}

const isBefore = (error: Span | undefined, game: Span): boolean => error !== undefined && error.start < game.start;
