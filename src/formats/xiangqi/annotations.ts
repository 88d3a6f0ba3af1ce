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

/** The arrow of a code, if it is one of the fifty. */
export function arrowOf(code: string): Arrow | undefined {
  const [, dx, dy] = /^a([+-]\d)([+-]\d)$/.exec(code) ?? [];
  if (dx === undefined || dx === '-0' || dy === '-0') return undefined;
  const arrow = { dx: Number(dx), dy: Number(dy) };
  return isMove(Math.abs(arrow.dx), Math.abs(arrow.dy)) ? arrow : undefined;
}

/** Straight, as a horse, an elephant or an advisor goes. */
function isMove(columns: number, rows: number): boolean {
  if (columns === 0 || rows === 0) return columns + rows > 0 && columns <= 8;
  return (columns === rows && columns <= 2) || columns + rows === 3;
}

/** Whether there is an annotation with this code. */
export const isCode = (code: string): boolean => Object.hasOwn(MARKERS, code) || arrowOf(code) !== undefined;
