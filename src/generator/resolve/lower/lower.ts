import type { ast } from 'peggy';
import { secondDefinitionFix } from '../../fixes/rules.js';
import type { Grammar, Rule } from '../../ir.js';
import { type GrammarFix, replaceFix } from '../../problem.js';
import { initializersOf } from '../../read/code.js';
import { locationOf, type ParametrizedRule } from '../../read/peggy-ast.js';
import type { GrammarReader } from '../read-grammar.js';
import { LoweringContext, type LowerOptions } from './context.js';
import { lowerBody } from './rule.js';

/**
 * Converts a linked grammar of peggy to the generator's own form: expressions with their locations, in which no rule
 * has a kind yet and no label is a token yet. Reports code, unknown rules, rules and labels defined twice, impossible
 * bounds, and literals whose case can't be ignored; continues after each of them.
 */
export function lowerGrammar(source: ast.Grammar, id: string, reader: GrammarReader, options: LowerOptions): Grammar {
  const context = new LoweringContext(source, reader, options);
  for (const block of initializersOf(source)) {
    const problem = 'code blocks are not supported: a grammar carries no code';
    const at = locationOf(block.location);
    context.code({ code: 'initializer' }, 'initializer', problem, { at, fix: replaceFix('drop the code', at, '') });
  }
  const rules = new Map<string, Rule>();
  for (const rule of source.rules) {
    const first = rules.get(rule.name);
    if (first === undefined) rules.set(rule.name, lowered(rule, context));
    else {
      const where = `${first.location.file}:${first.location.line}:${first.location.column}`;
      reader.report('repeated-rule', {
        at: locationOf(rule.nameLocation),
        args: { name: rule.name, where },
        fix: secondDefinition(rule, source, reader),
      });
    }
  }
  return { id, rules, kinds: [], fields: context.fields, startRules: [] };
}

function secondDefinition(rule: ast.Rule, source: ast.Grammar, { sources }: GrammarReader): GrammarFix | undefined {
  const first = source.rules.find(({ name }) => name === rule.name);
  return first && secondDefinitionFix(rule, first, sources);
}

function lowered(rule: ast.Rule, context: LoweringContext): Rule {
  const { instanceOf } = rule as ParametrizedRule;
  return {
    name: rule.name,
    ...(rule.expression.type === 'named' ? { display: rule.expression.name } : {}),
    ...(instanceOf === undefined ? {} : { template: instanceOf.slice(0, instanceOf.indexOf('<')) }),
    isError: false,
    isComment: false,
    body: lowerBody(rule, context),
    source: context.text(rule.location).trimEnd() + (instanceOf === undefined ? '' : `\n// ${instanceOf}`),
    location: locationOf(rule.nameLocation),
  };
}
