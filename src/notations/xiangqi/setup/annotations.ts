import type { Annotation } from './model.js';

/** Where an arrow leads: columns to the right, rows up (towards black). */
export interface Arrow {
  readonly dx: number;
  readonly dy: number;
}

/** The markers of fields, and what each says. */
export const MARKERS: Readonly<Record<string, string>> = {
  bb: 'a bad blank field',
  bg: 'a good blank field',
  bm: 'a blank field that takes part in a move',
  pb: 'a piece on a bad field',
  pg: 'a piece on a good field',
  pm: 'a piece that takes part in a move',
};

/** The fifty arrows by their codes. */
function allArrows(): Map<string, Arrow> {
  const arrows = new Map<string, Arrow>();
  for (let dx = -8; dx <= 8; dx++) {
    for (let dy = -9; dy <= 9; dy++) {
      if (isMove(Math.abs(dx), Math.abs(dy))) arrows.set(`a${signed(dx)}${signed(dy)}`, { dx, dy });
    }
  }
  return arrows;
}

/** Straight, as a horse, an elephant or an advisor goes. */
function isMove(columns: number, rows: number): boolean {
  if (columns === 0 || rows === 0) return columns + rows > 0;
  return (columns === rows && columns <= 2) || columns + rows === 3;
}

function signed(number: number): string {
  return number < 0 ? String(number) : `+${number}`;
}

/** What a code says. */
export interface Meaning {
  readonly annotation: Annotation;
  /** What has to stand on the field. */
  readonly wants?: 'piece' | 'blank';
  readonly arrow?: Arrow;
}

const MEANINGS: ReadonlyMap<string, Meaning> = new Map([
  ...Object.keys(MARKERS).map((code) => [code, markerMeaning(code)] as const),
  ...[...allArrows()].map(([code, arrow]) => [code, { annotation: { type: 'annotation', code }, arrow }] as const),
]);

function markerMeaning(code: string): Meaning {
  return { annotation: { type: 'annotation', code }, wants: code.startsWith('p') ? 'piece' : 'blank' };
}

/** What a code says, if there is such a code. */
export const meaningOf = (code: string): Meaning | undefined => MEANINGS.get(code);

/** The arrow of a code, if it is one of the fifty. */
export const arrowOf = (code: string): Arrow | undefined => meaningOf(code)?.arrow;

/** Whether there is an annotation with this code. */
export const isCode = (code: string): boolean => MEANINGS.has(code);

/** The annotation with a code, whether there is one or not. Equal codes that exist give one object. */
export const annotationOf = (code: string): Annotation => meaningOf(code)?.annotation ?? { type: 'annotation', code };

/** The markers by the two units of their codes. */
const MARKERS_BY_UNITS = new Map(Object.keys(MARKERS).map((code) => [unitsAt(code, 0), annotationOf(code)]));

/** The annotation whose code stands between two offsets. Most are markers, which are told without taking out a text. */
export function annotationIn(text: string, start: number, end: number): Annotation {
  const marker = end - start === 2 ? MARKERS_BY_UNITS.get(unitsAt(text, start)) : undefined;
  return marker ?? annotationOf(text.slice(start, end));
}

/** Two units of a text as one number. */
function unitsAt(text: string, at: number): number {
  return (text.charCodeAt(at) << 16) | text.charCodeAt(at + 1);
}
