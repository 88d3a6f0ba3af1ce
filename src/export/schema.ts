/** The type of a column. A column that may be empty in a row is nullable. */
export interface Column {
  readonly name: string;
  /** `map` and `integer map` have texts as keys. A 64-bit integer is a `hash`. */
  readonly type: 'text' | 'integer' | 'number' | 'date' | 'hash' | 'map' | 'integer map';
  readonly isNullable?: true;
  /** Whether an integer may have more than 32 bits. */
  readonly isWide?: true;
  /**
   * Whether neighboring rows have unrelated values, so that the least and the greatest value of a part of the rows
   * don't show what is in it.
   */
  readonly isScattered?: true;
  /** The description of the column, for the page on the schema. */
  readonly description: string;
}

/** The version of the tables: it increases when a column changes or goes. */
export const SCHEMA_VERSION = 2;

/** A table that `ludogram export` writes. */
export interface Table {
  readonly name: 'games' | 'plies' | 'diagnostics';
  readonly description: string;
  readonly columns: readonly Column[];
}

/** A column whose name is known to the compiler. */
interface NamedColumn<Name extends string> extends Column {
  readonly name: Name;
}

const of = <Name extends string>(type: Column['type'], name: Name, description: string): NamedColumn<Name> => ({
  name,
  type,
  description,
});
const text = <Name extends string>(name: Name, description: string) => of('text', name, description);
const integer = <Name extends string>(name: Name, description: string) => of('integer', name, description);
const nullable = <Name extends string>(column: NamedColumn<Name>) => ({ ...column, isNullable: true as const });
const wide = <Name extends string>(column: NamedColumn<Name>) => ({ ...column, isWide: true as const });
const scattered = <Name extends string>(column: NamedColumn<Name>) => ({ ...column, isScattered: true as const });

const GAME = text(
  'game',
  'The key of the game: its file, and `#` with its number in a file of many; `#3.2` is game 2 of record 3',
);
const NOTATION = text('notation', 'The id of the notation');

const DECLARED = [
  {
    name: 'games',
    description:
      'A row for each game that is readable at least in part, and for each record without games, such as a position.',
    columns: [
      GAME,
      NOTATION,
      text('file', 'The file as it was named'),
      nullable(wide(integer('record', 'The number of the record in its file, from 1'))),
      nullable(text('dialect', 'The dialect that the record is in')),
      nullable(wide(integer('start_byte', 'Start of the record in its file, in bytes'))),
      nullable(wide(integer('end_byte', 'End of the record, in bytes'))),
      nullable(of('map', 'players', 'Names of the players, by side')),
      nullable(of('integer map', 'ratings', 'Ratings of the players, by side')),
      nullable(of('date', 'date', 'The day of the game; the first one of the month or the year if only that is known')),
      nullable(text('date_text', 'The date as the record has it')),
      nullable(text('date_precision', '`day`, `month` or `year`: how much of `date` is known')),
      nullable(text('event', 'The tournament, or another occasion')),
      nullable(text('site', 'The place of the game')),
      nullable(text('round', 'The round of the tournament')),
      nullable(text('rules', 'The variant, or the rules')),
      nullable(text('time_control', 'The time control, as the record has it')),
      nullable(text('start_position', 'The position before the first move, if it is not the usual one')),
      nullable(text('result', 'The winner as the record says: a side, or `draw`')),
      nullable(text('played_result', 'The winner by the rules of the game, after the recorded moves')),
      nullable(text('termination', 'The end of the game besides its result, such as `time forfeit`')),
      nullable(
        of('map', 'tags', 'Every tag of the record that can be read, as it is written; of repeated ones, the first'),
      ),
      integer('plies', 'Plies of the main line'),
      integer('errors', 'Errors found'),
      integer('warnings', 'Warnings found'),
    ],
  },
  {
    name: 'plies',
    description: 'A row for each ply, main line and variations.',
    columns: [
      GAME,
      NOTATION,
      text('variation', 'The address of the variation; empty in the main line'),
      integer('number', 'The number of the ply in its line, from 1'),
      integer('ply', 'The number of the row among those of its game, from 1'),
      nullable(integer('parent', 'The `ply` that it is played after; empty at the start')),
      scattered(text('mover', 'The side that moves')),
      scattered(text('move', 'The move in its notation')),
      scattered(nullable(text('uci', 'The move as programs exchange it, if its notation is another one'))),
      scattered(nullable(text('captures', 'The captured pieces or squares'))),
      scattered(
        nullable(
          text('position', 'The position after the move, in its notation; of chess and Go only with `--positions`'),
        ),
      ),
      scattered(
        nullable(
          of(
            'hash',
            'position_hash',
            'A hash of the position after the move: equal for equal positions of equal rules',
          ),
        ),
      ),
      scattered(nullable(of('number', 'clock', 'Seconds that the mover has left'))),
      scattered(
        nullable(of('number', 'evaluation', 'The evaluation after the move, from the side of the first player')),
      ),
      scattered(nullable(integer('mate', 'Moves until mate, negative if the first player is mated'))),
      scattered(nullable(text('nags', 'Numeric annotation glyphs, separated by spaces'))),
      scattered(nullable(text('comment', 'The comment on the move'))),
    ],
  },
  {
    name: 'diagnostics',
    description: 'A row for each diagnostic, as `ludogram check` reports it.',
    columns: [
      GAME,
      NOTATION,
      text('code', 'The code of the diagnostic'),
      text('severity', '`error`, `warning` or `note`'),
      scattered(text('message', 'The message of the diagnostic')),
      wide(integer('line', 'The line in the file, from 1')),
      integer('column', 'The column in the line, from 1'),
      nullable(wide(integer('start_byte', 'Start of the diagnostic in the file, in bytes'))),
      nullable(wide(integer('end_byte', 'End of the diagnostic in the file, in bytes'))),
    ],
  },
] as const satisfies readonly Table[];

