// The operators of the expressions in `explain-table.ts`. An expression is an array: its operator, then its operands.
//
// Operators are numbers, because every parser includes its table. They are separate constants rather than properties of
// one object, because bundlers replace constants by their values.

/** Literal text in upper or lower case. */
export const anyCase = 0;
/** One character of a set. */
export const set = 1;
/** A sequence. */
export const sequence = 2;
/** An ordered choice. */
export const choice = 3;
/** A repetition. */
export const repeat = 4;
/** A positive lookahead. */
export const and = 5;
/** A negative lookahead. */
export const not = 6;
/** A label whose text is captured. */
export const capture = 7;
/** A back reference: the text that a label has captured. */
export const again = 8;
/** The start of a line. */
export const lineStart = 9;
/** A back reference to a text in upper or lower case. */
export const againFolded = 10;
/** A test of the text of a label: whether it is one of the given words, or equal to the text of another label. */
export const words = 11;
/** A test of the column. */
export const column = 12;
/** A test by a function of the caller. */
export const external = 13;
/** A repetition whose bounds are the texts of labels. */
export const counted = 14;
