import { HOOK, RECOVERY } from '../../../../generated/texts/recovery.js';
import { KIND_MASK, VARIANT_SHIFT } from '../../../cst/tree/layout.js';
import type { Grammar, Hook, Rule } from '../../ir.js';
import type { RuleFunctions } from '../parser/rule-functions.js';
import { innerName, parseName } from '../plan/function-names.js';
import type { Plan } from '../plan/plan.js';
import { isRecursive } from '../plan/recursion.js';
import { type CodeWriter, quoted } from '../writer.js';
import { writeTemplate } from './fill-template.js';

/** Names that a parser that recovers imports from the runtime. */
export const RECOVERY_IMPORTS = ['recoveryRuntime'] as const;

/** Writes the function of a hook: matches its part, and recovers if that fails. */
export function emitHookFunction({ name, hook = 0 }: Rule, plan: Plan, out: CodeWriter): void {
  const recursive = isRecursive(plan, name);
  const depth = recursive ? 'depth' : '0';
  const values = {
    hook$Rule: innerName(plan, name),
    inner$Rule: parseName(plan, name),
    HOOK_NUMBER: hook,
    DEPTH: depth,
  };
  writeTemplate(HOOK, { features: { recursive }, values }, out);
}

/** Declares the functions that hooks share. */
export function emitRecoveryState(
  plan: Plan,
  hooks: readonly Hook[],
  { names: functions, remembers, nests: nested }: Pick<RuleFunctions, 'names' | 'remembers' | 'nests'>,
  out: CodeWriter,
): void {
  const nests = hooks.some(({ rule }) => functions.has(rule) && isRecursive(plan, rule));
  const [skipped, missing] = errorKinds(plan.grammar);
  const parts = hooks.flatMap(({ rule }, i) => {
    if (!functions.has(rule)) return [];
    return [
      `    case ${i}:`,
      `      return ${parseName(plan, rule)}(bytes, p, field${isRecursive(plan, rule) ? ', depth' : ''});`,
    ];
  });
  const values = {
    KIND_MASK,
    VARIANT_SHIFT,
    SKIPPED: skipped,
    MISSING: missing,
    depthOfPart: nests ? 'depth' : '_depth',
  };
  writeTemplate(
    RECOVERY,
    { features: { keeps: remembers || nested }, values, lines: { hooks: hooks.map(hookLine), parts } },
    out,
  );
  out.line();
}

function hookLine({ way, next, stops, ends, blanks }: Hook): string {
  const last = ends === undefined ? '' : `, ends: ${quoted(ends)}`;
  const after = blanks === undefined ? '' : `, blanks: ${quoted(blanks)}`;
  return `  { way: '${way}', next: ${next}, stops: ${quoted(stops)}${last}${after} },`;
}

/** Numbers of the kinds of error nodes for recovery: skipped text and assumed text. */
function errorKinds({ rules }: Grammar): readonly [skipped: number, missing: number] {
  const [skipped = 0, missing = 0] = [...rules.values()].flatMap(({ isRecovery, kind }) =>
    isRecovery === true && kind !== undefined ? [kind] : [],
  );
  return [skipped, missing];
}
