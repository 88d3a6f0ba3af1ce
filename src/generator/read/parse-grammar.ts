import peggy, { type ast, type LocationRange } from 'peggy';
import { checkText } from '../../diagnostics/check-text.js';
import { SpanSet } from '../../diagnostics/span-set.js';
import type { GrammarCode } from '../codes/codes.js';
import { grammarProblem, type ReportedProblem } from '../codes/grammar-problem.js';
import { dropArgumentsFix } from '../fixes/arguments.js';
import { editFix, freeName } from '../fixes/edits.js';
import { definitionOperators } from '../fixes/syntax.js';
import type { GrammarProblem } from '../problem.js';
import { brokenBody, withoutBrokenRule } from './broken-rules.js';
import { type Extensions, findExtensions, type TextSpan } from './extensions.js';
import { hashComments } from './hash-comments.js';
import { labelComparisons } from './label-comparisons.js';
import { MAX_GROUP_LEVELS, type NestedGroups, nestedGroups } from './nested-groups.js';
import {
  type ArgumentList,
  emptyText,
  innerExpressions,
  type LabelTest,
  locationOf,
  type ParametrizedRule,
  type PeggyExpression,
  ruleBody,
  type RuleUse,
} from './peggy-ast.js';
import { readRules, type TreeMemory } from './read-rules.js';
import { LineStarts, relocate } from './relocate.js';
import {
  codeEndProblem,
  syntaxCode,
  syntaxErrorFix,
  syntaxMessage,
  unclosedListFixes,
  unclosedProblem,
  unexpectedIn,
} from './syntax-error.js';
import { isName } from './tokens/identifier.js';

/** Collects the problems of a grammar while it is read. */
export interface ProblemSink {
  /** Adds a problem. */
  add(problem: GrammarProblem): void;
  /** Records that some rules can't be read, so the grammar lacks their content. */
  leaveOut?(): void;
}

/**
 * Reads a grammar with peggy's own parser, and adds the extensions: parameters of rules, arguments of their uses,
 * flags, back references, tests of texts and columns, and starts of lines. A rule that can't be read is reported, and
 * matches any character. Returns `undefined`, with a problem reported, if the other rules can't be read either.
 *
 * @param memory keeps the rules as they are read, for the next version of the grammar
 */
export function parseGrammar(
  text: string,
  file: string,
  problems: ProblemSink,
  memory?: TreeMemory,
): ast.Grammar | undefined {
  checkText(text);
  return new GrammarParser(text, file, problems, memory).grammar();
}

/**
 * Returns the number of syntax errors after which the rest of a grammar is not read. Each is found by reading the text
 * once more, so a long text, which is hardly a grammar if it has so many, gets fewer.
 */
const maxErrors = (text: string): number => Math.min(100, Math.max(10, Math.floor(5_000_000 / text.length)));

/** The name of the rule whose body an argument is parsed as. */
const HEAD = 'x=';

class GrammarParser {
  /** The grammar without the bodies of rules that can't be read. */
  #text: string;
  readonly #file: string;
  readonly #problems: ProblemSink;
  readonly #memory: TreeMemory | undefined;
  readonly #lines: LineStarts;
  /** The predicates that the grammar declares. */
  #externals: ReadonlySet<string> = new Set();
  /** The offset where the parser stopped last. */
  #stopped = 0;
  /** Whether the text was changed there, so that the rest of the rule can be read. */
  #isCorrected = false;
  /** The number of argument lists that the text being read is inside of. */
  #argumentLevels = 0;

  constructor(text: string, file: string, problems: ProblemSink, memory: TreeMemory | undefined) {
    this.#text = text;
    this.#file = file;
    this.#problems = problems;
    this.#memory = memory;
    this.#lines = new LineStarts(text);
  }

