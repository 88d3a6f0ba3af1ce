import { type Detection, matches } from '../../notation/detect/detect.js';
import { detectable } from '../built-in.js';

/** Recognizes Azul games. */
export const azulDetection = {
  id: 'azul',
  name: 'an Azul game',
  rank: 1,
  detect: matches(/^\s*AZULGAME\b/),
} as const satisfies Detection;

/** Describes Azul games without loading the notation. */
export const azulInfo = /* @__PURE__ */ detectable(azulDetection, {
  folder: 'azul',
  title: 'Azul games',
  extensions: ['.azul'],
  grammar: 'azul',
  startRule: 'AzulGame',
  recordStart: { first: /^AZULGAME/ },
  specification: { title: 'Azul game notation' },
});
