import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../support/shared.js';
import { Folder, ludogram } from '../support.js';

test('ebnf prints a skeleton, and remarks on standard error', async () => {
  const { code, stdout, stderr } = await ludogram(['ebnf', join(ROOT, 'grammars/5dfen.ebnf')]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: 'note: 5 holes to fill, marked /* ? … ? */\n' });
  expect(stdout).toContain('\nROOT = HEADER* BOARD* MOVE*\n');
});

test('ebnf reports what is not EBNF, with its line: exit code 1', async () => {
  const { code, stdout, stderr } = await ludogram(['ebnf', '-'], { stdin: "a = 'x';\nb = ];\n" });
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toContain('-:2:5: error grammar/ebnf-syntax: ');
  expect(stderr).toContain('2 | b = ];');
});

test('ebnf says which names it changed', async () => {
  const { stderr } = await ludogram(['ebnf', '-'], { stdin: "a b = {c} - (c, {c}); c = 'x' | 'xy';" });
  expect(stderr).toBe(
    'note: the production "a b" became the rule a_b\nnote: 1 exception to look at, marked /* but not … */\n' +
      'note: the alternatives of 1 choice have another order for PEG\n',
  );
});

test.each([6, 7])('ebnf lists up to six names that it changed: of %i', async (count) => {
  const letters = [...'abcdefg'].slice(0, count);
  const { stderr } = await ludogram(['ebnf', '-'], {
    stdin: letters.map((letter) => `${letter} x = "${letter}";`).join('\n'),
  });
  const notes = stderr.split('\n').filter((line) => line.includes('became'));
  expect(notes).toHaveLength(6);
  expect(notes[5]).toBe(
    count === 6
      ? 'note: the production "f x" became the rule f_x'
      : 'note: 2 more productions became rules of other names',
  );
});

test("a file that can't be read is exit code 2", async () => {
  expect((await ludogram(['ebnf', new Folder().at('none.ebnf')])).code).toBe(2);
  expect((await ludogram(['ebnf', '-'], { stdin: Uint8Array.of(0xff) })).code).toBe(2);
});

describe('the notation is recognized', () => {
  const W3C = '/* from the XML specification */\n[1] document ::= Char*\n[2] Char ::= #x9 | [#x20-#xD7FF]\n';
  const ABNF = '; RFC 3986\nURI = scheme ":" [ "?" ]\nscheme = ALPHA *( ALPHA / DIGIT / "+" )\n';
  test.each([
    ['W3C', W3C, 'document = Char*\n'],
    ['W3C', 'expr ::= term (("+" | "-") term)*\nterm ::= [0-9]+', 'term = [0-9]+\n'],
    ['BNF', '<expr> ::= <term> | <expr> "+" <term>\n<term> ::= "0" | "1"\n', 'expr = expr "+" term / term\n'],
    ['ABNF', ABNF, 'URI = scheme ":" "?"?\n'],
    ['ABNF', 'DIGIT = %x30-39\n', 'DIGIT = [0-9]\n'],
    ['ABNF', 'post = name street ; an address\nname = "x" ; a name\nstreet = "y" ;\n', 'post = name street\n'],
    ['ABNF', 'number = 1*DIGIT\n', 'number = digit+\n'],
    ['ABNF', 'a = "x"\na =/ "y"\n', 'a = "x"i / "y"i\n'],
    ['ABNF', 'a = "x"', 'a = "x"i\n'],
    ['ISO', "rule = '::=', \"%x41\", ';' ; (* a ::= b *)", 'rule = "::=" "%x41" ";"\n'],
    ['ISO', "a = 'x' ;\nb = 3 * a ;\n", 'b = a|3|\n'],
    ['ISO', "a = 'x'\n  | 'y'\n  ;\nb = a\n  ;\n", 'a = "x" / "y"\n'],
    ['ISO', "two words = 'x';\nmore = two words;", 'more = two_words\n'],
  ])('%s: %j', async (_, stdin, rule) => {
    const { code, stdout } = await ludogram(['ebnf', '-'], { stdin });
    expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringContaining(`\n${rule}`) as string });
  });

  test.each(['', '\ufeff \n(* nothing: name ::= %x41 *)\n'])('nothing to read in %j: exit code 1', async (stdin) => {
    const { code, stdout, stderr } = await ludogram(['ebnf', '-'], { stdin });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain('-:1:1: error grammar/other-dialect: this is a text without productions; expected');
  });

  test('--syntax overrides the recognized notation', async () => {
    const stdin = 'a = "x"';
    expect((await ludogram(['ebnf', '--syntax', 'abnf', '-'], { stdin })).stdout).toContain('a = "x"i\n');
    const iso = await ludogram(['ebnf', '--syntax', 'iso', '-'], { stdin });
    expect(iso).toMatchObject({ code: 1, stderr: expect.stringContaining('error grammar/ebnf-syntax') as string });
    expect((await ludogram(['ebnf', '--syntax', 'yacc', '-'], { stdin })).code).toBe(2);
  });
});

test('a sentence that PEG does not read is reported', async () => {
  const { code, stderr } = await ludogram(['ebnf', '-'], { stdin: "a = {b}, 'x'; b = 'x' | 'y';" });
  expect([code, stderr]).toEqual([0, expect.stringContaining('note: the rule a doesn\'t read "x": look at') as string]);
});
