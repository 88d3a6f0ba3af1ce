import { type Board, SPACE_KINDS, type SpaceKind, type Square, type TaflRules } from '../../../../games/tafl/index.js';
import type { RenderOptions } from '../../../../notation/format.js';
import type { OtnGame, OtnPosition, OtnRules } from '../../model.js';
import { boardOfPosition } from '../model.js';
import { replayOtn } from '../../game/play.js';
import { taflRules } from '../../rules/tafl-rules.js';

/** What a picture shows: a board, its special spaces, and what the last move did. */
export interface Scene {
  readonly title: string;
  readonly size: number;
  readonly board: Board;
  /** What kind of special space a square is. */
  kindOf(square: Square): SpaceKind | undefined;
  readonly last: LastMove | undefined;
}

/** A move, and the pieces that it took. */
export interface LastMove {
  readonly from: Square;
  readonly to: Square;
  readonly captured: readonly Square[];
}

/** The board of a game after a ply of its main line, held inside the game; nothing where it has no rules with a board. */
export function sceneOfGame(game: OtnGame, { ply }: RenderOptions = {}): Scene | undefined {
  const replay = replayOtn(game);
  if (replay === undefined) return undefined;
  const { plies, rules, start } = replay;
  const at = Math.max(0, Math.min(ply ?? plies.length, plies.length));
  const last = plies[at - 1];
  const { board } = last?.after ?? start;
  const played = last?.played;
  const move = played === undefined ? undefined : { ...played.move, captured: played.captures };
  return { title: `Tafl after ply ${at}`, size: rules.size, board, kindOf: kindsOf(rules), last: move };
}

/** The start of a game under some rules. */
export function sceneOfRules(record: OtnRules): Scene | undefined {
  const rules = taflRules(record);
  if (rules === undefined) return undefined;
  return { title: 'Tafl', size: rules.size, board: rules.start, kindOf: kindsOf(rules), last: undefined };
}

/** A position by itself: nobody knows its special spaces. */
export function sceneOfPosition(position: OtnPosition | undefined): Scene | undefined {
  const board = position && boardOfPosition(position);
  if (board === undefined) return undefined;
  return { title: 'Tafl', size: position!.rows.length, board, kindOf: () => undefined, last: undefined };
}

const kindsOf =
  ({ spaces }: TaflRules) =>
  (square: Square): SpaceKind | undefined =>
    SPACE_KINDS.find((kind) => spaces[kind].squares.includes(square));
