import { shownPath } from '../../../config/config-file.js';
import { caseNames, hasCases, saveFoundText, textOfCase } from '../../../conformance/index.js';
import { readFileText } from '../../../files/read-file.js';
import { readLinkedGrammar } from '../../../generator/stages.js';
import { notationsWithGrammars, type NotationWithGrammar } from '../../grammars/notation-grammars.js';
import { readingGrammar } from '../../grammars/reading-problem.js';
import { UsageError } from '../../run/failure.js';
import type { Context } from '../../run/verb.js';
import { triedNotation } from './invariants.js';
import type { FuzzPlan, SaveChoice } from './run-fuzzer.js';
import { Texts } from './texts.js';

/**
 * Plans `ludogram fuzz` without a grammar file: it tries notations and saves findings in their suites. Returns
 * `undefined` if a grammar can't be read, after reporting the reason.
 */
export async function planNotations(
  ids: readonly string[] | undefined,
  where: SaveChoice,
  context: Context,
): Promise<FuzzPlan | undefined> {
  const notations = notationsWithGrammars(ids, context);
  if (notations.length === 0) throw new UsageError('the config names no grammar');
  const texts = notations.flatMap((notation) => {
    const own = readingGrammar(notation.grammar, context, () => textsFor(notation));
    return own === undefined ? [] : [{ notation, own }];
  });
  if (texts.length < notations.length) return undefined;
  const tried = await Promise.all(
    texts.map(({ notation, own }) => triedNotation(notation.entry, context.notations, own)),
  );
  const suitesOf = ({ entry, suites }: NotationWithGrammar): string | undefined => {
    if (where !== true) return where === false ? undefined : where;
    return context.configured.some((notation) => notation.entry === entry) ? suites : undefined;
  };
  return {
    tried,
    texts: [],
    async save(finding, why) {
      const notation = notations.find(({ entry }) => entry.id === finding.id);
      const suites = notation && suitesOf(notation);
      if (notation === undefined || suites === undefined) return undefined;
      const path = saveFoundText(suites, notation.entry, await notation.entry.load(), finding, why);
      return path === undefined ? undefined : shownPath(path);
    },
  };
}

function textsFor({ entry, grammar: file, options, startRule, suites }: NotationWithGrammar): Texts {
  const grammar = readLinkedGrammar(readFileText(file), file, readFileText, options.flags);
  // A text without a verdict is tried as well.
  const names = suites !== undefined && hasCases(suites, entry.id) ? caseNames(suites, entry.id) : [];
  const files = names.map((name) => textOfCase(suites ?? '', name));
  return new Texts({ grammar, startRule: startRule ?? grammar.rules[0]?.name ?? '', files });
}
