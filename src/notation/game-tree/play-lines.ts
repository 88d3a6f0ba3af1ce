import type { GameTree, LineInTree } from './game-tree.js';
import { TreeWalk } from './walk-moves.js';

/** How the moves of lines change a position. */
export interface LinePlayer<Line, Move, Position> {
  /**
   * Plays a move of a line. Returns the position after it, which may be the same object, changed; `undefined` if the
   * line ends before this move.
   *
   * @param index the index of the move in its line, from 0
   */
  play(position: Position, move: Move, line: LineInTree<Line>, index: number): Position | undefined;
  /**
   * Returns the position in which a variation begins. Positions that change when they are played must be copied here,
   * or restored in {@link LinePlayer.leave}. If absent, it is the position of the outer line.
   */
  enter?(position: Position, line: LineInTree<Line>): Position;
  /** Called at the end of a variation, after all lines inside it. Takes the position after its last move. */
  leave?(position: Position, line: LineInTree<Line>): void;
  /** Whether to leave out the rest of the game; called before each move, and where a variation begins or ends. */
  isDone?(): boolean;
}

/** A line that was played. */
export interface PlayedLine<Line, Position> {
  readonly at: LineInTree<Line>;
  /** The position after its last move, unless {@link LinePlayer.leave} took it back. */
  readonly final: Position;
}

/** The lines of a game after they were played, the main line first. */
export type PlayedLines<Line, Position> = readonly [PlayedLine<Line, Position>, ...PlayedLine<Line, Position>[]];

/**
 * Plays a game with its variations. Each variation is played where it branches off, before its outer line continues;
 * variations that begin at none of the positions of their outer line are left out. Does not recurse, so nested
 * variations can't exhaust the stack.
 *
 * @param start the position before the first move of the main line
 * @returns the lines in the order of the text, each before those inside it
 * @throws ModelError for a variation that contains itself
 */
export function playLines<Line, Move, Position>(
  tree: GameTree<Line, Move>,
  main: Line,
  start: Position,
  player: LinePlayer<Line, Move, Position>,
): PlayedLines<Line, Position> {
  const whole = play(tree, main, start, player, (line) => line.outer?.inner.push(line));
  return [{ at: whole.inTree, final: whole.position }, ...variationsIn(whole)];
}

/**
 * Plays a game with its variations as {@link playLines} does, but keeps no variation after its end: there may be
 * hundreds of thousands.
 *
 * @param start the position before the first move of the main line
 * @returns the position after the last move of the main line
 * @throws ModelError for a variation that contains itself
 */
export const followLines = <Line, Move, Position>(
  tree: GameTree<Line, Move>,
  main: Line,
  start: Position,
  player: LinePlayer<Line, Move, Position>,
): Position => play(tree, main, start, player).position;

/**
 * Plays a game and returns its main line.
 *
 * @param onEnter called with each variation when it begins
 */
function play<Line, Move, Position>(
  tree: GameTree<Line, Move>,
  main: Line,
  start: Position,
  player: LinePlayer<Line, Move, Position>,
  onEnter?: (line: LineInPlay<Line, Position>) => void,
): LineInPlay<Line, Position> {
  const walk = new TreeWalk(tree, main);
  const whole: LineInPlay<Line, Position> = { inTree: walk.main, position: start, outer: undefined, inner: [] };
  let line = whole;
  for (let step = walk.next(); step !== undefined; step = walk.next()) {
    if (player.isDone?.() === true) break;
    if (step.type === 'move') {
      const position = player.play(line.position, step.move, step.at, step.index);
      if (position === undefined) walk.endLine();
      else line.position = position;
    } else if (step.type === 'enter') {
      const position = player.enter?.(line.position, step.at) ?? line.position;
      const inner: LineInPlay<Line, Position> = { inTree: step.at, position, outer: line, inner: [] };
      onEnter?.(inner);
      line = inner;
    } else if (line.outer !== undefined) {
      player.leave?.(line.position, step.at);
      line = line.outer;
    }
  }
  return whole;
}

/** A line while it is played. */
interface LineInPlay<Line, Position> {
  readonly inTree: LineInTree<Line>;
  readonly outer: LineInPlay<Line, Position> | undefined;
  /** Its variations that were played, in playing order, if they are kept. */
  readonly inner: LineInPlay<Line, Position>[];
  position: Position;
}

/** Returns all lines inside a line in the order of the text. */
function variationsIn<Line, Position>(whole: LineInPlay<Line, Position>): PlayedLine<Line, Position>[] {
  const lines: PlayedLine<Line, Position>[] = [];
  const open = lastFirst(whole);
  for (let line = open.pop(); line !== undefined; line = open.pop()) {
    lines.push({ at: line.inTree, final: line.position });
    for (const inner of lastFirst(line)) open.push(inner);
  }
  return lines;
}

/** Returns the variations of a line in the reverse order of the text. */
function lastFirst<Line, Position>({ inTree, inner }: LineInPlay<Line, Position>): LineInPlay<Line, Position>[] {
  if (inner.length === 0) return [];
  const indices = new Map(inTree.branches.map((branch, i) => [branch, i]));
  const indexOf = ({ branch }: LineInTree<Line>): number => (branch && indices.get(branch)) ?? 0;
  return inner.toSorted((a, b) => indexOf(b.inTree) - indexOf(a.inTree));
}
