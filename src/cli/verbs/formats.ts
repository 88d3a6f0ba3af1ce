import { LEVELS } from '../../formats/format.js';
import type { Verb } from '../verb.js';

/** `ludogram formats` */
export const formats: Verb = (command, context) => {
  command.description('Lists the formats, and what can be done with each.').action(async () => {
    const rows = await Promise.all(
      context.formats.map(async ({ id, title, extensions, dialects, load }) => {
        const format = await load();
        const verbs = ['check', 'tree', 'json', 'format', format.replay && 'replay', format.renderSvg && 'render'];
        return [id, title, extensions.join(' '), dialects.join(' ') || '-', verbs.filter(Boolean).join(' ')];
      }),
    );
    context.io.stdout.write(table([['FORMAT', 'WHAT IT IS', 'EXTENSIONS', 'DIALECTS', 'VERBS'], ...rows]));
    context.io.stdout.write(`\nLevels of judgement, for --level: ${LEVELS.join(', ')} (default: rules)\n`);
  });
};

function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows
    .map(
      (row) =>
        `${row
          .map((cell, column) => cell.padEnd(widths[column]!))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}
