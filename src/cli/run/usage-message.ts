import { orList, visibleLine } from '../../diagnostics/index.js';

/** A message of commander, and the message that the command line prints in its place. */
type Rewording = readonly [pattern: RegExp, write: (groups: string[]) => string];

const suggested = (names: string | undefined): string => (names === undefined ? '' : `: did you mean ${names}?`);
const choices = (list: string): string => orList(list.split(', '));
const wrongValue = (value: string, of: string, expected: string): string =>
  `${JSON.stringify(value)} isn't a value of ${of.replace(/^-\w, /, '')}: expected ${expected}`;

/** Commander adds names of similar verbs and options in a second line. */
const SIMILAR = String.raw`(?:\n\(Did you mean (?:one of )?(.*?)\?\))?$`;

const REWORDINGS: readonly Rewording[] = [
  [new RegExp(`^unknown command '(.*)'${SIMILAR}`, 's'), ([name, near]) => `unknown verb "${name}"${suggested(near)}`],
  [new RegExp(`^unknown option '(.*)'${SIMILAR}`, 's'), ([name, near]) => `unknown option ${name}${suggested(near)}`],
  [
    /^option '(.*?)' argument '(.*)' is invalid\. Allowed choices are (.*)\.$/s,
    ([flags = '', value = '', list = '']) => wrongValue(value, flags, choices(list)),
  ],
  [
    /^option '(.*?)' argument '(.*)' is invalid\. (.*)$/s,
    ([flags = '', value = '', expected = '']) => wrongValue(value, flags, expected),
  ],
  [
    /^command-argument value '(.*)' is invalid for argument '(.*?)'\. Allowed choices are (.*)\.$/s,
    ([value = '', name, list = '']) => wrongValue(value, `<${name}>`, choices(list)),
  ],
  [/^option '(.*?)' argument missing$/, ([flags]) => `${flags} needs a value`],
  [/^missing required argument '(.*?)'$/, ([name]) => `<${name}> is missing`],
  [/^required option '(.*?)' not specified$/, ([flags]) => `${flags} is missing`],
  [
    /^too many arguments(?: for '.*')?\. Expected (\d+) arguments? but got (\d+)\.?$/s,
    ([expected, got]) => `too many arguments: expected ${expected}, got ${got}`,
  ],
];

/**
 * Returns a message of commander about wrong usage in the form of all other messages: what is wrong, then what was
 * expected. A message that is not known stays as it is.
 */
export function usageMessage(text: string): string {
  const message = text.replace(/^error: /, '').trimEnd();
  for (const [pattern, write] of REWORDINGS) {
    const found = pattern.exec(message);
    if (found !== null) return `error: ${visibleLine(write(found.slice(1)))}\n`;
  }
  return text;
}
