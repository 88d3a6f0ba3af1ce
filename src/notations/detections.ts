// Written by `npm run sync` from the list of notations.
import type { Detection } from '../notation/detect/detect.js';
import { fiveDDetection } from './5dfen/info.js';
import { azulDetection } from './azul/info.js';
import { oniDetection } from './oni/info.js';
import { otnDetection, otnMoveDetection, otnPositionDetection, otnRulesDetection } from './otn/info.js';
import { annoFenDetection, fenDetection, fenWithStateDetection, xayDetection } from './xiangqi/info.js';

/** Recognizes the texts of each built-in notation, in the order of the list of notations. */
export const DETECTIONS: readonly Detection[] = [
  oniDetection,
  otnDetection,
  otnRulesDetection,
  otnPositionDetection,
  otnMoveDetection,
  fiveDDetection,
  azulDetection,
  annoFenDetection,
  xayDetection,
  fenWithStateDetection,
  fenDetection,
];
