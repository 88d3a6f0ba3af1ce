import { expect, test } from 'vitest';
import { plyOf, startPosition, violation } from '../../../src/games/tafl/index.js';
import { readJsonLines } from '../../support/files.js';
import { describeShared } from '../../support/shared.js';
import { readBoard, readMove, readRules, writeBoard, writeSquare } from './notation.js';

interface Playout {
  readonly rules: string;
  readonly start: string;
  readonly plies: readonly { side: 'a' | 'd'; move: string; position: string; berserk: boolean }[];
  readonly result: 'attackers' | 'defenders' | 'draw' | 'none';
}

/**
 * The game in which the other engine departs from the text. It ends the turn of a knight whose jump took a piece,
 * though the knight could jump on over the commander on h9 and take it; with `ber:c` a piece that has captured must
 * continue.
 */
const DEPARTURES = ['17: Nk9^i9xj9'];

describeShared('games that another engine played', 'oracles/otn-playouts.jsonl', (path) => {
  const games = readJsonLines<Playout>(path);

  test('are legal, capture the same, reach the same positions and end the same', () => {
    expect(games.length).toBeGreaterThanOrEqual(270);
    const departures: string[] = [];
    for (const [index, { rules: record, start, plies, result }] of games.entries()) {
      const rules = readRules(record);
      const name = (square: number) => writeSquare(square, rules.size);
      let position = startPosition({ rules, board: readBoard(start) });
      for (const { side, move: written, position: board, berserk } of plies) {
        const where = `game ${index + 1}, ${written}`;
        const move = readMove(written, rules.size);
        expect(position.result, where).toBeUndefined();
        expect(position.toMove[0], where).toBe(side);
        expect(violation(position, move), where).toBeUndefined();
        const { captures, after } = plyOf(position, move);
        position = after;
        expect(captures.map(name), where).toEqual(move.captures.map(name));
        expect(writeBoard(position.board), where).toBe(board);
        if ((position.berserker !== undefined) === berserk) continue;
        departures.push(`${index + 1}: ${written}`);
        position = startPosition({
          rules,
          board: readBoard(board),
          toMove: side === 'a' ? 'defenders' : 'attackers',
        });
      }
      const { result: end } = position;
      expect(end === undefined ? 'none' : (end.winners[0] ?? 'draw'), `game ${index + 1}`).toBe(result);
    }
    expect(departures).toEqual(DEPARTURES);
  });
});
