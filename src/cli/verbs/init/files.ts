import type { Plan } from './plan.js';
import { compilerOptionsText, packageText, readmeText } from './project-files.js';
import { codesText, configText, notationText, testText } from './sources.js';
import { suiteFiles } from './suite-files.js';

/** Returns the files of a package; files that exist are kept. */
export function packageFiles(plan: Plan): Map<string, string> {
  const files = new Map([
    ['package.json', packageText(plan)],
    ['README.md', readmeText(plan)],
  ]);
  if (plan.language === 'ts') files.set('tsconfig.json', compilerOptionsText());
  return files;
}

/** Returns the files of the notation, except its parser: path → content. None of them may exist yet. */
export function notationFiles(plan: Plan): Map<string, string> {
  const { id, language } = plan;
  return new Map([
    [`src/${id}.peggy`, grammarText(plan)],
    [`src/codes.${language}`, codesText(plan)],
    [`src/notation.${language}`, notationText(plan)],
    [`ludogram.config.${language}`, configText(plan)],
    [`test/${id}.test.${language}`, testText(plan)],
    ...[...suiteFiles(plan)].map(([path, content]) => [`suite/${path}`, content] as const),
  ]);
}

/** Returns the grammar: moves between squares, one error production, and comments. */
export const grammarText = ({ title }: Plan): string => `// ${title}: moves from square to square, one after the other.
//
//     # a comment
//     a1-b2 b2-c3
//
// A rule with a capital letter makes a node of the tree, a label such as from: a field of that node.

Game = _ (moves:(Move / MoveError) _)*

Move "move" = from:square "-" to:square !word

// Anything else up to the next blank is one error: the moves after it are still read.
MoveError = word

square "square" = [a-z] [1-9] [0-9]?
word            = [^ \\t\\r\\n#]+

_       = ([ \\t\\r\\n] / Comment)*
Comment = "#" [^\\r\\n]*
`;
