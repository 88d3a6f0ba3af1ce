import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AbnfNode, parseString } from 'abnf';
import { describe, expect, test } from 'vitest';
import { isSame, mapExpression } from '../../../src/grammar-tools/ebnf/ast.js';
import { EbnfSentences } from '../../../src/grammar-tools/ebnf/sentences/ebnf-sentences.js';
import {
  compileGrammar,
  type EbnfExpression,
  type EbnfGrammar,
  ebnfSkeleton,
  readEbnf,
  unreadSentences,
} from '../../../src/library/generator.js';
import { Random, SEED } from '../../support/random.js';
import { rounds } from '../../support/rounds.js';
import { ROOT } from '../../support/shared.js';
import { Earley } from './earley.js';

const textOf = (file: string) => readFileSync(join(ROOT, 'test/grammar-tools/ebnf', file), 'utf8');
const read = (file: string) => readEbnf(textOf(file), file);

const SPARQL = `
[1] Query ::= Prologue ( SelectQuery | AskQuery )
[2] Prologue ::= ( BaseDecl | PrefixDecl )*
[3] BaseDecl ::= 'BASE' WS IRIREF WS
[4] PrefixDecl ::= 'PREFIX' WS PNAME_NS WS IRIREF WS
[5] SelectQuery ::= 'SELECT' WS ( VAR1 ( WS VAR1 )* | '*' ) WS Where
[6] AskQuery ::= 'ASK' WS Where
[7] Where ::= '{' ( Triple ( '.' Triple )* '.'? )? '}'
[8] Triple ::= VarOrIri WS VarOrIri WS VarOrIri
[9] VarOrIri ::= VAR1 | IRIREF | PNAME_NS
[139] IRIREF ::= '<' ([^<>"{}|^\`\\]-[#x00-#x20])* '>'
[140] PNAME_NS ::= PN_PREFIX? ':'
[143] VAR1 ::= '?' VARNAME
[166] VARNAME ::= ( PN_CHARS_U | [0-9] ) ( PN_CHARS_U | [0-9] | #x00B7 )*
[162] WS ::= #x20 | #x9 | #xD | #xA
[164] PN_CHARS_BASE ::= [A-Z] | [a-z]
[165] PN_CHARS_U ::= PN_CHARS_BASE | '_'
[168] PN_PREFIX ::= PN_CHARS_BASE ((PN_CHARS|'.')* PN_CHARS)?
[167] PN_CHARS ::= PN_CHARS_U | '-' | [0-9]
`;

