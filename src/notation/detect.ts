/** Whether a text begins like a notation. Light, and lenient about faults further on. `head` is the beginning of `text`. */
export type Detector = (head: string, text: string) => boolean;

/** How texts of a notation are recognized by their beginning. */
export interface Detection {
  /** The format that the texts are read as; absent for notations that no format reads. */
  readonly id?: string;
  /** The notation in words, with its article: `an Onitama game`. */
  readonly name: string;
  readonly detect: Detector;
  /** 1 for a beginning that only this notation has; the higher, the later it is tried. */
  readonly rank: number;
  /** Formats of which such a text may be a damaged one: there it is not called another notation. */
  readonly damaged?: readonly string[];
}

/** A detector of texts whose beginning matches one of these patterns. */
export const matches =
  (...patterns: readonly RegExp[]): Detector =>
  (head) =>
    patterns.some((pattern) => pattern.test(head));

/** The source of a pattern for the start of a text, after white space and comments with `#`. */
export const AFTER_COMMENTS = String.raw`^(?:\s|#[^\r\n]*[\r\n])*`;

/** A notation is detected by the first characters of a text. */
const HEAD = 4000;

/** Whether a text begins as one of these detections says. */
export function isDetected(text: string, ...detections: readonly Detection[]): boolean {
  return firstDetected(text, detections) !== undefined;
}

/** The first of some detections that a text begins like. */
export function firstDetected(text: string, detections: readonly Detection[]): Detection | undefined {
  const head = text.slice(0, HEAD).replace(/^\uFEFF/, '');
  return detections.find(({ detect }) => detect(head, text));
}
