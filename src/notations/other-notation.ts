import { firstDetected } from '../notation/detect.js';
import { DETECTIONS } from './detections.js';
import { FOREIGN_DETECTIONS } from './foreign.js';

/** Every recognizable notation. Those with a more typical start come first. */
const ALL = /* @__PURE__ */ [...DETECTIONS, ...FOREIGN_DETECTIONS].sort((a, b) => a.rank - b.rank);

/**
 * Returns the name of the notation that a text with errors looks like; `undefined` if it looks like the format `id`, or
 * like no known notation.
 */
export function otherNotation(text: string, id: string): string | undefined {
  const found = firstDetected(text, ALL);
  return found === undefined || found.id === id || found.damaged?.includes(id) ? undefined : found.name;
}
