import { type Detection, type Detector, matches } from '../notation/detect/detect.js';

/** Recognizes a chess FEN: eight rows of eight squares. */
function isChessFen(head: string): boolean {
  const rows = /^\s*([rnbqkp1-8]+(?:\/[rnbqkp1-8]+){7})(?:\s|$)/i.exec(head)?.[1]?.split('/');
  return rows?.every((row) => row.replace(/\d/g, (count) => '.'.repeat(Number(count))).length === 8) === true;
}

const TWO_PGN_MOVES = /^1\.\s*(?:O-O(?:-O)?[+#]?|[A-Za-z][^\s/-]*)\s+(?:O-O(?:-O)?[+#]?|[A-Za-z][^\s/-]*)\s+2\./m;
/** Matches text that only 5D chess has: one of its headers, a move with coordinates, or a turn with a `/`. */
const ONLY_IN_5D = /^\[[ \t]*(?:Mode[ \t]*"5D"|Board[ \t]*")|\(L?[+-]?\d+[ \t]*T\d+\)|^\d+\.[^\r\n/{;]*[ \t]\/[ \t]/m;

/**
 * Recognizes a chess game: two moves without dashes between squares, then the second turn, and nothing that only 5D
 * chess has.
 */
const isPgn: Detector = (head) => TWO_PGN_MOVES.test(head) && !ONLY_IN_5D.test(head);

/** Recognizes widely known notations that ludogram does not read. */
export const FOREIGN_DETECTIONS: readonly Detection[] = [
  { rank: 1, name: 'a WXF xiangqi game', detect: matches(/^\s*FORMAT\s+WXF\b/) },
  {
    rank: 2,
    name: 'JSON',
    // XAY in the style of JSON is detected before.
    detect: matches(
      /^\s*(?:\{\s*(?:"(?:[^"\\\r\n]|\\.)*"\s*:|\}\s*$)|\[\s*(?:\{\s*"|"[^"\r\n]*"\s*,|-?[\d.]+\s*,|\[\s*["\d]))/,
    ),
  },
  {
    rank: 2,
    name: 'XML or HTML',
    // A declaration, or a tag that is longer than an annotation of xiangqi such as `<bm>`.
    detect: matches(/^\s*<(?:[?!]|[a-z][a-z:-]{2,}[\s/>])/i),
  },
  { rank: 5, name: 'a chess FEN', detect: isChessFen },
  {
    rank: 5,
    name: "a 5D chess game in Alexbay's notation",
    detect: matches(/^\d+[wb]\.\s*\d+(?:[+-]\d+)?:\S/m),
  },
  {
    rank: 5,
    name: "a 5D chess game in Axel's notation",
    detect: matches(/^[wb]?\d+(?:T\d+)?\.\s[^\r\n/]*\s\.\.\s/m),
  },
  { id: 'pgn', rank: 5, name: 'a chess game in PGN', detect: isPgn },
];
