import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { TextMateGrammar } from '../../../src/library/generator.js';
import { NOTATIONS } from '../../../src/notations/registry.js';
import { type Highlighter, loadTextMate, scopedParts } from '../../support/browser/textmate.js';
import { casesOf } from '../../support/cases.js';
import { ROOT } from '../../support/shared.js';

const FOLDER = join(ROOT, 'editors/vscode');
const { version, icon, contributes } = JSON.parse(readFileSync(join(FOLDER, 'package.json'), 'utf8')) as {
  readonly version: string;
  readonly icon: string;
  readonly contributes: {
    readonly configuration: { readonly properties: object };
    readonly walkthroughs: readonly { readonly steps: readonly { readonly media: { readonly image: string } }[] }[];
    readonly languages: readonly {
      readonly id: string;
      readonly extensions?: readonly string[];
      readonly configuration: string;
      readonly icon: { readonly light: string; readonly dark: string };
    }[];
    readonly snippets: readonly { readonly language: string; readonly path: string }[];
    readonly menus: { readonly 'editor/title': readonly { readonly when: string }[] };
    readonly grammars: readonly { readonly language: string; readonly scopeName: string; readonly path: string }[];
    readonly problemMatchers: readonly { readonly pattern?: { readonly regexp: string } }[];
  };
};

/** The language of files in notations of a project. */
const OWN = 'ludogram';

describe('the extension for VS Code', () => {
  const withFiles = NOTATIONS.filter(({ extensions }) => extensions.length > 0);

  test('declares every notation that has files, and grammars', () => {
    const declared = contributes.languages.map(({ id, extensions }) => [id, extensions]);
    expect(declared).toEqual([
      ...withFiles.map(({ id, extensions }) => [id, extensions]),
      ['peggy', ['.peggy']],
      // The files of notations of a project get this language when their config is known.
      [OWN, undefined],
    ]);
    for (const { configuration, icon } of contributes.languages) {
      for (const path of [icon.light, icon.dark]) expect(readFileSync(join(FOLDER, path), 'utf8')).toMatch(/^<svg /);
      expect(Object.keys(JSON.parse(readFileSync(join(FOLDER, configuration), 'utf8')) as object)).toContain(
        'brackets',
      );
    }
  });

  test('has snippets for every notation with templates, and the board for every one with pictures', async () => {
    const templates = await Promise.all(withFiles.map(async ({ editor }) => (await editor?.())?.templates ?? []));
    const ids = withFiles.filter((_, i) => templates[i]!.length > 0).map(({ id }) => id);
    expect(contributes.snippets.map(({ language }) => language)).toEqual(ids);
    expect(contributes.menus['editor/title']).toHaveLength(1);
    const [{ when }] = contributes.menus['editor/title'] as [{ when: string }];
    const languages = new RegExp(/\/(.*)\//.exec(when)![1]!);
    for (const entry of withFiles) expect(languages.test(entry.id)).toBe((await entry.load()).view !== undefined);
  });

  test('has its icon and its pictures, and its README lists every setting', () => {
    const readme = readFileSync(join(FOLDER, 'README.md'), 'utf8');
    const shown = Array.from(readme.matchAll(/!\[[^\]]{20,}\]\(([^)]+)\)/g), ([, path]) => path!);
    expect(shown.length).toBeGreaterThan(2);
    const steps = contributes.walkthroughs.flatMap((walkthrough) => walkthrough.steps.map(({ media }) => media.image));
    for (const path of [icon, ...shown, ...steps]) {
      expect([path, readFileSync(join(FOLDER, path)).subarray(1, 4).toString()]).toEqual([path, 'PNG']);
    }
    for (const name of Object.keys(contributes.configuration.properties)) expect(readme).toContain(`| \`${name}\` `);
  });

  test('has the version of the package', () => {
    const own = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { readonly version: string };
    expect(version).toBe(own.version);
  });

  test('finds the lines of `check` and of `generate`', () => {
    const pattern = new RegExp(contributes.problemMatchers[0]!.pattern!.regexp);
    expect(pattern.exec('games/a.oni:5:3: error oni/unknown-square: unknown square "z"')!.slice(1)).toEqual([
      'games/a.oni',
      '5',
      '3',
      'error',
      'oni/unknown-square',
      'unknown square "z"',
    ]);
    expect(pattern.exec('a.peggy:1:2: warning: rule "b" is not used')!.slice(4)).toEqual([
      'warning',
      undefined,
      'rule "b" is not used',
    ]);
  });
});

/** The TextMate grammar that the extension has for a language. */
async function highlighterOf(language: string): Promise<Highlighter> {
  const { path, scopeName } = contributes.grammars.find((one) => one.language === language)!;
  const grammar = JSON.parse(readFileSync(join(FOLDER, path), 'utf8')) as TextMateGrammar;
  expect(grammar.scopeName).toBe(scopeName);
  return loadTextMate(grammar);
}

