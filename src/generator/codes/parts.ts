import { meantBy, type UnknownName, type WordedProblem } from './words.js';

/** Diagnostics of actions, predicates and tests in rules, reported by the stages `read` and `resolve`. */
export const PART_CODES = {
  action: {
    severity: 'error',
    message: ({ problem }: WordedProblem) => problem,
    fixes: { 'drop the action': 'unsafe' },
  },
  'braces-count': {
    severity: 'error',
    message: ({ problem }: WordedProblem) => problem,
    fixes: { 'write {bounds}': 'unsafe' },
  },
  predicate: {
    severity: 'error',
    message: ({ problem }: WordedProblem) => problem,
    fixes: { "replace the predicate by ''": 'unsafe', 'write {test}': 'unsafe' },
  },
  initializer: {
    severity: 'error',
    message: ({ problem }: WordedProblem) => problem,
    fixes: { 'drop the code': 'unsafe' },
  },
  'literal-case': {
    severity: 'error',
    message: ({ problem }: WordedProblem) => problem,
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
    message: ({ rule, ...name }: UnknownName & { rule: string }) =>
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
