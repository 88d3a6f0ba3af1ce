import peggy, { type ast } from 'peggy';
import { describe, expect, test } from 'vitest';
import { compileGrammar, migrateGrammar, RandomSentences, readLinkedGrammar } from '../../../src/library/generator.js';
import { randomInput } from '../../differential/random/random-grammar.js';
import { Random, SEED } from '../../support/random.js';
import { rounds } from '../../support/rounds.js';
import { GRAMMARS_WITH_CODE } from './grammars.js';
import { accepts, mutated } from './same-language.js';

const ROUNDS = rounds(60);
const TEXTS = rounds(1500);

describe('the grammar that migrate writes', () => {
  test.each(GRAMMARS_WITH_CODE)('reads the same texts as with code: $name', ({ source, texts, predicates = {} }) => {
    const stock = peggy.generate(source);
    const migrated = migrateGrammar(source, 'with-code.pegjs');
    expect(migrated.code.filter(({ outcome }) => outcome === 'changed')).toEqual([]);
    expect([...migrated.externals.keys()]).toEqual(Object.keys(predicates));
    const compiled = compileGrammar(migrated.text, { nodes: 'auto' });
    if (!compiled.ok) throw new Error(`${migrated.text}\n${JSON.stringify(compiled.problems)}`);
    const linked: ast.Grammar = readLinkedGrammar(migrated.text, 'migrated.peggy');
    const sentences = new RandomSentences(linked);
    const random = new Random(SEED);
    const counts = { all: 0, accepted: 0 };
    for (let i = 0; i < TEXTS; i++) {
      const drawn = sentences.draw({ start: compiled.grammar.startRules[0]!, size: 60 }, (below) => random.int(below));
      const one = random.pick([
        drawn,
        drawn,
        mutated(drawn, texts, random),
        ...texts,
        mutated(random.pick(texts), texts, random),
      ]);
      const isAccepted = accepts(() => stock.parse(one));
      const tree = compiled.grammar.parse(one, { predicates });
      expect(!tree.hasErrors, `seed ${SEED}\n${migrated.text}\n${JSON.stringify(one)}`).toBe(isAccepted);
      counts.all++;
      counts.accepted += isAccepted ? 1 : 0;
    }
    expect(counts.accepted / counts.all).toBeGreaterThan(0.05);
    expect(counts.accepted / counts.all).toBeLessThan(0.99);
  });
});

const PARTS = [
  '"a"',
  '"b"',
  '[ab]',
  '[a-bA-B]',
  '[0-2]',
  '"\\n"',
  '[ab]+',
  '[0-2]+',
  'Picked',
  'Joined',
  'Upper',
  'Both',
];

const HEAD = `{
  const list = ['a', 'ab', 'B'];
  const keys = { A: true, 'AB': 1 };
  const isKey = (word) => keys[word.toUpperCase()];
  function both(one, other) { return one === other; }
}
`;

const RULES = `Picked = "(" x:Joined ")" { return x; } / @Joined "!"
Joined = first:[a-b] rest:[ab]* { return first + rest.join(""); }
Upper = [a-b]i+ { return text().toUpperCase(); }
Both = "[" x:Joined y:"b"? "]" { return { name: x, y }; }
`;

