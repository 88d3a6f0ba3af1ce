import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import peggy from 'peggy';
import tspegjs from 'ts-pegjs';
import ts from 'typescript';
import type { Contender } from '../parsers/contender.js';
import { nodesOfObjects, type ObjectNode } from '../parsers/node-list.js';
import { ROOT } from '../root.js';
import { HELPERS, objectActions } from './object-actions.js';

/** The parser that ts-pegjs writes for one of our grammars, with the same actions as stock peggy gets. */
export async function tsPegjs(file: string, start: string): Promise<Contender> {
  const source = peggy.generate(readFileSync(join(ROOT, file), 'utf8'), {
    output: 'source',
    format: 'bare',
    allowedStartRules: [start],
    plugins: [objectActions(file), tspegjs],
    tspegjs: { customHeader: HELPERS, skipTypeComputation: true },
  } as peggy.BuildOptionsBase & { output: 'source' });
  const folder = join(ROOT, 'bench', 'build', 'ts-pegjs');
  mkdirSync(folder, { recursive: true });
  const module = join(folder, `${file.replace(/\W/g, '_')}_${start}.mjs`);
  const compilerOptions = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ES2022 };
  writeFileSync(module, ts.transpileModule(source, { compilerOptions }).outputText);
  const { parse } = (await import(pathToFileURL(module).href)) as { parse(text: string): ObjectNode };
  return {
    name: 'ts-pegjs, object nodes',
    read: (text) => parse(text),
    nodes: (result) => nodesOfObjects(result as ObjectNode),
  };
}
