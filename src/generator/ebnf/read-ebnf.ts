import { type FailedMatchResult, grammar, type Grammar, type Node, type Semantics } from 'ohm-js';
import { grammarProblem } from '../codes/grammar-problem.js';
import { type GrammarProblem, GrammarProblems } from '../problem.js';
import type { EbnfExpression, EbnfGrammar, EbnfProduction, EbnfSpan } from './ast.js';
import { likelyDialect, type OtherDialect, otherDialect } from './dialect.js';
import { EBNF_OHM } from './ebnf-ohm.js';
import { locationIn } from './check-ebnf.js';

/**
 * Reads the productions of an ISO 14977 text.
 *
 * @param file its name, for problems
 * @throws GrammarProblems if the text is not ISO 14977; the problem names BNF, the EBNF of W3C, ABNF and a text without
 * productions
 */
export function readEbnf(text: string, file: string): EbnfGrammar {
  const other = otherDialect(text);
  if (other !== undefined) throw new GrammarProblems([dialectProblem(other, text, file)]);
  const { ohm, semantics } = reader();
  const match = ohm.match(text);
  if (match.failed()) throw new GrammarProblems([problemOf(match, text, file)]);
  return semantics(match)['productions']() as EbnfGrammar;
}

function dialectProblem({ what, span }: OtherDialect, text: string, file: string): GrammarProblem {
  return grammarProblem('other-dialect', { at: locationIn(text, file, span), args: { what } });
}

function problemOf(match: FailedMatchResult, text: string, file: string): GrammarProblem {
  const likely = likelyDialect(text);
  if (likely !== undefined) return dialectProblem(likely, text, file);
  const at = match.getRightmostFailurePosition();
  const args = { problem: `expected ${match.getExpectedText()}` };
  return grammarProblem('ebnf-syntax', { at: locationIn(text, file, { start: at, end: at + 1 }), args });
}

let known: { readonly ohm: Grammar; readonly semantics: Semantics } | undefined;

/** Created on first use, because most programs that load the generator read no EBNF. */
function reader(): NonNullable<typeof known> {
  known ??= makeReader();
  return known;
}

function makeReader(): NonNullable<typeof known> {
  const ohm = grammar(EBNF_OHM);
  const semantics = ohm.createSemantics();
  semantics.addOperation<unknown>('productions', {
    Grammar: (productions) => productions.children.map((production) => production['productions']() as EbnfProduction),
    Production: (name, _equals, body, _end): EbnfProduction => ({
      name: name.sourceString,
      nameSpan: spanOf(name),
      body: expressionOf(body),
      start: name.source.startIdx,
      end: body.source.endIdx,
    }),
  });
  semantics.addOperation<EbnfExpression>('expression', {
    Choice: (list) => joined('choice', list),
    Sequence: (list) => joined('sequence', list),
    Term_exception(inner, _minus, without) {
      const parts = { inner: expressionOf(inner), without: expressionOf(without) };
      // `{ … }-` excludes the empty text.
      if (parts.without.type === 'empty') return { type: 'not-empty', inner: parts.inner, ...spanOf(this) };
      return { type: 'exception', ...parts, ...spanOf(this) };
    },
    Factor_counted(count, _star, inner) {
      return { type: 'counted', count: Number(count.sourceString), inner: expressionOf(inner), ...spanOf(this) };
    },
    Primary_optional(_open, inner, _close) {
      return { type: 'optional', inner: expressionOf(inner), ...spanOf(this) };
    },
    Primary_repetition(_open, inner, _close) {
      return { type: 'repetition', inner: expressionOf(inner), ...spanOf(this) };
    },
    Primary_group(_open, inner, _close) {
      return { type: 'group', inner: expressionOf(inner), ...spanOf(this) };
    },
    Primary_empty(_nothing) {
      return { type: 'empty', ...spanOf(this) };
    },
    literal_single: (_open, text, _close) => literal(text),
    literal_double: (_open, text, _close) => literal(text),
    special(_open, text, _close) {
      return { type: 'special', text: text.sourceString.trim(), ...spanOf(this) };
    },
    name(_first, _blanks, _words) {
      return { type: 'reference', name: this.sourceString, ...spanOf(this) };
    },
  });
  return { ohm, semantics };
}

const expressionOf = (node: Node): EbnfExpression => node['expression']() as EbnfExpression;

const spanOf = ({ source: { startIdx: start, endIdx: end } }: Node): EbnfSpan => ({ start, end });

/** A list of one element is that element. */
function joined(type: 'choice' | 'sequence', list: Node): EbnfExpression {
  const parts = list.asIteration().children.map(expressionOf);
  const [only, ...others] = parts;
  return others.length === 0 && only !== undefined ? only : { type, parts, ...spanOf(list) };
}

const CONTROLS: Readonly<Record<string, string>> = { '\\n': '\n', '\\r': '\r', '\\t': '\t' };

function literal(content: Node): EbnfExpression {
  const text = content.sourceString.replace(/\\[nrt]/g, (escape) => CONTROLS[escape]!);
  return { type: 'literal', text, ...spanOf(content) };
}
