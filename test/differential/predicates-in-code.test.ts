import peggy from 'peggy';
import { expect, test } from 'vitest';
import { readLinkedGrammar } from '../../src/generator/index.js';
import { Random, SEED } from '../support/random.js';
import { rounds } from '../support/rounds.js';
import { loadGenerated } from './load-generated.js';
import { randomInput } from './random/random-grammar.js';

const GRAMMARS = rounds(20);
const INPUTS = rounds(40);
const PREDICATES = { even: (text: string) => text.length % 2 === 0 };

/**
 * A grammar in which tests of labels, counts and columns are forms of the language, and one with code for stock peggy.
 */
interface Twin {
  readonly ours: string;
  readonly peggys: string;
}

test(`${GRAMMARS} grammars accept what stock peggy does with code (seed ${SEED})`, { timeout: 0 }, () => {
  const random = new Random(SEED);
  const counts = { pairs: 0, accepted: 0 };
  for (let i = 0; i < GRAMMARS; i++) {
    const { ours, peggys } = twin(random);
    const { parse } = loadGenerated(ours, { start: ['Root'] });
    const stock = peggy.generate(peggys);
    const linked = readLinkedGrammar(ours, 'ours.peggy');
    for (let k = 0; k < INPUTS; k++) {
      const input = randomInput(linked, random).replaceAll('\r', '\n');
      let isAccepted = true;
      try {
        stock.parse(input, PREDICATES);
      } catch {
        isAccepted = false;
      }
      const about = `seed ${SEED}\n${ours}\n${peggys}\ninput ${JSON.stringify(input)}`;
      expect(!parse(input, { predicates: PREDICATES }).hasErrors, about).toBe(isAccepted);
      counts.pairs++;
      counts.accepted += isAccepted ? 1 : 0;
    }
  }
  console.log(`predicates in code: seed ${SEED}, ${JSON.stringify(counts)}`);
  if (GRAMMARS < 20) return;
  expect(counts.accepted / counts.pairs).toBeGreaterThan(0.1);
});

function twin(random: Random): Twin {
  const body = new TwinWriter(random).sequence([], 3);
  return {
    ours: `external even\nRoot = ${body.ours}\nWord = "ab" / "a" / "B"\n`,
    peggys: `Root = ${body.peggys}\nWord = $("ab" / "a" / "B")\n`,
  };
}

const TERMINALS = ['"a"', '"b"', '[ab]', '[a-bA-B]', '[0-2]', '"\\n"', '[^0]', 'Word', '[ab]+', '[0-2]+', '[ \\n]*'];

class TwinWriter {
  readonly #random: Random;
  #labels = 0;

  constructor(random: Random) {
    this.#random = random;
  }

  /** @param known the labels before it */
  sequence(known: readonly string[], depth: number): Twin {
    const labels = [...known];
    const parts = Array.from({ length: 1 + this.#random.int(4) }, (): Twin => {
      if (labels.length > 0 && this.#random.once(2)) return this.#use(labels);
      if (depth > 0 && this.#random.once(4)) return this.#group(labels, depth - 1);
      const source = this.#random.pick(TERMINALS);
      if (this.#random.once(3)) return { ours: source, peggys: source };
      const label = `l${this.#labels++}`;
      labels.push(label);
      const value = `{ const { column } = location().start; return { text: value, column }; }`;
      return { ours: `${label}:(${source})`, peggys: `${label}:(value:$(${source}) ${value})` };
    });
    return { ours: parts.map(({ ours }) => ours).join(' '), peggys: parts.map(({ peggys }) => peggys).join(' ') };
  }

  #group(labels: readonly string[], depth: number): Twin {
    const [one, other] = [this.sequence(labels, depth), this.sequence(labels, depth)];
    const sign = this.#random.pick(['', '?', '|1..3, "b"|', '|2|']);
    return { ours: `(${one.ours} / ${other.ours})${sign}`, peggys: `(${one.peggys} / ${other.peggys})${sign}` };
  }

  #use(labels: readonly string[]): Twin {
    const [x, y] = [this.#random.pick(labels), this.#random.pick(labels)];
    const again = (test: string) => `(again:$(.|{ return ${x}.text.length; }|) &{ return ${test}; })`;
    return this.#random.pick<Twin>([
      { ours: `=${x}`, peggys: again(`again === ${x}.text`) },
      { ours: `~${x}`, peggys: again(`again.toLowerCase() === ${x}.text.toLowerCase()`) },
      { ours: `!=${x}<"a", "ab", [12]>`, peggys: `!{ return ['a', 'ab', '1', '2'].includes(${x}.text); }` },
      { ours: `&=${x}<Word, "b">`, peggys: `&{ return ['a', 'b', 'ab', 'B'].includes(${x}.text); }` },
      { ours: `!~${x}<"a", "b" "b"?>`, peggys: `!{ return /^(a|bb?)$/i.test(${x}.text); }` },
      { ours: `&=${x}<=${y}, "a">`, peggys: `&{ return ${x}.text === ${y}.text || ${x}.text === 'a'; }` },
      { ours: `!=${x}<~${y}>`, peggys: `!{ return ${x}.text.toLowerCase() === ${y}.text.toLowerCase(); }` },
      { ours: `^=${x}`, peggys: `&{ return location().start.column === ${x}.column; }` },
      { ours: `^>${x}`, peggys: `&{ return location().start.column > ${x}.column; }` },
      { ours: `&even<=${x}>`, peggys: `&{ return options.even(${x}.text); }` },
      { ours: `!even<=${x}>`, peggys: `!{ return options.even(${x}.text); }` },
      { ours: '&even', peggys: `&{ return options.even(''); }` },
      { ours: `&~${x}<Word, "b" [0-1]>`, peggys: `&{ return /^(ab|a|b|b[01])$/i.test(${x}.text); }` },
      counted(`[ab]|${x}, "0"|`, [x], `[ab]|{ return Number(${x}.text); }, "0"|`),
      counted(`[ab]|1..${x}|`, [x], `[ab]|1..{ return Number(${x}.text); }|`),
      counted(`"a"|${x}..|`, [x], `"a"|{ return Number(${x}.text); }..|`),
      counted(
        `[ab]|${x}..${y}, "0"?|`,
        [x, y],
        `[ab]|{ return Number(${x}.text); }..{ return Number(${y}.text); }, "0"?|`,
      ),
    ]);
  }
}

/** A repetition that labels count; it fails if one of their texts isn't a number. */
function counted(ours: string, labels: readonly string[], peggys: string): Twin {
  const areNumbers = labels.map((label) => `/^\\d+$/.test(${label}.text)`).join(' && ');
  return { ours: `(${ours})`, peggys: `(&{ return ${areNumbers}; } ${peggys})` };
}
