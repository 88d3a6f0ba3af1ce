import { describe, expect, test } from 'vitest';
import { inspectGrammar } from '../../../src/generator/inspect.js';

const FILES: Readonly<Record<string, string>> = { 'lib.peggy': 'Item = "x"\n' };

function problemsOf(text: string, start?: string): string[] {
  const read = (path: string): string => {
    const found = FILES[path.replace(/^\.\//, '')];
    if (found === undefined) throw new Error('no such file');
    return found;
  };
  const { problems } = inspectGrammar(text, {
    file: 'g.peggy',
    read,
    ...(start === undefined ? {} : { start: [start] }),
  });
  return problems.map(({ code, message }) => `${code.replace('grammar/', '')}: ${message}`);
}

const UNKNOWN = 'unknown-rule: unknown rule "Itm"';
const MEANT = `${UNKNOWN}: did you mean "Item"?`;

describe('an unknown name is reported once, without its consequences', () => {
  test.each([
    ['List = Itm* !.\n', [UNKNOWN]],
    ['List = Itm+\nItem = "x"\n', [MEANT]],
    ['List = Itm|.., ","|\nItem = "x"\n', [MEANT]],
    ['List = ("a" / Itm)*\nItem = "x"\n', [MEANT]],
    ['List = _ Item\n_ = Itm*\nItem = "x"\n', [MEANT]],
    ['import {Itm} from "./lib.peggy"\nList = Itm*\n', [expect.stringMatching(/^unknown-imported-rule/)]],
    ['import * as lib from "./lib.peggy"\nList = lib.Itm*\n', [expect.stringMatching(/^unknown-imported-rule/)]],
    ['import {Item} from "./none.peggy"\nList = Item*\n', [expect.stringMatching(/^unreadable-file/)]],
    ['List = (Item =m)*\nItem = "x"*\n', [expect.stringMatching(/^unknown-label/)]],
    [
      'List = Serials<Item>*\nSerial<A> = A\nItem = "x"\n',
      [expect.stringMatching(/^unknown-rule: .*did you mean "Serial"/)],
    ],
    ['List = item / ItemErr\nitem = "x"\nItemError = "y"\n', [expect.stringMatching(/did you mean "ItemError"/)]],
    ['List = X<Itm>*\nX<A> = A\nItem = "x"\n', [MEANT]],
  ])('%j', (text, expected) => {
    expect(problemsOf(text)).toEqual(expected);
  });

  test('an unknown start rule leaves no rule unused', () => {
    expect(problemsOf('List = Item*\nItem = "x"\n', 'Lst')).toEqual([
      expect.stringMatching(/^unknown-start-rule: .*did you mean "List"/),
    ]);
  });

  test('an endless repetition is still reported, even beside an unknown name', () => {
    expect(problemsOf('List = (!"a")* b:(&"b")* c:("")*\n').length).toBe(3);
    expect(problemsOf('List = (Itm ""* "b")\nItem = "x"\n').length).toBe(2);
    // This never matches, so it ends.
    expect(problemsOf('List = (!"")* "b"\n')).toEqual([]);
  });
});
