import type { Span, TextEdit } from '../../../diagnostics/index.js';
import type { GrammarName } from '../../../generator/read/grammar-names.js';
import { expressionsAround } from '../expressions.js';
import { rulesOf } from '../outline.js';
import type { ReadGrammar } from '../read-grammar.js';
import { definitionOf, referencesTo } from '../references.js';
import { keepsNodes } from './keeps-nodes.js';

/** The expressions that need no parentheses, whatever is around them. */
const ATOMS: readonly string[] = ['any', 'class', 'group', 'literal', 'rule_ref'];

/**
 * Returns the edits that write the expression of a fragment in place of every use of it, and remove the fragment.
 * `undefined` if the name does not name a fragment of this file, if other files use it, or if a rule would then make
 * something else.
 */
export function inlineEdits(grammar: ReadGrammar, name: GrammarName): readonly TextEdit[] | undefined {
  const { text, names, inspected } = grammar;
  if (name.role !== 'definition' && name.role !== 'reference') return undefined;
  const definition = definitionOf(grammar, name);
  const facts = inspected.rules?.get(name.name);
  if (definition === undefined || definition.file !== undefined || facts === undefined) return undefined;
  // The name for messages would be lost, and white space has a meaning of its own.
  const isPlain = facts.makes === 'fragment' && facts.display === undefined && !/^_/.test(name.name);
  const hasParameters = names.some(({ role, rule }) => role === 'parameter' && rule === name.name);
  if (!isPlain || facts.recursive || hasParameters) return undefined;
  const rule = rulesOf(grammar).find(({ span }) => span.start <= definition.start && definition.end <= span.end);
  const uses = referencesTo(grammar, name, { includesDeclaration: false });
  if (rule === undefined || uses.length === 0 || uses.some(({ file }) => file !== undefined)) return undefined;
  const end = rule.span.start + withoutSemicolon(text.slice(rule.span.start, rule.span.end)).length;
  const [body] = expressionsAround(grammar, { start: end, end });
  if (body === undefined) return undefined;
  const expression = text.slice(body.span.start, body.span.end);
  const written = ATOMS.includes(body.type) ? expression : `(${expression})`;
  const edits = [...uses.map((use) => ({ start: use.start, end: use.end, text: written })), removalOf(text, rule.span)];
  return keepsNodes(grammar, edits, name.name) ? edits : undefined;
}

/** Returns the text of a rule without the semicolon that may end it. */
const withoutSemicolon = (rule: string): string => (rule.endsWith(';') ? rule.slice(0, -1).trimEnd() : rule);

/** Returns the edit that removes a rule with the white space after it. */
function removalOf(text: string, { start, end }: Span): TextEdit {
  const rest = text.slice(end);
  return { start, end: end + rest.length - rest.trimStart().length, text: '' };
}
