import type { LspTrace } from '../../../../src/lsp/protocol/trace-request.js';

/** The location of a rule in its grammar. */
export type RuleLocation = LspTrace['rules'][number]['location'];

/** A message of the extension to the page that shows how a text is read. */
export type ToTracePage =
  /** Lets the user type a text for a grammar, `my.peggy reads`; the text that was typed last comes with it. */
  | { readonly is: 'grammar'; readonly reads: string; readonly text: string }
  /** Shows a record, whose text the user edits elsewhere. */
  | { readonly is: 'record' }
  /** How a text was read. */
  | { readonly is: 'trace'; readonly text: string; readonly trace: LspTrace }
  /** Shows words instead of a trace. */
  | { readonly is: 'message'; readonly message: string };

/** A message of that page to the extension. */
export type FromTracePage =
  /** The page has been loaded, and shows nothing yet. */
  | { readonly is: 'ready' }
  /** The user has changed the text that the grammar reads. */
  | { readonly is: 'text'; readonly text: string }
  /** The user wants to see a rule in its grammar. */
  | { readonly is: 'rule'; readonly location: RuleLocation };
