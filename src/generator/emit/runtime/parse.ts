import { LIMITED, PARSE, RECOVERING } from '../../../../generated/texts/parse.js';
import { BuiltinKind } from '../../../cst/tree/language.js';
import { externalNames } from '../../ir.js';
import type { Helper } from '../parser/function-code.js';
import type { RuleFunctions } from '../parser/rule-functions.js';
import { calledName } from '../plan/function-names.js';
import type { Plan } from '../plan/plan.js';
import { isRecursive } from '../plan/recursion.js';
import { rootType } from '../plan/root-type.js';
import { type CodeWriter, quoted } from '../writer.js';
import { fillTemplate, writeTemplate } from './fill-template.js';
import { countsCalls } from './memo.js';
import { SMALL_INTEGERS } from './small-integers.js';

/** Returns the features of the templates for the shared functions that read the text itself. */
export function textFeatures({ helpers }: RuleFunctions, resets: readonly string[]): Record<string, boolean> {
  const uses = Object.fromEntries(HELPERS.map((name) => [name, helpers.has(name)]));
  return { ...uses, text: resets.length > 0 || helpers.size > 0 };
}

const HELPERS: readonly Helper[] = [
  'again',
  'againFolded',
  'columnOf',
  'countOf',
  'isWord',
  'isFoldedWord',
  'isSame',
  'isSameFolded',
  'accepts',
];

/** Twice the number of levels of nesting that a parser always reads in one go, however little of the stack is left. */
const MIN_STACK_DEPTH = 32;

/**
 * Writes the exported function `parse`, and the functions that it calls.
 *
 * @param resets statements that empty the state of searches
 */
export function emitParse(functions: RuleFunctions, plan: Plan, resets: readonly string[], out: CodeWriter): void {
  const { opens, nests, remembers, tailCalled } = functions;
  const { recovers } = plan;
  const { startRules } = plan.grammar;
  const features = {
    ...textFeatures(functions, resets),
    tailCalls: tailCalled.size > 0,
    grows: plan.leftRecursive.size > 0,
    keeps: remembers || nests,
    opens,
    nests,
    remembers,
    recovers,
    countsCalls: countsCalls(plan),
  };
  const externals = externalNames(plan.grammar);
  const first = quoted(startRules[0]!);
  const values = {
    START_RULES: startRules.join(' or '),
    FirstStart: first,
    FIRST_START: first,
    FIRST_CALLS: plan.memoizesImmediately ? SMALL_INTEGERS.MANY_CALLS : 0,
    MEMO_RULES: plan.memo.size,
    NO_LEVEL: SMALL_INTEGERS.NO_LEVEL,
    MIN_STACK_DEPTH,
    DOCUMENT: BuiltinKind.Document,
    UNPARSED_ERROR: BuiltinKind.UnparsedError,
    TOO_DEEP_ERROR: BuiltinKind.TooDeepError,
    PREDICATES: `[${externals.map(quoted).join(', ')}]`,
    DocumentResult: recovers ? 'boolean' : 'void',
  };
  const body = recovers ? RECOVERING : nests ? LIMITED : '  document(start);';
  const lines = {
    roots: startRules.map((name) => `  ${name}: ${rootType(name, plan)};`),
    resets: resets.map((reset) => `  ${reset}`),
    predicates: externals.map((name) => `      readonly ${name}: Predicate;`),
    document: [fillTemplate(body, { features, values })],
    starts: startRules.flatMap((name) => [
      `    case ${quoted(name)}:`,
      `      return ${calledName(name)}(input, 0, 0${isRecursive(plan, name) ? ', 0' : ''});`,
    ]),
  };
  writeTemplate(PARSE, { features, values, lines }, out);
}
