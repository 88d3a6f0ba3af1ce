import { shownPath } from '../../../config/config-file.js';
import { readFileText } from '../../../files/read-file.js';
import { generate } from '../../../generator/generate.js';
import type { GenerateChoices } from '../../../generator/generate-options.js';
import { isBuiltIn } from '../../../generator/libraries/built-in.js';
import { readLinkedGrammar } from '../../../generator/stages.js';
import { countCoverage, type CountedPart, type CoverageText } from '../../../grammar-tools/coverage/count.js';
import { generateOptions } from '../../generate/run.js';
import { UsageError } from '../../run/failure.js';

/** A grammar and the texts to measure it with. */
export interface CoverageInput {
  /** Path of the grammar. */
  readonly grammar: string;
  /** How its parser is made. */
  readonly options?: GenerateChoices;
  readonly texts: readonly TextSource[];
}

/** Texts of one rule. */
export interface TextSource {
  /** The rule that the texts are read as; the first rule of the grammar if absent. */
  readonly rule?: string;
  /** Reads the texts; called only if the grammar has the rule. */
  readonly read: () => readonly string[];
  /** Whether to skip the texts if the grammar has no such rule. */
  readonly isOptional?: true;
}

/** The text of a grammar file, with a count for each part, in document order. */
export interface GrammarCoverage {
  readonly file: string;
  readonly source: string;
  readonly parts: readonly CountedPart[];
}

/** The coverage of a grammar and of the files that it imports, without the coverage of built-in libraries. */
export interface Coverage {
  readonly files: readonly GrammarCoverage[];
  /** Number of texts that were read. */
  readonly texts: number;
  /** Number of texts that were too large to be read to the end. */
  readonly unfinished: number;
  /** The rules whose texts were left out. */
  readonly unknown: readonly string[];
}

/**
 * Counts which parts of a grammar match while texts are read.
 *
 * @throws GrammarProblems if the grammar has errors; a `UsageError` for an unknown rule or a missing path; the error of
 *   the system if a file can't be read
 */
export function measureCoverage({ grammar: path, options = {}, texts }: CoverageInput): Coverage {
  const source = readFileText(path);
  // Called for its checks: it throws if the grammar has errors.
  generate(source, generateOptions(path, options));
  const grammar = readLinkedGrammar(source, path, readFileText, options.flags);
  const read: CoverageText[] = [];
  const unknown: string[] = [];
  for (const { rule = grammar.rules[0]!.name, read: textsOf, isOptional } of texts) {
    if (grammar.rules.every(({ name }) => name !== rule)) {
      if (isOptional !== true) throw new UsageError(`${shownPath(path)} has no rule "${rule}"`);
      unknown.push(rule);
      continue;
    }
    for (const text of textsOf()) read.push({ rule, text });
  }
  const { files, unfinished } = countCoverage(grammar, read);
  // No grammar uses all of a built-in library.
  const own = [...files].filter(([file]) => !isBuiltIn(file));
  return {
    files: own.map(([file, parts]) => ({
      file: shownPath(file),
      source: file === path ? source : readFileText(file),
      parts,
    })),
    texts: read.length,
    unfinished,
    unknown,
  };
}
