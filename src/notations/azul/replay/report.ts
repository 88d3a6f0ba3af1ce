import { type PlayerBoard, resultOf, scoresOf, tileAt } from '../../../games/azul/index.js';
import { append } from '../../../maps.js';
import type { Json } from '../../../notation/index.js';
import { faultText } from '../../../notation/replay/fault-text.js';
import { playerLetter } from '../model/model.js';
import { writeMove } from '../print.js';
import { type AzulFault, type AzulReplay, moveOf } from './play.js';

/** Returns a replay as `replay --json` prints it. A wall is five strings, with a dot for each missing tile. */
export function replayJson({ plies, rounds, table }: AzulReplay): Json {
  return {
    plies: plies.map((move, i) => ({ ply: i + 1, mover: move.player, move: writeMove(move) })),
    final: {
      scores: scoresOf(table),
      walls: table.players.map(wallText),
      finished: table.isOver,
      rounds: rounds.map(({ scores }) => ({ scores })),
    },
    result: resultOf(table)?.winners ?? [],
  };
}

/** Writes a wall as five strings of five letters, in column order. */
const wallText = ({ wall }: PlayerBoard): string[] =>
  wall.map((row, y) => row.map((isThere, x) => (isThere ? tileAt(y, x) : '.')).join(''));

/** Returns a replay as text: the moves with their faults, the scores after each round, and the winners. */
export function replayLines({ plies, rounds, table, faults }: AzulReplay): string {
  const reasons = reasonsByPly(faults);
  const width = String(plies.length).length;
  const scores = (values: readonly number[]) => values.map((score, i) => `${playerLetter(i)} ${score}`).join(', ');
  const winners = resultOf(table)?.winners ?? [];
  const outcome = table.isOver
    ? `${winners.join(' and ')} ${winners.length === 1 ? 'wins' : 'win'}`
    : 'the game continues';
  return [
    ...plies.map(
      (move, i) =>
        `${String(i + 1).padStart(width)}. ${writeMove(move)}${faultText(reasons.get(i) ?? (moveOf(move) === undefined ? ['not-played'] : []))}`,
    ),
    ...rounds.map((round, i) => `round ${i + 1}: ${scores(round.scores)}`),
    `${table.isOver ? 'with bonuses' : 'now'}: ${scores(scoresOf(table))}`,
    outcome,
    '',
  ].join('\n');
}

/** Returns why moves are faults, by the index of the ply. */
function reasonsByPly(faults: readonly AzulFault[]): ReadonlyMap<number, readonly string[]> {
  const reasons = new Map<number, string[]>();
  for (const { ply, violation } of faults) if (ply !== undefined) append(reasons, ply, violation.why);
  return reasons;
}
