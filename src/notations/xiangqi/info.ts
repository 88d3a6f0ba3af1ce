import { AFTER_COMMENTS, type Detection, matches } from '../../notation/detect/detect.js';
import { detectable, LATIN } from '../built-in.js';

const XIANGQI_SETUP = { title: 'xiangqi-setup file formats', url: 'https://github.com/hartwork/xiangqi-setup' };

/** Recognizes annoFEN by its version, after comments. */
export const annoFenDetection = {
  id: 'annofen',
  name: 'annoFEN',
  rank: 2,
  detect: matches(new RegExp(String.raw`${AFTER_COMMENTS}v1\s`)),
} as const satisfies Detection;

/** Recognizes XAY by one of its two keys, after comments. */
export const xayDetection = {
  id: 'xay',
  name: 'XAY (a xiangqi position in YAML)',
  rank: 1,
  detect: matches(new RegExp(String.raw`${AFTER_COMMENTS}(?:---\s+)?(?:\{\s*)?["']?(?:version|setup)["']?\s*:`)),
} as const satisfies Detection;

const TEN_ROWS = String.raw`${AFTER_COMMENTS}[rhnebmagkcp1-9]+(?:\/[rhnebmagkcp1-9]+){9}`;

const PLAIN_FEN = { id: 'xiangqi-fen', name: 'a xiangqi FEN' } as const;

/** Recognizes plain FEN with a state: ten rows separated by slashes, and the side to move. */
export const fenWithStateDetection = {
  ...PLAIN_FEN,
  rank: 4,
  detect: matches(new RegExp(String.raw`${TEN_ROWS}[ \t]+[wrb](?:\s|$)`, 'i')),
} as const satisfies Detection;

/**
 * Recognizes plain FEN without a state: ten rows separated by slashes. This may also be annoFEN without its version.
 */
export const fenDetection = {
  ...PLAIN_FEN,
  rank: 5,
  detect: matches(new RegExp(String.raw`${TEN_ROWS}(?:\s|$)`, 'i')),
  damaged: ['annofen'],
} as const satisfies Detection;

/** Describes annoFEN without loading the notation. */
export const annoFenInfo = /* @__PURE__ */ detectable(annoFenDetection, {
  folder: 'xiangqi/annofen',
  title: 'annotated xiangqi positions, annoFEN',
  options: { render: { latin: LATIN } },
  extensions: ['.annofen'],
  grammar: 'xiangqi',
  startRule: 'AnnoFen',
  recordStart: 'line',
  specification: XIANGQI_SETUP,
});

/** Describes XAY without loading the notation. */
export const xayInfo = /* @__PURE__ */ detectable(xayDetection, {
  folder: 'xiangqi/xay',
  title: 'annotated xiangqi positions in YAML, XAY',
  options: { render: { latin: LATIN } },
  extensions: ['.xay'],
  grammar: 'xiangqi',
  startRule: 'XayText',
  recordStart: { first: /^---/ },
  specification: XIANGQI_SETUP,
});

/** Describes plain xiangqi FEN without loading the notation. */
export const xiangqiFenInfo = /* @__PURE__ */ detectable([fenWithStateDetection, fenDetection], {
  folder: 'xiangqi/fen',
  title: 'xiangqi positions, plain FEN',
  options: { render: { latin: LATIN } },
  extensions: ['.fen'],
  grammar: 'xiangqi',
  startRule: 'Fen',
  recordStart: 'line',
  specification: XIANGQI_SETUP,
});
