import { readAzulGame, readAzulLine } from '../../../generated/azul/lower.js';
import type { AzulGame as Root } from '../../../generated/azul/nodes.js';
import { parse } from '../../../generated/azul/parser.js';
import { isComment, isPlayerCount } from '../../../generated/azul/readers.js';
import type { Formatted, Printed, PrintOptions, PrintResult, Reading, RoundTrip } from '../../notation/index.js';
import { formatReading } from '../../notation/print/formatting.js';
import { printModel, tryPrintModel } from '../../notation/print/round-trip.js';
import { trimmedEnd } from './model/leaves.js';
import { azulCodec, type AzulGame, type AzulLine, type DrawLine, type MoveLine } from './model/shape.js';

/**
 * Writes a model as text. `readable` puts an empty line before each draw; `compact` leaves out comments and optional
 * spaces. A model does not record where its comments were, so `readable` writes them after the number of players;
 * {@link formatAzul} keeps them in position.
 *
 * @throws ModelError for a model that no text expresses, such as a name with a line break or a draw without factories
 */
export const printAzul = (game: AzulGame, options?: PrintOptions): string => printModel(azulRoundTrip, game, options);

/**
 * Writes a model as text, or returns the problem that prevents it. Never throws. Takes the options of
 * {@link printAzul}.
 */
export const tryPrintAzul = (game: AzulGame, options?: PrintOptions): PrintResult =>
  tryPrintModel(azulRoundTrip, game, options);

/**
 * Writes a reading without syntax errors as canonical text; `readable` keeps its comments in position. Reports
 * `text/lost-in-formatting` instead if canonical text would hide an error.
 */
export const formatAzul = (reading: Reading<AzulGame, Root>, options: PrintOptions = {}): Formatted =>
  formatReading(reading, options, writeReading);

/** Writes a reading without syntax errors, even if that hides errors. */
export function writeReading(
  { tree }: Pick<Reading<AzulGame, Root>, 'tree'>,
  { style = 'readable' }: PrintOptions = {},
): Printed {
  const out = ['AZULGAME\n'];
  /** Comments wait for the line after them, so that an empty line before a draw comes before its comments. */
  let waiting = '';
  for (const child of tree.root.children) {
    if (isComment(tree, child.index)) {
      if (style === 'readable') waiting += `${trimmedEnd(child.text)}\n`;
      continue;
    }
    if (isPlayerCount(tree, child.index)) out.push(waiting, `${child.text}\n`);
    else {
      const line = readAzulLine(tree, child.index);
      if (line === undefined) continue;
      out.push(gapBefore(line, style), waiting, `${writeLine(line, style)}\n`);
    }
    waiting = '';
  }
  out.push(waiting);
  return { text: out.join(''), droppedComments: style === 'compact' ? tree.comments().length : 0 };
}

/**
 * Writes a model as text without checking that the text has the same meaning. Options and layout are those of
 * {@link printAzul}.
 */
export function writeAzul({ players, lines, comments }: AzulGame, { style = 'readable' }: PrintOptions = {}): string {
  const body = lines.map((line) => `${gapBefore(line, style)}${writeLine(line, style)}\n`);
  const remarks = style === 'compact' ? [] : comments.map((comment) => `#${comment}\n`);
  return `AZULGAME\n${players === undefined ? '' : `${players}\n`}${remarks.join('')}${body.join('')}`;
}

/** Returns the empty line before a line of a record: `readable` has one before each draw. */
const gapBefore = ({ type }: AzulLine, style: PrintOptions['style']): string =>
  type === 'draw' && style === 'readable' ? '\n' : '';

/** Writes a line of a record as canonical text. */
export function writeLine(line: AzulLine, style: PrintOptions['style']): string {
  switch (line.type) {
    case 'draw':
      return writeDraw(line, style);
    case 'move':
      return style === 'compact' ? writeMove(line).replaceAll(' ', '') : writeMove(line);
    case 'name':
      return trimmedEnd(`:${line.player} ${line.name}`);
    case 'date':
      return `:date ${line.date}`;
    case 'commentary':
      return trimmedEnd(`: ${line.text}`);
    case 'metadata':
      return trimmedEnd(`:${line.key} ${line.value}`);
  }
}

function writeDraw({ factories }: DrawLine, style: PrintOptions['style']): string {
  return factories.map(({ number, tiles }) => `${number}${tiles.join('')}`).join(style === 'compact' ? '' : ' ');
}

/** Writes a move as canonical text: `A 2 rrr 22-`. */
export function writeMove({ player, origin, tiles, destinations }: MoveLine): string {
  return `${player} ${origin} ${tiles.join('')} ${destinations.join('')}`;
}

/** Converts models to JSON and text, and back. */
export const azulRoundTrip: RoundTrip<AzulGame> = {
  codec: azulCodec,
  write: writeAzul,
  parse(text) {
    const tree = parse(text);
    return { model: readAzulGame(tree, tree.root.index), isWellFormed: !tree.hasErrors };
  },
};
