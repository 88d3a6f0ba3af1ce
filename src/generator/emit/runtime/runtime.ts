import { STATE } from '../../../../generated/texts/state.js';
import type { ParserConstants } from '../parser/parser-constants.js';
import type { RuleFunctions } from '../parser/rule-functions.js';
import type { Plan } from '../plan/plan.js';
import type { CodeWriter } from '../writer.js';
import { writeTemplate } from './fill-template.js';
import { emitMemoState } from './memo.js';
import { emitNesting } from './nesting.js';
import { emitParse, textFeatures } from './parse.js';
import { emitRecoveryState } from './recovery.js';
import { SMALL_INTEGERS } from './small-integers.js';
import { emitTailCallLoop } from './tail-calls.js';

/**
 * Writes everything in a parser besides its constants and the functions of its rules: the state of a parse, the
 * functions that write nodes, the memo, the loop for right recursion, recovery, the functions that search for
 * characters, and `parse`. Each is left out if no function of a rule uses it.
 */
export function emitRuntime(
  functions: RuleFunctions,
  plan: Plan,
  { characters, words }: ParserConstants,
  out: CodeWriter,
): void {
  const { opens, remembers, nests } = functions;
  const resets = characters.resets();
  const features = { opens, nests, ...textFeatures(functions, resets) };
  writeTemplate(STATE, { features, values: SMALL_INTEGERS }, out);
  if (remembers || nests) emitMemoState(plan, functions, out);
  if (nests) emitNesting(functions, plan, out);
  emitTailCallLoop(functions, plan, out);
  if (plan.grammar.hooks !== undefined) emitRecoveryState(plan, plan.grammar.hooks, functions, out);
  characters.declare(out);
  words.declare(out);
  emitParse(functions, plan, resets, out);
}
