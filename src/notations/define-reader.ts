import { readerDefiner } from '../notation/reader.js';
import { otherNotation } from './other-notation.js';

/**
 * Makes the function that reads the texts of a notation. It is the one pipeline that reads every notation: parse; one
 * diagnostic per error node; one walk that makes the checks; the legality of the moves, as far as the position is known;
 * everything in document order. A text with errors that looks like another built-in notation, or like one that is widely known,
 * gets one diagnostic instead, which names that notation.
 */
export const defineReader = /* @__PURE__ */ readerDefiner(otherNotation);
