import { explainCatalogue } from '../../diagnostics/index.js';
import { annoFenCatalogue } from './catalogue-annofen.js';
import { placementExplanations, setupExplanations } from './explanations-setup.js';

const REST = '/9/9/9/9/9/9/9/9/9\n';

/** What is behind the codes of annoFEN. */
export const explainedAnnoFen = explainCatalogue(annoFenCatalogue, {
  'other-notation': {
    explanation:
      'The text begins like another notation. `ludogram formats` lists those that can be read. There are no fixes.',
    example: `9${REST.trimEnd()} w`,
  },
  'no-version': {
    explanation: 'The version tells annoFEN from plain FEN. The fix writes it.',
    example: `9${REST}`,
  },
  'unknown-version': {
    explanation: 'Version 1 is the only one that there is.',
    example: `v2 9${REST}`,
  },
  'trailing-state': {
    explanation: 'Plain FEN has the state of the game behind the position; annoFEN leaves it out. The fix drops it.',
    example: `v1 9${REST.trim()} w - - 0 1\n`,
  },
  'bad-annotation': {
    explanation: 'An annotation is for example <bm> or <a+1-2>.',
    example: `v1 <>8${REST}`,
  },
  'unclosed-group': {
    explanation: 'A group holds all that stands on one field, in square brackets.',
    example: `v1 [r<pm>/9${REST}`,
  },
  'empty-group': {
    explanation: 'A group holds at least one piece or annotation.',
    example: `v1 []8${REST}`,
  },
  'stray-bracket': {
    explanation: 'Square brackets hold a group and do not nest.',
    example: `v1 r]8${REST}`,
  },
  'nested-group': {
    explanation: 'A group holds pieces and annotations only.',
    example: `v1 [r[<pm>]8${REST}`,
  },
  ...placementExplanations({
    'unknown-character': `v1 x8${REST}`,
    'empty-row': 'v1 9//9/9/9/9/9/9/9/9\n',
    'row-width': `v1 r9${REST}`,
    'row-count': 'v1 9/9\n',
    'adjacent-counts': `v1 45${REST}`,
    'extra-line': `v1 9${REST}v1 9${REST}`,
  }),
  ...setupExplanations({
    'unknown-code': `v1 <xx>8${REST}`,
    'repeated-code': `v1 [r<pm><pm>]8${REST}`,
    'arrow-leaves-board': `v1 <a+0+1>8${REST}`,
    'several-pieces': `v1 [rc]8${REST}`,
    'marker-wants-piece': `v1 <pm>8${REST}`,
    'marker-wants-blank': `v1 [r<bm>]8${REST}`,
  }),
});
