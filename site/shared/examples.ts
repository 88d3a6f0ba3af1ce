/** A text that the playground and the pages of the notations show. */
export interface Example {
  /** The name of the link to it: `#example=onitama-game`. */
  readonly name: string;
  /** Its title in the list of examples. */
  readonly title: string;
  readonly notation: string;
  readonly dialect?: string;
  /** Path of the text from the root of the repository. */
  readonly file: string;
}

const ofConformance = (notation: string, path: string): string => `test/conformance/${notation}/valid/${path}`;

/** Examples of every notation. The first one of each notation is valid, and its page shows it. */
export const EXAMPLES: readonly Example[] = [
  { name: 'onitama-game', title: 'Onitama: a short game', notation: 'oni', file: 'examples/short-game.oni' },
  { name: 'onitama-endgame', title: 'Onitama: an endgame with a board', notation: 'oni', file: 'examples/endgame.oni' },
  { name: 'onitama-errors', title: 'Onitama: three errors', notation: 'oni', file: 'examples/broken.oni' },
  { name: 'tafl-game', title: 'Tafl: a game of brandub', notation: 'otn', file: 'examples/brandub.otg' },
  {
    name: 'tafl-variations',
    title: 'Tafl: nested variations',
    notation: 'otn',
    file: ofConformance('otn', 'variations/nested.otg'),
  },
  { name: 'tafl-errors', title: 'Tafl: a game with errors', notation: 'otn', file: 'examples/broken.otg' },
  {
    name: 'tafl-rules',
    title: 'Tafl: the rules of copenhagen',
    notation: 'otn-rules',
    file: ofConformance('otn-rules', 'examples/copenhagen.rules'),
  },
  {
    name: 'tafl-position',
    title: 'Tafl: the start of copenhagen',
    notation: 'otn-position',
    file: ofConformance('otn-position', 'examples/copenhagen.position'),
  },
  {
    name: 'tafl-move',
    title: 'Tafl: a move with several captures',
    notation: 'otn-move',
    file: ofConformance('otn-move', 'examples/knight-jumps-berserk.move'),
  },
  {
    name: '5d-chess-game',
    title: '5D chess: a game that branches',
    notation: '5dfen',
    file: 'examples/branching.5dpgn',
  },
  {
    name: '5d-chess-variations',
    title: '5D chess: nested variations',
    notation: '5dfen',
    file: ofConformance('5dfen', 'variations/nested.5dpgn'),
  },
  {
    name: '5d-chess-position',
    title: '5D chess: the standard position',
    notation: '5dfen',
    file: ofConformance('5dfen', 'specification/standard-position.5dfen'),
  },
  {
    name: '5d-chess-errors',
    title: '5D chess: a position with errors',
    notation: '5dfen',
    file: 'examples/broken.5dfen',
  },
  {
    name: '5dfen-by-its-ebnf',
    title: '5DFEN by its EBNF: every part',
    notation: '5dfen-ebnf',
    file: ofConformance('5dfen-ebnf', 'root/all-parts.5dfen'),
  },
  { name: 'azul-round', title: 'Azul: a first round', notation: 'azul', file: 'examples/first-round.azul' },
  { name: 'azul-errors', title: 'Azul: a game with errors', notation: 'azul', file: 'examples/broken.azul' },
  {
    name: 'xiangqi-annofen',
    title: 'Xiangqi: the last two moves, annoFEN',
    notation: 'annofen',
    file: 'examples/last-two-moves.annofen',
  },
  {
    name: 'xiangqi-xay',
    title: 'Xiangqi: moves of a horse, XAY',
    notation: 'xay',
    file: ofConformance('xay', 'specification/horse.xay'),
  },
  { name: 'xiangqi-errors', title: 'Xiangqi: XAY with errors', notation: 'xay', file: 'examples/broken.xay' },
  {
    name: 'xiangqi-fen',
    title: 'Xiangqi: the start, FEN',
    notation: 'xiangqi-fen',
    file: ofConformance('xiangqi-fen', 'specification/default-setup.fen'),
  },
  { name: 'chess-game', title: 'Chess: the Immortal Game', notation: 'pgn', file: 'packages/pgn/games/immortal.pgn' },
  {
    name: 'chess-variations',
    title: 'Chess: nested variations',
    notation: 'pgn',
    file: 'packages/pgn/suite/pgn/valid/variations/three-deep.pgn',
  },
  { name: 'chess-errors', title: 'Chess: games with errors', notation: 'pgn', file: 'packages/pgn/games/broken.pgn' },
  { name: 'go-game', title: 'Go: an opening with variations', notation: 'sgf', file: 'packages/sgf/games/opening.sgf' },
  { name: 'go-errors', title: 'Go: a game with errors', notation: 'sgf', file: 'packages/sgf/games/broken.sgf' },
];

/** Returns the examples of one notation. */
export const examplesOf = (notation: string): Example[] => EXAMPLES.filter((example) => example.notation === notation);

/** Returns the path of an example's text on the site, from its base. */
export const exampleFile = ({ file }: Example): string => `examples/${file.replaceAll('/', '-')}.txt`;
