import { defineDiagnostics } from '../../diagnostics/define-diagnostics.js';

/** The problem as another reader or stage words it. */
interface Worded {
  readonly problem: string;
}

/** A name that is unknown, and the similar one that was probably meant. */
interface Unknown {
  readonly name: string;
  readonly near: string | undefined;
}

const meantBy = ({ near }: Pick<Unknown, 'near'>): string => (near === undefined ? '' : `: did you mean "${near}"?`);

/** Why a grammar can't be read: the codes of the stage `read`. */
const READING = {
  'unreadable-file': {
    severity: 'error',
    message: ({ file, reason }: { file: string; reason?: string }) =>
      `can't read the grammar ${file}${reason === undefined ? '' : `: ${reason}`}`,
    fixes: { 'write "{file}"': 'unsafe' },
  },
  'hash-comment': {
    severity: 'error',
    message: 'a comment begins with //, not with #',
    fixes: { 'write //': 'safe' },
  },
  'definition-sign': {
    severity: 'error',
    message: ({ problem }: Worded) => problem,
    fixes: { 'write =': 'safe' },
  },
  syntax: {
    severity: 'error',
    message: ({ problem }: Worded) => problem,
    fixes: { 'insert {text}': 'unsafe', 'write {text}': 'unsafe', 'drop {text}': 'unsafe' },
  },
  'reversed-range': {
    severity: 'error',
    message: ({ problem }: Worded) => problem,
    fixes: { 'write {range}': 'safe' },
  },
  'unknown-property': {
    severity: 'error',
    message: ({ problem }: Worded) => problem,
    fixes: { 'write {property}': 'unsafe' },
  },
  unclosed: {
    severity: 'error',
    message: 'this {what} is not closed: expected {closer} before the end of the {boundary}{hint}',
    fixes: { 'insert {closer}': 'unsafe' },
  },
  'brace-in-code': {
    severity: 'error',
    message: 'this brace ends the code block, even in a string or a regular expression: expected \\x7d instead',
    fixes: { 'write \\x7d': 'safe' },
  },
  'unclosed-list': {
    severity: 'error',
    message: 'this list is not closed: expected > after its last part',
    fixes: { 'write =': 'safe', 'insert >': 'unsafe' },
  },
  'misplaced-list': {
    severity: 'error',
    message: 'a list of arguments must directly follow the name of a rule',
    fixes: { 'drop the list': 'unsafe' },
  },
  'missing-argument': {
    severity: 'error',
    message: 'expected an argument',
    fixes: { 'insert ""': 'unsafe' },
  },
  'inner-definition': {
    severity: 'error',
    message: "{what} can't define a rule",
    fixes: { 'drop this definition': 'unsafe' },
  },
  'parameter-name': {
    severity: 'error',
    message: 'expected a name of a parameter of "{rule}"',
    fixes: { 'write {name}': 'unsafe' },
  },
  'repeated-parameter': {
    severity: 'error',
    message: 'rule "{rule}" has two parameters named "{name}"',
    fixes: { 'write {name}': 'unsafe' },
  },
  'deep-groups': {
    severity: 'error',
    message: 'groups are nested more than {most} levels deep: define a rule for the inner ones',
  },
  'deep-code': { severity: 'error', message: 'the braces of this code are nested too deeply' },
  'unread-rules': { severity: 'error', message: 'the rules from here on were not read: repair the errors above first' },
  'deep-expressions': { severity: 'error', message: 'the expressions are nested too deeply' },
} as const;

