import type { Detection } from '../../notation/detect/detect.js';
import { detectable } from '../built-in.js';
import { wordsOf } from './characters.js';

const BOARD_ROW = /^[0-3.]{5}/;
/** A card and a move of the record, in a regular expression. */
const CARD = '[BCDEFGHKLMOQRTUXbcdefghklmoqrtux]';
const MOVE = `${CARD}[A-Ya-y]{2}`;

/** Matches five cards, with nothing or the beginning of a move after them. */
const CARDS = /* @__PURE__ */ new RegExp(`^${CARD}{5}(?:$|${CARD}(?:$|[A-Ya-y](?:$|[A-Ya-y])))`);

/** Matches a line that begins a record: with a row of a board, or with five cards and perhaps moves after them. */
const FIRST_LINE = /* @__PURE__ */ new RegExp(`^(?:[.0-3]{5}|[A-Z]{5}|${CARD}{5}(?:${MOVE})*(?![A-Za-z]))`);

/** Matches a line with a move before its comment: one with its card as a capital, or a word of moves. */
const LINE_WITH_MOVE = /* @__PURE__ */ new RegExp(
  `^(?:(?:[^#]*(?:\\s|[A-Z]{5}|[a-y]))?[A-Z][a-y]{2}|(?:[^#]*\\s)?[.0-3]*(?:${CARD}{5})?(?:${MOVE})+(?![A-Za-z]))`,
);

/** Matches a row of a board, or five different cards. */
function isOni(head: string): boolean {
  const characters = wordsOf(head).join('');
  if (BOARD_ROW.test(characters)) return true;
  return CARDS.test(characters) && new Set(characters.slice(0, 5).toUpperCase()).size === 5;
}

/** Recognizes Onitama games. */
export const oniDetection = { id: 'oni', name: 'an Onitama game', rank: 7, detect: isOni } as const satisfies Detection;

/** Describes Onitama games without loading the notation. */
export const oniInfo = /* @__PURE__ */ detectable(oniDetection, {
  folder: 'oni',
  title: 'Onitama games',
  extensions: ['.oni'],
  grammar: 'oni',
  startRule: 'OniFile',
  // The board or the cards come first; the moves may follow on the same line.
  recordStart: { first: FIRST_LINE, body: LINE_WITH_MOVE },
  specification: { title: '.oni file format', url: 'https://github.com/WorstWizard/onitama' },
});
