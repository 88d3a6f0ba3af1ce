import type { Catalogue } from '../diagnostics/index.js';
import type { Codec, CodecResult, JsonSchema } from './codec/index.js';
import type { Editor } from './edit.js';
import type { EditorSupport } from './editor-support.js';
import type { Level, PrintOptions, ReadOptions, RenderOptions, Target } from './options.js';
import type { Converted, Printed, PrintResult } from './result.js';
import type { Json } from './codec/codec.js';
import type { NotationReading } from './notation-reading.js';
import type { Reader } from './reader.js';
import type { Reading } from './reading.js';
import type { Result } from './result.js';
import type { RoundTrip } from './round-trip.js';
import type { Tables } from './tables.js';

/** The description of a notation that is available without loading it. */
export interface NotationInfo {
  /** The name for `--format`, with which its codes begin. */
  readonly id: string;
  /** Its kind of texts in a few words, such as `Onitama games`. */
  readonly title: string;
  /** Extensions of file names with their dot, lower case. */
  readonly extensions?: readonly string[];
  /** Dialects, the default one first. Absent where there is only one. */
  readonly dialects?: readonly string[];
  /** Forms that texts can be converted to beside the dialects: they are written only, and read as the default dialect. */
  readonly outputs?: readonly string[];
  /** The levels that a text can be checked at; all three if absent. */
  readonly levels?: readonly Level[];
  /** Whether a text looks like this notation, from its content alone. Absent where only a name or `--format` tells. */
  readonly detect?: (text: string) => boolean;
  /** How a file of many records is divided. Absent where records have no mark that they begin with. */
  readonly recordStart?: RecordStart;
}

/**
 * How records follow each other in a file: `line` where each line is a record, apart from blank lines and comments. Otherwise
 * a line that matches `first` begins a record if one that matches `body` came after the last beginning. Lines are tested
 * without the blanks around them. `body` is by default any line that doesn't match `first`.
 */
export type RecordStart = 'line' | { readonly first: RegExp; readonly body?: RegExp };

/** A notation that is loaded when it is first used: a row of the registry. A {@link Notation} is one too. */
export interface NotationEntry extends Required<Omit<NotationInfo, 'detect' | 'recordStart'>> {
  readonly recordStart?: RecordStart;
  /** Whether a text looks like this notation, from its content alone. */
  detect(text: string): boolean;
  load(): Promise<Notation>;
  /** Loads what editors show of the notation beyond its grammar, codes and model; absent where it declares nothing. */
  editor?(): Promise<EditorSupport>;
}

/** How the games of a notation are played. */
export interface Play<Model, Replay extends PlayedGame> {
  /** The game by its rules, or why too little is known to play it. Never throws, whatever the model. */
  replay(model: Model): Result<Replay>;
  /** A replay as `replay --json` prints it. */
  json(replay: Replay, model: Model): Json;
  /** A replay for people: one line a ply, then the result. */
  text(replay: Replay, model: Model): string;
  /** Games and plies in tables; made of {@link Play.json} if absent. */
  readonly tables?: Tables<Model, Replay>;
}

/** A game that was played. */
export interface PlayedGame {
  /** The moves of the main line. */
  readonly plies: readonly unknown[];
}

/** How the boards of a notation are drawn. */
export interface View<Model, BoardView, Options extends RenderOptions = RenderOptions> {
  /**
   * The content of a picture: the board after a ply of the main line or, where the replay reports variations, of one of them; or
   * why there is none. Never throws, whatever the model.
   */
  at(model: Model, options?: Options): Result<{ readonly view: BoardView }>;
  /** The picture as an SVG document. */
  svg(view: BoardView): string;
  /** The picture as text for a terminal. */
  text(view: BoardView): string;
}

/** How texts are converted to other notations and dialects. */
export interface Conversion<Model, Root> {
  /** Every target but JSON, as `id` or `id@dialect`. */
  readonly targets: readonly string[];
  /** A reading without syntax errors in one of the targets. */
  to(reading: Reading<Model, Root>, target: Target, options: PrintOptions): Converted;
}

/** How models become text: what {@link RoundTrip} needs beside the JSON of a codec. Only `write` is required. */
export type Printing<Model> = Pick<RoundTrip<Model>, 'write'> & Partial<RoundTrip<Model>>;

/** A notation as it is declared. Everything but `title`, `read`, `codec`, `print` and `codes` has a default or can be absent. */
export interface NotationDeclaration<
  Model,
  Root,
  Options extends ReadOptions,
  Replay extends PlayedGame,
  BoardView,
> extends NotationInfo {
  /** The explanations of its diagnostics. */
  readonly codes: Catalogue;
  /** Reads a text: made by `defineReader`. */
  readonly read: Reader<Model, Root, Options>;
  /** The tagged JSON of a model. */
  readonly codec: Codec<Model>;
  /** The text of a model. */
  readonly print: Printing<Model>;
  /** The canonical text of a reading without syntax errors, with its comments. Prints the model if absent. */
  readonly format?: (reading: Reading<Model, Root>, options: PrintOptions) => Printed;
  /** A description of a model, in sentences. */
  readonly describe?: (model: Model) => string;
  readonly play?: Play<Model, Replay>;
  readonly view?: View<Model, BoardView>;
  readonly convert?: Conversion<Model, Root>;
  readonly edit?: Editor<Model, Root>;
  /** Loads what editors need to know beyond the grammar, the codes and the model. */
  readonly editor?: () => Promise<EditorSupport<NoInfer<Model>, NoInfer<Root>>>;
}

/** A notation: everything that can be done with its texts. The command line and the conformance runner know no more of it. */
export interface Notation<
  Model = unknown,
  Root = unknown,
  Options extends ReadOptions = ReadOptions,
  Replay extends PlayedGame = PlayedGame,
  BoardView = unknown,
> extends NotationEntry {
  readonly codes: Catalogue;
  /** Reads a text and checks it. Never throws on bad data; throws a `RangeError` for an unknown dialect. */
  read(text: string, options?: Options): NotationReading<Model, Root>;
  /** The canonical text of a reading without syntax errors. */
  format(reading: Reading<Model, Root>, options?: PrintOptions): Printed;
  /** The text of a model. Throws a `ModelError` for one that no text expresses. */
  print(model: Model, options?: PrintOptions): string;
  /** The text of a model, or why no text says the same. Never throws. */
  tryPrint(model: Model, options?: PrintOptions): PrintResult;
  /** The tagged JSON of a model. */
  toJson(model: Model): Json;
  /** A model from tagged JSON, or the first problem in it. Never throws, whatever the value. */
  fromJson(json: Json): CodecResult<Model>;
  /** The JSON Schema (draft 2020-12) of the tagged JSON. */
  schema(): JsonSchema;
  describe?(model: Model): string;
  readonly play?: Play<Model, Replay>;
  readonly view?: View<Model, BoardView>;
  /** Every target of {@link Notation.convert} but JSON, as `id` or `id@dialect`. */
  readonly targets: readonly string[];
  /** A reading without syntax errors in one of the targets. Throws a `RangeError` for any other. */
  convert(reading: Reading<Model, Root>, target: Target, options?: PrintOptions): Converted;
}
