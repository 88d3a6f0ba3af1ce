import { expect, test } from 'vitest';
import { explain } from '../../src/cst/index.js';
import { GrammarProblems } from '../../src/generator/index.js';
import { readLinkedGrammar } from '../../src/library/generator.js';
import { Random, SEED } from '../support/random.js';
import { rounds } from '../support/rounds.js';
import { loadGenerated, type Parse } from './load-generated.js';
import { randomGrammar, randomInput } from './random/random-grammar.js';
import { randomRecords } from './random/random-records.js';

const STYLES = ['names', 'other names', 'libraries'] as const;

test(`random grammars in three files give the trees of one file (seed ${SEED})`, () => {
  const random = new Random(SEED);
  for (let made = 0; made < rounds(60);) {
    const grammar = made % 2 === 0 ? randomGrammar(random) : randomRecords(random);
    const one = tryToLoad(grammar);
    if (one === undefined) continue;
    const files = split(grammar, STYLES[made++ % STYLES.length]!, random);
    const read = (path: string): string => files[Number(/f(\d)/.exec(path)?.[1])]!;
    const { parse } = loadGenerated(files[0]!, { file: '/memory/f0.peggy', read, start: ['Root'] });
    const linked = readLinkedGrammar(grammar, 'one.peggy');
    for (let i = 0; i < 10; i++) {
      const text = randomInput(linked, random);
      // A node has the name under which it is imported.
      const dump = parse(text)
        .dump()
        .replace(/^( *(?:\w+: )?)Other([A-Z]\w* \d)/gm, '$1$2');
      expect(dump, files.join('====\n')).toBe(one(text).dump());
    }
  }
});

test(`random grammars in three files recover as in one file, after slips too (seed ${SEED})`, () => {
  const random = new Random(SEED);
  for (let made = 0; made < rounds(30);) {
    const grammar = made % 2 === 0 ? randomGrammar(random) : randomRecords(random);
    const [plain, one] = [tryToLoad(grammar), tryToLoad(grammar, 'auto')];
    if (plain === undefined || one === undefined) continue;
    const style = made++ % 2 === 0 ? 'names' : 'libraries';
    const files = split(grammar, style, random);
    const read = (path: string): string => files[Number(/f(\d)/.exec(path)?.[1])]!;
    const { parse } = loadGenerated(files[0]!, { file: '/memory/f0.peggy', read, start: ['Root'], recover: 'auto' });
    const linked = readLinkedGrammar(grammar, 'one.peggy');
    let text = randomInput(linked, random);
    for (let i = 0; i < 10; i++) {
      const about = `${files.join('====\n')}\n${JSON.stringify(text)}`;
      const [tree, same] = [parse(text), one(text)];
      expect(tree.dump(), about).toBe(same.dump());
      expect(
        explain(tree).map(({ at, expected }) => ({ at, expected })),
        about,
      ).toEqual(explain(same).map(({ at, expected }) => ({ at, expected })));
      expect(tree.source(), about).toBe(text);
      expect(tree.hasErrors, about).toBe(plain(text).hasErrors);
      text = random.int(3) === 0 ? randomInput(linked, random) : slipIn(text, random);
    }
  }
});

/** Returns a text in which a character is left out, repeated or exchanged. */
function slipIn(text: string, random: Random): string {
  const at = random.int(text.length + 1);
  const put = random.pick(['', 'a', 'b', ' ', '\n', text.charAt(random.int(text.length + 1))]);
  return text.slice(0, at) + put + text.slice(at + random.int(2));
}

function tryToLoad(grammar: string, recover?: 'auto'): Parse | undefined {
  try {
    return loadGenerated(grammar, { start: ['Root'], ...(recover === undefined ? {} : { recover }) }).parse;
  } catch (error) {
    if (error instanceof GrammarProblems) return undefined;
    throw error;
  }
}

/** Strings, classes, labels, and names, in a rule. */
const PARTS = /"(?:\\.|[^"\\])*"i?|\[(?:\\.|[^\]\\])*\]|\w+:(?=\S)|[A-Za-z_]\w*/g;

/** Writes the rules of a grammar to three files. A rule uses only those of its own file and of later ones. */
function split(grammar: string, style: (typeof STYLES)[number], random: Random): string[] {
  const rules = new Map(
    grammar
      .trimEnd()
      .split('\n')
      .map((rule) => [/^\w+/.exec(rule)![0], rule] as const),
  );
  const fileOf = new Map([...rules.keys()].map((name, i) => [name, i === 0 ? 0 : random.int(3)]));
  for (let isSettled = false; !isSettled;) {
    isSettled = true;
    for (const [name, rule] of rules) {
      for (const [used] of rule.matchAll(PARTS)) {
        const [own, other] = [fileOf.get(name)!, fileOf.get(used)];
        if (other === undefined || other >= own) continue;
        fileOf.set(used, own);
        isSettled = false;
      }
    }
  }
  return [0, 1, 2].map((file) => {
    const imported = new Map<number, Set<string>>();
    const own = [...rules].filter(([name]) => fileOf.get(name) === file);
    const bodies = own.map(([, rule]) =>
      rule.replace(PARTS, (part) => {
        const from = fileOf.get(part);
        if (from === undefined || from === file) return part;
        imported.set(from, (imported.get(from) ?? new Set()).add(part));
        return style === 'names' ? part : style === 'libraries' ? `lib${from}.${part}` : otherName(part);
      }),
    );
    const imports = [...imported].map(([from, names]) => {
      if (style === 'libraries') return `import * as lib${from} from "./f${from}.peggy"`;
      const list = [...names].map((name) => (style === 'names' ? name : `${name} as ${otherName(name)}`));
      return `import {${list.join(', ')}} from "./f${from}.peggy"`;
    });
    return [...imports, ...bodies, ''].join('\n');
  });
}

/** Returns another name of the same kind: of a node, of trivia, or of a fragment. */
const otherName = (name: string): string =>
  name.startsWith('_') ? `_other${name}` : /^[A-Z]/.test(name) ? `Other${name}` : `other${name}`;
