/** What a file has, by the end of its name: EBNF is any of its dialects, a text anything else. */
export type FileKind = 'grammar' | 'ebnf' | 'text';

/** Returns what a file has, by its name. */
export function fileKind(name: string): FileKind {
  if (/\.(?:peggy|pegjs)$/i.test(name)) return 'grammar';
  return /\.(?:ebnf|abnf|bnf)$/i.test(name) ? 'ebnf' : 'text';
}
