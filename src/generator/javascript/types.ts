import type { Token } from './tokens.js';

const CLOSERS: ReadonlyMap<string, string> = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
]);
const PREFIXES = new Set(['keyof', 'typeof', 'readonly', 'asserts']);

/** Index of the token after the bracket that closes the one at `at`; -1 if it is not closed. */
export function afterBracket(tokens: readonly Token[], at: number): number {
  const closers: string[] = [];
  for (let i = at; i < tokens.length; i++) {
    const token = tokens[i];
    if (token?.type !== 'mark') continue;
    const closer = CLOSERS.get(token.text);
    if (closer !== undefined) closers.push(closer);
    else if (token.text === closers.at(-1) && closers.pop() !== undefined && closers.length === 0) return i + 1;
  }
  return -1;
}

/**
 * Returns the index of the token after the TypeScript type that begins at a token; -1 if no type begins there. Supports
 * the types of the emitters: names with type arguments, literals, unions, lists, object and function types, `keyof`,
 * `typeof`, `is`.
 */
export function afterType(tokens: readonly Token[], at: number): number {
  let i = tokens[at]?.text === '|' ? at + 1 : at;
  for (;;) {
    i = afterOperand(tokens, i);
    if (i < 0) return -1;
    const next = tokens[i]?.text;
    if (next !== '|' && next !== '&' && next !== 'is') return i;
    i++;
  }
}

/** A part of a union, with the brackets after it. */
function afterOperand(tokens: readonly Token[], at: number): number {
  let i = at;
  while (PREFIXES.has(tokens[i]?.text ?? '')) i++;
  const token = tokens[i];
  if (token === undefined) return -1;
  if (token.text === '(') {
    i = afterBracket(tokens, i);
    if (tokens[i]?.text === '=>') return afterType(tokens, i + 1);
  } else if (token.text === '{' || token.text === '[') i = afterBracket(tokens, i);
  else if (token.type === 'word') i = afterName(tokens, i);
  else if (token.type === 'mark') return -1;
  else i++;
  while (i > 0 && tokens[i]?.text === '[') i = afterBracket(tokens, i);
  return i;
}

/** `nodes.Move`, `Tree<Root>`. */
function afterName(tokens: readonly Token[], at: number): number {
  let i = at + 1;
  while (tokens[i]?.text === '.') i += 2;
  return tokens[i]?.text === '<' ? afterTypeArguments(tokens, i) : i;
}

/** Index of the token after `<…>`, whose `<` is at a token: type arguments or type parameters. -1 if it is neither. */
export function afterTypeArguments(tokens: readonly Token[], at: number): number {
  let i = at + 1;
  for (;;) {
    i = afterType(tokens, i);
    while (i > 0 && (tokens[i]?.text === 'extends' || tokens[i]?.text === '=')) i = afterType(tokens, i + 1);
    if (i < 0) return -1;
    if (tokens[i]?.text === '>') return i + 1;
    if (tokens[i]?.text !== ',') return -1;
    i++;
  }
}
