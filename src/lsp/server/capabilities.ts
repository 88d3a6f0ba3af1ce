import type { ServerCapabilities } from 'vscode-languageserver';
import { isObject } from '../../objects.js';
import type { PositionEncoding } from '../open-files/open-file.js';
import { REQUESTS } from '../protocol/request-table.js';

/** `TextDocumentSyncKind.Incremental`: the client sends changed ranges, not whole texts. */
const INCREMENTAL_SYNC = 2;

/**
 * The options of diagnostics that a client requests. The diagnostics of a grammar also depend on the grammars that it
 * imports (`interFileDependencies`).
 */
const DIAGNOSTICS = { interFileDependencies: true, workspaceDiagnostics: false };

/**
 * Returns what the server can do, for the reply to `initialize`.
 *
 * @param pullsDiagnostics whether the client requests diagnostics
 */
export const capabilitiesIn = (positionEncoding: PositionEncoding, pullsDiagnostics: boolean): ServerCapabilities => ({
  positionEncoding,
  textDocumentSync: { openClose: true, change: INCREMENTAL_SYNC, save: false },
  workspaceSymbolProvider: true,
  workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
  ...Object.fromEntries(Object.values(REQUESTS).flatMap(({ capability = {} }) => Object.entries(capability))),
  ...(pullsDiagnostics ? { diagnosticProvider: DIAGNOSTICS } : {}),
});

/** A method with the options that a client registers it with, besides the documents that it applies to. */
export interface Registrable {
  readonly method: string;
  readonly options: object;
}

/**
 * Returns what a client must register so that the server serves documents that it did not know at `initialize`.
 *
 * @param pullsDiagnostics whether the client requests diagnostics of the documents that the server registers
 */
export function registrableFeatures(pullsDiagnostics: boolean): Registrable[] {
  const features = Object.values(REQUESTS).flatMap(({ method, registeredAs = method, capability = {} }) =>
    Object.values(capability).flatMap((options: unknown): Registrable[] =>
      registeredAs === undefined ? [] : [{ method: registeredAs, options: isObject(options) ? options : {} }],
    ),
  );
  return [
    ...features,
    ...(pullsDiagnostics ? [{ method: 'textDocument/diagnostic', options: DIAGNOSTICS }] : []),
    // Last, because a client may ask about a document as soon as it has opened it.
    { method: 'textDocument/didChange', options: { syncKind: INCREMENTAL_SYNC } },
    { method: 'textDocument/didClose', options: {} },
    { method: 'textDocument/didOpen', options: {} },
  ];
}
