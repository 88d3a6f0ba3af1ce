import { expect, test } from 'vitest';
import { compileGrammar } from '../../../src/generator/index.js';
import {
  applyFixes,
  checkByRules,
  defineDiagnostics,
  defineReader,
  defineRules,
  type GameRecords,
  gamesByRules,
  type Level,
  numberCheck,
  recordCodes,
  unexpectedPart,
  type RecordedLine,
  type Tree,
} from '../../../src/library/index.js';

// Players take one to three of five stones in turn.

const compiled = compileGrammar(`
Games     = games:Game|.., "\\n"|
Game      = item|.., " "| " "? result:Result?
item      = numbers:Number / moves:(Move / MoveError)
Number    = [0-9]+ "."+
Move      = taken:$[1-9] (" " variations:Variation)*
Variation = "(" item|.., " "| ")"
MoveError = !Result [a-z]+
Result    = "over" / "*"
`);
if (!compiled.ok) throw new Error(JSON.stringify(compiled));
const { grammar } = compiled;

interface Line extends RecordedLine {
  readonly moves: readonly { readonly taken: number; readonly variations: readonly Line[] }[];
}
type Game = Line & { readonly result: string };

const nim = defineRules({
  start: (stones: number) => ({ stones, turn: 0 }),
  toMove: ({ turn }) => (turn % 2 === 0 ? 'first' : 'second'),
  legalMoves: ({ stones }) => [1, 2, 3].filter((taken) => taken <= stones),
  whyIllegal: ({ stones }, taken) => (taken > 3 ? 'too-many' : taken > stones ? 'too-few-stones' : undefined),
  play: ({ stones, turn }, taken) => ({ stones: stones - taken, turn: turn + 1 }),
  result: ({ stones }) => (stones === 0 ? { winners: [], reason: 'no-stones' } : undefined),
  key: ({ stones, turn }) => `${stones} ${turn % 2}`,
  moveToText: (_, taken) => `taking ${taken}`,
});
const games = gamesByRules(nim, {
  start: (_: Game) => nim.start(5),
  move: 'taken',
  result: ({ stones }) => (stones === 0 ? 'over' : '*'),
});
const diagnostics = defineDiagnostics('nim', { ...recordCodes });

const kindOf = (node: Tree['root'] & object, name: string) => node.children.filter(({ kindName }) => kindName === name);
const lineOf = (node: NonNullable<Tree['root']>): Line => ({
  moves: kindOf(node, 'Move').map((move) => ({
    taken: Number(move.text.charAt(0)),
    variations: kindOf(move, 'Variation').map(lineOf),
  })),
});
const modelOf = ({ root }: Tree): GameRecords<Game> => ({
  games: kindOf(root!, 'Game').map((game) => ({ ...lineOf(game), result: kindOf(game, 'Result')[0]?.text ?? '*' })),
});

/** Finds moves by their paths, which alternate between lists and indices. */
const locate =
  ({ root }: Tree) =>
  (path: readonly (string | number)[]) => {
    const kinds: Readonly<Record<string, string>> = {
      games: 'Game',
      moves: 'Move',
      variations: 'Variation',
      result: 'Result',
    };
    let node: NonNullable<Tree['root']> | undefined = root;
    for (let i = 0; i < path.length && node !== undefined && path[i] !== 'taken'; i += 2) {
      node = kindOf(node, kinds[path[i]!]!)[Number(path[i + 1] ?? 0)];
    }
    return node && (path.at(-1) === 'taken' ? { start: node.start, end: node.start + 1 } : node);
  };

const parse = (text: string) => grammar.parse(text);
const read = defineReader({
  info: { id: 'nim', title: 'games of Nim' },
  parse,
  diagnostics: [diagnostics],
  syntax: { MoveError: unexpectedPart(diagnostics) } as never,
  checks: [numberCheck(parse as never, diagnostics) as never],
  lower: modelOf as never,
  locate: locate as never,
  legality: checkByRules(games, diagnostics, { reasons: { 'too-few-stones': 'fewer stones are left' } }) as never,
});

const found = (text: string, level: Level): string[] =>
  read(text, { level }).diagnostics.map(({ message, span }) => `${text.slice(span.start, span.end)}: ${message}`);

test.each([
  ['1. 1 1 2. 1', []],
  ['1. 1 1 3. 1', ['3.: the move number is "3.": expected "2."']],
  // A variation replaces the move before it.
  ['1. 1 1 (1... 2 2. 1 (2. 1)) 2. 1', []],
  [
    '1. 1 1 (1. 2 2. 1 (3. 1))',
    ['1.: the move number is "1.": expected "1..."', '3.: the move number is "3.": expected "2."'],
  ],
  // After an error, the next number counts.
  ['1. 1 a 7. 1 1 8. 1 1 8. 1', ['a: unexpected "a": expected [1-9]', '8.: the move number is "8.": expected "9."']],
])('%s: numbers count the moves', (text, wanted) => {
  expect(found(text, 'structure')).toEqual(wanted);
});

test('a wrong number has a safe fix', () => {
  const text = '1. 1 1 3. 1 (3. 1)';
  const { diagnostics: all } = read(text, { level: 'structure' });
  expect(applyFixes(text, all).text).toBe('1. 1 1 2. 1 (2. 1)');
});

test.each([
  ['1. 3 2 over', []],
  ['1. 3 3 2. 1', ['3: taking 3 is illegal: fewer stones are left']],
  ['1. 4', ['4: taking 4 is illegal: too-many']],
  // Each line is played up to its first illegal move.
  ['1. 3 2 (1... 3 2. 9) over', ['3: taking 3 is illegal: fewer stones are left']],
  ['1. 3 2 *', ['*: the result is *: expected over, as the game was played']],
  ['1. 3 1 over', []],
  // Without a result, there is nothing to compare.
  ['1. 3 2', []],
  // An error hides what follows in its game, and only there.
  ['1. 3 a 9 *\n1. 9', ['a: unexpected "a": expected [1-9]', '9: taking 9 is illegal: too-many']],
])('%j: moves and results are those of the rules', (text, wanted) => {
  expect(found(text, 'rules')).toEqual(wanted);
});
