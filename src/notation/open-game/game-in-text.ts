import { orList, type TextEdit } from '../../diagnostics/index.js';
import type { Outcome } from '../../games/rules.js';
import type { NotationReading } from '../edit/editable-reader.js';
import { differenceOf } from '../edit/minimal-edits.js';
import { branchesFrom } from '../game-tree/index.js';
import type { Change } from '../path.js';
import type { CursorOf, GameTypes, LineOf } from './game-types.js';
import { describedMove, plainOutcome } from './given.js';
import { endOf, isWithin, type Lines, linesOf } from './lines.js';
import type { OpenGame } from './open-game.js';
import type { GivenOutcome, LineLocation } from './playable.js';
import { Refusal, refusal } from './refusal.js';
import { unwritableIn } from './unwritable.js';
import { type GameNotation, type State, WalkableGame } from './walkable-game.js';

/** A game of a text that can be changed. */
export class GameInText<G extends GameTypes>
  extends WalkableGame<G>
  implements OpenGame<G['position'], G['move'], G['side'], G['model'], G['root']>
{
  readonly #game: number;
  #edits: readonly TextEdit[] = [];
  readonly #past: State<G>[] = [];
  readonly #future: State<G>[] = [];

  constructor(
    notation: GameNotation<G>,
    reading: NotationReading<G['model'], G['root']>,
    game: number,
    lines: Lines<G>,
  ) {
    super(notation, reading, lines);
    this.#game = game;
  }

  get edits(): readonly TextEdit[] {
    return this.#edits;
  }

  play(move: G['move'] | string): this | Refusal {
    return this.#playAt(this.now.cursor, move);
  }

  variation(move: G['move'] | string): this | Refusal {
    const before = this.now.lines.previous(this.now.cursor);
    return before === undefined ? NO_MOVE : this.#playAt(before, move);
  }

  comment(text: string): this | Refusal {
    const { playable, id } = this.notation;
    const { cursor } = this.now;
    const { comment } = playable;
    if (cursor.index === 0) return NO_MOVE;
    if (comment === undefined) return refusal(`${id} has no comments on moves`);
    if (typeof text !== 'string' || text === '') return refusal('expected the text of a comment');
    const location = this.#locationAt(cursor);
    const changed = this.#change(comment(text, location), cursor);
    if (changed.ok) return changed;
    const unwritable = unwritableIn(text, (part) => this.reading.edit(comment(part, location)).ok);
    return unwritable === undefined ? changed : refusal(`a comment here can't contain ${unwritable}`);
  }

  promote(): this | Refusal {
    const { promote } = this.notation.playable;
    const { line, index } = this.now.cursor;
    const { outer } = line;
    const after = line.inTree.branch?.after;
    if (promote === undefined || outer === undefined || after === undefined) {
      return refusal('this is the main line: go to a move of a variation first');
    }
    const changes = promote(line.inTree, this.#locationAt({ line: outer, index: after }));
    const isMain = outer === this.now.lines.main;
    const resultChanges = isMain ? this.#resultChanges(this.#resultAtEnd(outer), this.#resultAtEnd(line)) : [];
    return this.#change([...changes, ...resultChanges], { line: outer, index: after + index });
  }

  remove(): this | Refusal {
    const { lines, cursor } = this.now;
    const before = lines.previous(cursor);
    if (before === undefined) return NO_MOVE;
    const { line } = cursor;
    // A variation consists of at least its first move: without it, nothing is left.
    const changes = before.line === line ? this.#truncation(before) : [{ remove: line.path }];
    const resultChanges = line === lines.main ? this.#resultChanges(this.#resultAtEnd(line), undefined) : [];
    return this.#change([...changes, ...resultChanges], before);
  }

  finish(outcome?: GivenOutcome<G['side']>): this | Refusal {
    const { playable, id } = this.notation;
    if (playable.finish === undefined) return refusal(`${id} records no result`);
    const { main } = this.now.lines;
    const given = outcome === undefined ? undefined : plainOutcome(outcome);
    if (given === undefined && outcome !== undefined) return refusal(NO_OUTCOME);
    const unknownSide = given?.winners.find((winner) => playable.sides?.includes(winner) === false);
    if (unknownSide !== undefined) return refusal(`unknown side "${unknownSide}": expected ${orList(playable.sides!)}`);
    const changes = playable.finish(given, this.#locationAt(endOf(main)), false);
    return changes.length === 0 ? this : this.#change(changes, this.now.cursor);
  }

  undo(): this | Refusal {
    return this.#restore(this.#past, this.#future, 'there is nothing to undo');
  }

  redo(): this | Refusal {
    return this.#restore(this.#future, this.#past, 'there is nothing to redo');
  }

  /** Plays a move at a location of the game, which is changed only if the move can be played. */
  #playAt(cursor: CursorOf<G>, given: G['move'] | string): this | Refusal {
    const position = this.positionAt(cursor);
    const read =
      typeof given === 'string' ? this.rules.moveFromText(position, given) : { ok: true as const, move: given };
    if (!read.ok) return refusal(read.problem.message);
    const { move } = read;
    const described = describedMove(this.rules, position, move);
    if (described === undefined) return refusal('expected a move: its text, or one of `legalMoves()`');
    const [text, why] = described;
    const isRecorded = why !== undefined && this.notation.playable.records?.(position, move) === true;
    if (why !== undefined && !isRecorded) return refusal(`${text} is illegal: ${why.replaceAll('-', ' ')}`);
    return this.#enterExisting(cursor, text) ?? this.#add(cursor, move, text);
  }

  /** Enters a move that is in the text; `undefined` if it isn't. */
  #enterExisting(cursor: CursorOf<G>, text: string): this | undefined {
    const { lines } = this.now;
    const first = this.#variationStart(cursor);
    const start = { line: cursor.line, index: first };
    const before = cursor.line.moves
      .slice(first, cursor.index)
      .map((_, i) => lines.textAt({ ...cursor, index: first + i + 1 }));
    const found =
      lines.along(cursor, [text]) ?? (before.length > 0 ? lines.along(start, [...before, text]) : undefined);
    return found && this.moved(found);
  }

  /** Returns the number of moves of a line before which a variation beside the next move begins. */
  #variationStart({ line, index }: CursorOf<G>): number {
    return this.notation.playable.variationStart?.(line.moves, index) ?? index;
  }

  #add(cursor: CursorOf<G>, move: G['move'], text: string): this | Refusal {
    const { playable, id } = this.notation;
    const isAtEnd = cursor.index === cursor.line.moves.length;
    const changes = isAtEnd ? this.#appending(cursor, move) : playable.branch?.(move, this.#locationAt(cursor));
    if (changes === undefined) {
      return refusal(
        `the game continues here, and ${id} has no variations: remove the moves after this position first`,
      );
    }
    const changed = this.#change(changes, cursor);
    return changed.ok ? (this.#enterExisting(this.now.cursor, text) ?? this.#enterNew(changes) ?? changed) : changed;
  }

  /** Returns the changes that append a move to a line, and record the result if it ends the game. */
  #appending(cursor: CursorOf<G>, move: G['move']): readonly Change[] {
    const location = this.#locationAt(cursor);
    const after = cursor.line === this.now.lines.main ? this.rules.play(location.position, move) : undefined;
    const outcome = after === undefined ? undefined : this.rules.result(after);
    return [...this.notation.playable.append(move, location), ...this.#resultChanges(undefined, outcome)];
  }

  /** Goes to the end of a line that changes inserted; `undefined` if they inserted none. */
  #enterNew(changes: readonly Change[]): this | undefined {
    const [first] = changes;
    const line = first !== undefined && 'insert' in first ? this.now.lines.lineWithPath(first.insert) : undefined;
    return line && this.moved(endOf(line));
  }

  /** Returns the changes that record a result by the rules, or take back the one by the rules. */
  #resultChanges(before: Outcome<G['side']> | undefined, after: Outcome<G['side']> | undefined): readonly Change[] {
    const { main } = this.now.lines;
    if (before === undefined && after === undefined) return [];
    const location = this.#locationAt(endOf(main));
    return this.notation.playable.finish?.(after, location, true) ?? [];
  }

  /** Returns the changes that remove the moves of a line after a location, and the variations beside them. */
  #truncation({ line, index }: CursorOf<G>): readonly Change[] {
    const { truncate, pathOf } = this.notation.playable;
    if (truncate !== undefined) return truncate(this.#locationAt({ line, index }));
    const moves = line.moves.map((written, i) => [...line.path, ...pathOf(written, i)]).slice(index);
    const beside = branchesFrom(line.inTree, index)
      .map(({ path }) => [...line.path, ...path])
      .filter((branch) => !moves.some((move) => isWithin(branch, move)));
    return [...beside.reverse(), ...moves.reverse()].map((remove) => ({ remove }));
  }

  #resultAtEnd(line: LineOf<G>): Outcome<G['side']> | undefined {
    const position = this.now.lines.positionAt(endOf(line));
    return position === undefined ? undefined : this.rules.result(position);
  }

  /** Makes changes as one step of undo, and goes to a location. */
  #change(changes: readonly Change[], to: CursorOf<G>): this | Refusal {
    const edited = this.reading.edit(changes);
    if (!edited.ok) return new Refusal(edited.problem);
    const found = linesOf<G>(this.notation.playable, edited.reading, this.#game);
    if (!found.ok) return new Refusal(found.problem);
    const { lines } = found;
    this.#past.push(this.now);
    this.#future.length = 0;
    this.#edits = edited.edits;
    this.now = { reading: edited.reading, lines, cursor: relocated(lines, to) };
    return this;
  }

  #restore(from: State<G>[], to: State<G>[], why: string): this | Refusal {
    const state = from.pop();
    if (state === undefined) return refusal(why);
    this.#edits = differenceOf(this.text, state.reading.tree.text);
    to.push(this.now);
    this.now = state;
    return this;
  }

  #locationAt(cursor: CursorOf<G>): LineLocation<G['model'], G['root'], G['line'], G['written'], G['position']> {
    const { reading, lines } = this.now;
    const { line, index } = cursor;
    return {
      reading,
      game: this.#game,
      line: line.inTree,
      path: line.path,
      moves: line.moves,
      index,
      position: this.positionAt(cursor),
      start: this.positionAt({ line: lines.main, index: 0 }),
    };
  }
}

const NO_OUTCOME = 'expected a result with its `winners`';

const NO_MOVE = /* @__PURE__ */ refusal('there is no move here: go to a move first');

/** Returns a location of the lines before a change in the lines after it. */
function relocated<G extends GameTypes>(lines: Lines<G>, { line, index }: CursorOf<G>): CursorOf<G> {
  const same = lines.lineWithPath(line.path) ?? lines.main;
  return { line: same, index: Math.min(index, same.moves.length) };
}
