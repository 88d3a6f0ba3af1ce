import mliebelt from '@mliebelt/pgn-parser';
import { Chess } from 'chess.js';
import { parsePgn as chessops, startingPosition } from 'chessops/pgn';
import { parseSan } from 'chessops/san';
import pgnParser from 'pgn-parser';
import { parse } from '../generated/pgn/parser.js';
import { parsePgn, pgnNotation } from '../src/index.js';

/** A reader of PGN, and what is compared. */
export interface Contender {
  readonly name: string;
  /** The function that reads a text; `rules` checks the moves as well. */
  readonly makes: 'tree' | 'model' | 'rules';
  /** The share of the file that it reads: slow readers read less. */
  readonly share: number;
  /** Reads all games. Throws or returns false if it rejects the text. */
  read(text: string): unknown;
  /** The moves of the main line of each game, to compare. */
  moves?(text: string): string[][];
}

interface Move {
  readonly notation: { readonly notation: string };
}

/** Splits a file at its games, for readers of single games. */
const split = (text: string): string[] => text.split(/\n\n(?=\[Event )/);

export const CONTENDERS: readonly Contender[] = [
  { name: 'ludogram, tree', makes: 'tree', share: 1, read: (text) => !parse(text).hasErrors },
  {
    name: 'ludogram, checks and model',
    makes: 'model',
    share: 1,
    read(text) {
      const reading = parsePgn(text, { level: 'structure' });
      return reading.model.games.length >= 0 && reading.isValid;
    },
    moves: (text) => parsePgn(text, { level: 'syntax' }).model.games.map(({ moves }) => moves.map(({ san }) => san)),
  },
  {
    name: 'ludogram, rows of tables',
    makes: 'rules',
    share: 1,
    read(text) {
      const { model } = parsePgn(text, { level: 'structure' });
      let rows = 0;
      const columns = { wantsPositions: false, add: () => void rows++, end: () => undefined };
      for (const game of pgnNotation.play!.tables!.games!(model)) game.play(columns);
      return rows > 0;
    },
  },
  { name: 'ludogram, rules', makes: 'rules', share: 0.1, read: (text) => parsePgn(text).isValid },
  {
    name: 'chessops/pgn',
    makes: 'model',
    share: 1,
    read: (text) => chessops(text),
    moves: (text) => chessops(text).map(({ moves }) => [...moves.mainline()].map(({ san }) => san)),
  },
  {
    name: '@mliebelt/pgn-parser',
    makes: 'model',
    share: 0.1,
    read: (text) => mliebelt.parse(text, { startRule: 'games' }),
    moves: (text) =>
      (mliebelt.parse(text, { startRule: 'games' }) as { moves: Move[] }[]).map(({ moves }) =>
        moves.map(({ notation }) => notation.notation),
      ),
  },
  {
    name: 'pgn-parser',
    makes: 'model',
    share: 0.1,
    read: (text) => pgnParser.parse(text),
    moves: (text) =>
      (pgnParser.parse(text) as { moves: { move: string }[] }[]).map(({ moves }) => moves.map(({ move }) => move)),
  },
  {
    name: 'chessops/pgn and chessops/san',
    makes: 'rules',
    share: 0.1,
    read(text) {
      for (const game of chessops(text)) {
        const position = startingPosition(game.headers).unwrap();
        for (const { san } of game.moves.mainline()) {
          const move = parseSan(position, san);
          if (move === undefined) return false;
          position.play(move);
        }
      }
      return true;
    },
  },
  {
    name: 'chess.js',
    makes: 'rules',
    share: 0.01,
    read(text) {
      for (const game of split(text)) new Chess().loadPgn(game);
      return true;
    },
  },
];
