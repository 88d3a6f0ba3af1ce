import { defineDiagnostics } from '../../diagnostics/define-diagnostics.js';
import { EBNF_CODES } from './ebnf.js';
import { NAME_CODES } from './names.js';
import { PART_CODES } from './parts.js';
import { READING_CODES } from './reading.js';
import { RULE_CODES } from './rules.js';

/** The diagnostics of grammars, by the stages of the generator that report them. */
export const grammarCodes = /* @__PURE__ */ defineDiagnostics('grammar', {
  ...READING_CODES,
  ...NAME_CODES,
  ...PART_CODES,
  ...RULE_CODES,
  ...EBNF_CODES,
});

/** The name of a diagnostic of a grammar, the part of its code after the slash. */
export type GrammarCode = keyof typeof grammarCodes.rows;
