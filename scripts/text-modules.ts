import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { RunOutput, RunStatus } from '../src/cli/generate/output.js';

/** The folder of the modules. */
export const TEXTS = 'generated/texts';
const TEMPLATES = 'src/generator/emit/templates';
const LIBRARIES = ['abnf', 'games'];

/**
 * Writes the texts that the generator needs as modules, because it reads no files: the grammar of EBNF, the libraries
 * that grammars import, and the templates of parsers. With `check` only compares.
 */
export function writeTextModules(check: boolean, output: RunOutput): RunStatus {
  const stale = [...textModules()].filter(
    ([path, content]) => !existsSync(path) || readFileSync(path, 'utf8') !== content,
  );
  for (const [path, content] of stale) {
    if (check) output.problem(`${path} is stale`);
    else {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, content);
      output.info(`wrote ${path}`);
    }
  }
  return check && stale.length > 0 ? 1 : 0;
}

/** Returns the modules of texts: path from the root → content. */
function textModules(): Map<string, string> {
  const grammar = 'grammars/ebnf.ohm';
  const modules = new Map([
    [`${TEXTS}/ebnf-ohm.ts`, textModule(grammar, [['EBNF_OHM', readFileSync(grammar, 'utf8')]])],
  ]);
  for (const name of LIBRARIES) {
    const library = `grammars/libraries/${name}.peggy`;
    const text = textModule(library, [[name.toUpperCase(), readFileSync(library, 'utf8')]]);
    modules.set(`${TEXTS}/${name}.ts`, text);
  }
  for (const name of readdirSync(TEMPLATES)) {
    if (!name.endsWith('.ts') || name.endsWith('.d.ts')) continue;
    const parts = partsOf(readFileSync(`${TEMPLATES}/${name}`, 'utf8'));
    modules.set(`${TEXTS}/${name}`, textModule(`${TEMPLATES}/${name}`, parts));
  }
  return modules;
}

/** Returns the parts of a template: from `//#part name` to the next part or `//#stop`. */
function partsOf(template: string): [name: string, text: string][] {
  return [...template.matchAll(/^ *\/\/#part (.+)\n([^]*?)\n(?=(?:\/\/ .*\n)* *\/\/#(?:part|stop)\b)/gm)].map(
    ([, name = '', text = '']) => [name.toUpperCase().replaceAll(' ', '_'), text],
  );
}

/** Returns TypeScript source that exports texts of a file as constants. */
function textModule(file: string, texts: readonly (readonly [name: string, text: string])[]): string {
  const constants = texts.map(([name, text]) => {
    const literal = text.replaceAll('`', "${'`'}");
    return `/** ${texts.length > 1 ? 'From' : 'The text of'} \`${file}\`. Written by \`npm run generate\`; don't edit. */\nexport const ${name} = String.raw\`${literal}\`;\n`;
  });
  return constants.join('\n');
}
