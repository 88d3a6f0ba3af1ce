// The features of editors for a text of each notation.

export const BRANDUB = '[rules:dim:7 ks:n cenhe: cenh: start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/]';
export const TAFL = `[attackers:Ann]\n[defenders:Bob]\n${BRANDUB}\n\n1. d1-c1 d3-b3\n[Ann begins.]\n2. d2-c2 d5-c5\n1b.1.1a. ..... d3-e3\n`;
export const AZUL =
  'AZULGAME\n2\n:A Ann\n:B Bob\n1llll 2oooo 3rrrr 4kkkk 5uuuu\nA 1 llll 1---\nB 2 oooo ----\nA 3 rrrr ----\nB 4 kkkk ----\nA 5 uuuu ----\n';
export const FIVED =
  '[Board "Standard"]\n[White "Ann"]\n[Black "Bob"]\n\n1. e3 / Nf6 {a quiet game}\n(1b. d5)\n2. Nf3\n';
export const ANNOFEN = 'v1 rnbakabnr/9/1c[<pm>n]4c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR\n';
export const XAY = `version: '1'\nsetup: [\n  [[r], [n]],\n${'  [],\n'.repeat(9)}]\n`;
export const FEN = 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w\n';

/** A line and a column, both from 0. */
type At = readonly [line: number, column: number];

/** A text without errors, and what each feature has for it. A feature that is absent has nothing in this notation. */
export interface FeatureRow {
  readonly text: string;
  readonly hover: readonly [at: At, text: string];
  /** Some of what is offered. */
  readonly completion?: readonly [at: At, ...labels: string[]];
  /** Names and descriptions in the outline, those inside others after them. */
  readonly symbols: readonly (readonly [name: string, detail: string])[];
  /** First and last lines. */
  readonly folds: readonly (readonly [number, number])[];
  readonly hints?: readonly (readonly [at: At, label: string])[];
  /** The location of a reference, and the start of its target. */
  readonly definition?: readonly [at: At, target: At];
  /** The location of a name, and everywhere that it is written. */
  readonly name?: readonly [at: At, name: string, ...references: At[]];
  /** The title of the picture of the board, its ply, and the number of plies. */
  readonly board?: readonly [at: At, title: string, ply?: number, plies?: number];
  /** The ends of the selections from the second character on, the smallest first. */
  readonly selections: readonly At[];
  /** The colors of the first tokens. */
  readonly colors: readonly string[];
  /** The texts that formatting writes. */
  readonly formatting?: readonly string[];
}

const rows = (position: string): [string, string][] => position.split('/').map((row) => [row, 'row']);
const BOARD_ROWS = 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR';

