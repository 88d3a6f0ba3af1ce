import { expect, test } from 'vitest';
import { loadGenerated } from '../../../differential/load-generated.js';

test('a token contains the comments of its text', () => {
  const { parse } = loadGenerated(
    'File = words:words !.\nwords = [a-z]|1.., _|\n_ = (" " / Note)*\nNote = "#" [^\\n]* "\\n"\n',
  );
  expect(parse('a #1\nb #2\nc').dump()).toBe(
    [
      'Document 0..11',
      '  File 0..11',
      '    words: Token 0..11',
      '      Note 2..5 "#1\\n"',
      '      Note 7..10 "#2\\n"',
      '',
    ].join('\n'),
  );
});

test('a choice of literals notes which of them matched', () => {
  const { parse } = loadGenerated(
    'Moves = (kinds:kind)+ Mark\nkind = "^=" / "^" / "-" / "="\nMark = "!!" / "!" / "?"\n',
  );
  const moves = parse('-^=^!').root!;
  expect(moves.children.map(({ text, variant }) => `${text} ${variant}`)).toEqual(['- 2', '^= 0', '^ 1', '! 1']);
});

test('text alone contains no nodes', () => {
  const { parse } = loadGenerated('Line = phrase:$(Word " " Word) rest:Word\nWord = [a-z]+\n');
  expect(parse('a bc').dump()).toContain('UnparsedError');
  expect(loadGenerated('Line = phrase:$(Word " " Word) "-" rest:Word\nWord = [a-z]+\n').parse('a b-c').dump()).toBe(
    ['Document 0..5', '  Line 0..5', '    phrase: Token 0..3 "a b"', '    rest: Word 4..5 "c"', ''].join('\n'),
  );
});
