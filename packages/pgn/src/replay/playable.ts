import { type Change, failure, listChanges, type Path, type Playable } from 'ludogram';
import type { PgnFile } from '../../generated/pgn/nodes.js';
import type { ChessMove, ChessPosition, ChessSide } from '../chess/engine.js';
import { chessRules } from '../chess/rules.js';
import { engineStartOf } from '../chess/start.js';
import type { PgnGames, PgnLine, PgnMove } from '../model/model.js';
import { resultOfWinner } from '../model/results.js';
import { pgnTree } from './game-tree.js';

/** How chess games are continued in their texts: `openGame` of ludogram takes the game of a file by its index. */
export const pgnPlayable: Playable<PgnGames, PgnFile, PgnLine, PgnMove, ChessPosition, ChessMove, ChessSide> = {
  rules: chessRules,
  sides: ['white', 'black'],
  tree: pgnTree,
  main({ games }, index) {
    const line = games[index];
    return line && { line, path: ['games', index] };
  },
  start({ games }, index) {
    const game = games[index];
    return game === undefined ? failure(['games', index], 'the file has no such game') : engineStartOf(game);
  },
  pathOf: (_, index) => ['moves', index],
  play(position, { san }) {
    const next = position.clone();
    const move = next.play(san);
    return move && (san === '--' ? { position: next } : { position: next, move });
  },
  append: (move, { path, index, position }) => [
    { insert: [...path, 'moves', index], value: { san: chessRules.moveToText(position, move) } },
  ],
  branch(move, { path, index, moves, position }) {
    const line: PgnLine = { moves: [{ san: chessRules.moveToText(position, move) }] };
    const count = moves[index]?.variations?.length ?? 0;
    return [{ insert: [...path, 'moves', index, 'variations', count], value: line }];
  },
  truncate: ({ path, moves, index }) => listChanges([...path, 'moves'], moves, moves.slice(0, index)),
  comment(text, { path, moves, index }) {
    const count = moves[index - 1]?.comments?.length ?? 0;
    return [{ insert: [...path, 'moves', index - 1, 'comments', count], value: text }];
  },
  promote: (variation, { path, moves, index }) => promotion(variation.line, path, moves, index),
  finish(outcome, { reading, game }, isByRules) {
    const result = outcome === undefined ? '*' : resultOfWinner(outcome.winners[0]);
    const { tags, result: old } = reading.model.games[game]!;
    const isWritten = reading.spanOf(['games', game, 'result']) !== undefined;
    const tag = tags.findIndex(({ name }) => name === 'Result');
    return [
      ...(old === result || (isByRules && !isWritten) ? [] : [{ replace: ['games', game, 'result'], value: result }]),
      ...(tag < 0 || tags[tag]!.value === result
        ? []
        : [{ replace: ['games', game, 'tags', tag, 'value'], value: result }]),
    ];
  },
};

/**
 * Returns the changes that exchange a variation and the rest of the line from a move on; the other variations stay
 * there.
 */
function promotion(line: PgnLine, path: Path, moves: readonly PgnMove[], index: number): Change[] {
  const { variations = [], ...replaced } = moves[index]!;
  const demoted: PgnLine = { ...line, moves: [replaced, ...moves.slice(index + 1)] };
  const others = variations.map((variation) => (variation === line ? demoted : variation));
  const [first, ...rest] = line.moves;
  const promoted = { ...first!, variations: [...others, ...(first!.variations ?? [])] };
  return [{ replace: [...path, 'moves'], value: [...moves.slice(0, index), promoted, ...rest] }];
}
