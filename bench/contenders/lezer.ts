import type { Tree } from '@lezer/common';
import { buildParser } from '@lezer/generator';
import type { Contender, Counts } from '../parsers/contender.js';

const GRAMMAR = `
@top Game { Tag* Turn* }

Turn { TurnNumber move* Comment? }
move { Play | Skip | Resignation }
Play { Piece? Space moveType Space (takes Capture ("/" Capture)*)? Info? }
Capture { Piece? Space }
moveType { Minus | Jump | Berserk | JumpBerserk }
Info { "++" | "+" | "--" | Minus }

@skip {} {
  Comment { commentOpen Remark? (bar Remark?)* commentClose }
}
@skip { blanks }

@tokens {
  blanks { $[ \\t\\r\\n]+ }
  Tag { "[" $[a-zA-Z0-9_\\-]+ ":" ![\\]]* "]" }
  TurnNumber { $[0-9]+ "." }
  Space { $[a-z] $[1-9] $[0-9]? }
  Piece { $[tcnkmgTCNKMG] }
  takes { "x" }
  Skip { "....." }
  Resignation { "---" }
  Minus { "-" }
  Jump { "^" }
  Berserk { "=" }
  JumpBerserk { "^=" }
  commentOpen { "[" }
  Remark { ![|\\]]+ }
  bar { "|" }
  commentClose { "]" }
}
`;

const parser = buildParser(GRAMMAR).configure({ strict: true });

function counts(result: unknown): Counts {
  const found: Record<string, number> = {};
  (result as Tree).iterate({
    enter({ name }) {
      found[name] = (found[name] ?? 0) + 1;
    },
  });
  const of = (name: string) => found[name] ?? 0;
  return {
    turns: of('Turn'),
    moves: of('Play') + of('Skip') + of('Resignation'),
    captures: of('Capture'),
    comments: of('Comment'),
  };
}

export const lezer: Contender = { name: 'lezer, its tree', read: (text) => parser.parse(text), counts };
