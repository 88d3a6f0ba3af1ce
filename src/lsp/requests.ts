import type { CancellationToken, Connection, Location, SelectionRange, WorkspaceEdit } from 'vscode-languageserver';
import type { Span } from '../diagnostics/index.js';
import {
  completionToLsp,
  diagnosticToLsp,
  editsToLsp,
  foldToLsp,
  hintToLsp,
  LspError,
  LspErrorCode,
  symbolToLsp,
  tokensToLsp,
} from './convert.js';
import type { AskedFeatures, FileEdits, FileSpan } from './features/features.js';
import { OpenFile, type LspPosition } from './open-file.js';
import { FIX_ALL, type Workspace } from './workspace.js';

/** The request for the board at a position of a file. */
export const BOARD_REQUEST = 'ludogram/board';

/** The parameters of {@link BOARD_REQUEST}. */
export interface BoardParams {
  readonly textDocument: { readonly uri: string };
  readonly position: LspPosition;
  /** Whether to draw Latin letters instead of Chinese characters or figurines. */
  readonly latin?: boolean;
}

interface InFile {
  readonly textDocument: { readonly uri: string };
}

/**
 * Answers every request about a file. Requests that are canceled, or whose file changes before their turn, end with an
 * error.
 */
export function answerRequests(connection: Connection, workspace: Workspace): void {
  const { sessions } = workspace;

  /**
   * Makes a handler that computes a feature of the file and converts its result to positions. The handler returns
   * `otherwise` if the file is not open or has no notation.
   */
  const about =
    <Params extends InFile, Found, Result>(
      ask: (features: AskedFeatures, file: OpenFile, params: Params) => Found | Promise<Found>,
      answer: (found: Found, file: OpenFile, params: Params) => Result,
      otherwise: Result,
    ) =>
    async (params: Params, token: CancellationToken): Promise<Result> => {
      checkIsRunning(workspace);
      const session = sessions.get(params.textDocument.uri);
      if (session === undefined) return otherwise;
      const { version } = session.file;
      // Handles notifications that have already arrived, such as a change or the cancellation of this request.
      await new Promise((resolve) => setTimeout(resolve, 0));
      checkIsWanted(session.file, version, token);
      const features = await session.features();
      checkIsWanted(session.file, version, token);
      if (features === undefined) return otherwise;
      const found = await ask(features, session.file, params);
      checkIsWanted(session.file, version, token);
      return answer(found, session.file, params);
    };

  const locationOf = (span: FileSpan, file: OpenFile): Location => {
    const other = span.file === undefined ? file : fileAt(span.file, file);
    return { uri: other.uri, range: other.rangeOf(span) };
  };
  /**
   * Returns the file at a path: the open version, otherwise the one on disk; the requested file if there is no file
   * system.
   */
  const fileAt = (path: string, asked: OpenFile): OpenFile => {
    const { uriOf, readFile } = workspace.host;
    if (path === '' || uriOf === undefined) return asked;
    const open = workspace.openAt(path)?.file;
    if (open !== undefined) return open;
    const text = readFile?.(path) ?? '';
    return new OpenFile({ uri: uriOf(path), languageId: '', version: 0, text }, workspace.encoding);
  };
  const changesOf = (edits: FileEdits, asked: OpenFile): WorkspaceEdit => ({
    changes: Object.fromEntries(
      Array.from(edits, ([path, list]) => {
        const file = fileAt(path, asked);
        return [file.uri, editsToLsp(list, file)];
      }),
    ),
  });

  connection.onHover(
    about(
      (features, file, { position }) => features.hover(file.offsetOf(position)),
      (found, file) =>
        found === undefined
          ? null
          : { contents: { kind: 'markdown', value: found.markdown }, range: file.rangeOf(found.span) },
      null,
    ),
  );
  connection.onCompletion(
    about(
      (features, file, { position }) => features.completions(file.offsetOf(position)),
      (found, file) => found.map((item, i) => completionToLsp(item, i, file)),
      [],
    ),
  );
  connection.onDocumentSymbol(
    about(
      (features) => features.outline(),
      (found, file) => found.map((entry) => symbolToLsp(entry, file)),
      [],
    ),
  );
  connection.onFoldingRanges(
    about(
      (features) => features.folds(),
      (found, file) => found.map((fold) => foldToLsp(fold, file)),
      [],
    ),
  );
  connection.onSelectionRanges(
    about(
      (features, file, { positions }) =>
        Promise.all(positions.map((position) => features.selections(file.offsetOf(position)))),
      (found, file, { positions }) => found.map((spans, i) => nested(spans, positions[i]!, file)),
      [],
    ),
  );
  connection.onDocumentFormatting(about((features) => features.format(), editsToLsp, []));
  connection.onDocumentRangeFormatting(
    about((features, file, { range }) => features.format(file.spanOf(range)), editsToLsp, []),
  );
  connection.onDefinition(
    about(
      (features, file, { position }) => features.definition(file.offsetOf(position)),
      (span, file) => (span === undefined ? null : locationOf(span, file)),
      null,
    ),
  );
  connection.onReferences(
    about(
      (features, file, { position, context }) =>
        features.references(file.offsetOf(position), context.includeDeclaration),
      (found, file) => found.map((span) => locationOf(span, file)),
      [],
    ),
  );
  connection.onPrepareRename(
    about(
      (features, file, { position }) => features.renamable(file.offsetOf(position)),
      (found, file) => (found === undefined ? null : { range: file.rangeOf(found.span), placeholder: found.name }),
      null,
    ),
  );
  connection.onRenameRequest(
    about(
      (features, file, { position, newName }) => features.rename(file.offsetOf(position), newName),
      (renaming, file) => {
        if ('problem' in renaming) throw new LspError(LspErrorCode.requestFailed, renaming.problem);
        return changesOf(renaming.edits, file);
      },
      null,
    ),
  );
  connection.onCodeAction(
    about(
      (features, file, { range, context }) => {
        const isAsked = (kind: string) =>
          context.only?.some((one) => kind === one || kind.startsWith(`${one}.`)) ?? true;
        return Promise.all([
          isAsked('quickfix') ? features.fixes(file.spanOf(range)) : [],
          isAsked(FIX_ALL) ? features.fixAll() : [],
        ]);
      },
      ([fixes, all], file) => {
        const quick = fixes.map(({ title, diagnostic, edits, isSafe }) => ({
          title,
          kind: 'quickfix',
          diagnostics: [diagnosticToLsp(diagnostic, file, (code) => workspace.codePage(code))],
          isPreferred: isSafe,
          edit: changesOf(new Map([['', edits]]), file),
        }));
        if (all.length === 0) return quick;
        const title = 'apply all safe fixes';
        return [...quick, { title, kind: FIX_ALL, edit: changesOf(new Map([['', all]]), file) }];
      },
      [],
    ),
  );
  connection.languages.inlayHint.on(
    about(
      (features, file, { range }) => features.hints(file.spanOf(range)),
      (found, file) => found.map((hint) => hintToLsp(hint, file)),
      [],
    ),
  );
  connection.languages.semanticTokens.on(about((features) => features.tokens(), tokensToLsp, { data: [] }));
  connection.languages.semanticTokens.onRange(
    about((features, file, { range }) => features.tokens(file.spanOf(range)), tokensToLsp, { data: [] }),
  );
  connection.onRequest(
    BOARD_REQUEST,
    about(
      (features, file, { position, latin }: BoardParams) =>
        features.board(file.offsetOf(position), latin === undefined ? {} : { latin }),
      (found) => found ?? null,
      null,
    ),
  );
}

/** Throws the error that the protocol prescribes for requests before `initialize` and after `shutdown`. */
function checkIsRunning({ phase }: Workspace): void {
  if (phase === 'new') throw new LspError(LspErrorCode.notInitialized, 'the server is not initialized');
  if (phase === 'shut down') throw new LspError(LspErrorCode.invalidRequest, 'the server is shut down');
}

function checkIsWanted(file: OpenFile, version: number, token: CancellationToken): void {
  if (token.isCancellationRequested) throw new LspError(LspErrorCode.requestCancelled, 'the request was canceled');
  if (file.version !== version) throw new LspError(LspErrorCode.contentModified, 'the text has changed');
}

/** Converts spans, the smallest first, to ranges, each with the next larger one as its parent. */
function nested(spans: readonly Span[], position: LspPosition, file: OpenFile): SelectionRange {
  const outermost = undefined as SelectionRange | undefined;
  const found = spans.toReversed().reduce((parent, span): SelectionRange => {
    return { range: file.rangeOf(span), ...(parent === undefined ? {} : { parent }) };
  }, outermost);
  return found ?? { range: { start: position, end: position } };
}
