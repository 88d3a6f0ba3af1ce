import type { DeclaredOptions } from './declared-options.js';
import type { Level } from './options.js';
/** The description of a notation that is available without loading it. */
export interface NotationInfo {
  /** The id that `--notation` takes. The codes of the notation begin with it. */
  readonly id: string;
  /** The kind of texts in a few words, such as `Onitama games`. */
  readonly title: string;
  /** File name extensions in lower case, with their dot. */
  readonly extensions?: readonly string[];
  /** Dialects, the default one first. Absent if there is only one. */
  readonly dialects?: readonly string[];
  /**
   * Forms besides the dialects that texts can be converted to. They are only written; texts in them are read in the
   * default dialect.
   */
  readonly outputs?: readonly string[];
  /** The levels that a text can be checked at; all three if absent. */
  readonly levels?: readonly Level[];
  /** Whether the content of a text looks like this notation. Absent if only a file name or `--notation` selects it. */
  readonly detect?: (text: string) => boolean;
  /** The options that the notation has besides those of every notation; absent if there are none. */
  readonly options?: DeclaredOptions;
  /** How a file with many records is divided. Absent if nothing marks the start of a record. */
  readonly recordStart?: RecordStart;
  /**
   * Whether a file usually has many records, as archives of chess games do. `export` then divides every file; other
   * commands divide large ones.
   */
  readonly hasManyRecords?: boolean;
  /**
   * The encodings of texts by the names that `TextDecoder` knows, such as `['utf-8', 'latin1']`: a text is read in the
   * first one in which all of its bytes are valid. Only UTF-8 if absent. A text with a byte-order mark of UTF-16 is
   * read as UTF-16, whatever its notation declares.
   */
  readonly encodings?: readonly string[];
  /** Returns the name of the encoding that a text itself gives; only its ASCII characters are reliable. */
  readonly encodingOf?: (head: string) => string | undefined;
}

/**
 * How a file is divided into records. `line`: each line is a record, apart from blank lines and comments. Otherwise, a
 * line that matches `first` begins a record if a line that matches `body` came since the last record began. Lines end
 * with LF, CR or CRLF, and are tested without the white space around them. By default, `body` is any line that doesn't
 * match `first`.
 */
export type RecordStart = 'line' | { readonly first: RegExp; readonly body?: RegExp };
