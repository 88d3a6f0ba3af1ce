import type { Connection } from 'vscode-languageserver';

/** Sends a request to the client, and waits for its reply. A client that refuses still works, with fewer features. */
export async function sendRequest(connection: Connection, method: string, params?: object): Promise<void> {
  await connection.sendRequest(method, params).catch(() => undefined);
}
