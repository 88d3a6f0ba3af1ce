import * as cst from '../../src/cst/index.js';
import { generate, type Generated, type GenerateOptions } from '../../src/generator/index.js';
import { eraseTypes } from '../../src/generator/javascript/erase.js';
import { type Exports, loadModules } from '../../src/generator/javascript/load.js';

/** The function that a generated `parser.ts` exports. */
export type Parse = (text: string, options?: cst.ParseOptions) => cst.Tree;

/** The exports of a generated `readers.ts`, without its types. */
export type Readers = Readonly<Record<string, unknown>>;

/** How to load a generated parser in a test. */
export interface LoadOptions extends Partial<GenerateOptions> {
  /** Called at each call of a rule's function; it may throw to end the parse. */
  readonly onCall?: () => void;
  /** Levels of nesting that the parser reads in one go. */
  readonly stackDepth?: number;
}

/** The line that begins the function of a rule. */
const RULE_FUNCTION = /^const (?:parse|step|inner)?\$[\w$]+ = \(\w*bytes: Uint8Array.* => \{$/gm;

/** Generates a parser and loads it without touching the disk. */
export function loadGenerated(
  grammar: string,
  { onCall, stackDepth = cst.STACK_DEPTH, ...options }: LoadOptions = {},
): { parse: Parse; readers: Readers; generated: Generated } {
  const generated = generate(grammar, { file: '/memory/grammar.peggy', runtime: 'cst', ...options });
  const given = new Map<string, Exports>([
    ['cst', { ...cst, STACK_DEPTH: stackDepth }],
    ['calls', { onCall }],
  ]);
  const javascript = (name: string): [specifier: string, code: string] => {
    const source = generated.files.get(`${name}.ts`)!;
    const counted = `import { onCall } from 'calls';\n${source.replace(RULE_FUNCTION, '$& onCall();')}`;
    return [`./${name}.js`, eraseTypes(onCall === undefined ? source : counted)];
  };
  const load = (names: readonly string[]) => loadModules(new Map(names.map(javascript)), given);
  return {
    parse: load(['explain', 'nodes', 'parser']).get('./parser.js')!.parse as Parse,
    get readers() {
      return load(['readers']).get('./readers.js')!;
    },
    generated,
  };
}
