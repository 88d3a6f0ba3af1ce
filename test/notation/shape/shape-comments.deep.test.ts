import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { ROOT } from '../../support/shared.js';

// The doc comments of members are for those who use a model: an editor shows them, whether it reads the shape or the
// declarations that the compiler wrote from it. Declarations keep no comments from other files, so a shape that another
// file imports has a type with a name.

const IMPORTED = `
import * as readers from '../../../generated/oni/readers.js';
import { type AtOf, leaf, list, mapped, type Model, record, type Shape } from '../../../src/notation/shape/index.js';

const cardsRecord = record(readers.isCards, {
  /** Their letters. */
  letters: mapped(list(readers.cardsCards, leaf('card'), {}), (letters) => letters.toSorted()),
});
export interface Cards extends Model<typeof cardsRecord> {}
export const cards: Shape<Cards, AtOf<typeof cardsRecord>> = cardsRecord;
`;

const SHAPES = `
import * as readers from '../../../generated/oni/readers.js';
import { at, constant, derive, groups, leaf, list, type Model, nullable, optional, otherwise, record, variants } from '../../../src/notation/shape/index.js';
import { cards } from './imported.js';

const square = leaf('square');
const move = record(readers.isMove, {
  type: constant('move'),
  /** Its first square. */
  from: at(readers.moveFrom, square),
  /** Its last square. */
  to: optional(at(readers.moveTo, square)),
});
const faulty = record(readers.isFaultyMove, {
  type: constant('faulty'),
  /** As written. */
  card: nullable(at(readers.faultyMoveCard, leaf('card'))),
});
const { elements, leading } = groups(
  readers.oniFileMoves,
  move,
  {
    /** Faulty moves after it. */
    faults: faulty,
  },
  { leading: 'faults' },
);
export const game = record(readers.isOniFile, {
  /** Their moves. */
  moves: list(readers.oniFileMoves, variants('expected a move', { move, faulty }), {}),
  /** Their cards. */
  cards: otherwise(at(readers.oniFileCards, cards), { letters: [] }),
  /** Their first cards. */
  first: derive(cards, { read: () => ({ letters: [] }) }),
  /** Moves with faults. */
  elements,
  /** Faults alone. */
  leading,
});
export interface Game extends Model<typeof game> {}
`;

const USE = `
import type { Game } from './declared.js';

export const use = ({ moves: [move], cards, first, elements: [element], leading }: Game) => [
  (move?.type === 'move' ? move.from : ''),
  (move?.type === 'move' ? move.to : ''),
  (move?.type === 'faulty' ? move.card : ''),
  cards.letters,
  first.letters,
  element?.faults,
  element?.from,
  element?.faults?.[0]?.card,
];
export const game = (one: Game) => [one.moves, one.cards, one.first, one.elements, one.leading];
`;

/** The hover text of an editor for a member: its name, its type, and its doc comment. */
const SHOWN = [
  ['move.from', 'from: string', 'Its first square.'],
  ['move.to', 'to?: string | undefined', 'Its last square.'],
  ['move.card', 'card?: string | undefined', 'As written.'],
  ['cards.letters', 'letters: readonly string[]', 'Their letters.'],
  ['first.letters', 'letters: readonly string[]', 'Their letters.'],
  [
    'element?.faults,',
    /^faults\?: readonly \{\s+readonly type: "faulty";\s+readonly card\?: string \| undefined;\s+\}\[\] \| undefined$/,
    'Faulty moves after it.',
  ],
  ['element?.from', 'from: string', 'Its first square.'],
  ['[0]?.card', 'card?: string | undefined', 'As written.'],
  [
    'one.moves',
    /^moves: readonly \(\{\s+readonly type: "move";\s+readonly from: string;\s+readonly to\?: string;\s+\} \| /,
    'Their moves.',
  ],
  ['one.cards', 'cards: Cards', 'Their cards.'],
  ['one.first', 'first: Cards', 'Their first cards.'],
  ['one.elements', /^elements: readonly \{/, 'Moves with faults.'],
  ['one.leading', /^leading\?: readonly \{/, 'Faults alone.'],
] as const;

const folder = join(ROOT, 'test/notation/shape');
const files = new Map([
  [join(folder, 'imported.ts'), IMPORTED],
  [join(folder, 'declared.ts'), SHAPES],
]);
const options: ts.CompilerOptions = {
  ...{ strict: true, exactOptionalPropertyTypes: true, skipLibCheck: true, declaration: true },
  lib: ['lib.es2023.d.ts'],
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  types: [],
};
const textOf = (file: string) => files.get(file) ?? ts.sys.readFile(file);
const service = ts.createLanguageService({
  getScriptFileNames: () => [...files.keys()],
  getScriptVersion: () => '0',
  getScriptSnapshot: (file) => {
    const text = textOf(file);
    return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
  },
  getCurrentDirectory: () => ROOT,
  getCompilationSettings: () => options,
  getDefaultLibFileName: ts.getDefaultLibFilePath,
  fileExists: (file) => files.has(file) || ts.sys.fileExists(file),
  readFile: textOf,
});

/** The hover texts of an editor in a file that uses the model. */
function shown(): readonly (readonly [shown: string, comment: string])[] {
  const file = join(folder, 'used.ts');
  files.set(file, USE);
  return SHOWN.map(([member]) => {
    const name = member.indexOf(/\w+,?$/.exec(member)![0]);
    const info = service.getQuickInfoAtPosition(file, USE.indexOf(member) + name);
    const text = ts.displayPartsToString(info?.displayParts).replace(/^\(property\) /, '');
    return [text, ts.displayPartsToString(info?.documentation)];
  });
}

const expected = SHOWN.map(([, text, comment]) => [
  typeof text === 'string' ? text : (expect.stringMatching(text) as string),
  comment,
]);

test('the members of a model have the doc comments of the shape', () => {
  expect(shown()).toEqual(expected);
});

test('the members of a model have the doc comments of the shape even in declarations', () => {
  const declarations = ['imported', 'declared'].map((name) => {
    const [declaration] = service.getEmitOutput(join(folder, `${name}.ts`), true, true).outputFiles;
    return [join(folder, `${name}.d.ts`), declaration!.text] as const;
  });
  files.clear();
  for (const [name, text] of declarations) files.set(name, text);
  expect(shown()).toEqual(expected);
});
