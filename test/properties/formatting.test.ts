import { expect, test } from 'vitest';
import { Blanks } from '../../generated/5dfen/nodes.js';
import type { Node } from '../../src/cst/index.js';
import type { Diagnostic, Span } from '../../src/diagnostics/index.js';
import type { Notation, Reading } from '../../src/notation/index.js';
import { casesOf, TESTED_NOTATIONS } from '../support/cases.js';
import { Random, SEED } from '../support/random.js';
import { rounds } from '../support/rounds.js';
import { textsOf } from './texts.js';

/** The number of changed texts of each notation. */
const CHANGED = rounds(120);

const isError = ({ severity }: Diagnostic): boolean => severity === 'error';

/** Returns the nodes without children, in the order of the text. */
function leavesOf(root: Node): readonly Node[] {
  const leaves: Node[] = [];
  const open = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    const { children } = node;
    if (children.length === 0) leaves.push(node);
    for (const child of children.toReversed()) open.push(child);
  }
  return leaves;
}

/** Returns a token without what canonical text may spell in another way: case, symbols, zeros, the letter of a turn. */
const spelled = (token: string): string =>
  token
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replace(/^0+(?=\d)/, '')
    .replace(/^(\d+)[wb]$/, '$1')
    .replace(/^starti$/, 'start');

/** The pieces, tags, moves and comments of a text, as its tree has them, by their number. */
function tokensOf({ tree }: Reading, within?: readonly Span[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const node of leavesOf(tree.root as Node)) {
    const { text, start, end } = node;
    if (within?.some((span) => start >= span.start && end <= span.end) === false) continue;
    // Canonical text writes the sum of numbers of blank squares that are side by side.
    const isNumberOfBlanks = node instanceof Blanks;
    const token = isNumberOfBlanks ? 'a blank square' : spelled(text);
    if (token !== '') counts.set(token, (counts.get(token) ?? 0) + (isNumberOfBlanks ? Number(text) : 1));
  }
  return counts;
}

/** Returns what the canonical text of a text with errors lacks of what these errors are about. */
function lostTokens(text: string, notation: Notation): string[] {
  const reading = notation.read(text, { level: 'structure' });
  const errors = reading.diagnostics.filter(isError);
  if (!reading.isWellFormed || errors.length === 0) return [];
  const { text: canonical, diagnostics } = notation.format(reading);
  if (canonical === undefined) {
    expect(diagnostics.length).toBeGreaterThan(0);
    return [];
  }
  const kept = tokensOf(notation.read(canonical, { level: 'structure' }));
  const pointedAt = tokensOf(
    reading,
    errors.map(({ span }) => span),
  );
  return [...pointedAt].filter(([token, count]) => (kept.get(token) ?? 0) < count).map(([token]) => token);
}

/** Leaves out, doubles or moves one or two tokens or lines of a text, so that it often stays well formed. */
function rearranged(text: string, notation: Notation, random: Random): string {
  let changed = text;
  for (let i = random.int(2); i >= 0; i--) {
    const { tree } = notation.read(changed, { level: 'syntax' });
    const nodes = [
      ...tree.root!.children.flatMap((child) => [child, ...child.children]),
      ...leavesOf(tree.root as Node),
    ];
    if (nodes.length === 0) return changed;
    const { start, end } = random.pick(nodes);
    const at = random.pick(nodes).end;
    const part = changed.slice(start, end);
    if (random.once(3)) changed = changed.slice(0, start) + changed.slice(end);
    else if (random.once(2)) {
      changed = changed.slice(0, end) + random.pick(['', ' ', '/', ',', '\n']) + part + changed.slice(end);
    } else changed = changed.slice(0, at) + random.pick(['', ' ', '/', ',', '\n']) + part + changed.slice(at);
  }
  return changed;
}

test.each(TESTED_NOTATIONS.map((entry) => [entry.id, entry] as const))(
  `formatting %s refuses a text, or keeps what its errors are about (seed ${SEED})`,
  async (_, entry) => {
    const notation = await entry.load();
    const cases = casesOf(entry.id).map(({ text }) => text);
    const texts = textsOf(entry);
    const random = new Random(SEED);
    const changed = Array.from({ length: CHANGED }, (__, i) =>
      i % 4 === 0 ? texts.next(random) : rearranged(random.pick(cases), notation, random),
    );
    const lost = [...cases, ...changed]
      .map((text) => ({ text, tokens: lostTokens(text, notation) }))
      .filter(({ tokens }) => tokens.length > 0);
    expect(lost).toEqual([]);
  },
);
