import { type ExplainedCode, explainedText } from '../../diagnostics/index.js';
import type { Notation } from '../../notation/index.js';

/** Returns the explanation of a diagnostic code; `undefined` for an unknown one. */
export const codeOf = (code: string, { codes }: Pick<Notation, 'codes'>): ExplainedCode | undefined =>
  codes.find(code) ?? explainedText.find(code);