/** The tables, in the order in which the page on the schema describes them. */
export const TABLES: readonly Table[] = DECLARED;

/** The name of a table. */
export type TableName = Table['name'];

/** The name of a column of a table. */
export type ColumnName<Name extends TableName> = Extract<
  (typeof DECLARED)[number],
  { readonly name: Name }
>['columns'][number]['name'];

/** Returns the columns of a table, in their order. */
export const columnsOf = (table: TableName): readonly Column[] => TABLES.find(({ name }) => name === table)!.columns;

/** Returns the index of each column of a table, by its name. */
export const columnIndices = <Name extends TableName>(table: Name) =>
  Object.fromEntries(columnsOf(table).map(({ name }, i) => [name, i])) as Readonly<Record<ColumnName<Name>, number>>;

/** The index of the notation, the same in all tables. */
export const NOTATION_INDEX = columnIndices('games').notation;

/** The value of a cell; `undefined` if it is empty. */
export type Cell = string | number | bigint | Readonly<Record<string, string | number>> | undefined;

/** Rows of a table by columns: a list of cells for each column, all of one length. */
export type Columns = readonly (readonly Cell[])[];

/** Rows of the three tables by columns. Plain data, so that it can travel between threads. */
export type TableRows = { readonly [Name in TableName]: Cell[][] };

/** Returns tables without rows. */
export const noRows = (): TableRows =>
  Object.fromEntries(TABLES.map(({ name, columns }) => [name, columns.map(() => [])])) as unknown as TableRows;

/** A row of a table: its cells, by the names of their columns. */
export type Row<Name extends TableName> = Readonly<Record<ColumnName<Name>, Cell>>;

/** Adds a row to a table. */
export function addRow<Name extends TableName>(rows: TableRows, table: Name, row: Row<Name>): void {
  const columns = rows[table];
  for (const [i, { name }] of columnsOf(table).entries()) columns[i]!.push(row[name as ColumnName<Name>]);
}

/** Returns the number of rows in columns. */
export const rowCount = ([first]: Columns): number => first?.length ?? 0;

/** Returns the cells of a row. */
export const cellsOf = (columns: Columns, row: number): Cell[] => columns.map((column) => column[row]);

/** Half of a surrogate pair without the other half, which UTF-8 can't represent. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/**
 * Returns a row as an object with a key for each cell that isn't empty. Halves of surrogate pairs are U+FFFD: JSON
 * would escape them, and most readers of JSON reject that.
 */
export function rowObject(columns: readonly Column[], cells: readonly Cell[]): Record<string, Cell> {
  const row: Record<string, Cell> = {};
  for (const [i, { name }] of columns.entries()) {
    const cell = cells[i];
    if (cell !== undefined) row[name] = jsonCell(cell);
  }
  return row;
}

/** Returns a cell as it is written to JSON. Numbers of JSON are exact only up to 53 bits, so a hash is text. */
function jsonCell(cell: Exclude<Cell, undefined>): Exclude<Cell, bigint> {
  if (typeof cell === 'string') return cell.replace(LONE_SURROGATE, '\ufffd');
  if (typeof cell === 'bigint') return String(cell);
  if (typeof cell === 'number') return cell;
  const clean = (part: string | number) => (typeof part === 'string' ? part.replace(LONE_SURROGATE, '\ufffd') : part);
  return Object.fromEntries(Object.entries(cell).map(([key, value]) => [String(clean(key)), clean(value)]));
}

/** Returns a cell for formats that have texts and numbers only: a map is a JSON object. */
export const plainCell = (cell: Cell): string | number | bigint | undefined =>
  typeof cell === 'object' ? JSON.stringify(jsonCell(cell)) : cell;
