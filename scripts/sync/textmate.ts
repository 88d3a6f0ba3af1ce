import { readFileSync } from 'node:fs';
import { textMateGrammar } from '../../src/generator/index.js';
import { NOTATIONS } from '../../src/notations/registry.js';

const EXTENSION = 'editors/vscode';

/** Languages with a grammar for colors alone: the grammar language itself, and XAY, whose atoms are inside YAML. */
const OWN: readonly string[] = ['peggy', 'xay'];

/** The languages that the extension for VS Code colors: every notation that has files, and grammars. */
export const coloredLanguages = (): string[] => [
  ...NOTATIONS.filter(({ extensions }) => extensions.length > 0).map(({ id }) => id),
  'peggy',
];

/** Path of the TextMate grammar of a language, from the root. */
const textMateFile = (language: string): string => `${EXTENSION}/syntaxes/${language}.tmLanguage.json`;

/** The TextMate grammars of the extension for VS Code: path from the root → content. */
export function textMateFiles(): [path: string, content: string][] {
  return coloredLanguages().map((language) => {
    const row = OWN.includes(language) ? undefined : NOTATIONS.find(({ id }) => id === language);
    const file = row === undefined ? `${EXTENSION}/grammars/${language}.peggy` : `grammars/${row.grammar}.peggy`;
    const grammar = textMateGrammar(readFileSync(file, 'utf8'), {
      file,
      read: (path) => readFileSync(path, 'utf8'),
      ...(row === undefined ? {} : { start: [row.startRule] }),
    });
    // Several notations share a grammar; each language has a scope of its own.
    const content = { ...grammar, name: language, scopeName: `source.${language}` };
    return [textMateFile(language), `${JSON.stringify(content, undefined, 2)}\n`];
  });
}

/** The text of the extension's `package.json` with its TextMate grammars. */
export function withTextMateGrammars(text: string): string {
  const manifest = JSON.parse(text) as { contributes: { grammars?: unknown } };
  manifest.contributes.grammars = coloredLanguages().map((language) => ({
    language,
    scopeName: `source.${language}`,
    path: textMateFile(language).replace(EXTENSION, '.'),
  }));
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}
