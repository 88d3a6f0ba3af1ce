import { codeOf, halfTurn, letterOf, Multiverse, pieceOf, type Target } from '../../../src/games/5dchess/index.js';

/**
 * Squares of a board drawn rank by rank, the last one first; a dot is empty, `*` follows a piece that has not moved.
 */
export function squares(drawn: string): Uint8Array {
  const ranks = drawn.split('/').toReversed().join('');
  return Uint8Array.from(ranks.match(/[a-z.]\*?/gi)!, (mark) => {
    const letter = mark[0]!.toUpperCase();
    if (letter === '.') return 0;
    return codeOf({ letter, colour: mark[0] === letter ? 'white' : 'black', unmoved: mark.endsWith('*') });
  });
}

/** The drawing of squares. */
export function drawingOf(board: Uint8Array, width: number): string {
  const marks = Array.from(board, (code) => {
    const piece = pieceOf(code);
    if (piece === undefined) return '.';
    const letter = piece.colour === 'white' ? letterOf(code) : letterOf(code).toLowerCase();
    return `${letter}${piece.unmoved ? '*' : ''}`;
  });
  const ranks = Array.from({ length: board.length / width }, (_, y) =>
    marks.slice(y * width, (y + 1) * width).join(''),
  );
  return ranks.toReversed().join('/');
}

/** A board: its timeline, its turn with a letter for the side to move, its drawing. */
export type Drawn = readonly [line: number, turn: `${number}${'w' | 'b'}`, drawn: string];

const halfOf = (turn: string): number => halfTurn(Number.parseInt(turn, 10), turn.endsWith('w') ? 'white' : 'black');

/** A multiverse of drawn boards. */
export function worldOf(boards: readonly Drawn[], hasHalves = false): Multiverse {
  const ranks = boards[0]![2].replaceAll('*', '').split('/');
  const made = boards.map(([line, turn, drawn]) => ({ line, half: halfOf(turn), squares: squares(drawn) }));
  return new Multiverse(ranks[0]!.length, ranks.length, made, hasHalves);
}

/** A square by its name: timeline, turn, square, as in `0 1w c2`. */
export function at(world: Multiverse, name: string): Target {
  const [line, turn = '', square = ''] = name.split(' ');
  const board = world.boardAt(Number(line), halfOf(turn))!;
  return { board, x: square.charCodeAt(0) - 97, y: Number(square.slice(1)) - 1 };
}

/** The name of a square. */
export function nameOf({ board, x, y }: Target): string {
  const turn = `${Math.floor(board.half / 2)}${board.half % 2 === 0 ? 'w' : 'b'}`;
  return `${board.line} ${turn} ${String.fromCharCode(97 + x)}${y + 1}`;
}

/** Every square of the boards on which white is to move. */
export function allSquares(world: Multiverse): Target[] {
  const boards = world.allBoards().filter(({ half }) => half % 2 === 0);
  return boards.flatMap((board) =>
    Array.from(board.squares, (_, i): Target => ({ board, x: i % world.width, y: Math.floor(i / world.width) })),
  );
}
