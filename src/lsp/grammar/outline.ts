import type { Span } from '../../diagnostics/index.js';
import type { OutlineEntry } from '../../notation/index.js';
import type { Fold } from '../features/folding.js';
import type { ReadGrammar } from './read-grammar.js';

/** A comment that begins a section: `// ==== Moves ====` or `// ---- Moves ----`. */
const SECTION = /^\/\/ (={2,}|-{2,}) (.*)$/gm;

/** Returns the name of a section, without the rule that may end its line. */
function sectionName(rest: string, rule: string): string {
  const name = rest.trimEnd();
  return name.endsWith(` ${rule}`) ? name.slice(0, -rule.length - 1) : name;
}

/** Returns the rules of a grammar. The span of each ends at its last character, before the comments after it. */
export function rulesOf({
  text,
  names,
}: Pick<ReadGrammar, 'text' | 'names'>): { readonly name: string; readonly span: Span; readonly selection: Span }[] {
  const definitions = names.filter(({ role }) => role === 'definition');
  return definitions.map(({ name, start, end }, i) => {
    const next = definitions[i + 1]?.start ?? text.length;
    const source = withoutComments(text.slice(start, next));
    return { name, span: { start, end: start + source.length }, selection: { start, end } };
  });
}

/** Removes white space, and comments on lines of their own, from the end of a text. */
function withoutComments(text: string): string {
  let rest = text.trimEnd();
  for (let line = lastLine(rest); line.trimStart().startsWith('//'); line = lastLine(rest)) {
    rest = rest.slice(0, rest.length - line.length).trimEnd();
  }
  return rest;
}

const lastLine = (text: string): string => text.slice(Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r')) + 1);

/** Returns the source of a rule of a grammar file. */
export function ruleSource(grammar: Pick<ReadGrammar, 'text' | 'names'>, name: string): string | undefined {
  const rule = rulesOf(grammar).find((one) => one.name === name);
  return rule && grammar.text.slice(rule.span.start, rule.span.end);
}

/** Returns the outline of a grammar: its rules, inside the sections that comments begin. */
export function outlineOfGrammar(grammar: ReadGrammar): OutlineEntry[] {
  const { text, inspected } = grammar;
  const sections = [...text.matchAll(SECTION)].map(({ 0: line, 1: rule = '', 2: rest = '', index }, i, all) => ({
    name: sectionName(rest, rule),
    start: index,
    heading: index + line.length,
    end: all[i + 1]?.index ?? text.length,
  }));
  const entries = rulesOf(grammar).map(({ name, span, selection }): OutlineEntry => {
    const makes = inspected.rules?.get(name)?.makes ?? 'rule';
    return { name, detail: makes, type: makes === 'fragment' ? 'field' : 'object', span, selection, children: [] };
  });
  const inSection = (from: number, to: number) =>
    entries.filter(({ selection }) => selection.start >= from && selection.start < to);
  const first = sections[0]?.start ?? text.length;
  return [
    ...inSection(0, first),
    ...sections.map(({ name, start, heading, end }): OutlineEntry => {
      const span = { start, end: start + text.slice(start, end).trimEnd().length };
      const children = inSection(start, end);
      return { name, detail: 'section', type: 'module', span, selection: { start, end: heading }, children };
    }),
  ];
}

/** Returns the rules and sections that span several lines. */
export function foldsOfGrammar(grammar: ReadGrammar): Fold[] {
  const all = outlineOfGrammar(grammar).flatMap((entry) => [entry, ...entry.children]);
  return all
    .filter(({ span }) => /[\r\n]/.test(grammar.text.slice(span.start, span.end)))
    .map(({ span }) => ({ ...span, isComment: false }));
}
