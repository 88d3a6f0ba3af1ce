import { type CardSet, STANDARD_CARDS } from '../../../games/onitama/index.js';
import type { RenderOptions } from '../../../notation/format.js';
import type { OniGame } from '../model.js';
import { renderSvg } from './svg.js';
import { renderText } from './text.js';
import { type OniReplay, replayOni } from '../play.js';

/** A picture of the table after `ply` moves, or `undefined` where the file names no five cards to deal. */
export function renderOniSvg(game: OniGame, options: RenderOptions = {}, cards = STANDARD_CARDS): string | undefined {
  return at(game, options, cards, ({ position, last, ply }) => renderSvg(position, last, `Onitama after ply ${ply}`));
}

/** Draws a position of a game as text for a terminal; `undefined` where too little could be read. */
export function renderOniText(game: OniGame, options: RenderOptions = {}, cards = STANDARD_CARDS): string | undefined {
  return at(game, options, cards, ({ position, last }) => renderText(position, last));
}

interface Moment {
  readonly ply: number;
  readonly position: OniReplay['final'];
  readonly last: OniReplay['plies'][number] | undefined;
}

/** Draws the position after a ply, held inside the game. */
function at<T>(game: OniGame, options: RenderOptions, cards: CardSet, draw: (moment: Moment) => T): T | undefined {
  const replay = replayOni(game, cards);
  if (replay === undefined) return undefined;
  const ply = Math.max(0, Math.min(options.ply ?? replay.plies.length, replay.plies.length));
  const last = replay.plies[ply - 1];
  return draw({ ply, last, position: last?.after ?? replay.start });
}
