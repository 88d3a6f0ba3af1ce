import { defined } from '../../defined.js';
import type { DeclaredOptions } from '../declared-options.js';
import type { DeriveEdits } from '../edit/derived-edits.js';
import type { Editor, Writing } from '../edit/edit.js';
import { type EditableReader, readerWithEdits } from '../edit/editable-reader.js';
import type { View } from '../notation.js';
import type { ReadOptions } from '../options.js';
import type { Reader } from '../read/reader-declaration.js';

/** Pictures for a page: a {@link View} that need not draw text. */
export type Pictures<Model, BoardView> = Omit<View<Model, BoardView>, 'text'>;

/** The parts of a notation that are required to show and to continue games, and nothing else. */
export interface GamesDeclaration<Model, Root, Options extends ReadOptions, BoardView, Playing> {
  /** Reads a text; made by `defineReader`. */
  readonly read: Reader<Model, Root, Options>;
  /** The text of a model. Absent without `derive`, if no change that a game makes can add a warning. */
  readonly print?: Writing<Model>;
  /** The editing functions of the notation. */
  readonly edit?: Editor<Model, Root>;
  /**
   * Derives the edits of changes that `edit` does not declare: `derivedEdits`. Absent if `edit` declares the edits of
   * every change that its games make, which makes a program smaller; other changes of its readings are refused.
   */
  readonly derive?: DeriveEdits;
  /** How boards are drawn. */
  readonly view: Pictures<Model, BoardView>;
  /** How games are continued in their texts: a `Playable`. */
  readonly playable: Playing;
}

/**
 * The games of a notation, for `openGame` and `<ludogram-board>`. They are a part of the notation, so that a page need
 * not load the rest: formatting, JSON, explanations of codes.
 */
export interface Games<Model, Root, Options extends ReadOptions, BoardView, Playing> {
  readonly id: string;
  /** Whether the content of a text looks like this notation. */
  detect(text: string): boolean;
  /** Reads a text and checks it. Never throws on bad data; throws a `RangeError` for an unknown dialect or level. */
  readonly read: EditableReader<Model, Root, Options>;
  readonly view: Pictures<Model, BoardView>;
  /** The options that the notation declares. */
  readonly options?: DeclaredOptions;
  readonly playable: Playing;
}

/** Makes the games of a notation from what it declares. */
export function defineGames<Model, Root, Options extends ReadOptions, BoardView, Playing>({
  read,
  print = NOT_WRITTEN,
  edit = {},
  derive,
  view,
  playable,
}: GamesDeclaration<Model, Root, Options, BoardView, Playing>): Games<Model, Root, Options, BoardView, Playing> {
  const { id, detect, options } = read.info;
  return {
    id,
    detect: (text) => detect?.(text) === true,
    read: readerWithEdits(read, () => ({ editor: edit, writing: print, derive })),
    view,
    ...defined({ options }),
    playable,
  };
}

const NOT_WRITTEN = { write: () => '' };
