/** Whether a rule makes a node of the tree: its name starts with a capital letter. */
export const isNodeRule = (name: string): boolean => CAPITAL.test(name);

const CAPITAL = /^\p{Lu}/u;

/** Whether a rule is an error production: a node rule whose name ends in `Error` and is longer than that. */
export const isErrorRule = (name: string): boolean => isNodeRule(name) && /.Error$/.test(name);

/** Whether a rule matches trivia, such as blanks and comments: a fragment whose name starts with `_`. */
export const isTriviaRule = (name: string): boolean => name.startsWith('_');
