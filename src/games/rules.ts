import { type FromText, textProblem } from '../diagnostics/diagnostic.js';

/** The end of a game. */
export interface Outcome<Side extends string = string> {
  /** The sides that won: usually one, several if they share the win, none for a draw. */
  readonly winners: readonly Side[];
  /** How the game ended, as a word of the game such as `checkmate`. */
  readonly reason: string;
}

/** The side to move; `chance` if tiles are drawn or dice are rolled before a player moves. */
export type ToMove<Side extends string> = Side | 'chance';

/**
 * The rules of a game as they are declared. Positions are immutable values that know everything on which legal moves
 * and the result depend, such as earlier positions if repetition ends the game.
 */
export interface RulesDeclaration<Position, Move, Setup, Side extends string = string> {
  /** Returns the position before the first move. */
  start(setup: Setup): Position;
  /** Returns the side to move. */
  toMove(position: Position): ToMove<Side>;
  /** Returns every legal move; none once the game is over, and none for `chance`. */
  legalMoves(position: Position): readonly Move[];
  /** Returns the first reason why a move is illegal, as a word such as `no-piece`; `undefined` for a legal move. */
  whyIllegal(position: Position, move: Move): string | undefined;
  /** Returns the position after a move, legal or not, as far as the board allows. Never changes `position`. */
  play(position: Position, move: Move): Position;
  /** Returns how the game ended; `undefined` until it is over. */
  result(position: Position): Outcome<Side> | undefined;
  /** Returns a text that two positions share if they count as repeated: the same pieces, and the same side to move. */
  key(position: Position): string;
  /** Writes a move, with the names that the notation of the game uses; different for different legal moves. */
  moveToText(position: Position, move: Move): string;
  /**
   * Reads a move, legal or not. If absent, a text is compared with what {@link RulesDeclaration.moveToText} writes for
   * the legal moves, so an illegal move can't be read.
   */
  moveFromText?(position: Position, text: string): FromText<{ readonly move: Move }>;
  /**
   * Returns a move of `chance`, by a source of random numbers from 0 to less than 1. Absent in games without chance.
   */
  chance?(position: Position, random: () => number): Move;
}

/** The rules of a game: what was declared, and what follows from it. */
export interface Rules<Position, Move, Setup = never, Side extends string = string> extends RulesDeclaration<
  Position,
  Move,
  Setup,
  Side
> {
  /** Whether a move is legal; {@link RulesDeclaration.whyIllegal} says why not. */
  isLegal(position: Position, move: Move): boolean;
  /**
   * Reads a move. Reports text that isn't a move, or, in a game that reads only legal moves, isn't legal, at its start.
   */
  moveFromText(position: Position, text: string): FromText<{ readonly move: Move }>;
  /**
   * Counts the sequences of `depth` legal moves ("performance test", the usual check of a move generator). A sequence
   * ends where the game is over, the side to move has no legal move, or chance is to move: such a sequence, if shorter
   * than `depth`, is not counted.
   *
   * @param depth at least 0; 0 gives 1
   */
  perft(position: Position, depth: number): number;
}

/**
 * Completes the rules of a game.
 *
 * ```ts
 * import { defineRules } from 'ludogram';
 *
 * // Players take one to three stones in turn; whoever takes the last one wins.
 * const nim = defineRules({
 *   start: (stones: number) => ({ stones, turn: 0 }),
 *   toMove: ({ turn }) => (turn % 2 === 0 ? 'first' : 'second'),
 *   legalMoves: ({ stones }) => [1, 2, 3].filter((taken) => taken <= stones),
 *   whyIllegal: ({ stones }, taken) => (taken > stones ? 'too-few-stones' : undefined),
 *   play: ({ stones, turn }, taken) => ({ stones: stones - taken, turn: turn + 1 }),
 *   result: ({ stones, turn }) =>
 *     stones === 0 ? { winners: [turn % 2 === 0 ? 'second' : 'first'], reason: 'last-stone' } : undefined,
 *   key: ({ stones, turn }) => `${stones} ${turn % 2}`,
 *   moveToText: (_, taken) => String(taken),
 * });
 * nim.perft(nim.start(5), 2); // 8
 * ```
 */
export function defineRules<Position, Move, Setup, Side extends string = string>(
  declared: RulesDeclaration<Position, Move, Setup, Side>,
): Rules<Position, Move, Setup, Side> {
  return {
    ...declared,
    isLegal: (position, move) => declared.whyIllegal(position, move) === undefined,
    moveFromText: (position, text) =>
      declared.moveFromText?.(position, text) ?? findLegalMove(declared, position, text),
    perft: (position, depth) => countSequences(declared, position, depth),
  };
}

/** Finds the legal move that is written as `text`; without regard to case and white space, if this fits only one. */
function findLegalMove<Position, Move>(
  rules: RulesDeclaration<Position, Move, never>,
  position: Position,
  text: string,
): FromText<{ readonly move: Move }> {
  const legal = rules.legalMoves(position).map((move) => ({ move, text: rules.moveToText(position, move) }));
  const exact = legal.filter((listed) => listed.text === text.trim());
  const found = exact.length > 0 ? exact : legal.filter((listed) => plain(listed.text) === plain(text));
  const [only, second] = found;
  if (only === undefined) return textProblem(0, `"${text}" is not a legal move`);
  return second === undefined ? { ok: true, move: only.move } : textProblem(0, `"${text}" fits several legal moves`);
}

const plain = (text: string): string => text.replaceAll(/\s+/g, '').toLowerCase();

function countSequences<Position, Move>(
  rules: Pick<RulesDeclaration<Position, Move, never>, 'legalMoves' | 'play'>,
  position: Position,
  depth: number,
): number {
  if (depth <= 0) return 1;
  const moves = rules.legalMoves(position);
  if (depth === 1) return moves.length;
  let count = 0;
  for (const move of moves) count += countSequences(rules, rules.play(position, move), depth - 1);
  return count;
}
