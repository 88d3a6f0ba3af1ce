import type { CountedPart, PartKind } from '../../../grammar-tools/coverage/count.js';
import { columnsText } from '../../run/columns.js';
import type { GrammarCoverage } from './measure.js';

const KINDS: readonly PartKind[] = ['rule', 'error rule', 'alternative', 'optional', 'repetition'];
const HEADINGS = ['grammar', 'rules', 'error rules', 'alternatives', 'optional parts', 'repetitions'];

/**
 * Returns the number of outcomes of a part that occurred, and of all possible ones: one for a rule, two or three for a
 * repetition.
 */
export function outcomesSeen({ matches, outcomes }: CountedPart): readonly [seen: number, all: number] {
  const counts = Object.values(outcomes);
  if (counts.length === 0) return [matches > 0 ? 1 : 0, 1];
  return [counts.filter((count) => count > 0).length, counts.length];
}

/**
 * Writes one line per grammar with the outcomes that occurred, of how many, for each kind of part.
 *
 * @param columns the width of the terminal, if there is one
 */
export function coverageTable(grammars: readonly GrammarCoverage[], columns?: number): string {
  const rows = grammars.map(({ file, parts }) => [file, ...KINDS.map((kind) => share(parts, kind))]);
  return columnsText([HEADINGS, ...rows], { hasNumbers: true, terminalWidth: columns });
}

function share(parts: readonly CountedPart[], kind: PartKind): string {
  const counts = parts.filter((part) => part.kind === kind).map(outcomesSeen);
  const seen = counts.reduce((sum, [count]) => sum + count, 0);
  const all = counts.reduce((sum, [, count]) => sum + count, 0);
  return `${seen}/${all}`;
}

/** Lists the outcomes that never occurred, one per line, with their location in the grammar. */
export function missing({ file, source, parts }: GrammarCoverage): string[] {
  return parts.flatMap((part) => {
    const [first = ''] = source.slice(part.start, part.end).split('\n');
    const where = `${file}:${part.line}: ${first.trim()}`;
    const counts = Object.entries(part.outcomes);
    if (counts.length === 0) return part.matches > 0 ? [] : [where];
    return counts.filter(([, count]) => count === 0).map(([outcome]) => `${where} (${outcome})`);
  });
}

/** Whether a part must match: rules and alternatives; the outcomes of optional and repeated parts are only shown. */
const isGated = ({ kind }: CountedPart): boolean => kind === 'rule' || kind === 'error rule' || kind === 'alternative';

/** Returns the percentage of the rules and alternatives of grammars that matched. */
export function gatedShare(grammars: readonly GrammarCoverage[]): number {
  const gated = grammars.flatMap(({ parts }) => parts).filter(isGated);
  return gated.length === 0 ? 100 : (100 * gated.filter(({ matches }) => matches > 0).length) / gated.length;
}
