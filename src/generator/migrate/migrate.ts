import type { ast } from 'peggy';
import { freeName } from '../fixes/edits.js';
import { GrammarProblems, sortProblems } from '../problem.js';
import { initializersOf } from '../read/code.js';
import {
  type Action,
  innerExpressions,
  type Labeled,
  labelNamesIn,
  locationOf,
  type PeggyExpression,
  type Repeated,
  ruleBody,
  walkExpression,
} from '../read/peggy-ast.js';
import { expandParameters } from '../resolve/expand.js';
import { linkGrammar } from '../resolve/link.js';
import { lowerGrammar } from '../resolve/lower/lower.js';
import { grammarName } from '../resolve/paths.js';
import { GrammarReader } from '../resolve/read-grammar.js';
import { returnedBy } from './conditions/decisions.js';
import { NestingCounters } from './conditions/nesting.js';
import { Constants } from './constants.js';
import { Effects } from './effects.js';
import { Inliner } from './inline.js';
import { countName, type WrittenBound, writtenBounds } from './parts/bounds.js';
import { declaration, wordRule } from './parts/declarations.js';
import { PredicateWriter, type Scope } from './parts/predicates.js';
import type { Migrated, MigratedCode, Outcome, Rewrite } from './report.js';
import { TestWriter } from './test-writer.js';
import { TextWithEdits } from './text-with-edits.js';
import { Truths } from './truth.js';
import { labeledStart, labelsIn, type Value, Values } from './values.js';

/**
 * Writes a peggy grammar without its code. Predicates that the language of grammars can express become tests, the
 * others become external predicates. Actions that return the matched text become `$`, and the others are dropped.
 * Everything else stays as it is written.
 *
 * @param file the path of the grammar, for locations
 * @throws {GrammarProblems} if the text isn't a grammar, or has an error that isn't about code: an unknown rule, or a
 *   rule that is defined twice; files that it imports are not read
 */
export function migrateGrammar(text: string, file: string): Migrated {
  throwIfWrong(text, file);
  return migrationOf(text, file).migrated;
}

/**
 * Returns what {@link migrateGrammar} writes for each predicate and each count in code of a grammar.
 *
 * @throws {GrammarProblems} if the text isn't a grammar
 */
export function rewritesOf(text: string, file: string): readonly Rewrite[] {
  return migrationOf(text, file).rewrites();
}

function migrationOf(text: string, file: string): MigrationResult {
  const reader = new GrammarReader();
  const grammar = reader.parse(text, file);
  if (grammar === undefined || reader.failed) throw new GrammarProblems(sortProblems(reader.problems));
  return new Migration(text, grammar).run();
}

/** Throws the errors that a grammar has without its code. They are the same in the new grammar. */
function throwIfWrong(text: string, file: string): void {
  const reader = new GrammarReader();
  const grammar = reader.parse(text, file);
  if (grammar !== undefined) {
    linkGrammar(grammar, file, reader);
    expandParameters(grammar, reader);
    lowerGrammar(grammar, grammarName(file), reader, { ignoreCode: true, ignorePredicates: true });
  }
  const errors = reader.problems.filter(
    ({ severity, code }) => severity === 'error' && code !== 'grammar/unreadable-file',
  );
  if (errors.length > 0) throw new GrammarProblems(sortProblems(errors));
}

/** A migrated grammar, and how each predicate and each count became a part of it. */
interface MigrationResult {
  readonly migrated: Migrated;
  /** Returns the part of the new grammar for each predicate and each count. */
  rewrites(): readonly Rewrite[];
}

class Migration {
  readonly #text: string;
  readonly #grammar: ast.Grammar;
  readonly #edited: TextWithEdits;
  readonly #effects: Effects;
  readonly #values: Values;
  readonly #tests: TestWriter;
  readonly #predicates: PredicateWriter;
  readonly #code: MigratedCode[] = [];
  readonly #rewrites: (() => Rewrite)[] = [];
  readonly #names: Set<string>;
  #rule = '';
  /** All labels of the rule's alternative. */
  #taken: ReadonlySet<string> = new Set();