/** The notations by id. */
export const FEATURES: Readonly<Record<string, FeatureRow>> = {
  oni: {
    text: '# a\n# b\nBXLUT\nByt\nLbh\n',
    hover: [[3, 1], 'Square **y**: a red disciple before this move'],
    completion: [[4, 1], 'Lbh', 'Lag'],
    symbols: [
      ['Cards BXLUT', 'cards'],
      ['Byt', 'move'],
      ['Lbh', 'move'],
    ],
    folds: [[0, 1]],
    board: [[3, 1], 'Onitama after ply 1', 1, 2],
    selections: [
      [0, 3],
      [5, 0],
    ],
    colors: ['comment', 'comment', 'type', 'type', 'type'],
    formatting: ['\n'],
  },
  otn: {
    text: TAFL,
    hover: [[4, 9], '**d3**: defender before this move\n\ndefenders: `d3-b3`'],
    completion: [[4, 3], 'd1-c1', 'd2-e2'],
    symbols: [
      ['attackers:Ann', 'text tag'],
      ['defenders:Bob', 'text tag'],
      [`${BRANDUB.slice(1, 61)}…`, 'rules tag'],
      ['1. d1-c1 d3-b3', 'turn'],
      ['2. d2-c2 d5-c5', 'turn'],
      ['1b.1.1a. ..... d3-e3', 'turn'],
    ],
    folds: [[4, 5]],
    definition: [
      [7, 1],
      [4, 9],
    ],
    name: [[0, 12], 'Ann', [0, 11], [5, 1]],
    board: [[4, 9], 'Tafl after ply 2', 2, 4],
    selections: [
      [0, 10],
      [0, 15],
      [8, 0],
    ],
    colors: ['operator', 'property', 'operator', 'enumMember', 'operator'],
    formatting: [
      '[rules:dim:7 ks:n cenh: cenhe: start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/]\n',
      '[Ann begins.|]\n\n',
      '\n2. d2-c2 d5-c5\n',
    ],
  },
  'otn-rules': {
    text: 'dim:7 ks:n cenhe: cenh: start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/\n',
    hover: [[0, 13], '**cenhe**: pieces that the empty center is hostile to\n\nno value means: no piece'],
    completion: [[0, 9], 'y', 'n', 'w'],
    symbols: [
      ['dim:7', 'size entry'],
      ['ks:n', 'choice entry'],
      ['cenhe:', 'pieces entry'],
      ['cenh:', 'pieces entry'],
      ['start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/', 'start entry'],
    ],
    folds: [],
    board: [[0, 0], 'Tafl'],
    selections: [
      [0, 5],
      [1, 0],
    ],
    colors: ['keyword', 'operator', 'number', 'property', 'operator'],
    formatting: ['dim:7 ks:n cenh: cenhe: start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/\n'],
  },
  'otn-position': {
    text: '/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/\n',
    hover: [[0, 16], '**K**: king'],
    symbols: rows('3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3'),
    folds: [],
    board: [[0, 0], 'Tafl'],
    selections: [
      [0, 2],
      [0, 4],
      [0, 33],
      [1, 0],
    ],
    colors: ['operator', 'number', 'type', 'number', 'operator'],
  },
  'otn-move': {
    text: 'Ne6^=e8xce7/ne9/f8/d8\n',
    hover: [[0, 1], 'space'],
    symbols: [['Ne6^=e8xce7/ne9/f8/d8', 'play']],
    folds: [],
    selections: [
      [0, 3],
      [0, 21],
      [1, 0],
    ],
    colors: ['type', 'variable', 'operator', 'variable', 'keyword'],
  },
  azul: {
    text: AZUL,
    hover: [[6, 2], 'Factory **2**: o o o o before this move'],
    completion: [[9, 0], 'A 5 uuuu 22--', 'A 5 uuuu ----'],
    symbols: [
      ['A Ann', 'player name'],
      ['B Bob', 'player name'],
      ['Round: 1llll 2oooo 3rrrr 4kkkk 5uuuu', 'draw'],
      ...AZUL.split('\n')
        .slice(5, 10)
        .map((line): [string, string] => [line, 'move']),
    ],
    folds: [[4, 9]],
    hints: [[[9, 13], 'A 0 · B 0']],
    name: [[3, 4], 'Bob', [3, 3]],
    board: [[6, 2], 'Azul', 2, 5],
    selections: [
      [0, 8],
      [10, 0],
    ],
    colors: ['keyword', 'number', 'operator', 'type', 'string'],
    formatting: ['\n'],
  },
  '5dfen': {
    text: FIVED,
    hover: [[4, 9], 'black: knight from (0T1)g8 to (0T1)f6'],
    completion: [[4, 8], 'a6', 'c5'],
    symbols: [
      ['Board "Standard"', 'header'],
      ['White "Ann"', 'header'],
      ['Black "Bob"', 'header'],
      ['1. e3 / Nf6 {a quiet game}', 'turn'],
      ['1b. d5)', 'variation'],
      ['1b. d5', 'turn'],
      ['2. Nf3', 'turn'],
    ],
    folds: [[4, 5]],
    name: [[1, 8], 'Ann', [1, 8]],
    board: [[4, 9], 'Ann – Bob', 2, 3],
    selections: [
      [0, 6],
      [0, 18],
      [7, 0],
    ],
    colors: ['operator', 'property', 'string', 'operator', 'operator'],
    formatting: ['1. e3 / Nf6 {a quiet game} (1b. d5)\n'],
  },
  '5dfen-ebnf': {
    text: '[a "b"]\n[k/K;0;1;w]\n',
    hover: [[1, 7], 'time'],
    completion: [[1, 9], 'w', 'b'],
    symbols: [
      ['[a "b"]', 'header'],
      ['[k/K;0;1;w]', 'board'],
    ],
    folds: [],
    selections: [
      [0, 2],
      [1, 0],
      [2, 0],
    ],
    colors: ['operator', 'property', 'operator', 'string', 'operator'],
  },
  annofen: {
    text: ANNOFEN,
    hover: [
      [0, 19],
      "**pm**: a piece that takes part in a move, **n**: black horse\n\nrow 3 from black's side, column 3 from the left",
    ],
    completion: [[0, 20], 'pm', 'bb'],
    symbols: rows(BOARD_ROWS.replace('1c5c1', '1c[<pm>n]4c1')),
    folds: [],
    board: [[0, 0], 'Xiangqi'],
    selections: [
      [0, 2],
      [1, 0],
    ],
    colors: ['keyword', 'type', 'type', 'type', 'type'],
  },
  xay: {
    text: XAY,
    hover: [[2, 9], "**n**: black horse\n\nrow 1 from black's side, column 2 from the left"],
    completion: [[2, 9], 'pm', 'bb'],
    symbols: [
      ['setup', '10 rows'],
      ['row 1', 'r n'],
      ['r', 'column 1'],
      ['n', 'column 2'],
      ...Array.from({ length: 9 }, (_, i) => [`row ${i + 2}`, 'empty'] as const),
    ],
    folds: [[1, 12]],
    board: [[2, 9], 'Xiangqi'],
    selections: [
      [0, 8],
      [13, 0],
    ],
    colors: [],
    formatting: [''],
  },
  'xiangqi-fen': {
    text: FEN,
    hover: [[0, 4], "**k**: black king\n\nrow 1 from black's side, column 5 from the left"],
    symbols: rows(BOARD_ROWS),
    folds: [],
    board: [[0, 0], 'Xiangqi'],
    selections: [
      [0, 2],
      [0, 9],
      [1, 0],
    ],
    colors: ['type', 'type', 'type', 'type', 'type'],
  },
};
