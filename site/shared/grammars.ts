import { EXAMPLES, exampleFile } from './examples.js';

/** A grammar to start from, and a text that it reads. */
export interface StartingGrammar {
  readonly grammar: string;
  readonly text: string;
}

/** A grammar of this package, with the files of the site that have it and a text. */
export interface BuiltInGrammar {
  readonly id: string;
  readonly title: string;
  readonly file: string;
  readonly example: string;
}

const withExample = (id: string, title: string, example: string): BuiltInGrammar => ({
  id,
  title,
  file: `files/grammars/${id}.peggy.txt`,
  example: exampleFile(EXAMPLES.find(({ name }) => name === example)!),
});

/** Every grammar of this package. */
export const BUILT_IN_GRAMMARS: readonly BuiltInGrammar[] = [
  withExample('oni', 'oni: Onitama', 'onitama-game'),
  withExample('otn', 'otn: OpenTafl', 'tafl-game'),
  withExample('5dfen', '5dfen: 5D chess', '5d-chess-game'),
  withExample('5dfen-ebnf', '5dfen-ebnf: 5DFEN by its EBNF', '5dfen-by-its-ebnf'),
  withExample('azul', 'azul: Azul', 'azul-round'),
  withExample('xiangqi', 'xiangqi: annoFEN and FEN', 'xiangqi-annofen'),
];

/** A grammar that matches any text, to write rules into. */
export const EMPTY_GRAMMAR: StartingGrammar = { grammar: 'Text = .*\n', text: '' };

/** A small grammar with nodes, fields, a comment and an error production. */
export const FIRST_GRAMMAR: StartingGrammar = {
  grammar: `// Moves of a game, one per line. Change a rule to see the tree change.
Game = _ moves:(Move / MoveError)|.., _| _

Move = number:Number "." _ from:Square "-" to:Square

Number "number" = [0-9]+
Square "square" = [a-h][1-8]

// Text that isn't a move is skipped up to the end of its line.
MoveError = !(_ !.) [^\\n]+

Comment = "#" [^\\n]*
_ = ([ \\t\\r\\n] / Comment)*
`,
  text: `# Two moves, and one that is wrong
1. e2-e4
2. g1-f3
3. b1-x9
`,
};
