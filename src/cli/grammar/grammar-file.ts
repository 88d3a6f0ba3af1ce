import { compileGrammar, type CompiledGrammar } from '../../generator/compile.js';
import { drawProblem, type GrammarProblem } from '../../generator/problem.js';
import { readFileText, systemReason } from '../../files/read-file.js';
import { type GrammarFlags, sourceOptions } from './options.js';

/** A grammar file that was compiled, or why it could not be. */
export interface CompiledFile {
  /** Absent if the grammar has errors. */
  readonly grammar?: CompiledGrammar;
  /** The failures to report: problems with their lines of the grammar, or why the file can't be read. */
  readonly reports: readonly string[];
  /** Whether the file could not be read at all. */
  readonly isUnreadable: boolean;
  /** Every file that was read, by its path, with its text. */
  readonly sources: ReadonlyMap<string, string>;
}

/** Reads a grammar file and what it imports, and compiles it in memory. */
export function compileFile(file: string, flags: GrammarFlags): CompiledFile {
  const { start, nodes } = flags;
  const sources = new Map<string, string>();
  const read = (path: string): string => {
    const text = readFileText(path);
    sources.set(path, text);
    return text;
  };
  let text: string;
  try {
    text = read(file);
  } catch (error) {
    return { reports: [`error: can't read the grammar ${file}: ${systemReason(error)}`], isUnreadable: true, sources };
  }
  const compiled = compileGrammar(text, {
    file,
    read,
    ...(start === undefined ? {} : { start: [start] }),
    ...(nodes === undefined ? {} : { nodes }),
    ...sourceOptions(flags),
  });
  // A start rule that the user names may leave other rules unused.
  const problems = compiled.problems.filter((problem) => start === undefined || !isUnused(problem));
  const reports = problems.map((problem) => drawProblem(problem, sources.get(problem.location?.file ?? '')));
  return { ...(compiled.ok ? { grammar: compiled.grammar } : {}), reports, isUnreadable: false, sources };
}

const isUnused = ({ severity, message }: GrammarProblem): boolean =>
  severity === 'warning' && message.endsWith('is not used');
