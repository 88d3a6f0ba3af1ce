import { expect, test } from 'vitest';
import { applyEdits } from '../../../../src/diagnostics/index.js';
import { changedModel } from '../../../../src/notation/changed-model.js';
import { type Change, type Path, pathOf } from '../../../../src/notation/path.js';
import { sortedGame } from '../../../../src/notations/otn/game/turns/sorted-game.js';
import {
  type OtnGame,
  type OtnLine,
  type OtnMove,
  otnNotation,
  type OtnTag,
  otnToJson,
  type OtnTurn,
  parseOtnMove,
} from '../../../../src/notations/otn/index.js';
import { casesOf } from '../../../support/cases.js';
import { Random, SEED } from '../../../support/random.js';
import { made } from '../../../support/readings.js';
import { rounds } from '../../../support/rounds.js';

const read = (text: string) => otnNotation.read(text, { level: 'syntax' });

/** A nested variation, whose address names the move before it. */
const OPENTAFL = `1. d1-c1 d3-b3\n2. c1-d1 b3-d3\n1b.1.1a. ..... d3-c3\n1b.1.2a. c1-d1 c3-d3
1b.1.1b.1.1a. c1-b1 c3-d3\n1b.1.1b.1.2a. b1-c1\n`;

/**
 * Nested variations, in the addresses of the specification and of OpenTafl; turns on one line; scattered variations.
 */
const TEXTS = [
  `\uFEFF[event: Cup ]\r\n[starting-comment:x]\r\n\r\n1. d1-c1 d3-b3\r\n[ one | 60 30/3 two]\r\n2. c1-d1 b3-d3 3. d1-c1\r\n
2a.1.1a. c1-b1 b3-b4\r\n2a.1.2a. b1-b2\r\n2a.1.2a.1.1a. b1-a1\r\n1b.1.1a. ..... d3-c3\r\n2a.1.3a. b2-b3\r\n2a.2.1a. c1-a1`,
  '[puzzle-start:2a.1.2a]\n[puzzle-prestart:3a]\n1. d1-c1 d3-b3\n2 c1-d1 b3-d3\n[|]\n3 d1-c1 d3-b3\n\n2a.1.1a. c1-b1 b3-b4\n2a.1.2a. b1-b2\n3a.1.1a. d1-d2',
  OPENTAFL,
  '1. d1-c1\n[one]',
  '',
];

function texts(): string[] {
  const cases = casesOf('otn').flatMap(({ name, text }) =>
    read(text).isWellFormed && !/opentafl|both-conventions/.test(name) ? [text] : [],
  );
  // The changes of long games would take long to read again.
  return [...TEXTS, ...cases.filter(({ length }) => length < 4000)];
}

test(`an edited game has the changed model, and is the same elsewhere (seed ${SEED})`, () => {
  const random = new Random(SEED);
  const all = texts();
  expect(all.length).toBeGreaterThan(20);
  let edited = 0;
  for (let round = 0; round < rounds(600); round++) {
    const text = random.pick(round % 2 === 0 ? TEXTS : all);
    const reading = read(text);
    const change = randomChange(random, reading.model);
    const what = JSON.stringify({ text, change });
    const result = reading.edit(change);
    if (!result.ok) {
      // Other turns can give the addresses of OpenTafl another meaning.
      if (text !== OPENTAFL) expect(result.problem.message, what).not.toContain('edited alone');
      continue;
    }
    edited++;
    const after = read(applyEdits(text, result.edits));
    expect(after.isWellFormed).toBe(true);
    const isRenumbered = renumbers(reading.model, change);
    const changed = sortedGame(made(changedModel(reading.model, change)).model);
    expect(modelText(after.model, isRenumbered), what).toEqual(modelText(changed, isRenumbered));
    // A move is written again for another target.
    const span =
      'replace' in change && !takesName(reading.model, change)
        ? reading.spanOf(change.replace.filter((key) => key !== 'to'))
        : undefined;
    for (const { start, end } of span === undefined ? [] : result.edits) {
      expect(start >= span!.start && end <= span!.end, what).toBe(true);
    }
  }
  expect(edited).toBeGreaterThan(rounds(500));
});

/** Whether a tag is replaced by one with the name of another tag: their order in the text may have to change. */
function takesName(game: OtnGame, change: Change): boolean {
  if (!('replace' in change) || change.replace.length !== 2) return false;
  const [list, index] = change.replace;
  const { name } = change.value as OtnTag;
  return list === 'tags' && game.tags.some((tag, i) => i !== index && tag.name === name);
}

/** The JSON of a game, without the numbers of turns where these may differ. */
function modelText(game: OtnGame, isRenumbered: boolean): string {
  const text = JSON.stringify(otnToJson(game), undefined, 1);
  return isRenumbered ? text.replaceAll(/"(?:\d+|\d+[a-z][\da-z.]*)"/g, '""') : text;
}