/** Names that mean nothing, or two things: the codes of the stage `resolve`. */
const NAMES = {
  'unknown-rule': {
    severity: 'error',
    message: ({ what = 'rule', ...name }: Unknown & { what?: string }) =>
      `unknown ${what} "${name.name}"${meantBy(name)}`,
    fixes: { 'write {name}': 'unsafe', 'define the rule {name}': 'unsafe' },
  },
  'repeated-rule': {
    severity: 'error',
    message: 'rule "{name}" is already defined at {where}',
    fixes: { 'drop this definition of {name}': 'safe', 'rename this rule to {name}': 'unsafe' },
  },
  'unused-rule': {
    severity: 'warning',
    message: 'rule "{name}" is not used',
    fixes: { 'drop the rule {name}': 'unsafe' },
  },
  'self-import': {
    severity: 'error',
    message: "a grammar can't import itself",
    fixes: { 'drop the import': 'unsafe' },
  },
  'unknown-library': {
    severity: 'error',
    message: 'nothing is imported as "{name}"',
    fixes: { 'write {name}': 'unsafe', 'define the rule {name} here': 'unsafe' },
  },
  'unknown-imported-rule': {
    severity: 'error',
    message: ({ module, ...name }: Unknown & { module: string }) =>
      `${module} has no rule "${name.name}"${meantBy(name)}`,
    fixes: { 'write {name}': 'unsafe', 'define the rule {name}': 'unsafe' },
  },
  'imported-twice': {
    severity: 'error',
    message: 'rule "{name}" of {module} is already defined here',
    fixes: { 'import it as {name}': 'unsafe', 'rename {name} to {other}': 'unsafe' },
  },
  'first-rule-parameters': {
    severity: 'error',
    message: 'the first rule is a start rule, so it can\'t have parameters: put another rule before "{name}"',
    fixes: { 'add a first rule': 'unsafe', 'move {name} to the end': 'unsafe' },
  },
  'unused-parameter': {
    severity: 'warning',
    message: 'parameter "{name}" of "{rule}" is not used',
    fixes: { 'drop the parameter {name} and its arguments': 'unsafe' },
  },
  'argument-count': {
    severity: 'error',
    message: ({
      name,
      parameters,
      given,
    }: {
      name: string;
      parameters: readonly string[];
      given: number | undefined;
    }) =>
      `"${name}" takes ${parameters.length} argument${parameters.length === 1 ? '' : 's'}${given === undefined ? '' : `, not ${given}`}: ${name}<${parameters.join(', ')}>`,
    fixes: { 'write {use}': 'unsafe', 'add {arguments}': 'unsafe', 'drop the last arguments': 'unsafe' },
  },
  'needless-arguments': {
    severity: 'error',
    message: ({ name, what }: { name: string; what?: string }) =>
      `${what === undefined ? '' : `${what} `}"${name}" takes no arguments`,
    fixes: { 'drop the arguments': 'unsafe' },
  },
  'growing-arguments': {
    severity: 'error',
    message:
      '"{rule}" can\'t be expanded: the arguments of "{name}" grow each time that "{rule}" comes back to this use',
    fixes: { 'write {parameters}': 'unsafe' },
  },
  'too-many-copies': {
    severity: 'error',
    message: 'the rules with parameters make more than {most} expressions; the last is a copy of "{name}"',
  },
  'unknown-flag': { severity: 'error', message: 'unknown flag "{name}": {instead}' },
  'empty-flag': {
    severity: 'error',
    message: 'expected an alternative after the flag "{flag}"',
    fixes: { 'insert ""': 'unsafe' },
  },
  'late-flag': {
    severity: 'error',
    message: 'the flag "{flag}" must be at the beginning of an alternative',
    fixes: { 'move #{flag} to the beginning of the alternative': 'unsafe' },
  },
  'no-alternative': { severity: 'error', message: 'the first rule "{name}" has no alternative for these flags' },
  'unknown-start-rule': {
    severity: 'error',
    message: (name: Unknown) => `the grammar has no rule "${name.name}" to start with${meantBy(name)}`,
  },
  'start-rule-parameters': {
    severity: 'error',
    message: 'the rule "{name}" has parameters: it can\'t be a start rule',
  },
} as const;

/** Code and tests in rules: codes of the stage `resolve`, too. */
const PARTS = {
  action: {
    severity: 'error',
    message: ({ problem }: Worded) => problem,
    fixes: { 'drop the action': 'unsafe' },
  },
  'braces-count': {
    severity: 'error',
    message: ({ problem }: Worded) => problem,
    fixes: { 'write {bounds}': 'unsafe' },
  },
  predicate: {
    severity: 'error',
    message: ({ problem }: Worded) => problem,
    fixes: { "replace the predicate by ''": 'unsafe', 'write {bounds}': 'unsafe' },
  },
  initializer: {
    severity: 'error',
    message: ({ problem }: Worded) => problem,
    fixes: { 'drop the code': 'unsafe' },
  },
  'literal-case': {
    severity: 'error',
    message: ({ problem }: Worded) => problem,
    fixes: { 'write {text}': 'safe' },
  },
  'bare-test': {
    severity: 'error',
    message: '{what} consumes nothing: write & or ! before it',
    fixes: { 'write & before the test': 'unsafe' },
  },
  'column-arguments': {
    severity: 'error',
    message: 'a test of the column takes no arguments',
    fixes: { 'drop the list': 'unsafe' },
  },
  'predicate-argument': {
    severity: 'error',
    message: 'the predicate "{name}" takes the text of one label: {name}<={label}>',
    fixes: { 'write {use}': 'unsafe' },
  },
  'too-many-words': {
    severity: 'error',
    message: 'a label can be compared with a limited number of words: this matches too many texts',
  },
  'unknown-label': {
    severity: 'error',
    message: ({ rule, ...name }: Unknown & { rule: string }) =>
      `the rule "${rule}" has no label "${name.name}"${meantBy(name)}`,
    fixes: {
      'write {name}': 'unsafe',
      'label {part} with {label}': 'unsafe',
      'replace the back reference by ""': 'unsafe',
    },
  },
  'repeated-label': {
    severity: 'error',
    message: 'label "{name}" is already used at {where} in the same sequence',
    fixes: { 'rename this label to {name}': 'unsafe' },
  },
  'reversed-bounds': {
    severity: 'error',
    message: 'the lower bound is above the upper bound',
    fixes: { 'write {bounds}': 'safe' },
  },
} as const;

