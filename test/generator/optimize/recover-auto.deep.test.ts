import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { explain, type Tree } from '../../../src/cst/index.js';
import { migrateGrammar } from '../../../src/generator/index.js';
import { loadGenerated, type Parse } from '../../differential/load-generated.js';
import { Random, SEED } from '../../support/random.js';
import { describeShared } from '../../support/shared.js';
import { PUBLIC_STYLE, STATEMENTS } from '../migrate/public-style.js';

const SLIPS = 200;
/** Slips in a text that is short. */
const FEW_SLIPS = 60;
/** Slips in one text, in different parts of it. */
const SEVERAL = 3;
const MAX_CHARACTERS = 10_000;
/** In a shorter text, slips are too close to each other to be independent, so samples are repeated. */
const FEW_CHARACTERS = 1000;

/** One character deleted, inserted or replaced. */
interface Slip {
  readonly at: number;
  readonly removed: number;
  readonly put: string;
}

test('a list keeps the first thousand wrong elements of a text, and skips the rest as one', () => {
  const grammar = 'File = (entry:Entry "\\n")*\nEntry = key:Key "=" value:Value\nKey = [a-z]+\nValue = [0-9]+\n';
  const { parse } = loadGenerated(grammar, { recover: 'auto' });
  const tree = parse(`${Array(1010).fill('a=?').join('\n')}\n`);
  expect(tree.errors()).toHaveLength(1001);
  expect(tree.root!.children.filter(({ kindName }) => kindName === 'Entry')).toHaveLength(1000);
  expect(tree.errors().at(-1)!.end).toBe(tree.text.length);
  expect(tree.source()).toBe(tree.text);
});

describeShared('recovery in grammars of other people', 'wild-grammars', (path) => {
  const names = readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const all: number[] = [];

  test.each(names.map(({ name }) => name))(
    `one slip in a text of %s keeps 95 percent of the nodes (seed ${SEED})`,
    (name) => {
      const grammar = readFileSync(join(path, name, `${name}.peggy`), 'utf8');
      const { parse: plain } = loadGenerated(grammar, { nodes: 'auto' });
      const { parse } = loadGenerated(grammar, { nodes: 'auto', recover: 'auto' });
      const text = sampleText(join(path, name), plain);
      const tree = parse(text);
      expect(tree.dump()).toBe(plain(text).dump());
      const whole = nodesOf(tree);
      const alphabet = [...new Set(text)];
      const random = new Random(SEED);
      const shares: number[] = [];
      const single: Slip[] = [];
      while (shares.length < SLIPS) {
        const slip = randomSlip(text, alphabet, random);
        const changed = apply(text, [slip]);
        const isRight = !plain(changed).hasErrors;
        const read = parse(changed);
        expect(read.source()).toBe(changed);
        expect(read.hasErrors, changed).toBe(!isRight);
        if (isRight) continue;
        shares.push(share(whole, nodesOf(read, slip)));
        const failures = explain(read);
        expect(failures.some(({ expected }) => expected.length > 0)).toBe(true);
        if (failures.length === 1) single.push(slip);
      }
      const median = shares.sort((a, b) => a - b)[SLIPS / 2]!;
      for (const one of shares) all.push(one);
      expect(shares[SLIPS / 10]).toBeGreaterThanOrEqual(0.6);
      let exact = 0;
      let tried = 0;
      for (let i = 0; i < SLIPS / 4; i++) {
        const slips = inDifferentParts(single, text.length, random);
        if (slips === undefined) continue;
        tried++;
        if (parse(apply(text, slips)).errors().length === SEVERAL) exact++;
      }
      console.log(
        `${name}: ${text.length} characters, ${whole.size} nodes; kept ${(median * 100).toFixed(1)} % (median), ` +
          `${(mean(shares) * 100).toFixed(1)} % (mean); one error for ${single.length} of ${SLIPS} slips; ` +
          `${SEVERAL} errors for ${exact} of ${tried} texts with ${SEVERAL} slips`,
      );
      expect(median).toBeGreaterThanOrEqual(0.95);
      expect(single.length).toBeGreaterThan(SLIPS * 0.7);
      // An opening and a closing bracket too many, in two records, can make a text that matches.
      expect(tried).toBeGreaterThan(SLIPS / 5);
      expect(exact).toBeGreaterThanOrEqual(tried * 0.85);
    },
  );

  test('one slip keeps 97 percent of the nodes, in the middle of all grammars', () => {
    expect(all).toHaveLength(names.length * SLIPS);
    const median = all.sort((a, b) => a - b)[all.length / 2]!;
    console.log(`all grammars: kept ${(median * 100).toFixed(1)} % (median)`);
    expect(median).toBeGreaterThanOrEqual(0.97);
  });
});

