import { statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { shownPath } from '../../../config/config-file.js';
import { newPathOfFoundText, SuiteError } from '../../../conformance/index.js';
import { makeFolder } from '../../../files/make-folder.js';
import { readFileText, systemReason } from '../../../files/read-file.js';
import { writeFileAtomically } from '../../../files/write-file.js';
import { readLinkedGrammar } from '../../../generator/stages.js';
import { compileFile } from '../../grammars/grammar-file.js';
import type { GrammarFlags } from '../../grammars/options.js';
import { textFiles } from '../../grammars/texts.js';
import { ExitCode, reportLines } from '../../run/failure.js';
import type { Context } from '../../run/verb.js';
import type { Finding } from './fuzzer.js';
import { type GrammarSubject, grammarViolations } from './grammar-invariants.js';
import type { FuzzPlan, SaveChoice } from './run-fuzzer.js';
import { Texts } from './texts.js';

/** The options of `ludogram fuzz GRAMMAR`. */
export interface GrammarFuzzFlags extends GrammarFlags {
  /** Paths of files and folders with texts to try. */
  readonly cases?: readonly string[];
}

/**
 * Plans `ludogram fuzz GRAMMAR`: it tries the parser of the grammar, compiled in memory, and saves findings in the
 * folder `found` of the first folder of cases. Returns `undefined` if the grammar has errors, after reporting them.
 */
export function planGrammar(
  file: string,
  flags: GrammarFuzzFlags,
  where: SaveChoice,
  context: Context,
): FuzzPlan | undefined {
  const { grammar, reports, isUnreadable } = compileFile(file, flags);
  reportLines(context, reports);
  if (grammar === undefined) {
    context.exit.raise(isUnreadable ? ExitCode.misuse : ExitCode.wrong);
    return undefined;
  }
  const { cases = [], nodes = 'capitalized' } = flags;
  const files = cases.flatMap(textFiles);
  const texts = files.map(readFileText);
  const linked = readLinkedGrammar(readFileText(file), file, readFileText, flags.flag);
  const startRule = grammar.startRules[0] ?? '';
  const subject: GrammarSubject = { grammar, startRule, ...(nodes === 'capitalized' ? { linked } : {}) };
  return {
    tried: [
      {
        id: grammar.id,
        texts: new Texts({ grammar: linked, startRule, files: texts }),
        read: (text) => grammar.parse(text),
        violations: (text) => grammarViolations(text, subject),
      },
    ],
    texts,
    save(finding) {
      const folder = where === true ? foundFolder(cases) : where === false ? undefined : where;
      return folder === undefined
        ? undefined
        : saveText(folder, finding, files[0] === undefined ? '' : extname(files[0]));
    },
  };
}

function foundFolder(cases: readonly string[]): string | undefined {
  const folder = cases.find((path) => statSync(path).isDirectory());
  return folder === undefined ? undefined : join(folder, 'found');
}

/** Saves a text; returns its path, or `undefined` if a file has the same cause. */
function saveText(folder: string, finding: Finding, extension: string): string | undefined {
  const file = newPathOfFoundText(finding, [folder], folder, extension === '' ? '.txt' : extension);
  if (file === undefined) return undefined;
  try {
    makeFolder(folder);
    writeFileAtomically(file, finding.text);
  } catch (error) {
    throw new SuiteError(`can't write ${file}: ${systemReason(error)}`);
  }
  return shownPath(file);
}
