import { chessEngine } from '../chess/current.js';
import type { ChessPosition } from '../chess/engine.js';
import { replayStartOf } from '../chess/start.js';
import { type PgnGame, type PgnLine, tagOf } from '../model/model.js';
import { readPgnStructure } from '../structure.js';

/** The end of the moves of a text inside a game: where its last line could continue. */
export interface EndOfMoves {
  readonly game: PgnGame;
  /** The position there. */
  readonly position: ChessPosition;
  /** Whether it is in a variation, which the text doesn't close. */
  readonly isInVariation: boolean;
  /** Whether its line has no moves yet. */
  readonly isEmpty: boolean;
}

/**
 * Returns the end of a text, where the next move of its last game can be; `undefined` if that game has a result or
 * begins with an impossible position, or a move before the end is illegal.
 */
export function endOfMoves(text: string): EndOfMoves | undefined {
  const { tree, model } = readPgnStructure(text.slice(startOfGame(text)), { level: 'syntax' });
  const game = model.games.at(-1) ?? NO_GAME;
  const start = replayStartOf(game);
  if (!start.ok || tree.root.games.at(-1)?.result !== undefined) return undefined;
  const { position } = start;
  const depth = tree.errors().filter(({ kindName }) => kindName === 'UnclosedVariationError').length;
  let line: PgnLine = game;
  for (let open = depth; open > 0; open--) {
    const last = line.moves.at(-1);
    const inner = last?.variations?.at(-1);
    if (inner === undefined || !playAll(position, line.moves.slice(0, -1))) return undefined;
    line = inner;
  }
  if (!playAll(position, line.moves)) return undefined;
  const here = chessEngine().start(tagOf(game, 'Variant'), position.fen());
  if (!here.ok) return undefined;
  return { game, position: here.position, isInVariation: depth > 0, isEmpty: line.moves.length === 0 };
}

const NO_GAME: PgnGame = { tags: [], moves: [], result: '*' };

/** Returns the start of the last game of a text, if it begins with the tag Event as in files with many games. */
const startOfGame = (text: string): number => text.lastIndexOf('\n[Event ') + 1;

/** Plays moves in a position, which it changes. Returns whether all were legal. */
const playAll = (position: { play(text: string): unknown }, moves: PgnLine['moves']): boolean =>
  moves.every(({ san }) => position.play(san) !== undefined);
