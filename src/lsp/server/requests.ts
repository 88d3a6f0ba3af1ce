import { type CancellationToken, type CodeLens, type Connection, ResponseError } from 'vscode-languageserver';
import { defined } from '../../defined.js';
import type { OpenFile } from '../open-files/open-file.js';
import type { AnswerName, LensData } from '../protocol/answers.js';
import { valueOf } from '../protocol/json-text.js';
import { LspError, LspErrorCode } from '../protocol/lsp-error.js';
import { wrongParam } from '../protocol/request-params.js';
import { REQUESTS } from '../protocol/request-table.js';
import type { Workspace } from './workspace.js';

interface InFile {
  readonly textDocument: { readonly uri: string };
}

/**
 * Answers every request about a file. Requests that are canceled, or whose file changes before their turn, end with an
 * error.
 */
export function answerRequests(connection: Connection, workspace: Workspace): void {
  const answerCurrent = async (name: AnswerName, params: InFile, token: CancellationToken): Promise<unknown> => {
    checkIsRunning(workspace);
    checkParams(name, params);
    const session = workspace.sessions.get(params.textDocument.uri);
    if (session === undefined) return undefined;
    const { version } = session.file;
    // Handles notifications that have already arrived, such as a change or the cancellation of this request.
    await new Promise((resolve) => setTimeout(resolve, 0));
    checkIsWanted(session.file, version, token);
    const result = await session.answer(name, params);
    checkIsWanted(session.file, version, token);
    return workspace.host.writesJson === true ? result : valueOf(result);
  };
  const answer: typeof answerCurrent = (name, params, token) =>
    answerCurrent(name, params, token).catch(rejectAsResponse);
  for (const name of Object.keys(REQUESTS) as AnswerName[]) {
    const { method, otherwise } = REQUESTS[name];
    if (method === undefined) continue;
    connection.onRequest(method, async (params: InFile, token: CancellationToken) => {
      const result = await answer(name, params, token);
      return result === undefined ? otherwise : result;
    });
  }
  connection.onCodeLensResolve(async (lens, token) => {
    // The lens of the board has its command already.
    if (lens.data === undefined) return lens;
    const { uri } = lens.data as LensData;
    const title = await answer('lensTitle', { ...lens, textDocument: { uri } }, token);
    const command = valueOf(title) as CodeLens['command'];
    return { ...lens, ...defined({ command }) };
  });
  connection.onRequest('workspace/symbol', async ({ query }: { readonly query: string }, token: CancellationToken) => {
    const files = [...workspace.sessions.keys()].map((uri) => ({ textDocument: { uri }, query }));
    const lists = await Promise.all(files.map((params) => answer('matchingSymbols', params, token)));
    return lists.flatMap((symbols) => (valueOf(symbols) as readonly unknown[] | undefined) ?? []);
  });
}

/** Throws an error in the form that the connection sends with its code. */
function rejectAsResponse(error: unknown): never {
  throw error instanceof LspError ? new ResponseError(error.code, error.message) : error;
}

/** Throws the error that the protocol prescribes for requests before `initialize` and after `shutdown`. */
function checkIsRunning({ phase }: Workspace): void {
  if (phase === 'new') throw new LspError(LspErrorCode.notInitialized, 'the server is not initialized');
  if (phase === 'shut down') throw new LspError(LspErrorCode.invalidRequest, 'the server is shut down');
}

/** Throws the error that the protocol prescribes for parameters that a request can't be answered with. */
function checkParams(name: AnswerName, params: object): void {
  const wrong = wrongParam(params, REQUESTS[name].params);
  if (wrong !== undefined) throw new LspError(LspErrorCode.invalidParams, `"${wrong}" is missing or malformed`);
}

function checkIsWanted(file: OpenFile, version: number, token: CancellationToken): void {
  if (token.isCancellationRequested) throw new LspError(LspErrorCode.requestCancelled, 'the request was canceled');
  if (file.version !== version) throw new LspError(LspErrorCode.contentModified, 'the text has changed');
}
