import moo, { type Token } from 'moo';
import nearley from 'nearley';
import type { Contender, Counts } from '../parsers/contender.js';

const main = {
  blanks: { match: /[ \t\r\n]+/, lineBreaks: true },
  tag: { match: /\[[a-zA-Z0-9_-]+:[^\]]*\]/, lineBreaks: true },
  comment: { match: /\[[^\]]*\]/, lineBreaks: true },
  number: /[0-9]+\./,
  space: /[a-z][1-9][0-9]?/,
  takes: /x(?=[a-zA-Z])/,
  symbol: /[tcnkmgTCNKMG](?=[a-z])/,
  slash: '/',
  skip: '.....',
  resignation: '---',
  doubleMinus: '--',
  minus: '-',
  info: ['++', '+'],
  type: ['^=', '^', '='],
};

/** nearley takes one token at a time, without the white space. */
function lexer() {
  const compiled = moo.compile(main);
  const next = compiled.next.bind(compiled);
  compiled.next = () => {
    let token = next();
    while (token?.type === 'blanks') token = next();
    return token;
  };
  return compiled;
}

const token = (type: string) => ({ test: (value: Token) => value.type === type, type });

type Data = readonly unknown[];

const node = (kind: string) => (data: Data) => ({
  kind,
  children: data.filter((item) => item !== null && item !== undefined),
});
const nothing = () => null;

/** A list grows by links: several readings may share its beginning, and copying it would take quadratic time. */
interface Link {
  readonly before: Link | undefined;
  readonly item: unknown;
}
const append = ([before, item]: Data) => ({ before, item });

const rule = (name: string, symbols: readonly unknown[], postprocess?: (data: Data) => unknown) => ({
  name,
  symbols,
  ...(postprocess === undefined ? {} : { postprocess }),
});

const rules = [
  rule('game', ['tags', 'turns'], node('Game')),
  rule('tags', [], () => undefined),
  rule('tags', ['tags', token('tag')], append),
  rule('turns', [], () => undefined),
  rule('turns', ['turns', 'turn'], append),
  rule('turn', [token('number'), 'moves', 'comment'], node('Turn')),
  rule('moves', [], () => undefined),
  rule('moves', ['moves', 'move'], append),
  rule('move', ['play'], ([play]) => play),
  rule('move', [token('skip')], node('Skip')),
  rule('move', [token('resignation')], node('Resignation')),
  rule('play', ['symbol', token('space'), 'type', token('space'), 'captures', 'info'], node('Play')),
  rule('symbol', [], nothing),
  rule('symbol', [token('symbol')], ([symbol]) => symbol),
  rule('type', [token('minus')], ([type]) => type),
  rule('type', [token('type')], ([type]) => type),
  rule('captures', [], nothing),
  rule('captures', [token('takes'), 'list'], ([, list]) => list),
  rule('list', ['capture'], ([capture]) => append([undefined, capture])),
  rule('list', ['list', token('slash'), 'capture'], ([list, , capture]) => append([list, capture])),
  rule('capture', ['symbol', token('space')], node('Capture')),
  rule('info', [], nothing),
  rule('info', [token('info')], ([info]) => info),
  rule('info', [token('minus')], ([info]) => info),
  rule('info', [token('doubleMinus')], ([info]) => info),
  rule('comment', [], nothing),
  rule('comment', [token('comment')], node('Comment')),
];

const grammar = nearley.Grammar.fromCompiled({
  Lexer: lexer(),
  ParserRules: rules,
  ParserStart: 'game',
});

function read(text: string): unknown {
  const parser = new nearley.Parser(grammar, { lexer: lexer() });
  parser.feed(text);
  const { results } = parser;
  if (results.length !== 1) throw new Error(`${results.length} readings`);
  return results[0];
}

function counts(result: unknown): Counts {
  const found: Record<string, number> = {};
  const count = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    if ('before' in value) {
      for (let link = value as Link | undefined; link !== undefined; link = link.before) count(link.item);
    } else if ('kind' in value) {
      const { kind, children } = value as { kind: string; children: unknown[] };
      found[kind] = (found[kind] ?? 0) + 1;
      children.forEach(count);
    }
  };
  count(result);
  const of = (kind: string) => found[kind] ?? 0;
  return {
    turns: of('Turn'),
    moves: of('Play') + of('Skip') + of('Resignation'),
    captures: of('Capture'),
    comments: of('Comment'),
  };
}

export const nearleyAndMoo: Contender = { name: 'nearley and moo, object nodes', read, counts };
