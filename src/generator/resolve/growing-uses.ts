import { reachability } from '../graph/reachability.js';
import { lookUp } from '../ir.js';
import {
  innerExpressions,
  type ParametrizedRule,
  type PeggyExpression,
  type RuleUse,
  walkExpression,
} from '../read/peggy-ast.js';

/** A use of a rule with parameters, in another rule or in itself. */
export interface GrowingUse {
  /** The rule that it is in. */
  readonly rule: string;
  readonly use: RuleUse;
}

/**
 * Finds the uses whose expansion would never end. A parameter leads to the parameters that it is passed on for. If it
 * comes back to itself as a part of a larger argument, as in `A<X> = A<(X X)>`, each copy needs another one; in any
 * other case, the number of uses is finite.
 */
export function growingUses(templates: ReadonlyMap<string, ParametrizedRule>): GrowingUse[] {
  const graph = new Map<string, Set<string>>();
  const larger: (GrowingUse & { readonly from: string; readonly to: string })[] = [];
  for (const { name, parameters = [] } of templates.values()) {
    for (const parameter of parameters) graph.set(nodeOf(name, parameter.name), new Set());
  }
  for (const { name: rule, expression } of templates.values()) {
    walkExpression(expression, (e) => {
      if (e.type !== 'rule_ref') return;
      const use = e as RuleUse;
      for (const { passed, to, isLarger } of parametersPassed(use, templates)) {
        const from = nodeOf(rule, passed);
        lookUp(graph, from).add(to);
        if (isLarger) larger.push({ rule, use, from, to });
      }
    });
  }
  const reach = reachability(graph);
  const growing = larger.filter(({ from, to }) => from === to || lookUp(reach, to).has(from));
  return [...new Map(growing.map((growingUse) => [growingUse.use, growingUse])).values()];
}

/** A parameter that an argument passes on, alone or as a part of something larger, and the node that it leads to. */
interface PassedParameter {
  readonly passed: string;
  readonly to: string;
  readonly isLarger: boolean;
}

/** Returns the parameters of its rule that a use passes on. */
function parametersPassed(use: RuleUse, templates: ReadonlyMap<string, ParametrizedRule>): PassedParameter[] {
  const parameters = templates.get(use.name)?.parameters ?? [];
  return parameters.flatMap(({ name }, i) => {
    const argument = use.args?.[i];
    if (argument === undefined) return [];
    const to = nodeOf(use.name, name);
    return parametersIn(argument).map((passed) => ({ passed, to, isLarger: argument.type !== 'parameter' }));
  });
}

const nodeOf = (rule: string, parameter: string): string => `${rule} ${parameter}`;

/** Returns the names of the parameters in an expression. */
export function parametersIn(e: PeggyExpression): string[] {
  return e.type === 'parameter' ? [e.name] : innerExpressions(e).flatMap(parametersIn);
}
