import type { Diagnostic, Span } from '../../diagnostics/index.js';
import type { SyntaxRule } from '../read/reader-declaration.js';
import { type PartDiagnostics, unexpectedPart } from './unexpected-part.js';

/** The kinds of error nodes of the grammar of most records, for which {@link recordSyntax} has rules. */
export type RecordErrorKind = 'TagError' | 'StrayParenthesisError' | 'UnclosedVariationError' | 'UnclosedCommentError';

/** The diagnostics of a notation, with the diagnostic of a comment without an end. */
export interface CommentDiagnostics {
  report(name: 'unclosed-comment', span: Span): Diagnostic;
}

/**
 * Returns the rules of the error nodes of tags, variations and comments, as the grammar that `ludogram init --template
 * game` writes has them.
 *
 * @param diagnostics the diagnostics of the notation, among them {@link recordCodes}
 */
export function recordSyntax(
  diagnostics: PartDiagnostics & CommentDiagnostics,
): Readonly<Record<RecordErrorKind, SyntaxRule<unknown>>> {
  const part = unexpectedPart(diagnostics);
  return {
    TagError: part,
    StrayParenthesisError: part,
    UnclosedVariationError: part,
    UnclosedCommentError: ({ node }) => diagnostics.report('unclosed-comment', node),
  };
}
