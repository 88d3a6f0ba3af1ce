import type { Span, TextEdit } from '../../diagnostics/index.js';
import type { NotationReading } from '../../notation/edit/editable-reader.js';
import type { RenderOptions, Theme, ViewSquare } from '../../notation/index.js';
import { openGame, type PlayableNotation, type Refusal } from '../../notation/open-game/index.js';
import { type BoardNotation, gamePaths } from '../board-notation.js';
import type { BoardActions, EditKind } from './action.js';
import { type AnyGame, GameWalk } from './game-walk.js';
import { MoveEntry } from './move-entry.js';
import { ReplayWalk } from './replay-walk.js';
import { linesIn, type ListedMove, type Step, type Walk } from './walk.js';

/** The picture of the current position. */
export interface DrawnBoard {
  readonly svg: string;
  /** The squares that moves are entered on; none if there are no moves to enter. */
  readonly squares: readonly ViewSquare[];
  readonly canTurn: boolean;
}

/** A text on a board: where it is, what it shows, and the move that is being entered. Knows nothing of a page. */
export class BoardState implements BoardActions {
  readonly notation: BoardNotation;
  /** The game; `undefined` if it can only be shown. */
  readonly game: AnyGame | undefined;
  /** Why the last action was refused, or why there is no board; empty if all is well. */
  problem = '';
  #theme: Theme;
  #options: RenderOptions = {};
  readonly #reading: NotationReading;
  readonly #index: number;
  #walk: Walk;
  /** Found on first use: the paths of nested moves are long. */
  #moveStarts: readonly MoveStart[] | undefined;
  #picture: DrawnBoard | undefined;
  #entry: MoveEntry<unknown> = new MoveEntry<unknown>([]);

