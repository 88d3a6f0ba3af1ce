import { TABLES } from '../../../src/export/schema.js';
import { aligned } from './tables.js';

/** Returns the tables that `ludogram export` writes, for the page on archives. */
export const exportTables = (): string =>
  TABLES.map(({ name, description, columns }) => {
    const rows = columns.map(
      (column) =>
        `| \`${column.name}\` | ${column.type}${column.isNullable === true ? ', may be absent' : ''} | ${column.description} |`,
    );
    const table = aligned(['| column | type | says |', '| --- | --- | --- |', ...rows]).trimEnd();
    return [`### \`${name}\``, '', description, '', table].join('\n');
  })
    .join('\n\n')
    .concat('\n');
