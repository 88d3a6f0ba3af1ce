import { type BoardAnswer, boardAnswer, type BoardRequest } from '../../board/remote/answer.js';
import type { Diagnostic, Span, TextEdit } from '../../diagnostics/index.js';
import type { RuleCost, Trace } from '../../grammar-tools/trace/trace.js';
import { optionValues } from '../../notation/declared-options.js';
import type { Completion, Hint, Level, NotationEntry, OutlineEntry } from '../../notation/index.js';
import { fixAllEdits, fixesIn, type QuickFix } from './actions.js';
import { completionsAt, completionsWithoutMoves } from './completion/completion.js';
import type { CompletionMemory } from './completion/completion-memory.js';
import { definitionAt, hintsIn, type ReadDocument } from './document.js';
import { type Fold, foldsOf } from './folding.js';
import { formatEdits } from './format.js';
import { gamesOf, gameSummary } from './games.js';
import { type Hover, hoverAt } from './hover.js';
import { highlightsAt } from './occurrences.js';
import { outlineOf } from './outline.js';
import { boardAt, type BoardPreview } from './preview.js';
import { nameAt, occurrencesOfName, renameEdits } from './rename.js';
import { selectionsAt } from './selections.js';
import { tokensOf } from './tokens/semantic-tokens.js';
import type { Token } from './tokens/token-types.js';

/** A part of the open file, or of the file that `file` names. */
export interface FileSpan extends Span {
  /** Path of the file. */
  readonly file?: string;
}

/** A part of a text that names a file. */
export interface FileLink extends Span {
  /** The path of the file. */
  readonly path: string;
}

/** The parameters of a rule, while its arguments are typed. */
export interface Signature {
  /** The rule with its parameters, as in `List<Item, Sep>`. */
  readonly label: string;
  readonly parameters: readonly string[];
  /** The index of the argument at the cursor. */
  readonly active: number;
}

/** Edits by the path of the file that they are in; the empty path is the open file. */
export type FileEdits = ReadonlyMap<string, readonly TextEdit[]>;

/**
 * Everything that an editor can request for one version of a text, in offsets of UTF-16 units. A feature that a kind of
 * text doesn't have returns nothing or is absent.
 */
export interface Features {
  readonly diagnostics: readonly Diagnostic[];
  fixes(within: Span): readonly QuickFix[];
  fixAll(): readonly TextEdit[];
  /**
   * Returns the edits that make a rule of a selected part of the text, `undefined` if that is impossible; absent if a
   * kind of text has no rules.
   */
  extract?(selected: Span): readonly TextEdit[] | undefined;
  /** Returns the edits that write the expression of a rule in its place, `undefined` as for `extract`. */
  inline?(offset: number): readonly TextEdit[] | undefined;
  /** @param given values of options that the notation declares for printing; other members are ignored */
  format(within?: Span, given?: GivenOptions): readonly TextEdit[];
  outline(): readonly OutlineEntry[];
  folds(): readonly Fold[];
  selections(offset: number): readonly Span[];
  tokens(within?: Span): readonly Token[];
  hover(offset: number): Hover | undefined;
  completions(offset: number): readonly Completion[];
  /**
   * Prepares completions up to an offset, or in the whole text without one, for a number of milliseconds. With an
   * offset, a request is waiting, so no step that would take longer is begun. Returns whether anything is left to
   * prepare. Absent if completions need no preparation.
   */
  prepareCompletions?(milliseconds: number, offset?: number): boolean;
  /** Returns the completions that are known before anything is computed for them; absent if that is all of them. */
  completionsAtOnce?(offset: number): readonly Completion[];
  hints(within: Span): readonly Hint[];
  definition(offset: number): FileSpan | undefined;
  /** Returns everything in the file that refers to the same thing as the text at an offset. */
  highlights(offset: number): readonly Span[];
  /** Returns the spans that an editor may change together with the span at an offset, while it is typed. */
  linked(offset: number): readonly Span[];
  /** Returns the parts of the text that name files; absent if a kind of text has none. */
  links?(): readonly FileLink[];
  /** Returns the parameters of what the text at an offset is an argument of. */
  signature?(offset: number): Signature | undefined;
  /** Returns the uses of a name; with its declaration, unless `includesDeclaration` is `false`. */
  references(offset: number, includesDeclaration?: boolean): readonly FileSpan[];
  /** Returns the name at an offset if it can be renamed. */
  renamable(offset: number): { readonly name: string; readonly span: Span } | undefined;
  rename(offset: number, name: string): { readonly edits: FileEdits } | { readonly problem: string };
  /** Returns the spans of the games of the text; absent if a kind of text has none. */
  games?(): readonly Span[];
  /** Returns the start rules of a grammar, with the spans of their names; absent if the text isn't one. */
  startRules?(): readonly { readonly name: string; readonly selection: Span }[];
  /** Plays a game, and says in a few words how it ends. */
  gameSummary?(index: number): string;
  /**
   * @param given values of options that the notation declares for pictures; other members are ignored
   * @param ply the number of the ply of the main line to draw, instead of that at the offset
   */
  board(offset: number, given?: GivenOptions, ply?: number): BoardPreview | undefined;
  /** Returns a board on which moves can be played; absent if the games of the text can't be continued. */
  playedBoard?(request: BoardRequest): BoardAnswer;
  /**
   * Traces how a grammar reads a text, or how this text is read by the grammar of its notation; `undefined` if that
   * grammar is not known.
   *
   * @param text the text to read by a grammar; ignored unless this text is one
   * @param start the rule of a grammar to read it as; the first start rule if absent
   */
  trace?(text?: string, start?: string): Promise<FileTrace | { readonly problem: string } | undefined>;
}

