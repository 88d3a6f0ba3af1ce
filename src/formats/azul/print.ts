import { Comment, PlayerCount } from '../../../generated/azul/nodes.js';
import type * as nodes from '../../../generated/azul/nodes.js';
import type { Tree } from '../../cst/index.js';
import type { Printed, PrintOptions } from '../format.js';
import { withoutTrailingBlanks } from './blanks.js';
import { lowerAzul } from './lower.js';
import type { AzulGame, AzulLine, DrawLine, MoveLine } from './model.js';

/**
 * A model as text. `readable` has an empty line in front of each draw; `compact` has no blanks that are not needed.
 * Metadata stands where the model has it, behind the number of players and, in `readable`, the comments: a model does not
 * know what those stood beside. {@link formatAzul} keeps them in their places.
 */
export function printAzul({ players, lines, comments }: AzulGame, { style = 'readable' }: PrintOptions = {}): string {
  const texts = lines.map((line) => ({ line, text: printLine(line, style) }));
  const body = texts.map(({ line, text }) =>
    line.type === 'draw' && style === 'readable' ? `\n${text}\n` : `${text}\n`,
  );
  const remarks = style === 'compact' ? [] : comments.map((comment) => `#${comment}\n`);
  return `AZULGAME\n${players === undefined ? '' : `${players}\n`}${remarks.join('')}${body.join('')}`;
}

/** A tree without errors as canonical text; `readable` keeps its comments in their places. */
export function formatAzul(tree: Tree<nodes.AzulGame | undefined>, { style = 'readable' }: PrintOptions = {}): Printed {
  const { game, places } = lowerAzul(tree);
  const written = new Map(places.map((at, i) => [at, game.lines[i]!]));
  const out = ['AZULGAME\n'];
  /** Comments wait for what they stand in front of, so that an empty line comes in front of them. */
  let waiting = '';
  for (const child of tree.root?.children ?? []) {
    if (child instanceof Comment) {
      if (style === 'readable') waiting += `${withoutTrailingBlanks(child.text)}\n`;
      continue;
    }
    const line = written.get(child.index);
    if (line === undefined && !(child instanceof PlayerCount)) continue;
    if (line?.type === 'draw' && style === 'readable') out.push('\n');
    out.push(waiting, `${line === undefined ? child.text : printLine(line, style)}\n`);
    waiting = '';
  }
  out.push(waiting);
  return { text: out.join(''), droppedComments: style === 'compact' ? tree.comments().length : 0 };
}

function printLine(line: AzulLine, style: PrintOptions['style']): string {
  switch (line.type) {
    case 'draw':
      return printDraw(line, style);
    case 'move':
      return style === 'compact' ? printMove(line).replaceAll(' ', '') : printMove(line);
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

function printDraw({ factories }: DrawLine, style: PrintOptions['style']): string {
  return factories.map(({ number, tiles }) => `${number}${tiles.join('')}`).join(style === 'compact' ? '' : ' ');
}

/** A move as canonical text: `A 2 rrr 22-`. */
export function printMove({ player, origin, tiles, destinations }: MoveLine): string {
  return `${player} ${origin} ${tiles.join('')} ${destinations.join('')}`;
}
