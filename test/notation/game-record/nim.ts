import { compileGrammar } from '../../../src/generator/index.js';
import {
  defineDiagnostics,
  defineRules,
  type GameRecords,
  gamesByRules,
  recordCodes,
  type RecordedLine,
  type Tree,
} from '../../../src/library/index.js';

// Players take one to three of five stones in turn.

const compiled = compileGrammar(`
Games     = games:Game|.., "\\n"| "\\n"?
Game      = item|1.., " "| (" "? result:Result)?
item      = numbers:Number / moves:(Move / MoveError)
Number    = [0-9]+ "."+
Move      = taken:$[1-9] (" " variations:Variation)*
Variation = "(" item|.., " "| ")"
MoveError = !Result [a-z]+
Result    = "over" / "*"
`);
if (!compiled.ok) throw new Error(JSON.stringify(compiled));
const { grammar } = compiled;

export interface Line extends RecordedLine {
  readonly moves: readonly { readonly taken: number; readonly variations: readonly Line[] }[];
}
export type Game = Line & { readonly result: string };

export const nim = defineRules({
  start: (stones: number) => ({ stones, turn: 0 }),
  toMove: ({ turn }) => (turn % 2 === 0 ? 'first' : 'second'),
  legalMoves: ({ stones }) => [1, 2, 3].filter((taken) => taken <= stones),
  whyIllegal: ({ stones }, taken) => (taken > 3 ? 'too-many' : taken > stones ? 'too-few-stones' : undefined),
  play: ({ stones, turn }, taken) => ({ stones: stones - taken, turn: turn + 1 }),
  result: ({ stones }) => (stones === 0 ? { winners: [], reason: 'no-stones' } : undefined),
  key: ({ stones, turn }) => `${stones} ${turn % 2}`,
  moveToText: (_, taken) => `taking ${taken}`,
});
export const games = gamesByRules(nim, {
  start: (_: Game) => nim.start(5),
  move: 'taken',
  result: ({ stones }) => (stones === 0 ? 'over' : '*'),
});
export const diagnostics = defineDiagnostics('nim', { ...recordCodes });

const kindOf = (node: Tree['root'] & object, name: string) => node.children.filter(({ kindName }) => kindName === name);
const lineOf = (node: NonNullable<Tree['root']>): Line => ({
  moves: kindOf(node, 'Move').map((move) => ({
    taken: Number(move.text.charAt(0)),
    variations: kindOf(move, 'Variation').map(lineOf),
  })),
});
export const modelOf = ({ root }: Tree): GameRecords<Game> => ({
  games: kindOf(root!, 'Game').map((game) => ({ ...lineOf(game), result: kindOf(game, 'Result')[0]?.text ?? '*' })),
});

/** Finds moves by their paths, which alternate between lists and indices. */
export const locate =
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

export const parse = (text: string): Tree => grammar.parse(text);
