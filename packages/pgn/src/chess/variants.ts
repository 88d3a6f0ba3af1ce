/** Names by which the tag Variant means chess with its usual first position, or from the position of the tag FEN. */
const STANDARD = /^(?:chess|standard|classical|normal|from position|wild\/[0-8]a?)$/i;

/** Whether a game with this tag Variant is one of chess; without the tag, it is. */
export const isStandardVariant = (variant: string | undefined): boolean =>
  variant === undefined || variant === '' || STANDARD.test(variant);

/** Whether the tag Variant names Chess960, also called Fischer random chess. */
export const isChess960 = (variant: string | undefined): boolean =>
  /960|fischer ?random|fischerandom/i.test(variant ?? '');
