import type { Kind } from '../../../generated/otn/nodes.js';
import type { SyntaxFailure } from '../../cst/index.js';
import { type Diagnostic, quote } from '../../diagnostics/index.js';
import type { ErrorKindOf, SyntaxRules } from '../../notation/index.js';
import { trimmed } from '../../notation/read/spans.js';
import { GAME_SYNTAX } from './game/syntax.js';
import { moveDiagnostics } from './move/codes.js';
import { MOVE_SYNTAX } from './move/syntax.js';
import type { OtnContext } from './options.js';
import { positionDiagnostics } from './position/codes.js';
import { POSITION_SYNTAX } from './position/syntax.js';
import { rulesDiagnostics } from './rules/codes.js';
import { RULES_SYNTAX } from './rules/syntax.js';

/** The diagnostics for each kind of error node of the grammar, for all types of record. */
export const OTN_SYNTAX: SyntaxRules<ErrorKindOf<typeof Kind>, OtnContext> = {
  ...POSITION_SYNTAX,
  ...MOVE_SYNTAX,
  ...RULES_SYNTAX,
  ...GAME_SYNTAX,
  UnparsedError: unexpectedText,
  TooDeepError: unexpectedText,
};

/** Reports text after a record that is read on its own. */
function unexpectedText({ node }: SyntaxFailure): Diagnostic {
  const args = { found: quote(node.text) };
  switch (node.tree.startRule) {
    case 'PositionRecord':
      return positionDiagnostics.report('unexpected-text', trimmed(node), args);
    case 'MoveRecord':
      return moveDiagnostics.report('unexpected-text', trimmed(node), args);
    default:
      return rulesDiagnostics.report('unexpected-text', trimmed(node), args);
  }
}