  grammar(): ast.Grammar | undefined {
    for (const { start, end } of hashComments(this.#text)) {
      const fix = editFix('write //', this.#file, start, start + 1, '//');
      this.#report('hash-comment', { at: this.#at(start, 1), fix });
      this.#text = this.#text.slice(0, start) + ' '.repeat(end - start) + this.#text.slice(end);
    }
    for (const { start, end, fix, ...args } of labelComparisons(this.#text, this.#file)) {
      this.#report('label-comparison', { at: this.#at(start, end - start), args, fix });
      this.#text = this.#text.slice(0, start) + '""'.padEnd(end - start) + this.#text.slice(end);
    }
    for (let left = maxErrors(this.#text); left > 0; left--) {
      this.#isCorrected = false;
      const grammar = this.#parse(this.#text, 0);
      if (grammar !== undefined) return grammar;
      if (this.#isCorrected) continue;
      this.#problems.leaveOut?.();
      const others = withoutBrokenRule(this.#text, this.#stopped);
      if (others === undefined) return undefined;
      this.#text = others;
    }
    const next = brokenBody(this.#text, this.#stopped)?.end ?? this.#text.length;
    this.#report('unread-rules', { at: this.#at(next, 1) });
    return undefined;
  }

  /** @param base offset in the grammar of the first character of `text` */
  #parse(text: string, base: number): ast.Grammar | undefined {
    const found = findExtensions(text);
    if (base === 0) this.#externals = found.externals;
    this.#reportUnclosedLists(found.unclosed.map((start) => base + start));
    const { plain, groups, tooDeep, unclosed } = nestedGroups(found.plain);
    const refused = tooDeep ?? unclosed;
    if (refused !== undefined) {
      this.#refuse(base + refused, tooDeep !== undefined);
      return undefined;
    }
    const grammar = this.#readOrReport(plain, text, found, base);
    if (grammar === undefined) return undefined;
    if (base !== 0) relocate(grammar, base, this.#lines);
    const taken = new Set<number>();
    for (const rule of grammar.rules) this.#attach(rule, { ...found, groups }, base, taken);
    this.#reportMisplacedLists({ ...found, groups }, base, taken);
    return grammar;
  }

  #reportUnclosedLists(starts: readonly number[]): void {
    for (const [i, fix] of unclosedListFixes(this.#text, starts, this.#file).entries()) {
      this.#report('unclosed-list', { at: this.#at(starts[i]!, 1), fix });
    }
  }

  /** Reports the lists that no name of a rule precedes. Those in groups are read with their group. */
  #reportMisplacedLists(
    { lists, groups }: Extensions & Pick<NestedGroups, 'groups'>,
    base: number,
    taken: ReadonlySet<number>,
  ): void {
    const inner = new SpanSet();
    for (const group of groups.values()) inner.add(group);
    for (const [start, list] of lists) {
      if (taken.has(start) || inner.overlaps({ start, end: start + 1 })) continue;
      const fix = editFix('drop the list', this.#file, base + start, base + endOf(list), '');
      this.#report('misplaced-list', { at: this.#at(base + start, 1), fix });
    }
  }

  /**
   * Reads a text without extensions. Returns `undefined`, with a problem reported, if it can't be read, or if a list in
   * it has no end.
   */
  #readOrReport(
    plain: string,
    text: string,
    { ruleStarts, unclosed: [unclosed] }: Extensions,
    base: number,
  ): ast.Grammar | undefined {
    try {
      const grammar = this.#read(plain, ruleStarts);
      if (unclosed === undefined) return grammar;
      this.#stopped = base + unclosed;
    } catch (error) {
      if (error instanceof RangeError) {
        if (!this.#hasUnknownCharacter(text, base)) this.#tooDeepCode(text, base);
      } else if (error instanceof peggy.parser.SyntaxError) {
        this.#stopped = base + (unclosed ?? error.location.start.offset);
        if (unclosed === undefined) this.#syntaxError(error, base);
      } else throw error;
    }
    return undefined;
  }

  /** Reads a text without extensions; with a memory, only rules that are not in it. */
  #read(plain: string, ruleStarts: readonly number[]): ast.Grammar {
    const options = { grammarSource: this.#file, reservedWords: peggy.RESERVED_WORDS.slice() };
    const read = (text: string): ast.Grammar => peggy.parser.parse(text, options);
    try {
      if (this.#memory !== undefined) return readRules(plain, ruleStarts, this.#file, this.#memory, read);
    } catch (error) {
      // Reading the whole text finds its first error.
      if (!(error instanceof peggy.parser.SyntaxError)) throw error;
    }
    return read(plain);
  }

  /** Whether there is an escape sequence above the last code point, which is reported. */
  #hasUnknownCharacter(text: string, base: number): boolean {
    for (const { 0: escape, 1: digits = '', index } of text.matchAll(/\\u\{([\da-f]+)\}/gi)) {
      if (Number.parseInt(digits, 16) <= 0x10_ffff) continue;
      this.#stopped = base + index;
      const problem = `unknown character "${escape}": the last one is "\\u{10FFFF}"`;
      this.#report('syntax', { at: this.#at(this.#stopped, escape.length), args: { problem } });
      return true;
    }
    return false;
  }

  /** Reports code whose braces are nested too deeply for the parser. Groups have their own limit. */
  #tooDeepCode(text: string, base: number): void {
    this.#stopped = base + Math.max(0, text.indexOf('{'));
    this.#report('deep-code', { at: this.#at(this.#stopped, 1) });
  }

  #syntaxError(error: InstanceType<typeof peggy.parser.SyntaxError>, base: number): void {
    const stopped = base + error.location.start.offset;
    const unclosed =
      codeEndProblem(this.#text, stopped, this.#file) ?? unclosedProblem(this.#text, stopped, this.#file);
    if (unclosed !== undefined) {
      this.#stopped = unclosed.location?.start ?? stopped;
      return this.#problems.add(unclosed);
    }
    const operators = base === 0 ? definitionOperators(this.#text, stopped) : [];
    const unexpected = unexpectedIn(this.#text, error, base);
    const { start, length } = unexpected;
    const problem = syntaxMessage(this.#text, error, unexpected);
    if (operators.length > 0) return this.#definitions(operators, problem);
    const fix = syntaxErrorFix(this.#text, error, base, this.#file);
    this.#report(syntaxCode(error), { at: this.#at(start, length), args: { problem }, fix });
    // Classes and bounds without a meaning leave the rest of the rule readable.
    const right = error.expected === null ? sameLength(fix?.edits[0]?.text, length) : undefined;
    if (right === undefined) return;
    this.#text = this.#text.slice(0, stopped) + right + this.#text.slice(stopped + length);
    this.#isCorrected = true;
  }

  /**
   * Reports all definition operators of another notation between the name of a rule and its body, and reads them as
   * `=`.
   */
  #definitions(operators: readonly TextSpan[], problem: string): void {
    for (const { start, end } of operators) {
      const fix = editFix('write =', this.#file, start, end, '=');
      this.#report('definition-sign', { at: this.#at(start, end - start), args: { problem }, fix });
      this.#text = this.#text.slice(0, start) + '='.padEnd(end - start) + this.#text.slice(end);
    }
    this.#isCorrected = true;
  }

  /** Reports a group that is nested too deeply, or one without an end. */
  #refuse(offset: number, isTooDeep: boolean): void {
    this.#stopped = offset;
    if (isTooDeep) {
      return this.#report('deep-groups', { at: this.#at(offset, 1), args: { most: MAX_GROUP_LEVELS } });
    }
    const end = brokenBody(this.#text, offset)?.end ?? this.#text.length;
    const problem = unclosedProblem(this.#text, end, this.#file);
    if (problem !== undefined) return this.#problems.add(problem);
    const args = { what: 'group', closer: ')', boundary: 'rule', hint: '' };
    this.#report('unclosed', { at: this.#at(offset, 1), args });
  }

  #attach(rule: ast.Rule, found: Extensions & Pick<NestedGroups, 'groups'>, base: number, taken: Set<number>): void {
    const names = this.#listAfter(rule.nameLocation, found, base, taken);
    if (names !== undefined) (rule as ParametrizedRule).parameters = this.#parameters(rule, names, base);
    const parameters = new Set((rule as ParametrizedRule).parameters?.map(({ name }) => name));
    const visit = (e: PeggyExpression): void => {
      for (const inner of innerExpressions(e)) visit(inner);
      if (e.type === 'any') this.#readStandIn(e, found, base);
      else if (e.type === 'rule_ref' || e.type === 'library_ref') this.#readReference(e, found, base, taken);
      else this.#extend(e, found, base);
    };
    visit(rule.expression);
    if (parameters.size > 0) this.#markParameters(ruleBody(rule), parameters);
  }

  /** Replaces a character that stands for a nested group, or for the start of a line. */
  #readStandIn(e: PeggyExpression, found: Extensions & Pick<NestedGroups, 'groups'>, base: number): void {
    const offset = e.location.start.offset - base;
    const group = found.groups.get(offset);
    if (group !== undefined) return this.#group(e, group, base);
    if (found.lineStarts.has(offset)) Object.assign(e, { type: 'line_start' });
    this.#extend(e, found, base);
  }

  /** Gives a use of a rule its arguments, or makes it the condition, back reference or test that it stands for. */
  #readReference(e: PeggyExpression, found: Extensions, base: number, taken: Set<number>): void {
    const offset = e.location.start.offset - base;
    const condition = found.conditions.get(offset);
    const reference = found.backReferences.get(offset);
    const column = found.columns.get(offset);
    if (condition !== undefined) Object.assign(e, { type: 'flag', ...condition });
    if (reference !== undefined) Object.assign(e, { type: 'back_reference', ...reference });
    if (column !== undefined) Object.assign(e, { type: 'column_test', ...column });
    const list = this.#listAfter(e.location, found, base, taken);
    if (list !== undefined) {
      const items = list.map(({ start, end }) => ({ start: base + start, end: base + end }));
      const written: ArgumentList = { start: e.location.end.offset, end: base + endOf(list), items };
      Object.assign(e, { args: list.map((item) => this.#argument(item, base)), list: written });
      if (reference !== undefined) this.#labelTest(e as unknown as LabelTest, written);
      if (column !== undefined) this.#noArguments(written);
    }
    if (this.#isExternal(e)) this.#externalTest(e as RuleUse);
  }

  /** Lets an expression that ends with a use of a rule end after the arguments of the use. */
  #extend(e: PeggyExpression, { lists }: Extensions, base: number): void {
    const list = lists.get(e.location.end.offset - base);
    if (list === undefined) return;
    Object.assign(e, { location: { ...e.location, end: this.#lines.position(base + endOf(list)) } });
  }

  #isExternal(e: PeggyExpression): boolean {
    return e.type === 'rule_ref' && this.#externals.has(e.name);
  }

  /** Makes a back reference with arguments a test of the text of its label. */
  #labelTest(e: LabelTest, { end }: ArgumentList): void {
    Object.assign(e, { type: 'label_test', location: { ...e.location, end: this.#lines.position(end) } });
  }

  #noArguments({ start, end }: ArgumentList): void {
    const fix = editFix('drop the list', this.#file, start, end, '');
    this.#report('column-arguments', { at: this.#at(start, 1), fix });
  }

  /** Makes a reference to a declared predicate a test. */
  #externalTest(e: RuleUse): void {
    const args = e.args ?? [];
    const location = e.list === undefined ? e.location : { ...e.location, end: this.#lines.position(e.list.end) };
    const isLabel = args.length === 0 || (args.length === 1 && args[0]?.type === 'back_reference');
    if (!isLabel) {
      const [first] = args;
      const label = first?.type === 'rule_ref' ? first.name : 'label';
      const { file, start, end } = { file: this.#file, ...e.list! };
      const fix = editFix(`write <=${label}>`, file, start, end, `<=${label}>`);
      this.#report('predicate-argument', { at: location, args: { name: e.name, label }, fix });
    }
    Object.assign(e, { type: 'external_test', args: isLabel ? args : [], location: location });
  }

  #listAfter(
    { end }: LocationRange,
    { lists }: Extensions,
    base: number,
    taken: Set<number>,
  ): readonly TextSpan[] | undefined {
    const list = lists.get(end.offset - base);
    if (list !== undefined) taken.add(end.offset - base);
    return list;
  }

  #parameters(rule: ast.Rule, items: readonly TextSpan[], base: number): NonNullable<ParametrizedRule['parameters']> {
    const names = new Set<string>();
    return items.map(({ start, end }) => {
      const written = this.#text.slice(base + start, base + end);
      const name = written.trim();
      const location = this.#at(base + start + written.indexOf(name), name.length);
      const free = freeName(isName(name) ? `${name}2` : 'Part', (one) => names.has(one));
      const fix = editFix(`write ${free}`, this.#file, location.start.offset, location.end.offset, free);
      if (!isName(name)) this.#report('parameter-name', { at: location, args: { rule: rule.name }, fix });
      else if (names.has(name)) {
        this.#report('repeated-parameter', { at: location, args: { rule: rule.name, name }, fix });
      }
      names.add(name);
      return { name, location };
    });
  }

  #argument({ start, end }: TextSpan, base: number): PeggyExpression {
    const text = this.#text.slice(base + start, base + end);
    if (text.trim() === '') {
      const fix = editFix('insert ""', this.#file, base + start, base + end, text === '' ? '""' : ' ""');
      this.#report('missing-argument', { at: this.#at(base + start, Math.max(1, end - start)), fix });
      return emptyText(this.#at(base + start, 0));
    }
    if (this.#argumentLevels === MAX_GROUP_LEVELS) {
      this.#report('deep-expressions', { at: this.#at(base + start, 1) });
      return emptyText(this.#at(base + start, 0));
    }
    this.#argumentLevels++;
    const argument = this.#inner(base + start, base + end, 'an argument');
    this.#argumentLevels--;
    return argument;
  }

  /** Replaces the character that stands for a nested group with the group. */
  #group(e: PeggyExpression, { start, end }: TextSpan, base: number): void {
    const expression = this.#inner(base + start, base + end, 'a group');
    // As peggy does: only labels and sequences need a group.
    const isGroup = expression.type === 'labeled' || expression.type === 'sequence';
    const location = this.#at(base + start - 1, end - start + 2);
    Object.assign(e, isGroup ? { type: 'group', expression, location } : expression);
  }

  /** Reads a part of the grammar that is an expression. */
  #inner(start: number, end: number, what: string): PeggyExpression {
    const grammar = this.#parse(HEAD + this.#text.slice(start, end), start - HEAD.length);
    const [rule, second] = grammar?.rules ?? [];
    if (second !== undefined) {
      const fix = editFix('drop this definition', this.#file, second.location.start.offset, end, '');
      this.#report('inner-definition', { at: second.nameLocation, args: { what }, fix });
    }
    return rule === undefined ? emptyText(this.#at(start, 0)) : rule.expression;
  }

  /** Distinguishes references to parameters from references to rules. */
  #markParameters(e: PeggyExpression, parameters: ReadonlySet<string>): void {
    for (const inner of innerExpressions(e)) this.#markParameters(inner, parameters);
    if (e.type !== 'rule_ref' || !parameters.has(e.name)) return;
    if ((e as RuleUse).args !== undefined) {
      const args = { what: 'the parameter', name: e.name };
      this.#report('needless-arguments', { at: e.location, args, fix: dropArgumentsFix(e) });
    }
    Object.assign(e, { type: 'parameter' });
  }

  #report<Name extends GrammarCode>(
    name: Name,
    { at: location, ...problem }: Omit<ReportedProblem<Name>, 'at'> & { readonly at: LocationRange },
  ): void {
    this.#problems.add(grammarProblem(name, { ...problem, at: locationOf(location) } as ReportedProblem<Name>));
  }

  #at(offset: number, length: number): LocationRange {
    return {
      source: this.#file,
      start: this.#lines.position(offset),
      end: this.#lines.position(offset + length),
    };
  }
}

/** Returns a corrected class or bound with the length of the wrong one; for a property of Unicode, any characters. */
function sameLength(right: string | undefined, length: number): string | undefined {
  if (right?.length === length) return right;
  return length > 1 ? 'f'.repeat(length) : undefined;
}

/** Returns the offset after the `>` of a list. */
const endOf = (items: readonly TextSpan[]): number => (items.at(-1)?.end ?? 0) + 1;

/** Replaces an argument that can't be read. */
