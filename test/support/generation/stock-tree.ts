import peggy, { type ast } from 'peggy';

/** A node as stock peggy's parser builds it. */
export interface StockNode {
  readonly kind: string;
  readonly start: number;
  readonly end: number;
  readonly children: readonly StockNode[];
}

/** Parses a text as the grammar's first rule: its nodes, or `undefined` if peggy rejects it. */
export type StockParse = (text: string) => readonly StockNode[] | undefined;

/**
 * Returns stock peggy's parser of somebody's grammar, with its cache, so that it takes linear time. Each rule of
 * `kinds` gets an action that makes a node. Labels and plucks are dropped: without them peggy gives everything that a
 * rule matched.
 */
export function stockParser(grammar: string, kinds: ReadonlySet<string>): StockParse {
  const plugin: peggy.Plugin = {
    use(config) {
      const passes = config.passes as unknown as Record<string, ((grammar: ast.Grammar) => void)[]>;
      passes.prepare!.unshift((tree) => {
        for (const rule of tree.rules) addAction(rule, kinds);
      });
      passes.transform = passes.transform!.filter(({ name }) => !/removeProxyRules|mergeCharacterClasses/.test(name));
    },
  };
  const parser = peggy.generate(grammar, { cache: true, plugins: [plugin] });
  return (text) => {
    try {
      return nodesIn(parser.parse(text));
    } catch (error) {
      if (error instanceof parser.SyntaxError) return undefined;
      throw error;
    }
  };
}

function nodesIn(value: unknown): StockNode[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  return typeof value === 'object' && value !== null && 'kind' in value ? [value as StockNode] : [];
}

const COLLECT =
  'const nodesIn = (v) => Array.isArray(v) ? v.flatMap(nodesIn) : v !== null && typeof v === "object" ? [v] : [];';

function addAction(rule: ast.Rule, kinds: ReadonlySet<string>): void {
  const host = rule.expression.type === 'named' ? rule.expression : rule;
  const body = withoutLabels(host.expression) as ast.Expression;
  const { location } = body;
  const code = `${COLLECT} const { start, end } = range(); return { kind: ${JSON.stringify(rule.name)}, start, end, children: nodesIn(value) };`;
  const group = { type: 'group', expression: body, location };
  const labeled = { type: 'labeled', label: 'value', labelLocation: location, expression: group, location };
  const action = { type: 'action', expression: labeled, code, codeLocation: location, location };
  host.expression = (kinds.has(rule.name) ? action : body) as unknown as ast.Expression;
}

/** Returns an expression without its labels, in groups, so that no structure is lost. */
function withoutLabels(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutLabels);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [
    key,
    /location/i.test(key) ? inner : withoutLabels(inner),
  ]);
  const node = Object.fromEntries(entries) as { type?: string; expression?: unknown; location?: unknown };
  return node.type === 'labeled' ? { type: 'group', expression: node.expression, location: node.location } : node;
}