  constructor(text: string, grammar: ast.Grammar) {
    this.#text = text;
    this.#grammar = grammar;
    this.#edited = new TextWithEdits(text);
    const top = initializersOf(grammar).map(({ code }) => code);
    const others = grammar.rules.flatMap(({ expression }) => codesIn(expression));
    const constants = new Constants(top, others);
    const nesting = new NestingCounters(top, others, constants);
    this.#effects = new Effects(top);
    this.#values = new Values(grammar);
    this.#names = new Set(grammar.rules.map(({ name }) => name));
    for (const rule of grammar.rules) {
      walkExpression(rule.expression, (e) => {
        // A predicate of the caller is already declared.
        if (e.type === 'external_test') this.#names.add(e.name);
      });
    }
    const inliner = new Inliner(grammar, this.#values, this.#edited);
    const truths = new Truths(grammar, this.#values, constants);
    const free = (wanted: string): string => this.#freeName(wanted);
    this.#tests = new TestWriter(grammar, this.#values, truths, inliner, this.#edited, free);
    this.#predicates = new PredicateWriter(constants, nesting, this.#tests, free);
  }

  /** Migrates the grammar. Can only be called once. */
  run(): MigrationResult {
    for (const { code, location } of initializersOf(this.#grammar)) {
      const { start, end } = locationOf(location);
      const after = /^[^\S\n]*\n*/.exec(this.#text.slice(end))?.[0].length ?? 0;
      this.#edited.replace(start, end + after, '');
      this.#code.push({ kind: 'initializer', outcome: 'dropped', code, now: '', location: locationOf(location) });
    }
    for (const rule of this.#grammar.rules) {
      this.#rule = rule.name;
      const body = ruleBody(rule);
      for (const alternative of body.type === 'choice' ? body.alternatives : [body]) {
        this.#taken = new Set(labelNamesIn(alternative));
        this.#expression(alternative, new Map());
      }
    }
    this.#declareExternals();
    const rules = [...this.#tests.wordRules.values()].map(wordRule);
    const body = this.#edited.whole;
    const text = rules.length === 0 ? body : `${body.trimEnd()}\n\n${rules.join('\n')}`;
    const code = this.#finalCode().sort((a, b) => a.location.start - b.location.start);
    return {
      migrated: { text, code, externals: this.#predicates.externals },
      rewrites: () => this.#rewrites.map((rewrite) => rewrite()),
    };
  }

  /**
   * Returns the pieces of code. An action that changes what an external predicate uses decides with it which texts
   * match.
   */
  #finalCode(): MigratedCode[] {
    const used = new Set([...this.#predicates.externals.values()].flatMap((code) => this.#effects.uses(code)));
    return this.#code.map((code) => {
      const decides = code.kind === 'action' && this.#effects.changes(code.code).some((name) => used.has(name));
      return decides ? { ...code, outcome: 'changed' } : code;
    });
  }

  #declareExternals(): void {
    if (this.#predicates.externals.size === 0) return;
    const first = this.#firstRule();
    this.#edited.replace(first, first, declaration([...this.#predicates.externals.keys()]));
  }

  #firstRule(): number {
    return this.#grammar.rules[0]?.location.start.offset ?? 0;
  }

  /** Keeps the edits that `write` notes, with the rules and the declarations that they need. */
  #rewriting(kind: Rewrite['kind'], location: ast.Rule['location'], write: () => string): void {
    const count = this.#edited.count;
    const now = write();
    const noted = this.#edited.since(count);
    const uses = (name: string): boolean => new RegExp(`(?<![\\w$])${name}(?![\\w$])`).test(now);
    const declared = [...this.#predicates.externals.keys()].filter(uses);
    const added = [...this.#tests.wordRules.values()].filter(({ name }) => uses(name)).map(wordRule);
    const [first, end] = [this.#firstRule(), this.#text.length];
    this.#rewrites.push(() => ({
      kind,
      location: locationOf(location),
      now,
      externals: declared,
      edits: [
        ...(declared.length === 0 ? [] : [{ start: first, end: first, text: declaration(declared) }]),
        ...noted.map(({ text, ...edit }) => ({ ...edit, text: text() })),
        ...(added.length === 0 ? [] : [{ start: end, end, text: `\n${added.join('\n')}` }]),
      ],
    }));
  }

  /** Notes the edits of an expression. */
  #expression(e: PeggyExpression, scope: Scope): void {
    switch (e.type) {
      case 'action':
        this.#expression(e.expression, scope);
        return this.#action(e);
      case 'semantic_and':
      case 'semantic_not':
        return this.#predicate(e, scope);
      case 'sequence': {
        const own = new Map(scope);
        const beside = new Set<Labeled>();
        for (const element of e.elements) {
          if (element.type === 'semantic_and' || element.type === 'semantic_not') this.#predicate(element, own, beside);
          else this.#expression(element, own);
          if (element.type !== 'labeled' || element.label === null) continue;
          own.set(element.label, element);
          beside.add(element);
        }
        return;
      }
      case 'repeated':
        this.#bounds(e, scope);
    }
    // The code of an action on a single part can use the label of that part, but nothing in the part can.
    for (const inner of innerExpressions(e)) this.#expression(inner, scope);
  }

  /** Notes the edit of a predicate. */
  #predicate(e: ast.SemanticPredicate, scope: Scope, beside: ReadonlySet<Labeled> = new Set()): void {
    this.#rewriting('predicate', e.location, () => {
      const { now, outcome } = this.#predicates.write(e, { rule: this.#rule, scope, taken: this.#taken, beside });
      const { start, end } = locationOf(e.location);
      this.#edited.replace(start, end, now);
      this.#note('predicate', outcome, e.code, now, e.location);
      return now;
    });
  }

  #action(e: Action): void {
    const { code, location } = e;
    const { start, end } = locationOf(location);
    // The location of an expression in parentheses can be inside of them.
    const brace = locationOf(e.codeLocation).start - 1;
    const innerEnd = start + this.#text.slice(start, brace).trimEnd().length;
    this.#edited.replace(innerEnd, end, '');
    const outcome = this.#outcomeOf(code, this.#values.ofAction(e));
    if (outcome === 'text') this.#asText(e.expression, start, innerEnd);
    const names = [...labelsIn(e.expression).keys()];
    const now = outcome === 'text' ? '$' : outcome === 'label' ? names.map((name) => `${name}:`).join(' ') : '';
    this.#note('action', outcome, code, now, location);
  }

  /** Returns what becomes of an action, given its code and its value. */
  #outcomeOf(code: string, { what }: Value): Outcome {
    if (this.#effects.rejects(code)) return 'changed';
    switch (what) {
      case 'text':
        return returnedBy(code)?.type === 'Identifier' ? 'label' : 'text';
      case 'part':
      case 'object':
      case 'collection':
        return 'label';
      default:
        return 'dropped';
    }
  }

  /** Makes an expression one text, without labels inside that nothing refers to. */
  #asText(e: PeggyExpression, start: number, end: number): void {
    if (e.type === 'text') return;
    const isUsed = hasTests(e);
    const parts = e.type === 'sequence' ? innerExpressions(e) : [e];
    for (const part of parts) {
      if (part.type !== 'labeled' || part.label === null || isUsed) continue;
      this.#edited.replace(part.location.start.offset, labeledStart(this.#text, part), '');
    }
    if (e.type === 'labeled' && e.expression.type === 'text' && !isUsed) return;
    const isSingle = e.type === 'labeled' && !isUsed;
    const isGrouped = !isSingle && (e.type === 'sequence' || e.type === 'labeled' || e.type === 'choice');
    this.#edited.replace(start, start, isGrouped ? '$(' : '$');
    if (isGrouped) this.#edited.replace(end, end, ')');
  }

  #bounds(e: Repeated, scope: Scope): void {
    for (const bound of writtenBounds(e)) {
      const label = this.#tests.countedBy(countName(bound), scope);
      if (label === undefined) this.#droppedBound(e, bound);
      // A variable is already written as the label.
      else if (bound.type === 'function') this.#countedBound(bound, label);
    }
  }

  /** Notes the edit of a bound that a label counts. */
  #countedBound(bound: WrittenBound, label: string): void {
    this.#rewriting('count', bound.location, () => {
      const { start, end } = locationOf(bound.location);
      this.#edited.replace(start, end, label);
      this.#note('count', 'form', bound.value, label, bound.location);
      return label;
    });
  }

  /** Notes the edit of a bound that a grammar can't express: the repetition has no such bound. */
  #droppedBound({ min }: Repeated, bound: WrittenBound): void {
    const { start, end } = locationOf(bound.location);
    const now = bound === min ? '0' : '';
    this.#edited.replace(start, end, min === null ? '0..' : now);
    this.#note('count', 'changed', bound.value, now, bound.location);
  }

  #note(kind: MigratedCode['kind'], outcome: Outcome, code: string, now: string, location: ast.Rule['location']): void {
    this.#code.push({ kind, outcome, code: code.trim(), now, location: locationOf(location), rule: this.#rule });
  }

  #freeName(wanted: string): string {
    const name = freeName(wanted, (one) => this.#names.has(one));
    this.#names.add(name);
    return name;
  }
}

/** Returns all code in an expression. */
function codesIn(e: PeggyExpression): string[] {
  const codes: string[] = [];
  walkExpression(e, (part) => {
    if (part.type === 'action' || part.type === 'semantic_and' || part.type === 'semantic_not') codes.push(part.code);
  });
  return codes;
}

/** Whether something in an expression may refer to its labels. */
function hasTests(e: PeggyExpression): boolean {
  let found = false;
  walkExpression(e, (part) => {
    if (/^semantic_|^back_reference$|_test$/.test(part.type)) found = true;
    if (part.type === 'repeated' && (part.max.type !== 'constant' || part.min?.type === 'variable')) found = true;
  });
  return found;
}
