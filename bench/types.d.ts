/** ts-pegjs 4.2 names a declaration file that its package does not contain. */
declare module 'ts-pegjs' {
  const plugin: import('peggy').Plugin;
  export default plugin;
}

declare module 'moo' {
  /** A token of the lexer. */
  interface Token {
    readonly type: string;
    readonly value: string;
  }
  interface Lexer {
    next(): Token | undefined;
  }
  const moo: { compile(states: object): Lexer };
  export default moo;
  export type { Lexer, Token };
}

declare module 'nearley' {
  const nearley: {
    readonly Grammar: { fromCompiled(rules: { Lexer: unknown; ParserRules: unknown; ParserStart: string }): object };
    readonly Parser: new (
      grammar: object,
      options: { lexer: unknown },
    ) => { feed(text: string): void; results: unknown[] };
  };
  export default nearley;
}

declare module '5d-chess-js' {
  export default class Chess {
    import(text: string): void;
    /** Number of actions played. */
    readonly rawAction: number;
  }
}
