import { defineCatalogue } from './catalogue.js';

/** What can be said of a text that is no matter of one format: before it is read, and when it is converted. */
export const textCatalogue = defineCatalogue('text', {
  'invalid-utf8': {
    severity: 'error',
    message: 'these bytes are not UTF-8',
  },
  'invalid-json': {
    severity: 'error',
    message: ({ reason }: { reason: string }) => `this is not JSON: ${reason}`,
  },
  'unexpected-json': {
    severity: 'error',
    message: ({ where, message }: { where: string; message: string }) => `${where}: ${message}`,
  },
  'lost-in-conversion': {
    severity: 'warning',
    message: ({ what }: { what: string }) => what,
  },
});
