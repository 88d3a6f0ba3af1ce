import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import peggy, { type ast } from 'peggy';
import tspegjs from 'ts-pegjs';
import { readLinkedGrammar } from '../../src/generator/index.js';
import { ROOT } from '../support/shared.js';

/** A node as the reference parser builds it. */
export interface ReferenceNode {
  readonly kind: string;
  readonly field?: string;
  readonly start: number;
  readonly end: number;
  readonly children: readonly ReferenceNode[];
}

/** Parses a text as a rule, or throws peggy's syntax error. */
export type ReferenceParse = (text: string, options: { readonly startRule: string }) => ReferenceNode;

/** Written into the reference parser before everything else. */
const HEADER = `
interface TreeNode { kind: string; field?: string; start: number; end: number; children: TreeNode[] }
function nodesIn(value: unknown): TreeNode[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  return typeof value === 'object' && value !== null && 'kind' in value ? [value as TreeNode] : [];
}
function labeled(field: string, value: unknown, { start, end }: { start: number; end: number }, comments: string[]): TreeNode {
  const [node] = nodesIn(value).filter((inner) => !comments.includes(inner.kind));
  return node === undefined ? { kind: 'Token', field, start, end, children: [] } : { ...node, field };
}
`;

/** A reference parser, and the TypeScript module that it is compiled from. */
export interface ReferenceParser {
  readonly source: string;
  readonly parse: ReferenceParse;
}

/**
 * The reference parser of a grammar of ours: stock peggy's code for the very same rules, with actions that build plain
 * objects, as a TypeScript module by ts-pegjs. Only `reference-parser.deep.test.ts` needs the types of its rules:
 * inferring and checking them takes longer than all comparisons.
 *
 * @param file grammar, from the root of the repository
 * @param starts rules that a text is read as
 * @param isTyped whether the types of the rules are inferred
 */
export function referenceParser(file: string, starts: readonly string[], isTyped = false): ReferenceParser {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const source = peggy.generate(text, {
    output: 'source',
    format: 'bare',
    allowedStartRules: [...starts],
    plugins: [withActions(join(ROOT, file), text), tspegjs],
    tspegjs: { customHeader: HEADER, skipTypeComputation: !isTyped },
  } as peggy.BuildOptionsBase & { output: 'source' });
  const { code } = transformSync(source, { loader: 'ts', format: 'cjs', target: 'es2022' });
  const module = { exports: {} as { parse: ReferenceParse } };
  new Function('module', 'exports', code)(module, module.exports);
  return { source, parse: module.exports.parse };
}

/**
 * A plugin that links the grammar, gives every node rule and label its action, and keeps rules and classes as written.
 */
function withActions(file: string, text: string): peggy.Plugin {
  return {
    use(config) {
      const passes = config.passes as unknown as Record<string, ((grammar: ast.Grammar) => void)[]>;
      passes.prepare!.unshift((grammar) => {
        Object.assign(grammar, readLinkedGrammar(text, file));
        addActions(grammar);
      });
      passes.transform = passes.transform!.filter(({ name }) => !/removeProxyRules|mergeCharacterClasses/.test(name));
    },
  };
}

type Expression = ast.Expression | ast.Named | ast.Group | ast.Sequence;

function addActions(grammar: ast.Grammar): void {
  const trivia = grammar.rules.filter((rule) => rule.name.startsWith('_'));
  const comments = JSON.stringify([...new Set(trivia.flatMap((rule) => capitalized(rule.expression)))]);
  for (const rule of grammar.rules) {
    const host = rule.expression.type === 'named' ? rule.expression : rule;
    const body = withFields(host.expression as Expression, comments);
    if (!/^\p{Lu}/u.test(rule.name)) host.expression = body as ast.Expression;
    else {
      const code = `const { start, end } = range(); return { kind: ${JSON.stringify(rule.name)}, start, end, children: nodesIn(value) };`;
      host.expression = action(body, code);
    }
  }
}

function capitalized(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'type' in value && value.type === 'rule_ref' ? [(value as ast.RuleReference).name] : [];
  return [...own.filter((name) => /^\p{Lu}/u.test(name)), ...Object.values(value).flatMap(capitalized)];
}

/** `value:(e) { code }` */
function action(e: Expression, code: string): ast.Action {
  const { location } = e;
  const group = { type: 'group', expression: e, location };
  const expression = { type: 'labeled', label: 'value', labelLocation: location, expression: group, location };
  return { type: 'action', expression, code, codeLocation: location, location } as unknown as ast.Action;
}

/** The expression with each label turned into an action on its match. */
function withFields(e: Expression, comments: string): Expression {
  const go = (inner: Expression) => withFields(inner, comments);
  switch (e.type) {
    case 'labeled':
      return labelAt(e.expression as Expression, e.label!, comments);
    case 'sequence':
      return { ...e, elements: e.elements.map((x) => go(x as Expression)) } as Expression;
    case 'choice':
      return { ...e, alternatives: e.alternatives.map((x) => go(x as Expression)) } as Expression;
    case 'repeated':
      return spelledOut(e, go(e.expression as Expression), comments);
    case 'group':
    case 'named':
    case 'optional':
    case 'zero_or_more':
    case 'one_or_more':
    case 'simple_and':
    case 'simple_not':
    case 'text':
      return { ...e, expression: go(e.expression as Expression) } as Expression;
    default:
      return e;
  }
}

function labelAt(e: Expression, label: string, comments: string): Expression {
  switch (e.type) {
    case 'repeated':
      return spelledOut(e, labelAt(e.expression as Expression, label, comments), comments);
    case 'group':
    case 'optional':
    case 'zero_or_more':
    case 'one_or_more':
      return { ...e, expression: labelAt(e.expression as Expression, label, comments) } as Expression;
    default: {
      const code = `return labeled(${JSON.stringify(label)}, value, range(), ${comments});`;
      return { type: 'group', expression: action(e, code), location: e.location } as unknown as Expression;
    }
  }
}

/** `e|n..m, d|` as `e (d e)|n-1..m-1|`: peggy leaves what delimiters matched out of the result, comments included. */
function spelledOut(e: ast.Repeated, element: Expression, comments: string): Expression {
  if (e.delimiter === null) return { ...e, expression: element } as Expression;
  const { location } = e;
  const minCount = Number((e.min ?? e.max).value);
  const maxCount = e.max.value as number | null;
  const bound = (value: number | null) => ({ type: 'constant', value, location });
  const group = (elements: readonly Expression[]) => ({
    type: 'group',
    expression: { type: 'sequence', elements, location },
    location,
  });
  const more = {
    type: 'repeated',
    min: bound(Math.max(0, minCount - 1)),
    max: bound(maxCount === null ? null : maxCount - 1),
    delimiter: null,
    expression: group([withFields(e.delimiter, comments), element]),
    location,
  };
  const all = group(maxCount === 1 ? [element] : [element, more as unknown as Expression]);
  return (minCount === 0 ? { type: 'optional', expression: all, location } : all) as unknown as Expression;
}
