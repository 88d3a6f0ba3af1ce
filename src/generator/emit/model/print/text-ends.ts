import { matchesWhole } from '../../../analyze/characters/sample-text.js';
import { containsWhiteSpace, matchesOnlyWhiteSpace } from '../../../analyze/characters/white-space.js';
import { type AnalyzedGrammar, consumesNothing } from '../../../analyze/facts.js';
import { type CharSet, contains } from '../../../char-set.js';
import { type Expression, hasField, isErrorName, isFragment, isTriviaName, lookUp, type Rule } from '../../../ir.js';

const LINE_FEED = 0x0a;

/** The characters that the texts of a start rule can begin and end with. */
export interface TextEnds {
  /** Whether a part of the model can begin with white space at the start of a text. */
  readonly startsWithWhite: boolean;
  /** Whether a part of the model can end with white space at the end of a text. */
  readonly endsWithWhite: boolean;
  /** Whether a line feed can end a text, without being a part of the model. */
  readonly allowsLineFeed: boolean;
  /** Whether a text can be empty, but not a line feed alone. */
  readonly isEmptyAlone: boolean;
}

/** Finds what the texts of a rule can begin and end with. */
export function textEnds(rule: Rule, analyzed: AnalyzedGrammar): TextEnds {
  const { grammar } = analyzed;
  const start = new EndOfText(analyzed, 'first');
  start.addNode(rule);
  const end = new EndOfText(analyzed, 'last');
  end.addNode(rule);
  return {
    startsWithWhite: start.isWhiteContent,
    // A line break of two characters can't be replaced by a line feed.
    endsWithWhite: end.isWhiteContent || (end.isCrLf && !end.isLineFeed),
    allowsLineFeed: end.isLineFeed,
    isEmptyAlone: matchesWhole(rule.name, '', grammar) && !matchesWhole(rule.name, '\n', grammar),
  };
}

/** Whether an expression is a part of the model, layout between parts, or white space and comments. */
type Role = 'content' | 'layout' | 'trivia';

/** Collects what is at one end of a text. */
class EndOfText {
  /** Whether the character at the end can be white space of the model. */
  isWhiteContent = false;
  /** Whether it can be a line feed that the model doesn't have. */
  isLineFeed = false;
  /** Whether the text can end with a carriage return and a line feed that the model doesn't have. */
  isCrLf = false;
  readonly #analyzed: AnalyzedGrammar;
  readonly #end: 'first' | 'last';
  readonly #seen = new Set<string>();

  constructor(analyzed: AnalyzedGrammar, end: 'first' | 'last') {
    this.#analyzed = analyzed;
    this.#end = end;
  }

  /** Adds a node: a record, or, if it has no fields, a text. */
  addNode({ body }: Rule, isLast = true): void {
    const isRecord = hasField(body, this.#analyzed.grammar);
    this.#add(body, isRecord ? 'layout' : 'content', isLast);
  }

  /** @param isLast whether nothing but white space that may be absent is between the expression and the end */
  #add(e: Expression, role: Role, isLast: boolean): void {
    switch (e.op) {
      case 'literal':
        this.#addLiteral(e, role, isLast);
        break;
      case 'set':
        this.#addSet(e.set, false, role, isLast);
        break;
      case 'sequence':
        this.#addSequence(this.#end === 'first' ? e.parts : e.parts.toReversed(), role, isLast);
        break;
      case 'choice':
        for (const alternative of e.alternatives) this.#add(alternative, role, isLast);
        break;
      case 'repeat':
        this.#add(e.element, role, isLast);
        if (e.separator !== undefined && consumesNothing(e.element, this.#analyzed.facts)) {
          this.#add(e.separator, role, isLast);
        }
        break;
      case 'field':
        this.#add(e.inner, e.token ? 'content' : role, isLast);
        break;
      case 'text':
      case 'capture':
        this.#add(e.inner, role, isLast);
        break;
      case 'rule':
        this.#addRule(e.name, role, isLast);
        break;
      case 'again':
        if (role !== 'trivia') this.isWhiteContent = true;
        break;
      default:
        // A lookahead consumes nothing.
        break;
    }
  }

  #addLiteral({ units, text }: Extract<Expression, { op: 'literal' }>, role: Role, isLast: boolean): void {
    const unit = units.at(this.#end === 'first' ? 0 : -1);
    if (unit !== undefined) this.#addSet(unit, text.endsWith('\r\n'), role, isLast);
  }

  /** Adds parts up to the first that always has a visible character: `trim` removes the white space beside it. */
  #addSequence(parts: readonly Expression[], role: Role, isLast: boolean): void {
    const { grammar, facts } = this.#analyzed;
    let isStillLast = isLast;
    for (const part of parts) {
      this.#add(part, role, isStillLast);
      if (consumesNothing(part, facts)) continue;
      if (role === 'content' || !matchesOnlyWhiteSpace(part, grammar)) break;
      isStillLast = false;
    }
  }

  #addRule(name: string, outer: Role, isLast: boolean): void {
    const role = outer === 'layout' && isTriviaName(name) ? 'trivia' : outer;
    const key = `${name} ${role} ${String(isLast)}`;
    if (this.#seen.has(key) || isErrorName(name)) return;
    this.#seen.add(key);
    const rule = lookUp(this.#analyzed.grammar.rules, name);
    if (isFragment(rule) || role === 'content') this.#add(rule.body, role, isLast);
    // Comments are written before everything else.
    else if (role === 'layout') this.addNode(rule, isLast);
  }

  #addSet(set: CharSet, isCrLf: boolean, role: Role, isLast: boolean): void {
    if (role === 'content') this.isWhiteContent ||= containsWhiteSpace(set);
    else if (!isLast) return;
    else if (isCrLf) this.isCrLf = true;
    else this.isLineFeed ||= contains(set, LINE_FEED);
  }
}
