import { frozen } from '../../../notation/read/shared-values.js';
import type { Annotation } from './model/model.js';

/** The direction of an arrow: columns to the right and rows up, towards black. */
export interface Arrow {
  readonly dx: number;
  readonly dy: number;
}

/**
 * The codes of the markers of fields. They aren't the keys of {@link MARKERS}: programs that only read positions are
 * bundled without its words.
 */
const MARKER_CODES = ['bb', 'bg', 'bm', 'pb', 'pg', 'pm'] as const;

/** The meanings of the markers of fields in words, by code. */
export const MARKERS: Readonly<Record<string, string>> = {
  bb: 'a bad blank field',
  bg: 'a good blank field',
  bm: 'a blank field that takes part in a move',
  pb: 'a piece on a bad field',
  pg: 'a piece on a good field',
  pm: 'a piece that takes part in a move',
} satisfies Record<(typeof MARKER_CODES)[number], string>;

/** Returns the fifty arrows by their codes. */
function allArrows(): Map<string, Arrow> {
  const arrows = new Map<string, Arrow>();
  for (let dx = -8; dx <= 8; dx++) {
    for (let dy = -9; dy <= 9; dy++) {
      if (isMove(Math.abs(dx), Math.abs(dy))) arrows.set(`a${signed(dx)}${signed(dy)}`, { dx, dy });
    }
  }
  return arrows;
}

/** Whether an arrow is straight, or a move of a horse, an elephant or an advisor. */
function isMove(columns: number, rows: number): boolean {
  if (columns === 0 || rows === 0) return columns + rows > 0;
  return (columns === rows && columns <= 2) || columns + rows === 3;
}

function signed(number: number): string {
  return number < 0 ? String(number) : `+${number}`;
}

/** The meaning of a code. */
export interface Meaning {
  readonly annotation: Annotation;
  /** The content that the field must have; absent for arrows. */
  readonly wants?: 'piece' | 'blank';
  readonly arrow?: Arrow;
}

const plainAnnotation = (code: string): Annotation => ({ type: 'annotation', code });

const MEANINGS: ReadonlyMap<string, Meaning> = new Map([
  ...MARKER_CODES.map((code) => [code, markerMeaning(code)] as const),
  ...[...allArrows()].map(([code, arrow]) => [code, { annotation: frozen(plainAnnotation(code)), arrow }] as const),
]);

function markerMeaning(code: string): Meaning {
  return { annotation: frozen(plainAnnotation(code)), wants: code.startsWith('p') ? 'piece' : 'blank' };
}

/** Returns the meaning of a code; `undefined` for an unknown code. */
export const meaningOf = (code: string): Meaning | undefined => MEANINGS.get(code);

/** Returns the arrow of a code, if it is one of the fifty. */
export const arrowOf = (code: string): Arrow | undefined => meaningOf(code)?.arrow;

/** Whether an annotation with this code exists. */
export const isCode = (code: string): boolean => MEANINGS.has(code);

/** Returns the annotation with a code, even with an unknown one. Equal known codes share one object. */
export const annotationOf = (code: string): Annotation => meaningOf(code)?.annotation ?? plainAnnotation(code);

/** Returns the annotation whose code is between two offsets, even if the code is unknown. */
export const annotationIn = (text: string, start: number, end: number): Annotation =>
  markerIn(text, start, end)?.annotation ?? annotationOf(text.slice(start, end));

/** Whether the text between two offsets is the code of an annotation. */
export const isCodeIn = (text: string, start: number, end: number): boolean =>
  markerIn(text, start, end) !== undefined || isCode(text.slice(start, end));

/** Most annotations are markers, so they are found by their two letters, without making a substring. */
const MARKERS_BY_LETTERS: Meaning[] = [];
for (const [code, meaning] of MEANINGS) if (code.length === 2) MARKERS_BY_LETTERS[lettersAt(code, 0)] = meaning;

/** Returns the meaning of the marker between two offsets; `undefined` if the text isn't a marker. */
export const markerIn = (text: string, start: number, end: number): Meaning | undefined =>
  end - start === 2 ? MARKERS_BY_LETTERS[lettersAt(text, start)] : undefined;

/** Returns two lower-case letters of a text as one number; 0 for other characters. */
function lettersAt(text: string, offset: number): number {
  const first = text.charCodeAt(offset) - 97;
  const second = text.charCodeAt(offset + 1) - 97;
  return first >= 0 && first < 26 && second >= 0 && second < 26 ? first * 26 + second : 0;
}
