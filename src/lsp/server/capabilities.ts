import type { ServerCapabilities } from 'vscode-languageserver';
import { TOKEN_TYPES } from '../features/tokens/semantic-tokens.js';
import { FIX_ALL } from './answers.js';
import type { PositionEncoding } from '../open-files/open-file.js';

/** Returns what the server can do, for the reply to `initialize`. */
export const capabilitiesIn = (positionEncoding: PositionEncoding): ServerCapabilities => ({
  positionEncoding,
  // The client sends changed ranges, not whole texts.
  textDocumentSync: { openClose: true, change: 2, save: false },
  codeActionProvider: { codeActionKinds: ['quickfix', FIX_ALL] },
  codeLensProvider: { resolveProvider: true },
  completionProvider: { triggerCharacters: ['[', ':', '"', '(', '<', ' ', '/'] },
  definitionProvider: true,
  documentHighlightProvider: true,
  documentLinkProvider: {},
  documentFormattingProvider: true,
  documentRangeFormattingProvider: true,
  documentSymbolProvider: true,
  foldingRangeProvider: true,
  hoverProvider: true,
  inlayHintProvider: true,
  linkedEditingRangeProvider: true,
  referencesProvider: true,
  renameProvider: { prepareProvider: true },
  selectionRangeProvider: true,
  signatureHelpProvider: { triggerCharacters: ['<', ','] },
  workspaceSymbolProvider: true,
  workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
  semanticTokensProvider: {
    legend: { tokenTypes: [...TOKEN_TYPES], tokenModifiers: [] },
    full: { delta: true },
    range: true,
  },
});

/** The method by which a client registers each feature for certain documents. */
const METHODS: Partial<Record<keyof ServerCapabilities, string>> = {
  codeActionProvider: 'textDocument/codeAction',
  codeLensProvider: 'textDocument/codeLens',
  completionProvider: 'textDocument/completion',
  definitionProvider: 'textDocument/definition',
  documentHighlightProvider: 'textDocument/documentHighlight',
  documentLinkProvider: 'textDocument/documentLink',
  documentFormattingProvider: 'textDocument/formatting',
  documentRangeFormattingProvider: 'textDocument/rangeFormatting',
  documentSymbolProvider: 'textDocument/documentSymbol',
  foldingRangeProvider: 'textDocument/foldingRange',
  hoverProvider: 'textDocument/hover',
  inlayHintProvider: 'textDocument/inlayHint',
  linkedEditingRangeProvider: 'textDocument/linkedEditingRange',
  referencesProvider: 'textDocument/references',
  renameProvider: 'textDocument/rename',
  selectionRangeProvider: 'textDocument/selectionRange',
  semanticTokensProvider: 'textDocument/semanticTokens',
  signatureHelpProvider: 'textDocument/signatureHelp',
};

/** A method with the options that a client registers it with, besides the documents that it applies to. */
export interface Registrable {
  readonly method: string;
  readonly options: object;
}

/** Returns what a client must register so that the server serves documents that it did not know at `initialize`. */
export function registrableFeatures(capabilities: ServerCapabilities): Registrable[] {
  const features = (Object.keys(METHODS) as (keyof typeof METHODS)[]).map((key): Registrable => {
    const options: unknown = capabilities[key];
    return { method: METHODS[key] ?? '', options: typeof options === 'object' && options !== null ? options : {} };
  });
  return [
    ...features,
    // Last, because a client may ask about a document as soon as it has opened it.
    { method: 'textDocument/didChange', options: { syncKind: 2 } },
    { method: 'textDocument/didClose', options: {} },
    { method: 'textDocument/didOpen', options: {} },
  ];
}
