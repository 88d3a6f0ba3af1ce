import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { applyEdits } from '../../src/diagnostics/index.js';
import { grammarFeatures } from '../../src/lsp/grammar/features.js';
import { ROOT } from '../support/shared.js';

const LIST = `import {Item} from "./item.peggy"
import * as lib from "lib.peggy"

// ==== Lists ====

List "list" = items:Item|1.., comma| end:lib.End
  // the last line

comma = b "," b
b = [ \\t]*

// ==== Pairs ====

Pair<X> = "(" X "," X ")"
Two = pair:Pair<comma>
`;

const FILES: Readonly<Record<string, string>> = {
  '/g/item.peggy': 'Item = [a-z]+\n',
  '/g/lib.peggy': 'First = "x"\nEnd = "."\n',
};

const read = (path: string): string => {
  const text = FILES[path];
  if (text === undefined) throw new Error('no such file');
  return text;
};

const features = (text: string) => grammarFeatures({ text, file: '/g/list.peggy', read });

/** The features of the list grammar, and an offset in it: that of the nth occurrence of a word. */
function at(word: string, nth = 0) {
  let offset = LIST.indexOf(word);
  for (let i = 0; i < nth; i++) offset = LIST.indexOf(word, offset + 1);
  return { list: features(LIST), offset };
}

