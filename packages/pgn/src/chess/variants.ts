/** Values of the tag Variant that mean chess with its usual first position, or from the position of the tag FEN. */
const STANDARD = /^(?:chess|standard|classical|normal|from position|wild\/[0-8]a?)$/i;

/** Whether a game with this tag Variant is one of chess; without the tag, it is. */
export const isStandardVariant = (variant: string | undefined): boolean =>
  variant === undefined || variant === '' || STANDARD.test(variant);

/** Whether the tag Variant names Chess960, also called Fischer random chess. */
export const isChess960 = (variant: string | undefined): boolean =>
  /960|fischer ?random|fischerandom/i.test(variant ?? '');

/** Parts of the names of the variants whose moves are those of chess or drops of its pieces. */
const MOVES_OF_CHESS =
  /crazy ?house|bug ?house|anti ?chess|suicide|giveaway|losers|atomic|horde|king of the hill|koth|racing ?kings|(?:three|3)-?\+?check/i;

/**
 * Whether games with this tag Variant have only moves that chess has, on its board, or drops of its pieces. Nothing is
 * known about the moves of other variants.
 */
export const hasMovesOfChess = (variant: string | undefined): boolean =>
  isStandardVariant(variant) || isChess960(variant) || MOVES_OF_CHESS.test(variant ?? '');
