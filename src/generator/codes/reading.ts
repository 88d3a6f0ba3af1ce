import type { WordedProblem } from './words.js';

/** Why a grammar can't be read: the codes of the stage `read`. */
export const READING_CODES = {
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
    message: ({ problem }: WordedProblem) => problem,
    fixes: { 'write =': 'safe' },
  },
  syntax: {
    severity: 'error',
    message: ({ problem }: WordedProblem) => problem,
    fixes: { 'insert {text}': 'unsafe', 'write {text}': 'unsafe', 'drop {text}': 'unsafe' },
  },
  'reversed-range': {
    severity: 'error',
    message: ({ problem }: WordedProblem) => problem,
    fixes: { 'write {range}': 'safe' },
  },
  'unknown-property': {
    severity: 'error',
    message: ({ problem }: WordedProblem) => problem,
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
  'label-comparison': {
    severity: 'error',
    message: "a grammar can't compare labels with {operator}: {advice}",
    fixes: { 'write {test}': 'unsafe' },
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
  'unread-rules': { severity: 'error', message: 'the rules from here on were not read: fix the errors above first' },
  'deep-expressions': { severity: 'error', message: 'the expressions are nested too deeply' },
} as const;
