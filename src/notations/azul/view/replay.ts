import { type PlayerBoard, type Table, tileAt, type TileCounts, tilesIn } from '../../../games/azul/index.js';
import type { Json } from '../../../notation/codec/index.js';
import { type AzulGame, playerLetter } from '../model.js';
import { type AzulFault, type AzulReplay, moveOf, replayRead } from '../play.js';
import { writeMove } from '../print.js';
import type { Tables } from '../../../notation/tables.js';

/** Returns a replay as `replay --json` prints it. A wall is five strings, with a dot for each missing tile. */
export function replayJson({ plies, table }: AzulReplay): Json {
  return {
    plies: plies.map((move, i) => ({ ply: i + 1, mover: move.player, move: writeMove(move) })),
    final: {
      scores: table.scores(),
      walls: table.players.map(wallText),
      finished: table.isOver,
      rounds: table.roundScores.map((scores) => ({ scores })),
    },
    result: table.winners().map(playerLetter),
  };
}

/** Writes a wall as five strings of five letters, in column order. */
const wallText = ({ wall }: PlayerBoard): string[] =>
  wall.map((row, y) => row.map((isThere, x) => (isThere ? tileAt(y, x) : '.')).join(''));

/** Returns a replay as text: the moves with their faults, the scores after each round, and the winners. */
export function replayLines({ plies, table, faults }: AzulReplay): string {
  const reasons = reasonsByPly(faults);
  const width = String(plies.length).length;
  const scores = (values: readonly number[]) => values.map((score, i) => `${playerLetter(i)} ${score}`).join(', ');
  const winners = table.winners().map(playerLetter);
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

/** Describes the faults of moves in parentheses, by the index of the ply. */
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

/** The columns of Azul games in exported tables. The rules of a game are its number of players. */
export const azulTables: Tables<AzulGame, AzulReplay> = {
  game({ players, lines }) {
    const names: Record<string, string> = {};
    let date: string | undefined;
    for (const line of lines) {
      if (line.type === 'name') names[line.player] = line.name;
      else if (line.type === 'date') date = line.date;
    }
    return {
      ...(Object.keys(names).length === 0 ? {} : { players: names }),
      ...(date === undefined ? {} : { date }),
      ...(players === undefined ? {} : { rules: `${players} players` }),
    };
  },
  plies(_, game, add) {
    replayRead(game, {}, (move, table) => add(move.player, writeMove(move), undefined, tableText(table)));
  },
  result({ table }) {
    if (!table.isOver) return undefined;
    return table.winners().map(playerLetter).join(' ');
  },
};

/**
 * Writes a table on one line: the tiles of each factory after its number (0 is the centre; `*` is the first-player
 * marker); then, for each player, the score, the rows of the wall, the pattern lines and the floor.
 *
 * `2orku 0lk* A5 l..../...../...../...../..... -/o2/-/-/- - B0 …`
 */
function tableText(table: Table): string {
  const factories = table.factories.map((tiles, i) => [i + 1, lettersOf(tiles)]);
  const marker = table.hasMarker && table.isRoundRunning ? '*' : '';
  const origins = [...factories, [0, lettersOf(table.centre) + marker]].filter(([, tiles]) => tiles !== '');
  const scores = table.scores();
  const players = table.players.map((board, i) => `${playerLetter(i)}${scores[i]!} ${boardText(board)}`);
  return [...origins.map((origin) => origin.join('')), ...players].join(' ');
}

const lettersOf = (tiles: TileCounts): string => tilesIn(tiles).join('');

function boardText({ wall, lines, floor }: PlayerBoard): string {
  const rows = wall.map((row, y) => row.map((isThere, x) => (isThere ? tileAt(y, x) : '.')).join(''));
  const waiting = lines.map(({ tile, count }) => (tile === undefined ? '-' : `${tile}${count}`));
  const dropped = floor.map((tile) => (tile === 'first' ? '*' : tile)).join('');
  return `${rows.join('/')} ${waiting.join('/')} ${dropped === '' ? '-' : dropped}`;
}
