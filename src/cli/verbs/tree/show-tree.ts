import { untilInterrupted, watchFiles } from '../../../files/watch.js';
import { decodeText } from '../../../notation/index.js';
import { drawUnread } from '../../grammars/failures.js';
import { compileFile } from '../../grammars/grammar-file.js';
import type { GrammarFlags } from '../../grammars/options.js';
import { readBytes, STANDARD_INPUT } from '../../records/input.js';
import { writeJson } from '../../records/json-text.js';
import { ExitCode, ExitStatus, reportLines, UsageError } from '../../run/failure.js';
import type { Context } from '../../run/verb.js';

/** Options of `ludogram tree --grammar`. */
export interface TreeFlags extends GrammarFlags {
  readonly grammar: string;
  /** The name of the encoding of the text; absent for UTF-8, or UTF-16 with a byte-order mark. */
  readonly encoding?: string;
  readonly json?: true;
  readonly watch?: true;
}

/** Shows the tree of a text by any grammar, once or after each change of the grammar or the text. */
export async function showTree(file: string, flags: TreeFlags, context: Context): Promise<void> {
  if (flags.watch === undefined) {
    const bytes = await readBytes(file, context);
    if (bytes !== undefined) showOnce(file, bytes, flags, context);
    return;
  }
  if (file === STANDARD_INPUT) throw new UsageError('--watch needs a file; standard input is read once');
  await watchTree(file, flags, context, untilInterrupted());
}

/** Clears a terminal and moves the cursor to its first line. */
const CLEAR = '\x1b[2J\x1b[H';

/**
 * Shows the tree now, and after each save of the text, the grammar or a file that it imports, until `signal` is
 * aborted.
 */
export async function watchTree(file: string, flags: TreeFlags, context: Context, signal: AbortSignal): Promise<void> {
  const { io } = context;
  const watching = { ...context, exit: new ExitStatus() };
  await watchFiles(async () => {
    const began = performance.now();
    if (io.stdout.isTTY) io.stdout.writeColored(CLEAR);
    const bytes = await readBytes(file, watching);
    const sources = bytes === undefined ? [] : showOnce(file, bytes, flags, watching);
    io.stderr.write(`${Math.round(performance.now() - began)} ms; watching\n`);
    return [file, flags.grammar, ...sources];
  }, signal);
}

/** @returns the grammar files that were read */
function showOnce(file: string, bytes: Uint8Array, flags: TreeFlags, context: Context): Iterable<string> {
  const { io, exit } = context;
  const { grammar, reports, isUnreadable, sources } = compileFile(flags.grammar, flags);
  reportLines(context, reports);
  if (grammar === undefined) exit.raise(isUnreadable ? ExitCode.misuse : ExitCode.wrong);
  else {
    const decoded = decodeText(bytes, {}, flags.encoding);
    const tree = grammar.parse(decoded.text);
    if (flags.json) writeJson(io.stdout, tree);
    else io.stdout.write(tree.dump());
    const failures = drawUnread(tree, file, decoded);
    reportLines(context, failures);
    if (failures.length > 0) exit.raise(ExitCode.wrong);
  }
  return sources.keys();
}
