import { type CharSet, isSubset } from '../../char-set.js';
import { type Expression, type Grammar, lookUp } from '../../ir.js';
import { alwaysMatches, type Facts } from '../facts.js';

/** The characters that an expression begins with, one set per UTF-16 unit. */
export interface FixedUnits {
  readonly units: readonly CharSet[];
  /** Whether the expression matches every text that begins with these units. */
  readonly suffices: boolean;
  /** Whether the expression matches these units and nothing more. */
  readonly isWhole: boolean;
}

const NOTHING: FixedUnits = { units: [], suffices: false, isWhole: false };

/**
 * Returns the units that every match of an expression begins with, up to the first that depends on its alternatives.
 */
export function fixedUnits(e: Expression, grammar: Grammar, facts: Facts): FixedUnits {
  const inside = (inner: Expression): FixedUnits => fixedUnits(inner, grammar, facts);
  switch (e.op) {
    case 'literal':
      return { units: e.units, suffices: true, isWhole: true };
    case 'set':
      return e.set.points ? NOTHING : { units: [e.set], suffices: true, isWhole: true };
    case 'sequence':
      return unitsOfSequence(e.parts, inside, facts);
    case 'repeat': {
      if (e.min === 0) return NOTHING;
      const { units, suffices } = inside(e.element);
      return { units, suffices: suffices && e.min === 1, isWhole: false };
    }
    case 'text':
    case 'field':
    case 'capture':
      return inside(e.inner);
    case 'rule':
      return lookUp(facts, e.name).recursive ? NOTHING : inside(lookUp(grammar.rules, e.name).body);
    default:
      return NOTHING;
  }
}

function unitsOfSequence(
  parts: readonly Expression[],
  unitsOf: (part: Expression) => FixedUnits,
  facts: Facts,
): FixedUnits {
  const units: CharSet[] = [];
  for (const [i, part] of parts.entries()) {
    const next = unitsOf(part);
    for (const unit of next.units) units.push(unit);
    if (next.isWhole) continue;
    const others = next.units.length > 0 && next.suffices ? parts.slice(i + 1) : parts.slice(i);
    return { units, suffices: others.every((one) => alwaysMatches(one, facts)), isWhole: false };
  }
  return { units, suffices: true, isWhole: true };
}

/** Whether an expression that matches wherever `a` matches also matches wherever `b` begins. */
export function covers(a: FixedUnits, b: FixedUnits): boolean {
  return (
    a.suffices &&
    a.units.length > 0 &&
    a.units.every((unit, i) => {
      const other = b.units[i];
      return other !== undefined && isSubset(other, unit);
    })
  );
}

/** Returns a text of such units, with letters and digits if possible. */
export function exampleOf({ units }: FixedUnits): string {
  return units.map(({ ranges }) => characterOf(ranges)).join('');
}

const PREFERRED = [0x61, 0x41, 0x30, 0x20] as const;

function characterOf(ranges: CharSet['ranges']): string {
  const last = ranges.find(([, high]) => high > 0x20);
  const known = PREFERRED.find((code) => ranges.some(([low, high]) => low <= code && code <= high));
  const first = last === undefined ? (ranges[0]?.[0] ?? 0x20) : Math.max(last[0], 0x21);
  return String.fromCharCode(known ?? first);
}
