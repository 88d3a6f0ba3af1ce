import type { ServerCapabilities } from 'vscode-languageserver';
import { TOKEN_TYPES } from '../features/tokens/semantic-tokens.js';
import { type AnswerName, EXTRACT, FIX_ALL, INLINE } from './answers.js';
import { BOARD_REQUEST } from './board-request.js';

/** How the server answers a request about a file. */
export interface ServedRequest {
  /** Absent for an answer that the server computes on another occasion. */
  readonly method?: string;
  /** The result if the file is not open or has no notation. */
  readonly otherwise?: unknown;
  /**
   * What the answer about a large file needs: the words of a grammar, and the syntax of other texts; the syntax; or
   * all, with the rules of the game.
   */
  readonly needs: 'words' | 'syntax' | 'rules';
  /** What the server says about the feature in its capabilities; absent if another request of the feature does. */
  readonly capability?: Partial<ServerCapabilities>;
  /** The method by which a client registers the feature, if it is not that of the request. */
  readonly registeredAs?: string;
}

/** The requests about a file by the answers to them. */
export const REQUESTS: Readonly<Record<AnswerName, ServedRequest>> = {
  actions: {
    method: 'textDocument/codeAction',
    otherwise: [],
    needs: 'rules',
    capability: { codeActionProvider: { codeActionKinds: ['quickfix', FIX_ALL, EXTRACT, INLINE] } },
  },
  board: { method: BOARD_REQUEST, otherwise: null, needs: 'rules' },
  completion: {
    method: 'textDocument/completion',
    otherwise: [],
    needs: 'syntax',
    capability: { completionProvider: { triggerCharacters: ['[', ':', '"', '(', '<', ' ', '/'] } },
  },
  definition: {
    method: 'textDocument/definition',
    otherwise: null,
    needs: 'words',
    capability: { definitionProvider: true },
  },
  // Published after each check.
  diagnostics: { needs: 'rules' },
  folds: {
    method: 'textDocument/foldingRange',
    otherwise: [],
    needs: 'syntax',
    capability: { foldingRangeProvider: true },
  },
  formatting: {
    method: 'textDocument/formatting',
    otherwise: [],
    needs: 'words',
    capability: { documentFormattingProvider: true },
  },
  highlights: {
    method: 'textDocument/documentHighlight',
    otherwise: [],
    needs: 'words',
    capability: { documentHighlightProvider: true },
  },
  hints: {
    method: 'textDocument/inlayHint',
    otherwise: [],
    needs: 'rules',
    capability: { inlayHintProvider: true },
  },
  hover: { method: 'textDocument/hover', otherwise: null, needs: 'syntax', capability: { hoverProvider: true } },
  lenses: {
    method: 'textDocument/codeLens',
    otherwise: [],
    needs: 'rules',
    capability: { codeLensProvider: { resolveProvider: true } },
  },
  // The request has the lens, not a file.
  lensTitle: { needs: 'rules' },
  linked: {
    method: 'textDocument/linkedEditingRange',
    otherwise: null,
    needs: 'words',
    capability: { linkedEditingRangeProvider: true },
  },
  links: {
    method: 'textDocument/documentLink',
    otherwise: [],
    needs: 'words',
    capability: { documentLinkProvider: {} },
  },
  // The request is about all files.
  matchingSymbols: { needs: 'syntax' },
  // The server names this capability only to clients that request diagnostics.
  pulledDiagnostics: {
    method: 'textDocument/diagnostic',
    otherwise: { kind: 'full', items: [] },
    needs: 'rules',
  },
  rangeFormatting: {
    method: 'textDocument/rangeFormatting',
    otherwise: [],
    needs: 'words',
    capability: { documentRangeFormattingProvider: true },
  },
  rangeTokens: { method: 'textDocument/semanticTokens/range', otherwise: { data: [] }, needs: 'words' },
  references: {
    method: 'textDocument/references',
    otherwise: [],
    needs: 'words',
    capability: { referencesProvider: true },
  },
  renamable: { method: 'textDocument/prepareRename', otherwise: null, needs: 'words' },
  rename: {
    method: 'textDocument/rename',
    otherwise: null,
    needs: 'syntax',
    capability: { renameProvider: { prepareProvider: true } },
  },
  selections: {
    method: 'textDocument/selectionRange',
    otherwise: [],
    needs: 'words',
    capability: { selectionRangeProvider: true },
  },
  signature: {
    method: 'textDocument/signatureHelp',
    otherwise: null,
    needs: 'words',
    capability: { signatureHelpProvider: { triggerCharacters: ['<', ','] } },
  },
  symbols: {
    method: 'textDocument/documentSymbol',
    otherwise: [],
    needs: 'syntax',
    capability: { documentSymbolProvider: true },
  },
  tokenChanges: { method: 'textDocument/semanticTokens/full/delta', otherwise: { data: [] }, needs: 'words' },
  tokens: {
    method: 'textDocument/semanticTokens/full',
    otherwise: { data: [] },
    needs: 'words',
    capability: {
      semanticTokensProvider: {
        legend: { tokenTypes: [...TOKEN_TYPES], tokenModifiers: [] },
        full: { delta: true },
        range: true,
      },
    },
    registeredAs: 'textDocument/semanticTokens',
  },
};
