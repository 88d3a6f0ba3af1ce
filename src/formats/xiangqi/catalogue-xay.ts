import { defineCatalogue } from '../../diagnostics/index.js';
import { setupRows } from './catalogue-setup.js';

/** Everything that can be said of a XAY file. */
export const xayCatalogue = defineCatalogue('xay', {
  'other-notation': {
    severity: 'error',
    message: 'this looks like {name}, not XAY',
  },
  'not-yaml': {
    severity: 'error',
    message: ({ reason }: { reason: string }) => `this is not YAML: ${reason}`,
  },
  'too-deep': {
    severity: 'error',
    message: 'lists are nested too deeply here; XAY has three levels',
  },
  'too-long': {
    severity: 'error',
    message: ({ most }: { most: number }) =>
      `the text has more than ${most} brackets, commas, line breaks and other marks of YAML, so it is not read`,
  },
  'several-documents': {
    severity: 'error',
    message: 'a XAY file is one YAML document; another one begins here',
  },
  anchor: {
    severity: 'error',
    message: ({ name }: { name: string }) => `XAY has no anchors such as &${name}`,
  },
  alias: {
    severity: 'error',
    message: ({ name }: { name: string }) => `XAY has no aliases such as *${name}`,
  },
  tag: {
    severity: 'error',
    message: ({ tag }: { tag: string }) => `XAY has no tags such as ${tag}`,
  },
  'duplicate-key': {
    severity: 'error',
    message: 'this key is there already',
  },
  'not-a-mapping': {
    severity: 'error',
    message: 'a XAY file is a mapping with version and setup',
  },
  'missing-key': {
    severity: 'error',
    message: ({ key }: { key: string }) => `the key ${key} is missing`,
  },
  'unknown-key': {
    severity: 'warning',
    message: ({ key }: { key: string }) => `${key} is no key of XAY; it says nothing`,
  },
  'version-not-string': {
    severity: 'error',
    message: "the version is the string '1', in quotation marks",
    fixes: { 'write {text}': 'safe' },
  },
  'unknown-version': {
    severity: 'error',
    message: ({ found }: { found: string }) => `there is no version ${found}; there is '1'`,
  },
  'not-a-list': {
    severity: 'error',
    message: ({ what }: { what: string }) => `${what} must be a list`,
  },
  'not-an-atom': {
    severity: 'error',
    message: 'a field holds pieces and annotations, each a plain word',
  },
  'unknown-piece': {
    severity: 'error',
    message: ({ found }: { found: string }) => `there is no piece ${found}`,
  },
  'too-many-rows': {
    severity: 'error',
    message: ({ count }: { count: number }) => `the board has ${count} rows; ten are the most`,
  },
  'too-many-fields': {
    severity: 'error',
    message: ({ row, count }: { row: number; count: number }) => `row ${row} has ${count} fields; nine are the most`,
  },
  ...setupRows,
});
