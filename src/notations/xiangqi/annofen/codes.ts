import { type CodeOf, defineDiagnostics, explainCodes } from '../../../diagnostics/index.js';
import { placementRows, setupRows } from '../setup/codes.js';
import { placementExplanations, setupExplanations } from '../setup/codes.js';

/** Everything that can be said of an annoFEN file. */
export const annoFenDiagnostics = /* @__PURE__ */ defineDiagnostics('annofen', {
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
    message: 'there is no version {found}; there is v1',
  },
  'trailing-state': {
    severity: 'error',
    message: '{found} has no place in annoFEN',
    fixes: { 'drop it': 'unsafe' },
  },
  'bad-annotation': {
    severity: 'error',
    message: '{found} is no annotation; an annotation is a code in angle brackets',
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

const REST = '/9/9/9/9/9/9/9/9/9\n';

/** What is behind the codes of annoFEN. */
export const explainedAnnoFen = /* @__PURE__ */ explainCodes(annoFenDiagnostics, () => ({
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
}));

/** The code of a diagnostic of this notation. */
export type AnnoFenCode = CodeOf<typeof annoFenDiagnostics>;
