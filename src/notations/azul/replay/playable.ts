import type { AzulGame as Root } from '../../../../generated/azul/nodes.js';
import { azulRules, type Draws, type Move, type Player, type Table, tilesIn } from '../../../games/azul/index.js';
import { failure } from '../../../notation/index.js';
import type { Playable } from '../../../notation/open-game/index.js';
import { onlyGame } from '../../../notation/open-game/playable.js';
import { isPly, playerLetter } from '../model/model.js';
import type { AzulGame, CommentaryLine, DrawLine, MoveLine } from '../model/shape.js';
import { drawOf, moveOf, playLine } from './play.js';

/** A draw or a move of a record. */
export interface AzulPlyLine {
  readonly written: DrawLine | MoveLine;
  /** Its index among the lines of the model. */
  readonly index: number;
}

/** How Azul games are continued in their texts. */
export interface AzulPlayable extends Playable<AzulGame, Root, AzulGame, AzulPlyLine, Table, Move | Draws, Player> {}

/**
 * How Azul games are continued in their texts. Draws and moves are plies; a draw is a move of `chance`. Comments are
 * lines of commentary, and a record has no result: its scores say who has won.
 */
export const azulPlayable: AzulPlayable = {
  rules: azulRules,
  tree: {
    moves: ({ lines }) => lines.flatMap((written, index) => (isPly(written) ? [{ written, index }] : [])),
    branches: () => [],
  },
  main: onlyGame,
  start: ({ players }) =>
    players === undefined
      ? failure(['players'], 'expected a number of players')
      : { ok: true, position: azulRules.start({ players }) },
  pathOf: ({ index }) => ['lines', index],
  play: (table, { written }) => ({
    position: playLine(table, written),
    move: written.type === 'draw' ? { draws: drawOf(written) } : moveOf(written),
  }),
  append: (move, { reading: { model } }) => [{ insert: ['lines', model.lines.length], value: lineOf(move) }],
  comment: (text, { moves, index }) => [
    {
      insert: ['lines', (moves[index - 1]?.index ?? 0) + 1],
      value: { type: 'commentary', text } satisfies CommentaryLine,
    },
  ],
};

/** Returns the line that writes a move or a draw. */
function lineOf(move: Move | Draws): DrawLine | MoveLine {
  if ('draws' in move) {
    return {
      type: 'draw',
      factories: move.draws.map(({ factory, tiles }) => ({ number: factory, tiles: tilesIn(tiles) })),
    };
  }
  const { player, origin, tile, count, line, overflow } = move;
  const destinations = Array.from({ length: count }, (_, i) => (i < count - overflow ? String(line) : '-'));
  const tiles = Array.from({ length: count }, () => tile);
  return { type: 'move', player: playerLetter(player), origin, tiles, destinations };
}
