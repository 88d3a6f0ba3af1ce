import { firstDetected } from '../notation/read/detect.js';
import type { NotationInfo } from '../notation/info.js';
import { readerDefiner } from '../notation/read/reader.js';
import { DETECTIONS } from './detections.js';
import { FOREIGN_DETECTIONS } from './foreign.js';

/**
 * Makes the function that reads the texts of a notation. Every notation uses this pipeline: it parses the text, reports
 * one diagnostic per error node, runs the checks in one walk, checks the legality of the moves as far as the position
 * is known, and sorts all diagnostics in document order. If a text with errors looks like another built-in notation, or
 * like a widely known one, it gets a single diagnostic that names that notation.
 */
export const defineReader = /* @__PURE__ */ readerDefiner(otherNotation);

/** Every recognizable notation. Those with a more typical start come first. */
const ALL = /* @__PURE__ */ [...DETECTIONS, ...FOREIGN_DETECTIONS].sort((a, b) => a.rank - b.rank);

/**
 * Returns the name of the notation that a text with errors looks like; `undefined` if it looks like the one that it was
 * read as, or like no known notation.
 *
 * @param info the description of the notation that the text was read as
 * @param isReadable whether the first line of the text, or any other part of it, can be read in that notation
 */
export function otherNotation(text: string, { id, detect }: NotationInfo, isReadable: boolean): string | undefined {
  const found = firstDetected(text, ALL);
  if (found === undefined || found.id === id || found.damaged?.includes(id)) return undefined;
  // Between built-in notations, their ranks decide. A text of any other begins like it.
  const isOwn = !DETECTIONS.some((one) => one.id === id) && (isReadable || detect?.(text) === true);
  return isOwn ? undefined : found.name;
}
