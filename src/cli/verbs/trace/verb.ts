import { Option } from 'commander';
import { addGrammarOptions } from '../../grammars/options.js';
import { addReadingOptions, addRecordOption } from '../../records/options.js';
import { wholeNumber } from '../../run/options.js';
import type { Verb } from '../../run/verb.js';
import type { TraceFlags } from './show-trace.js';

const NOTES = `
The text is read as the grammar is written, by an interpreter: a parser makes the same matches with fewer attempts. An
attempt is one try to match one expression of the grammar. Characters that are read again were read before by the
same or another rule; those given up were read in failed attempts of the rule.

--json prints one object with all costs and the steps: each is "enter", "match" or "fail", with its rule, its offsets and
its depth. The file of --flame is opened with https://www.speedscope.app, or with npx speedscope.

Examples:
  ludogram trace game.oni
  ludogram trace --grammar my.peggy text.txt --top 5
  ludogram trace --grammar my.peggy text.txt --flame trace.json`;

/** `ludogram trace FILE` */
export const trace: Verb = (command, context) => {
  command
    .argument('<file>', 'the text; - is standard input')
    .description('Shows how a text was read: which rules were tried, what each cost, and the farthest failure.')
    .option('--json', 'the costs and the steps as JSON')
    .option('--flame <file>', 'write the steps as a flame graph for speedscope')
    .option('--top <n>', 'how many rules to list', wholeNumber, 20)
    .option('--max-steps <n>', 'how many steps to keep for --json and --flame', wholeNumber, 100_000)
    .addOption(
      new Option('--grammar <file>', 'read the file by this grammar').conflicts(['notation', 'dialect', 'record']),
    )
    .addHelpText('after', NOTES)
    .action(async (file: string, flags: TraceFlags) => {
      // Other verbs don't need the generator.
      const { showTrace } = await import('./show-trace.js');
      await showTrace(file, flags, context);
    });
  addRecordOption(addReadingOptions(command, context));
  addGrammarOptions(command);
};
