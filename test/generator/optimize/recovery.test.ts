import { describe, expect, test } from 'vitest';
import { describeExpected, explain, type Tree } from '../../../src/cst/index.js';
import { loadGenerated } from '../../differential/load-generated.js';
import { Random, SEED } from '../../support/random.js';

const reported = (tree: Tree) =>
  explain(tree).map(
    ({ kind, at, expected, found }) => `${kind} ${at}: ${describeExpected(expected)}, not ${JSON.stringify(found)}`,
  );

describe('error productions', () => {
  const { parse } = loadGenerated(`
File = (lines:(Entry / LineError) "\\n"?)*
Entry = key:Key "=" values:(Value / ValueError)|1.., ","| end
Key "key" = [a-z]+
Value "number" = [0-9]+
end "end of line" = &"\\n" / !.
ValueError = [^,\\n]+
LineError = [^\\n]+
`);

  test('give one error node for each fault, and everything else is read', () => {
    const tree = parse('a=1,x,3\n=2\nb=4\nc 5\nd=6,,7');
    expect(tree.errors().map((node) => node.text)).toEqual(['x', '=2', 'c 5', 'd=6,,7']);
    expect(tree.dump().match(/lines: Entry/g)).toHaveLength(2);
    expect(tree.source()).toBe(tree.text);
  });

  test('say what was expected, by display names, at the farthest offset', () => {
    expect(reported(parse('a=1,x,3\n=2\nb=4\nc 5'))).toEqual([
      'ValueError 4: number, not "x"',
      'LineError 8: key, not "="',
      'LineError 16: [a-z] or "=", not " "',
    ]);
  });

  test(`each faulty line of a random text gives one failure in that line (seed ${SEED})`, () => {
    const random = new Random(SEED);
    for (let run = 0; run < 100; run++) {
      const lines = Array.from({ length: 1 + random.int(20) }, () =>
        random.pick(['a=1', 'bc=2,3', '=4', 'd', 'e=?,5']),
      );
      const faulty = lines.flatMap((line, i) => (/^[a-z]+=[\d,]+$/.test(line) ? [] : [i + 1]));
      const tree = parse(lines.join('\n'));
      const failures = explain(tree);
      expect(failures.map(({ node }) => tree.lines.position(node.start).line)).toEqual(faulty);
      expect(failures.map(({ at }) => tree.lines.position(at).line)).toEqual(faulty);
      expect(tree.root?.children).toHaveLength(lines.length);
    }
  });

  test('a thousand faults are a thousand failures', () => {
    const tree = parse('a=?\n'.repeat(1000));
    expect(explain(tree).map(({ at }) => at)).toEqual(Array.from({ length: 1000 }, (_, i) => 4 * i + 2));
  });
});

describe('an error production in trivia', () => {
  const { parse } = loadGenerated(`
File = words:(Word _)+
Word = [a-z]+
_ = ([ \\n] / Comment / CommentError)*
Comment = "/*" (!"*/" .)* "*/"
CommentError = "/*" .*
`);

  test('is an error, not a comment', () => {
    const tree = parse('a /* b */ c /* d');
    expect(reported(tree)).toEqual(['CommentError 16: any character or "*/", not ""']);
    expect(tree.comments().map(({ text }) => text)).toEqual(['/* b */']);
  });

  test('takes no field, as a comment takes none', () => {
    expect(parse('a /* d').root?.children.map(({ kindName, fieldName }) => [kindName, fieldName])).toEqual([
      ['Word', 'words'],
      ['CommentError', ''],
    ]);
  });

  test('is an error even if it matches only white space', () => {
    const { parse: strict } = loadGenerated(
      'File = (Word _)*\nWord = [a-z]+\n_ = (" " / TabError)*\nTabError = "\\t"+\n',
    );
    expect(reported(strict('a b\tc'))).toEqual(['TabError 3: " ", not "\\t"']);
  });

  test('leaves a part that trivia can follow without nodes inside', () => {
    const { parse: padded } = loadGenerated(
      'File = x:(Word _)\nWord = [a-z]+\n_ = (" " / TabError)*\nTabError = "\\t"+\n',
    );
    expect(padded('a\t').root?.children.map(({ kindName, fieldName }) => [kindName, fieldName])).toEqual([
      ['Word', 'x'],
      ['TabError', ''],
    ]);
  });
});

describe('a grammar without error productions', () => {
  const { parse } = loadGenerated('Pair = left:Word "-" right:Word !.\nWord "word" = [a-z]+\n');

  test('keeps a text that does not match as one error node, with the farthest failure', () => {
    const tree = parse('ab-?');
    expect(tree.root).toBeUndefined();
    expect(tree.dump()).toBe('Document 0..4\n  UnparsedError 0..4 "ab-?"\n');
    expect(reported(tree)).toEqual(['UnparsedError 3: word, not "?"']);
  });

  test('says what the end of the text lacks', () => {
    expect(reported(parse('ab'))).toEqual(['UnparsedError 2: [a-z] or "-", not ""']);
    expect(reported(parse(''))).toEqual(['UnparsedError 0: word, not ""']);
  });

  test('keeps what follows a match', () => {
    const { parse: prefix } = loadGenerated('Word "word" = [a-z]+\n');
    const tree = prefix('ab12');
    expect(tree.root?.text).toBe('ab');
    expect(reported(tree)).toEqual(['UnparsedError 2: [a-z] or end of text, not "1"']);
  });
});

test('the expected parts are listed in words', () => {
  expect(describeExpected([])).toBe('nothing more');
  const [one, two, three] = [
    { type: 'name', text: 'card' },
    { type: 'literal', text: '"' },
    { type: 'end', text: 'end of text' },
  ] as const;
  expect(describeExpected([one])).toBe('card');
  expect(describeExpected([one, two, three])).toBe('card, "\\"" or end of text');
});
