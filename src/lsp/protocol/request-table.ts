import type { ServerCapabilities } from 'vscode-languageserver';
import { TOKEN_TYPES } from '../features/tokens/token-types.js';
import { type AnswerName, EXTRACT, FIX_ALL, INLINE } from './answers.js';
import { BOARD_REQUEST, PLAYED_BOARD_REQUEST } from './board-request.js';
import {
  ACTIONS_IN_RANGE,
  AT_POSITION,
  AT_POSITIONS,
  IN_RANGE,
  LENS,
  type NeededParams,
  NEW_NAME,
  ON_BOARD,
  QUERY,
} from './request-params.js';
import { TRACE_REQUEST } from './trace-request.js';

/** How the server answers a request about a file. */
export interface ServedRequest {
  /** Absent for an answer that the server computes on another occasion. */
  readonly method?: string;
  /** The parameters that the answer needs; only the file if absent. */
  readonly params?: NeededParams;
  /** The result if the file is not open or has no notation. */
  readonly otherwise?: unknown;
  /**
   * The stages of reading that the answer about a large file needs: `tokens`, the tokens of a grammar, and for a record
   * the same as `syntax`; the syntax; or all, with the rules of the game.
   */
  readonly needs: 'tokens' | 'syntax' | 'rules';
  /** The entry of the feature in the server's capabilities; absent if another request of the feature does. */
  readonly capability?: Partial<ServerCapabilities>;
  /** The method under which a client registers the feature, if it isn't the method of the request. */
  readonly registeredAs?: string;
}

/** The requests about a file by the answers to them. */
export const REQUESTS: Readonly<Record<AnswerName, ServedRequest>> = {
  actions: {
    method: 'textDocument/codeAction',
    params: ACTIONS_IN_RANGE,
    otherwise: [],
    needs: 'rules',
    capability: { codeActionProvider: { codeActionKinds: ['quickfix', FIX_ALL, EXTRACT, INLINE] } },
  },
  board: { method: BOARD_REQUEST, params: AT_POSITION, otherwise: null, needs: 'rules' },
  completion: {
    method: 'textDocument/completion',
    params: AT_POSITION,
    otherwise: [],
    needs: 'syntax',
    capability: { completionProvider: { triggerCharacters: ['[', ':', '"', '(', '<', ' ', '/'] } },
  },
  definition: {
    method: 'textDocument/definition',
    params: AT_POSITION,
    otherwise: null,
    needs: 'tokens',
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
    needs: 'tokens',
    capability: { documentFormattingProvider: true },
  },
  highlights: {
    method: 'textDocument/documentHighlight',
    params: AT_POSITION,
    otherwise: [],
    needs: 'tokens',
    capability: { documentHighlightProvider: true },
  },
  hints: {
    method: 'textDocument/inlayHint',
    params: IN_RANGE,
    otherwise: [],
    needs: 'rules',
    capability: { inlayHintProvider: true },
  },
  hover: {
    method: 'textDocument/hover',
    params: AT_POSITION,
    otherwise: null,
    needs: 'syntax',
    capability: { hoverProvider: true },
  },
  lenses: {
    method: 'textDocument/codeLens',
    otherwise: [],
    needs: 'rules',
    capability: { codeLensProvider: { resolveProvider: true } },
  },
  // The request has the lens, not a file.
  lensTitle: { params: LENS, needs: 'rules' },
  linked: {
    method: 'textDocument/linkedEditingRange',
    params: AT_POSITION,
    otherwise: null,
    needs: 'tokens',
    capability: { linkedEditingRangeProvider: true },
  },
  links: {
    method: 'textDocument/documentLink',
    otherwise: [],
    needs: 'tokens',
    capability: { documentLinkProvider: {} },
  },
  // The request is about all files.
  matchingSymbols: { params: QUERY, needs: 'syntax' },
  playedBoard: { method: PLAYED_BOARD_REQUEST, params: ON_BOARD, otherwise: null, needs: 'rules' },
  // The server names this capability only to clients that request diagnostics.
  pulledDiagnostics: {
    method: 'textDocument/diagnostic',
    otherwise: { kind: 'full', items: [] },
    needs: 'rules',
  },
  rangeFormatting: {
    method: 'textDocument/rangeFormatting',
    params: IN_RANGE,
    otherwise: [],
    needs: 'tokens',
    capability: { documentRangeFormattingProvider: true },
  },
  rangeTokens: {
    method: 'textDocument/semanticTokens/range',
    params: IN_RANGE,
    otherwise: { data: [] },
    needs: 'tokens',
  },
  references: {
    method: 'textDocument/references',
    params: AT_POSITION,
    otherwise: [],
    needs: 'tokens',
    capability: { referencesProvider: true },
  },
  renamable: { method: 'textDocument/prepareRename', params: AT_POSITION, otherwise: null, needs: 'tokens' },
  rename: {
    method: 'textDocument/rename',
    params: NEW_NAME,
    otherwise: null,
    needs: 'syntax',
    capability: { renameProvider: { prepareProvider: true } },
  },
  selections: {
    method: 'textDocument/selectionRange',
    params: AT_POSITIONS,
    otherwise: [],
    needs: 'tokens',
    capability: { selectionRangeProvider: true },
  },
  signature: {
    method: 'textDocument/signatureHelp',
    params: AT_POSITION,
    otherwise: null,
    needs: 'tokens',
    capability: { signatureHelpProvider: { triggerCharacters: ['<', ','] } },
  },
  symbols: {
    method: 'textDocument/documentSymbol',
    otherwise: [],
    needs: 'syntax',
    capability: { documentSymbolProvider: true },
  },
  tokenChanges: { method: 'textDocument/semanticTokens/full/delta', otherwise: { data: [] }, needs: 'tokens' },
  tokens: {
    method: 'textDocument/semanticTokens/full',
    otherwise: { data: [] },
    needs: 'tokens',
    capability: {
      semanticTokensProvider: {
        legend: { tokenTypes: [...TOKEN_TYPES], tokenModifiers: [] },
        full: { delta: true },
        range: true,
      },
    },
    registeredAs: 'textDocument/semanticTokens',
  },
  trace: { method: TRACE_REQUEST, otherwise: null, needs: 'rules' },
};
