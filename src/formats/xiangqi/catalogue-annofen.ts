import { defineCatalogue } from '../../diagnostics/index.js';
import { placementRows, setupRows } from './catalogue-setup.js';

/** Everything that can be said of an annoFEN file. */
export const annoFenCatalogue = defineCatalogue('annofen', {
  'other-notation': {
    severity: 'error',
    message: 'this looks like {name}, not annoFEN',
  },
  'no-version': {
    severity: 'error',
    message: 'the position must begin with v1 and a blank',
    fixes: { 'write v1': 'safe' },
  },
  'unknown-version': {
    severity: 'error',
    message: ({ found }: { found: string }) => `there is no version ${found}; there is v1`,
  },
  'trailing-state': {
    severity: 'error',
    message: ({ found }: { found: string }) => `${found} has no place in annoFEN`,
    fixes: { 'drop it': 'unsafe' },
  },
  'bad-annotation': {
    severity: 'error',
    message: ({ found }: { found: string }) => `${found} is no annotation; an annotation is a code in angle brackets`,
  },
  'unclosed-group': {
    severity: 'error',
    message: 'the ] of this group is missing',
  },
  'empty-group': {
    severity: 'error',
    message: 'the group is empty; an empty field is counted as 1',
  },
  'stray-bracket': {
    severity: 'error',
    message: 'this ] closes nothing',
  },
  'nested-group': {
    severity: 'error',
    message: 'groups do not nest',
  },
  ...placementRows,
  ...setupRows,
});