/** A grammar with the code that people write in predicates. */
function grammarWithCode(random: Random): string {
  let labels = 0;
  const sequence = (known: readonly string[], depth: number): string => {
    const own = [...known];
    return Array.from({ length: 2 + random.int(3) }, () => {
      if (own.length > 0 && random.once(2)) return predicate(own);
      if (depth > 0 && random.once(4)) {
        return `(${sequence(own, depth - 1)} / ${sequence(own, depth - 1)})${random.pick(['', '?'])}`;
      }
      const label = `l${labels++}`;
      own.push(label);
      const part = random.pick(PARTS);
      return `${label}:${/^[A-Z]/.test(part) ? part : `$${part}`}`;
    }).join(' ');
  };
  const predicate = (known: readonly string[]): string => {
    const [x, y] = [random.pick(known), random.pick(known)];
    const code = random.pick([
      `return list.includes(${x});`,
      `return list.indexOf(${x}) ${random.pick(['>= 0', '< 0', '!== -1', '=== -1', '> -1'])};`,
      `return new Set(["a", "1"]).has(${x});`,
      `return ${x} === ${y};`,
      `return ${x} !== "ab" && ${x} != "b";`,
      `return ${x} === "a" || ${y} === "b";`,
      `return both(${x}, "ab") || !both(${y}, "a");`,
      `return /^(a|bb|1)$/i.test(${x});`,
      `return location().start.column === 1;`,
      `return true;`,
      `const up = "AB"; return ${x} === up;`,
    ]);
    return `${random.pick(['&', '!'])}{ ${code} }`;
  };
  return `${HEAD}Root = ${sequence([], 2)}\n${RULES}`;
}

const TOP = `{
  const words = ['a', 'b'];
  const map = { a: 0, b: 1 };
  const known = new Map([['a', 1], ['b', 2]]);
  const capitals = new Set(Object.keys(map).map((key) => key.toUpperCase()));
  let count = 0;
  function isWord(x) { if (words.includes(x)) return true; else return false; }
  function low(x) { return x.toLowerCase(); }
  function list(x) { const all = [x]; all.push(x); return all; }
}
`;

test.each([
  ['&{ return isWord(n); }', '&=n<"a", "b">'],
  ['&{ switch (n) { case "a": case "b": return true; default: return false; } }', '&=n<"a", "b">'],
  ['!{ if (n === "a") { return true; } return n === "b"; }', '!=n<"a", "b">'],
  ['&{ return n === "a" ? true : n === "b"; }', '&=n<"a", "b">'],
  ['&{ return words.some((word) => word.toLowerCase() === n.toLowerCase()); }', '&~n<"a", "b">'],
  ['!{ return ~words.indexOf(n); }', '!=n<"a", "b">'],
  ['&{ return known.has(n) || known.get(n) !== undefined; }', '&=n<"a", "b", "a", "b">'],
  ['&{ return n in map && Object.keys(map).includes(n); }', '&=n<"a", "b"> &=n<"a", "b">'],
  ['&{ return Object.hasOwn(map, n); }', '&=n<"a", "b">'],
  ['&{ return Object.prototype.hasOwnProperty.call(map, n); }', '&=n<"a", "b">'],
  ['&{ return low(n) === "a"; }', '&~n<"a">'],
  ['&{ return Boolean(n.match(/^(?:a|b)$/)); }', '&=n<"a", "b">'],
  ['&{ return o; }', '!=o<"">'],
  ['!{ return o !== null; }', '&=o<"">'],
  ['&{ return o || l.length > 0; }', '(!=o<""> / !=l<"">)'],
  ['&{ return m === undefined || m; }', '""'],
  ['&{ return n && n === "a"; }', '&=n<"a">'],
  ['&{ return r.length < 3; }', '&=r<"", "=", "==">'],
  ['&{ return r.length === s.length; }', '&=s<=r>'],
  ['&{ return e.length > 1; }', '!=e<"", "=", "-">'],
  ['&{ return p.length > 0; }', '!=p<"">'],
  ['&{ return capitals.has(n.toUpperCase()); }', '&~n<"A", "B">'],
  ['&{ }', '!""'],
  // The value is a list, which no text is the same as.
  ['&{ return l === "ab"; }', '&startTest<=l>'],
  ['&{ return l.join("") === "ab"; }', '&=l<"ab">'],
  // An absent value is not the empty text.
  ['&{ return q === ""; }', '&startTest<=q>'],
  ['&{ return map[n]; }', '&startTest<=n>'],
  ['&{ return n === "a" && Number(n) < 3 && count < 2; }', '&=n<"a"> &startTest<=n> &startTest2'],
  ['!{ return isWord(n) || count > 3; }', '!=n<"a", "b"> !startTest'],
  ['&{ return options && options.dialect === "mysql"; }', '&dialect'],
  ['&{ return true', undefined],
])('migrate writes %s as %s', (predicate, now) => {
  const labels = 'n:$[a-z]+ o:item? l:[ab]* m:made r:"="* s:$"="* e:$("="* / "-"*) p:item|.., "/"| q:"x"?';
  const source = `${TOP}start = ${labels} ${predicate} "!"\nitem = "?" { return { x: 1 }; }\nmade = "."? { return list(1); }\n`;
  const migrate = (): string => migrateGrammar(source, 'x.pegjs').text.split('"x"? ')[1]!.split(' "!"')[0]!;
  if (now === undefined) expect(migrate).toThrow();
  else expect(migrate()).toBe(now);
});

