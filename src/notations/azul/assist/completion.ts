import type { AzulGame as Root } from '../../../../generated/azul/nodes.js';
import { legalMoves, type Move, moveText, startTable, type Table, TILE_NAMES } from '../../../games/azul/index.js';
import { memoizeByObject } from '../../../notation/assist/memoize.js';
import type { Completion, CompletionLocation, Landmark, Reading } from '../../../notation/index.js';
import { isPly } from '../model/model.js';
import type { AzulGame } from '../model/shape.js';
import { playLine } from '../replay/play.js';

const KEYS: readonly (readonly [text: string, detail: string])[] = [
  [':A ', 'the name of player A'],
  [':B ', 'the name of player B'],
  [':C ', 'the name of player C'],
  [':D ', 'the name of player D'],
  [':date ', 'the date of the game, such as 2020-12-25'],
  [': ', 'commentary'],
];

/** Completes metadata, the number of players, and the legal moves. */
export function completeAzul({
  before,
  readUntil,
  position,
  isCut,
}: CompletionLocation<AzulGame, Root, Table>): readonly Completion[] | undefined {
  const start = before.search(/(?<![^\r\n])[^\r\n]*$/);
  const span = { start, end: before.length };
  if (before[start] === ':') {
    return KEYS.map(([text, detail]) => ({ type: 'key', text, span, detail }));
  }
  if (before[start] === '#') return [];
  const { model } = readUntil(start);
  if (start > 0 && model.players === undefined) {
    return ['2', '3', '4'].map((text) => ({ type: 'value', text, span, detail: `${text} players` }));
  }
  if (isCut === true) return undefined;
  const table = finalOnce(model, position);
  if (table === undefined) return [];
  return legalMoves(table).map((move) => ({
    type: 'move',
    text: moveText(move),
    span,
    detail: sentence(move),
  }));
}

/** Returns the table after the lines of a game; `undefined` if it has no number of players. */
const finalOnce = memoizeByObject((game: AzulGame, start: Table | undefined): Table | undefined => {
  let table = start ?? startOf(game);
  for (const line of game.lines) if (table !== undefined && isPly(line)) table = playLine(table, line);
  return table;
});

const startOf = ({ players }: AzulGame): Table | undefined => (players === undefined ? undefined : startTable(players));

/** Yields a landmark before each draw and each move. */
export function* landmarks(
  reading: Reading<AzulGame, Root>,
  start: Table | undefined = startOf(reading.model),
): Iterable<Landmark<Table>> {
  let table = start;
  for (const [i, line] of reading.model.lines.entries()) {
    if (table === undefined) return;
    if (!isPly(line)) continue;
    const span = reading.spanOf(['lines', i]);
    const before: Table = table;
    if (span !== undefined) yield { offset: span.start, position: () => before };
    table = playLine(before, line);
  }
}

function sentence({ origin, tile, count, line, overflow }: Move): string {
  const from = origin === 0 ? 'the center' : `factory ${origin}`;
  const to = line === undefined ? 'the floor' : `line ${line}${overflow === 0 ? '' : `, ${overflow} to the floor`}`;
  return `${count} ${TILE_NAMES[tile]} from ${from} to ${to}`;
}
