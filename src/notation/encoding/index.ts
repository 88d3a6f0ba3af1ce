/** Text encodings: which one the bytes of a text are in, and how an edited text gets its bytes back. */
export { type DeclaredEncodings, decodeText, type DecodedText } from './decode.js';
export { encodeEdited, encodeText } from './encode.js';
