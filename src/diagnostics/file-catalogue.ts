import { defineCatalogue } from './catalogue.js';

/** Why a file or a folder could not be handled at all. */
export const fileCatalogue = defineCatalogue('file', {
  unreadable: { severity: 'error', message: "can't read the file: {reason}" },
  'unknown-format': { severity: 'error', message: "can't tell the format of the file; name it with --format ({ids})" },
  'unknown-dialect': { severity: 'error', message: '{problem}' },
});