/** A host that begins with an IPv4 address, as 1.2.3.4.example does: PEG takes the address, and stops there. */
const LIKE_ADDRESS = /\/\/(?:[^/?#]*@)?\d+\.\d+\.\d+\.\d+[^:/?#]/;

/** Grammars of specifications, the productions that texts are read as, and texts that PEG is known to refuse. */
const GRAMMARS: readonly { name: string; productions: EbnfGrammar; start: string; refused?: RegExp }[] = [
  { name: 'JSON in ABNF', productions: read('json.abnf'), start: 'JSON-text' },
  { name: 'URIs in ABNF', productions: read('uri.abnf'), start: 'URI', refused: LIKE_ADDRESS },
  { name: 'XML in the EBNF of W3C', productions: read('xml.ebnf'), start: 'document' },
  {
    name: 'SPARQL in the EBNF of W3C',
    productions: readEbnf(SPARQL, 'sparql'),
    start: 'Query',
  },
  { name: 'arithmetic in BNF', productions: read('algol.bnf'), start: 'arithmetic expression' },
];

/** The recognizer reads one UTF-16 unit after another, as the sets of the grammars here are written. */
const isPlain = (text: string) => !/[\ud800-\udfff]/.test(text);

describe.each(GRAMMARS)(`$name (seed ${SEED})`, ({ productions, start, refused }) => {
  const skeleton = ebnfSkeleton(productions, 'a specification');
  const rules = productions.map(({ name }) => skeleton.ruleOf(name));
  const compiled = compileGrammar(skeleton.text, { start: rules, nodes: 'all' });
  const earley = new Earley(productions);
  const random = new Random(SEED);
  const pick = (below: number) => random.int(below);
  const reads = (name: string, text: string) => {
    if (!compiled.ok) throw new Error(compiled.problems.map(({ message }) => message).join('\n'));
    return !compiled.grammar.parse(text, { start: skeleton.ruleOf(name) }).hasErrors;
  };

  test('each rule reads the sentences of its production', () => {
    expect(unreadSentences(productions, skeleton)).toEqual([]);
  });

  test('the rules read the same texts as an Earley parser of the productions', () => {
    const sentences = new EbnfSentences(productions);
    const verdicts = { read: 0, refused: 0 };
    for (let i = 0; i < Math.max(30, rounds(50)); i++) {
      const sentence = sentences.draw(start, pick);
      if (sentence === undefined || !isPlain(sentence) || sentence.length > 50) continue;
      for (const text of [sentence, changed(sentence, random)]) {
        const wanted = earley.matches(start, text);
        if (text === sentence) expect(wanted).toBe(true);
        if (wanted && refused?.test(text) === true) continue;
        expect({ text, reads: reads(start, text) }).toEqual({ text, reads: wanted });
        verdicts[wanted ? 'read' : 'refused']++;
      }
    }
    expect(verdicts.read).toBeGreaterThan(rounds(13));
    expect(verdicts.refused).toBeGreaterThan(rounds(5));
  });
});

/** Deletes, repeats or replaces a character of a text. */
function changed(text: string, random: Random): string {
  const at = random.int(text.length + 1);
  const other = text[random.int(Math.max(1, text.length))] ?? ' ';
  switch (random.int(3)) {
    case 0:
      return text.slice(0, at) + text.slice(at + 1);
    case 1:
      return text.slice(0, at) + other + text.slice(at);
    default:
      return text.slice(0, at) + other + text.slice(at + 1);
  }
}

describe('ABNF is read as the library abnf reads it', () => {
  test.each(['json.abnf', 'uri.abnf'])('%s', (file) => {
    const { defs } = parseString(textOf(file), file, false);
    const own = read(file).filter(({ name }) => name.toUpperCase() in defs);
    expect(own.map(({ name }) => name)).toEqual(Object.values(defs).map(({ name }) => name));
    for (const { name, body } of own) {
      const other = plain(fromLibrary(defs[name.toUpperCase()]!.def));
      expect({ name, same: isSame(plain(body), other) }).toEqual({ name, same: true });
    }
  });
});

const at = { start: 0, end: 0 };

/** Converts what the library read. */
function fromLibrary(node: AbnfNode): EbnfExpression {
  switch (node.type) {
    case 'alternation':
      return { type: 'choice', parts: node.alts!.map(fromLibrary), ...at };
    case 'concatenation':
      return { type: 'sequence', parts: node.elements!.map(fromLibrary), ...at };
    case 'repetition': {
      const { min, max } = node.rep!;
      return { type: 'times', min, max: max ?? Infinity, inner: fromLibrary(node.el!), ...at };
    }
    case 'group':
      return fromLibrary(node.alt!);
    case 'ruleref':
      return { type: 'reference', name: node.name!.toUpperCase(), ...at };
    case 'caseInsensitveString':
      return { type: 'literal', text: node.str!, isFolded: true, ...at };
    case 'caseSensitveString':
      return { type: 'literal', text: node.str!, ...at };
    case 'range':
      return { type: 'set', ranges: [[node.first!, node.last!]], isInverted: false, ...at };
    case 'prose':
      return { type: 'special', text: node.str!, ...at };
    default:
      throw new Error(`unknown ${node.type}`);
  }
}

/** An expression without groups, with optional parts as repetitions and names in upper case. */
const plain = (e: EbnfExpression): EbnfExpression =>
  mapExpression(e, (part) => {
    if (part.type === 'group') return part.inner;
    if (part.type === 'optional') return { type: 'times', min: 0, max: 1, inner: part.inner, ...at };
    return part.type === 'reference' ? { ...part, name: part.name.toUpperCase() } : part;
  });
