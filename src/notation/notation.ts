import type { Tree } from '../cst/index.js';
import type { Catalogue } from '../diagnostics/index.js';
import type { EditorSupport } from './assist/editor-support.js';
import type { Json } from './codec/codec.js';
import type { CodecResult, JsonSchema } from './codec/index.js';
import type { EditingDeclaration, NotationReading } from './edit/editable-reader.js';
import type { NotationInfo } from './info.js';
import type { PrintOptions, ReadOptions, RenderOptions, Target } from './options.js';
import type { RoundTrip } from './print/round-trip.js';
import type { Reading } from './read/reading.js';
import type { Tables } from './replay/tables.js';
import type { Converted, Formatted, Printed, PrintResult, Result } from './result.js';
import type { ViewSquares } from './view/squares.js';
import type { PictureOptions, TextPictureOptions } from './view/theme.js';

/**
 * Members of a description that stay optional in an entry: absence has a meaning, so there is no default to fill in.
 */
type OptionalInfo = Pick<NotationInfo, 'options' | 'recordStart' | 'hasManyRecords' | 'encodings' | 'encodingOf'>;

/** A notation that is loaded when it is first used: a row of the registry. A {@link Notation} is one too. */
export interface NotationEntry extends Required<Omit<NotationInfo, 'detect' | keyof OptionalInfo>>, OptionalInfo {
  /** Whether the content of a text looks like this notation. */
  detect(text: string): boolean;
  load(): Promise<Notation>;
  /** Loads the editor support of the notation; absent if it declares none. */
  editor?(): Promise<EditorSupport>;
}

/** How the games of a notation are played. */
export interface Play<Model, Replay extends PlayedGame> {
  /** Plays the game by its rules, or returns why it can't be played. Never throws, whatever the model. */
  replay(model: Model): Result<Replay>;
  /** Converts a replay to the JSON that `replay --json` prints. */
  json(replay: Replay, model: Model): Json;
  /** Writes a replay as text: one line a ply, then the result. */
  text(replay: Replay, model: Model): string;
  /** Returns the number of games of a text; absent if no text has several. */
  gameCount?(model: Model): number;
  /** Fills the tables of games and plies; derived from {@link Play.json} if absent. */
  readonly tables?: Tables<Model>;
}

/** A game that was played. */
export interface PlayedGame {
  /** The moves of the main line; of the first game, if the text has several. */
  readonly plies: readonly unknown[];
  /** All games of the text, if a replay plays more than the first one. */
  readonly games?: readonly unknown[];
}

/** How the boards of a notation are drawn. */
export interface View<Model, BoardView, Options extends RenderOptions = RenderOptions, Move = unknown> {
  /**
   * Returns the content of a picture: the board after a ply of the main line or, if the replay reports variations, of a
   * variation. Returns why there is none otherwise. Never throws, whatever the model.
   */
  at(model: Model, options?: Options): Result<{ readonly view: BoardView }>;
  /**
   * Calls `draw` with the content of a picture at the start, and after each ply of the main line, in one replay. A view
   * may change after the call. Returns why there are none if the game can't be drawn. If absent, {@link View.at} is
   * called for each ply, which replays the game from the start each time.
   */
  eachPly?(model: Model, options: Options, draw: (view: BoardView) => void): Result<object>;
  /** Draws the picture as an SVG document. */
  svg(view: BoardView, options?: PictureOptions): string;
  /** Draws the picture as text for a terminal. */
  text(view: BoardView, options?: TextPictureOptions): string;
  /** How moves are entered on the pictures; absent if they aren't. */
  readonly squares?: ViewSquares<BoardView, Move>;
}

/** How texts are converted to other notations and dialects. */
export interface Conversion<Model, Root, Print extends PrintOptions = PrintOptions> {
  /** Every target but JSON, as `id` or `id@dialect`. */
  readonly targets: readonly string[];
  /** Converts a reading without syntax errors to one of the targets. */
  to(reading: Reading<Model, Root>, target: Target, options: Print): Converted;
}

