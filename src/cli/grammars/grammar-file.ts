import { readFileText, systemReason } from '../../files/read-file.js';
import { type CompiledGrammar, type CompiledStages, compileStages } from '../../generator/compile.js';
import type { GrammarProblem } from '../../generator/problem.js';
import { problemTexts } from '../generate/problems.js';
import { compileOptions, type GrammarFlags } from './options.js';

/** A grammar file that was compiled, or why it could not be. */
export interface CompiledFile {
  /** Absent if the grammar has errors. */
  readonly grammar?: CompiledGrammar;
  /** The grammar as `readLinkedGrammar` returns it; absent if it has errors. */
  readonly linked?: Extract<CompiledStages, { ok: true }>['stages']['linked'];
  /** The failures to report: problems with their lines of the grammar, or why the file can't be read. */
  readonly reports: readonly string[];
  /** Whether the file could not be read at all. */
  readonly isUnreadable: boolean;
  /** Every file that was read, by its path, with its text. */
  readonly sources: ReadonlyMap<string, string>;
}

/** A grammar file that was read. */
export interface GrammarText {
  /** The text of the grammar; empty if the file can't be read. */
  readonly text: string;
  /** Reads the text of a file that the grammar imports. Throws the error of the system if that fails. */
  readonly read: (path: string) => string;
  /** The text of every file that was read so far, by its path. */
  readonly sources: ReadonlyMap<string, string>;
  /** The message for a file that can't be read; absent otherwise. */
  readonly unreadable?: string;
}

/** Reads a grammar file, and keeps its text and the texts of its imports for messages. Never throws. */
export function readGrammarFile(file: string): GrammarText {
  const sources = new Map<string, string>();
  const read = (path: string): string => {
    const text = readFileText(path);
    sources.set(path, text);
    return text;
  };
  try {
    return { text: read(file), read, sources };
  } catch (error) {
    return { text: '', read, sources, unreadable: `can't read the grammar ${file}: ${systemReason(error)}` };
  }
}

/** Reads a grammar file and what it imports, and compiles it in memory. */
export function compileFile(file: string, flags: GrammarFlags): CompiledFile {
  const { text, read, sources, unreadable } = readGrammarFile(file);
  if (unreadable !== undefined) return { reports: [`error: ${unreadable}`], isUnreadable: true, sources };
  const compiled = compileStages(text, { file, read, ...compileOptions(flags) });
  // A start rule that the user names may leave other rules unused.
  const problems = compiled.problems.filter((problem) => flags.start === undefined || !isUnused(problem));
  const reports = problemTexts(file, problems, sources);
  const found = compiled.ok ? { grammar: compiled.grammar, linked: compiled.stages.linked } : {};
  return { ...found, reports, isUnreadable: false, sources };
}

const isUnused = ({ code }: GrammarProblem): boolean => code === 'grammar/unused-rule';
