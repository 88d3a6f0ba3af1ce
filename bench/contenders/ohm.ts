import * as ohmPackage from 'ohm-js';
import type { Contender, Counts } from '../parsers/contender.js';

const grammar = ohmPackage.grammar(`
Otn {
  Game = Tag* Turn*
  Tag = "[" name ":" (~"]" any)* "]"
  Turn = turnNumber Move* Comment?
  Move = play | skip | resignation

  name = (alnum | "_" | "-")+
  turnNumber = digit+ "." &space
  play = symbol? sq moveType sq captures? info? &(space | end | "[")
  captures = "x" nonemptyListOf<capture, "/">
  capture = symbol? sq
  sq = "a".."z" "1".."9" digit?
  symbol = symbolLetter &lower
  symbolLetter = "t" | "c" | "n" | "k" | "m" | "g" | "T" | "C" | "N" | "K" | "M" | "G"
  moveType = "-" | "^=" | "^" | "="
  info = "++" | "+" | "--" | "-"
  skip = "....."
  resignation = "---"
  Comment = comment
  comment = "[" nonemptyListOf<remark, "|"> "]"
  remark = (~("|" | "]") any)*
}
`);

interface OhmNode {
  readonly kind: string;
  readonly start: number;
  readonly end: number;
  readonly children: readonly OhmNode[];
}

const NAMED =
  /^(?:Game|Tag|Turn|turnNumber|play|skip|resignation|captures|capture|sq|symbol|moveType|info|comment|remark)$/;

const semantics = grammar.createSemantics().addOperation<OhmNode[]>('nodes', {
  _nonterminal(...children) {
    const { ctorName, source } = this;
    const isLeaf = /^(?:Tag|turnNumber|sq|symbol|moveType|info|skip|resignation|remark)$/.test(ctorName);
    const inner = isLeaf ? [] : children.flatMap((child) => child.nodes() as OhmNode[]);
    if (!NAMED.test(ctorName)) return inner;
    return [{ kind: ctorName, start: source.startIdx, end: source.endIdx, children: inner }];
  },
  _iter: (...children) => children.flatMap((child) => child.nodes() as OhmNode[]),
  _terminal: () => [],
});

function read(text: string): OhmNode {
  const match = grammar.match(text);
  if (match.failed()) throw new Error(match.message);
  return (semantics(match).nodes() as OhmNode[])[0]!;
}

function counts(result: unknown): Counts {
  const found: Record<string, number> = {};
  const count = ({ kind, children }: OhmNode) => {
    found[kind] = (found[kind] ?? 0) + 1;
    children.forEach(count);
  };
  count(result as OhmNode);
  const of = (kind: string) => found[kind] ?? 0;
  return {
    turns: of('Turn'),
    moves: of('play') + of('skip') + of('resignation'),
    captures: of('capture'),
    comments: of('comment'),
  };
}

export const ohm: Contender = { name: 'ohm, object nodes', read, counts };
