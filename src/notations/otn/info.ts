import { type Detection, matches } from '../../notation/detect/detect.js';
import { detectable } from '../built-in.js';
import { PRINT_OPTIONS } from './options.js';

/** Matches the start of a tag. Requires a known name, because commentary can begin with a bracket too. */
const TAG =
  /^\[(?:annotator|attackers|compiler|date|defenders|event|position|puzzle-\w+|result|round|rules|site|start(?:ing)?-comment|termination|time-\w+|variant):/;

/** The options of the notations that write positions. */
const OPTIONS = { print: PRINT_OPTIONS };

const OPENTAFL = { title: 'OpenTafl Notation', url: 'https://github.com/jslater89/OpenTafl' };

/** Recognizes games by a known tag at the start, or by a typical tag at the start of a line. */
export const otnDetection = {
  id: 'otn',
  name: 'an OpenTafl game',
  rank: 3,
  detect: matches(
    /^\s*\[(?:rules|position|event|site|date|round|attackers|defenders|result|annotator|compiler|variant|time-(?:control|remaining)|termination|start(?:ing)?-comment|puzzle-(?:mode|start|prestart)):/,
    /^[^\S\r\n\u2028\u2029]*\[(?:rules|position|start(?:ing)?-comment)\s*:/m,
  ),
} as const satisfies Detection;

/** Recognizes rules records by the size of the board. */
export const otnRulesDetection = {
  id: 'otn-rules',
  name: 'an OpenTafl rules record',
  rank: 3,
  detect: matches(/^\s*(?:rules\s+)?dim:\d/),
} as const satisfies Detection;

/** Recognizes positions: only rows of pieces, with slashes between and around them. */
export const otnPositionDetection = {
  id: 'otn-position',
  name: 'an OpenTafl position',
  rank: 7,
  detect: (head) => /^\/[\dtcnkmg]+(?:\/[\dtcnkmg]+)+\/$/i.test(head.trim()),
} as const satisfies Detection;

/** Recognizes a move: one move and nothing else. */
export const otnMoveDetection = {
  id: 'otn-move',
  name: 'an OpenTafl move',
  rank: 7,
  detect: (head) => /^[tcnkmg]?[a-z]\d\d?(?:-|\^=?|=)[a-z]\d\d?(?:x[a-z\d/]+)?(?:\+\+?|--?)?$/i.test(head.trim()),
} as const satisfies Detection;

/** Describes OpenTafl games without loading the notation. */
export const otnInfo = /* @__PURE__ */ detectable(otnDetection, {
  folder: 'otn/game',
  title: 'OpenTafl games',
  options: OPTIONS,
  extensions: ['.otg', '.otn'],
  dialects: ['current', '2016'],
  outputs: ['opentafl-0.4'],
  grammar: 'otn',
  startRule: 'GameRecord',
  recordStart: { first: TAG, body: /^\d+\./ },
  specification: OPENTAFL,
});

/** Describes rules records of OpenTafl without loading the notation. */
export const otnRulesInfo = /* @__PURE__ */ detectable(otnRulesDetection, {
  folder: 'otn/rules',
  title: 'rules of OpenTafl games',
  options: OPTIONS,
  dialects: ['current', '2016'],
  grammar: 'otn',
  startRule: 'RulesRecord',
  recordStart: 'line',
  specification: OPENTAFL,
});

/** Describes positions of OpenTafl without loading the notation. */
export const otnPositionInfo = /* @__PURE__ */ detectable(otnPositionDetection, {
  folder: 'otn/position',
  title: 'positions of OpenTafl games',
  options: OPTIONS,
  dialects: ['current', '2016'],
  grammar: 'otn',
  startRule: 'PositionRecord',
  recordStart: 'line',
  specification: OPENTAFL,
});

/** Describes moves of OpenTafl without loading the notation. */
export const otnMoveInfo = /* @__PURE__ */ detectable(otnMoveDetection, {
  folder: 'otn/move',
  title: 'moves of OpenTafl games',
  dialects: ['current', '2016'],
  grammar: 'otn',
  startRule: 'MoveRecord',
  recordStart: 'line',
  specification: OPENTAFL,
});
