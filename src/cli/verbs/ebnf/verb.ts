import { basename } from 'node:path';
import { Option } from 'commander';
import { decodeUtf8, LineIndex } from '../../../diagnostics/index.js';
import { drawProblem, type GrammarProblem, GrammarProblems } from '../../../generator/problem.js';
import { fromEbnf } from '../../../grammar-tools/ebnf/from-ebnf.js';
import type { EbnfSyntax } from '../../../grammar-tools/ebnf/read/syntax.js';
import { readBytes, STANDARD_INPUT } from '../../records/input.js';
import { ExitCode, reportFailure, reportLines } from '../../run/failure.js';
import type { Context, Verb } from '../../run/verb.js';

const NOTES = `
Reads the notations of specifications: ISO 14977 with its alternative spellings, and \\n, \\r and \\t in quotation marks;
the EBNF of W3C, as in the specifications of XML and SPARQL; ABNF (RFC 5234 and 7405), whose core rules are added if they
are used; and BNF. In W3C and BNF, lines may begin with ;, # or // as comments. A description in words, ? … ? or <…> in
ABNF, becomes a marked part that never matches.

PEG takes the first alternative that matches, and gives back nothing that a repetition took: alternatives are ordered
and repetitions rewritten accordingly. Each rule then reads random sentences of its production; one that it doesn't read
is reported on standard error.

Examples:
  ludogram ebnf notation.ebnf > notation.peggy
  ludogram ebnf --syntax abnf rfc3986.txt > uri.peggy`;

/** `ludogram ebnf FILE` */
export const ebnf: Verb = (command, context) => {
  command
    .argument('<file>', 'the EBNF; - is standard input')
    .description('Prints a peggy grammar to start from, made from EBNF, ABNF or BNF: one rule for each production.')
    .addOption(
      new Option('--syntax <syntax>', 'the notation of the file (default: recognized by its text)').choices(SYNTAXES),
    )
    .addHelpText('after', NOTES)
    .action((file: string, flags: Flags) => run(file, flags, context));
};

const SYNTAXES: readonly EbnfSyntax[] = ['iso', 'w3c', 'abnf', 'bnf'];

interface Flags {
  readonly syntax?: EbnfSyntax;
}

async function run(file: string, flags: Flags, context: Context): Promise<void> {
  const bytes = await readBytes(file, context);
  if (bytes === undefined) return;
  const { text, invalidAt } = decodeUtf8(bytes);
  if (invalidAt !== undefined) {
    reportFailure(context, `can't read ${file}: it is not UTF-8`);
    return;
  }
  try {
    const title = file === STANDARD_INPUT ? 'an EBNF' : basename(file);
    const { grammar, remarks } = fromEbnf(text, { file, title, ...flags });
    context.io.stdout.writeExact(grammar);
    for (const remark of remarks) context.io.stderr.write(`note: ${remark}\n`);
  } catch (error) {
    if (!(error instanceof GrammarProblems)) throw error;
    show(error.problems, text, context);
  }
}

function show(problems: readonly GrammarProblem[], text: string, context: Context): void {
  const lines = new LineIndex(text);
  reportLines(
    context,
    problems.map((problem) => drawProblem(problem, lines)),
  );
  context.exit.raise(ExitCode.wrong);
}