/** How a text was read, with the rules at their locations in the grammar and the files that it imports. */
export interface FileTrace extends Omit<Trace, 'rules'> {
  readonly rules: readonly TracedCost[];
}

/** The cost of a rule, and the location of its name. */
export interface TracedCost extends Omit<RuleCost, 'location'> {
  readonly location: FileSpan;
}

/** Parameters of a request, among which are values of the options that a notation declares. */
export type GivenOptions = Readonly<Record<string, unknown>>;

/** How a text is read for its features. */
export interface FeatureOptions {
  readonly dialect?: string;
  /** Whether hover texts leave out everything that needs the rules of the game, which are slow in a large text. */
  readonly isQuick?: boolean;
  /** Keeps what completion has read, for the next version of the text. */
  readonly memory?: CompletionMemory | undefined;
}

/** Returns the features of a text of a notation, read at a level. */
export async function notationFeatures(
  entry: NotationEntry,
  text: string,
  level: Level,
  { dialect, isQuick = false, memory }: FeatureOptions = {},
): Promise<Features> {
  const notation = await entry.load();
  const { hover, ...rest } = (await entry.editor?.()) ?? {};
  const support = isQuick || hover === undefined ? rest : { ...rest, hover };
  const isKnown = dialect !== undefined && notation.dialects.includes(dialect);
  const own = optionValues(entry.options?.read);
  const reading = notation.read(text, { ...own, level, ...(isKnown ? { dialect } : {}) });
  return featuresOf({ notation, support, reading, memory });
}

/** Returns the features of a text that was read. */
export function featuresOf(document: ReadDocument): Features {
  const { options } = document.notation;
  return {
    diagnostics: document.reading.diagnostics,
    fixes: (within) => fixesIn(document.reading.diagnostics, within),
    fixAll: () => fixAllEdits(document),
    format: (within, given) => formatEdits(document, optionValues(options?.print, given), within),
    outline: () => outlineOf(document),
    folds: () => foldsOf(document),
    selections: (offset) => selectionsAt(document, offset),
    tokens: (within) => tokensOf(document, within),
    hover: (offset) => hoverAt(document, offset),
    completions: (offset) => completionsAt(document, offset),
    prepareCompletions: (milliseconds, offset) =>
      document.memory?.landmarks.prepare(document, milliseconds, offset) ?? false,
    completionsAtOnce: (offset) => completionsWithoutMoves(document, offset),
    hints: (within) => hintsIn(document, within),
    definition: (offset) => definitionAt(document, offset),
    highlights: (offset) => highlightsAt(document, offset),
    linked: (offset) => occurrencesOfName(document, offset),
    references: (offset, includesDeclaration) => occurrencesOfName(document, offset, includesDeclaration),
    renamable: (offset) => nameAt(document, offset),
    rename(offset, name) {
      const renaming = renameEdits(document, offset, name);
      return 'problem' in renaming ? renaming : { edits: new Map([['', renaming.edits]]) };
    },
    games: () => gamesOf(document),
    gameSummary: (index) => gameSummary(document, index),
    board: (offset, given, ply) => boardAt(document, offset, optionValues(options?.render, given), ply),
    ...(document.notation.playable !== undefined && {
      playedBoard: (request) => boardAnswer(document.reading, document.notation, request),
    }),
  };
}
