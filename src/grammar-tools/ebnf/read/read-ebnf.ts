import { type FailedMatchResult, type Grammar, grammars, type Semantics } from 'ohm-js';
import { EBNF_OHM } from '../../../../generated/texts/ebnf-ohm.js';
import { checkText } from '../../../diagnostics/check-text.js';
import { grammarProblem } from '../../../generator/codes/grammar-problem.js';
import { type GrammarProblem, GrammarProblems } from '../../../generator/problem.js';
import type { EbnfGrammar } from '../ast.js';
import { locationIn } from '../check-ebnf.js';
import { type AbnfProduction, addAbnf } from './abnf.js';
import { joinAbnf } from './abnf-rules.js';
import { addBnf } from './bnf.js';
import { checkValues } from './check-values.js';
import { addIso } from './iso.js';
import { type EbnfSyntax, isWithoutProductions, likelySyntax, syntaxOf } from './syntax.js';
import { addW3c } from './w3c.js';

/** Options of {@link readEbnf}. */
export interface EbnfOptions {
  /** The notation of the text; if absent, it is recognized. */
  readonly syntax?: EbnfSyntax;
}

/**
 * Reads the productions of a text in ISO 14977, the EBNF of W3C, ABNF or BNF. The core rules of ABNF that a text uses
 * and does not define come after its own.
 *
 * @param file its name, for problems
 * @throws GrammarProblems if the text can't be read, or has no productions
 */
export function readEbnf(text: string, file: string, options: EbnfOptions = {}): EbnfGrammar {
  checkText(text);
  if (isWithoutProductions(text)) throw new GrammarProblems([noProductions(text, file)]);
  const syntax = options.syntax ?? syntaxOf(text);
  if (syntax !== undefined) return readAs(syntax, text, file);
  const iso = tryReadAs('iso', text, file);
  const likely = likelySyntax(text);
  if (iso.productions !== undefined || likely === undefined) return productionsOf(iso);
  const other = tryReadAs(likely, text, file);
  // The problem of the notation in which more of the text was read.
  return productionsOf(other.productions !== undefined || other.reach > iso.reach ? other : iso);
}

const readAs = (syntax: EbnfSyntax, text: string, file: string): EbnfGrammar =>
  productionsOf(tryReadAs(syntax, text, file));

/** The productions of a text, or why it can't be read. */
type Attempt =
  | { readonly productions: EbnfGrammar; readonly reach: number }
  | { readonly productions?: undefined; readonly problems: readonly GrammarProblem[]; readonly reach: number };

function productionsOf(attempted: Attempt): EbnfGrammar {
  if (attempted.productions === undefined) throw new GrammarProblems(attempted.problems);
  return attempted.productions;
}

function tryReadAs(syntax: EbnfSyntax, text: string, file: string): Attempt {
  try {
    const { ohm, semantics } = readerOf(syntax);
    const match = ohm.match(text);
    if (match.failed()) {
      const reach = match.getRightmostFailurePosition();
      return { problems: [syntaxProblem(match, text, file)], reach };
    }
    const found = semantics(match)['productions']() as EbnfGrammar;
    const problems = checkValues(found, text, file);
    if (problems.length > 0) return { problems, reach: text.length };
    const productions = syntax === 'abnf' ? joinAbnf(found as readonly AbnfProduction[], coreRules) : found;
    return { productions, reach: text.length };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const location = locationIn(text, file, { start: 0, end: 0 });
    return { problems: [grammarProblem('deep-expressions', { at: location })], reach: 0 };
  }
}

/** Reads core rules of ABNF. */
const coreRules = (text: string): readonly AbnfProduction[] => {
  const { ohm, semantics } = readerOf('abnf');
  return semantics(ohm.match(text))['productions']() as AbnfProduction[];
};

function noProductions(text: string, file: string): GrammarProblem {
  const location = locationIn(text, file, { start: 0, end: 0 });
  return grammarProblem('other-dialect', { at: location, args: { what: 'a text without productions' } });
}

function syntaxProblem(match: FailedMatchResult, text: string, file: string): GrammarProblem {
  const offset = match.getRightmostFailurePosition();
  const args = { problem: `expected ${match.getExpectedText()}` };
  return grammarProblem('ebnf-syntax', { at: locationIn(text, file, { start: offset, end: offset + 1 }), args });
}

interface Reader {
  readonly ohm: Grammar;
  readonly semantics: Semantics;
}

/** For each notation, the name of its grammar and the function that adds its operations. */
const OPERATIONS: Readonly<Record<EbnfSyntax, readonly [grammar: string, add: (semantics: Semantics) => void]>> = {
  iso: ['EBNF', addIso],
  w3c: ['W3C', addW3c],
  abnf: ['ABNF', addAbnf],
  bnf: ['BNF', addBnf],
};

let namespace: ReturnType<typeof grammars> | undefined;
const readers = new Map<EbnfSyntax, Reader>();

/** Returns the reader of a syntax, made on first use: most programs that load the generator read no EBNF. */
function readerOf(syntax: EbnfSyntax): Reader {
  const cached = readers.get(syntax);
  if (cached !== undefined) return cached;
  namespace ??= grammars(EBNF_OHM);
  const [name, add] = OPERATIONS[syntax];
  const ohm = namespace[name]!;
  const semantics = ohm.createSemantics();
  add(semantics);
  const reader = { ohm, semantics };
  readers.set(syntax, reader);
  return reader;
}
