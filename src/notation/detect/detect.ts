/**
 * Whether a text begins like a notation. It is fast, and ignores errors later in the text. `head` is the beginning of
 * `text`.
 */
export type Detector = (head: string, text: string) => boolean;

/** How texts of a notation are recognized by their beginning. */
export interface Detection {
  /**
   * The notation that the texts are read as; absent for notations that neither this library nor a known package reads.
   */
  readonly id?: string;
  /** The notation in words, with its article: `an Onitama game`. */
  readonly name: string;
  readonly detect: Detector;
  /** Order in which detections are tried, from 1 on. 1 is for a beginning that only this notation has. */
  readonly rank: number;
  /**
   * Ids of notations for which such a text may be a damaged file. Texts read as these notations are not reported as
   * another notation.
   */
  readonly damaged?: readonly string[];
}

/** Makes a detector of texts whose beginning matches one of these patterns. */
export const matches =
  (...patterns: readonly RegExp[]): Detector =>
  (head) =>
    patterns.some((pattern) => pattern.test(head));

/** The source of a pattern for the start of a text, after white space and comments with `#`. */
export const AFTER_COMMENTS = String.raw`^(?:\s|#[^\r\n]*[\r\n])*`;

/** Number of characters at the start of a text that detectors look at. */
const DETECTED_LENGTH = 4000;

/** Returns the first detection that a text matches; `undefined` if it matches none. */
export function firstDetected(text: string, detections: readonly Detection[]): Detection | undefined {
  const head = text.slice(0, DETECTED_LENGTH).replace(/^\uFEFF/, '');
  return detections.find(({ detect }) => detect(head, text));
}
