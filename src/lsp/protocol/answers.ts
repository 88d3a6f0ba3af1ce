import type * as lsp from 'vscode-languageserver';
import type { BoardAnswer } from '../../board/remote/answer.js';
import { defined } from '../../defined.js';
import { type Diagnostic, hasErrors, type Span, type TextEdit } from '../../diagnostics/index.js';
import { tooMany } from '../../notation/check/diagnostic-list.js';
import type { HintType, OutlineEntry } from '../../notation/index.js';
import type { Features, FileEdits, FileSpan, GivenOptions } from '../features/features.js';
import { allEntries } from '../features/outline.js';
import type { LspPosition, LspRange, OpenFile } from '../open-files/open-file.js';
import type { TokenResults } from '../open-files/token-results.js';
import type { BoardParams, LspBoard, PlayedBoardParams } from './board-request.js';
import {
  completionsToLsp,
  diagnosticToLsp,
  editsToLsp,
  foldToLsp,
  hintToLsp,
  signatureToLsp,
  symbolInFile,
  symbolToLsp,
  tokensToLsp,
} from './convert.js';
import { LspError, LspErrorCode } from './lsp-error.js';
import type { LspTrace, TraceParams } from './trace-request.js';

/** Kind of the action that applies every safe fix of a file. */
export const FIX_ALL = 'source.fixAll.ludogram';

/** Kind of the action that makes a rule of a part of a grammar. */
export const EXTRACT = 'refactor.extract';

/** Kind of the action that writes the expression of a rule of a grammar in its place. */
export const INLINE = 'refactor.inline';

/** The data that the answer to a request needs, besides the file. */
export interface AnswerContext {
  /** Returns the address of the page that explains a diagnostic code. */
  codePage(code: string): string | undefined;
  /** Returns the file at a path: the open version, otherwise the version on disk. */
  fileAt(path: string): OpenFile;
  /** Returns the URI of the file at a path. */
  uriOf(path: string): string;
  /** The types of hints that the user wants, besides those that are always shown. */
  readonly hintTypes: readonly HintType[];
  /** The command of the client that shows the board at a position. */
  readonly boardCommand?: string | undefined;
  /** The command of the client that shows how a grammar reads a text. */
  readonly traceCommand?: string | undefined;
  /** The semantic tokens of the file that were sent last. */
  readonly tokens: TokenResults;
}

/** The data of a code lens, from which its title is made. */
export interface LensData {
  readonly uri: string;
  /** The index of the game. */
  readonly game: number;
}

interface AtPosition {
  readonly position: LspPosition;
}

interface Formatting {
  readonly options?: GivenOptions;
}

interface InRange {
  readonly range: LspRange;
}

/**
 * Largest number of diagnostics of a file that are sent, apart from a last one that counts the others; more would slow
 * the editor down.
 */
const MAX_DIAGNOSTICS = 1000;

/** Milliseconds for which a completion waits for the moves before it to be played. */
const COMPLETION_WAIT = 40;

/** The maximum nesting of outline entries and of ranges: editors read them by recursion. */
const MAX_LEVELS = 200;

/** Largest number of entries of an outline that are sent. */
const MAX_SYMBOLS = 50_000;

/** Largest number of symbols of one file that are sent for a query. */
const MAX_MATCHES = 200;

/**
 * The answers to requests about a file, by feature, as values of the Language Server Protocol. They are functions of
 * the features of one version of the file, so that another thread can compute them.
 */
