import { type Player, PLAYERS, type Tile } from '../../games/azul/index.js';

/** Returns the letter of a player from its number, counted from 0. */
export const playerLetter = (player: number): Player => PLAYERS[player]!;

/** `1llrr 2orku …`: tiles placed on factories. */
export interface DrawLine {
  readonly type: 'draw';
  readonly factories: readonly { readonly number: number; readonly tiles: readonly Tile[] }[];
}

/** `A 2 rrr 22-`: a player takes tiles and places them. */
export interface MoveLine {
  readonly type: 'move';
  readonly player: Player;
  /** The number of a factory; 0 for the center. */
  readonly origin: number;
  readonly tiles: readonly Tile[];
  /** One entry per tile: a line, `1` to `5`, or `-` for the floor. */
  readonly destinations: readonly string[];
}

/** A line that names a player: `:A John Doe`. */
export interface NameLine {
  readonly type: 'name';
  readonly player: Player;
  readonly name: string;
}

/** A line with the date of the game: `:date 2020-12-25`. */
export interface DateLine {
  readonly type: 'date';
  readonly date: string;
}

/** A line of commentary: `: a remark`. */
export interface CommentaryLine {
  readonly type: 'commentary';
  readonly text: string;
}

/** A line of metadata with an unknown key: `:key value`. */
export interface MetadataLine {
  readonly type: 'metadata';
  readonly key: string;
  readonly value: string;
}

/** A line of a record after the number of players, or metadata before it. */
export type AzulLine = DrawLine | MoveLine | NameLine | DateLine | CommentaryLine | MetadataLine;

/** Whether a line is a draw or a move. */
export const isPly = (line: AzulLine): line is DrawLine | MoveLine => line.type === 'draw' || line.type === 'move';

/** The content of an Azul record, in the order of the text. */
export interface AzulGame {
  /** The number of players, 2 to 4; absent if it is unreadable. */
  readonly players?: number;
  readonly lines: readonly AzulLine[];
  /** The comment lines, without their `#`. */
  readonly comments: readonly string[];
}

/** A round: its draw, and its moves with the commentary between them. */
export interface AzulRound {
  /** The draw; absent for moves before the first draw. */
  readonly draw?: DrawLine;
  readonly lines: readonly (MoveLine | CommentaryLine)[];
}

/** Splits a game into rounds. */
export function roundsOf({ lines }: AzulGame): AzulRound[] {
  const rounds: { draw?: DrawLine; lines: (MoveLine | CommentaryLine)[] }[] = [];
  for (const line of lines) {
    if (line.type === 'draw') rounds.push({ draw: line, lines: [] });
    else if (line.type === 'move') {
      const round = rounds.at(-1);
      if (round === undefined) rounds.push({ lines: [line] });
      else round.lines.push(line);
    } else if (line.type === 'commentary') rounds.at(-1)?.lines.push(line);
  }
  return rounds;
}

/** Returns the name of a player; `undefined` if the record has none. */
export function nameOf({ lines }: AzulGame, player: Player): string | undefined {
  const line = lines.find((one): one is NameLine => one.type === 'name' && one.player === player);
  return line?.name;
}

const isBlank = (character: string | undefined): boolean => character === ' ' || character === '\t';

/** Removes blanks and tabs from the end of a text. Other white space is part of the text. */
export function trimmedEnd(text: string): string {
  let end = text.length;
  while (isBlank(text[end - 1])) end--;
  return text.slice(0, end);
}

/** Removes blanks and tabs from both ends of a text. */
export function trimmedBlanks(text: string): string {
  let start = 0;
  while (isBlank(text[start])) start++;
  return trimmedEnd(text.slice(start));
}
