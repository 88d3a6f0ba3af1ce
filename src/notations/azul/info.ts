import { type Detection, isDetected, matches } from '../../notation/read/detect.js';
import type { BuiltInInfo } from '../built-in.js';

/** Recognizes Azul games. */
export const azulDetection: Detection = {
  id: 'azul',
  name: 'an Azul game',
  rank: 1,
  detect: matches(/^\s*AZULGAME\b/),
};

/** Describes Azul games without loading the notation. */
export const azulInfo = {
  id: 'azul',
  folder: 'azul',
  title: 'Azul games',
  extensions: ['.azul'],
  grammar: 'azul',
  startRule: 'AzulGame',
  detect: (text) => isDetected(text, azulDetection),
  recordStart: { first: /^AZULGAME/ },
  specification: { title: 'Azul game notation' },
} as const satisfies BuiltInInfo;
