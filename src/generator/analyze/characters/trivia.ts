import { append } from '../../../maps.js';
import { sizeOf } from '../../char-set.js';
import {
  type Expression,
  type Grammar,
  isTriviaName,
  lookUp,
  partsOf,
  references,
  type Rule,
  somePart,
} from '../../ir.js';
import { ruleReach } from '../calls/rule-graph.js';
import { matchesOnlyWhiteSpace } from './white-space.js';

/** The rules for text between the tokens of a grammar. */
export interface Trivia {
  /** Rules that match white space, or white space and comments. */
  readonly rules: ReadonlySet<string>;
  /** Rules that these use for comments. */
  readonly comments: ReadonlySet<string>;
}

/**
 * Finds trivia by what rules match, whatever their names are: white space alone, or white space and comments in any
 * order. A comment begins with a fixed text, followed by almost any characters, without comments inside. Rules that
 * match comments are trivia only if a text can contain several of them, or if their names start with `_`. Such rules
 * may also match punctuation, such as commas. A rule that makes content is never trivia, whatever its name is.
 */
export function findTrivia(grammar: Grammar): Trivia {
  const rules = new Set<string>();
  const all = [...grammar.rules.values()];
  const reach = ruleReach(grammar);
  const isFlat = (name: string): boolean => !lookUp(reach, name).has(name);
  const several = usedSeveralTimes(grammar);
  // Trivia that can contain comments.
  const mixed = new Set<string>();
  for (const { name, body } of all) {
    if (consumes(body, grammar) && matchesOnlyWhiteSpace(body, grammar)) rules.add(name);
  }
  for (const name of namedTrivia(grammar, rules)) {
    rules.add(name);
    mixed.add(name);
  }
  const isBlank = (e: Expression): boolean => (e.op === 'rule' ? rules.has(e.name) : matchesOnlyWhiteSpace(e, grammar));
  const isNote = (e: Expression): boolean => isComment(e, grammar) && !reaches(e, mixed, reach);
  const reachOf = ({ name }: Rule): number => lookUp(reach, name).size;
  // Rules come after those that they use.
  const bySize = all.filter(({ name }) => isFlat(name)).sort((a, b) => reachOf(a) - reachOf(b));
  for (const { name, body } of bySize) {
    if (rules.has(name) || !several.has(name)) continue;
    const atoms = atomsOf(body, grammar);
    if (!atoms.some(isBlank) || !atoms.every((e) => isBlank(e) || isNote(e))) continue;
    rules.add(name);
    mixed.add(name);
  }
  const used = [...rules].flatMap((name) => [...references(lookUp(grammar.rules, name).body)]);
  const comments = used.filter((name) => !rules.has(name) && isFlat(name) && isNote({ op: 'rule', name }));
  return { rules, comments: new Set(comments) };
}

/**
 * Returns the rules whose names start with `_`, and which match only white space, comments, punctuation, and each
 * other.
 *
 * @param blanks the rules that match only white space
 */
function namedTrivia(grammar: Grammar, blanks: ReadonlySet<string>): ReadonlySet<string> {
  const named = [...grammar.rules.keys()].filter(
    (name) => isTriviaName(name.replace(/^.*\$/, '')) && !blanks.has(name),
  );
  const found = new Set(named);
  // A comment has no trivia inside.
  const underscored = new Set([...grammar.rules.keys()].filter((name) => isTriviaName(name)));
  const reach = ruleReach(grammar);
  const isTrivial = (e: Expression): boolean => {
    if (e.op === 'rule' && blanks.has(e.name)) return true;
    if (e.op === 'literal') return !/[\p{L}\p{N}]/u.test(e.text);
    return matchesOnlyWhiteSpace(e, grammar) || (isComment(e, grammar) && !reaches(e, underscored, reach));
  };
  const users = new Map<string, string[]>();
  const others: string[] = [];
  for (const name of named) {
    for (const e of atomsOf(lookUp(grammar.rules, name).body, grammar)) {
      if (e.op === 'rule' && found.has(e.name)) append(users, e.name, name);
      else if (!isTrivial(e)) others.push(name);
    }
  }
  // Users of such a rule are added, and visited as well.
  for (const name of others) if (found.delete(name)) for (const user of users.get(name) ?? []) others.push(user);
  return found;
}

/** Returns the rules that a match of the first rule can use more than once. */
function usedSeveralTimes({ rules }: Grammar): ReadonlySet<string> {
  const uses = new Map<string, number>();
  const count = (e: Expression, times: number): void => {
    if (e.op === 'rule') uses.set(e.name, (uses.get(e.name) ?? 0) + times);
    const inner = e.op === 'repeat' && e.max > 1 ? SEVERAL : times;
    for (const part of partsOf(e)) count(part, inner);
  };
  for (const { body } of rules.values()) count(body, 1);
  const several = new Set([...uses.keys()].filter((name) => uses.get(name)! >= SEVERAL));
  // A set can grow during iteration.
  for (const name of several) for (const used of references(lookUp(rules, name).body)) several.add(used);
  return several;
}

const SEVERAL = 2;

/** Whether an expression leads to one of the given rules. */
function reaches(e: Expression, names: ReadonlySet<string>, reach: ReadonlyMap<string, ReadonlySet<string>>): boolean {
  return [...references(e)].some((used) => names.has(used) || [...lookUp(reach, used)].some((name) => names.has(name)));
}

/** Returns the parts of an expression through sequences, choices and repetitions; a comment is one part. */
function atomsOf(e: Expression, grammar: Grammar): readonly Expression[] {
  if (e.op === 'and' || e.op === 'not' || e.op === 'test' || e.op === 'lineStart') return [];
  const isWhole = e.op === 'rule' || e.op === 'again' || e.op === 'literal' || e.op === 'set' || isComment(e, grammar);
  return isWhole ? [e] : partsOf(e).flatMap((part) => atomsOf(part, grammar));
}

/** A class of more characters than this accepts almost any character. */
const MAX_CLASS_SIZE = 1000;

/** Whether each alternative of an expression begins with a fixed text that almost any characters follow. */
function isComment(e: Expression, grammar: Grammar): boolean {
  return !somePart(e, grammar, (part) => {
    const isAround = part.op === 'field' || part.op === 'text' || part.op === 'capture';
    if (isAround || part.op === 'choice' || part.op === 'rule') return undefined;
    return !(part.op === 'sequence' && beginsFixed(part, grammar) && holdsAny(part, grammar));
  });
}

function beginsFixed(e: Expression, grammar: Grammar): boolean {
  if (e.op === 'rule') return beginsFixed(lookUp(grammar.rules, e.name).body, grammar);
  if (e.op === 'sequence') {
    const first = e.parts.find(({ op }) => op !== 'lineStart' && op !== 'test');
    return first !== undefined && beginsFixed(first, grammar);
  }
  return e.op === 'literal' && e.text !== '';
}

/** Whether a class of almost all characters can be reached from an expression. */
const holdsAny = (e: Expression, grammar: Grammar): boolean =>
  somePart(e, grammar, (part) => {
    if (part.op === 'set') return sizeOf(part.set) > MAX_CLASS_SIZE;
    return part.op === 'and' || part.op === 'not' ? false : undefined;
  });

/** Whether an expression has any characters to match. */
const consumes = (e: Expression, grammar: Grammar): boolean =>
  somePart(e, grammar, (part) => {
    if (part.op === 'literal') return part.text !== '';
    if (part.op === 'set' || part.op === 'again') return true;
    return part.op === 'and' || part.op === 'not' ? false : undefined;
  });
