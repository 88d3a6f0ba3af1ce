import { extname } from 'node:path';
import type { RenderOptions } from '../../notation/index.js';
import { addReadingOptions, type ReadingFlags, wholeNumber } from '../options.js';
import { writeText } from '../output.js';
import { type Captioned, pictureSheet } from '../picture-sheet.js';
import { readOne, reportAside, reportTooLittle, type Source } from '../source.js';
import { UsageError } from '../usage-error.js';
import type { Context, Verb } from '../verb.js';

interface Flags extends ReadingFlags {
  readonly ply?: number;
  readonly all?: true;
  readonly output?: string;
  readonly text?: true;
  readonly latin?: true;
}

const EXAMPLES = `
Examples:
  ludogram render game.oni
  ludogram render game.oni --ply 4 -o board.svg
  ludogram render game.oni --all -o game.svg
  ludogram render game.oni -o board.txt
  ludogram render game.oni --text | less`;

/** `ludogram render FILE` */
export const render: Verb = (command, context) => {
  command
    .argument('<file>', 'the record; - is standard input')
    .description('Draws the board: as text on a terminal, otherwise as an SVG picture.')
    .option('--ply <n>', 'draw the position after this many plies; 0 is the start (default: the end)', wholeNumber)
    .option('--all', 'the start and every ply: one picture with all boards')
    .option('-o, --output <file>', 'write to a file: a picture to .svg, text to .txt')
    .option('--text', 'draw text, also into a file or a pipe')
    .option('--latin', 'draw Latin letters for pieces that have symbols of their own')
    .addHelpText('after', EXAMPLES)
    .action((file: string, flags: Flags) => run(file, flags, context));
  addReadingOptions(command, context);
};

async function run(file: string, flags: Flags, context: Context): Promise<void> {
  const { stdout } = context.io;
  const isTextFile = isText(flags);
  if (flags.all && flags.ply !== undefined) throw new UsageError('--all and --ply exclude each other');
  const source = await readOne(file, flags, context);
  if (source === undefined) return;
  const asText = isTextFile || (flags.output === undefined && stdout.isTTY);
  const picture = draw(source, asText, flags);
  if (picture !== undefined) {
    if (flags.output === undefined && asText) stdout.write(picture);
    else if (flags.output === undefined) stdout.writeExact(picture);
    else writeText(flags.output, picture, context);
  }
  reportAside(source, context);
  if (picture === undefined) reportTooLittle(source, 'draw', context);
}

/** Whether to draw text. Throws a usage error for a file that is neither `.txt` nor `.svg`. */
function isText({ text, output }: Flags): boolean {
  if (output === undefined) return text === true;
  const extension = extname(output).toLowerCase();
  if (extension === '.txt') return true;
  // A file without an extension may be a device or a pipe.
  if (extension !== '.svg' && extension !== '') {
    throw new UsageError(`can't write ${extension} files: -o takes .svg (a picture) or .txt (text)`);
  }
  if (text) throw new UsageError(`--text and -o ${output} exclude each other: text goes to .txt files`);
  return false;
}

function draw({ file, format, reading: { model } }: Source, asText: boolean, flags: Flags): string | undefined {
  const { view, play } = format;
  if (view === undefined) throw new UsageError(`${format.id} records have no picture`);
  if (model === undefined) return undefined;
  const replay = flags.ply === undefined && !flags.all ? undefined : play?.replay(model);
  if (flags.ply !== undefined && replay?.ok === true && flags.ply > replay.plies.length) {
    throw new UsageError(`--ply ${flags.ply}: the game ends after ply ${replay.plies.length}`);
  }
  const drawPly = (ply?: number): string | undefined => {
    const options: RenderOptions = { ...(ply === undefined ? {} : { ply }), latin: flags.latin === true };
    const drawn = view.at(model, options);
    if (!drawn.ok) return undefined;
    return asText ? view.text(drawn.view) : view.svg(drawn.view);
  };
  return flags.all && replay?.ok === true ? drawAll(drawPly, replay.plies.length, asText, file) : drawPly(flags.ply);
}

/** Draws the start and every ply; `undefined` if the game can't be drawn. */
function drawAll(
  drawPly: (ply: number) => string | undefined,
  plies: number,
  asText: boolean,
  file: string,
): string | undefined {
  const boards: Captioned[] = [];
  for (let ply = 0; ply <= plies; ply++) {
    const picture = drawPly(ply);
    if (picture === undefined) return undefined;
    boards.push({ caption: ply === 0 ? 'start' : `ply ${ply}`, picture });
  }
  return asText
    ? boards.map(({ caption, picture }) => `${caption}\n${picture}`).join('\n')
    : pictureSheet(file, boards);
}
