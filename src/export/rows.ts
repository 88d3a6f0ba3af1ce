import { type Diagnostic, LineIndex, type Span } from '../diagnostics/index.js';
import type { RecordLocation } from '../files/record.js';
import { encodedLength } from '../notation/encoding/encode.js';
import type { GameFacts, Notation, PlyListener, Reading } from '../notation/index.js';
import { type Tables, tablesFromJson } from '../notation/replay/tables.js';
import { checkRows, wrongCell } from './checked-rows.js';
import { dateIn } from './dates.js';
import { PlyRows } from './ply-rows.js';
import type { RowChunks } from './row-chunks.js';
import { addRow, type Row, rowCount } from './schema.js';

/** A record that was read, as the tables need it. */
export interface ExportedRecord {
  readonly file: string;
  /** The location in a file of many records. */
  readonly location?: RecordLocation;
  readonly text: string;
  /** The name of the encoding of the text in its file; absent if it is not in a file as it is. */
  readonly encoding?: string;
  readonly notation: Notation;
  readonly dialect: string | undefined;
  readonly reading: Reading;
  readonly diagnostics: readonly Diagnostic[];
}

/** A game of a record: its key, its plies, and where it is in the text. */
interface GameRows {
  readonly key: string;
  /** The number of the game in its file. */
  readonly number: number | undefined;
  readonly plies: PlyRows;
  readonly facts: GameFacts;
  readonly span: Span;
}

/**
 * Adds the rows of one record to tables: its plies while it is read, by {@link RecordRows.listener}, and the other rows
 * after that, by {@link RecordRows.add}.
 */
export class RecordRows {
  readonly #chunks: RowChunks;
  readonly #game: string;
  readonly #id: string;
  readonly #tables: Tables<unknown> | undefined;
  readonly #plies: PlyRows;

  /** @param game the key of the game */
  constructor(chunks: RowChunks, game: string, { id, play }: Notation, wantsPositions = false) {
    this.#chunks = chunks;
    this.#game = game;
    this.#id = id;
    this.#tables = play === undefined ? undefined : (play.tables ?? tablesFromJson(play));
    this.#plies = new PlyRows(chunks, game, id, wantsPositions);
  }

  /** The listener that reading the record needs; `undefined` if its plies can't be added while it is read. */
  get listener(): PlyListener | undefined {
    return this.#tables?.listener?.(this.#plies);
  }

  /**
   * Adds the rows of the games and the rows of their diagnostics. Plays the games that were not played while reading.
   */
  add(record: ExportedRecord): void {
    const games = this.#gamesOf(record);
    const offsets = new Offsets(record);
    const lines = new LineIndex(record.text, record.location?.firstLine);
    const ofGame = games.map(() => ({ error: 0, warning: 0, note: 0 }));
    for (const { code, severity, message, span } of record.diagnostics) {
      const at = Math.max(
        0,
        games.findLastIndex((game) => game.span.start <= span.start),
      );
      ofGame[at]![severity]++;
      const { line, column } = lines.position(span.start);
      addRow(this.#chunks.last, 'diagnostics', {
        game: games[at]!.key,
        notation: this.#id,
        code,
        severity,
        message,
        line,
        column,
        start_byte: offsets.at(span.start),
        end_byte: offsets.at(span.end),
      });
    }
    const { games: columns } = this.#chunks.last;
    const first = rowCount(columns);
    for (const [i, game] of games.entries()) {
      addRow(this.#chunks.last, 'games', gameRow(game, record, offsets, ofGame[i]!));
      game.plies.check();
    }
    checkRows(this.#id, 'games', columns, first);
  }

  #gamesOf({ reading, location, text }: ExportedRecord): readonly GameRows[] {
    const { model } = reading;
    const several = model === undefined ? [] : (this.#tables?.games?.(model) ?? []);
    if (!Array.isArray(several)) throw wrongCell(this.#id, '"games"', several, 'a list');
    if (several.length === 0) {
      if (model !== undefined && !this.#plies.isEnded) this.#play(model);
      const facts = model === undefined || this.#tables === undefined ? {} : this.#tables.game(model);
      const span = { start: 0, end: text.length };
      return [{ key: this.#game, number: location?.number, plies: this.#plies, facts, span }];
    }
    return several.map(({ path, facts, play }, i): GameRows => {
      const isOnly = several.length === 1;
      const key = isOnly ? this.#game : `${this.#game}${location === undefined ? '#' : '.'}${i + 1}`;
      const plies = new PlyRows(this.#chunks, key, this.#id, this.#plies.wantsPositions);
      play(plies);
      if (!plies.isEnded) plies.discard();
      const span = (isOnly ? undefined : reading.spanOf(path)) ?? { start: 0, end: text.length };
      return { key, number: location?.number ?? (isOnly ? undefined : i + 1), plies, facts, span };
    });
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

type Counts = Readonly<Record<Diagnostic['severity'], number>>;

function gameRow(
  { key, number, plies, facts, span }: GameRows,
  { file, notation, dialect }: ExportedRecord,
  offsets: Offsets,
  { error, warning }: Counts,
): Row<'games'> {
  if (typeof facts !== 'object' || facts === null) throw wrongCell(notation.id, 'a game', facts, 'an object');
  const day = typeof facts.date === 'string' ? dateIn(facts.date) : undefined;
  return {
    game: key,
    notation: notation.id,
    file,
    record: number,
    dialect,
    start_byte: offsets.at(span.start),
    end_byte: offsets.at(span.end),
    players: facts.players,
    ratings: facts.ratings,
    date: day?.date,
    date_text: facts.date,
    date_precision: day?.precision,
    event: facts.event,
    site: facts.site,
    round: facts.round,
    rules: facts.rules,
    time_control: facts.timeControl,
    start_position: facts.startPosition,
    result: facts.result,
    played_result: plies.result,
    termination: facts.termination,
    tags: facts.tags,
    plies: plies.count,
    errors: error,
    warnings: warning,
  };
}

/** Converts offsets in the text of a record to bytes in its file. */
class Offsets {
  readonly #record: ExportedRecord;
  #isAscii: boolean | undefined;

  constructor(record: ExportedRecord) {
    this.#record = record;
  }

  /** Returns the byte of an offset; `undefined` if the text is not in a file as it is. */
  at(offset: number): number | undefined {
    const { text, encoding, location } = this.#record;
    if (encoding === undefined) return undefined;
    this.#isAscii ??= !/[^\0-\x7f]/.test(text);
    const length = this.#isAscii ? Math.min(offset, text.length) : encodedLength(text.slice(0, offset), encoding);
    return length === undefined ? undefined : (location?.start ?? 0) + length;
  }
}
