import { expect, test } from 'vitest';
import { EXTENSIONS, settingsIn } from '../../support/browser/editors.js';

test('the settings for Neovim have every extension, with the language that the server knows', () => {
  const [, table] = /local filetypes = \{([^}]*)\}/.exec(settingsIn('lua'))!;
  const written = [...table!.matchAll(/(?:\['(\w+)'\]|(\w+)) = '([\w-]+)'/g)].map(
    ([, quoted, plain, type]) => [quoted ?? plain!, type!] as const,
  );
  expect(new Map(written)).toEqual(EXTENSIONS);
});

test('the settings for Emacs have every extension', () => {
  const [, list] = /"\\\\\.\\\\\((.*)\\\\\)\\\\'"/.exec(settingsIn('lisp'))!;
  expect(list!.split('\\\\|').sort()).toEqual([...EXTENSIONS.keys()].sort());
});
