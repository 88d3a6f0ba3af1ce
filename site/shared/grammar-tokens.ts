import { TOKEN_TYPES } from '../../src/lsp/features/tokens/token-types.js';

/** The tokens of grammars: comments, literals and classes, labels, names. */
export const GRAMMAR_TOKEN =
  /(?<comment>\/\/[^\n]*|\/\*[^]*?\*\/)|(?<string>"(?:[^"\\\n]|\\.)*"i?|'(?:[^'\\\n]|\\.)*'i?|\[(?:[^\]\\\n]|\\.)*\][iu]*)|(?<label>[\p{L}_$][\p{L}\p{N}_$]*)(?=\s*:)|(?<name>[\p{L}_$][\p{L}\p{N}_$]*)/gu;

const TYPES = { comment: 'comment', string: 'string', label: 'property', name: 'type' } as const;

/** Returns start, end and color of the tokens of a grammar, in order. A grammar with errors also has tokens. */
export function grammarTokens(source: string): Uint32Array {
  const out: number[] = [];
  for (const { 0: text, index, groups } of source.matchAll(GRAMMAR_TOKEN)) {
    const kind = (['comment', 'string', 'label', 'name'] as const).find((name) => groups?.[name] !== undefined)!;
    out.push(index, index + text.length, TOKEN_TYPES.indexOf(TYPES[kind]));
  }
  return Uint32Array.from(out);
}
