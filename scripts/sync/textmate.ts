import { readFileSync } from 'node:fs';
import { type TextMateGrammar, textMateGrammar } from '../../src/library/generator.js';
import { TOKEN_SCOPES } from '../../src/lsp/features/tokens/token-scopes.js';
import type { EditorSupport } from '../../src/notation/index.js';
import { NOTATIONS } from '../../src/notations/registry.js';

const EXTENSION = 'editors/vscode';

/** Languages with a grammar for colors alone: the grammar language itself, and XAY, whose atoms are inside YAML. */
const OWN: readonly string[] = ['peggy', 'xay'];

/** Returns the languages that the extension for VS Code colors: every notation that has files, and grammars. */
const coloredLanguages = (): string[] => [
  ...NOTATIONS.filter(({ extensions }) => extensions.length > 0).map(({ id }) => id),
  'peggy',
];

/** Returns the path of the TextMate grammar of a language, from the root. */
const textMateFile = (language: string): string => `${EXTENSION}/syntaxes/${language}.tmLanguage.json`;

/** Returns the TextMate grammars of the extension for VS Code: path from the root → content. */
export function textMateFiles(): Promise<[path: string, content: string][]> {
  const files = coloredLanguages().map(async (language): Promise<[path: string, content: string]> => {
    return [textMateFile(language), `${JSON.stringify(await textMateOf(language), undefined, 2)}\n`];
  });
  return Promise.all(files);
}

/** Returns the TextMate grammar of a notation, or of grammars. */
export async function textMateOf(language: string): Promise<TextMateGrammar> {
  const row = OWN.includes(language) ? undefined : NOTATIONS.find(({ id }) => id === language);
  const file = row === undefined ? `${EXTENSION}/grammars/${language}.peggy` : `grammars/${row.grammar}.peggy`;
  const grammar = textMateGrammar(readFileSync(file, 'utf8'), {
    file,
    read: (path) => readFileSync(path, 'utf8'),
    ...(row === undefined ? {} : { start: [row.startRule], scopes: scopesOf(await row.editor?.()) }),
  });
  // Several notations share a grammar; each language has a scope of its own.
  return { ...grammar, name: language, scopeName: `source.${language}` };
}

/** Returns the scopes of the colors that a notation declares: the colors stay when the server has started. */
function scopesOf({ tokens = {} }: EditorSupport = {}): Record<string, string> {
  const declared = Object.entries(tokens).flatMap(([name, type]) =>
    type === undefined ? [] : [[name, TOKEN_SCOPES[type]]],
  );
  return Object.fromEntries(declared) as Record<string, string>;
}

/** Returns the text of the extension's `package.json` with its TextMate grammars. */
export function withTextMateGrammars(text: string): string {
  const manifest = JSON.parse(text) as { contributes: { grammars?: unknown } };
  manifest.contributes.grammars = coloredLanguages().map((language) => ({
    language,
    scopeName: `source.${language}`,
    path: textMateFile(language).replace(EXTENSION, '.'),
  }));
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}
