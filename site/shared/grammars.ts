import type { Sample } from '../play/state/samples.js';
import { exampleFile, EXAMPLES } from './examples.js';

/** A grammar to start from, and the texts to try it with. */
export interface StartingGrammar {
  readonly grammar: string;
  readonly samples: readonly Sample[];
}

/**
 * A grammar of this package, with the files of the site that have it, a text that it reads, and one with an error of
 * syntax.
 */
export interface BuiltInGrammar {
  readonly id: string;
  readonly title: string;
  readonly file: string;
  readonly example: string;
  readonly faulty?: string;
}

const fileOf = (name: string): string => exampleFile(EXAMPLES.find((example) => example.name === name)!);

const withExample = (id: string, title: string, example: string, faulty?: string): BuiltInGrammar => ({
  id,
  title,
  file: `files/grammars/${id}.peggy.txt`,
  example: fileOf(example),
  ...(faulty === undefined ? {} : { faulty: fileOf(faulty) }),
});

/** Every grammar of this package. */
export const BUILT_IN_GRAMMARS: readonly BuiltInGrammar[] = [
  withExample('oni', 'oni: Onitama', 'onitama-game', 'onitama-errors'),
  withExample('otn', 'otn: OpenTafl', 'tafl-game', 'tafl-errors'),
  withExample('5dfen', '5dfen: 5D chess', '5d-chess-game', '5d-chess-errors'),
  withExample('5dfen-ebnf', '5dfen-ebnf: 5DFEN by its EBNF', '5dfen-by-its-ebnf'),
  withExample('azul', 'azul: Azul', 'azul-round', 'azul-errors'),
  withExample('xiangqi', 'xiangqi: annoFEN and FEN', 'xiangqi-annofen'),
];

/** A grammar that matches any text, to write rules into. */
export const EMPTY_GRAMMAR: StartingGrammar = {
  grammar: 'Text = .*\n',
  samples: [{ text: '', isValid: true }],
};

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
  samples: [
    { text: '# Two moves, and one that is wrong\n1. e2-e4\n2. g1-f3\n3. b1-x9\n', isValid: false },
    { text: '1. e2-e4\n2. g1-f3 # and a comment\n', isValid: true },
    { text: '1. e2\n', isValid: false },
  ],
};
