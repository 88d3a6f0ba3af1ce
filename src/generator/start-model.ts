import { unrecordedTexts } from './check/lost-operators.js';
import { lostOrders } from './check/lost-order.js';
import { grammarProblem } from './codes/grammar-problem.js';
import { ModelPlan } from './emit/model/model-plan.js';
import { printFile } from './emit/model/print/print-file.js';
import { shapeFile, type ShapeImports } from './emit/model/shape-file.js';
import type { Plan } from './emit/plan/plan.js';
import { readersFile } from './emit/readers/readers-file.js';
import type { Generated } from './generate.js';
import type { GenerateOptions } from './generate-options.js';
import { lookUp } from './ir.js';
import { type GrammarProblem, GrammarProblems } from './problem.js';
import { planParser, withinStack } from './stages.js';

/** How the first files of a grammar import what they use. */
export interface StartImports extends ShapeImports {
  /** Specifier of the module with the model. */
  readonly shape: string;
}

/** The first files of a grammar. */
export interface StartModel extends Pick<Generated, 'warnings' | 'sources'> {
  readonly files: ReadonlyMap<string, string>;
}

/**
 * Writes the first `shape.ts` and `print.ts` of a grammar: the model that the grammar suggests, and functions that
 * write it as text. Their author changes them from then on. A rule such as `Move = from:Square to:Square` becomes
 *
 * ```text
 * const move = record(isMove, {
 *   from: at(moveFrom, square),
 *   to: at(moveTo, square),
 * });
 * ```
 *
 * @param options how the parser of the grammar is generated, which must be the same for both
 * @param imports the specifiers of the modules that the file imports
 * @returns the files, name → content, and a warning for each text and each order that the model lacks
 * @throws {GrammarProblems} if the grammar has an error, or no start rule with a node
 */
export function startModel(text: string, options: GenerateOptions, imports: StartImports): StartModel {
  return withinStack(options.file, () => {
    const { plan, fileOptions, resolved, sources } = planParser(text, options);
    const model = new ModelPlan({ plan, resolved, readers: readersFile(plan, fileOptions) });
    if (model.roots.length === 0) throw new GrammarProblems([noModel(plan)]);
    const files = new Map([
      ['shape.ts', shapeFile(model, imports)],
      ['print.ts', printFile(model, imports)],
    ]);
    const texts = unrecordedTexts(resolved.grammar, resolved.facts, sources).map((lost) =>
      lost.code === 'lost-node' ? grammarProblem(lost.code, lost) : grammarProblem(lost.code, lost),
    );
    const orders = lostOrders(resolved.grammar).map((lost) => grammarProblem('lost-order', lost));
    return { files, warnings: [...texts, ...orders], sources };
  });
}

function noModel({ grammar }: Plan): GrammarProblem {
  const [name = ''] = grammar.startRules;
  return grammarProblem('no-model', { at: lookUp(grammar.rules, name).location, args: { name } });
}
