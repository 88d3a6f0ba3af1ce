import { choiceOf, type EbnfProduction, mapExpression, referencesIn } from '../ast.js';
import type { AbnfProduction } from './abnf.js';

/** The core rules of RFC 5234, appendix B.1. Names are the same in upper and lower case. */
const CORE = `alpha = %x41-5A / %x61-7A
bit = "0" / "1"
char = %x01-7F
cr = %x0D
crlf = cr lf
ctl = %x00-1F / %x7F
digit = %x30-39
dquote = %x22
hexdig = digit / "A" / "B" / "C" / "D" / "E" / "F"
htab = %x09
lf = %x0A
lwsp = *(wsp / crlf wsp)
octet = %x00-FF
sp = %x20
vchar = %x21-7E
wsp = sp / htab
`;

/**
 * Joins rules with the alternatives that `=/` adds to them, writes each name as its rule does, and adds the core rules
 * that are used and not defined.
 *
 * @param read reads productions of ABNF
 */
export function joinAbnf(
  productions: readonly AbnfProduction[],
  read: (text: string) => readonly AbnfProduction[],
): EbnfProduction[] {
  const own = withAlternatives(productions);
  const defined = new Set(own.map(({ name }) => name.toLowerCase()));
  const core = new Map(read(CORE).map((production) => [production.name, production]));
  const used = new Set<string>();
  const use = ({ body }: EbnfProduction): void => {
    for (const reference of referencesIn(body)) {
      const name = reference.name.toLowerCase();
      const rule = core.get(name);
      if (rule === undefined || defined.has(name) || used.has(name)) continue;
      used.add(name);
      use(rule);
    }
  };
  own.forEach(use);
  const offset = own.at(-1)?.end ?? 0;
  const added = [...core.values()].filter(({ name }) => used.has(name)).map((rule) => movedTo(rule, offset));
  return withNames([...own, ...added]);
}

/** Puts a production and everything in it at an offset of another text. */
const movedTo = (production: EbnfProduction, offset: number): EbnfProduction => ({
  name: production.name,
  nameSpan: { start: offset, end: offset },
  body: mapExpression(production.body, (e) => ({ ...e, start: offset, end: offset })),
  start: offset,
  end: offset,
});

/** Adds the alternatives of each `=/` to the rule before it that has the name. */
function withAlternatives(productions: readonly AbnfProduction[]): EbnfProduction[] {
  const joined: EbnfProduction[] = [];
  for (const { isMore, ...production } of productions) {
    const name = production.name.toLowerCase();
    const before = isMore ? joined.findIndex((one) => one.name.toLowerCase() === name) : -1;
    const first = joined[before];
    if (first === undefined) joined.push(production);
    else {
      const alternatives = [first.body, production.body].flatMap((e) => (e.type === 'choice' ? e.parts : [e]));
      joined[before] = { ...first, body: choiceOf(alternatives, first.body) };
    }
  }
  return joined;
}

/** Writes the name of each reference as the first rule of that name does, and so the names of repeated rules. */
function withNames(productions: readonly EbnfProduction[]): EbnfProduction[] {
  const names = new Map<string, string>();
  for (const { name } of productions) if (!names.has(name.toLowerCase())) names.set(name.toLowerCase(), name);
  const nameOf = (name: string): string => names.get(name.toLowerCase()) ?? name;
  return productions.map((production) => ({
    ...production,
    name: nameOf(production.name),
    body: mapExpression(production.body, (e) => (e.type === 'reference' ? { ...e, name: nameOf(e.name) } : e)),
  }));
}