describe('problems', () => {
  test('are diagnostics with their fixes', () => {
    const found = features('A = b:Bord c:"x"\nBoard = "y" / "y"\n');
    expect(found.diagnostics.map(({ severity, message, span }) => [severity, message, span.start])).toEqual([
      ['error', expect.stringMatching(/Bord/), 6],
      expect.anything(),
    ]);
    const [fix] = found.fixes({ start: 6, end: 6 });
    expect(applyEdits('A = b:Bord c:"x"\n', fix!.edits)).toContain('b:Board');
  });

  test('are found while text is broken, and in imported files', () => {
    expect(features('A = "x').diagnostics[0]!.message).toMatch(/not closed/);
    const [problem] = features('import {Item} from "./none.peggy"\nA = i:Item\n').diagnostics;
    expect(problem!.message).toMatch(/can't read the grammar/);
    const other = grammarFeatures({
      text: 'import {Item} from "./item.peggy"\nA = i:Item\n',
      file: '/g/list.peggy',
      read: () => 'Item = Nothing',
    });
    expect(other.diagnostics[0]).toMatchObject({
      message: expect.stringMatching(/^\/g\/item\.peggy:1:8: /),
      span: { start: 0, end: 33 },
    });
  });

  test('unused rules and alternatives that are never reached are warnings', () => {
    const found = features('A = "a" / "ab"\nb = "b"\n').diagnostics.map(({ severity, message }) => [severity, message]);
    expect(found).toEqual([
      ['warning', expect.stringMatching(/never/)],
      ['warning', 'rule "b" is not used'],
    ]);
  });
});

describe('rules', () => {
  test('go to the definition, here or in an imported file', () => {
    const { list, offset } = at('comma|');
    expect(LIST.slice(list.definition(offset)!.start).startsWith('comma = ')).toBe(true);
    expect(list.definition(at('Item|').offset)).toEqual({ file: '/g/item.peggy', start: 0, end: 4 });
    expect(list.definition(LIST.indexOf('lib.End') + 4)).toEqual({ file: '/g/lib.peggy', start: 12, end: 15 });
    expect(list.definition(at('items:').offset)).toEqual({ file: '/g/item.peggy', start: 0, end: 4 });
  });

  test('references, and renaming of rules and of parameters', () => {
    const { list, offset } = at('comma');
    expect(list.references(offset)).toHaveLength(3);
    const renamed = list.rename(offset, 'separator');
    if ('problem' in renamed) throw new Error(renamed.problem);
    const text = applyEdits(LIST, renamed.edits.get('')!);
    expect(text).toBe(LIST.replaceAll('comma', 'separator'));
    expect(list.rename(offset, 'b')).toEqual({ problem: 'there is a rule "b" already' });
    expect(list.rename(offset, '1')).toEqual({ problem: '"1" isn\'t a name' });
    expect(list.rename(at('Item').offset, 'X')).toEqual({ problem: expect.stringMatching(/of this file/) });
    expect(list.renamable(offset)).toEqual({ name: 'comma', span: { start: offset, end: offset + 5 } });
    const parameter = list.rename(LIST.indexOf('<X>') + 1, 'Part');
    if ('problem' in parameter) throw new Error(parameter.problem);
    expect(applyEdits(LIST, parameter.edits.get('')!)).toContain('Pair<Part> = "(" Part "," Part ")"');
  });

  test('hover says what a rule makes, whether it can match nothing, and what it begins with', () => {
    const { list, offset } = at('comma');
    expect(list.hover(offset)!.markdown).toMatch(
      /^\*\*comma\*\* is a fragment[^]*never matches nothing; begins with `\[\\t ,\]`/,
    );
    expect(list.hover(at('List "').offset)!.markdown).toMatch(
      /\*\*List\*\* makes a node with `items`, `end`\n\ncalled "list" in messages; a start rule[^]*```peggy\nList "list" = [^]*lib\.End\n```$/,
    );
    expect(list.hover(at('b = ').offset)!.markdown).toContain('can match nothing');
    expect(list.hover(at('items:').offset)!.markdown).toBe('The field `items`');
  });

  test('completion offers rules, imported ones and parameters', () => {
    const text = `${LIST}More<Y> = `;
    const names = features(text)
      .completions(text.length)
      .map((item) => item.text);
    expect(names).toEqual(expect.arrayContaining(['List', 'comma', 'Item', 'Y']));
    expect(names).not.toContain('X');
  });
});

test('formatting replaces the lines that differ, of a range only those that it touches, and leaves broken text alone', () => {
  const text = 'A=b\nb = "b"\nC =( b )\n';
  const found = features(text);
  expect(applyEdits(text, found.format())).toBe('A = b\nb = "b"\nC = (b)\n');
  expect(found.format({ start: 14, end: 14 })).toEqual([{ start: 12, end: 21, text: 'C = (b)\n' }]);
  expect(features('A=(b\n').format()).toEqual([]);
});

test('the outline has sections with their rules; both can be folded', () => {
  const { list } = at('List');
  const shown = list.outline().map(({ name, children }) => [name, children.map((child) => child.name)]);
  expect(shown).toEqual([
    ['Lists', ['List', 'comma', 'b']],
    ['Pairs', ['Pair', 'Two']],
  ]);
  expect(list.folds().length).toBe(2);
  expect(list.selections(LIST.indexOf('comma|')).map(({ start, end }) => end - start)).toEqual([5, 48, LIST.length]);
});

test('colors cover names, strings, classes and comments without overlap', () => {
  const tokens = features(LIST).tokens();
  expect(tokens.every(({ start }, i) => i === 0 || tokens[i - 1]!.end <= start)).toBe(true);
  const colorOf = (word: string) => tokens.find(({ start }) => start === LIST.indexOf(word))?.type;
  expect([colorOf('List "'), colorOf('comma|'), colorOf('items'), colorOf('"list"'), colorOf('// ====')]).toEqual([
    'type',
    'variable',
    'property',
    'string',
    'comment',
  ]);
});

test.each(['oni', 'otn', '5dfen', 'azul', 'xiangqi', '5dfen-ebnf'])(
  'grammars/%s.peggy: every rule that is defined is known, and every reference leads to one',
  (name) => {
    const text = readFileSync(join(ROOT, `grammars/${name}.peggy`), 'utf8');
    const file = join(ROOT, `grammars/${name}.peggy`);
    const own = grammarFeatures({ text, file, read: (path) => readFileSync(path, 'utf8') });
    expect(own.diagnostics).toEqual([]);
    const rules = own.outline().flatMap((entry) => [entry, ...entry.children]);
    for (const { detail, selection } of rules.filter((entry) => entry.detail !== 'section')) {
      expect(detail).not.toBe('rule');
      for (const { start } of own.references(selection.start))
        expect(own.definition(start)?.start).toBe(selection.start);
    }
  },
);
