import type { Plan } from './plan.js';

/** Returns the grammar: moves between squares, one error production, and comments. */
export const grammarText = ({ title }: Plan): string => `// ${title}: moves from square to square, one after the other.
//
//     # a comment
//     a1-b2 b2-c3
//
// A rule with a capital letter makes a node of the tree, a label such as from: a field of that node.

Game = _ (moves:(Move / MoveError) _)*

Move "move" = from:square "-" to:square !word

// Anything else up to the next blank is one error: the moves after it are still read.
MoveError = word

square "square" = [a-z] [1-9] [0-9]?
word            = [^ \\t\\r\\n#]+

_       = ([ \\t\\r\\n] / Comment)*
Comment = "#" [^\\r\\n]*
`;
