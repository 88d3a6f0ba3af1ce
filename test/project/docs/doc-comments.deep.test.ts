import { relative } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { ENTRY_POINTS } from '../../support/docs/entry-points.js';
import { ROOT } from '../../support/shared.js';

/** Words by which a comment leans on another one: its reader has to know the other one. */
const RELATIVE =
  /^(?:the same|likewise|as above|see above|ditto|its (?:value|inverse|counterpart)\b.{0,20}$|(?:the )?inverse\.)/i;

/** The fault in the doc comment of an exported name; `undefined` if nothing is. */
function fault(comment: string): string | undefined {
  const text = comment.replaceAll(/\{@link (?:[^}|]*[|])?([^}]*)\}/g, '$1').trim();
  if (text === '') return 'has no doc comment';
  const [sentence = ''] = text.split(/(?<=[.!?])\s|\n\n/);
  if (RELATIVE.test(sentence)) return `leans on another comment: ${sentence}`;
  if (sentence.split(/\s+/).length < 3) return `is too short: ${sentence}`;
  if (!/^[^\p{Ll}]|^\p{Ll}+\p{Lu}/u.test(sentence)) return `does not begin as a sentence does: ${sentence}`;
  return /[.!?:]$/.test(sentence) ? undefined : `does not end as a sentence does: ${sentence}`;
}

/** The faults of all names that entry points export, each name once: file, name and fault. */
function faults(sources: readonly string[]): string[] {
  const program = ts.createProgram([...sources], {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    strict: true,
    // The comments need no types: reading the declarations of the language takes longer than reading the project.
    noLib: true,
    types: [],
    noEmit: true,
  });
  const checker = program.getTypeChecker();
  const found = new Set<string>();
  for (const source of sources) {
    const module = checker.getSymbolAtLocation(program.getSourceFile(source)!);
    for (const name of module === undefined ? [] : checker.getExportsOfModule(module)) {
      const symbol = name.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(name) : name;
      const file = symbol.declarations?.[0]?.getSourceFile().fileName;
      // A module that is exported as a whole describes itself in its own comment.
      if (symbol.flags & ts.SymbolFlags.ValueModule) continue;
      // Generated comments say what the grammar says.
      if (file === undefined || !relative(ROOT, file).startsWith('src')) continue;
      const wrong = fault(ts.displayPartsToString(symbol.getDocumentationComment(checker)));
      if (wrong !== undefined) found.add(`${relative(ROOT, file)}: ${symbol.name} ${wrong}`);
    }
  }
  return [...found].sort();
}

describe('the doc comment of each exported name', () => {
  test('stands alone', () => {
    expect(faults(ENTRY_POINTS.map(({ source }) => source))).toEqual([]);
  });

  test.each([
    ['', 'has no doc comment'],
    ['The same.', 'leans on another comment: The same.'],
    ['Likewise for text.', 'leans on another comment: Likewise for text.'],
    ['Its value.', 'leans on another comment: Its value.'],
    ['A card.', 'is too short: A card.'],
    ['reads a text.', 'does not begin as a sentence does: reads a text.'],
    ['Reads a text', 'does not end as a sentence does: Reads a text'],
    ['Reads a text. Never throws.', undefined],
    ['The square in the middle of a {@link Board}.', undefined],
  ])('%j: %s', (comment, expected) => expect(fault(comment)).toBe(expected));
});
