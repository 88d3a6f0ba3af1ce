import { AFTER_COMMENTS, type Detection, isDetected, matches } from '../../notation/read/detect.js';
import { type BuiltInInfo, LATIN } from '../built-in.js';

const XIANGQI_SETUP = { title: 'xiangqi-setup file formats', url: 'https://github.com/hartwork/xiangqi-setup' };

/** Recognizes annoFEN by its version, after comments. */
export const annoFenDetection: Detection = {
  id: 'annofen',
  name: 'annoFEN',
  rank: 2,
  detect: matches(new RegExp(String.raw`${AFTER_COMMENTS}v1\s`)),
};

/** Recognizes XAY by one of its two keys, after comments. */
export const xayDetection: Detection = {
  id: 'xay',
  name: 'XAY (a xiangqi position in YAML)',
  rank: 1,
  detect: matches(new RegExp(String.raw`${AFTER_COMMENTS}(?:---\s+)?(?:\{\s*)?["']?(?:version|setup)["']?\s*:`)),
};

const TEN_ROWS = String.raw`${AFTER_COMMENTS}[rhnebmagkcp1-9]+(?:\/[rhnebmagkcp1-9]+){9}`;

const PLAIN_FEN = { id: 'xiangqi-fen', name: 'a xiangqi FEN' };

/** Recognizes plain FEN with a state: ten rows separated by slashes, and the side to move. */
export const fenWithStateDetection: Detection = {
  ...PLAIN_FEN,
  rank: 4,
  detect: matches(new RegExp(String.raw`${TEN_ROWS}[ \t]+[wrb](?:\s|$)`, 'i')),
};

/**
 * Recognizes plain FEN without a state: ten rows separated by slashes. This may also be annoFEN without its version.
 */
export const fenDetection: Detection = {
  ...PLAIN_FEN,
  rank: 5,
  detect: matches(new RegExp(String.raw`${TEN_ROWS}(?:\s|$)`, 'i')),
  damaged: ['annofen'],
};

/** Describes annoFEN without loading the notation. */
export const annoFenInfo = {
  id: 'annofen',
  folder: 'xiangqi/annofen',
  title: 'annotated xiangqi positions, annoFEN',
  options: { render: { latin: LATIN } },
  extensions: ['.annofen'],
  grammar: 'xiangqi',
  startRule: 'AnnoFen',
  detect: (text) => isDetected(text, annoFenDetection),
  recordStart: 'line',
  specification: XIANGQI_SETUP,
} as const satisfies BuiltInInfo;

/** Describes XAY without loading the notation. */
export const xayInfo = {
  id: 'xay',
  folder: 'xiangqi/xay',
  title: 'annotated xiangqi positions in YAML, XAY',
  options: { render: { latin: LATIN } },
  extensions: ['.xay'],
  grammar: 'xiangqi',
  startRule: 'XayText',
  detect: (text) => isDetected(text, xayDetection),
  recordStart: { first: /^---/ },
  specification: XIANGQI_SETUP,
} as const satisfies BuiltInInfo;

/** Describes plain xiangqi FEN without loading the notation. */
export const xiangqiFenInfo = {
  id: 'xiangqi-fen',
  folder: 'xiangqi/fen',
  title: 'xiangqi positions, plain FEN',
  options: { render: { latin: LATIN } },
  extensions: ['.fen'],
  grammar: 'xiangqi',
  startRule: 'Fen',
  detect: (text) => isDetected(text, fenWithStateDetection, fenDetection),
  recordStart: 'line',
  specification: XIANGQI_SETUP,
} as const satisfies BuiltInInfo;
