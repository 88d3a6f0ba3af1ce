import type { Connection } from 'vscode-languageserver';
import type { OpenFile, TextChange } from '../open-files/open-file.js';
import { isGrammar } from '../reading/file-features.js';
import { Session, type SessionHost } from './session.js';

/**
 * Keeps a session for each document that is open in the editor, and checks it when it or a grammar changes.
 *
 * @param sessions the sessions, by the addresses of their documents
 * @param openFile makes the file of an opened document
 * @param hostFor returns what the session of a file needs of the server
 */
export function trackDocuments(
  connection: Connection,
  sessions: Map<string, Session>,
  openFile: (document: ConstructorParameters<typeof OpenFile>[0]) => OpenFile,
  hostFor: (file: OpenFile) => SessionHost,
): void {
  connection.onDidOpenTextDocument(({ textDocument }) => {
    sessions.get(textDocument.uri)?.close();
    const file = openFile(textDocument);
    const session = new Session(file, hostFor(file));
    sessions.set(textDocument.uri, session);
    session.check();
  });
  connection.onDidChangeTextDocument(({ textDocument, contentChanges }) => {
    const session = sessions.get(textDocument.uri);
    session?.file.change(contentChanges as readonly TextChange[], textDocument.version);
    session?.check();
    if (session === undefined || !isGrammar(session.file)) return;
    // Other grammars may import this one.
    for (const other of sessions.values()) if (other !== session && isGrammar(other.file)) other.check();
  });
  connection.onDidCloseTextDocument(({ textDocument: { uri } }) => {
    sessions.get(uri)?.close();
    sessions.delete(uri);
    void connection.sendDiagnostics({ uri, diagnostics: [] });
  });
}
