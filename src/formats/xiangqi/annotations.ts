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
const ARROWS: ReadonlyMap<string, Arrow> = allArrows();

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

/** The arrow of a code, if it is one of the fifty. */
export const arrowOf = (code: string): Arrow | undefined => ARROWS.get(code);

const KNOWN: ReadonlyMap<string, Annotation> = new Map(
  [...Object.keys(MARKERS), ...ARROWS.keys()].map((code) => [code, { type: 'annotation', code }]),
);

/** Whether there is an annotation with this code. */
export const isCode = (code: string): boolean => KNOWN.has(code);

/** The annotation with a code, whether there is one or not. Equal codes that exist give one object. */
export const annotationOf = (code: string): Annotation => KNOWN.get(code) ?? { type: 'annotation', code };
