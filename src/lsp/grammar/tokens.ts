import type { Span } from '../../diagnostics/index.js';
import { isNodeName } from '../../generator/ir.js';
import type { NameRole } from '../../generator/read/grammar-names.js';
import { tokensOf as grammarTokens } from '../../generator/read/tokens/tokens.js';
import type { TokenType } from '../../notation/index.js';
import type { Token } from '../features/tokens/token-types.js';
import type { ReadGrammar } from './read-grammar.js';

const COLORS: Readonly<Record<NameRole, TokenType>> = {
  definition: 'type',
  external: 'macro',
  reference: 'type',
  parameter: 'variable',
  'parameter-use': 'variable',
  label: 'property',
  flag: 'macro',
  import: 'type',
  library: 'variable',
  'library-rule': 'type',
};

/** Returns the colored tokens of a grammar: rules that make nodes are types, other rules are variables. */
export function grammarTokenColors({ text, names }: ReadGrammar, within?: Span): Token[] {
  const byStart = new Map(names.map((name) => [name.start, name]));
  const tokens: Token[] = [];
  let done = 0;
  const addComments = (from: number, to: number): void => {
    for (const { 0: comment, index } of text.slice(from, to).matchAll(/\/\/[^\r\n]*|\/\*[^]*?\*\//g)) {
      tokens.push({ start: from + index, end: from + index + comment.length, type: 'comment' });
    }
  };
  for (const { what, start, end, text: written } of grammarTokens(text)) {
    addComments(done, start);
    done = end;
    const name = byStart.get(start);
    const isNode = name === undefined || isNodeName(name.name);
    if (name !== undefined) tokens.push({ start, end, type: isNode ? COLORS[name.role] : fragmentColor(name.role) });
    else if (what === 'string') tokens.push({ start, end, type: 'string' });
    else if (what === 'class') tokens.push({ start, end, type: 'enumMember' });
    else if (what === 'name') tokens.push({ start, end, type: 'keyword' });
    else if (what === 'other' && !/^[\s]$/.test(written)) tokens.push({ start, end, type: 'operator' });
  }
  addComments(done, text.length);
  return within === undefined ? tokens : tokens.filter(({ start, end }) => start < within.end && end > within.start);
}

const fragmentColor = (role: NameRole): TokenType => (COLORS[role] === 'type' ? 'variable' : COLORS[role]);
