import { truncated } from '../cst/text/characters.js';
import type { Span } from '../diagnostics/index.js';
import type { RuleCost, Trace, TraceStep } from '../grammar-tools/trace/trace.js';

/** The cost of a rule, with the location of its name in a form of its own. */
export interface LocatedCost<Location> extends Omit<RuleCost, 'location'> {
  readonly location: Location;
}

/** A trace whose rules have their locations in a form of its own. */
export interface LocatedTrace<Location> extends Omit<Trace, 'rules'> {
  readonly rules: readonly LocatedCost<Location>[];
}

/** The parts of a step that a page shows. */
export interface ShownStep<Location> {
  /** A sentence such as `Move fails at line 2, column 4`. */
  readonly sentence: string;
  /** Returns the rules that are being tried, the one of the step last. */
  readonly path: readonly string[];
  /** The text of the match, or the character where the rule is tried. */
  readonly span: Span;
  /** The location of the rule in the grammar. */
  readonly rule: Location | undefined;
}

/** The longest text of a match that a sentence quotes. */
const MAX_QUOTE_LENGTH = 40;

/** Describes a step of a trace. */
export function shownStep<Location>(
  { steps, rules }: Pick<LocatedTrace<Location>, 'steps' | 'rules'>,
  index: number,
  text: string,
): ShownStep<Location> {
  const step = steps[index]!;
  const { rule, start, end = start } = step;
  return {
    sentence: sentenceOf(step, text),
    path: pathOf(steps, index),
    span: { start, end: Math.max(end, Math.min(start + 1, text.length)) },
    rule: rules.find((cost) => cost.rule === rule)?.location,
  };
}

function sentenceOf({ step, rule, start, end = start }: TraceStep, text: string): string {
  const before = text.slice(0, start).split('\n');
  const at = `line ${before.length}, column ${before.at(-1)!.length + 1}`;
  if (step === 'enter') return `${rule} is tried at ${at}`;
  if (step === 'fail') return `${rule} fails at ${at}`;
  const matched = text.slice(start, end);
  const quoted = JSON.stringify(truncated(matched, MAX_QUOTE_LENGTH));
  return `${rule} matches ${matched === '' ? 'the empty text' : quoted} at ${at}`;
}

/** Returns the rules that are being tried at a step. */
function pathOf(steps: readonly TraceStep[], index: number): string[] {
  const { rule, depth } = steps[index]!;
  const path = [rule];
  for (let i = index, wanted = depth - 1; wanted >= 0 && i >= 0; i--) {
    const step = steps[i]!;
    if (step.step !== 'enter' || step.depth !== wanted) continue;
    path.push(step.rule);
    wanted--;
  }
  return path.reverse();
}

/** Returns the index of the first step that ends at the farthest failure: a rule around it fails, or is left. */
export function farthestStep({ steps, farthest }: Pick<Trace, 'steps' | 'farthest'>): number | undefined {
  if (farthest === undefined) return undefined;
  const { at, rules } = farthest;
  const last = rules.at(-1);
  const index = steps.findLastIndex(
    ({ step, rule, start, depth }) => step === 'enter' && rule === last && start <= at && depth === rules.length - 1,
  );
  return index < 0 ? undefined : index;
}
