import type { Tree } from '../cst/index.js';
import type { Catalogue, Diagnostic } from '../diagnostics/index.js';
import type { Json, JsonProblem } from './codec/json.js';

export type { Json, JsonProblem };

/** How much is asked of a text: does it parse, is it well formed, could it have happened at the table? */
export type Level = 'syntax' | 'structure' | 'rules';

/** The levels from the most lenient to the strictest. */
export const LEVELS: readonly Level[] = ['syntax', 'structure', 'rules'];

/** How a text is read. `Dialect` names the dialects of its format. */
export interface ReadOptions<Dialect extends string = string> {
  /** Default `rules`. */
  readonly level?: Level;
  /** One of the format's dialects; its first one if absent. Any other makes the reading throw a `RangeError`. */
  readonly dialect?: Dialect;
}

/** How a text is read that is not played through. */
export interface StructureOptions<Dialect extends string = string> extends ReadOptions<Dialect> {
  /** Default `structure`. */
  readonly level?: 'syntax' | 'structure';
}

/** A text that was read. The tree is always whole; the model is what could be understood. */
export interface Reading<Model> {
  readonly tree: Tree;
  /** Absent only where nothing of the text could be understood. */
  readonly model?: Model;
  /** In document order. */
  readonly diagnostics: readonly Diagnostic[];
  /** Whether the text has no syntax error, so that it can be formatted. */
  readonly isWellFormed: boolean;
  /** The dialect that the text turned out to be in, where a format can tell. */
  readonly dialect?: string;
}

/** How canonical text is written. */
export interface PrintOptions {
  /** `readable` (default) keeps comments, one idea a line; `compact` drops them. */
  readonly style?: 'readable' | 'compact';
  /** Write values that equal their defaults too, where the format has such. */
  readonly full?: boolean;
  /** Write boards upside down, where the notation has a word for that. */
  readonly inverted?: boolean;
}

/** Canonical text, and what it leaves out. */
export interface Printed {
  readonly text: string;
  /** Number of comments that the style drops. */
  readonly droppedComments: number;
}

/** What a picture shows. */
export interface RenderOptions {
  /** Position after this many plies; 0 is the start; the last position if absent. */
  readonly ply?: number;
  /** Latin letters instead of the players' own characters, where a format has both. */
  readonly latin?: boolean;
}

/** What a record is converted to. */
export interface Target {
  /** Format id. */
  readonly id: string;
  /** One of its dialects; its first one if absent. */
  readonly dialect?: string;
}

/** A record in another notation or dialect, and what that can't say. */
export interface Converted {
  /** Absent where errors stand in the way; warnings name what is lost. */
  readonly text?: string;
  readonly diagnostics: readonly Diagnostic[];
}

/** The text of a model, or why no text says the same. */
export type PrintResult =
  { readonly ok: true; readonly text: string } | { readonly ok: false; readonly problem: JsonProblem };

/** One notation, as the command line and the conformance runner see it. */
export interface Format<Model = unknown> {
  readonly id: string;
  readonly catalogue: Catalogue;
  /** Reads and judges a text. Never throws on bad data. */
  read(text: string, options?: ReadOptions): Reading<Model>;
  /** The model as the tagged JSON of the conformance suite. */
  toJson(model: Model): Json;
  /** Canonical text of a reading without syntax errors. */
  print(reading: Reading<Model>, options?: PrintOptions): Printed;
  /** Every target but JSON that {@link Format.convert} knows, as `id` or `id@dialect`. */
  readonly targets?: readonly string[];
  /**
   * A reading without syntax errors in another notation or dialect: one of {@link Format.targets}. Throws a `RangeError`
   * for any other.
   */
  convert?(reading: Reading<Model>, target: Target, options?: PrintOptions): Converted;
  /** Canonical text of tagged JSON, the inverse of {@link Format.toJson}. Never throws, whatever the value. */
  fromJson?(json: Json, options?: PrintOptions): { readonly text: string } | { readonly problem: JsonProblem };
  /** The game by its rules; `undefined` where too little could be read to play it. */
  replay?(model: Model): Replayed | undefined;
  /** What a record means, in sentences. */
  describe?(model: Model): string;
  /** A picture as an SVG document; `undefined` where too little could be read to draw it. */
  renderSvg?(model: Model, options?: RenderOptions): string | undefined;
  /** A picture as text for a terminal; `undefined` likewise. */
  renderText?(model: Model, options?: RenderOptions): string | undefined;
}

/** A game played through. */
export interface Replayed {
  /** In the shape that `replay --json` prints. */
  readonly json: Json;
  /** For people: one line a ply. */
  readonly text: string;
  /** Number of plies on the main line. */
  readonly plies: number;
}

/** A row of the registry: what can be known about a format without loading it. */
export interface FormatEntry {
  readonly id: string;
  /** What the notation is, in a few words. */
  readonly title: string;
  /** File extensions with their dot, lower case. */
  readonly extensions: readonly string[];
  /** Dialects, the default one first; empty where there is only one. */
  readonly dialects: readonly string[];
  /** Forms that texts can be converted to beside the dialects: they are written only, and read as the default dialect. */
  readonly outputs?: readonly string[];
  /** Folder under `generated/`. */
  readonly grammar: string;
  /** Rule that a text of this format is read as. */
  readonly startRule: string;
  /** The levels that it can be judged at; all three if absent. */
  readonly levels?: readonly Level[];
  /** Whether a text looks like this format, from its content alone. */
  recognises(text: string): boolean;
  load(): Promise<Format>;
}
