import { describe, expect, test } from 'vitest';
import { Kind } from '../../../../generated/otn/nodes.js';
import { parse } from '../../../../generated/otn/parser.js';
import { defineReader } from '../../../../src/notations/define-reader.js';
import { byStep } from '../../../../src/notations/otn/game/addresses/steps.js';
import { TaflGameFacts } from '../../../../src/notations/otn/game/facts.js';
import type { GameCheck } from '../../../../src/notations/otn/game/options.js';
import { otnDeclaration } from '../../../../src/notations/otn/game/read.js';
import { chooseByRules } from '../../../../src/notations/otn/game/replay/choose-by-rules.js';
import {
  otnFromJson,
  type OtnGame,
  type OtnLine,
  type OtnMove,
  otnNotation,
  otnToJson,
  type OtnTurn,
  type OtnVariation,
  parseOtn,
  parseOtnStructure,
  printOtn,
  spaceAt,
} from '../../../../src/notations/otn/index.js';
import { Random, SEED } from '../../../support/random.js';
import { rounds } from '../../../support/rounds.js';

const RULES = '[rules:dim:7 start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/]';
const MAIN = '1. d1-c1 d3-b3\n2. d2-c2 d5-b5\n3. d6-c6 Kd4-d5';

const codes = (text: string) =>
  parseOtnStructure(text).diagnostics.map(({ code, span }) => `${code} ${text.slice(span.start, span.end)}`);

/** Every variation: the address that the specification gives it, and its first move. */
function branches(line: OtnLine, prefix = ''): string[] {
  return line.variations.flatMap((variation) => {
    const address = `${prefix}${variation.turn}${variation.letter}.${variation.variation}`;
    const first = variation.turns[0]?.moves.find(({ kind }) => kind === 'play');
    const move = first?.kind === 'play' ? String(first.to) : '';
    return [`${address} ${move}`, ...branches(variation, `${address}.`)];
  });
}
const addresses = (text: string, read: (text: string) => { readonly model: OtnGame } = parseOtn) =>
  branches(read(text).model).map((branch) => branch.split(' ')[0]);
const inOpenTafl = (text: string) => otnNotation.convert!(parseOtn(text), { id: 'otn', dialect: 'opentafl-0.4' }).text!;

const withLines = (...lines: string[]) => `${RULES}\n\n${MAIN}\n${lines.join('\n')}\n`;

describe('an address at depth two or more', () => {
  const V = ['1a.1.1a. d1-b1 d3-a3', '1a.1.2a. d2-b2 d5-a5'];

  test.each([
    ['1a.1.1b.1.1a. ..... c4-c5', '1a.1.1b.1'],
    ['1a.1.1a.1.1a. ..... c4-c5', '1a.1.1b.1'],
    ['1a.1.2a.1.1a. c1-b1', '1a.1.2a.1'],
    ['1a.1.1b.1.1a. c1-b1 e3-e2', '1a.1.2a.1'],
    ['1a.1.1a.1.1a. c1-b1', '1a.1.1a.1'],
    // After the last move.
    ['1a.1.2b.1.1a. c1-b1', '1a.1.3a.1'],
    ['1a.1.3a.1.1a. c1-b1', '1a.1.3a.1'],
  ])('%s', (line, address) => {
    expect(addresses(withLines(...V, line))).toEqual(['1a.1', address]);
    expect(codes(withLines(...V, line))).toEqual([]);
    // Wherever its line is.
    expect(addresses(withLines(line, ...V.toReversed()))).toEqual(['1a.1', address]);
  });

  test('may lead beyond a variation that begins with .....', () => {
    const W = ['1b.1.1a. ..... d3-a3', '1b.1.2a. d2-b2 d5-a5'];
    expect(addresses(withLines(...W, '1b.1.1b.1.1a. d2-a2'))).toEqual(['1b.1', '1b.1.2a.1']);
    expect(addresses(withLines(...W, '1b.1.1b.1.1a. ..... d3-c3'))).toEqual(['1b.1', '1b.1.1b.1']);
  });

  test('may have another convention in each step', () => {
    const deeper = ['1a.1.1a.1.1a. ..... c4-c5', '1a.1.1a.1.2a. d2-a2 d5-a5', '1a.1.1a.1.1b.1.1a. d7-c7'];
    expect(addresses(withLines(...V, ...deeper))).toEqual(['1a.1', '1a.1.1b.1', '1a.1.1b.1.2a.1']);
  });

  test('of another convention than the first one in a file is a warning, and no variation is lost', () => {
    const text = withLines(...V, '1a.1.1b.1.1a. c1-b1', '1a.1.2a.1.1a. c1-a1', '1a.1.1a.1.1a. ..... c4-c5');
    expect(codes(text)).toEqual(['otn/mixed-addresses 1a.1.2a.1.1a.']);
    expect(addresses(text)).toEqual(['1a.1', '1a.1.1b.1', '1a.1.2a.1', '1a.1.2a.2']);
  });

  test('is read by the specification if no convention explains it', () => {
    expect(codes(withLines(...V, '1a.1.9a.1.1a. c1-b1'))).toEqual(['otn/no-such-move 9a.1.']);
    expect(codes(withLines(...V, '1a.1.2d.1.1a. c1-b1'))).toEqual(['otn/no-such-move 2d.1.']);
  });

  test('of a puzzle follows the variations that it names', () => {
    const text = `[puzzle-start:1a.1.1b.1.1a]\n${withLines(...V, '1a.1.1b.1.1a. c1-b1')}`;
    expect(printOtn(parseOtn(text).model)).toContain('[puzzle-start:1a.1.2a.1.1a]');
    expect(inOpenTafl(text)).toContain('[puzzle-start:1a.1.1b.1.1a]');
  });
});

