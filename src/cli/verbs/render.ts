import { writeFileSync } from 'node:fs';
import { InvalidArgumentError } from 'commander';
import type { RenderOptions } from '../../formats/format.js';
import { complain, systemReason } from '../complain.js';
import { addReadingOptions, type ReadingFlags } from '../options.js';
import { readOne, reportAside, type Source } from '../source.js';
import { UsageError } from '../usage-error.js';
import type { Verb } from '../verb.js';

interface Flags extends ReadingFlags {
  readonly ply?: number;
  readonly output?: string;
  readonly text?: true;
  readonly latin?: true;
}

/** `ludogram render FILE` */
export const render: Verb = (command, context) => {
  addReadingOptions(command, context)
    .argument('<file>', 'the record; - is standard input')
    .description('Draws the board: as text on a terminal, else as an SVG picture.')
    .option('--ply <n>', 'after this many moves, 0 is the start (default: the end)', plyNumber)
    .option('-o, --output <file>', 'write an SVG picture to a file')
    .option('--text', 'as text, wherever it goes')
    .option('--latin', 'Latin letters for the pieces, where a game has its own')
    .addHelpText('after', '\nExamples:\n  ludogram render game.oni\n  ludogram render game.oni --ply 4 -o board.svg')
    .action(async (file: string, flags: Flags) => {
      if (flags.text && flags.output !== undefined) throw new UsageError('--text and -o exclude each other');
      const source = await readOne(file, flags, context);
      if (source === undefined) return;
      const asText = flags.text === true || (flags.output === undefined && context.io.stdout.isTTY === true);
      const picture = draw(source, asText, flags);
      reportAside(source, context);
      if (picture === undefined) return complain(context, `${file}: too little could be read to draw it`);
      if (flags.output === undefined) return void context.io.stdout.write(picture);
      try {
        writeFileSync(flags.output, picture);
      } catch (error) {
        complain(context, `can't write ${flags.output}: ${systemReason(error)}`);
      }
    });
};

function plyNumber(value: string): number {
  if (!/^\d+$/.test(value)) throw new InvalidArgumentError('It is a whole number from 0.');
  return Number(value);
}

function draw({ format, reading }: Source, asText: boolean, flags: Flags): string | undefined {
  const renderer = asText ? format.renderText : format.renderSvg;
  if (renderer === undefined) throw new UsageError(`${format.id} records have no picture`);
  const options: RenderOptions = {
    ...(flags.ply === undefined ? {} : { ply: flags.ply }),
    latin: flags.latin === true,
  };
  return reading.model === undefined ? undefined : renderer(reading.model, options);
}
