import type { Span } from '../../../diagnostics/index.js';
import type { TokenType } from '../../../notation/index.js';

/** A part of a text with its color. Tokens come in the order of the text and do not overlap. */
export interface Token extends Span {
  readonly type: TokenType;
}

/** Every type of token, in the order of the legend that a server sends. */
export const TOKEN_TYPES: readonly TokenType[] = [
  'comment',
  'enumMember',
  'keyword',
  'macro',
  'number',
  'operator',
  'property',
  'string',
  'type',
  'variable',
];
