import { firstDetected } from '../notation/detect.js';
import { DETECTIONS } from './detections.js';
import { FOREIGN_DETECTIONS } from './foreign.js';

/** Every notation that can be recognized; the more typical a beginning, the earlier. */
const ALL = /* @__PURE__ */ [...DETECTIONS, ...FOREIGN_DETECTIONS].sort((a, b) => a.rank - b.rank);

/**
 * The name of the notation that a text looks like, if that is not the format `id`; `undefined` where the text looks like
 * that format, or like nothing known. For texts with errors only: a text without errors is what it was read as.
 */
export function otherNotation(text: string, id: string): string | undefined {
  const found = firstDetected(text, ALL);
  return found === undefined || found.id === id || found.damaged?.includes(id) ? undefined : found.name;
}
