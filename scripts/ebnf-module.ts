import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { RunOutput, RunStatus } from '../src/cli/generate/run.js';

const SOURCE = 'grammars/ebnf.ohm';
const MODULE = 'src/generator/ebnf/ebnf-ohm.ts';

/** Writes the grammar of EBNF as a module, because the generator reads no files; with `check` only compares. */
export function writeEbnfModule(check: boolean, output: RunOutput): RunStatus {
  const content = ebnfModule(readFileSync(SOURCE, 'utf8'));
  if (existsSync(MODULE) && readFileSync(MODULE, 'utf8') === content) return 0;
  if (check) {
    output.problem(`${MODULE} is stale`);
    return 1;
  }
  writeFileSync(MODULE, content);
  output.info(`wrote ${MODULE}`);
  return 0;
}

/** TypeScript source that exports an Ohm grammar as `EBNF_OHM`. */
function ebnfModule(grammar: string): string {
  const literal = grammar.replaceAll('`', "${'`'}");
  return `/** The text of \`${SOURCE}\`. Written by \`npm run generate\`; don't edit. */\nexport const EBNF_OHM = String.raw\`${literal}\`;\n`;
}
