import type { ast } from 'peggy';

const patterns = new WeakMap<ast.CharacterClass, RegExp>();

/** Returns the regular expression that stock peggy tests for a class. */
export function classPattern(node: ast.CharacterClass): RegExp {
  let pattern = patterns.get(node);
  if (pattern === undefined) {
    const escaped = (c: string) => {
      const hex = c.codePointAt(0)!.toString(16);
      return node.unicode ? `\\u{${hex}}` : `\\u${hex.padStart(4, '0')}`;
    };
    const parts = node.parts.map((part) => {
      if (typeof part === 'string') return escaped(part);
      return Array.isArray(part) ? part.map(escaped).join('-') : `\\${part.value}`;
    });
    const flags = (node.ignoreCase ? 'i' : '') + (node.unicode ? 'u' : '');
    pattern = new RegExp(`^[${node.inverted ? '^' : ''}${parts.join('')}]`, flags);
    patterns.set(node, pattern);
  }
  return pattern;
}