describe('recovery in lists of statements', () => {
  test.each(Object.entries(STATEMENTS))(`one slip keeps most nodes of %s (seed ${SEED})`, (name, text) => {
    const { source, predicates = {} } = PUBLIC_STYLE.find((grammar) => grammar.name === name)!;
    const grammar = migrateGrammar(source, name).text;
    const { parse: plain } = loadGenerated(grammar, { nodes: 'auto' });
    const { parse } = loadGenerated(grammar, { nodes: 'auto', recover: 'auto' });
    const whole = nodesOf(plain(text, { predicates }));
    const alphabet = [...new Set(text)];
    const random = new Random(SEED);
    const shares: number[] = [];
    while (shares.length < FEW_SLIPS) {
      const slip = randomSlip(text, alphabet, random);
      const changed = apply(text, [slip]);
      if (!plain(changed, { predicates }).hasErrors) continue;
      const tree = parse(changed, { predicates });
      expect(tree.source()).toBe(changed);
      shares.push(share(whole, nodesOf(tree, slip)));
    }
    shares.sort((a, b) => a - b);
    // One statement of ten is already a tenth of the nodes.
    expect(shares[FEW_SLIPS / 2]).toBeGreaterThanOrEqual(0.85);
    expect(shares[FEW_SLIPS / 10]).toBeGreaterThanOrEqual(0.6);
  });
});

/** As many of the samples as match together, or the longest one; short ones are repeated. */
function sampleText(folder: string, parse: Parse): string {
  const files = readdirSync(folder).filter((file) => file.endsWith('.txt'));
  const samples = files
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .filter((text) => !parse(text).hasErrors);
  const longest = samples.reduce((a, b) => (a.length >= b.length ? a : b));
  const joined = samples.reduce((text, sample) => {
    const longer = text === '' ? sample : `${text}\n${sample}`;
    return longer.length > MAX_CHARACTERS || parse(longer).hasErrors ? text : longer;
  }, '');
  const once = joined.length > longest.length ? joined : longest;
  let text = once;
  while (text.length < FEW_CHARACTERS && !parse(`${text}\n${once}`).hasErrors) text += `\n${once}`;
  return text;
}

function randomSlip(text: string, alphabet: readonly string[], random: Random): Slip {
  const way = random.pick(['delete', 'insert', 'replace']);
  const put = way === 'delete' ? '' : random.pick(alphabet);
  return { at: random.int(text.length), removed: way === 'insert' ? 0 : 1, put };
}

function apply(text: string, slips: readonly Slip[]): string {
  const last = [...slips].sort((a, b) => b.at - a.at);
  return last.reduce((out, { at, removed, put }) => out.slice(0, at) + put + out.slice(at + removed), text);
}

/** One slip in each of several equal parts of a text. */
function inDifferentParts(slips: readonly Slip[], length: number, random: Random): readonly Slip[] | undefined {
  const part = length / SEVERAL;
  const chosen = Array.from({ length: SEVERAL }, (_, i) => {
    const inside = slips.filter(({ at }) => at >= (i + 0.2) * part && at < (i + 0.8) * part);
    return inside.length === 0 ? undefined : random.pick(inside);
  });
  return chosen.every((slip) => slip !== undefined) ? chosen : undefined;
}

/** Returns how often a tree has nodes of each kind at each offset of the text before the slip; errors are left out. */
function nodesOf(tree: Tree, slip?: Slip): Map<string, number> {
  const counts = new Map<string, number>();
  const longer = slip === undefined ? 0 : slip.put.length - slip.removed;
  const { kinds, errors } = tree.language;
  const add = (kind: number, start: number): void => {
    if (errors.includes(kind)) return;
    const before = slip !== undefined && start > slip.at ? start - longer : start;
    const key = `${kinds[kind]} ${before}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  };
  for (const cursor = tree.cursor(); cursor.next();) add(cursor.kind, cursor.start);
  return counts;
}

function share(whole: ReadonlyMap<string, number>, kept: ReadonlyMap<string, number>): number {
  let all = 0;
  let both = 0;
  for (const [key, count] of whole) {
    all += count;
    both += Math.min(count, kept.get(key) ?? 0);
  }
  return both / all;
}

const mean = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0) / numbers.length;
