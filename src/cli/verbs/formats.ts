import { type Notation, type NotationEntry } from '../../notation/index.js';
import { columnsText } from '../output.js';
import type { Verb } from '../verb.js';

const HEADINGS = ['FORMAT', 'WHAT IT IS', 'EXTENSIONS', 'DIALECTS', 'LEVELS', 'VERBS'];

/** `ludogram formats` */
export const formats: Verb = (command, { io, formats }) => {
  command
    .description('Lists the formats, and what can be done with each. The first dialect is the default one.')
    .addHelpText('after', '\nExample:\n  ludogram formats')
    .action(async () => {
      const rows = await Promise.all(formats.map(async (entry) => rowOf(entry, await entry.load())));
      io.stdout.write(columnsText([HEADINGS, ...rows]));
    });
};

function rowOf({ id, title, extensions, dialects, levels }: NotationEntry, format: Notation): string[] {
  return [id, title, extensions.join(' '), dialects.join(' '), levels.join(' '), verbsOf(format).join(' ')].map(
    (cell) => cell || '-',
  );
}

function verbsOf(format: Notation): string[] {
  const verbs = ['check', 'format', 'convert', 'tree', 'json'];
  if (format.play !== undefined) verbs.push('replay');
  if (format.view !== undefined) verbs.push('render');
  if (format.describe !== undefined) verbs.push('explain');
  return verbs;
}
