import type { CancellationToken, Connection, Location, SelectionRange, WorkspaceEdit } from 'vscode-languageserver';
import type { Span } from '../diagnostics/index.js';
import {
  completionToLsp,
  diagnosticToLsp,
  editsToLsp,
  foldToLsp,
  hintToLsp,
  symbolToLsp,
  tokensToLsp,
} from './convert.js';
import type { Features, FileEdits, FileSpan } from './features/features.js';
import { LspError, LspErrorCode } from './lsp-error.js';
import { OpenFile, type LspPosition } from './open-file.js';
import { FIX_ALL, type Workspace } from './workspace.js';

/** Asks for the board at a position of a file. */
export const BOARD_REQUEST = 'ludogram/board';

/** What {@link BOARD_REQUEST} takes. */
export interface BoardParams {
  readonly textDocument: { readonly uri: string };
  readonly position: LspPosition;
  /** Latin letters instead of the players' own characters. */
  readonly latin?: boolean;
}

interface InFile {
  readonly textDocument: { readonly uri: string };
}

/** Answers every request about a file. Requests that are cancelled, or whose file changes before their turn, end with an error. */
export function answerRequests(connection: Connection, workspace: Workspace): void {
  const { sessions } = workspace;

  /** A handler that works on the features of the file; `otherwise` where the file is unknown or of no notation. */
  const about =
    <Params extends InFile, Result>(
      answer: (features: Features, file: OpenFile, params: Params) => Result,
      otherwise: Result,
    ) =>
    async (params: Params, token: CancellationToken): Promise<Result> => {
      const session = sessions.get(params.textDocument.uri);
      if (session === undefined) return otherwise;
      const { version } = session.file;
      // Lets notifications in that have arrived already: a change, or that this request is cancelled.
      await new Promise((resolve) => setTimeout(resolve, 0));
      checkIsWanted(session.file, version, token);
      const features = await session.features();
      checkIsWanted(session.file, version, token);
      return features === undefined ? otherwise : answer(features, session.file, params);
    };

  const locationOf = (span: FileSpan, file: OpenFile): Location => {
    if (span.file === undefined || workspace.host.uriOf === undefined)
      return { uri: file.uri, range: file.rangeOf(span) };
    const uri = workspace.host.uriOf(span.file);
    return { uri, range: fileFor(uri, span.file).rangeOf(span) };
  };
  /** A file as it is open, or else as it is on the disk. */
  const fileFor = (uri: string, path: string): OpenFile => {
    const open = sessions.get(uri)?.file;
    if (open !== undefined) return open;
    const text = workspace.host.readFile?.(path) ?? '';
    return new OpenFile({ uri, languageId: '', version: 0, text }, workspace.encoding);
  };
  const changesOf = (edits: FileEdits, file: OpenFile): WorkspaceEdit => ({
    changes: Object.fromEntries(
      Array.from(edits, ([path, list]) => {
        const uri = path === '' || workspace.host.uriOf === undefined ? file.uri : workspace.host.uriOf(path);
        return [uri, editsToLsp(list, uri === file.uri ? file : fileFor(uri, path))];
      }),
    ),
  });

  connection.onHover(
    about(({ hover }, file, { position }) => {
      const found = hover(file.offsetOf(position));
      if (found === undefined) return null;
      return { contents: { kind: 'markdown', value: found.markdown }, range: file.rangeOf(found.span) };
    }, null),
  );
  connection.onCompletion(
    about(({ completions }, file, { position }) => {
      return completions(file.offsetOf(position)).map((item, i) => completionToLsp(item, i, file));
    }, []),
  );
  connection.onDocumentSymbol(about(({ outline }, file) => outline().map((entry) => symbolToLsp(entry, file)), []));
  connection.onFoldingRanges(about(({ folds }, file) => folds().map((fold) => foldToLsp(fold, file)), []));
  connection.onSelectionRanges(
    about(({ selections }, file, { positions }) => {
      return positions.map((position) => nested(selections(file.offsetOf(position)), position, file));
    }, []),
  );
  connection.onDocumentFormatting(about(({ format }, file) => editsToLsp(format(), file), []));
  connection.onDocumentRangeFormatting(
    about(({ format }, file, { range }) => editsToLsp(format(file.spanOf(range)), file), []),
  );
  connection.onDefinition(
    about(({ definition }, file, { position }) => {
      const span = definition(file.offsetOf(position));
      return span === undefined ? null : locationOf(span, file);
    }, null),
  );
  connection.onReferences(
    about(({ references }, file, { position }) => {
      return references(file.offsetOf(position)).map((span) => locationOf(span, file));
    }, []),
  );
  connection.onPrepareRename(
    about(({ renamable }, file, { position }) => {
      const found = renamable(file.offsetOf(position));
      return found === undefined ? null : { range: file.rangeOf(found.span), placeholder: found.name };
    }, null),
  );
  connection.onRenameRequest(
    about(({ rename }, file, { position, newName }) => {
      const renaming = rename(file.offsetOf(position), newName);
      if ('problem' in renaming) throw new LspError(LspErrorCode.requestFailed, renaming.problem);
      return changesOf(renaming.edits, file);
    }, null),
  );
  connection.onCodeAction(
    about(({ fixes, fixAll }, file, { range, context }) => {
      const isAsked = (kind: string) => context.only?.some((one) => kind === one || kind.startsWith(`${one}.`)) ?? true;
      const quick = !isAsked('quickfix')
        ? []
        : fixes(file.spanOf(range)).map(({ title, diagnostic, edits, isSafe }) => ({
            title,
            kind: 'quickfix',
            diagnostics: [diagnosticToLsp(diagnostic, file, (code) => workspace.codePage(code))],
            isPreferred: isSafe,
            edit: changesOf(new Map([['', edits]]), file),
          }));
      const all = isAsked(FIX_ALL) ? fixAll() : [];
      if (all.length === 0) return quick;
      const title = 'apply all safe fixes';
      return [...quick, { title, kind: FIX_ALL, edit: changesOf(new Map([['', all]]), file) }];
    }, []),
  );
  connection.languages.inlayHint.on(
    about(({ hints }, file, { range }) => hints(file.spanOf(range)).map((hint) => hintToLsp(hint, file)), []),
  );
  connection.languages.semanticTokens.on(about(({ tokens }, file) => tokensToLsp(tokens(), file), { data: [] }));
  connection.languages.semanticTokens.onRange(
    about(({ tokens }, file, { range }) => tokensToLsp(tokens(file.spanOf(range)), file), { data: [] }),
  );
  connection.onRequest(
    BOARD_REQUEST,
    about(({ board }, file, { position, latin }: BoardParams) => {
      return board(file.offsetOf(position), latin === undefined ? {} : { latin }) ?? null;
    }, null),
  );
}

function checkIsWanted(file: OpenFile, version: number, token: CancellationToken): void {
  if (token.isCancellationRequested) throw new LspError(LspErrorCode.requestCancelled, 'the request was cancelled');
  if (file.version !== version) throw new LspError(LspErrorCode.contentModified, 'the text has changed');
}

/** Spans, the smallest first, as ranges that have the next larger one as their parent. */
function nested(spans: readonly Span[], position: LspPosition, file: OpenFile): SelectionRange {
  const outermost = undefined as SelectionRange | undefined;
  const found = spans.toReversed().reduce((parent, span): SelectionRange => {
    return { range: file.rangeOf(span), ...(parent === undefined ? {} : { parent }) };
  }, outermost);
  return found ?? { range: { start: position, end: position } };
}
