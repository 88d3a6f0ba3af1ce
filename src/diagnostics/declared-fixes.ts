import { visibleLine } from '../cst/text/visible.js';
import type { Fix, Span, TextEdit } from './diagnostic.js';

/** `safe`: the fix can't change what the author meant; `unsafe`: it guesses a meaning, or drops information. */
export type Safety = 'safe' | 'unsafe';

/** The fixes of one code: titles, and whether each is safe. A title names values in braces: `write "{wanted}"`. */
export type DeclaredFixes = Readonly<Record<string, Safety>>;

/** A declared fix with its edits and the values that its title names. */
export type ReportedFix<Titles extends string> = {
  readonly [Title in Titles]: {
    readonly title: Title;
    readonly edits: readonly TextEdit[];
  } & ([NamesIn<Title>] extends [never]
    ? { readonly values?: TemplateValues }
    : { readonly values: { readonly [Name in NamesIn<Title>]: string | number } });
}[Titles];

/** A fix before its values are put into its title. */
interface Report {
  readonly title: string;
  readonly values?: TemplateValues;
  readonly edits: readonly TextEdit[];
}

/** Returns the fix of a diagnostic: the title with its values, and whether `declared` lists it as safe. */
export function fixOf({ title, values, edits }: Report, declared: DeclaredFixes = {}): Fix {
  return { title: visibleLine(fillTemplate(title, values)), safe: declared[title] === 'safe', edits };
}

/**
 * Returns the declared fix `title` that writes `text` in place of a span; an empty text removes it. A title can name
 * the text: `write "{text}"`.
 */
export const replacement = <const Title extends string>(title: Title, { start, end }: Span, text: string) => ({
  title,
  values: { text },
  edits: [{ start, end, text }],
});

/** The values of a template, by the names in its braces. */
export interface TemplateValues {
  readonly [name: string]: string | number;
}

/** The names in braces of a template. */
export type NamesIn<Template extends string> = Template extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/**
 * Returns a template with its values in place of the names in braces.
 *
 * @throws an error for a name without a value, which only a program can lack that was not compiled
 */
export function fillTemplate(template: string, values: TemplateValues = {}): string {
  return partsOf(template)
    .map((part, i) => (i % 2 === 0 ? part : valueOf(part, values, template)))
    .join('');
}

function valueOf(name: string, values: TemplateValues, template: string): string {
  const value = values[name];
  if (value === undefined) throw new Error(`no value for {${name}} is given: ${template}`);
  return String(value);
}

/** The parts of the templates that were filled: text and names by turns. */
const partsByTemplate = new Map<string, readonly string[]>();

function partsOf(template: string): readonly string[] {
  const parts = partsByTemplate.get(template) ?? template.split(/\{(\w+)\}/);
  partsByTemplate.set(template, parts);
  return parts;
}