  /** @param text the text, or the reading of it */
  constructor(text: string | NotationReading, notation: BoardNotation, index = 0, theme: Theme = 'light') {
    this.notation = notation;
    this.#theme = theme;
    this.#reading = typeof text === 'string' ? notation.read(text) : text;
    this.#index = index;
    const opened = gameOf(this.#reading, notation, index);
    if (opened?.ok === false) this.problem = opened.problem.message;
    this.game = opened?.ok === true ? opened : undefined;
    this.#walk = this.#newWalk();
    this.#redraw();
  }

  get text(): string {
    return (this.game?.reading ?? this.#reading).tree.text;
  }

  /** The index of the game in its text. */
  get index(): number {
    return this.#index;
  }

  /** The number of games of the text that can be opened. */
  get gameCount(): number {
    const { model } = this.game?.reading ?? this.#reading;
    return gamePaths(this.notation, model).length;
  }

  /** The edits that the last action made in the text. */
  get edits(): readonly TextEdit[] {
    return this.game?.edits ?? [];
  }

  get moves(): readonly ListedMove[] {
    return this.#walk.moves;
  }

  get location(): string {
    return this.#walk.location;
  }

  get ply(): number {
    return this.#walk.ply;
  }

  /** The options of the picture of the current location. */
  get shown(): RenderOptions {
    return this.#index === 0 ? this.#walk.shown : { ...this.#walk.shown, game: this.#index };
  }

  get entry(): MoveEntry<unknown> {
    return this.#entry;
  }

  get picture(): DrawnBoard | undefined {
    return this.#picture;
  }

  /** Paints the picture in other colors, or with other values of the options that the notation declares. */
  paint(theme: Theme, options: RenderOptions): void {
    if (theme === this.#theme && JSON.stringify(options) === JSON.stringify(this.#options)) return;
    this.#theme = theme;
    this.#options = options;
    if (this.#picture !== undefined) this.#redraw();
  }

  /** The span of the last move in the text; `undefined` at the start. */
  get span(): Span | undefined {
    const { path } = this.#walk;
    return path === undefined ? undefined : this.game?.reading.spanOf(path);
  }

  /** Whether a draw or a throw of dice comes next, which can be made at random. */
  get isChance(): boolean {
    return this.game?.toMove === 'chance' && this.game.rules.chance !== undefined;
  }

  /** The current position in words: the last move, and who is to move or who has won. */
  get status(): string {
    const { last } = this.#walk;
    const move = last === undefined ? 'Start' : `${last.name}. ${last.text}`.trim();
    if (this.game === undefined) return this.moves.length === 0 ? '' : move;
    const { result, toMove } = this.game;
    if (result !== undefined) {
      const winners = result.winners.join(' and ');
      const outcome = winners === '' ? 'the game is a draw' : `${winners} won`;
      return `${move}: ${outcome} (${result.reason.replaceAll('-', ' ')})`;
    }
    return `${move}: ${toMove === 'chance' ? 'chance moves next' : `${toMove} to move`}`;
  }

  goTo(location: string): void {
    this.#finish(this.#walk.goTo(location));
  }

  /**
   * Goes to a location of another version of the text. A text without the move begins at its start; why a text has no
   * board at all is still shown.
   */
  resumeAt(location: string): void {
    const { problem } = this;
    if (location !== '') this.goTo(location);
    if (this.location !== location) this.problem = problem;
  }

  step(step: Step): void {
    this.#finish(this.#walk.step(step));
  }

  /** Goes to the last move that begins at or before an offset of the text. */
  goToOffset(offset: number): void {
    const { game } = this;
    if (game === undefined) return;
    let best: MoveStart | undefined;
    for (const next of (this.#moveStarts ??= moveStartsIn(game.reading, this.moves))) {
      if (next.start <= offset && next.start > (best?.start ?? -1)) best = next;
    }
    this.goTo(best?.move.location ?? '');
  }

  /** Clicks a square: begins a move, continues with it, or plays it. */
  click(square: string): void {
    this.problem = '';
    const entered = this.#entry.click(square);
    if (entered !== undefined) this.play(entered.move);
  }

  clear(): void {
    this.#entry.clear();
  }

  choose(index: number): void {
    this.play(this.#entry.choices[index]?.move);
  }

  /** Plays a move, which may be given as text. */
  play(move: unknown): void {
    this.change((game) => game.play(move as string));
  }

  chance(random = Math.random): void {
    this.change((game) => {
      const { rules, position } = game;
      return rules.chance === undefined ? game : game.play(rules.chance(position, random));
    });
  }

  edit(kind: EditKind, text = ''): void {
    this.change((game) => game[kind](text));
  }

  /** Does something with the game, such as `game.undo()`. */
  change(act: (game: AnyGame) => AnyGame | Refusal): void {
    if (this.game === undefined) {
      this.problem = `${this.notation.id} texts can't be changed here`;
      return;
    }
    const before = this.text;
    const result = act(this.game);
    if (this.text !== before) {
      this.#walk = this.#newWalk();
      this.#moveStarts = undefined;
    }
    this.#finish(result.ok ? undefined : result.problem.message);
  }

  #newWalk(): Walk {
    if (this.game === undefined) return new ReplayWalk(this.notation, this.#reading.model);
    const reader = gameOf(this.game.reading, this.notation, this.#index);
    return new GameWalk(this.game, reader?.ok === true ? reader : this.game);
  }

  #finish(problem: string | undefined): void {
    this.#redraw();
    if (problem !== undefined) this.problem = problem;
  }

  #redraw(): void {
    const { game, notation } = this;
    const { view } = notation;
    if (game !== undefined) this.problem = '';
    this.#picture = undefined;
    this.#entry = new MoveEntry<unknown>([]);
    if (view === undefined) return;
    const { model } = game?.reading ?? this.#reading;
    const drawn = view.at(model, { ...this.#options, ...this.shown });
    if (!drawn.ok) {
      this.problem ||= drawn.problem.message;
      return;
    }
    const { squares } = view;
    this.#picture = {
      svg: view.svg(drawn.view, { theme: this.#theme }),
      squares: game === undefined ? [] : (squares?.of(drawn.view) ?? []),
      canTurn: squares?.canTurn === true,
    };
    const legal = game?.legalMoves() ?? [];
    this.#entry = new MoveEntry(
      legal.map((move) => ({ move, text: game!.moveText(move), squares: squares?.ofMove(move, drawn.view) ?? [] })),
    );
  }
}

/** A move, and the offset of the text where it begins. */
interface MoveStart {
  readonly start: number;
  readonly move: ListedMove;
}

/** Finds where the moves of a line, and of the variations in it, begin. */
function moveStartsIn(reading: NotationReading, line: readonly ListedMove[]): MoveStart[] {
  return linesIn(line).flatMap((moves) =>
    moves.flatMap((move) => {
      const span = move.path && reading.spanOf(move.path);
      return span === undefined ? [] : { start: span.start, move };
    }),
  );
}

/** Opens the game of a reading; `undefined` if the games of its notation can't be opened. */
function gameOf(reading: NotationReading, notation: BoardNotation, game: number): AnyGame | Refusal | undefined {
  if (notation.playable === undefined) return undefined;
  type Any = PlayableNotation<unknown, unknown, never, unknown, unknown, unknown, unknown, string>;
  return openGame(reading, notation as Any, { game });
}
