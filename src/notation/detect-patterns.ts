/** Whether the beginning of a text looks like a notation. Light, and lenient about faults further on. */
export type Detector = (head: string, text: string) => boolean;

const matches =
  (...patterns: readonly RegExp[]): Detector =>
  (head) =>
    patterns.some((pattern) => pattern.test(head));

const AFTER_COMMENTS = String.raw`^(?:\s|#[^\r\n]*[\r\n])*`;

/** JSON that is not XAY in the style of JSON. */
export const isJson = matches(
  /^\s*(?:\{\s*(?:"(?:[^"\\\n]|\\.)*"\s*:|\}\s*$)|\[\s*(?:\{\s*"|"[^"\n]*"\s*,|-?[\d.]+\s*,|\[\s*["\d]))/,
);

/** A declaration, or a tag longer than the annotations of xiangqi, such as `<bm>`. */
export const isXml = matches(/^\s*<(?:[?!]|[a-z][a-z:-]{2,}[\s/>])/i);

export const isAzul = matches(/^\s*AZULGAME\b/);

/** After comments, the version. */
export const isAnnoFen = matches(new RegExp(String.raw`${AFTER_COMMENTS}v1\s`));

/** After comments, one of the two keys. */
export const isXay = matches(
  new RegExp(String.raw`${AFTER_COMMENTS}(?:---\s+)?(?:\{\s*)?["']?(?:version|setup)["']?\s*:`),
);

const TEN_ROWS = String.raw`${AFTER_COMMENTS}[rhnebmagkcp1-9]+(?:\/[rhnebmagkcp1-9]+){9}`;

/** Ten rows between slashes. */
export const isXiangqiFen = matches(new RegExp(String.raw`${TEN_ROWS}(?:\s|$)`, 'i'));

/** Ten rows between slashes, and the side to move. */
export const isXiangqiFenWithState = matches(new RegExp(String.raw`${TEN_ROWS}[ \t]+[wrb](?:\s|$)`, 'i'));

export const isWxf = matches(/^\s*FORMAT\s+WXF\b/);

/** Eight rows of eight squares. */
export function isChessFen(head: string): boolean {
  const rows = /^\s*([rnbqkp1-8]+(?:\/[rnbqkp1-8]+){7})(?:\s|$)/i.exec(head)?.[1]?.split('/');
  return rows?.every((row) => widthOf(row) === 8) === true;
}

const widthOf = (row: string): number => [...row].reduce((width, c) => width + (Number(c) || 1), 0);

export const isAlexbay = matches(/^\d+[wb]\.\s*\d+(?:[+-]\d+)?:\S/m);
export const isAxel = matches(/^[wb]?\d+(?:T\d+)?\.\s[^\n/]*\s\.\.\s/m);
const TWO_PGN_MOVES = /^1\.\s*(?:O-O(?:-O)?[+#]?|[A-Za-z][^\s/-]*)\s+(?:O-O(?:-O)?[+#]?|[A-Za-z][^\s/-]*)\s+2\./m;
/** A header of 5D chess, a move with coordinates, or a turn with a `/`. */
const ONLY_IN_5D = /^\[[ \t]*(?:Mode[ \t]*"5D"|Board[ \t]*")|\(L?[+-]?\d+[ \t]*T\d+\)|^\d+\.[^\n/{;]*[ \t]\/[ \t]/m;

/** Two moves, neither of them from one square to another with a dash, then the second turn; and nothing of 5D chess. */
export const isPgn: Detector = (head) => TWO_PGN_MOVES.test(head) && !ONLY_IN_5D.test(head);

const FIVED = [
  /^\[[ \t]*[\w.-]+[ \t]*"/,
  /^\[[A-Za-z0-9*/ \t]+[:;][ \t]*[+-]?\d*[ \t]*[:;]/,
  /^\d+[wb]?\.\s*(?:\(L?[+-]?\d+[ \t]*T\d+\)|[^\s/]+\s+\/)/,
];

/** After blanks and comments in braces, a header, a board, or moves with coordinates or a `/`. */
export function is5dfen(_: string, text: string): boolean {
  const blanks = /\s+|\{[^}]*\}/y;
  let start = 0;
  while (blanks.test(text)) start = blanks.lastIndex;
  const begin = text.slice(start, start + 1000);
  return FIVED.some((pattern) => pattern.test(begin));
}

const ONI_BOARD_ROW = /^[0-3.]{5}/;
/** Five cards, then nothing or (the beginning of) a move. */
const ONI_CARDS = /^[BCDEFGHKLMOQRTUX]{5}(?:$|[BCDEFGHKLMOQRTUX](?:$|[A-Y](?:$|[A-Y])))/i;

/** A row of a board, or five different cards. */
export function isOni(head: string): boolean {
  const significant = head.replace(/#[^\r\n]*|\s+/g, '');
  if (ONI_BOARD_ROW.test(significant)) return true;
  return ONI_CARDS.test(significant) && new Set(significant.slice(0, 5).toUpperCase()).size === 5;
}

/** One of the tags at the start, or one that is typical at the start of a line. */
export const isOtn = matches(
  /^\s*\[(?:rules|position|event|site|date|round|attackers|defenders|result|annotator|compiler|variant|time-(?:control|remaining)|termination|start(?:ing)?-comment|puzzle-(?:mode|start|prestart)):/,
  /^[^\S\r\n]*\[(?:rules|position|start-comment)\s*:/m,
);

/** The size of the board. */
export const isOtnRules = matches(/^\s*(?:rules\s+)?dim:\d/);

/** Rows of pieces between slashes, the outer ones too, and nothing else. */
export const isOtnPosition: Detector = (head) => /^\/[\dtcnkmg]+(?:\/[\dtcnkmg]+)+\/$/i.test(head.trim());

/** One move, and nothing else. */
export const isOtnMove: Detector = (head) =>
  /^[tcnkmg]?[a-z]\d\d?(?:-|\^=?|=)[a-z]\d\d?(?:x[a-z\d/]+)?(?:\+\+?|--?)?$/i.test(head.trim());
