import { ruleReach } from '../analyze/calls/rule-graph.js';
import { findTrivia, type Trivia } from '../analyze/characters/trivia.js';
import { matchesOnlyWhiteSpace } from '../analyze/characters/white-space.js';
import { consumesNothing, emitsNodes, type Facts } from '../analyze/facts.js';
import { type Expression, type Grammar, lookUp, walk } from '../ir.js';

/** Longest text that is taken for a delimiter. */
const MAX_DELIMITER_LENGTH = 100;

/** Finds the records, delimiters, operands and trivia of a grammar, for recovery. */
export class RecoveryParts {
  readonly #grammar: Grammar;
  readonly #facts: Facts;
  readonly trivia: Trivia;
  /** The rules that are syntax rather than characters. */
  readonly syntax: ReadonlySet<string>;
  readonly #fixedTexts = new Map<string, string | undefined>();

  constructor(grammar: Grammar, facts: Facts) {
    this.#grammar = grammar;
    this.#facts = facts;
    this.trivia = findTrivia(grammar);
    this.syntax = syntaxRules(grammar, facts, this.trivia);
  }

  /** Whether an expression makes nodes and is syntax, so that a list of it is a list of records. */
  isRecord(e: Expression): boolean {
    let isSyntax = false;
    walk(e, (part) => {
      if (part.op === 'rule') isSyntax ||= this.syntax.has(part.name) || this.trivia.rules.has(part.name);
      else isSyntax ||= isBlankTerminal(part, this.#grammar);
    });
    return isSyntax && emitsNodes(e, this.#facts) && !consumesNothing(e, this.#facts);
  }

  /** Whether an expression is a text without letters and digits, apart from white space. */
  isDelimiter(e: Expression): boolean {
    const text = this.#fixedText(e);
    return text !== undefined && text !== '' && !/[\p{L}\p{N}_\s]/u.test(text);
  }

  /**
   * Returns the only text that an expression matches, without white space; stops where there is none, or it is long.
   */
  #fixedText(e: Expression): string | undefined {
    switch (e.op) {
      case 'literal':
        return e.text;
      case 'text':
        return this.#fixedText(e.inner);
      case 'sequence': {
        let fixed = '';
        for (const part of e.parts) {
          const text = this.#fixedText(part);
          if (text === undefined || fixed.length > MAX_DELIMITER_LENGTH) return undefined;
          fixed += text;
        }
        return fixed;
      }
      case 'and':
      case 'not':
        return '';
      case 'rule':
        return this.trivia.rules.has(e.name) ? '' : this.#fixedTextOfRule(e.name);
      case 'repeat':
        return this.isTrivia(e.element) ? '' : undefined;
      default:
        return undefined;
    }
  }

  #fixedTextOfRule(name: string): string | undefined {
    if (!this.#fixedTexts.has(name)) {
      // Recursive rules have no fixed text.
      this.#fixedTexts.set(name, undefined);
      this.#fixedTexts.set(name, this.#fixedText(lookUp(this.#grammar.rules, name).body));
    }
    return this.#fixedTexts.get(name);
  }

  /** Returns the part of a delimiter's rule that matches the white space after the delimiter. */
  blanksAfter(e: Expression): Expression | undefined {
    const part = unlabeled(e);
    if (part.op !== 'rule') return undefined;
    const { body } = lookUp(this.#grammar.rules, part.name);
    const last = body.op === 'sequence' ? body.parts.at(-1) : undefined;
    const inner = last?.op === 'field' ? last.inner : last;
    const isBlank = inner !== undefined && inner.op !== 'and' && inner.op !== 'not' && this.isTrivia(inner);
    return isBlank ? inner : undefined;
  }

  /** Whether an expression matches a fixed text, or one of several. */
  isFixed(e: Expression): boolean {
    if (e.op === 'choice') return e.alternatives.every((alternative) => this.isFixed(alternative));
    if (e.op === 'field' || e.op === 'text') return this.isFixed(e.inner);
    const text = this.#fixedText(e);
    return text !== undefined && text !== '';
  }

  /** Whether an expression is a part that can't be absent. */
  isOperand(e: Expression): boolean {
    const part = unlabeled(e);
    const isPart = part.op === 'rule' || (part.op === 'choice' && emitsNodes(part, this.#facts));
    return isPart && !this.isTrivia(part) && !consumesNothing(part, this.#facts);
  }

  /** Whether an expression matches only white space and comments, or consumes nothing. */
  isTrivia(e: Expression): boolean {
    switch (e.op) {
      case 'rule':
        return this.trivia.rules.has(e.name);
      case 'repeat':
        return this.isTrivia(e.element);
      case 'and':
      case 'not':
        return true;
      default:
        return false;
    }
  }
}

/** Returns an expression without its label. */
export function unlabeled(e: Expression): Expression {
  return e.op === 'field' && !e.token ? unlabeled(e.inner) : e;
}

/**
 * Returns the rules that are recursive or have white space inside; without white space in the grammar, the rules that
 * have nodes inside.
 */
function syntaxRules(grammar: Grammar, facts: Facts, trivia: Trivia): ReadonlySet<string> {
  const reach = ruleReach(grammar);
  const hasBlank = new Set<string>(trivia.rules);
  for (const { name, body } of grammar.rules.values()) {
    walk(body, (e) => {
      if (isBlankTerminal(e, grammar)) hasBlank.add(name);
    });
  }
  const names = [...grammar.rules.keys()];
  return new Set(
    names.filter((name) => {
      if (trivia.rules.has(name) || trivia.comments.has(name)) return false;
      if (trivia.rules.size === 0 && emitsNodes(lookUp(grammar.rules, name).body, facts)) return true;
      return lookUp(facts, name).recursive || [name, ...lookUp(reach, name)].some((other) => hasBlank.has(other));
    }),
  );
}

function isBlankTerminal(e: Expression, grammar: Grammar): boolean {
  return (e.op === 'set' || (e.op === 'literal' && e.text !== '')) && matchesOnlyWhiteSpace(e, grammar);
}
