import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compileGrammar, formatGrammar, grammarTokens } from '../../src/library/generator.js';
import { GRAMMAR_NAMES, grammarFile, startRulesOf } from '../support/grammars.js';
import { ROOT } from '../support/shared.js';

describe('formatGrammar', () => {
  test.each([
    ['spaces in a sequence', 'A=b   c\n', 'A = b c\n'],
    ['groups', 'A = ( b / c )? d\n', 'A = (b / c)? d\n'],
    ['prefixes and suffixes', 'A = & b ! c $ (d) e ?\n', 'A = &b !c $(d) e?\n'],
    ['labels', 'A = x : b y:( c )\n', 'A = x:b y:(c)\n'],
    ['bounds', 'A = b | 2..3 ,c |\n', 'A = b|2..3, c|\n'],
    ['a separator', 'A = b|..,","| (c |4|)\n', 'A = b|.., ","| (c|4|)\n'],
    ['a separator that is repeated', 'A = b|1..,c|2||\n', 'A = b|1.., c|2||\n'],
    ['parameters', 'A = List< b,"," >\nList<X,S> = X|..,S|\n', 'A = List<b, ",">\nList<X, S> = X|.., S|\n'],
    ['a library', 'import * as lib from "x.peggy"\nA = lib.B  .\n', 'import * as lib from "x.peggy"\nA = lib.B .\n'],
    [
      'a list of imports',
      'import  {B,C as D}  from "x.peggy"\nA = B D\n',
      'import {B,C as D} from "x.peggy"\nA = B D\n',
    ],
    ['a back reference', 'A = q:["\'] x =q\n', 'A = q:["\'] x =q\n'],
    ['flags', 'A = #a b / #!c   d\n', 'A = #a b / #!c d\n'],
    ['a line start', 'A = ^"x"\n', 'A = ^ "x"\n'],
    ['semicolons', 'A = "x" ; B = "y";\n', 'A = "x";\nB = "y";\n'],
    ['a display name', 'A   "the a"="x"\n', 'A "the a" = "x"\n'],
    ['alternatives below the `=`', 'A = b\n/ c\n   / d e\n  f\n', 'A = b\n  / c\n  / d e\n    f\n'],
    ['a body on the next line', 'A =\n b\n / c\n   d\n', 'A =\n  b\n  / c\n    d\n'],
    ['an `=` on the next line', 'Name\n= b\n/ c (\nd\n/ e\n)\n', 'Name\n  = b\n  / c (\n      d\n      / e\n    )\n'],
    ['blank lines', '\n\nA = "a"\n\n\n\nB = "b"', 'A = "a"\n\nB = "b"\n'],
    [
      'comments',
      '  // one\nA = "a"   // two\n  // three\n / "b" /* four */\n',
      '// one\nA = "a"   // two\n  // three\n  / "b" /* four */\n',
    ],
    ['line breaks of the text', 'A="a"\r\nB="b"\r\n', 'A = "a"\r\nB = "b"\r\n'],
    [
      'rules that were aligned',
      'A   = "a"\nBcd= "b"\n\nE = "e"\nFgh = "f"\n',
      'A   = "a"\nBcd = "b"\n\nE = "e"\nFgh = "f"\n',
    ],
    ['no text with a syntax error', 'A = ("a"\n', undefined],
    ['no empty text', '', undefined],
  ])('lays out %s', (_, text, expected) => {
    const formatted = formatGrammar(text);
    expect(formatted).toBe(expected);
    if (formatted !== undefined) expect(formatGrammar(formatted)).toBe(formatted);
  });

  test.each(GRAMMAR_NAMES)(
    'grammars/%s.peggy keeps its tokens and its parser, and formatting again changes nothing',
    (name) => {
      const file = join(ROOT, grammarFile(name));
      const text = readFileSync(file, 'utf8');
      const formatted = formatGrammar(text)!;
      expect(formatGrammar(formatted)).toBe(formatted);
      const tokens = (grammar: string) => grammarTokens(grammar).map((token) => token.text);
      expect(tokens(formatted)).toEqual(tokens(text));
      const options = { file, start: startRulesOf(name), read: (path: string) => readFileSync(path, 'utf8') };
      expect([text, formatted].map((grammar) => compileGrammar(grammar, options).ok)).toEqual([true, true]);
    },
  );
});
