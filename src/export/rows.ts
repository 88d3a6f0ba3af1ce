import { type Diagnostic, LineIndex } from '../diagnostics/index.js';
import type { AddPly, Notation, PlayedGame, Reading, Result } from '../notation/index.js';
import { tablesFromJson } from '../notation/tables.js';
import { addRow, type Cell, type TableRows } from './schema.js';

/** A record that was read, as the tables need it. */
export interface ExportedRecord {
  readonly file: string;
  /** The location in a file of many records. */
  readonly record?: { readonly number: number; readonly firstLine: number };
  readonly text: string;
  readonly notation: Notation;
  readonly dialect: string | undefined;
  readonly reading: Reading;
  readonly diagnostics: readonly Diagnostic[];
  /** The replay that the reading made, if it played all of the game. */
  readonly replay?: object;
}

/** The key of a game: its file, and its number in a file of many records. */
export const gameKey = ({ file, record }: Pick<ExportedRecord, 'file' | 'record'>): string =>
  record === undefined ? file : `${file}#${record.number}`;

/** Adds the rows of a record to the tables. */
export function addRecord(rows: TableRows, source: ExportedRecord): void {
  const { file, record, notation, dialect, reading, diagnostics, text } = source;
  const game = gameKey(source);
  const { model } = reading;
  const { play } = notation;
  const replay = replayOf(source);
  const tables = play === undefined ? undefined : (play.tables ?? tablesFromJson(play.json.bind(play)));
  const facts = model === undefined ? {} : (tables?.game(model) ?? {});
  let plies = 0;
  let playedResult: string | undefined;
  if (tables !== undefined && replay?.ok === true) {
    plies = addPlies(rows.plies, game, notation.id, (add) => tables.plies(replay, model, add));
    playedResult = tables.result(replay, model);
  }
  const { players, date, rules, result } = facts;
  addRow(rows.games, [
    game,
    notation.id,
    file,
    record?.number,
    dialect,
    players === undefined ? undefined : JSON.stringify(players),
    date,
    rules,
    result,
    playedResult,
    plies,
    countOf(diagnostics, 'error'),
    countOf(diagnostics, 'warning'),
  ]);
  addDiagnostics(rows, { game, id: notation.id, diagnostics, lines: () => new LineIndex(text, record?.firstLine) });
}

/** Returns the replay of a game: that of the reading, or a new one if the reading did not play it. */
function replayOf({ notation: { play }, reading: { model }, replay }: ExportedRecord): Result<PlayedGame> | undefined {
  if (play === undefined || model === undefined) return undefined;
  return (replay as Result<PlayedGame> | undefined) ?? play.replay(model);
}

/** The columns of the table `plies`, in the order of the schema. */
type PlyColumns = [Cell[], Cell[], Cell[], Cell[], Cell[], Cell[], Cell[], Cell[]];

/** Adds plies to the columns of the table of that name. @returns the number of plies in the main line */
function addPlies(columns: Cell[][], game: string, id: string, each: (add: AddPly) => void): number {
  const [games, notations, variations, numbers, movers, moves, captured, positions] = columns as PlyColumns;
  let line: string | undefined;
  let number = 0;
  let inMainLine = 0;
  each((mover, move, captures, position, variation = '') => {
    if (variation !== line) number = 0;
    line = variation;
    if (variation === '') inMainLine++;
    games.push(game);
    notations.push(id);
    variations.push(variation);
    numbers.push(++number);
    movers.push(mover);
    moves.push(move);
    captured.push(captures);
    positions.push(position);
  });
  return inMainLine;
}

interface Found {
  readonly game: string;
  readonly id: string;
  readonly diagnostics: readonly Diagnostic[];
  readonly lines: () => LineIndex;
}

function addDiagnostics(rows: TableRows, { game, id, diagnostics, lines }: Found): void {
  if (diagnostics.length === 0) return;
  const index = lines();
  for (const { code, severity, message, span } of diagnostics) {
    const { line, column } = index.position(span.start);
    addRow(rows.diagnostics, [game, id, code, severity, message, line, column]);
  }
}

const countOf = (diagnostics: readonly Diagnostic[], severity: Diagnostic['severity']): number =>
  diagnostics.filter((one) => one.severity === severity).length;
