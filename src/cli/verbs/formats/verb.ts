import { notRun } from '../../../config/config-file.js';
import { defined } from '../../../defined.js';
import type { Notation, NotationEntry } from '../../../notation/index.js';
import { writeJson } from '../../records/json-text.js';
import { columnsText } from '../../run/columns.js';
import type { Verb } from '../../run/verb.js';

const HEADINGS = ['NOTATION', 'WHAT IT IS', 'EXTENSIONS', 'DIALECTS', 'LEVELS', 'VERBS'];

interface Flags {
  readonly json?: boolean;
}

/** `ludogram formats` */
export const formats: Verb = (command, { io, notations, unreadConfig }) => {
  command
    .description('Lists the notations, and what can be done with each. The first dialect is the default one.')
    .option(
      '--json',
      'a list of objects instead of a table: id, title, extensions, dialects, levels, verbs, and options of its own',
    )
    .addHelpText(
      'after',
      '\nExamples:\n  ludogram formats\n  ludogram formats --json\n  ludogram formats --config ludogram.config.ts',
    )
    .action(async ({ json = false }: Flags) => {
      const found = await Promise.all(notations.map(async (entry) => describe(entry, await entry.load())));
      if (json) writeJson(io.stdout, found);
      else {
        const rows = found.map(({ options: _, ...columns }) => Object.values(columns).map(cell));
        io.stdout.write(columnsText([HEADINGS, ...rows], { terminalWidth: io.stdout.columns }));
      }
      if (unreadConfig === undefined) return;
      io.stderr.write(`note: ${notRun(unreadConfig)} to list its notations\n`);
    });
};

const describe = ({ id, title, extensions, dialects, levels, options }: NotationEntry, notation: Notation) => ({
  id,
  title,
  extensions,
  dialects,
  levels,
  verbs: verbsOf(notation),
  ...defined({ options }),
});

const cell = (value: string | readonly string[]): string =>
  (typeof value === 'string' ? value : value.join(' ')) || '-';

function verbsOf(notation: Notation): string[] {
  const verbs = ['check', 'format', 'convert', 'tree', 'json'];
  if (notation.play !== undefined) verbs.push('replay');
  if (notation.view !== undefined) verbs.push('render');
  if (notation.describe !== undefined) verbs.push('explain');
  return verbs;
}