describe('an address that fits both, where a turn has more than two moves', () => {
  // The knight captures twice, so move b belongs to the attackers and move c to the defenders.
  const game = (first: string, nested: string) =>
    `[rules:dim:7 ber:c start:/3t3/1tT4/7/7/1tT4/7/K5t/]\n\n1. g7-g6 Ka7-a6\n1a.1.1a. ${first}\n${nested}\n`;
  const berserk = 'd1-d2xc2 d2=d5xc5 Ka7-b7';
  test('is read by the convention that makes the moves legal', () => {
    expect(addresses(game(berserk, '1a.1.1b.1.1a. ..... ..... Ka7-c7'))).toEqual(['1a.1', '1a.1.1c.1']);
    expect(addresses(game(berserk, '1a.1.1b.1.1a. ..... d2=d5xc5'))).toEqual(['1a.1', '1a.1.1b.1']);
    expect(parseOtn(game(berserk, '1a.1.1b.1.1a. ..... ..... Ka7-c7')).diagnostics).toEqual([]);
  });

  test('without legal moves, the convention of the rest of the file is used, or that of the specification', () => {
    const nowhere = '1a.1.1b.1.1a. ..... a1-a1';
    expect(addresses(game(berserk, nowhere))).toEqual(['1a.1', '1a.1.1b.1']);
    expect(addresses(game(berserk, `${nowhere}\n1a.1.1c.1.1a. g7-g5`))).toEqual(['1a.1', '1a.1.1c.1', '1a.1.2a.1']);
  });

  test('below the level "rules", no moves are played to choose a convention', () => {
    const text = game(berserk, '1a.1.1b.1.1a. ..... Ka7-c7');
    expect(addresses(text)).toEqual(['1a.1', '1a.1.1c.1']);
    expect(addresses(text, parseOtnStructure)).toEqual(['1a.1', '1a.1.1b.1']);
  });

  test('two ..... replace two moves, whether or not the moves are legal', () => {
    const text = game(berserk, '1a.1.1b.1.1a. ..... ..... a1-a1');
    expect(addresses(text, parseOtnStructure)).toEqual(['1a.1', '1a.1.1c.1']);
    expect(codes(text)).toEqual([]);
    expect(codes(text.replace('.....', '..... .....'))).toEqual(['otn/stray-skip .....']);
  });

  test('moves are played after the checks, and only once', () => {
    const text = game(berserk, '1a.1.1b.1.1a. ..... Ka7-c7');
    const steps: string[] = [];
    const last: GameCheck = { level: 'structure', on: Kind.GameRecord, run: () => steps.push('checked') };
    const read = defineReader({
      ...otnDeclaration,
      checks: [...otnDeclaration.checks!, last],
      facts: (tree) =>
        new TaflGameFacts(tree, (...given) => {
          steps.push('played');
          return chooseByRules(...given);
        }),
    });
    const reading = read(text);
    expect(reading.spanOf(['turns', 0])).toBeDefined();
    expect(branches(reading.model)[1]).toMatch(/^1a\.1\.1c\.1/);
    expect(steps).toEqual(['checked', 'played']);
  });

  test('no moves are played if each address fits only one', () => {
    const text = game(berserk, '1a.1.1b.1.1a. ..... ..... Ka7-c7');
    const facts = new TaflGameFacts(parse(text), () => expect.unreachable());
    expect(facts.playedTurns).toBe(facts.turns);
  });
});

