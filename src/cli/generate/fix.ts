import { applyFixes, decodeUtf8, visibleLine } from '../../diagnostics/index.js';
import { readFileBytes, systemReason } from '../../files/read-file.js';
import { writeFileAtomically } from '../../files/write-file.js';
import { problemDiagnostic } from '../../generator/codes/problem-diagnostic.js';
import type { GenerateOptions } from '../../generator/generate-options.js';
import { inspectGrammar } from '../../generator/inspect.js';
import type { RunOutput } from './output.js';

/** The most rounds of fixes: a fixed error can reveal another one. */
const MAX_ROUNDS = 20;

/**
 * Applies the safe fixes of a grammar to its file, and says which. Imported files stay as they are. A file that can't
 * be read is left to the generation that follows, which reports it.
 *
 * @returns whether all is well: not if the file can't be written
 */
export function fixGrammar(file: string, options: GenerateOptions, output: RunOutput): boolean {
  let bytes: Buffer;
  try {
    bytes = readFileBytes(file);
  } catch {
    return true;
  }
  const { text, invalidAt } = decodeUtf8(bytes);
  if (invalidAt !== undefined) {
    output.problem(`error: can't fix ${visibleLine(file)}: it is not UTF-8`);
    return false;
  }
  const { fixed, titles } = withSafeFixes(text, file, options);
  if (fixed === text) return true;
  try {
    writeFileAtomically(file, fixed, bytes);
  } catch (error) {
    output.problem(`error: can't write ${visibleLine(file)}: ${systemReason(error)}`);
    return false;
  }
  for (const title of titles) output.info(`${file}: fixed ${title}`);
  return true;
}

/** Returns a grammar after its safe fixes, and each code that was fixed with the title of its fix. */
function withSafeFixes(
  text: string,
  file: string,
  options: GenerateOptions,
): { readonly fixed: string; readonly titles: readonly string[] } {
  let fixed = text;
  const titles: string[] = [];
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const { problems } = inspectGrammar(fixed, options);
    const own = problems.filter(({ location }) => location?.file === file).map(problemDiagnostic);
    const { text: next, applied } = applyFixes(fixed, own);
    if (applied.length === 0) break;
    for (const { diagnostic, fix } of applied) titles.push(`${diagnostic.code}: ${fix.title}`);
    fixed = next;
  }
  return { fixed, titles };
}
