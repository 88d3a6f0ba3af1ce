import { defineDiagnostics } from '../../diagnostics/define-diagnostics.js';
import { EBNF } from './ebnf.js';
import { NAMES } from './names.js';
import { PARTS } from './parts.js';
import { READING } from './reading.js';
import { RULES } from './rules.js';

/** The diagnostics of grammars, by the stages of the generator that report them. */
export const grammarCodes = /* @__PURE__ */ defineDiagnostics('grammar', {
  ...READING,
  ...NAMES,
  ...PARTS,
  ...RULES,
  ...EBNF,
});

/** The name of a diagnostic of a grammar, the part of its code after the slash. */
export type GrammarCode = keyof typeof grammarCodes.rows;