test.each([
  'known.push(m);',
  'known.set(m, 1);',
  'known.fill(m);',
  'known[0] = m;',
  'known.first = m;',
  'known ??= m;',
  'known %= 2;',
  '++known;',
])('migrate expects no fixed words of a list that "%s" changes', (change) => {
  const source = `{ let known = ['a']; }
start = n:$[a-z]+ &{ return known.includes(n); } "!" more
more = m:"x" { ${change} return m; }
`;
  expect(migrateGrammar(source, 'x.pegjs').text).toContain('n:$[a-z]+ &startTest<=n> "!"');
});

test.each([
  ['n:word &{ return /^[A-Z\\d]/.test(n); }', '&[A-Z0-9] n:word ""'],
  ['n:word !{ return n[0] === "x"; }', '!"x" n:word ""'],
  ['n:word &{ return n.charAt(0) !== "x" && n.startsWith("y"); }', '!"x" &"y" n:word ""'],
  // Before another part, the text is not known to have a first character.
  ['n:word? &{ return n[0] === "x"; }', 'n:word? &startTest<=n>'],
  ['n:word ("+" &{ return n[0] === "x"; })', 'n:word ("+" &startTest<=n>)'],
  ['o:$"`"+ "." c:$"`"+ &{ return c.length >= o.length; }', 'o:$"`"+ "." &=o c:$"`"+ ""'],
  ['o:$"`"+ "." c:$"`"+ &{ return o.length < c.length; }', 'o:$"`"+ "." &(=o "`") c:$"`"+ ""'],
  ['o:"="+ "." c:"="+ !{ return c.length > o.length; }', 'o:"="+ "." !(=o "=") c:"="+ ""'],
  ['o:"="+ "." c:"="+ &{ return c.length < o.length; }', 'o:"="+ "." !=o c:"="+ ""'],
  ['o:"="+ "." c:"="|1..2| &{ return c.length >= o.length; }', 'o:"="+ "." c:"="|1..2| &startTest'],
  ['o:$("`" "`"+) c:$("`" "`"+) &{ return c.length >= o.length; }', 'o:$("`" "`"+) &=o c:$("`" "`"+) ""'],
  ['k:kind &{ return k.type === "y"; }', 'k:(!x y) ""'],
  ['k:kind !{ return k.type === "y" || k.type === "none"; }', 'k:(x / !y z) ""'],
  ['k:kind "!"? &{ return ["x", "z"].includes(k.type); }', 'k:(x / !y z) "!"? ""'],
  ['k:kind &{ return k.type === "none"; }', 'k:(!"") ""'],
  ['k:kind &{ return k.size === "y"; }', 'k:kind &startTest<=k>'],
])('migrate writes %s as a lookahead before a label: %s', (parts, now) => {
  const action = (type: string): string => `{ return { type: "${type}", size: 1 }; }`;
  const kinds = `kind = x / other\nother = y / z\nx = "x" ${action('x')}\ny = "y" ${action('y')} / "Y" ${action('y')}`;
  const source = `start = ${parts}\nword = $[A-Za-z0-9]+\n${kinds}\nz = "z" ${action('z')}\n`;
  const { text } = migrateGrammar(source, 'x.pegjs');
  expect(/^start = (.*)$/m.exec(text)?.[1]).toBe(now);
});

