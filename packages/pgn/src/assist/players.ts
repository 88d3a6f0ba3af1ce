import type { Reading, Span } from 'ludogram';
import type { Node } from 'ludogram/cst';
import type { PgnFile } from '../../generated/pgn/nodes.js';
import type { PgnGames } from '../model/model.js';

/** The most UTF-16 units of a game that are searched for its players and its result. */
const HEAD_LENGTH = 2000;

/** Returns the name of a game in an outline: its players and its result; without them, its first line. */
export function gameName({ text }: Node): string {
  const head = text.slice(0, HEAD_LENGTH);
  const valueOf = (tag: string) => new RegExp(`\\[${tag} "([^"\\n]*)"`).exec(head)?.[1];
  const [white, black, result] = ['White', 'Black', 'Result'].map(valueOf);
  if (white === undefined || black === undefined) return /.*/.exec(head)![0];
  return `${white} – ${black}${result === undefined ? '' : ` ${result}`}`;
}

/** Returns the spans of the players' names in the tags of all games, without their quotation marks. */
export function playerNames(reading: Reading<PgnGames, PgnFile>): Span[] {
  const { text } = reading.tree;
  return reading.model.games.flatMap(({ tags }, game) =>
    tags.flatMap(({ name, value }, tag) => {
      if ((name !== 'White' && name !== 'Black') || value === '' || value === '?') return [];
      const written = reading.spanOf(['games', game, 'tags', tag, 'value']);
      if (written === undefined) return [];
      const start = text[written.start] === '"' ? written.start + 1 : written.start;
      const end = text[written.end - 1] === '"' ? written.end - 1 : written.end;
      return start < end ? [{ start, end }] : [];
    }),
  );
}
