import { moveNumber, type Printed, type Printing, type PrintOptions, type Reading } from 'ludogram';
import type { PgnFile } from '../generated/pgn/nodes.js';
import {
  compareTags,
  type PgnGame,
  type PgnGames,
  type PgnLine,
  type PgnMove,
  type PgnTag,
  tagOf,
} from './model/model.js';
import { Movetext } from './print-movetext.js';
import { firstPly } from './tokens/lines.js';

/** The most characters of a line of movetext (section "Line lengths"). */
const WIDTH = 79;

/** Returns a tag pair as text. */
export const writeTag = ({ name, value }: PgnTag): string => `[${name} "${value.replace(/["\\]/g, String.raw`\$&`)}"]`;

/** A line that is partly written. */
interface OpenLine {
  readonly moves: readonly PgnMove[];
  /** The number of half moves before the line. */
  readonly first: number;
  /** The moves that are written. */
  written: number;
  /** The variations on the last of them that are written. */
  variations: number;
  /** Whether the next move has its number whoever plays it. */
  needsNumber: boolean;
}

function openLine({ comments = [], moves }: PgnLine, first: number, to: Movetext): OpenLine {
  for (const comment of comments) to.addComment(comment);
  return { moves, first, written: 0, variations: 0, needsNumber: true };
}

/** Writes a line with its variations, without recursion: they can be nested deeply. */
function writeLine(outermost: OpenLine, to: Movetext, isCompact: boolean): void {
  const open = [outermost];
  for (let line = open.at(-1); line !== undefined; line = open.at(-1)) {
    const variation = line.moves[line.written - 1]?.variations?.[line.variations];
    const move = line.moves[line.written];
    if (variation !== undefined) {
      line.variations++;
      to.open();
      open.push(openLine(variation, line.first + line.written - 1, to));
    } else if (move !== undefined) {
      writeMove(move, line.first + line.written, line.needsNumber, to, isCompact);
      line.written++;
      line.variations = 0;
      line.needsNumber = move.comments !== undefined || move.variations !== undefined;
    } else {
      open.pop();
      if (open.length > 0) to.close();
    }
  }
}

/** Writes a move without its variations. */
function writeMove(move: PgnMove, ply: number, needsNumber: boolean, to: Movetext, isCompact: boolean): void {
  const number = ply % 2 === 0 || needsNumber ? moveNumber(ply) : '';
  if (isCompact || number === '') to.add(number + move.san);
  else {
    to.add(number);
    to.add(move.san);
  }
  for (const nag of move.nags ?? []) to.add(`$${nag}`);
  for (const comment of move.comments ?? []) to.addComment(comment);
}

/** Returns a move with its annotations as text, on one line unless a comment ends it. */
export function moveText(move: PgnMove, ply: number, needsNumber: boolean): string {
  const to = new Movetext(Number.POSITIVE_INFINITY);
  writeLine({ ...openLine({ moves: [move] }, ply, to), needsNumber }, to, false);
  return to.end();
}

/** Returns a variation in its parentheses as text. */
export function variationText(line: PgnLine, ply: number): string {
  const to = new Movetext(Number.POSITIVE_INFINITY);
  to.open();
  writeLine(openLine(line, ply, to), to, false);
  to.close();
  return to.end();
}

/**
 * Returns a game in export format (sections "Export format" and "Parsing games"): sorted tags, an empty line, and
 * movetext of at most 79 columns.
 */
export function gameText(game: PgnGame, isCompact = false): string {
  const to = new Movetext(isCompact ? Number.POSITIVE_INFINITY : WIDTH);
  writeLine(openLine(game, firstPly(tagOf(game, 'FEN')), to), to, isCompact);
  to.add(game.result);
  const tags = game.tags.map((tag) => `${writeTag(tag)}\n`).join('');
  return `${tags}${tags === '' ? '' : '\n'}${to.end()}\n`;
}

const write = ({ games }: PgnGames, { style }: PrintOptions = {}): string =>
  games.map((game) => gameText(game, style === 'compact')).join('\n');

/** How models become text. */
export const pgnPrint: Printing<PgnGames> = {
  write,
  sorted: ({ games }) => ({
    games: games.map((game) => ({ ...game, tags: [...game.tags].sort((a, b) => compareTags(a.name, b.name)) })),
  }),
};

/**
 * Returns a reading in export format. Lines that begin with % go before the game that they are in; `compact` drops
 * them.
 */
export function formatPgn({ tree, model }: Reading<PgnGames, PgnFile>, options: PrintOptions = {}): Printed {
  const escapes = tree.comments();
  if (options.style === 'compact') return { text: write(model, options), droppedComments: escapes.length };
  const parts: string[] = [];
  let next = 0;
  const takeEscapes = (end: number): string => {
    let text = '';
    for (; next < escapes.length && escapes[next]!.start < end; next++) text += `${escapes[next]!.text.trimEnd()}\n`;
    return text;
  };
  const nodes = tree.root.games;
  for (const [i, game] of model.games.entries()) parts.push(takeEscapes(nodes[i]!.end) + gameText(game));
  const rest = takeEscapes(Number.POSITIVE_INFINITY);
  if (rest !== '') parts.push(rest);
  return { text: parts.join('\n'), droppedComments: 0 };
}
