/** A grammar, and the folders of texts that its start rules read. */
export interface Covered {
  /** From the root of the repository. */
  readonly grammar: string;
  /** Folder of texts by start rule. */
  readonly texts: Readonly<Record<string, string>>;
}

/** Every grammar of ours. */
export const COVERED: readonly Covered[] = [
  { grammar: 'grammars/oni.peggy', texts: { OniFile: 'test/conformance/oni' } },
  {
    grammar: 'grammars/otn.peggy',
    texts: {
      GameRecord: 'test/conformance/otn',
      PositionRecord: 'test/conformance/otn-position',
      MoveRecord: 'test/conformance/otn-move',
      RulesRecord: 'test/conformance/otn-rules',
    },
  },
  { grammar: 'grammars/azul.peggy', texts: { AzulGame: 'test/conformance/azul' } },
  { grammar: 'grammars/5dfen.peggy', texts: { GameRecord: 'test/conformance/5dfen' } },
  { grammar: 'grammars/5dfen-ebnf.peggy', texts: { ROOT: 'test/conformance/5dfen-ebnf' } },
  {
    grammar: 'grammars/xiangqi.peggy',
    texts: {
      AnnoFen: 'test/conformance/annofen',
      Fen: 'test/conformance/xiangqi-fen',
      XayText: 'test/conformance/xay',
      // Scalars of XAY, which is YAML: the text around them is read first.
      XayAtom: 'test/coverage/xay-atoms',
    },
  },
];
