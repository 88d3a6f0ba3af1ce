import {
  legalMoves,
  type Move,
  type Ply,
  plyOf,
  type Position,
  startPosition,
  type TaflRules,
  type Violation,
  violation,
} from '../../../../src/games/tafl/index.js';
import { readMove, readRules, writeSquare } from '../notation.js';

/** A game set up for a test, with squares by their names. */
export class Table {
  readonly rules: TaflRules;
  position: Position;

  /** @param record - rules, on a board of 7 × 7 unless they say so, then a start without its key */
  constructor(record: string) {
    const size = record.includes('dim:') ? '' : 'dim:7 ';
    this.rules = readRules(`${size}${record.replace(/(^|\s)\//, '$1start:/')}`);
    this.position = startPosition({ rules: this.rules });
  }

  move(text: string): Move {
    const { from, to } = readMove(text, this.rules.size);
    return { from, to };
  }

  /** Plays moves; the last one counts. */
  play(...moves: string[]): Ply {
    const plies = moves.map((move) => {
      const ply = plyOf(this.position, this.move(move));
      this.position = ply.after;
      return ply;
    });
    return plies.at(-1)!;
  }

  /** Names of what the last move captures. */
  captures(...moves: string[]): string[] {
    return this.play(...moves).captures.map((square) => writeSquare(square, this.rules.size));
  }

  why(text: string): Violation | undefined {
    return violation(this.position, this.move(text));
  }

  targets(from: string): string[] {
    const moves = legalMoves(this.position).map((move) =>
      [move.from, move.to].map((s) => writeSquare(s, this.rules.size)),
    );
    return moves.flatMap(([start, to]) => (start === from ? [to!] : [])).sort();
  }
}
