import { type Diagnostic, LineIndex } from '../diagnostics/index.js';
import type { Notation, Reading } from '../notation/index.js';
import { tablesFromJson } from '../notation/tables.js';
import { addRow, type TableRows } from './schema.js';

/** A record that was read, as the tables need it. */
export interface ExportedRecord {
  readonly file: string;
  /** Where it is in a file of many. */
  readonly record?: { readonly number: number; readonly firstLine: number };
  readonly text: string;
  readonly notation: Notation;
  readonly dialect: string | undefined;
  readonly reading: Reading;
  readonly diagnostics: readonly Diagnostic[];
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
  const replay = play === undefined || model === undefined ? undefined : play.replay(model);
  const tables = play === undefined ? undefined : (play.tables ?? tablesFromJson(play.json.bind(play)));
  const facts = model === undefined ? {} : (tables?.game(model) ?? {});
  let plies = 0;
  let playedResult: string | undefined;
  if (tables !== undefined && replay?.ok === true) {
    let line: string | undefined;
    let number = 0;
    for (const { mover, move, captures, position, variation = '' } of tables.plies(replay, model)) {
      if (variation !== line) number = 0;
      line = variation;
      number++;
      if (variation === '') plies++;
      addRow(rows.plies, [game, notation.id, variation, number, mover, move, captures, position]);
    }
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
