import { type Notation, type NotationEntry } from '../../../notation/index.js';
import { writeJson } from '../../records/json-text.js';
import { columnsText } from '../../records/output.js';
import type { Verb } from '../../run/verb.js';

const HEADINGS = ['FORMAT', 'WHAT IT IS', 'EXTENSIONS', 'DIALECTS', 'LEVELS', 'VERBS'];

interface Flags {
  readonly json?: boolean;
}

/** `ludogram formats` */
export const formats: Verb = (command, { io, formats, unreadConfig }) => {
  command
    .description('Lists the formats, and what can be done with each. The first dialect is the default one.')
    .option('--json', 'a list of objects instead of a table: id, title, extensions, dialects, levels and verbs')
    .addHelpText(
      'after',
      '\nExamples:\n  ludogram formats\n  ludogram formats --json\n  ludogram formats --config ludogram.config.ts',
    )
    .action(async ({ json = false }: Flags) => {
      const found = await Promise.all(formats.map(async (entry) => describe(entry, await entry.load())));
      if (json) writeJson(io.stdout, found);
      else io.stdout.write(columnsText([HEADINGS, ...found.map((format) => Object.values(format).map(cell))]));
      if (unreadConfig === undefined) return;
      io.stderr.write(`note: ${unreadConfig} was not run: name it with --config to list its formats\n`);
    });
};

const describe = ({ id, title, extensions, dialects, levels }: NotationEntry, format: Notation) => ({
  id,
  title,
  extensions,
  dialects,
  levels,
  verbs: verbsOf(format),
});

const cell = (value: string | readonly string[]): string =>
  (typeof value === 'string' ? value : value.join(' ')) || '-';

function verbsOf(format: Notation): string[] {
  const verbs = ['check', 'format', 'convert', 'tree', 'json'];
  if (format.play !== undefined) verbs.push('replay');
  if (format.view !== undefined) verbs.push('render');
  if (format.describe !== undefined) verbs.push('explain');
  return verbs;
}
