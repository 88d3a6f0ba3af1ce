import { type PlayerBoard, tileAt } from '../../../games/azul/index.js';
import type { Json } from '../../../notation/format.js';
import { joined, tagged } from '../../../notation/codec/json-reader.js';
import { type AzulGame, type AzulLine, PLAYER_LETTERS } from '../model.js';
import { type AzulFault, type AzulReplay, moveOf } from '../play.js';
import { writeMove } from '../write.js';

/** A model as the tagged JSON of the conformance suite: every leaf is `{type, value}`, the value always a string. */
export function azulJson({ players, lines, comments }: AzulGame): Json {
  return {
    players: players === undefined ? null : tagged('players', players),
    lines: lines.map(lineJson),
    comments: comments.map((comment) => tagged('comment', comment)),
  };
}

function lineJson(line: AzulLine): Json {
  switch (line.type) {
    case 'draw':
      return {
        draw: line.factories.map(({ number, tiles }) => ({
          factory: tagged('factory', number),
          tiles: tagged('tiles', joined(tiles)),
        })),
      };
    case 'move':
      return {
        move: {
          player: tagged('player', line.player),
          origin: tagged('origin', line.origin),
          tiles: tagged('tiles', joined(line.tiles)),
          destinations: tagged('destinations', joined(line.destinations)),
        },
      };
    case 'name':
      return { name: { player: tagged('player', line.player), name: tagged('text', line.name) } };
    case 'date':
      return { date: tagged('date', line.date) };
    case 'commentary':
      return { commentary: tagged('text', line.text) };
    case 'metadata':
      return { metadata: { key: tagged('key', line.key), value: tagged('text', line.value) } };
  }
}

/** A replay as `replay --json` prints it. Walls are five strings a player, a dot where no tile is. */
export function replayJson({ plies, table }: AzulReplay): Json {
  return {
    plies: plies.map((move, i) => ({ ply: i + 1, mover: move.player, move: writeMove(move) })),
    final: {
      scores: table.scores(),
      walls: table.players.map(wallText),
      finished: table.isOver,
      rounds: table.roundScores.map((scores) => ({ scores })),
    },
    result: table.winners().map((index) => PLAYER_LETTERS[index]!),
  };
}

/** A wall as five strings of five letters in column order. */
const wallText = ({ wall }: PlayerBoard): string[] =>
  wall.map((row, y) => row.map((isThere, x) => (isThere ? tileAt(y, x) : '.')).join(''));

/** A replay for people: the moves with what is wrong with them, the scores after each round, and who has won. */
export function replayLines({ plies, table, faults }: AzulReplay): string {
  const reasons = reasonsByPly(faults);
  const width = String(plies.length).length;
  const scores = (values: readonly number[]) => values.map((score, i) => `${PLAYER_LETTERS[i]!} ${score}`).join(', ');
  const winners = table.winners().map((index) => PLAYER_LETTERS[index]!);
  const outcome = table.isOver
    ? `${winners.join(' and ')} ${winners.length === 1 ? 'wins' : 'win'}`
    : 'the game goes on';
  return [
    ...plies.map(
      (move, i) =>
        `${String(i + 1).padStart(width)}. ${writeMove(move)}${reasons.get(i) ?? (moveOf(move) === undefined ? '   (not played)' : '')}`,
    ),
    ...table.roundScores.map((values, i) => `round ${i + 1}: ${scores(values)}`),
    `${table.isOver ? 'with bonuses' : 'now'}: ${scores(table.scores())}`,
    outcome,
    '',
  ].join('\n');
}

/** What is wrong with moves, in parentheses, by the index of their ply. */
function reasonsByPly(faults: readonly AzulFault[]): ReadonlyMap<number, string> {
  const reasons = new Map<number, string[]>();
  for (const { ply, violation } of faults) {
    if (ply === undefined) continue;
    const known = reasons.get(ply) ?? [];
    known.push(violation.problem.replaceAll('-', ' '));
    reasons.set(ply, known);
  }
  return new Map([...reasons].map(([ply, problems]) => [ply, `   (${problems.join(', ')})`]));
}
