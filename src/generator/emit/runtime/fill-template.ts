import type { CodeWriter } from '../writer.js';

/** The features of a parser, and the texts that a part of a template is filled in with. */
export interface TemplateFilling {
  /** Feature → whether the parser has it. */
  readonly features?: Readonly<Record<string, boolean>>;
  /** Names in the template → the text that replaces them. */
  readonly values?: Readonly<Record<string, string | number>>;
  /** Lists of lines, which replace the sample lines of the template. */
  readonly lines?: Readonly<Record<string, readonly string[]>>;
}

/**
 * Writes a part of a template: keeps the regions whose feature is on, and replaces names and sample lines. The
 * templates are ordinary TypeScript, compiled with all features on, with marks in comments:
 *
 * - `//#if x` … `//#end`: lines of the feature `x`. After `//#if !x`, lines for a parser without it: each begins with
 *   `//: `, so that the compiler sees only one of the two.
 * - A region within a line: the same marks as comments of the other form. A region that begins with a comma belongs to
 *   the text before it, any other to the text after it.
 * - `//#lines x` … `//#end`: a sample of the list of lines `x`.
 *
 * @throws {Error} if the template has a mark that nothing is given for
 */
export function writeTemplate(template: string, filling: TemplateFilling, out: CodeWriter): void {
  for (const line of fillTemplate(template, filling).split('\n')) out.line(line);
}

/** Returns what {@link writeTemplate} writes. */
export function fillTemplate(template: string, { features = {}, values = {}, lines = {} }: TemplateFilling): string {
  const isOn = (condition: string): boolean => {
    const [, not, feature = ''] = /^(!?)(\w+)$/.exec(condition) ?? [];
    return valueNamed(features, feature) === (not === '');
  };
  const filled: string[] = [];
  /** Whether the lines of each open region are kept. */
  const regions: boolean[] = [];
  for (const line of template.split('\n')) {
    const [, mark, name = ''] = MARK.exec(line) ?? [];
    const isKept = !regions.includes(false);
    if (mark === 'end') regions.pop();
    else if (mark === 'if') regions.push(!isKept || isOn(name));
    else if (mark === 'lines') {
      if (isKept) for (const one of valueNamed(lines, name)) filled.push(one);
      regions.push(false);
    } else if (isKept && !IGNORED.test(line)) filled.push(filledLine(line, isOn, values));
  }
  return filled.join('\n');
}

const MARK = /^\s*\/\/#(if|lines|end)(?: (\S+))?$/;
const IGNORED = /^\s*\/\/ prettier-ignore$/;
const AFTER_TEXT = / \/\*#if (\S+)\*\/(,.*?) \/\*#end\*\//g;
const BEFORE_TEXT = /\/\*#if (\S+)\*\/ (.*?) \/\*#end\*\/ /g;

function filledLine(
  line: string,
  isOn: (condition: string) => boolean,
  values: Readonly<Record<string, string | number>>,
): string {
  return line
    .replace('//: ', '')
    .replace(AFTER_TEXT, (_, condition: string, text: string) => (isOn(condition) ? text : ''))
    .replace(BEFORE_TEXT, (_, condition: string, text: string) => (isOn(condition) ? `${text} ` : ''))
    .replace(/[\w$]+/g, (word) => String(Object.hasOwn(values, word) ? values[word] : word));
}

function valueNamed<T>(all: Readonly<Record<string, T>>, name: string): T {
  const value = Object.hasOwn(all, name) ? all[name] : undefined;
  if (value === undefined) throw new Error(`the template has a mark for "${name}", which is not given`);
  return value;
}
