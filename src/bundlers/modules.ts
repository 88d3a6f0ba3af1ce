import { basename, dirname, resolve } from 'node:path';
import type { Generated } from '../generator/index.js';

/** The query of a module that belongs to a grammar: `my.peggy?ludogram=nodes`. */
const PART = /\?ludogram=(\w+)$/;

/**
 * Returns the file of a grammar, and the generated module of it that an id names; `undefined` for the module of the
 * grammar.
 */
export function partOf(id: string): { readonly file: string; readonly part: string | undefined } {
  const part = PART.exec(id)?.[1];
  return { file: id.replace(PART, ''), part };
}

/**
 * Returns the id of a part that another module of the same grammar imports; `undefined` if `specifier` names something
 * else.
 */
export function resolvePart(specifier: string, importer: string | undefined): string | undefined {
  if (importer === undefined || !specifier.startsWith('./') || !PART.test(specifier)) return undefined;
  return resolve(dirname(partOf(importer).file), specifier);
}

/**
 * Returns the code of a module of a grammar. The module of the grammar itself exports what programs use from the
 * others, so that bundlers leave out the rest of them.
 */
export function moduleOf(generated: Generated, file: string, part: string | undefined): string | undefined {
  const specifier = (name: string) => JSON.stringify(`./${basename(file)}?ludogram=${name}`);
  if (part === undefined) {
    return `export { language, parse } from ${specifier('parser')};\nexport * from ${specifier('nodes')};\n`;
  }
  return generated.files
    .get(`${part}.js`)
    ?.replace(
      /^(import .* from )'\.\/(\w+)\.js';$/gm,
      (_, start: string, name: string) => `${start}${specifier(name)};`,
    );
}