test('OpenTafl gets a variation on the first move of another one as one beside it, and a missing .....', () => {
  const text = withLines('1b.1.1a. d3-a3', '1b.1.2a. d2-b2 d5-a5', '1b.1.1a.1.1a. d3-e3', '1b.1.2b.1.1a. ..... d5-f5');
  expect(
    inOpenTafl(text)
      .split('\n')
      .filter((line) => /^1b/.test(line)),
  ).toEqual(['1b.1.1a. ..... d3-a3', '1b.1.2a. d2-b2 d5-a5', '1b.1.2a.1.1a. ..... d5-f5', '1b.2.1a. ..... d3-e3']);
});

/** A random tree of variations; none replaces the first move of the line that it branches off. */
function randomLine(random: Random, depth: number, skips: number): { turns: OtnTurn[]; variations: OtnVariation[] } {
  const count = 1 + random.int(4);
  const play = (): OtnMove => ({
    kind: 'play',
    piece: undefined,
    from: spaceAt(0, random.int(7)),
    type: '-',
    to: spaceAt(1, random.int(7)),
    captures: [],
    info: undefined,
  });
  const turns = Array.from({ length: count }, (_, i): OtnTurn => {
    const size = i < count - 1 || random.once(2) ? 2 : 1 + (i === 0 ? skips : 0);
    const moves = Array.from({ length: size }, (_, j): OtnMove => (i === 0 && j < skips ? { kind: 'skip' } : play()));
    const comments = random.once(3) ? [{ clock: undefined, text: 'well' }] : [];
    return { number: i + 1, moves, comments };
  });
  const variations: OtnVariation[] = [];
  for (let i = depth === 0 ? 0 : random.int(4); i > 0; i--) {
    const turn = 1 + random.int(count);
    const index = random.int(turns[turn - 1]!.moves.length + (turn === count && random.once(3) ? 1 : 0));
    if (index > 1 || (turn === 1 && index <= skips && depth < DEPTH)) continue;
    const [letter, before] = [
      'ab'[index]!,
      variations.filter((variation) => variation.turn === turn && variation.letter === 'ab'[index]),
    ];
    variations.push({ turn, letter, variation: before.length + 1, ...randomLine(random, depth - 1, index) });
  }
  return { turns, variations: variations.sort(byStep) };
}

const DEPTH = 4;

test(`random trees of variations are read the same, written either way (seed ${SEED})`, () => {
  const random = new Random(SEED);
  let nested = 0;
  for (let round = 0; round < rounds(200); round++) {
    const main = randomLine(random, DEPTH, 0);
    const game: OtnGame = { tags: parseOtn(RULES).model.tags, ...main };
    const text = printOtn(game);
    const model = parseOtnStructure(text).model;
    expect(otnToJson(model), text).toEqual(otnToJson(game));
    expect(otnFromJson(otnToJson(game))).toEqual({ ok: true, value: game });
    const other = inOpenTafl(text);
    expect(otnToJson(parseOtnStructure(other).model), `${text}\n\n${other}`).toEqual(otnToJson(game));
    expect(codes(text).filter((code) => code.startsWith('otn/mixed'))).toEqual([]);
    expect(codes(other).filter((code) => code.startsWith('otn/mixed'))).toEqual([]);
    // In any order.
    const [head, ...blocks] = other.split(/\n(?=\d)/);
    const isMain = (block: string) => /^\d+\. /.test(block);
    const shuffled = blocks.filter((block) => !isMain(block)).sort(() => random.int(3) - 1);
    const mixedUp = [head, ...blocks.filter(isMain), ...shuffled].join('\n');
    expect(otnToJson(parseOtnStructure(mixedUp).model)).toEqual(otnToJson(game));
    nested += branches(game).filter((branch) => branch.split('.').length > 2).length;
  }
  expect(nested).toBeGreaterThan(rounds(200));
});
