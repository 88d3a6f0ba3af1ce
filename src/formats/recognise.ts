/**
 * Cheap tests of what a text is, by its content alone. They decide only where neither `--format` nor the file's name
 * does, so they look at how a text begins and forgive faults further on.
 *
 * @module
 */

/** A format is known by how its text begins. */
const headOf = (text: string): string => text.slice(0, 4000).trimStart();

const ONI_BOARD_ROW = /^[0-3.]{5}/;
/** Five cards, with nothing or (the beginning of) a move behind them. */
const ONI_CARDS = /^[BCDEFGHKLMOQRTUX]{5}(?:$|[BCDEFGHKLMOQRTUX](?:$|[A-Y](?:$|[A-Y])))/i;

/** Whether a text looks like `.oni`: it begins with a row of a board, or with five different cards. */
export function recognisesOni(text: string): boolean {
  const significant = headOf(text).replace(/#[^\r\n]*|\s+/g, '');
  if (ONI_BOARD_ROW.test(significant)) return true;
  return ONI_CARDS.test(significant) && new Set(significant.slice(0, 5).toUpperCase()).size === 5;
}

const FIVED_HEADER = /^\[[ \t]*[\w.-]+[ \t]*"/;
const FIVED_BOARD = /^\[[A-Za-z0-9*/ \t]+[:;][ \t]*[+-]?\d*[ \t]*[:;]/;
const FIVED_MOVES = /^\d+[wb]?\.\s*(?:\(L?[+-]?\d+[ \t]*T\d+\)|[^\s/]+\s+\/)/;

/** Whether a text looks like 5DFEN: behind comments, it begins with a header, a board, or moves with coordinates or a `/`. */
export function recognises5dfen(text: string): boolean {
  const start = behindComments(text);
  const begin = text.slice(start, start + 1000);
  return [FIVED_HEADER, FIVED_BOARD, FIVED_MOVES].some((pattern) => pattern.test(begin));
}

/** Where something other than blanks and comments in braces begins. */
function behindComments(text: string): number {
  const blanks = /\s+|\{[^}]*\}/y;
  let at = 0;
  while (blanks.test(text)) at = blanks.lastIndex;
  return at;
}

/** Whether a text is an Azul game: it begins with the signature. */
export const recognisesAzul = (text: string): boolean => /^\uFEFF?AZULGAME\b/.test(text);

/** Whether a text is annoFEN: behind comments it begins with its version. */
export const recognisesAnnoFen = (text: string): boolean => /^(?:\s|#[^\r\n]*[\r\n])*v1[ \t]/.test(headOf(text));

/** Whether a text is XAY: behind comments it begins with one of its keys. */
export const recognisesXay = (text: string): boolean =>
  /^(?:\s|#[^\r\n]*[\r\n])*(?:---\s+)?["']?(?:version|setup)["']?\s*:/.test(headOf(text));

/** Whether a text is a plain FEN of xiangqi: ten rows between slashes. */
export const recognisesXiangqiFen = (text: string): boolean =>
  /^[rhnebmagkcp1-9]+(?:\/[rhnebmagkcp1-9]+){9}(?:\s|$)/i.test(headOf(text));

const OTN_TAG =
  /^\[(?:rules|position|event|site|date|round|attackers|defenders|result|annotator|compiler|variant|time-(?:control|remaining)|termination|start(?:ing)?-comment|puzzle-(?:mode|start|prestart)):/;
const OTN_RULES = /^(?:rules\s+)?dim:\d/;
const OTN_POSITION = /^\/[\dtcnkmg]+(?:\/[\dtcnkmg]+)+\/$/i;
const OTN_MOVE = /^[tcnkmg]?[a-z]\d\d?(?:-|\^=?|=)[a-z]\d\d?(?:x[a-z\d/]+)?(?:\+\+?|--?)?$/i;

/** Whether a text looks like a game in OpenTafl notation: it begins with one of its tags. */
export const recognisesOtn = (text: string): boolean => OTN_TAG.test(text.trimStart());

/** Whether a text looks like a rules record of that notation: it begins with the size of the board. */
export const recognisesOtnRules = (text: string): boolean => OTN_RULES.test(text.trimStart());

/** Whether a text is a position of that notation, with its outer slashes. */
export const recognisesOtnPosition = (text: string): boolean => OTN_POSITION.test(text.trim());

/** Whether a text is one move of that notation. */
export const recognisesOtnMove = (text: string): boolean => OTN_MOVE.test(text.trim());
