import type { EditorSupport } from '../../../notation/index.js';
import { completeRules, hoverOverRecord, OTN_TOKENS } from '../editor-shared.js';
import type { OtnRules } from './model.js';

/** Editor support for rules records: describes and completes keys and values. */
export const rulesEditorSupport: EditorSupport<OtnRules> = {
  tokens: OTN_TOKENS,
  outline: Object.fromEntries(
    [
      'SizeEntry',
      'NameEntry',
      'ChoiceEntry',
      'SpacesEntry',
      'PiecesEntry',
      'SpeedEntry',
      'StartEntry',
      'UnknownEntry',
    ].map((kind) => [kind, { type: 'property' as const }]),
  ),
  hover: hoverOverRecord,
  complete: (at) => completeRules(at, at.before.replace(/^\s*rules\s/, '')),
  templates: [{ title: 'Brandub', text: 'dim:7 ks:n cenhe: cenh: start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/\n' }],
};