/** Rules that can't do what they seem to: the codes of the stages `check` and `optimize`. */
const RULES = {
  'endless-repetition': {
    severity: 'error',
    message: 'possible endless loop: "{rule}" repeats something that can match nothing',
    fixes: { 'drop {sign}': 'unsafe' },
  },
  'left-recursion': {
    severity: 'error',
    message: 'left recursion: "{name}" can call itself before it consumes anything ({cycle})',
    fixes: { 'write a repetition': 'unsafe' },
  },
  'shared-error-production': {
    severity: 'error',
    message: 'the error production "{name}" is used in more than one choice; give each its own',
    fixes: { 'give this choice its own {name}': 'unsafe' },
  },
  'misplaced-error-production': {
    severity: 'error',
    message: 'the error production "{name}" must be an alternative of a choice, after what it recovers from',
    fixes: { 'move {name} to the end': 'unsafe', 'rename {name} to {other}': 'unsafe' },
  },
  'unused-error-production': {
    severity: 'error',
    message: 'the error production "{name}" is used nowhere; it can\'t be a start rule',
    fixes: { 'rename {name} to {other}': 'unsafe' },
  },
  'hidden-alternative': {
    severity: 'warning',
    message: ({ index, matching, example }: { index: number; matching: string; example: string | undefined }) =>
      `alternative ${index} is never reached: ${matching} matches ${example === undefined ? 'every text' : `the beginning of ${example} first`}`,
    fixes: { 'drop alternative {index}': 'safe', 'move alternative {index} before {other}': 'unsafe' },
  },
  'hidden-part': {
    severity: 'warning',
    message: 'the next part {never}: this part takes {example} first',
    fixes: { 'write {text}': 'unsafe' },
  },
  'lost-operator': {
    severity: 'warning',
    message: 'no node records which of {texts} matched: write {label}: before it',
    fixes: { 'write {label}:': 'unsafe' },
  },
  'lost-label': {
    severity: 'warning',
    message: 'label "{name}" {found}: each node inside has a label of its own',
    fixes: { 'drop the label': 'unsafe', 'drop these labels': 'unsafe' },
  },
  'no-nodes': {
    severity: 'warning',
    message: 'the grammar has no capitalized rule, so its trees have no nodes: try --nodes auto',
    fixes: { 'rename {name} to {other}': 'unsafe' },
  },
  'optional-root': {
    severity: 'warning',
    message: 'the type of the root of trees of "{name}" includes undefined: {reason}',
  },
  'too-many-labels': { severity: 'error', message: 'a grammar can have at most {most} different labels' },
  'too-many-node-rules': { severity: 'error', message: 'a grammar can have at most {most} node rules' },
  'too-many-characters': {
    severity: 'error',
    message: 'the grammar distinguishes {count} classes of characters outside ASCII: at most 128 are possible',
  },
  'taken-name': {
    severity: 'error',
    message:
      'the rule "{name}" makes nodes, but the module of the grammar exports its {what} under this name; call the rule something else',
  },
} as const;

/** Why a text is no EBNF: the codes of `ludogram ebnf`. */
const EBNF = {
  'ebnf-syntax': { severity: 'error', message: ({ problem }: Worded) => problem },
  'other-dialect': {
    severity: 'error',
    message: "this is {what}; ludogram reads ISO 14977 EBNF, with productions such as name = 'a' | b;",
  },
  'unknown-production': { severity: 'error', message: 'unknown production "{name}"' },
  'repeated-production': { severity: 'error', message: 'production "{name}" is defined twice' },
} as const;

/** The diagnostics of grammars, by the stages of the generator that report them. */
export const grammarCodes = /* @__PURE__ */ defineDiagnostics('grammar', {
  ...READING,
  ...NAMES,
  ...PARTS,
  ...RULES,
  ...EBNF,
});

/** The name of a diagnostic of a grammar, the part of its code after the slash. */
export type GrammarCode = keyof typeof grammarCodes.rows;