const ANSWERS = {
  diagnostics: ({ diagnostics }, file, _: object, context): lsp.Diagnostic[] =>
    firstOf(diagnostics, file.text.length).map((diagnostic) =>
      diagnosticToLsp(diagnostic, file, (code) => context.codePage(code)),
    ),
  pulledDiagnostics: (features, file, _: object, context): lsp.FullDocumentDiagnosticReport => ({
    kind: 'full',
    items: ANSWERS.diagnostics(features, file, {}, context),
  }),
  hover(features, file, { position }: AtPosition): lsp.Hover | null {
    const hover = features.hover(file.offsetOf(position));
    if (hover === undefined) return null;
    return { contents: { kind: 'markdown', value: hover.markdown }, range: file.rangeOf(hover.span) };
  },
  completion(features, file, { position }: AtPosition): lsp.CompletionItem[] | lsp.CompletionList {
    const offset = file.offsetOf(position);
    if (features.prepareCompletions?.(COMPLETION_WAIT, offset) !== true) {
      return completionsToLsp(features.completions(offset), true, file);
    }
    return completionsToLsp(features.completionsAtOnce?.(offset) ?? [], false, file);
  },
  symbols: (features, file): lsp.DocumentSymbol[] =>
    firstEntries(features.outline(), { left: MAX_SYMBOLS }).map((entry) => symbolToLsp(entry, file)),
  matchingSymbols: (features, file, { query }: { readonly query: string }): lsp.SymbolInformation[] =>
    allEntries(features.outline())
      .filter(nameMatches(query))
      .slice(0, MAX_MATCHES)
      .map((entry) => symbolInFile(entry, file)),
  folds: (features, file): lsp.FoldingRange[] => features.folds().map((fold) => foldToLsp(fold, file)),
  selections: (features, file, { positions }: { readonly positions: readonly LspPosition[] }): lsp.SelectionRange[] =>
    positions.map((position) => nested(features.selections(file.offsetOf(position)), position, file)),
  // The protocol allows more members in these options than it names: the options that the notation declares.
  formatting: (features, file, { options }: Formatting): lsp.TextEdit[] =>
    editsToLsp(features.format(undefined, options), file),
  rangeFormatting: (features, file, { range, options }: InRange & Formatting): lsp.TextEdit[] =>
    editsToLsp(features.format(file.spanOf(range), options), file),
  definition(features, file, { position }: AtPosition, context): lsp.Location | null {
    const span = features.definition(file.offsetOf(position));
    return span === undefined ? null : locationOf(span, file, context);
  },
  references: (
    features,
    file,
    { position, context: asked }: AtPosition & { readonly context: { readonly includeDeclaration?: boolean } },
    context,
  ): lsp.Location[] =>
    features
      .references(file.offsetOf(position), asked.includeDeclaration)
      .map((span) => locationOf(span, file, context)),
  highlights: (features, file, { position }: AtPosition): lsp.DocumentHighlight[] =>
    features.highlights(file.offsetOf(position)).map((span) => ({ range: file.rangeOf(span) })),
  linked(features, file, { position }: AtPosition): lsp.LinkedEditingRanges | null {
    const ranges = features.linked(file.offsetOf(position)).map((span) => file.rangeOf(span));
    return ranges.length < 2 ? null : { ranges };
  },
  links: (features, file, _: object, context): lsp.DocumentLink[] =>
    (features.links?.() ?? []).map((link) => ({ range: file.rangeOf(link), target: context.uriOf(link.path) })),
  signature(features, file, { position }: AtPosition): lsp.SignatureHelp | null {
    const signature = features.signature?.(file.offsetOf(position));
    return signature === undefined ? null : signatureToLsp(signature);
  },
  renamable(features, file, { position }: AtPosition): lsp.PrepareRenameResult | null {
    const renamable = features.renamable(file.offsetOf(position));
    return renamable === undefined ? null : { range: file.rangeOf(renamable.span), placeholder: renamable.name };
  },
  rename(features, file, { position, newName }: AtPosition & { readonly newName: string }, context): lsp.WorkspaceEdit {
    const renaming = features.rename(file.offsetOf(position), newName);
    if ('problem' in renaming) throw new LspError(LspErrorCode.requestFailed, renaming.problem);
    return changesOf(renaming.edits, file, context);
  },
  actions(
    features,
    file,
    { range, context: asked }: InRange & { readonly context: { readonly only?: readonly string[] } },
    context,
  ): lsp.CodeAction[] {
    const isAsked = (kind: string) => asked.only?.some((one) => kind === one || kind.startsWith(`${one}.`)) ?? true;
    const changes = (edits: FileEdits) => changesOf(edits, file, context);
    const fixes = isAsked('quickfix') ? features.fixes(file.spanOf(range)) : [];
    const quick = fixes.map(({ title, diagnostic, edits, isSafe }) => ({
      title,
      kind: 'quickfix',
      diagnostics: [diagnosticToLsp(diagnostic, file, (code) => context.codePage(code))],
      isPreferred: isSafe,
      edit: changes(new Map([['', edits]])),
    }));
    const all = isAsked(FIX_ALL) ? features.fixAll() : [];
    const extracted = isAsked(EXTRACT) ? (features.extract?.(file.spanOf(range)) ?? []) : [];
    const inlined = isAsked(INLINE) ? (features.inline?.(file.offsetOf(range.start)) ?? []) : [];
    const action = (title: string, kind: string, edits: readonly TextEdit[]): lsp.CodeAction[] =>
      edits.length === 0 ? [] : [{ title, kind, edit: changes(new Map([['', edits]])) }];
    return [
      ...quick,
      ...action('apply all safe fixes', FIX_ALL, all),
      ...action('make a rule of the selection', EXTRACT, extracted),
      ...action('write the expression in place of the rule', INLINE, inlined),
    ];
  },
  hints: (features, file, { range }: InRange, { hintTypes }): lsp.InlayHint[] =>
    features
      .hints(file.spanOf(range))
      .filter(({ type }) => type === undefined || hintTypes.includes(type))
      .map((hint) => hintToLsp(hint, file)),
  lenses(features, file, _: object, { boardCommand, traceCommand }): lsp.CodeLens[] {
    const traces = (features.startRules?.() ?? []).flatMap(({ name, selection }): lsp.CodeLens[] => {
      if (traceCommand === undefined) return [];
      const command = { title: 'read a text', command: traceCommand, arguments: [file.uri, name] };
      return [{ range: file.rangeOf(selection), command }];
    });
    const games = (features.games?.() ?? []).flatMap((game, i) => {
      const range = file.rangeOf(game);
      const results: lsp.CodeLens[] = [{ range, data: { uri: file.uri, game: i } satisfies LensData }];
      if (boardCommand === undefined) return results;
      const command = { title: 'play on the board', command: boardCommand, arguments: [range.start] };
      return [{ range, command }, ...results];
    });
    return [...traces, ...games];
  },
  // A title without a command.
  lensTitle: (features, _, { data }: { readonly data: LensData }): lsp.Command => ({
    title: features.gameSummary?.(data.game) ?? '',
    command: '',
  }),
  tokens: (features, file, _: object, { tokens }): lsp.SemanticTokens =>
    tokens.full(tokensToLsp(features.tokens(), file)),
  tokenChanges: (
    features,
    file,
    { previousResultId }: { readonly previousResultId: string },
    { tokens },
  ): lsp.SemanticTokens | lsp.SemanticTokensDelta =>
    tokens.changes(previousResultId, tokensToLsp(features.tokens(), file)),
  rangeTokens: (features, file, { range }: InRange): lsp.SemanticTokens =>
    tokensToLsp(features.tokens(file.spanOf(range)), file),
  board(features, file, { position, ply, ...given }: BoardParams): LspBoard | null {
    const placed = features.board(file.offsetOf(position), given, ply);
    if (placed === undefined) return null;
    const { span, ...board } = placed;
    return span === undefined ? board : { ...board, range: file.rangeOf(span) };
  },
  playedBoard: (features, _, { request }: PlayedBoardParams): BoardAnswer | null =>
    features.playedBoard?.(request) ?? null,
  async trace(features, file, { text, start }: TraceParams, context): Promise<LspTrace | null> {
    const trace = await features.trace?.(text, start);
    if (trace === undefined) return null;
    if ('problem' in trace) throw new LspError(LspErrorCode.requestFailed, trace.problem);
    const files = new Map<string | undefined, OpenFile>([[undefined, file]]);
    const fileAt = (path: string | undefined): OpenFile => {
      const existing = files.get(path) ?? context.fileAt(path ?? '');
      files.set(path, existing);
      return existing;
    };
    const rules = trace.rules.map(({ location, ...cost }) => {
      const grammar = fileAt(location.file);
      return { ...cost, location: { uri: grammar.uri, range: grammar.rangeOf(location) } };
    });
    return { ...trace, rules };
  },
} satisfies Record<string, (features: Features, file: OpenFile, params: never, context: AnswerContext) => unknown>;

