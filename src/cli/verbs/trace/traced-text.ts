import { defined } from '../../../defined.js';
import { checkGrammar } from '../../../generator/stages.js';
import { decodeText } from '../../../notation/index.js';
import { drawUnread } from '../../grammars/failures.js';
import { compileFile, readGrammarFile } from '../../grammars/grammar-file.js';
import { notationsWithGrammars } from '../../grammars/notation-grammars.js';
import type { GrammarFlags } from '../../grammars/options.js';
import { readingGrammar } from '../../grammars/reading-problem.js';
import { readBytes } from '../../records/input.js';
import type { Source } from '../../records/source/source.js';
import type { TracedText } from '../../records/trace-report.js';
import { ExitCode, reportFailure, reportLines } from '../../run/failure.js';
import type { Context } from '../../run/verb.js';
import { traceDeeply } from './deep-trace.js';

/**
 * Reads a file by a grammar, and reports problems of the grammar and failures of the text as `tree` does. Returns
 * `undefined`, after a report, if the file or the grammar can't be read.
 */
export async function traceByGrammar(
  file: string,
  flags: GrammarFlags & { readonly grammar: string; readonly encoding?: string; readonly maxSteps: number },
  context: Context,
): Promise<TracedText | undefined> {
  const { exit } = context;
  const bytes = await readBytes(file, context);
  if (bytes === undefined) return undefined;
  const { grammar, linked, reports, isUnreadable, sources } = compileFile(flags.grammar, flags);
  reportLines(context, reports);
  if (grammar === undefined || linked === undefined) {
    exit.raise(isUnreadable ? ExitCode.misuse : ExitCode.wrong);
    return undefined;
  }
  const decoded = decodeText(bytes, {}, flags.encoding);
  const tree = grammar.parse(decoded.text);
  const failures = drawUnread(tree, file, decoded);
  reportLines(context, failures);
  if (failures.length > 0) exit.raise(ExitCode.wrong);
  const { maxSteps } = flags;
  const options = { ...defined({ start: grammar.startRules[0] }), maxSteps, sources };
  const { text } = decoded;
  const trace = await traceDeeply({ grammar: linked, text, options }, context);
  return { file, text, grammar: flags.grammar, trace };
}

/**
 * Reads a record by the grammar of its notation. Returns `undefined`, after a report, if that grammar can't be read.
 *
 * @throws a `UsageError` if the notation has no grammar
 */
export async function traceRecord(source: Source, maxSteps: number, context: Context): Promise<TracedText | undefined> {
  const [notation] = notationsWithGrammars([source.entry.id], context);
  const { grammar, options, startRule } = notation!;
  const { text: grammarText, read, sources, unreadable } = readGrammarFile(grammar);
  if (unreadable !== undefined) {
    reportFailure(context, unreadable);
    return undefined;
  }
  const linked = readingGrammar(
    grammar,
    context,
    () => checkGrammar(grammarText, { file: grammar, read, ...options }).linked,
  );
  if (linked === undefined) return undefined;
  const { file, reading } = source;
  const { text } = reading.tree;
  const traceOptions = { ...defined({ start: startRule }), maxSteps, sources };
  const trace = await traceDeeply({ grammar: linked, text, options: traceOptions }, context);
  return { file, text, grammar, trace };
}
