import { extname } from 'node:path';
import { Option } from 'commander';
import { defined } from '../../../defined.js';
import type { RenderOptions, Theme, View } from '../../../notation/index.js';
import { readSourceFile } from '../../records/choice/chosen-sources.js';
import { noteOtherGames, noteOtherRecords } from '../../records/choice/other-games.js';
import { takesEachRecord } from '../../records/choice/record-argument.js';
import { addDeclaredFlags, declaredValues } from '../../records/declared-flags.js';
import { addReadingOptions, addRecordOption, type ReadingFlags } from '../../records/options.js';
import { outputPath, writeOutput } from '../../records/output.js';
import { reportTooLittle, reportToStderr } from '../../records/source/report-source.js';
import type { Source } from '../../records/source/source.js';
import { UsageError } from '../../run/failure.js';
import { wholeNumber } from '../../run/options.js';
import type { Context, Verb } from '../../run/verb.js';
import { type CaptionedPicture, pictureSheet } from './picture-sheet.js';
import { writePng } from './png.js';

interface Flags extends ReadingFlags {
  readonly ply?: number;
  readonly all?: true;
  readonly output?: string;
  readonly text?: true;
  readonly theme?: 'light' | 'dark';
}

const EXAMPLES = `
Examples:
  ludogram render game.oni
  ludogram render game.oni --ply 4 -o board.svg
  ludogram render game.oni --all -o game.svg
  ludogram render game.oni --theme dark -o board.png
  ludogram render game.oni -o board.txt
  ludogram render game.oni --text | less`;

/** `ludogram render FILE` */
export const render: Verb = (command, context) => {
  command
    .argument('<file>', 'the record; - is standard input')
    .description(
      'Draws the board: as text on a terminal, otherwise as an SVG picture. PNG pictures need the package @resvg/resvg-wasm.',
    )
    .option('--ply <n>', 'draw the position after this many plies; 0 is the start (default: the end)', wholeNumber)
    .addOption(new Option('--all', 'the start and every ply: one picture with all boards').conflicts('ply'))
    .option('-o, --output <file>', 'write to a file: a picture to .svg or .png, text to .txt')
    .addOption(new Option('--theme <theme>', 'the colors of a picture').choices(['light', 'dark']).default('light'))
    .option('--text', 'draw text, even into a file or a pipe')
    .addHelpText('after', EXAMPLES)
    .action((file: string, flags: Flags) => run(file, flags, context));
  addRecordOption(addReadingOptions(addDeclaredFlags(command, context.notations, 'render'), context));
};

async function run(file: string, flags: Flags, context: Context): Promise<void> {
  const { stdout } = context.io;
  const output = outputPath(flags);
  const kind = kindOf(flags.text, output);
  // A picture shows one game: of a large file, the first record is enough.
  const isLarge = await takesEachRecord(file, flags, context);
  const source = await readSourceFile(file, isLarge ? { ...flags, record: 1 } : flags, context);
  if (source === undefined) return;
  const asText = kind === 'text' || (output === undefined && stdout.isTTY);
  const options: RenderOptions = declaredValues(flags, source.entry, context.notations, 'render');
  const columns = output === undefined ? stdout.columns : undefined;
  const picture = draw(source, flags, options, { asText, theme: flags.theme ?? 'light', columns });
  if (picture !== undefined) {
    if (output === undefined && asText) stdout.write(picture);
    else if (output === undefined || kind !== 'png') writeOutput(output, picture, context);
    else if (!(await writePng(output, picture, context))) return;
  }
  reportToStderr(source, context);
  if (picture === undefined) reportTooLittle(source, 'draw', context);
  else if (isLarge) await noteOtherRecords(file, flags, context);
  else await noteOtherGames(source, context);
}

/** Returns what to draw. Throws a usage error for a file that is neither `.txt` nor `.svg` nor `.png`. */
function kindOf(text: true | undefined, output: string | undefined): 'text' | 'svg' | 'png' {
  if (output === undefined) return text === true ? 'text' : 'svg';
  const extension = extname(output).toLowerCase();
  if (extension === '.txt') return 'text';
  // A file without an extension may be a device or a pipe.
  if (extension !== '.svg' && extension !== '.png' && extension !== '') {
    throw new UsageError(`can't write ${extension} files: -o takes .svg and .png (a picture) or .txt (text)`);
  }
  if (text) throw new UsageError(`--text and -o ${output} can't be used together: text goes to .txt files`);
  return extension === '.png' ? 'png' : 'svg';
}

/** How pictures look. */
interface PictureStyle {
  readonly asText: boolean;
  readonly theme: Theme;
  /** The width that text is laid out for; absent if it has none. */
  readonly columns: number | undefined;
}

function draw(
  { file, notation, reading: { model } }: Source,
  { ply, all }: Pick<Flags, 'ply' | 'all'>,
  options: RenderOptions,
  { asText, theme, columns }: PictureStyle,
): string | undefined {
  const { view, play } = notation;
  if (view === undefined) throw new UsageError(`${notation.id} records have no picture`);
  if (model === undefined) return undefined;
  const replay = ply !== undefined || all ? play?.replay(model) : undefined;
  const plies = replay?.ok === true ? replay.plies.length : undefined;
  if (ply !== undefined && plies !== undefined && ply > plies) {
    throw new UsageError(`--ply ${ply}: the game ends after ply ${plies}`);
  }
  const pictureOf = (drawn: unknown): string =>
    asText ? view.text(drawn, defined({ columns })) : view.svg(drawn, { theme });
  if (all && plies !== undefined) {
    const pictures = picturesOf(view, model, options, { plies, pictureOf });
    return pictures && sheetOf(pictures, asText, file, theme);
  }
  const drawn = view.at(model, { ...options, ...defined({ ply }) });
  if (drawn.ok) return pictureOf(drawn.view);
  if (drawn.problem.path.length === 0 && Object.keys(options).length > 0) throw new UsageError(drawn.problem.message);
  return undefined;
}

/** The plies of a record, and the way to draw them. */
interface Pictures {
  /** The number of plies of the main line. */
  readonly plies: number;
  /** Draws what a view returns. */
  readonly pictureOf: (drawn: unknown) => string;
}

/** Draws the start and every ply; `undefined` if the game can't be drawn. */
function picturesOf(
  view: View<unknown, unknown>,
  model: unknown,
  options: RenderOptions,
  { plies, pictureOf }: Pictures,
): readonly string[] | undefined {
  const pictures: string[] = [];
  if (view.eachPly !== undefined) {
    const result = view.eachPly(model, options, (drawn) => pictures.push(pictureOf(drawn)));
    return result.ok ? pictures : undefined;
  }
  for (let ply = 0; ply <= plies; ply++) {
    const drawn = view.at(model, { ...options, ply });
    if (!drawn.ok) return undefined;
    pictures.push(pictureOf(drawn.view));
  }
  return pictures;
}

/** Puts the pictures of the start and every ply below one another, with captions, or on one SVG sheet. */
function sheetOf(pictures: readonly string[], asText: boolean, file: string, theme: Theme): string {
  const boards = pictures.map((picture, ply): CaptionedPicture => ({
    caption: ply === 0 ? 'start' : `ply ${ply}`,
    picture,
  }));
  return asText
    ? boards.map(({ caption, picture }) => `${caption}\n${picture}`).join('\n')
    : pictureSheet(file, boards, theme);
}