/** The name of an answer. */
export type AnswerName = keyof typeof ANSWERS;

/** Computes an answer for the parameters of a request. */
export function answerTo(
  name: AnswerName,
  features: Features,
  file: OpenFile,
  params: unknown,
  context: AnswerContext,
): unknown {
  return ANSWERS[name](features, file, params as never, context);
}

/** Returns the first entries of an outline, as many as are left, each with the entries inside it. */
function firstEntries(entries: readonly OutlineEntry[], limit: { left: number }, level = 1): OutlineEntry[] {
  if (level > MAX_LEVELS) return [];
  const first: OutlineEntry[] = [];
  for (const entry of entries) {
    if (limit.left-- <= 0) break;
    first.push({ ...entry, children: firstEntries(entry.children, limit, level + 1) });
  }
  return first;
}

/** Returns a test for entries whose name has the letters of a query in their order, in either case. */
function nameMatches(query: string): (entry: OutlineEntry) => boolean {
  const letters = [...query.toLowerCase()].filter((letter) => /\S/u.test(letter));
  return ({ name }) => {
    const lower = name.toLowerCase();
    let at = 0;
    return letters.every((letter) => (at = lower.indexOf(letter, at) + 1) > 0);
  };
}

/** Returns the first diagnostics of a file and, if there are more, a last one that counts the others. */
function firstOf(diagnostics: readonly Diagnostic[], end: number): readonly Diagnostic[] {
  const omitted = diagnostics.slice(MAX_DIAGNOSTICS);
  if (omitted.length === 0) return diagnostics;
  return [...diagnostics.slice(0, MAX_DIAGNOSTICS), tooMany(end, omitted.length, hasErrors(omitted))];
}

function locationOf(span: FileSpan, file: OpenFile, context: AnswerContext): lsp.Location {
  const other = span.file === undefined ? file : context.fileAt(span.file);
  return { uri: other.uri, range: other.rangeOf(span) };
}

const changesOf = (edits: FileEdits, asked: OpenFile, context: AnswerContext): lsp.WorkspaceEdit => ({
  changes: Object.fromEntries(
    Array.from(edits, ([path, list]) => {
      const file = path === '' ? asked : context.fileAt(path);
      return [file.uri, editsToLsp(list, file)];
    }),
  ),
});

/** Converts spans, the smallest first, to ranges, each with the next larger one as its parent; only the first few. */
function nested(spans: readonly Span[], position: LspPosition, file: OpenFile): lsp.SelectionRange {
  const outermost = undefined as lsp.SelectionRange | undefined;
  const innermost = spans.slice(0, MAX_LEVELS).reduceRight((parent, span): lsp.SelectionRange => {
    return { range: file.rangeOf(span), ...defined({ parent }) };
  }, outermost);
  return innermost ?? { range: { start: position, end: position } };
}
