import { type Diagnostic, LineIndex } from '../diagnostics/index.js';
import type { RecordLocation } from '../files/record.js';
import type { Notation, PlyListener, Reading } from '../notation/index.js';
import { type Tables, tablesFromJson } from '../notation/describe/tables.js';
import { PlyRows } from './ply-rows.js';
import { addRow, type TableRows } from './schema.js';

/** A record that was read, as the tables need it. */
export interface ExportedRecord {
  readonly file: string;
  /** The location in a file of many records. */
  readonly record?: RecordLocation;
  readonly text: string;
  readonly notation: Notation;
  readonly dialect: string | undefined;
  readonly reading: Reading;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Adds the rows of one record to tables: its plies while it is read, by {@link RecordRows.listener}, and the other rows
 * after that, by {@link RecordRows.add}.
 */
export class RecordRows {
  readonly #rows: TableRows;
  readonly #game: string;
  readonly #tables: Tables<unknown> | undefined;
  readonly #plies: PlyRows;

  /** @param game the key of the game */
  constructor(rows: TableRows, game: string, { id, play }: Notation) {
    this.#rows = rows;
    this.#game = game;
    this.#tables = play === undefined ? undefined : (play.tables ?? tablesFromJson(play));
    this.#plies = new PlyRows(rows, game, id);
  }

  /** The listener that reading the record needs; `undefined` if its plies can't be added while it is read. */
  get listener(): PlyListener | undefined {
    return this.#tables?.listener?.(this.#plies);
  }

  /** Adds the row of the game and those of its diagnostics. Plays the game if reading did not play all of it. */
  add({ file, record, notation, dialect, reading, diagnostics, text }: ExportedRecord): void {
    const { model } = reading;
    if (model !== undefined && !this.#plies.isEnded) this.#play(model);
    const facts = model === undefined ? {} : (this.#tables?.game(model) ?? {});
    const { players, date, rules, result } = facts;
    addRow(this.#rows.games, [
      this.#game,
      notation.id,
      file,
      record?.number,
      dialect,
      players === undefined ? undefined : JSON.stringify(players),
      date,
      rules,
      result,
      this.#plies.result,
      this.#plies.count,
      countOf(diagnostics, 'error'),
      countOf(diagnostics, 'warning'),
    ]);
    const lines = () => new LineIndex(text, record?.firstLine);
    addDiagnostics(this.#rows, { game: this.#game, id: notation.id, diagnostics, lines });
  }

  /** Removes the plies that were added while the record was read. */
  discard(): void {
    this.#plies.discard();
  }

  #play(model: unknown): void {
    this.#plies.discard();
    this.#tables?.play(model, this.#plies);
    if (!this.#plies.isEnded) this.#plies.discard();
  }
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
