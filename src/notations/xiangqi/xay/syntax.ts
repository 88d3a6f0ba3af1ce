import type { Kind, XayText } from '../../../../generated/xiangqi/nodes.js';
import type { CheckContext, ErrorKindOf, ReadOptions, SyntaxRules } from '../../../notation/index.js';
import { xayDiagnostics as diagnostics } from './codes.js';

/** The context that a check of a XAY text gets. */
export type XayContext = CheckContext<XayText, ReadOptions<never>>;

/** The error kinds that the tree of a XAY text can have. The YAML library reports all other errors. */
export type XayKinds = Pick<typeof Kind, 'UnparsedError' | 'TooDeepError'>;

/** The syntax rules of XAY: none, because any text has a tree of words. */
export const XAY_SYNTAX: SyntaxRules<ErrorKindOf<XayKinds>, XayContext> = {
  UnparsedError: ({ node }) => diagnostics.report('not-yaml', node, { reason: 'unreadable text' }),
  TooDeepError: ({ node }) => diagnostics.report('too-deep', node),
};
