import { expect, test } from 'vitest';
import { legalMoves, type Multiverse, playMove, sideToMove } from '../../../src/games/5dchess/index.js';
import { writtenMoves } from '../../../src/notations/5dfen/assist/written-moves.js';
import { fiveDStart } from '../../../src/notations/5dfen/boards/start.js';
import { habitsOf } from '../../../src/notations/5dfen/edits/habits.js';
import { fiveDNotation } from '../../../src/notations/5dfen/index.js';
import { playMainLine } from '../../../src/notations/5dfen/replay/play.js';
import { Random, SEED } from '../../support/random.js';
import { rounds, sized } from '../../support/rounds.js';

/** Reads a record and plays it. */
function play(text: string) {
  const reading = fiveDNotation.read(text);
  const multiverse = fiveDStart(reading.model);
  if ('reason' in multiverse) throw new Error(multiverse.reason);
  playMainLine(reading.model, multiverse);
  const problems = reading.diagnostics.filter(({ severity }) => severity === 'error').map(({ message }) => message);
  return { multiverse, problems, habits: habitsOf(reading.model) };
}

/** The key of a position: the moves that are possible in it. */
const positionOf = (multiverse: Multiverse): string => JSON.stringify(legalMoves(multiverse));

test('each completed move is legal and means the move that it was written for', () => {
  const random = new Random(SEED);
  for (let game = 0; game < rounds(2); game++) {
    let text = '[Board "Standard"]\n1. ';
    let turn = 1;
    for (let ply = 0; ply < sized(8, 25); ply++) {
      const { multiverse, habits } = play(text);
      const moves = legalMoves(multiverse);
      const written = writtenMoves(multiverse, habits);
      expect(written).toHaveLength(moves.length);
      if (moves.length === 0) break;
      for (const one of ['text', 'withBoard'] as const) {
        const i = random.int(moves.length);
        const after = multiverse.copy();
        playMove(after, moves[i]!);
        const read = play(text + written[i]![one]);
        expect([text, written[i]![one], read.problems]).toEqual([text, written[i]![one], []]);
        expect([text, written[i]![one], positionOf(read.multiverse)]).toEqual([
          text,
          written[i]![one],
          positionOf(after),
        ]);
      }
      const side = sideToMove(multiverse);
      text += `${written[random.int(moves.length)]!.text} `;
      const next = sideToMove(play(text).multiverse);
      if (next !== side) text += next === 'white' ? `\n${++turn}. ` : '/ ';
    }
  }
});
