import type { Outcome, Rules, ToMove } from '../../games/rules.js';
import type { NotationReading } from '../edit/editable-reader.js';
import type { Path } from '../path.js';
import type { CursorOf, GameTypes, PlayableOf } from './game-types.js';
import { locationText, resultOrUndefined } from './given.js';
import { endOf, type Lines, type LocationName } from './lines.js';
import type { GameMove } from './open-game.js';
import { type Refusal, refusal } from './refusal.js';

/** The parts of a notation that an open game uses. */
export interface GameNotation<G extends GameTypes> {
  readonly id: string;
  readonly playable: PlayableOf<G>;
}

/** A text and a location in its game. */
export interface State<G extends GameTypes> {
  readonly reading: NotationReading<G['model'], G['root']>;
  readonly lines: Lines<G>;
  readonly cursor: CursorOf<G>;
}

/** A game of a text with a current position: the members of `OpenGame` that don't change the text. */
export class WalkableGame<G extends GameTypes> {
  readonly ok = true;
  protected readonly notation: GameNotation<G>;
  protected now: State<G>;
  /** The locations of moves that were returned. */
  readonly #cursors = new WeakMap<GameMove<G['move']>, Omit<State<G>, 'reading'>>();

  constructor(notation: GameNotation<G>, reading: NotationReading<G['model'], G['root']>, lines: Lines<G>) {
    this.notation = notation;
    this.now = { reading, lines, cursor: { line: lines.main, index: 0 } };
  }

  get text(): string {
    return this.reading.tree.text;
  }

  get reading(): NotationReading<G['model'], G['root']> {
    return this.now.reading;
  }

  get rules(): Rules<G['position'], G['move'], never, G['side']> {
    return this.notation.playable.rules;
  }

  get position(): G['position'] {
    return this.positionAt(this.now.cursor);
  }

  get toMove(): ToMove<G['side']> {
    return this.rules.toMove(this.position);
  }

  get result(): Outcome<G['side']> | undefined {
    return this.rules.result(this.position);
  }

  get ply(): number {
    return this.now.lines.plyAt(this.now.cursor);
  }

  get address(): string {
    return this.now.lines.addressOf(this.now.cursor);
  }

  get path(): Path | undefined {
    return this.now.lines.pathOf(this.now.cursor);
  }

  legalMoves(): readonly G['move'][] {
    return this.rules.legalMoves(this.position);
  }

  moveText(move: G['move']): string {
    return resultOrUndefined(() => this.rules.moveToText(this.position, move)) ?? '';
  }

  moves(): readonly GameMove<G['move']>[] {
    const { lines, cursor } = this.now;
    const moves: GameMove<G['move']>[] = [];
    let at: CursorOf<G> | undefined = endOf(cursor.line);
    for (; at !== undefined && at.index > 0; at = lines.previous(at)) moves.push(this.#gameMove(at));
    return moves.reverse();
  }

  next(): readonly GameMove<G['move']>[] {
    return this.now.lines.next(this.now.cursor).map((at) => this.#gameMove(at));
  }

  at(location: LocationName | GameMove<G['move']>): this | Refusal {
    const known = this.#cursors.get(location as GameMove<G['move']>);
    if (known?.lines === this.now.lines) return this.goTo(known.cursor);
    const found = resultOrUndefined(() => this.now.lines.find(location as LocationName));
    if (found !== undefined) return this.goTo(found);
    const name = locationText(location as LocationName);
    return refusal(name === undefined ? EXPECTED_LOCATION : `the game has no move ${name}`);
  }

  toStart(): this | Refusal {
    return this.at(0);
  }

  toEnd(): this | Refusal {
    return this.goTo(endOf(this.now.cursor.line));
  }

  forward(): this | Refusal {
    const { line, index } = this.now.cursor;
    return index < line.moves.length ? this.goTo({ line, index: index + 1 }) : refusal('this is the end of the line');
  }

  back(): this | Refusal {
    const before = this.now.lines.previous(this.now.cursor);
    return before === undefined ? refusal('this is the start of the game') : this.goTo(before);
  }

  protected goTo(cursor: CursorOf<G>): this | Refusal {
    if (this.now.lines.positionAt(cursor) !== undefined) return this.moved(cursor);
    return refusal(`a move before ${this.now.lines.addressOf(cursor)}, or this move, can't be played`);
  }

  protected moved(cursor: CursorOf<G>): this {
    this.now = { ...this.now, cursor };
    return this;
  }

  /** Returns the position at a location that was entered, or that is on the way to one. */
  protected positionAt(cursor: CursorOf<G>): G['position'] {
    return this.now.lines.positionAt(cursor)!;
  }

  #gameMove(at: CursorOf<G>): GameMove<G['move']> {
    const { lines } = this.now;
    const move = lines.playedAt(at)?.move;
    const before = lines.previous(at);
    const text =
      move === undefined || before === undefined
        ? this.#writtenAt(lines.pathOf(at) ?? [])
        : this.rules.moveToText(this.positionAt(before), move);
    const made: GameMove<G['move']> = {
      text,
      ply: lines.plyAt(at),
      // Made for each use: together, the addresses of nested moves are much longer than the game.
      get address() {
        return lines.addressOf(at);
      },
      get path() {
        return lines.pathOf(at) ?? [];
      },
      move,
    };
    this.#cursors.set(made, { lines, cursor: at });
    return made;
  }

  /** Returns a part of the text. */
  #writtenAt(path: Path): string {
    const span = this.reading.spanOf(path);
    return span === undefined ? '' : this.text.slice(span.start, span.end);
  }
}

const EXPECTED_LOCATION = 'expected a ply, an address or a path';
