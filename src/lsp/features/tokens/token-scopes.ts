import type { TokenType } from '../../../notation/index.js';

/** The TextMate scope of each type of token, as VS Code assigns them: themes color both alike. */
export const TOKEN_SCOPES: Readonly<Record<TokenType, string>> = {
  comment: 'comment',
  enumMember: 'variable.other.enummember',
  keyword: 'keyword.control',
  macro: 'entity.name.function.preprocessor',
  number: 'constant.numeric',
  operator: 'keyword.operator',
  property: 'variable.other.property',
  string: 'string',
  type: 'entity.name.type',
  variable: 'variable.other.readwrite',
};
