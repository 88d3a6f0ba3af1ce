import type { Span } from '../../diagnostics/index.js';
import { plural } from '../../diagnostics/report/summary.js';
import { type PlyColumns, tablesFromJson } from '../../notation/replay/tables.js';
import type { ReadDocument } from './document.js';

/** Returns the spans of the games of a text; none if the notation plays no games. */
export function gamesOf({ notation, reading }: ReadDocument): Span[] {
  const { text } = reading.tree;
  if (notation.play === undefined || text.trim() === '') return [];
  const games = notation.play.tables?.games?.(reading.model);
  if (games === undefined) return [{ start: 0, end: text.length }];
  return games.flatMap(({ path }) => reading.spanOf(path) ?? []);
}

/**
 * Plays the game with an index among those of {@link gamesOf}, and says how many moves it has and how it ends:
 * `24 moves, red won, but the record says blue won`.
 */
export function gameSummary({ notation: { play }, reading: { model } }: ReadDocument, index: number): string {
  if (play === undefined) return '';
  const tables = play.tables ?? tablesFromJson(play);
  const game = tables.games?.(model)[index];
  const tally = new Tally();
  if (game === undefined) tables.play(model, tally);
  else game.play(tally);
  const written = (game?.facts ?? tables.game(model)).result;
  const record = written === undefined ? [] : [`the record says ${wonBy(written)}`];
  if (!tally.hasEnded) return ["the moves can't be played", ...record].join('; ');
  const moves = plural(tally.count, 'move');
  const { result } = tally;
  if (result === undefined) return [moves, ...(written === undefined ? ['no result'] : record)].join(', ');
  const differs = written !== undefined && written !== result;
  return [moves, wonBy(result), ...(differs ? record.map((words) => `but ${words}`) : [])].join(', ');
}

/** Counts the moves of the main line of a game, and keeps its result. */
class Tally implements PlyColumns {
  readonly wantsPositions = false;
  count = 0;
  hasEnded = false;
  result: string | undefined;

  add(_mover: string, _move: string, _captures?: string, _position?: string, variation = ''): void {
    if (variation === '') this.count++;
  }

  end(result: string | undefined): void {
    this.hasEnded = true;
    this.result = result;
  }
}

/** Says who won, for a result as tables have it: several sides separated by spaces, or `draw`. */
const wonBy = (result: string): string => (result === 'draw' ? 'a draw' : `${result.split(' ').join(' and ')} won`);
