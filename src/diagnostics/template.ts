/** The values of a template, by the names in its braces. */
export interface TemplateValues {
  readonly [name: string]: string | number;
}

/** The names in braces of a template. */
export type NamesIn<Template extends string> = Template extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** Returns a template with its values in place of the names in braces. */
export function fillTemplate(template: string, values: TemplateValues = {}): string {
  return template.includes('{') ? template.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name])) : template;
}
