import { Option } from 'commander';
import { addGrammarOptions, checkWithoutGrammar } from '../../grammars/options.js';
import { UsageError } from '../../run/failure.js';
import { addNotationOption, collect, notationOption, positiveNumber, wholeNumber } from '../../run/options.js';
import type { Context, Verb } from '../../run/verb.js';
import { type GrammarFuzzFlags, planGrammar } from './grammar-fuzz.js';
import { planNotations } from './notation-fuzz.js';
import { type FuzzLimits, runFuzzer, type SaveChoice } from './run-fuzzer.js';

interface Flags extends FuzzLimits, GrammarFuzzFlags {
  readonly notation?: readonly string[];
  readonly save: SaveChoice;
}

const NOTES = `
The texts are sentences of the grammar, and cases with characters changed, left out, doubled and moved. For each text of a
notation: nothing throws, the tree has the whole text, diagnostics and fixes are inside the text and in order, a stricter
level reports no less, canonical text is stable and means the same, and JSON becomes a text with the same model.
For some texts, it measures how the time grows with their length.

With a grammar file, only its parser is tried: nothing throws, the tree has the whole text, and an interpreter of the grammar
that is independent of the parser finds the same nodes. The texts of --cases are tried unchanged first.

A text that fails is shrunk and saved as a case, in the folder found: one for each cause, named after it. The verdict of a
notation's case is the current result: correct it according to the specification, then run
\`ludogram conformance --update-manifest\`. Until then, \`ludogram conformance\` lists it as not yet reviewed. The same seed
tries the same texts.

Examples:
  ludogram fuzz
  ludogram fuzz --notation pgn --minutes 30 --seed 7
  ludogram fuzz --texts 1000 --no-save
  ludogram fuzz my.peggy --cases games/ --minutes 5`;

/** `ludogram fuzz [GRAMMAR]` */
export const fuzz: Verb = (command, context) => {
  command
    .argument('[grammar]', 'a grammar file (default: the notations of the config; without a config, the built-in ones)')
    .description('Tries notations or a grammar with random texts, and saves the texts that break something as cases.')
    .option('--cases <path>', 'with a grammar: a file or folder of texts to try as well; can be repeated', collect)
    .option('--minutes <n>', 'how many minutes to run (default: 1, or no limit with --texts)', positiveNumber)
    .option('--texts <n>', 'stop after this many texts', wholeNumber)
    .option('--seed <n>', 'seed of the random texts (default: a new one each time)', wholeNumber)
    .addOption(
      new Option('--save <folder>', 'the folder for the texts that fail').default(
        true,
        'the suites of the config, or found in the folder of --cases',
      ),
    )
    .option('--no-save', 'save nothing')
    .addHelpText('after', NOTES)
    .action((grammar: string | undefined, flags: Flags) => run(grammar, flags, context));
  addNotationOption(
    command,
    notationOption(
      'this notation only; can be repeated (default: those of the config; without a config, all)',
    ).argParser(collect),
  );
  addGrammarOptions(command);
};

async function run(grammar: string | undefined, flags: Flags, context: Context): Promise<void> {
  const { notation, save } = flags;
  if (grammar === undefined) checkWithoutGrammar(flags, { cases: '--cases' }, 'a grammar file');
  else if (notation !== undefined) throw new UsageError("a grammar file and --notation can't be used together");
  const plan =
    grammar === undefined ? await planNotations(notation, save, context) : planGrammar(grammar, flags, save, context);
  if (plan !== undefined) await runFuzzer(plan, flags, context);
}
