import { readFileSync } from 'node:fs';
import { readLinkedGrammar } from '../../../src/generator/index.js';
import { GRAMMAR_TOKEN } from '../../shared/grammar-tokens.js';
import { html } from '../markup.js';

/** A rule of a grammar as it is written. */
export interface RuleText {
  readonly name: string;
  readonly text: string;
  /** The rules that it uses. */
  readonly uses: ReadonlySet<string>;
}

/** Returns the rules of a grammar that a text is read by, in the order of the file. */
export function rulesFrom(file: string, startRule: string): RuleText[] {
  const source = readFileSync(file, 'utf8');
  const { rules } = readLinkedGrammar(source, file);
  const texts = rules.map(({ name, location }) => {
    const text = source.slice(location.start.offset, location.end.offset).trim();
    return { name, text, uses: new Set<string>() };
  });
  const byName = new Map(texts.map((rule) => [rule.name, rule]));
  rules.forEach((rule, i) => collectUses(rule, texts[i]!.uses));
  const reached = new Set<string>();
  const waiting = [startRule];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const rule = byName.get(name);
    if (rule === undefined || reached.has(name)) continue;
    reached.add(name);
    for (const used of rule.uses) waiting.push(used);
  }
  return texts.filter(({ name }) => reached.has(name));
}

function collectUses(part: unknown, uses: Set<string>): void {
  if (typeof part !== 'object' || part === null) return;
  const { type, name } = part as { readonly type?: unknown; readonly name?: unknown };
  if (type === 'rule_ref' && typeof name === 'string') uses.add(name);
  for (const [key, value] of Object.entries(part)) if (key !== 'location') collectUses(value, uses);
}

/** Returns a rule as HTML: the names of other rules are links to them. */
export function ruleHtml({ name, text }: RuleText, known: ReadonlySet<string>): string {
  let out = '';
  let at = 0;
  let isFirst = true;
  for (const match of text.matchAll(GRAMMAR_TOKEN)) {
    const { comment, string, label, name: used } = match.groups!;
    out += html(text.slice(at, match.index));
    at = match.index + match[0].length;
    const written = html(match[0]);
    if (comment !== undefined) out += `<span class="g-comment">${written}</span>`;
    else if (string !== undefined) out += `<span class="g-string">${written}</span>`;
    else if (isFirst && (label ?? used) === name) out += `<b>${written}</b>`;
    else if (label !== undefined) out += `<span class="g-label">${written}</span>`;
    else if (known.has(used!)) out += `<a href="#rule-${used!}">${written}</a>`;
    else out += written;
    if (comment === undefined) isFirst = false;
  }
  return out + html(text.slice(at));
}
