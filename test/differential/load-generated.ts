import { transformSync } from 'esbuild';
import * as cst from '../../src/cst/index.js';
import { type Generated, type GenerateOptions, generate } from '../../src/generator/index.js';

/** The function that a generated `parser.ts` exports. */
export type Parse = (text: string, options?: cst.ParseOptions) => cst.Tree;

/** What a generated `readers.ts` exports, without its types. */
export type Readers = Readonly<Record<string, unknown>>;

/** How to load a generated parser in a test. */
export interface LoadOptions extends Partial<GenerateOptions> {
  /** Called at each call of a rule's function; it may throw to end the parse. */
  readonly onCall?: () => void;
}

/** The line that begins the function of a rule. */
const RULE_FUNCTION = /^const (?:parse|step)?\$[\w$]+ = \(\w*bytes: Uint8Array.* => \{$/gm;

/** Generates a parser and loads it without touching the disk. */
export function loadGenerated(
  grammar: string,
  { onCall, ...options }: LoadOptions = {},
): { parse: Parse; readers: Readers; generated: Generated } {
  const generated = generate(grammar, { file: '/memory/grammar.peggy', runtime: 'cst', ...options });
  const modules = new Map<string, Record<string, unknown>>([['cst', cst as unknown as Record<string, unknown>]]);
  const load = (name: string): Record<string, unknown> => {
    const known = modules.get(name);
    if (known !== undefined) return known;
    const source = generated.files.get(`${name.slice(2).replace(/\.js$/, '')}.ts`)!;
    const counted = onCall === undefined ? source : source.replace(RULE_FUNCTION, '$& onCall();');
    const { code } = transformSync(counted, { loader: 'ts', format: 'cjs', target: 'es2022' });
    const module = { exports: {} as Record<string, unknown> };
    new Function('module', 'exports', 'require', 'onCall', code)(module, module.exports, load, onCall);
    modules.set(name, module.exports);
    return module.exports;
  };
  return {
    parse: load('./parser.js').parse as Parse,
    get readers() {
      return load('./readers.js') as Readers;
    },
    generated,
  };
}
