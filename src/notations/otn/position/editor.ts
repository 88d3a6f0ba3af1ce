import type { EditorSupport } from '../../../notation/index.js';
import { hoverOverRecord, OTN_TOKENS } from '../editor-shared.js';
import type { OtnPosition } from './model.js';

/** Editor support for positional records: the names of the pieces. */
export const positionEditorSupport: EditorSupport<OtnPosition> = {
  tokens: OTN_TOKENS,
  outline: { Row: { type: 'array' } },
  hover: hoverOverRecord,
  templates: [{ title: 'Brandub', text: '/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/\n' }],
};
