import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { NOTATIONS } from '../../src/notations/registry.js';
import { ROOT } from '../support/shared.js';

const FOLDER = join(ROOT, 'editors/vscode');
const { version, contributes } = JSON.parse(readFileSync(join(FOLDER, 'package.json'), 'utf8')) as {
  readonly version: string;
  readonly contributes: {
    readonly languages: readonly {
      readonly id: string;
      readonly extensions: readonly string[];
      readonly configuration: string;
    }[];
    readonly snippets: readonly { readonly language: string; readonly path: string }[];
    readonly menus: { readonly 'editor/title': readonly { readonly when: string }[] };
    readonly problemMatchers: readonly { readonly pattern?: { readonly regexp: string } }[];
  };
};

describe('the extension for VS Code', () => {
  const withFiles = NOTATIONS.filter(({ extensions }) => extensions.length > 0);

  test('declares every notation that has files, and grammars', () => {
    const declared = contributes.languages.map(({ id, extensions }) => [id, extensions]);
    expect(declared).toEqual([...withFiles.map(({ id, extensions }) => [id, extensions]), ['peggy', ['.peggy']]]);
    for (const { configuration } of contributes.languages) {
      expect(Object.keys(JSON.parse(readFileSync(join(FOLDER, configuration), 'utf8')) as object)).toContain(
        'brackets',
      );
    }
  });

  test('has snippets for every notation with templates, and the board for every one with pictures', async () => {
    const templates = await Promise.all(withFiles.map(async ({ editor }) => (await editor?.())?.templates ?? []));
    const ids = withFiles.filter((_, i) => templates[i]!.length > 0).map(({ id }) => id);
    expect(contributes.snippets.map(({ language }) => language)).toEqual(ids);
    const [{ when }] = contributes.menus['editor/title'] as [{ when: string }];
    const languages = new RegExp(/\/(.*)\//.exec(when)![1]!);
    for (const entry of withFiles) expect(languages.test(entry.id)).toBe((await entry.load()).view !== undefined);
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
