/** The type of a value (FF[4], "Property value types"). */
export type ValueType =
  | 'none'
  | 'number'
  | 'real'
  | 'double'
  | 'color'
  | 'simpleText'
  | 'text'
  | 'point'
  | 'move'
  | 'stone'
  | 'points'
  | 'arrow'
  | 'label'
  | 'application'
  | 'size'
  | 'figure';

/** The type of a property's value, and the nodes that it may be in. */
export interface PropertyKind {
  readonly type: ValueType;
  /** Its number of values: one, `many` (at least one) or `any` (also none). */
  readonly count: 'one' | 'many' | 'any';
  readonly group: 'move' | 'setup' | 'root' | 'game-info' | 'other';
}

const table: [group: PropertyKind['group'], type: ValueType, count: PropertyKind['count'], ids: string][] = [
  ['move', 'move', 'one', 'B W'],
  ['move', 'none', 'one', 'KO DO IT'],
  ['move', 'number', 'one', 'MN OB OW'],
  ['move', 'double', 'one', 'BM TE'],
  ['move', 'real', 'one', 'BL WL'],
  ['setup', 'points', 'many', 'AB AW AE'],
  ['setup', 'color', 'one', 'PL'],
  ['other', 'text', 'one', 'C'],
  ['other', 'simpleText', 'one', 'N'],
  ['other', 'double', 'one', 'DM GB GW HO UC'],
  ['other', 'real', 'one', 'V'],
  ['other', 'arrow', 'many', 'AR LN'],
  ['other', 'points', 'many', 'CR MA SL SQ TR'],
  ['other', 'points', 'any', 'DD VW TB TW'],
  ['other', 'label', 'many', 'LB'],
  ['other', 'figure', 'one', 'FG'],
  ['other', 'number', 'one', 'PM'],
  ['root', 'application', 'one', 'AP'],
  ['root', 'simpleText', 'one', 'CA'],
  ['root', 'number', 'one', 'FF GM ST'],
  ['root', 'size', 'one', 'SZ'],
  ['game-info', 'simpleText', 'one', 'AN BR BT CP DT EV GN ON OT PB PC PW RE RO RU SO US WR WT'],
  ['game-info', 'text', 'one', 'GC'],
  ['game-info', 'real', 'one', 'TM KM'],
  ['game-info', 'number', 'one', 'HA'],
];

/** The properties of FF[4] and those of Go. */
export const PROPERTIES: ReadonlyMap<string, PropertyKind> = new Map(
  table.flatMap(([group, type, count, ids]) =>
    ids.split(' ').map((id): [string, PropertyKind] => [id, { group, type, count }]),
  ),
);

/** The properties of older versions that FF[4] no longer has. */
export const OBSOLETE: ReadonlySet<string> = new Set('BS CH EL EX ID L LT M OM OP OV RG SC SE SI TC WS'.split(' '));

/** The types whose values may have a colon that divides them. */
const COMPOSED: ReadonlySet<ValueType> = new Set(['points', 'arrow', 'label', 'application', 'size', 'figure']);

/** Whether a colon divides the values of a property. */
export const isComposed = (id: string): boolean => COMPOSED.has(PROPERTIES.get(id)?.type ?? 'text');

/** The properties of older versions whose values are lists. */
const OBSOLETE_LISTS: ReadonlySet<string> = new Set(['L', 'M', 'RG', 'SC']);

/** Whether a property has a list of values. */
export function isList(id: string): boolean {
  const kind = PROPERTIES.get(id);
  return kind === undefined ? OBSOLETE_LISTS.has(id) : kind.count !== 'one';
}

/** Returns the color that a value of PL means, also as older programs write it; `undefined` for any other text. */
export function colorOf(text: string): 'B' | 'W' | undefined {
  if (/^[Bb1]$/.test(text)) return 'B';
  return /^[Ww2]$/.test(text) ? 'W' : undefined;
}

/** Whether a game is one of Go, given its property `GM`: it is one without the property. */
export const isGoGame = (game = '1'): boolean => game.trim() === '1';

/** The columns and rows of a board. */
export type BoardSize = readonly [columns: number, rows: number];

const MAX_BOARD_SIZE = 52;

/**
 * Returns the size of a board of Go, given its property `SZ`: 19 by 19 without the property, or if its value isn't a
 * size.
 */
export function boardSize(size = ''): BoardSize {
  const [, columns, rows = columns] = /^\s*(\d\d*)(?::(\d\d*))?\s*$/.exec(size) ?? [];
  return isSideOfBoard(columns) && isSideOfBoard(rows) ? [Number(columns), Number(rows)] : [19, 19];
}

/** Whether a board of Go can have a number of columns or rows. */
export const isSideOfBoard = (lines: string | undefined): boolean =>
  lines !== undefined && Number(lines) >= 1 && Number(lines) <= MAX_BOARD_SIZE;
