import * as cst from '../../../../src/cst/index.js';
import { generate, type Generated } from '../../../../src/generator/index.js';
import { eraseTypes } from '../../../../src/generator/javascript/erase.js';
import { loadModules } from '../../../../src/generator/javascript/load.js';

/** A parser with its values, loaded. */
export interface LoadedValues {
  readonly generated: Generated;
  readonly parse: (text: string) => cst.Tree<cst.Node | undefined>;
  readonly valueOf: (node: cst.Node | undefined) => unknown;
}

/** Generates a parser with `values.ts`, and loads both without touching the disk. */
export function loadValues(grammar: string, options: Partial<Parameters<typeof generate>[1]> = {}): LoadedValues {
  const generated = generate(grammar, { file: 'my.peggy', runtime: 'cst', values: true, ...options });
  const names = ['explain', 'nodes', 'parser', 'values'];
  const codes = names.map((name) => [`./${name}.js`, eraseTypes(generated.files.get(`${name}.ts`)!)] as const);
  const modules = loadModules(new Map(codes), new Map([['cst', { ...cst }]]));
  const { parse } = modules.get('./parser.js') as unknown as Pick<LoadedValues, 'parse'>;
  return { generated, parse, valueOf: modules.get('./values.js')!.valueOf as LoadedValues['valueOf'] };
}
