import { constantOf, type Plan } from './plan.js';

/** Returns an import declaration. */
const imports = (names: string, from: string): string => ['import', `{ ${names} }`, 'from', `'${from}';`].join(' ');

/** Returns a text as a string literal. */
const quoted = (text: string): string => `'${text.replace(/['\\]/g, '\\$&')}'`;

/** Returns the file of the diagnostic codes. */
export const codesText = ({ id }: Plan): string => `${imports('defineDiagnostics, explainCodes', 'ludogram')}

/** The diagnostic codes of a text. A code never changes; its message may. */
export const diagnostics = defineDiagnostics('${id}', {
  'bad-move': { severity: 'error', message: "{found} isn't a move: expected two squares, such as a1-b2" },
  'same-square': { severity: 'error', message: 'the move from {square} ends where it starts: expected another square' },
});

/** The explanation of each code, for \`ludogram explain\`. */
export const codes = explainCodes(diagnostics, () => ({
  'bad-move': { explanation: 'A move has two squares, each a letter and a number.', example: 'a1-b2 b2+c3' },
  'same-square': { explanation: 'A move goes from one square to another.', example: 'a1-a1' },
}));
`;

/** Returns the file of the notation: reading, checks, printing and JSON. */
export function notationText({ id, title, extension, language }: Plan): string {
  /** Returns code that only TypeScript has. */
  const ts = (code: string): string => (language === 'ts' ? code : '');
  /** Returns code that only JavaScript has: in TypeScript, the model is declared in `shape.ts`. */
  const js = (code: string): string => (language === 'js' ? code : '');
  const name = constantOf(id);
  return `${imports(`check, defineNotation, defineReader${js(', list, record, text')}`, 'ludogram')}
${ts(`${imports('locateGame', `./generated/${id}/locate.js`)}
${imports('readGame', `./generated/${id}/lower.js`)}
`)}${js(`${imports('Kind', `./generated/${id}/nodes.js`)}
`)}${imports('parse', `./generated/${id}/parser.js`)}
${imports('codes, diagnostics', './codes.js')}
${ts(`${imports('gameCodec', './shape.js')}
`)}${js(`
/** The JSON of a game, its reader and its JSON Schema, from one declaration. */
const square = text('square', { pattern: /^[a-z][1-9][0-9]?$/ });
const codec = record({
  moves: list(record({ from: square, to: square })),
  comments: list(text('comment', { pattern: /^#[^\\r\\n]*$/ })),
});

/** The moves that can be read. */
const movesOf = ({ root }) => root.moves.filter((move) => move.kind === Kind.Move);
`)}
/** A move goes to another square. */
const otherSquare = check(parse, {
  on: 'Move',
  run(move, { report }) {
    const from = move.from.text;
    if (from === move.to.text) report(diagnostics.report('same-square', move, { square: from }));
  },
});

const read = defineReader({
  info: {
    id: '${id}',
    title: ${quoted(title)},
    extensions: [${quoted(extension)}],
    // The first word is a move.
    detect: (head) => /^(?:\\s|#[^\\n]*\\n)*[a-z][1-9][0-9]?-[a-z][1-9][0-9]?(?:\\s|#|$)/.test(head),
  },
  parse,
  diagnostics: [diagnostics],
  // One entry for each error production of the grammar.
  syntax: {
    MoveError: ({ node }) => diagnostics.report('bad-move', node, { found: JSON.stringify(node.text) }),
  },
  checks: [otherSquare],
${ts(`  lower: (tree) => readGame(tree, tree.root.index),
  locate: (tree) => locateGame(tree, tree.root.index),
`)}${js(`  lower: (tree) => ({
    moves: movesOf(tree).map(({ from, to }) => ({ from: from.text, to: to.text })),
    comments: tree.comments().map((comment) => comment.text),
  }),
  locate(tree) {
    const moves = movesOf(tree);
    return ([key, index]) => (key === 'moves' ? moves[Number(index)] : tree.comments()[Number(index)]);
  },
`)}});

/** The notation ${id}: ${title}. */
export const ${name} = defineNotation({
  codes,
  read,
  codec${ts(': gameCodec')},
  print: {
    // Canonical text. It is read again: a text that means something else is never written.
    write({ moves, comments }, { style = 'readable' } = {}) {
      const lines = moves.map(({ from, to }) => \`\${from}-\${to}\`);
      if (style === 'compact') return \`\${lines.join(' ')}\\n\`;
      return [...comments, ...lines].map((line) => \`\${line}\\n\`).join('');
    },
  },
});
`;
}

/** Returns the config, which makes the command line know the notation. */
export const configText = ({ id, language }: Plan): string => `${imports('defineConfig', 'ludogram')}

export default defineConfig({
  notations: [
    {
      notation: async () => (await import('./src/notation.js')).${constantOf(id)},
      grammar: 'src/${id}.peggy',
      generated: 'src/generated',
${language === 'js' ? '      javascript: true,\n' : "      shape: 'src/shape.ts',\n"}      suites: 'suite',
    },
  ],
});
`;

/** Returns the tests. */
export function testText({ id, runner }: Plan): string {
  const name = constantOf(id);
  return `${imports('test', runner === 'vitest' ? 'vitest' : 'node:test')}
${imports('assertDiagnostic, assertRoundTrip, assertTree', 'ludogram/testing')}
${imports(name, '../src/notation.js')}

test('a game read and printed loses nothing', () => {
  assertRoundTrip(${name}, '# a game\\na1-b2 b2-c3 # over\\n');
});

test('an error is reported where it is', () => {
  assertDiagnostic(${name}, 'a1-b2 |a1-a1|', '${id}/same-square');
  assertDiagnostic(
    ${name},
    \`
      a1-b2
      b2+c3 c3-d4
      ^^^^^ ${id}/bad-move
    \`,
  );
});

test('a move has two squares', () => {
  assertTree(
    ${name},
    'a1-b2',
    \`
      Document 0..5
        Game 0..5
          moves: Move 0..5
            from: Token 0..2 "a1"
            to: Token 3..5 "b2"
    \`,
  );
});
`;
}
