/** The kind of a file, by the end of its name: `ebnf` covers all dialects of EBNF, `text` everything else. */
export type FileKind = 'grammar' | 'ebnf' | 'text';

/** Returns the kind of a file, by its name. */
export function fileKind(name: string): FileKind {
  if (/\.(?:peggy|pegjs)$/i.test(name)) return 'grammar';
  return /\.(?:ebnf|abnf|bnf)$/i.test(name) ? 'ebnf' : 'text';
}