test.each([
  ['a = ("x" / "y") { return text(); }', 'a = $(("x" / "y"))'],
  ['a = q:("x" / "y") "z" { return text(); }', 'a = $(("x" / "y") "z")'],
  ['a = (q:"x") /* : */ { return q; }', 'a = (q:"x") /* : */'],
  [
    'a = b:c &{ return b === "x"; }\nc = "(" @("x" / "y") ")"',
    'a = ("(" b:("x" / "y") ")") &=b<"x">\nc = "(" @("x" / "y") ")"',
  ],
  [
    'a = b:c &{ return b === "x"; }\nc = "(" q /* : */ : ("x" / "y") ")" { return q; }',
    'a = ("(" b:("x" / "y") ")") &=b<"x">\nc = "(" q /* : */ : ("x" / "y") ")"',
  ],
])('migrate keeps parentheses: %s', (source, now) => {
  expect(migrateGrammar(source, 'x.pegjs').text).toBe(now);
});

const NESTED = `{
  const MAX_DEPTH = 100;
  let depth = 0;
  let open = 0;
}
`;

test.each([
  ['&{ if (++depth > MAX_DEPTH) { depth--; error("too deep"); } return true; }', '""', 'changed'],
  ['&{ depth++; return depth <= 100; }', '""', 'changed'],
  ['!{ return MAX_DEPTH < ++depth || n === "a"; }', '!=n<"a">', 'changed'],
  ['&{ depth -= 1; return false; }', '!""', 'form'],
  // Counts of something that is decided by a few levels don't limit nesting.
  ['&{ return open > 0; }', '&startTest', 'external'],
])('migrate leaves the limit of nesting to the parser: %s', (predicate, now, outcome) => {
  const source = `${NESTED}start = n:$[a-z]* ${predicate} "!" { depth--; open--; } / "(" { depth++; open++; }\n`;
  const { text, code } = migrateGrammar(source, 'x.pegjs');
  expect(text.split('[a-z]* ')[1]!.split(' "!"')[0]).toBe(now);
  expect(code.find(({ kind }) => kind === 'predicate')?.outcome).toBe(outcome);
});

test("a number that is used for something else isn't a count of nesting", () => {
  const source = `${NESTED}start = "a" &{ return ++depth > 100; } "!" { depth--; return depth; }\n`;
  expect(migrateGrammar(source, 'x.pegjs').text).toContain('&startTest "!"');
});

const REJECTING = `{
  function fail(message) { throw new Error(message); }
  const code = (digits) => { const n = parseInt(digits, 16); return n > 0x10ffff ? fail("no character") : n; };
  function warn(message) { console.error(message); }
}
`;

test.each([
  ['return code(d);', 'changed'],
  ['if (d === "0") throw new RangeError(d);', 'changed'],
  ['[d].forEach((one) => { expected(one); });', 'changed'],
  ['warn(d); return [d].map((one) => ({ error: one }));', 'dropped'],
])('migrate says whether an action rejects texts, even in a function at the top: %s', (action, outcome) => {
  const { code } = migrateGrammar(`${REJECTING}start = d:$[0-9a-f]+ { ${action} }\n`, 'x.pegjs');
  expect(code.find(({ kind }) => kind === 'action')?.outcome).toBe(outcome);
});

