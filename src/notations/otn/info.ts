import { type Detection, isDetected, matches } from '../../notation/read/detect.js';
import type { BuiltInInfo } from '../built-in.js';
import { PRINT_OPTIONS } from './print-options.js';

/** Matches the start of a tag. Requires a known name, because commentary can begin with a bracket too. */
const TAG =
  /^\[(?:annotator|attackers|compiler|date|defenders|event|position|puzzle-\w+|result|round|rules|site|start-comment|termination|time-\w+|variant):/;

/** The options of the notations that write positions. */
const OPTIONS = { print: PRINT_OPTIONS };

const OPENTAFL = { title: 'OpenTafl Notation', url: 'https://github.com/jslater89/OpenTafl' };

/** Recognizes games by a known tag at the start, or by a typical tag at the start of a line. */
export const otnDetection: Detection = {
  id: 'otn',
  name: 'an OpenTafl game',
  rank: 3,
  detect: matches(
    /^\s*\[(?:rules|position|event|site|date|round|attackers|defenders|result|annotator|compiler|variant|time-(?:control|remaining)|termination|start(?:ing)?-comment|puzzle-(?:mode|start|prestart)):/,
    /^[^\S\r\n\u2028\u2029]*\[(?:rules|position|start-comment)\s*:/m,
  ),
};

/** Recognizes rules records by the size of the board. */
export const otnRulesDetection: Detection = {
  id: 'otn-rules',
  name: 'an OpenTafl rules record',
  rank: 3,
  detect: matches(/^\s*(?:rules\s+)?dim:\d/),
};

/** Recognizes positions: only rows of pieces, with slashes between and around them. */
export const otnPositionDetection: Detection = {
  id: 'otn-position',
  name: 'an OpenTafl position',
  rank: 7,
  detect: (head) => /^\/[\dtcnkmg]+(?:\/[\dtcnkmg]+)+\/$/i.test(head.trim()),
};

/** Recognizes a move: one move and nothing else. */
export const otnMoveDetection: Detection = {
  id: 'otn-move',
  name: 'an OpenTafl move',
  rank: 7,
  detect: (head) => /^[tcnkmg]?[a-z]\d\d?(?:-|\^=?|=)[a-z]\d\d?(?:x[a-z\d/]+)?(?:\+\+?|--?)?$/i.test(head.trim()),
};

/** Describes OpenTafl games without loading the notation. */
export const otnInfo = {
  id: 'otn',
  folder: 'otn/game',
  title: 'OpenTafl games',
  options: OPTIONS,
  extensions: ['.otg', '.otn'],
  dialects: ['current', '2016'],
  outputs: ['opentafl-0.4'],
  grammar: 'otn',
  startRule: 'GameRecord',
  detect: (text) => isDetected(text, otnDetection),
  recordStart: { first: TAG, body: /^\d+\./ },
  specification: OPENTAFL,
} as const satisfies BuiltInInfo;

/** Describes rules records of OpenTafl without loading the notation. */
export const otnRulesInfo = {
  id: 'otn-rules',
  folder: 'otn/rules',
  title: 'rules of OpenTafl games',
  options: OPTIONS,
  dialects: ['current', '2016'],
  grammar: 'otn',
  startRule: 'RulesRecord',
  detect: (text) => isDetected(text, otnRulesDetection),
  recordStart: 'line',
  specification: OPENTAFL,
} as const satisfies BuiltInInfo;

/** Describes positions of OpenTafl without loading the notation. */
export const otnPositionInfo = {
  id: 'otn-position',
  folder: 'otn/position',
  title: 'positions of OpenTafl games',
  options: OPTIONS,
  dialects: ['current', '2016'],
  grammar: 'otn',
  startRule: 'PositionRecord',
  detect: (text) => isDetected(text, otnPositionDetection),
  recordStart: 'line',
  specification: OPENTAFL,
} as const satisfies BuiltInInfo;

/** Describes moves of OpenTafl without loading the notation. */
export const otnMoveInfo = {
  id: 'otn-move',
  folder: 'otn/move',
  title: 'moves of OpenTafl games',
  dialects: ['current', '2016'],
  grammar: 'otn',
  startRule: 'MoveRecord',
  detect: (text) => isDetected(text, otnMoveDetection),
  recordStart: 'line',
  specification: OPENTAFL,
} as const satisfies BuiltInInfo;
