import type { Board as GameBoard } from '../../../games/5dchess/index.js';
import type { RenderOptions } from '../../../notation/format.js';
import { type FiveDGame, headerValue } from '../model.js';
import type { Picture } from './board-view.js';
import { type FiveDPly, modelBoard, replay5dfen } from '../play.js';
import { renderSvg } from './svg.js';
import { renderText } from './text.js';
import { isWellMade } from '../well-made.js';

/** The boards of a game on their timeline grid as an SVG document; nothing if it has no board, or a malformed one or move. */
export function render5dfenSvg(game: FiveDGame, options: RenderOptions = {}): string | undefined {
  const picture = pictureOf(game, options);
  return picture === undefined ? undefined : renderSvg(picture);
}

/** The boards of a game as text, layers down, time across; nothing if it has no board, or a malformed one or move. */
export function render5dfenText(game: FiveDGame, options: RenderOptions = {}): string | undefined {
  const picture = pictureOf(game, options);
  return picture === undefined ? undefined : renderText(picture);
}

/** The boards after a ply, or the record's own where it can't be played through. */
function pictureOf(game: FiveDGame, { latin = false, ply }: RenderOptions): Picture | undefined {
  if (!isWellMade(game)) return undefined;
  const players = [headerValue(game, 'white'), headerValue(game, 'black')].filter((name) => name !== undefined);
  const title = players.length === 2 ? players.join(' – ') : '5D chess';
  const replay = replay5dfen(game);
  if (!(typeof replay === 'object' && 'plies' in replay)) {
    return game.boards.length === 0 ? undefined : { title, boards: game.boards, marked: () => new Set(), latin };
  }
  const { start, plies, multiverse } = replay;
  const shown = plies.slice(0, ply ?? plies.length);
  const squares = new Map(
    shown.at(-1)?.made.map((board) => [board, squaresOf(shown.at(-1)!, board)] as [GameBoard, ReadonlySet<string>]),
  );
  const pairs = [...start, ...shown.flatMap(({ made }) => made)].map(
    (board) => [modelBoard(board, multiverse), squares.get(board) ?? new Set<string>()] as const,
  );
  const marked = new Map(pairs);
  return { title, boards: pairs.map(([board]) => board), marked: (board) => marked.get(board)!, latin };
}

/** The squares of a new board that a ply touched: where its piece left it, or arrived. */
function squaresOf({ path, made }: FiveDPly, board: GameBoard): ReadonlySet<string> {
  if (path === undefined) return new Set();
  const name = ({ x, y }: { readonly x: number; readonly y: number }) => `${String.fromCharCode(97 + x)}${y + 1}`;
  const [first, second] = made;
  const left = board === first ? [name(path.from)] : [];
  return new Set([...left, ...(board === (second ?? first) ? [name(path.to)] : [])]);
}