/** Whether turns are renumbered with a change: those after it have the numbers that a turn takes or leaves. */
function renumbers(game: OtnGame, change: Change): boolean {
  const path = pathOf(change);
  if ('replace' in change || path.at(-2) !== 'turns') return false;
  let line: OtnLine = game;
  for (let i = 0; path[i] === 'variations'; i += 2) line = line.variations[Number(path[i + 1])]!;
  const next = line.turns[Number(path.at(-1)) + ('insert' in change ? 0 : 1)];
  return next !== undefined;
}

const move = (random: Random): OtnMove =>
  parseOtnMove(random.pick(['a1-a2', 'Kc1-c4xc5', 'b2-b3xb4/cb5++', '---'])).model;

const comment = (random: Random) =>
  random.pick([{ text: 'new' }, { clock: { main: 3, increment: 1 }, text: ' new' }, { text: ' 1. (Hint: a) ' }]);

const turn = (random: Random, number: number): OtnTurn => ({
  number,
  moves: Array.from({ length: random.int(3) }, () => move(random)),
  comments: random.once(2) ? [] : [comment(random)],
});

const TAGS: readonly OtnTag[] = [
  { type: 'text', name: 'event', value: 'a: b' },
  { type: 'text', name: 'start-comment', value: 'long\nstory' },
  { type: 'text', name: 'own', value: '' },
  { type: 'result', name: 'result', value: '-1' },
  { type: 'date', name: 'date', value: { year: 2015, month: 5, day: 4 } },
  { type: 'address', name: 'puzzle-start', value: { steps: [], turn: 1, letter: 'a' } },
];

function randomChange(random: Random, game: OtnGame): Change {
  const lines = allLines(game, []);
  const { line, path } = random.pick(lines);
  const changes: Change[] = [
    { insert: ['tags', random.int(game.tags.length + 1)], value: random.pick(TAGS) },
    {
      insert: [...path, 'turns', line.turns.length],
      value: turn(random, (line.turns.at(-1)?.number ?? 0) + 1),
    },
    {
      insert: [...path, 'variations', random.int(line.variations.length + 1)],
      value: {
        turn: random.int(3) + 1,
        letter: random.pick(['a', 'b']),
        variation: random.int(3) + 1,
        turns: [turn(random, 1)],
        variations: [],
      },
    },
  ];
  if (game.tags.length > 0) {
    const at = ['tags', random.int(game.tags.length)];
    changes.push({ remove: at }, { replace: at, value: random.pick(TAGS) });
    if (game.tags[at[1] as number]!.type === 'text') changes.push({ replace: [...at, 'value'], value: 'other' });
  }
  if (path.length > 0) {
    const { turn: number, letter, variation } = line as OtnGame['variations'][number];
    const value = { turn: number, letter, variation, turns: [turn(random, 1)], variations: [] };
    changes.push({ remove: path }, { replace: path, value }, { replace: [...path, 'variation'], value: 9 });
    changes.push({ replace: [...path, 'turns'], value: [turn(random, 1), turn(random, 2)] });
  }
  return random.pick(line.turns.length === 0 ? changes : [...changes, ...turnChanges(random, line, path)]);
}

function turnChanges(random: Random, { turns }: OtnLine, path: Path): Change[] {
  const index = random.int(turns.length);
  const at = [...path, 'turns', index];
  const { number, moves, comments } = turns[index]!;
  const changes: Change[] = [
    { insert: at, value: turn(random, number) },
    { remove: at },
    { replace: at, value: turn(random, number) },
    { replace: [...at, 'moves'], value: [move(random)] },
    { replace: [...at, 'comments'], value: [comment(random)] },
    { replace: [...at, 'number'], value: turns.at(-1)!.number + 1 },
    { insert: [...at, 'moves', random.int(moves.length + 1)], value: move(random) },
    { insert: [...at, 'comments', random.int(comments.length + 1)], value: comment(random) },
  ];
  if (moves.length > 0) {
    const one = [...at, 'moves', random.int(moves.length)];
    changes.push({ remove: one }, { replace: one, value: move(random) });
    if (moves[one.at(-1) as number]!.kind === 'play') changes.push({ replace: [...one, 'to'], value: 3 });
  }
  if (comments.length > 0) {
    const one = [...at, 'comments', random.int(comments.length)];
    changes.push({ remove: one }, { replace: one, value: comment(random) }, { replace: [...one, 'text'], value: 'x' });
  }
  return changes;
}

const allLines = (line: OtnLine, path: Path): { readonly line: OtnLine; readonly path: Path }[] => [
  { line, path },
  ...line.variations.flatMap((variation, i) => allLines(variation, [...path, 'variations', i])),
];