test.each([
  ['known.add(n);', 'changed'],
  ['note(n); return n;', 'changed'],
  ['count++; return n;', 'dropped'],
  ['return known.has(n);', 'dropped'],
])('migrate says whether an action changes what predicates use: %s', (action, outcome) => {
  const source = `{
  const known = new Set();
  let count = 0;
  function note(name) { known.add(name); }
  function isKnown(name) { return known.has(name); }
}
start = n:$[a-z]+ { ${action} } / n:$[A-Z]+ &{ return isKnown(n); }
`;
  const { code } = migrateGrammar(source, 'x.pegjs');
  expect(code.find(({ kind }) => kind === 'action')?.outcome).toBe(outcome);
});

test.each(['"a"|2..|', '"a"|..3|', '"a"|..|', '"a"|1.., ","|'])(
  'bounds that are not written stay unwritten: %s',
  (body) => {
    expect(migrateGrammar(`Start = ${body}\n`, 'bounds.pegjs').text).toBe(`Start = ${body}\n`);
  },
);

test.each([
  ['v:level0 &{ return v; } { return v; }', '@level "x"', '$[0-9]+'],
  ['v:level0? &{ return v === null; }', 'level', '[0-9]*'],
])('rules that use others twice at each of forty levels are looked at once: %s', (start, second, last) => {
  const levels = Array.from({ length: 40 }, (_, i) => {
    return `level${i} = level${i + 1} / ${second.replace('level', `level${i + 1}`)}\n`;
  });
  const source = `start = ${start}\n${levels.join('')}level40 = ${last}\n`;
  expect(migrateGrammar(source, 'x.pegjs').code.map(({ kind }) => kind)).toContain('predicate');
});

test('choices that share rules at each of forty levels are looked at once', () => {
  const levels = Array.from({ length: 40 }, (_, i) => {
    return `a${i} = a${i + 1} / b${i + 1}\nb${i} = b${i + 1} / a${i + 1}\n`;
  });
  const last = ['a', 'b'].map((name) => `${name}40 = "${name}" { return { type: "${name}" }; }\n`);
  const source = `start = v:a0 &{ return v.type === "b"; } { return v; }\n${levels.join('')}${last.join('')}`;
  expect(migrateGrammar(source, 'x.pegjs').text).toContain('start = v:(!a40 b40)');
});

test('braces of code that are nested too deeply are a problem', () => {
  expect(() => migrateGrammar(`Start = "a" ${'{'.repeat(20_000)}`, 'deep.pegjs')).toThrow(/code/);
});

test(`${ROUNDS} random grammars with code read the same texts without it (seed ${SEED})`, { timeout: 0 }, () => {
  const random = new Random(SEED);
  const counts = { pairs: 0, accepted: 0, forms: 0, externals: 0 };
  for (let i = 0; i < ROUNDS; i++) {
    const source = grammarWithCode(random);
    const stock = peggy.generate(source);
    const migrated = migrateGrammar(source, 'with-code.pegjs');
    counts.forms += migrated.code.filter(({ outcome }) => outcome === 'form').length;
    counts.externals += migrated.externals.size;
    // The functions for external predicates get texts, which are not the values of these labels.
    if (migrated.externals.size > 0) continue;
    const compiled = compileGrammar(migrated.text, { start: ['Root'] });
    if (!compiled.ok) throw new Error(`${source}\n${migrated.text}\n${JSON.stringify(compiled.problems)}`);
    const linked = readLinkedGrammar(migrated.text, 'migrated.peggy');
    for (let k = 0; k < 40; k++) {
      const input = randomInput(linked, random).replaceAll('\r', '\n');
      const isAccepted = accepts(() => stock.parse(input));
      const about = `seed ${SEED}\n${source}\n${migrated.text}\n${JSON.stringify(input)}`;
      expect(!compiled.grammar.parse(input).hasErrors, about).toBe(isAccepted);
      counts.pairs++;
      counts.accepted += isAccepted ? 1 : 0;
    }
  }
  console.log(`migrate: seed ${SEED}, ${JSON.stringify(counts)}`);
  expect(counts.forms).toBeGreaterThan(counts.externals * 3);
});
