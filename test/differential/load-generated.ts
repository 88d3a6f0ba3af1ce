import { transformSync } from 'esbuild';
import * as cst from '../../src/cst/index.js';
import { type Generated, type GenerateOptions, generate } from '../../src/generator/index.js';

/** The function that a generated `parser.ts` exports. */
export type Parse = (text: string, options?: cst.ParseOptions) => cst.Tree;

/** What a generated `readers.ts` exports, without its types. */
export type Readers = Readonly<Record<string, unknown>>;

/** Generates a parser and loads it without touching the disk. */
export function loadGenerated(
  grammar: string,
  options: Partial<GenerateOptions> = {},
): { parse: Parse; readers: Readers; generated: Generated } {
  const generated = generate(grammar, { file: '/memory/grammar.peggy', runtime: 'cst', ...options });
  const modules = new Map<string, Record<string, unknown>>([['cst', cst as unknown as Record<string, unknown>]]);
  const load = (name: string): Record<string, unknown> => {
    const known = modules.get(name);
    if (known !== undefined) return known;
    const source = generated.files.get(`${name.slice(2).replace(/\.js$/, '')}.ts`)!;
    const { code } = transformSync(source, { loader: 'ts', format: 'cjs', target: 'es2022' });
    const module = { exports: {} as Record<string, unknown> };
    new Function('module', 'exports', 'require', code)(module, module.exports, load);
    modules.set(name, module.exports);
    return module.exports;
  };
  return { parse: load('./parser.js').parse as Parse, readers: load('./readers.js') as Readers, generated };
}
