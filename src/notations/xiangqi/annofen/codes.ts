import { type CodeOf, defineDiagnostics, explainCodes } from '../../../diagnostics/index.js';
import { explainOtherNotation } from '../../../notation/index.js';
import { annoFenInfo } from '../info.js';
import { placementExplanations, placementRows, setupExplanations, setupRows } from '../setup/codes.js';

/** The diagnostics of annoFEN texts. */
export const annoFenDiagnostics = /* @__PURE__ */ defineDiagnostics(annoFenInfo, {
  'other-notation': {
    severity: 'error',
    message: 'this looks like {name}, not annoFEN',
  },
  'no-version': {
    severity: 'error',
    message: 'missing version: write "v1" and a space before the position',
    fixes: { 'write "v1"': 'safe' },
  },
  'stray-line': {
    severity: 'error',
    message: 'unexpected text before the position: begin a comment with "#"',
    fixes: { 'add "#"': 'unsafe' },
  },
  'unknown-version': {
    severity: 'error',
    message: 'unknown version {found}: expected "v1"',
  },
  'trailing-state': {
    severity: 'error',
    message: 'unexpected {found} after the position: remove it',
    fixes: { 'drop it': 'unsafe' },
  },
  'bad-annotation': {
    severity: 'error',
    message: "{found} isn't an annotation: expected a code between < and >",
  },
  'unclosed-group': {
    severity: 'error',
    message: 'this group isn\'t closed: expected "]"',
  },
  'empty-group': {
    severity: 'error',
    message: 'this group is empty: write 1 for an empty field',
  },
  'stray-bracket': {
    severity: 'error',
    message: 'unexpected "]": no group is open',
  },
  'nested-group': {
    severity: 'error',
    message: 'unexpected "[" inside a group: groups can\'t be nested',
  },
  ...placementRows,
  ...setupRows,
});

const REST = '/9/9/9/9/9/9/9/9/9\n';

/** The codes of annoFEN with an explanation and an example each. */
export const explainedAnnoFen = /* @__PURE__ */ explainCodes(annoFenDiagnostics, () => ({
  'other-notation': explainOtherNotation(`9${REST.trimEnd()} w`),
  'no-version': {
    explanation:
      'The specification requires the prefix `v1 `, which distinguishes annoFEN from plain FEN. The fix writes it.',
    example: `9${REST}`,
  },
  'stray-line': {
    explanation:
      'Only blank lines and comments can come before the line with `v1`. A comment begins with `#`, which the fix adds to each line.',
    example: `a note\nv1 9${REST}`,
  },
  'unknown-version': {
    explanation: 'Version 1 is the only version of annoFEN.',
    example: `v2 9${REST}`,
  },
  'trailing-state': {
    explanation: 'Plain FEN has the state of the game after the position; annoFEN leaves it out. The fix removes it.',
    example: `v1 9${REST.trim()} w - - 0 1\n`,
  },
  'bad-annotation': {
    explanation: 'An annotation is a code in angle brackets, such as `<bm>` or `<a+1-2>`.',
    example: `v1 <>8${REST}`,
  },
  'unclosed-group': {
    explanation: 'A group puts several pieces and annotations on one field, in square brackets.',
    example: `v1 [r<pm>/9${REST}`,
  },
  'empty-group': {
    explanation: 'A group has at least one piece or annotation.',
    example: `v1 []8${REST}`,
  },
  'stray-bracket': {
    explanation: 'Square brackets enclose a group. Remove this bracket, or add the opening one.',
    example: `v1 r]8${REST}`,
  },
  'nested-group': {
    explanation: 'A group has only pieces and annotations in it. Write all of them in one pair of brackets.',
    example: `v1 [r[<pm>]8${REST}`,
  },
  ...placementExplanations({
    'unknown-character': `v1 x8${REST}`,
    'split-position': `v1 9 ${REST}`,
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

/**
 * The code of a diagnostic of this notation.
 *
 * @useDeclaredType
 */
export type AnnoFenCode = CodeOf<typeof annoFenDiagnostics>;
