import type { InspectedRule } from '../../generator/inspect.js';
import type { GrammarName } from '../../generator/read/grammar-names.js';
import type { Hover } from '../features/hover.js';
import { codeBlock, codeSpan, plainText } from '../features/markdown.js';
import { GrammarFiles } from './grammar-files.js';
import { ruleSource } from './outline.js';
import type { ReadGrammar } from './read-grammar.js';
import { definitionOfName } from './references.js';

/**
 * Describes the rule that a name refers to, with its source, even from an imported file; or says that the name is a
 * label.
 */
export function ruleHover(grammar: ReadGrammar, grammarName: GrammarName): Hover | undefined {
  const { name, role, start, end } = grammarName;
  const span = { start, end };
  if (role === 'label') return { span, markdown: `The field \`${name}\`` };
  if (role === 'flag') {
    return { span, markdown: `The flag \`${name}\`: this alternative is kept only where it is given` };
  }
  if (role === 'parameter' || role === 'parameter-use') return { span, markdown: `A parameter of this rule` };
  if (role === 'library') return undefined;
  const files = new GrammarFiles(grammar);
  const { file, name: defined } = definitionOfName(files, grammarName) ?? { file: files.own, name: grammarName };
  const rule = grammar.inspected.rules?.get(name) ?? grammar.inspected.rules?.get(defined.name);
  const source = ruleSource(file, defined.name);
  const facts = rule === undefined ? [] : factsOf(rule);
  if (facts.length === 0 && source === undefined) return undefined;
  const code = source === undefined ? [] : [codeBlock('peggy', source)];
  const origin = file === files.own ? [] : [`From ${codeSpan(file.path.split('/').at(-1) ?? '')}`];
  return { span, markdown: [...facts, ...origin, ...code].join('\n\n') };
}

const MAKES: Readonly<Record<InspectedRule['makes'], string>> = {
  node: 'makes a node',
  error: 'makes an error node',
  comment: 'makes a comment',
  fragment: 'is a fragment: its parts go to the rules that use it',
};

function factsOf({ name, display, makes, fields, isStart, nullable, recursive, first }: InspectedRule): string[] {
  const kind = `**${name}** ${MAKES[makes]}${fields.length === 0 ? '' : ` with ${fields.map((field) => `\`${field}\``).join(', ')}`}`;
  const notes = [
    ...(display === undefined ? [] : [`called "${plainText(display)}" in messages`]),
    ...(isStart ? ['a start rule'] : []),
    nullable ? 'can match nothing' : 'matches at least one character',
    ...(recursive ? ['recursive'] : []),
  ];
  return [kind, `${notes.join('; ')}; begins with ${codeSpan(first)}`];
}
