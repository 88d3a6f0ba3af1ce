import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import peggy from 'peggy';
import { describe, expect, test, vi } from 'vitest';
import { applyEdits } from '../../../src/diagnostics/index.js';
import { grammarFeatures } from '../../../src/lsp/grammar/features.js';
import { FileReader } from '../../../src/lsp/reading/file-reader.js';
import { ROOT } from '../../support/shared.js';

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
      ['error', expect.stringContaining('Bord'), 6],
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
      span: { start: 20, end: 32 },
    });
  });

  test.each([
    ['second.peggy', 'second.peggy'],
    ['outer.peggy', 'first.peggy'],
  ])('one in %s, of several imported files, is at the import of %s', (faulty, imported) => {
    const files: Readonly<Record<string, string>> = {
      '/g/first.peggy': 'First = "x"\n',
      '/g/second.peggy': 'import {Outer} from "outer.peggy"\nSecond = Outer\n',
      '/g/outer.peggy': 'Outer = "y"\n',
      [`/g/${faulty}`]: 'Second = Nothing\nOuter = Nothing\n',
    };
    const text = 'import {First} from "first.peggy"\nimport {Second} from "second.peggy"\nA = First Second\n';
    const { diagnostics } = grammarFeatures({ text, file: '/g/list.peggy', read: (path) => files[path]! });
    const found = diagnostics.filter(({ message }) => message.startsWith(`/g/${faulty}:`));
    expect([...new Set(found.map(({ span }) => text.slice(span.start, span.end)))]).toEqual([imported]);
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
  test('are found by their uses, here or in an imported file', () => {
    const { list, offset } = at('comma|');
    expect(LIST.slice(list.definition(offset)!.start).startsWith('comma = ')).toBe(true);
    expect(list.definition(at('Item|').offset)).toEqual({ file: '/g/item.peggy', start: 0, end: 4 });
    expect(list.definition(LIST.indexOf('lib.End') + 4)).toEqual({ file: '/g/lib.peggy', start: 12, end: 15 });
    expect(list.definition(at('items:').offset)).toEqual({ file: '/g/item.peggy', start: 0, end: 4 });
  });

  test('references are found, and rules and parameters are renamed', () => {
    const { list, offset } = at('comma');
    expect(list.references(offset)).toHaveLength(3);
    const uses = list.references(offset, false).map(({ start }) => start);
    expect(uses).toHaveLength(2);
    expect(uses).not.toContain(list.definition(offset)!.start);
    const renamed = list.rename(offset, 'separator');
    if ('problem' in renamed) throw new Error(renamed.problem);
    const text = applyEdits(LIST, renamed.edits.get('')!);
    expect(text).toBe(LIST.replaceAll('comma', 'separator'));
    expect(list.rename(offset, 'b')).toEqual({ problem: 'rule "b" already exists' });
    expect(list.rename(offset, '1')).toEqual({ problem: '"1" isn\'t a name' });
    expect(list.renamable(offset)).toEqual({ name: 'comma', span: { start: offset, end: offset + 5 } });
    const parameter = list.rename(LIST.indexOf('<X>') + 1, 'Part');
    if ('problem' in parameter) throw new Error(parameter.problem);
    expect(applyEdits(LIST, parameter.edits.get('')!)).toContain('Pair<Part> = "(" Part "," Part ")"');
  });

  test('highlights are the uses in the file; labels and parameters are edited together', () => {
    const { list, offset } = at('comma');
    const shown = (spans: readonly { start: number; end: number }[]) => spans.map(({ start }) => start);
    expect(shown(list.highlights(offset))).toEqual([...LIST.matchAll(/comma/g)].map(({ index }) => index));
    expect(list.linked(offset)).toEqual([]);
    const parameter = LIST.indexOf('<X>') + 1;
    expect(shown(list.linked(parameter))).toEqual([...LIST.matchAll(/\bX\b/g)].map(({ index }) => index));
    expect(list.highlights(LIST.indexOf('// the last'))).toEqual([]);

    const text = 'A = tag:B "," =tag\nB = tag:[a-z]\n';
    expect(shown(features(text).linked(text.indexOf('tag')))).toEqual([4, 15]);
  });

  test('imports are links to the files', () => {
    const links = features(LIST).links!();
    expect(links.map(({ start, end, path }) => [LIST.slice(start, end), path])).toEqual([
      ['./item.peggy', '/g/item.peggy'],
      ['lib.peggy', '/g/lib.peggy'],
    ]);
  });

  test('parameters are shown while arguments are typed', () => {
    const text = 'Pair<X, Y> = X "," Y\nA = a:Pair<"x" ("," / "<"), B>\nB = "b"\n';
    const signature = (before: string) => features(text).signature!(text.indexOf(before) + before.length);
    const pair = { label: 'Pair<X, Y>', parameters: ['X', 'Y'] };
    expect(signature('a:Pair<')).toEqual({ ...pair, active: 0 });
    expect(signature('("," / ')).toEqual({ ...pair, active: 0 });
    expect(signature('"<"), ')).toEqual({ ...pair, active: 1 });
    expect(signature(', B>')).toBeUndefined();
    expect(signature('B = ')).toBeUndefined();
    expect(features('A = b:Pair<').signature!(11)).toBeUndefined();
    const imported = 'import {Both as Two} from "./both.peggy"\nA = a:Two<';
    const other = grammarFeatures({ text: imported, file: '/g/a.peggy', read: () => 'Both<P, Q> = P Q\n' });
    expect(other.signature!(imported.length)?.parameters).toEqual(['P', 'Q']);
  });

  describe('of several files', () => {
    const workspace: Readonly<Record<string, string>> = {
      '/g/lib/item.peggy': 'Item = word\nword = [a-z]+\n',
      '/g/list.peggy': 'import {Item} from "./lib/item.peggy"\nList = items:Item|.., ","|\n',
      '/g/alias.peggy': 'import {Item as One} from "lib/item.peggy"\nTwo = a:One "," b:One\n',
      '/g/lib/all.peggy': 'import * as lib from "item.peggy"\nAll = all:lib.Item\n',
      '/g/passed.peggy': 'import {Item} from "list.peggy"\nOther = item:Item\n',
      '/g/default.peggy': 'import Item from "./lib/item.peggy"\nDefault = item:Item\n',
      '/g/unrelated.peggy': 'Item = "x"\n',
      '/g/broken.peggy': 'import {Item} from "./lib/item.peggy"\nA = item:Item "x\n',
    };
    const others = () => [...Object.keys(workspace), '/g/gone.peggy'];
    const readOne = (path: string): string => {
      if (workspace[path] === undefined) throw new Error('no such file');
      return workspace[path];
    };
    const open = (file: string) => grammarFeatures({ text: workspace[file]!, file, read: readOne, others });
    /**
     * The texts that differ after a renaming at the last occurrence of a word in a file; the problem if there is one.
     */
    const renamed = (file: string, word: string, newName: string): Readonly<Record<string, string>> | string => {
      const renaming = open(file).rename(workspace[file]!.lastIndexOf(word), newName);
      if ('problem' in renaming) return renaming.problem;
      return Object.fromEntries(
        Array.from(renaming.edits, ([path, edits]) => {
          const changed = path === '' ? file : path;
          return [changed, applyEdits(workspace[changed]!, edits)];
        }),
      );
    };
    const everywhere = {
      '/g/lib/item.peggy': 'Thing = word\nword = [a-z]+\n',
      '/g/list.peggy': 'import {Thing} from "./lib/item.peggy"\nList = items:Thing|.., ","|\n',
      '/g/alias.peggy': 'import {Thing as One} from "lib/item.peggy"\nTwo = a:One "," b:One\n',
      '/g/lib/all.peggy': 'import * as lib from "item.peggy"\nAll = all:lib.Thing\n',
      '/g/passed.peggy': 'import {Thing} from "list.peggy"\nOther = item:Thing\n',
      '/g/broken.peggy': 'import {Thing} from "./lib/item.peggy"\nA = item:Thing "x\n',
    };

    test.each(['/g/lib/item.peggy', '/g/list.peggy', '/g/alias.peggy', '/g/lib/all.peggy', '/g/passed.peggy'])(
      'a rule is renamed from %s in its file and in all that import it',
      (file) => expect(renamed(file, 'Item', 'Thing')).toEqual(everywhere),
    );

    test('a name that an import gives is renamed in its file alone', () => {
      expect(renamed('/g/alias.peggy', 'One', 'Single')).toEqual({
        '/g/alias.peggy': 'import {Item as Single} from "lib/item.peggy"\nTwo = a:Single "," b:Single\n',
      });
      expect(renamed('/g/default.peggy', 'Item', 'Thing')).toEqual({
        '/g/default.peggy': 'import Thing from "./lib/item.peggy"\nDefault = item:Thing\n',
      });
      expect(renamed('/g/lib/all.peggy', 'lib', 'items')).toEqual({
        '/g/lib/all.peggy': 'import * as items from "item.peggy"\nAll = all:items.Item\n',
      });
    });

    test('a name that is taken in one of the files is refused', () => {
      expect(renamed('/g/list.peggy', 'Item', 'List')).toBe('rule "List" already exists');
      expect(renamed('/g/lib/item.peggy', 'Item', 'List')).toBe('/g/list.peggy: rule "List" already exists');
      expect(renamed('/g/alias.peggy', 'Item', 'word')).toBe('/g/lib/item.peggy: rule "word" already exists');
      // A rule that comes along with an imported one has its name there too.
      expect(renamed('/g/lib/item.peggy', 'Item', 'All')).toMatch(
        /^\/g\/lib\/all\.peggy: rule "All" .* already defined/,
      );
    });

    test('references and definitions are found from each file', () => {
      const inList = open('/g/list.peggy');
      const offset = workspace['/g/list.peggy']!.lastIndexOf('Item');
      const files = inList.references(offset).map(({ file = '' }) => file);
      const twice = ['/g/passed.peggy', '/g/broken.peggy'].flatMap((file) => [file, file]);
      expect(files).toEqual(['', '', '/g/lib/item.peggy', '/g/alias.peggy', '/g/lib/all.peggy', ...twice]);
      const definition = { file: '/g/lib/item.peggy', start: 0, end: 4 };
      for (const [file, word] of [
        ['/g/passed.peggy', 'Item'],
        ['/g/alias.peggy', 'One'],
        ['/g/default.peggy', 'Item'],
        ['/g/lib/all.peggy', 'lib.'],
      ] as const) {
        expect(open(file).definition(workspace[file]!.lastIndexOf(word))).toEqual(definition);
      }
    });

    test('grammars that import each other, and rules that are not defined, have no definition', () => {
      const texts: Readonly<Record<string, string>> = {
        '/a.peggy': 'import {X} from "b.peggy"\nA = x:X\n',
        '/b.peggy': 'import {X} from "a.peggy"\nB = x:X\n',
      };
      const found = grammarFeatures({ text: texts['/a.peggy']!, file: '/a.peggy', read: (path) => texts[path]! });
      const offset = texts['/a.peggy']!.lastIndexOf('X');
      expect(found.definition(offset)).toBeUndefined();
      expect(found.renamable(offset)).toBeUndefined();
      expect(found.rename(offset, 'Y')).toEqual({ problem: 'expected a rule, a parameter or a library here' });
    });
  });

  test('a parameter is not given the name of another or of a rule that its rule uses', () => {
    const text = 'Pair<X, Y> = X Y b\nb = "b"\nTwo = Pair<b, b>\n';
    const found = features(text);
    expect(found.rename(5, 'Y')).toEqual({ problem: 'rule "Pair" already has a parameter "Y"' });
    expect(found.rename(5, 'b')).toEqual({ problem: 'rule "Pair" uses a rule "b"' });
    expect(found.rename(text.indexOf('b\n'), 'X')).toEqual({ problem: 'rule "Pair" already has a parameter "X"' });
  });

  test('hover says what a rule makes, whether it can match nothing, and what it begins with', () => {
    const { list, offset } = at('comma');
    expect(list.hover(offset)!.markdown).toMatch(
      /^\*\*comma\*\* is a fragment[^]*matches at least one character; begins with `\[\\t ,\]`/,
    );
    expect(list.hover(at('List "').offset)!.markdown).toMatch(
      /\*\*List\*\* makes a node with `items`, `end`\n\ncalled "list" in messages; a start rule[^]*```peggy\nList "list" = [^]*lib\.End\n```$/,
    );
    expect(list.hover(at('b = ').offset)!.markdown).toContain('can match nothing');
    expect(list.hover(at('items:').offset)!.markdown).toBe('The field `items`');
  });

  test('hover shows names and texts of a grammar as they are, whatever they mean in Markdown', () => {
    const found = features('List "![a](b) <c>" = "`" _ "```\\n"\n_ = " "\n').hover(0)!.markdown;
    expect(found).toContain('called "\\!\\[a\\]\\(b\\) \\<c\\>" in messages');
    expect(found).toMatch(/begins with `` .*`.* ``\n/);
    expect(found).toMatch(/\n````peggy\nList [^]*\n````$/);
  });

  test('hover shows the source of imported rules, by whatever name, and the file that has it', () => {
    const item = at('Item|').list.hover(at('Item|').offset)!;
    expect(item.markdown).toMatch(
      /^\*\*Item\*\* [^]*begins with `\[a-z\]`\n\nFrom `item\.peggy`\n\n```peggy\nItem = \[a-z\]\+\n```$/,
    );
    expect(at('lib.End').list.hover(at('lib.End').offset + 5)!.markdown).toMatch(
      /From `lib\.peggy`\n\n```peggy\nEnd = "\."\n```$/,
    );
    const text = 'import {End as Stop} from "./lib.peggy"\nA = a:Stop\n';
    expect(features(text).hover(text.indexOf('Stop\n'))!.markdown).toMatch(/From `lib\.peggy`[^]*End = "\."/);
    // The file can't be read.
    const missing = 'import {End} from "./none.peggy"\nA = End\n';
    expect(features(missing).hover(missing.indexOf('End\n'))).toBeUndefined();
  });

  test('a rule of a built-in library is shown, but has no file to go to or to change', () => {
    const text = 'import {tag, comment as remark} from "ludogram:games"\nGame = (tag / remark)*\n';
    const found = grammarFeatures({ text, file: '/g/game.peggy' });
    const offset = text.lastIndexOf('tag');
    expect(found.diagnostics).toEqual([]);
    expect(found.hover(offset)!.markdown).toMatch(/From `ludogram:games`[^]*tag = Tag \/ TagError/);
    expect(found.definition(offset)).toBeUndefined();
    expect(found.links?.()).toEqual([]);
    expect(found.references(offset)).toEqual([
      { start: 8, end: 11 },
      { start: offset, end: offset + 3 },
    ]);
    expect(found.rename(offset, 'label')).toEqual({
      problem: '"tag" is a rule of ludogram:games: import it as another name',
    });
    expect(found.rename(text.lastIndexOf('remark'), 'note')).toHaveProperty('edits');
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

describe('a rule is made of a selection', () => {
  const GRAMMAR = 'Start = a:Word _ "," _ ("x" / "y")\nWord = [a-z]+\n_ = " "*\n';

  const extracted = (text: string, selected: string) => {
    const start = text.indexOf(selected);
    const edits = features(text).extract!({ start, end: start + selected.length });
    return edits && applyEdits(text, edits);
  };

  test.each([
    ['_ "," _', 'Start = a:Word part ("x" / "y")\n\npart = _ "," _\nWord'],
    [' _ "," ', 'Start = a:Word part _ ("x" / "y")\n\npart = _ ","\nWord'],
    ['"x" / "y"', 'Start = a:Word _ "," _ (part)\n\npart = "x" / "y"\nWord'],
    ['[a-z]', '\nWord = part+\n\npart = [a-z]\n_'],
  ])('%j becomes a fragment after its rule', (selected, expected) => {
    expect(extracted(GRAMMAR, selected)).toContain(expected);
  });

  test.each(['', ' ', 'Wor', ': _ ","', 'Word = [a-z]+', 'Start = a:Word', '"y")'])(
    '%j becomes no rule',
    (selected) => {
      expect(extracted(GRAMMAR, selected)).toBeUndefined();
    },
  );

  test('the name of the new rule is free, and parameters and broken grammars are left alone', () => {
    expect(extracted('A = part "b"\npart = "c"\n', '"b"')).toBe('A = part part2\n\npart2 = "b"\npart = "c"\n');
    expect(extracted('A = List<"b">\nList<X> = X "," X\n', 'X ","')).toBeUndefined();
    expect(extracted('A = "b" C\n', '"b"')).toBeUndefined();
    // A field can't be a fragment.
    expect(extracted('A = b:(B / "x")\nB = "b"\n', 'B / "x"')).toBeUndefined();
  });
});

describe('a rule is replaced by its expression', () => {
  const inlined = (text: string, name: string) => {
    const edits = features(text).inline!(text.search(new RegExp(`\\b${name}\\b`)));
    return edits && applyEdits(text, edits);
  };

  test.each([
    ['A = b c:C\nC = "c"\n\n// The last rule.\nb = "b" / "d"\n', 'A = ("b" / "d") c:C\nC = "c"\n\n// The last rule.\n'],
    ['A = b* B\nb = [a-z]\n\nB = b "b"\n', 'A = [a-z]* B\nB = [a-z] "b"\n'],
    ['A = b\r\nb = c "b";\r\nc = "c"\r\n', 'A = (c "b")\r\nc = "c"\r\n'],
    ['A = List<b>\nList<X> = X|.., ","|\nb = "b"\n', 'A = List<"b">\nList<X> = X|.., ","|\n'],
  ])('everywhere in %j', (text, expected) => {
    expect(inlined(text, 'b')).toBe(expected);
  });

  test.each([
    ['a node', 'A = b:B\nB = "b"\n', 'B'],
    ['a rule that calls itself', 'A = b\nb = "(" b ")" / "b"\n', 'b'],
    ['a rule with a name for messages', 'A = b\nb "a b" = "b"\n', 'b'],
    ['a rule with parameters', 'A = b<"c">\nb<X> = X "b"\n', 'b'],
    ['white space', 'A = "b" _\n_ = " "*\n', '_'],
    ['a rule that nothing uses', 'A = "a"\nb = "b"\n', 'b'],
    ['a rule with a comment at its end', 'A = b\nb = "b" // why\n', 'b'],
    ['a grammar with an error', 'A = b C\nb = "b"\n', 'b'],
  ])('%s is left alone', (_, text, name) => {
    expect(inlined(text, name)).toBeUndefined();
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
  const selected = list.selections(LIST.indexOf('comma|')).map(({ start, end }) => LIST.slice(start, end));
  expect(selected.slice(0, -2)).toEqual([
    'comma',
    'Item|1.., comma|',
    'items:Item|1.., comma|',
    'items:Item|1.., comma| end:lib.End',
  ]);
  expect(selected.slice(-2).map(({ length }) => length)).toEqual([48, LIST.length]);
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
      for (const { start } of own.references(selection.start)) {
        expect(own.definition(start)?.start).toBe(selection.start);
      }
    }
  },
);

test('a new version is read with the rules of the last one that did not change', async () => {
  const reader = new FileReader({ builtIn: [] }, { isQuick: true });
  const rules = Array.from({ length: 30 }, (_, i) => `Rule${i} = a:Rule${i + 1} "${i}"\n`).join('') + 'Rule30 = "x"\n';
  const ask = async (version: number, text: string): Promise<unknown> => {
    const file = { uri: 'untitled:a', languageId: 'peggy', version, text, encoding: 'utf-16' } as const;
    return reader.ask(file, { level: 'syntax', name: 'diagnostics', params: {} });
  };
  expect(await ask(1, rules)).toEqual([]);
  const parse = vi.spyOn(peggy.parser, 'parse');
  expect(await ask(2, rules.replace('a:Rule9', 'a:Rul9'))).toMatchObject([{ code: 'grammar/unknown-rule' }]);
  const texts = parse.mock.calls.map(([text]) => text);
  parse.mockRestore();
  expect(texts).toEqual([expect.stringContaining('Rule8 = a:Rul9 "8"')]);
});
