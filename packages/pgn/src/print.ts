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
import { Movetext, type MovetextLayout } from './print-movetext.js';
import { firstPly } from './tokens/lines.js';

/** The export format (section "Line lengths"). */
const EXPORT_FORMAT: MovetextLayout = { width: 79, joinsNumbers: false };
/** The style `compact`: movetext on one line. */
const COMPACT: MovetextLayout = { width: Number.POSITIVE_INFINITY, joinsNumbers: true };
/** The layout of a move or a variation that is written into a text. */
const ONE_LINE: MovetextLayout = { width: Number.POSITIVE_INFINITY, joinsNumbers: false };

/** Returns a tag pair as text. */
export const writeTag = ({ name, value }: PgnTag): string => `[${name} "${value.replace(/["\\]/g, String.raw`\$&`)}"]`;

/** A line that is partly written. */
interface OpenLine {
  readonly moves: readonly PgnMove[];
  /** The number of plies before the line. */
  readonly startPly: number;
  /** The number of moves that are written. */
  written: number;
  /** The number of variations on the last of them that are written. */
  variations: number;
  /** Whether the next move has its number whoever plays it. */
  needsNumber: boolean;
}

/** Writes the comments at the start of a line. */
function openLine({ comments = [], moves }: PgnLine, startPly: number, movetext: Movetext): OpenLine {
  for (const comment of comments) movetext.addComment(comment);
  return { moves, startPly, written: 0, variations: 0, needsNumber: true };
}

/** Writes a line with its variations, without recursion: they can be nested deeply. */
function writeLine(outermost: OpenLine, movetext: Movetext): void {
  const open = [outermost];
  for (let line = open.at(-1); line !== undefined; line = open.at(-1)) {
    const variation = line.moves[line.written - 1]?.variations?.[line.variations];
    const move = line.moves[line.written];
    if (variation !== undefined) {
      line.variations++;
      movetext.open();
      open.push(openLine(variation, line.startPly + line.written - 1, movetext));
    } else if (move !== undefined) {
      const ply = line.startPly + line.written;
      writeMove(move, ply % 2 === 0 || line.needsNumber ? moveNumber(ply) : '', movetext);
      line.written++;
      line.variations = 0;
      line.needsNumber = move.comments !== undefined || move.variations !== undefined;
    } else {
      open.pop();
      if (open.length > 0) movetext.close();
    }
  }
}

/** Writes a move without its variations. */
function writeMove(move: PgnMove, number: string, movetext: Movetext): void {
  movetext.addMove(number, move.san);
  for (const nag of move.nags ?? []) movetext.add(`$${nag}`);
  for (const comment of move.comments ?? []) movetext.addComment(comment);
}

/**
 * Returns a move with its annotations as text, on one line unless a comment ends it.
 *
 * @param options whether the move has its number whoever plays it; moves of white always have one
 */
export function moveText(move: PgnMove, ply: number, { needsNumber }: { readonly needsNumber: boolean }): string {
  const movetext = new Movetext(ONE_LINE);
  writeLine({ ...openLine({ moves: [move] }, ply, movetext), needsNumber }, movetext);
  return movetext.end();
}

/** Returns a variation in its parentheses as text. */
export function variationText(line: PgnLine, ply: number): string {
  const movetext = new Movetext(ONE_LINE);
  movetext.open();
  writeLine(openLine(line, ply, movetext), movetext);
  movetext.close();
  return movetext.end();
}

/**
 * Returns a game in export format (sections "Export format" and "Parsing games"): sorted tags, an empty line, and
 * movetext of at most 79 columns.
 */
export function gameText(game: PgnGame, isCompact = false): string {
  const movetext = new Movetext(isCompact ? COMPACT : EXPORT_FORMAT);
  writeLine(openLine(game, firstPly(tagOf(game, 'FEN')), movetext), movetext);
  movetext.add(game.result);
  const tags = game.tags.map((tag) => `${writeTag(tag)}\n`).join('');
  return `${tags}${tags === '' ? '' : '\n'}${movetext.end()}\n`;
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
