import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../support/shared.js';
import { Folder, ludogram } from '../support.js';

test('prints a skeleton, and remarks on standard error', async () => {
  const { code, stdout, stderr } = await ludogram(['ebnf', join(ROOT, 'grammars/5dfen.ebnf')]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: 'note: 5 holes to fill, marked /* ? … ? */\n' });
  expect(stdout).toContain('\nROOT = HEADER* BOARD* MOVE*\n');
});

test('reports what is not EBNF, with its line: exit code 1', async () => {
  const { code, stdout, stderr } = await ludogram(['ebnf', '-'], { stdin: "a = 'x';\nb = ];\n" });
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toContain('-:2:5: error grammar/ebnf-syntax: ');
  expect(stderr).toContain('2 | b = ];');
});

test('says which names it changed', async () => {
  const { stderr } = await ludogram(['ebnf', '-'], { stdin: "a b = 'x' - 'y';" });
  expect(stderr).toBe(
    'note: the production "a b" became the rule a_b\nnote: 1 exception to look at, marked /* but not … */\n',
  );
});

test("a file that can't be read is exit code 2", async () => {
  expect((await ludogram(['ebnf', new Folder().at('none.ebnf')])).code).toBe(2);
  expect((await ludogram(['ebnf', '-'], { stdin: Uint8Array.of(0xff) })).code).toBe(2);
});

describe('other dialects are named with what is read instead: exit code 1', () => {
  const W3C =
    '/* from the XML specification */\n[1] document ::= prolog element Misc*\n[2] Char ::= #x9 | [#x20-#xD7FF]\n';
  const ABNF = '; RFC 3986\nURI = scheme ":" hier-part [ "?" query ]\nscheme = ALPHA *( ALPHA / DIGIT / "+" )\n';
  test.each([
    ['the EBNF of W3C', W3C, '2:1'],
    ['the EBNF of W3C', 'expr ::= term (("+" | "-") term)*\nterm ::= [0-9]+', '1:1'],
    ['BNF', '<expr> ::= <term> | <expr> "+" <term>\n<term> ::= "0" | "1"\n', '1:1'],
    ['ABNF', ABNF, ''],
    ['ABNF', 'DIGIT = %x30-39\n', '1:9'],
    ['ABNF', 'postal = name-part street ; an address\nname-part = "x" ; a name\nstreet = "y" ;\n', ''],
    ['ABNF', 'number = 1*DIGIT\n', ''],
    ['ABNF', 'a = "x"\na =/ "y"\n', ''],
    ['a text without productions', '', '1:1'],
    ['a text without productions', '\ufeff \n(* nothing: name ::= %x41 *)\n', '1:1'],
  ])('%s: %j', async (what, stdin, place) => {
    const { code, stdout, stderr } = await ludogram(['ebnf', '-'], { stdin });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain(`-:${place}`);
    expect(stderr).toContain(
      `: error grammar/other-dialect: this is ${what}; ludogram reads ISO 14977 EBNF, with productions such as`,
    );
  });

  test.each([
    "rule = '::=', \"%x41\", ';' ; (* a ::= b *)",
    "a = 'x' ;\nb = 3 * a ;\n",
    "a = 'x'\n  | 'y'\n  ;\nb = a\n  ;\n",
    "two words = 'x';\nmore = two words;",
  ])('ISO 14977 is not mistaken for another: %j', async (stdin) => {
    expect((await ludogram(['ebnf', '-'], { stdin })).code).toBe(0);
  });
});
