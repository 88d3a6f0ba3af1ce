export { streamMode } from './stream.js';
export { type TextMateGrammar, textMateGrammar, type TextMateRule } from './textmate.js';
