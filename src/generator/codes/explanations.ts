import { explainCodes } from '../../diagnostics/explain-codes.js';
import { grammarCodes } from './codes.js';

const LANGUAGE = 'docs/grammars.md describes the language of grammars.';

/** The codes of grammars, with explanations. The example of each is a grammar, or the command that reports it. */
export const explainedGrammar = /* @__PURE__ */ explainCodes(grammarCodes, () => ({
  'unreadable-file': {
    explanation:
      'The file that an import names could not be read. Paths are relative to the grammar with the import; the extension is part of the name.',
    example: 'import { Name } from "./missing.peggy"\nStart = Name',
  },
  'hash-comment': {
    explanation: 'Comments are written as in JavaScript: `// …` to the end of the line, or `/* … */`.',
    example: '# my grammar\nStart = "a"',
  },
  'definition-sign': {
    explanation: 'Other notations of grammars define rules with `::=`, `<-` or an arrow. Here it is `=`.',
    example: 'Start <- "a"',
  },
  syntax: {
    explanation: `The text is not a grammar at this location. The message says what was found, and what can be there. ${LANGUAGE}`,
    example: 'Start = "a" )',
  },
  'reversed-range': {
    explanation: 'The first character of a range must not come after the last one.',
    example: 'Start = [z-a]',
  },
  'unknown-property': {
    explanation:
      'Unicode has no property or category of this name. Names of scripts need `Script=` before them: `[\\p{Script=Greek}]u`.',
    example: 'Start = [\\p{Letters}]u',
  },
  unclosed: {
    explanation:
      'A string, class, comment, code block or group has no end. Strings and classes end in their line, groups in their rule.',
    example: 'Start = "a',
  },
  'brace-in-code': {
    explanation:
      'Code in a grammar ends at the brace that closes its first one. Braces in strings and regular expressions of the code also count: write them as `\\x7d`.',
    example: 'Start = "a" { return "}"; }',
  },
  'label-comparison': {
    explanation:
      'A grammar compares texts of labels only for equality: `&=close<=open>` and `!=close<=open>`. Everything else, such as an order of numbers, is an external predicate: a function that you pass to the parser.',
    example: 'Range = from:[0-9] "-" to:[0-9] !(to<=from)',
  },
  'unclosed-list': {
    explanation: 'The list of parameters or arguments after the name of a rule ends with `>`.',
    example: 'Start = List<"a"\nList<Item> = Item*',
  },
  'misplaced-list': {
    explanation:
      'Arguments are written directly after the name of the rule that takes them, not after a label or another name.',
    example: 'Start = a<Item>:Item\nItem = "i"',
  },
  'missing-argument': {
    explanation: 'Something is missing between two commas of a list of arguments, or in an empty list.',
    example: 'Start = List<>\nList<Item> = Item*',
  },
  'inner-definition': {
    explanation: 'An argument or a group is an expression: a rule is defined on a line of its own.',
    example: 'Start = List<"a"\nB = "b">\nList<Item> = Item*',
  },
  'parameter-name': {
    explanation: 'Parameters of a rule are names, which stand for the arguments of its uses.',
    example: 'Start = List<"a">\nList<"a"> = "a"*',
  },
  'repeated-parameter': {
    explanation: 'The parameters of a rule need different names.',
    example: 'Start = Pair<"a", "b">\nPair<X, X> = X',
  },
  'deep-groups': {
    explanation: 'Groups can be nested up to 100 levels deep. Define a rule for the inner ones.',
    example: 'a rule with 101 groups, each inside another one',
  },
  'deep-code': {
    explanation: 'The braces of code are nested so deeply that the reader of grammars exhausts its stack.',
    example: 'an action with thousands of braces, each inside another one',
  },
  'unread-rules': {
    explanation:
      'After a hundred syntax errors, and fewer in a long text, the rest of a grammar is not read. Fix the first errors; they are often the cause of others.',
    example: 'a hundred rules, and each begins with a bracket that closes nothing: A = ]',
  },
  'deep-expressions': {
    explanation:
      'Rules or expressions are nested so deeply that the generator exhausts its stack. Define rules for inner parts.',
    example: 'a rule with thousands of prefixes, one after another: Start = $$$$… "a"',
  },
  'unknown-rule': {
    explanation:
      'No rule of this grammar, and nothing that it imports, has this name. Names are case-sensitive. A similar name is proposed if there is one.',
    example: 'Start = Itm\nItem = "a"',
  },
  'repeated-rule': {
    explanation: 'A rule is defined once. Join the definitions as alternatives, or rename one of them.',
    example: 'Start = Item\nItem = "a"\nItem = "b"',
  },
  'unused-rule': {
    explanation:
      'No start rule uses this rule, directly or through others, so no text is read with it. Name it with `--start` if texts should begin with it.',
    example: 'Start = "a"\nspare = "b"',
  },
  'self-import': {
    explanation:
      'A grammar, or a file that it imports, imports the grammar itself. Move the shared rules to a third file.',
    example: 'import { Start } from "./grammar.peggy"\nStart = "a"',
  },
  'unknown-library': {
    explanation:
      'The name before the dot is that of an import: `import names from "./names.peggy"`, then `names.Word`.',
    example: 'Start = names.Word',
  },
  'unknown-imported-rule': {
    explanation: 'The imported file has no rule of this name.',
    example: 'import { World } from "./words.peggy"\nStart = World',
  },
  'imported-twice': {
    explanation: 'An imported rule has the name of a rule of this grammar. Import it under another name with `as`.',
    example: 'import { Word } from "./words.peggy"\nStart = Word\nWord = "a"',
  },
  'first-rule-parameters': {
    explanation: 'Reading starts with the first rule, and nothing gives its parameters a value there.',
    example: 'List<Item> = Item*\nStart = List<"a">',
  },
  'unused-parameter': {
    explanation: 'The rule takes an argument that it does not use.',
    example: 'Start = Both<"a", "b">\nBoth<X, Y> = X',
  },
  'argument-count': {
    explanation: 'A use of a rule with parameters needs exactly one argument for each.',
    example: 'Start = List<"a", ",">\nList<Item> = Item*',
  },
  'needless-arguments': {
    explanation: 'The rule or parameter has no parameters of its own.',
    example: 'Start = Item<"a">\nItem = "i"',
  },
  'growing-arguments': {
    explanation:
      'Rules with parameters are copied for each different list of arguments. Here the arguments grow with each step, so there would be no end.',
    example: 'Start = Nest<"a">\nNest<X> = X / Nest<("(" X ")")>',
  },
  'too-many-copies': {
    explanation:
      'Rules with parameters are copied for each different list of arguments, and the copies have become too many. Rules that use several others twice, with different arguments, double the number with each step.',
    example: 'twenty rules, each of which uses the next one with two different arguments',
  },
  'unknown-flag': {
    explanation: '`--flag` sets flags that alternatives of the grammar begin with: `#sqlite "ROWID"`.',
    example: 'ludogram generate sql.peggy --flag sqlite3',
  },
  'empty-flag': {
    explanation:
      'A flag is the condition of an alternative, which must follow it. Write `""` for one that matches nothing.',
    example: 'Start = #f / "a"',
  },
  'late-flag': {
    explanation: 'A flag decides about a whole alternative, so it is written at its beginning.',
    example: 'Start = "a" #f "b"',
  },
  'no-alternative': {
    explanation: 'Every alternative of the first rule has a flag as its condition, and none of them applies.',
    example: 'Start = #f "a"',
  },
  'unknown-start-rule': {
    explanation: '`--start` names a rule that the grammar does not have.',
    example: 'ludogram generate list.peggy --start Lists',
  },
  'start-rule-parameters': {
    explanation: '`--start` names a rule with parameters, and nothing gives them a value.',
    example: 'ludogram generate list.peggy --start List',
  },
  action: {
    explanation:
      'A grammar carries no code. The tree has a node for each rule, and functions over the tree replace actions. `ludogram migrate` rewrites what it can; `--ignore-code` drops all actions, which leaves the language as it is.',
    example: 'Start = "a" { return 1; }',
  },
  'braces-count': {
    explanation: 'Braces are code. The number of a repetition is written between bars: `"a"|2|`, `"a"|2..3|`.',
    example: 'Start = "a"{2}',
  },
  predicate: {
    explanation:
      'A grammar carries no code. A test of a label (`!=name<Keyword>`), a back reference (`=name`), a test of a column or a declared `external` predicate replaces most predicates; `ludogram migrate` rewrites those that it recognizes. `--ignore-predicates` drops all of them, so that other texts match.',
    example: 'Start = &{ return true; } "a"',
  },
  initializer: {
    explanation:
      'A grammar carries no code. The block defines what actions and predicates use; `--ignore-code` drops it together with the actions.',
    example: '{ const x = 1; }\nStart = "a"',
  },
  'literal-case': {
    explanation:
      "The case of some characters changes the length of a text, so `i` can't ignore it. Spell the variants out.",
    example: 'Start = "İ"i',
  },
  'bare-test': {
    explanation: 'A test consumes nothing: `&` before it requires that it succeeds, `!` that it fails.',
    example: 'Start = name:[a-z]+ =name<"if">',
  },
  'column-arguments': {
    explanation: 'A test of the column compares the current column with that of a label, and has no arguments.',
    example: 'Start = a:"a" ^=a<"b"> "c"',
  },
  'predicate-argument': {
    explanation: 'An external predicate is a function of the text of a label, or of no text. It takes nothing else.',
    example: 'external isType\nStart = &isType<"a"> "a"',
  },
  'too-many-words': {
    explanation:
      'A test of a label compares its text with a list of words, which the generator writes out. Repetitions and classes of many characters match too many texts for that.',
    example: 'Start = name:[a-z]+ !=name<Other>\nOther = [a-z]+',
  },
  'unknown-label': {
    explanation: 'A back reference, a test or a bound names a label of the same rule. This rule has no such label.',
    example: 'Start = quote:["\'] [a-z]* =quot',
  },
  'repeated-label': {
    explanation: 'A label is used once in a sequence. Labels in different alternatives can be the same.',
    example: 'Start = x:"a" x:"b"',
  },
  'reversed-bounds': {
    explanation: 'The first bound of a repetition is the lowest number, the second one the highest.',
    example: 'Start = "a"|3..2|',
  },
  'endless-repetition': {
    explanation:
      'A repetition of something that can match nothing would never end. Make what it repeats consume a character.',
    example: 'Start = ("a"?)*',
  },
  'left-recursion': {
    explanation:
      'The rule calls itself before it consumes anything. `--no-left-recursion` makes this an error; without it, left recursion is read as a repetition.',
    example: 'ludogram generate sum.peggy --no-left-recursion',
  },
  'shared-error-production': {
    explanation:
      'An error production recovers in one choice. A second choice needs one of its own, which can have the same body.',
    example: 'Start = (B / BadError) (B / BadError)\nB = "b"\nBadError = .',
  },
  'misplaced-error-production': {
    explanation:
      'An error production, a rule whose name ends in `Error`, is tried when the alternatives before it fail, so it must be an alternative after them. Other rules need other names.',
    example: 'Start = BadError / B\nB = "b"\nBadError = .',
  },
  'unused-error-production': {
    explanation:
      "An error production, a rule whose name ends in `Error`, can't be a start rule, and nothing uses this one.",
    example: 'Start = "a"\nBadError = .',
  },
  'hidden-alternative': {
    explanation:
      'The first alternative that matches is taken, and an earlier one matches whenever this one would. Put the longer one first.',
    example: 'Start = "a" / "ab"',
  },
  'hidden-part': {
    explanation:
      'A repetition takes as much as it can and gives nothing back, so what follows it never finds its text.',
    example: 'Start = [a-z]* "z"',
  },
  'lost-operator': {
    explanation: 'The tree has no node for fixed text without a label, so it does not show which of the texts matched.',
    example: 'Start = Item (("+" / "-") Item)*\nItem = [0-9]+',
  },
  'lost-node': {
    explanation:
      'A model has the parts that have labels. A node without one is in the tree, but not in the model that `generate --emit model` writes, so the text that the model is printed as lacks it, or has the same text each time. If no part of a rule has a label, the model has the text of its node, without the parts of the nodes inside.',
    example: 'Sum = left:Sum "+" right:Number / Number\nNumber = [0-9]+',
  },
  'lost-order': {
    explanation:
      'A label in a repetition is a list in the model that `generate --emit model` writes. Several labels are several lists, and the text that the model is printed as has one after the other. Under one label, a list can have several kinds of nodes; and with a rule of its own, each repetition is one element of a list.',
    example: 'Game = (moves:Move / notes:Note)*\nMove = [a-h] [1-8]\nNote = "{" [^}]* "}"',
  },
  'lost-label': {
    explanation:
      'A label names nodes that have no label of their own. Here every node inside has one, so this label has no effect. Drop it, or capitalize the name of the rule: then the nodes are inside one node, which has the label.',
    example: 'Start = all:pair\npair = a:Item b:Item\nItem = "i"',
  },
  'no-nodes': {
    explanation:
      'Rules whose names begin with a capital letter make nodes, and this grammar has none. `--nodes auto` selects rules by what they match, `--nodes all` takes every rule.',
    example: 'start = "a"',
  },
  'optional-root': {
    explanation:
      'A tree has a root only if the start rule matches and makes a node, so programs must handle `undefined`. A rule that matches every text always has one: end it with an alternative that is an error production.',
    example: 'ludogram generate of Start = "a", which is not in every text',
  },
  'no-model': {
    explanation:
      'A model is read from the node of a start rule. Rules whose names begin with a capital letter make nodes; `--nodes auto` selects rules by what they match.',
    example: 'ludogram generate --emit model of start = "a"',
  },
  'too-many-labels': {
    explanation: 'The number of a label must fit into its part of a node.',
    example: 'a grammar with thousands of different labels',
  },
  'too-many-node-rules': {
    explanation: 'The number of a rule must fit into its part of a node. Rules that make no nodes do not count.',
    example: 'a grammar with thousands of capitalized rules',
  },
  'too-many-characters': {
    explanation: 'Characters outside ASCII are divided into classes that no part of the grammar distinguishes.',
    example: 'a grammar with 200 different letters of Chinese, each in a literal of its own',
  },
  'taken-name': {
    explanation:
      'A module that a bundler makes from a grammar exports `parse` and `language`. With `--nodes all`, a rule of this name would also be exported.',
    example: "import { parse } from './my.peggy', where the grammar has a rule parse that makes nodes",
  },
  'ebnf-syntax': {
    explanation: '`ludogram ebnf` could not read the text at this location.',
    example: "ludogram ebnf of name = 'a' | ;",
  },
  'other-dialect': {
    explanation: 'The text is in none of the notations of grammars that `ludogram ebnf` reads.',
    example: 'ludogram ebnf of an empty file',
  },
  'unknown-production': {
    explanation: 'No production of the EBNF has this name.',
    example: 'ludogram ebnf of name = other;',
  },
  'repeated-production': {
    explanation: 'Two productions of the EBNF have the same name. Join them as alternatives.',
    example: "ludogram ebnf of name = 'a'; name = 'b';",
  },
}));
