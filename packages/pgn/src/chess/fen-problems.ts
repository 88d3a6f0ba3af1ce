/** Why a FEN isn't a position, in words that follow "the start of the game isn't a position". */
export const FEN_PROBLEMS = {
  unreadable: "the FEN can't be read",
  empty: 'the board is empty',
  oppositeCheck: 'the side to move could capture the king',
  pawns: 'a pawn is on the first or the last rank',
  kings: 'expected one king of each side',
  board: 'its board is wrong: expected eight rows of eight squares',
  turn: 'the side to move is wrong: expected w or b',
  castling: 'the castling rights are wrong: expected - or letters of KQkq',
  enPassant: 'the en passant square is wrong: expected - or a square',
  halfMoves: 'the number of half moves is wrong: expected a number',
  number: 'the number of the move is wrong: expected a number',
  parts: 'it has too many parts: expected six',
} as const;
