declare module 'abnf' {
  /** A part of a grammar, as the library describes it. */
  export interface AbnfNode {
    readonly type: string;
    readonly name?: string;
    readonly str?: string;
    readonly first?: number;
    readonly last?: number;
    readonly alts?: readonly AbnfNode[];
    readonly elements?: readonly AbnfNode[];
    readonly el?: AbnfNode;
    readonly alt?: AbnfNode;
    readonly rep?: { readonly min: number; readonly max: number | null };
  }

  /** Reads ABNF. Rules are listed by their names in upper case. `utf16`: whether ranges leave out surrogates. */
  export function parseString(
    text: string,
    source?: string,
    utf16?: boolean,
  ): { readonly defs: Record<string, { name: string; def: AbnfNode }> };
}
