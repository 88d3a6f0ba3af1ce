import type * as lsp from 'vscode-languageserver';
import { defined } from '../../defined.js';
import type { Diagnostic, TextEdit } from '../../diagnostics/index.js';
import type { Completion, CompletionType, Hint, OutlineEntry, OutlineType } from '../../notation/index.js';
import type { Signature } from '../features/features.js';
import type { Fold } from '../features/folding.js';
import { type Token, TOKEN_TYPES } from '../features/tokens/token-types.js';
import type { OpenFile } from '../open-files/open-file.js';

// Converts results of features, in offsets, to values of the Language Server Protocol, in positions. The numbers are
// those of its enumerations.

const SEVERITIES = { error: 1, warning: 2, note: 3 } as const;

/**
 * Converts a diagnostic, with its related locations and the address of the page that explains its code.
 *
 * @param codePage the address of the page of a code
 */
export function diagnosticToLsp(
  { code, severity, message, span, related = [] }: Diagnostic,
  file: OpenFile,
  codePage: (code: string) => string | undefined,
): lsp.Diagnostic {
  const href = codePage(code);
  return {
    range: file.rangeOf(span),
    severity: SEVERITIES[severity],
    source: 'ludogram',
    code,
    message,
    ...(href === undefined ? {} : { codeDescription: { href } }),
    ...(related.length === 0
      ? {}
      : {
          relatedInformation: related.map((relatedLocation) => ({
            message: relatedLocation.message,
            location: { uri: file.uri, range: file.rangeOf(relatedLocation.span) },
          })),
        }),
  };
}

/** Converts the edits of one file. */
export const editsToLsp = (edits: readonly TextEdit[], file: OpenFile): lsp.TextEdit[] =>
  edits.map((edit) => ({ range: file.rangeOf(edit), newText: edit.text }));

const SYMBOL_KINDS: Readonly<Record<OutlineType, lsp.SymbolKind>> = {
  array: 18,
  event: 24,
  field: 8,
  module: 2,
  object: 19,
  property: 7,
  string: 15,
};

/** Converts an entry of the outline, with the entries inside it. */
export const symbolToLsp = (entry: OutlineEntry, file: OpenFile): lsp.DocumentSymbol => ({
  name: entry.name,
  detail: entry.detail,
  kind: SYMBOL_KINDS[entry.type],
  range: file.rangeOf(entry.span),
  selectionRange: file.rangeOf(entry.selection),
  children: entry.children.map((child) => symbolToLsp(child, file)),
});

/** Converts an entry of the outline, without the entries inside it, to a symbol of the workspace. */
export const symbolInFile = ({ name, type, selection }: OutlineEntry, file: OpenFile): lsp.SymbolInformation => ({
  name,
  kind: SYMBOL_KINDS[type],
  location: { uri: file.uri, range: file.rangeOf(selection) },
});

/** Converts the parameters of a rule. */
export const signatureToLsp = ({ label, parameters, active }: Signature): lsp.SignatureHelp => ({
  signatures: [{ label, parameters: parameters.map((name) => ({ label: name })) }],
  activeSignature: 0,
  activeParameter: active,
});

/** Converts a part that can be folded to its first and last line. */
export const foldToLsp = ({ start, end, isComment }: Fold, file: OpenFile): lsp.FoldingRange => ({
  startLine: file.positionOf(start).line,
  endLine: file.positionOf(Math.max(start, end - 1)).line,
  ...(isComment ? { kind: 'comment' } : {}),
});

/**
 * Converts tokens to the numbers of the protocol: five for each token, relative to the token before it. A token that
 * spans several lines becomes one token for each line.
 */
export function tokensToLsp(tokens: readonly Token[], file: OpenFile): lsp.SemanticTokens {
  const data: number[] = [];
  let lastLine = 0;
  let lastStart = 0;
  const add = (start: number, end: number, type: Token['type']): void => {
    const from = file.positionOf(start);
    const length = file.positionOf(end).character - from.character;
    const delta = from.line === lastLine ? from.character - lastStart : from.character;
    data.push(from.line - lastLine, delta, length, TOKEN_TYPES.indexOf(type), 0);
    lastLine = from.line;
    lastStart = from.character;
  };
  for (const { start, end, type } of tokens) {
    for (const { 0: line, index } of file.text.slice(start, end).matchAll(/[^\r\n]+/g)) {
      add(start + index, start + index + line.length, type);
    }
  }
  return { data };
}

const COMPLETION_KINDS: Readonly<Record<CompletionType, lsp.CompletionItemKind>> = {
  card: 12,
  key: 10,
  keyword: 14,
  move: 23,
  tag: 10,
  template: 15,
  value: 20,
};

/**
 * Converts completions.
 *
 * @param isComplete whether these are all; otherwise the editor requests them again with the next letter
 */
export function completionsToLsp(
  completions: readonly Completion[],
  isComplete: boolean,
  file: OpenFile,
): lsp.CompletionItem[] | lsp.CompletionList {
  const items = completions.map((item, i) => completionToLsp(item, i, file));
  return isComplete ? items : { isIncomplete: true, items };
}

/** Converts a completion. Its index in the list is sent as the sort text, which keeps the order. */
const completionToLsp = (item: Completion, index: number, file: OpenFile): lsp.CompletionItem => ({
  label: item.label ?? item.text.trim(),
  kind: COMPLETION_KINDS[item.type],
  sortText: String(index).padStart(5, '0'),
  filterText: item.label ?? item.text,
  textEdit: { range: file.rangeOf(item.span), newText: item.text },
  ...defined({ detail: item.detail }),
});

/** Converts a hint, which is shown before or after a character. */
export const hintToLsp = ({ offset, text, tooltip }: Hint, file: OpenFile): lsp.InlayHint => ({
  position: file.positionOf(offset),
  label: text,
  paddingLeft: true,
  ...defined({ tooltip }),
});
