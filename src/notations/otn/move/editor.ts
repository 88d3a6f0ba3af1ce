import type { EditorSupport } from '../../../notation/index.js';
import { OTN_TOKENS } from '../editor-shared.js';
import type { OtnMove } from './model.js';

/** Editor support for move records. */
export const moveEditorSupport: EditorSupport<OtnMove> = {
  tokens: OTN_TOKENS,
  outline: { Play: { type: 'event' } },
};