/**
 * How models are written as text: the members of {@link RoundTrip} that a codec doesn't provide. Only `write` is
 * required.
 */
export type Printing<Model> = Pick<RoundTrip<Model>, 'write'> & Partial<RoundTrip<Model>>;

/**
 * A notation as it is declared. Its id, title and everything else that is known without loading it come from the
 * reader. Everything but `read`, `codec`, `print` and `codes` has a default or can be absent.
 */
export interface NotationDeclaration<
  Model,
  Root,
  Options extends ReadOptions,
  Replay extends PlayedGame,
  BoardView,
  Playing = unknown,
  Print extends PrintOptions = PrintOptions,
  Picture extends RenderOptions = RenderOptions,
> extends EditingDeclaration<Model, Root, Options> {
  /** The explanations of its diagnostics. */
  readonly codes: Catalogue;
  /**
   * Writes a reading without syntax errors as canonical text with its comments. If absent, the model is printed. Its
   * options have the same type as the options of printing.
   */
  readonly format?: (reading: Reading<Model, Root>, options: Print) => Printed;
  /** Describes a model in sentences. */
  readonly describe?: (model: Model) => string;
  readonly play?: Play<Model, Replay>;
  readonly view?: View<Model, BoardView, Picture>;
  readonly convert?: Conversion<Model, Root, Print>;
  /** How games are continued in their texts: a `Playable`, for `openGame`. */
  readonly playable?: Playing;
  /** Loads the editor support: information that can't be derived from the grammar, the codes and the model. */
  readonly editor?: () => Promise<EditorSupport<NoInfer<Model>, NoInfer<Root>>>;
}

/**
 * A notation: everything that can be done with its texts. The command line and the conformance runner use only this
 * interface.
 */
export interface Notation<
  Model = unknown,
  Root = unknown,
  Options extends ReadOptions = ReadOptions,
  Replay extends PlayedGame = PlayedGame,
  BoardView = unknown,
  Playing = unknown,
  Print extends PrintOptions = PrintOptions,
  Picture extends RenderOptions = RenderOptions,
> extends NotationEntry {
  readonly codes: Catalogue;
  /** The declaration of the notation, for programs that check it. */
  readonly declaration?: object;
  /** Parses a text without checking it. Never throws. */
  parse(text: string): Tree;
  /** Reads a text and checks it. Never throws on bad data; throws a `RangeError` for an unknown dialect or level. */
  read(text: string, options?: Options): NotationReading<Model, Root>;
  /**
   * Writes a reading without syntax errors as canonical text, unless that would hide an error by leaving out what it is
   * about. Reports `text/lost-in-formatting`.
   */
  format(reading: Reading<Model, Root>, options?: Print): Formatted;
  /** Writes a model as text. Throws a `ModelError` for a model that no text expresses. */
  print(model: Model, options?: Print): string;
  /** Writes a model as text, or returns why no text expresses it. Never throws. */
  tryPrint(model: Model, options?: Print): PrintResult;
  /** Converts a model to tagged JSON. */
  toJson(model: Model): Json;
  /** Reads a model from tagged JSON, or returns the first problem in it. Never throws, whatever the value. */
  fromJson(json: Json): CodecResult<Model>;
  /** Returns the JSON Schema (draft 2020-12) of the tagged JSON. */
  schema(): JsonSchema;
  describe?(model: Model): string;
  readonly play?: Play<Model, Replay>;
  readonly view?: View<Model, BoardView, Picture>;
  /** How games are continued in their texts by `openGame`; `undefined` if they can't be. */
  readonly playable: Playing;
  /** Every target of {@link Notation.convert} but JSON, as `id` or `id@dialect`. */
  readonly targets: readonly string[];
  /** Converts a reading without syntax errors to one of the targets. Throws a `RangeError` for any other target. */
  convert(reading: Reading<Model, Root>, target: Target, options?: Print): Converted;
}
