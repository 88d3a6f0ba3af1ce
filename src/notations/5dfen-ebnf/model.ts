/** A `HEADER`; its texts are as they stand, with their escapes. */
export interface PortHeader {
  readonly key: string;
  readonly value: string;
}

/** A `BOARD`; each of its fields is the text of its production, which may be empty. */
export interface PortBoard {
  /** `fen_pieces` */
  readonly pieces: string;
  /** `board_layer` */
  readonly layer: string;
  /** `board_time` */
  readonly time: string;
  /** `board_color` */
  readonly colour: string;
}

/** A text of the EBNF's language, production by production. Nothing is interpreted. */
export interface PortRecord {
  readonly headers: readonly PortHeader[];
  readonly boards: readonly PortBoard[];
  /** One opaque line each. */
  readonly moves: readonly string[];
}
