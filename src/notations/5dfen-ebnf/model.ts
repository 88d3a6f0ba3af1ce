/** A header, the production `HEADER`. Both texts are as written, escapes included. */
export interface FiveDEbnfHeader {
  readonly key: string;
  readonly value: string;
}

/** A board, the production `BOARD`. Each member is the text of its production, which may be empty. */
export interface FiveDEbnfBoard {
  /** `fen_pieces` */
  readonly pieces: string;
  /** `board_layer` */
  readonly layer: string;
  /** `board_time` */
  readonly time: string;
  /** `board_color` */
  readonly colour: string;
}

/** A `ROOT` of the EBNF, production by production. Nothing is interpreted. */
export interface FiveDEbnfRecord {
  readonly headers: readonly FiveDEbnfHeader[];
  readonly boards: readonly FiveDEbnfBoard[];
  /** The text of each `MOVE`: one line, without its line feed. */
  readonly moves: readonly string[];
}
