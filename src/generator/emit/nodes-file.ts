import { BUILTIN_KINDS } from '../../cst/language.js';
import type { Rule } from '../ir.js';
import type { FileOptions } from './parser-file.js';
import type { Plan } from './plan.js';
import { type FieldShape, type NodeShape, nodeShapes } from './shape.js';
import { spellings } from './spellings.js';
import { banner, CodeWriter, commentText, quoted } from './writer.js';

/** `nodes.ts`: kinds, fields, one view class a node rule, guards and the visitor. */
export function nodesFile(plan: Plan, options: FileOptions): string {
  const { grammar } = plan;
  const rules = [...grammar.rules.values()].filter((rule) => rule.kind !== undefined);
  const shapes = nodeShapes(plan);
  const out = new CodeWriter();
  const imports = [...BUILTIN_KINDS, 'Node', 'type ViewConstructor'].sort();
  out.line(`import { ${imports.join(', ')} } from '${options.runtime}';`);
  out.line();
  constants('Kind', 'Kind numbers of this grammar.', [...grammar.kinds.entries()], out);
  out.line('/** The number of any kind. */');
  out.line('export type Kind = (typeof Kind)[keyof typeof Kind];');
  out.line();
  constants('Field', 'Field numbers of this grammar.', [...grammar.fields.entries()].slice(1), out);
  for (const rule of rules) view(rule, shapes.get(rule.name)!, plan, out);
  const names = [...BUILTIN_KINDS, ...rules.map((rule) => rule.name)];
  out.line('/** A node of any kind. */');
  out.line(`export type AnyNode =\n${names.map((name) => `  | ${name}`).join('\n')};`);
  out.line();
  out.line('/** View classes by kind number. */');
  out.block(
    'export const views: readonly ViewConstructor[] = [',
    () => {
      for (const name of names) out.line(`${name},`);
    },
    '];',
  );
  out.line();
  for (const { name } of rules) {
    out.line(`export const is${name} = (node: Node): node is ${name} => node instanceof ${name};`);
  }
  out.line();
  visitor(names, out);
  return `${banner(options.grammarFile)}\n${out}`;
}

function constants(name: string, about: string, entries: [number, string][], out: CodeWriter): void {
  out.line(`/** ${about} */`);
  if (entries.length === 0) out.line(`export const ${name} = {} as const;`);
  else {
    out.block(
      `export const ${name} = {`,
      () => {
        for (const [number, key] of entries) out.line(`${key}: ${number},`);
      },
      '} as const;',
    );
  }
  out.line();
}

function view(rule: Rule, shape: NodeShape, plan: Plan, out: CodeWriter): void {
  out.line('/**');
  for (const line of rule.source.split(/\r\n|[\r\n]/)) out.line(` *     ${commentText(line)}`.trimEnd());
  out.line(' */');
  out.block(`export class ${rule.name} extends Node {`, () => {
    out.block(`override get kind(): typeof Kind.${rule.name} {`, () => out.line(`return Kind.${rule.name};`));
    const few = spellings(rule.body, plan.grammar);
    if (few !== undefined) {
      const type = literalUnion(few);
      out.block(`override get text(): ${type} {`, () => out.line(`return super.text as ${type};`));
    }
    for (const [field, of] of shape) accessor(plan.grammar.fields[field]!, of, out);
  });
  out.line();
}

function accessor(label: string, shape: FieldShape, out: CodeWriter): void {
  const one = typeOf(shape);
  if (shape.max > 1) {
    const list = one.includes(' ') ? `(${one})[]` : `${one}[]`;
    out.block(`get ${label}(): ${list} {`, () => out.line(`return this.childList(Field.${label}) as ${list};`));
  } else {
    const type = shape.min === 0 ? `${one} | undefined` : one;
    out.block(`get ${label}(): ${type} {`, () => out.line(`return this.child(Field.${label}) as ${type};`));
  }
}

function typeOf({ kinds, token }: FieldShape): string {
  const few = token?.spellings;
  const tokenType = token && (few === undefined ? 'Token' : `Token<${literalUnion(few)}>`);
  return [...kinds, ...(tokenType === undefined ? [] : [tokenType])].join(' | ');
}

/** A TypeScript type for one of several texts. */
export function literalUnion(texts: readonly string[]): string {
  return texts.map(quoted).join(' | ');
}

function visitor(names: readonly string[], out: CodeWriter): void {
  out.line('/** One function a kind: leaving one out is a compile error. */');
  out.block('export interface Visitor<$Result> {', () => {
    for (const name of names) out.line(`${name}(node: ${name}): $Result;`);
  });
  out.line();
  out.line('/** Calls the function of `visitor` for the kind of `node`. */');
  out.block('export function visit<$Result>(node: Node, visitor: Visitor<$Result>): $Result {', () => {
    out.line('const name = node.kindName as keyof Visitor<$Result>;');
    out.line('return (visitor[name] as (node: Node) => $Result)(node);');
  });
}
