import type { RenderOptions } from '../../../notation/format.js';
import type { AzulGame } from '../model.js';
import { renderSvg } from './svg.js';
import { renderText } from './text.js';
import { replayAzul } from '../play.js';

/** The table after a ply as an SVG document; nothing where the number of players is not known. */
export function renderAzulSvg(game: AzulGame, { ply }: RenderOptions = {}): string | undefined {
  const replay = replayAzul(game, ply === undefined ? {} : { plies: ply });
  return replay === undefined ? undefined : renderSvg(game, replay.table);
}

/** The same as text. */
export function renderAzulText(game: AzulGame, { ply }: RenderOptions = {}): string | undefined {
  const replay = replayAzul(game, ply === undefined ? {} : { plies: ply });
  return replay === undefined ? undefined : renderText(game, replay.table);
}