describe('colors before the server has started', () => {
  test('every language of the extension has a TextMate grammar of its own, except that of any notation', () => {
    const languages = contributes.languages.map(({ id }) => id).filter((id) => id !== OWN);
    expect(contributes.grammars.map(({ language }) => language)).toEqual(languages);
    expect(new Set(contributes.grammars.map(({ scopeName }) => scopeName)).size).toBe(contributes.grammars.length);
  });

  test.each([
    [
      'oni',
      'BXLUT # c',
      [
        ['BXLUT', 'entity.name.type.oni'],
        ['# c', 'comment.oni'],
      ],
    ],
    [
      'otn',
      '1. d1-c1 d3-b3',
      [
        ['d1', 'variable.other.readwrite.otn'],
        ['-', 'keyword.operator.otn'],
      ],
    ],
    [
      '5dfen',
      '[Mode "5D"] {x}',
      [
        ['"5D"', 'string.quoted.5dfen'],
        ['{x}', 'comment.5dfen'],
      ],
    ],
    [
      'azul',
      'AZULGAME\n# c',
      [
        ['AZULGAME', 'keyword.control.azul'],
        ['# c', 'comment.azul'],
      ],
    ],
    [
      'annofen',
      'v1 9/9/[<pm>n]8',
      [
        ['v1', 'keyword.control.xiangqi'],
        ['n', 'entity.name.type.xiangqi'],
      ],
    ],
    [
      'xay',
      "version: '1'\nsetup: [[[k, pm, a+1-2]]]",
      [
        ['version', 'keyword.control.xay'],
        ["'1'", 'string.quoted.xay'],
        ['k', 'entity.name.type.xay'],
        ['a+1-2', 'entity.name.function.preprocessor.xay'],
      ],
    ],
    [
      'xiangqi-fen',
      'rnb/9 w',
      [
        ['rnb', 'entity.name.type.xiangqi'],
        ['9', 'constant.numeric.xiangqi'],
      ],
    ],
    [
      'peggy',
      'import {A} from "a"\n// c\nList "list" = items:A|2.., comma| [a-z]i\ncomma = ","',
      [
        ['import', 'keyword.control.peggy'],
        ['from', 'keyword.control.peggy'],
        ['"a"', 'string.quoted.peggy'],
        ['// c', 'comment.peggy'],
        ['List', 'entity.name.type.peggy'],
        ['items', 'variable.parameter.peggy'],
        ['A', 'support.type.peggy'],
        ['2..', 'constant.numeric.peggy'],
        ['comma', 'support.function.peggy'],
        ['[a-z]i', 'string.regexp.peggy'],
        ['comma', 'entity.name.function.peggy'],
      ],
    ],
    [
      'peggy',
      'Größe = 値:Ähre größe\nΩ = 日本\n日本 = #Ä "a"',
      [
        ['Größe', 'entity.name.type.peggy'],
        ['値', 'variable.parameter.peggy'],
        ['Ähre', 'support.type.peggy'],
        ['größe', 'support.function.peggy'],
        ['Ω', 'entity.name.type.peggy'],
        ['日本', 'entity.name.function.peggy'],
        ['#Ä', 'keyword.other.peggy'],
      ],
    ],
  ])('%s: %j', async (language, text, expected) => {
    const found = scopedParts(await highlighterOf(language), text);
    for (const part of expected) expect(found).toContainEqual(part);
  });

  test.each(withTexts())(
    '%s: nearly every character of valid texts has a scope, and hardly any is an error',
    async (id, texts) => {
      const highlighter = await highlighterOf(id);
      const parts = texts.flatMap((text) => scopedParts(highlighter, text));
      const scoped = parts.reduce((sum, [part]) => sum + part.replace(/\s/g, '').length, 0);
      const all = texts.reduce((sum, text) => sum + text.replace(/\s/g, '').length, 0);
      expect(scoped / all).toBeGreaterThan(0.95);
      const wrong = parts.filter(([, scope]) => scope.startsWith('invalid'));
      expect(wrong.length / parts.length).toBeLessThan(0.01);
    },
  );
});

/** A few valid texts of every language: of notations those of their suites, of grammars our own. */
function withTexts(): [string, string[]][] {
  return contributes.grammars.map(({ language: id }) => {
    if (id === 'peggy') {
      return [id, ['oni', 'otn', '5dfen'].map((name) => readFileSync(join(ROOT, `grammars/${name}.peggy`), 'utf8'))];
    }
    const valid = casesOf(id).filter(({ kind, text }) => kind === 'valid' && text.length < 2000);
    return [
      id,
      valid
        .filter((_, i) => i % 7 === 0)
        .slice(0, 10)
        .map(({ text }) => text),
    ];
  });
}
