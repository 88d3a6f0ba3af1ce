import { BUILTIN_KINDS } from '../../cst/tree/language.js';
import { fieldName, isFragment, lookUp, type Rule } from '../ir.js';
import type { FileOptions } from './parser/parser-file.js';
import { importOf, type Names, propertyKey } from './plan/names.js';
import { type FieldShape, type NodeShape, nodeShapes } from './plan/node-shape.js';
import type { Plan } from './plan/plan.js';
import { spellings } from './plan/spellings.js';
import { banner, CodeWriter, quoted } from './writer.js';

/** Writes `nodes.ts`: kinds, fields, one view class per node rule, guards and the visitor. */
export function nodesFile(plan: Plan, options: FileOptions): string {
  const { grammar } = plan;
  const rules = [...grammar.rules.values()].filter((rule) => !isFragment(rule));
  const shapes = nodeShapes(plan);
  const out = new CodeWriter();
  const { names } = plan;
  const builtin = [...BUILTIN_KINDS, 'Node'].map((name) => importOf(name, names.builtin(name)));
  out.line(`import { ${[...builtin, 'type ViewConstructor'].sort().join(', ')} } from '${options.runtime}';`);
  out.line();
  const kinds = names.kinds(grammar);
  const classes = names.classes(grammar);
  constants('Kind', 'Kind numbers of this grammar.', [...kinds.entries()], out);
  out.line('/** The number of any kind. */');
  out.line('export type Kind = (typeof Kind)[keyof typeof Kind];');
  out.line();
  constants('Field', 'Field numbers of this grammar.', [...grammar.fields.entries()].slice(1), out);
  for (const rule of rules) view(rule, lookUp(shapes, rule.name), plan, out);
  out.line('/** A node of any kind. */');
  out.line(`export type AnyNode =\n${classes.map((name) => `  | ${name}`).join('\n')};`);
  out.line();
  nodesByKind(kinds, classes, out);
  out.line('/** View classes by kind number. */');
  out.block(
    'export const views: readonly ViewConstructor[] = [',
    () => {
      for (const name of classes) out.line(`${name},`);
    },
    '];',
  );
  out.line();
  const node = names.builtin('Node');
  for (const name of rules.map((rule) => names.classOf(rule.name))) {
    // A parameter with the name of the class would hide it.
    const value = name === 'node' ? 'view' : 'node';
    out.line(`export const is${name} = (${value}: ${node}): ${value} is ${name} => ${value} instanceof ${name};`);
  }
  out.line();
  visitor(kinds, classes, node, out);
  return `${banner(options.grammarFile)}\n${out}`;
}

function constants(name: string, about: string, entries: [number, string][], out: CodeWriter): void {
  out.line(`/** ${about} */`);
  if (entries.length === 0) out.line(`export const ${name} = {} as const;`);
  else {
    out.block(
      `export const ${name} = {`,
      () => {
        for (const [number, key] of entries) out.line(`${propertyKey(key)}: ${number},`);
      },
      '} as const;',
    );
  }
  out.line();
}

function view(rule: Rule, shape: NodeShape, plan: Plan, out: CodeWriter): void {
  out.ruleComment(rule.source, '    ');
  const { names } = plan;
  const texts = spellings(rule.body, plan.grammar);
  const types = [`typeof Kind.${rule.name}`, ...(texts === undefined ? [] : [literalUnion(texts)])].join(', ');
  const head = `export class ${names.classOf(rule.name)} extends ${names.builtin('Node')}<${types}> {`;
  if (shape.size === 0) out.line(`${head}}`);
  else {
    out.block(head, () => {
      for (const [field, of] of shape) accessor(fieldName(plan.grammar.fields, field), of, names, out);
    });
  }
  out.line();
}

function accessor(label: string, shape: FieldShape, names: Names, out: CodeWriter): void {
  const { type: elementType, isUnion } = typeOf(shape, names);
  const own = names.accessor(label);
  if (shape.max > 1) {
    const list = isUnion ? `(${elementType})[]` : `${elementType}[]`;
    out.block(`get ${own}(): ${list} {`, () => out.line(`return this.childList(Field.${label}) as ${list};`));
  } else {
    const type = shape.min === 0 ? `${elementType} | undefined` : elementType;
    out.block(`get ${own}(): ${type} {`, () => out.line(`return this.child(Field.${label}) as ${type};`));
  }
}

/** Returns the type of a field's node, and whether it contains a union. */
function typeOf({ kinds, token }: FieldShape, names: Names): { readonly type: string; readonly isUnion: boolean } {
  const texts = token?.spellings;
  const tokenClass = names.builtin('Token');
  const tokenType = token && (texts === undefined ? tokenClass : `${tokenClass}<${literalUnion(texts)}>`);
  const types = [...kinds.map((kind) => names.classOf(kind)), ...(tokenType === undefined ? [] : [tokenType])];
  return { type: types.join(' | '), isUnion: types.length > 1 || (texts !== undefined && texts.length > 1) };
}

/** Returns a TypeScript type for one of several texts. */
export function literalUnion(texts: readonly string[]): string {
  return texts.map(quoted).join(' | ');
}

function nodesByKind(kinds: readonly string[], classes: readonly string[], out: CodeWriter): void {
  out.line('/** The class of the nodes of each kind. */');
  out.block('export interface NodesByKind {', () => {
    for (const [i, kind] of kinds.entries()) out.line(`${propertyKey(kind)}: ${classes[i]!};`);
  });
  out.line();
}

function visitor(kinds: readonly string[], classes: readonly string[], node: string, out: CodeWriter): void {
  out.line('/** One function for each kind: leaving one out is a compile error. */');
  out.block('export interface Visitor<$Result> {', () => {
    for (const [i, kind] of kinds.entries()) out.line(`${propertyKey(kind)}(node: ${classes[i]!}): $Result;`);
  });
  out.line();
  out.line('/** Calls the function of `visitor` for the kind of `node`. */');
  out.block(`export function visit<$Result>(node: ${node}, visitor: Visitor<$Result>): $Result {`, () => {
    out.line('const name = node.kindName as keyof Visitor<$Result>;');
    out.line(`return (visitor[name] as (node: ${node}) => $Result)(node);`);
  });
}
