import { type Detection, matches } from '../../notation/detect/detect.js';
import { detectable } from '../built-in.js';
import { RENDER_OPTIONS } from './options.js';

const isBeginning = /* @__PURE__ */ matches(
  /^\[[ \t]*[\w.-]+[ \t]*"/,
  /^\[[A-Za-z0-9*/ \t]+[:;][ \t]*(?:(?:[+-]\d*|\d+)[ \t]*)?[:;]/,
  /^\d+[wb]?\.\s*(?:\(L?[+-]?\d+[ \t]*T\d+\)|[^\s/]+\s+\/)/,
);

/**
 * Recognizes 5DFEN: a header, a board, or moves with coordinates or a `/`, after white space and comments in braces.
 */
function is5dfen(_: string, text: string): boolean {
  const blanks = /\s+|\{[^}]*\}/y;
  let start = 0;
  while (blanks.test(text)) start = blanks.lastIndex;
  return isBeginning(text.slice(start, start + 1000), text);
}

/** Recognizes 5DFEN texts. */
export const fiveDDetection = {
  id: '5dfen',
  name: '5DFEN',
  rank: 6,
  detect: is5dfen,
  damaged: ['5dfen-ebnf'],
} as const satisfies Detection;

/** Describes 5DFEN without loading the notation. */
export const fiveDInfo = /* @__PURE__ */ detectable(fiveDDetection, {
  folder: '5dfen',
  title: '5D chess positions and games',
  options: { render: RENDER_OPTIONS },
  extensions: ['.5dfen', '.5dpgn'],
  dialects: ['current', 'draft'],
  grammar: '5dfen',
  startRule: 'GameRecord',
  recordStart: { first: /^\[/, body: /^\d+[bw]?\./ },
  specification: { title: '5DFEN', url: 'https://github.com/adri326/5dchess-notation' },
});
