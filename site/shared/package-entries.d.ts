// The packages are checked by their own configurations, with what they need installed.

declare module '@ludogram/pgn/entry' {
  /** Chess games (PGN). */
  export const pgn: import('../../src/library/index.js').NotationEntry;
}

declare module '@ludogram/sgf/entry' {
  /** Games of Go (SGF). */
  export const sgf: import('../../src/library/index.js').NotationEntry;
}
