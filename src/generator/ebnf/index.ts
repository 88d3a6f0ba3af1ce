/** Specifications in ISO 14977 EBNF: reading them, and making grammars from them. */
export type { EbnfExpression, EbnfGrammar, EbnfProduction, EbnfSpan } from './ast.js';
export { checkEbnf } from './check-ebnf.js';
export { compareWithEbnf } from './compare.js';
export { readEbnf } from './read-ebnf.js';
export { ebnfSkeleton, type Renamed, type Skeleton } from './skeleton.js';
