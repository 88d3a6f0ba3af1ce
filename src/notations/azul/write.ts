import type { PrintOptions } from '../../notation/format.js';
import { withoutTrailingBlanks } from './blanks.js';
import type { AzulGame, AzulLine, DrawLine, MoveLine } from './model.js';

/** A model as text, whether that text says the same or not. Options and layout are those of `printAzul`. */
export function writeAzul({ players, lines, comments }: AzulGame, { style = 'readable' }: PrintOptions = {}): string {
  const texts = lines.map((line) => ({ line, text: writeLine(line, style) }));
  const body = texts.map(({ line, text }) =>
    line.type === 'draw' && style === 'readable' ? `\n${text}\n` : `${text}\n`,
  );
  const remarks = style === 'compact' ? [] : comments.map((comment) => `#${comment}\n`);
  return `AZULGAME\n${players === undefined ? '' : `${players}\n`}${remarks.join('')}${body.join('')}`;
}

/** A line of a record as canonical text. */
export function writeLine(line: AzulLine, style: PrintOptions['style']): string {
  switch (line.type) {
    case 'draw':
      return writeDraw(line, style);
    case 'move':
      return style === 'compact' ? writeMove(line).replaceAll(' ', '') : writeMove(line);
    case 'name':
      return withoutTrailingBlanks(`:${line.player} ${line.name}`);
    case 'date':
      return `:date ${line.date}`;
    case 'commentary':
      return withoutTrailingBlanks(`: ${line.text}`);
    case 'metadata':
      return withoutTrailingBlanks(`:${line.key} ${line.value}`);
  }
}

function writeDraw({ factories }: DrawLine, style: PrintOptions['style']): string {
  return factories.map(({ number, tiles }) => `${number}${tiles.join('')}`).join(style === 'compact' ? '' : ' ');
}

/** A move as canonical text: `A 2 rrr 22-`. */
export function writeMove({ player, origin, tiles, destinations }: MoveLine): string {
  return `${player} ${origin} ${tiles.join('')} ${destinations.join('')}`;
}
