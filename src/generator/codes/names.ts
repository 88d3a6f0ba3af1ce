import { plural } from '../../diagnostics/report/summary.js';
import { meantBy, type UnknownName } from './words.js';

/** Names that mean nothing, or two things: the codes of the stage `resolve`. */
export const NAME_CODES = {
  'unknown-rule': {
    severity: 'error',
    message: ({ what = 'rule', ...name }: UnknownName & { what?: string }) =>
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
    fixes: { 'drop the rule {name}': 'unsafe', 'drop {name} from the import': 'unsafe' },
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
    message: ({ module, ...name }: UnknownName & { module: string }) =>
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
      `"${name}" takes ${plural(parameters.length, 'argument')}${given === undefined ? '' : `, not ${given}`}: ${name}<${parameters.join(', ')}>`,
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
    message: (name: UnknownName) => `the grammar has no rule "${name.name}" to start with${meantBy(name)}`,
  },
  'start-rule-parameters': {
    severity: 'error',
    message: 'the rule "{name}" has parameters: it can\'t be a start rule',
  },
} as const;
