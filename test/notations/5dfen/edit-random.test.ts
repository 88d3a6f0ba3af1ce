import { test } from 'vitest';
import { changedModel } from '../../../src/notation/changed-model.js';
import type { Change, NotationReading, Path } from '../../../src/notation/index.js';
import {
  type Action,
  type FiveDGame,
  fiveDNotation,
  type Line,
  type Move,
} from '../../../src/notations/5dfen/index.js';
import { renumberedGame } from '../../../src/notations/5dfen/turns/renumber.js';
import { checkRandomEdits, wellFormedTexts } from '../../support/games/edits.js';
import { type Random, SEED } from '../../support/random.js';
import { made } from '../../support/readings.js';
import { rounds } from '../../support/rounds.js';

const MOVES: readonly Move[] = [
  {
    type: 'move',
    board: { layer: { spelling: '-1', value: -1 }, time: 3 },
    action: {
      kind: 'step',
      piece: 'RQ',
      from: { file: 'a' },
      jump: 'branch',
      capture: true,
      target: { layer: { spelling: '0', value: 0 }, time: 1 },
      to: { file: 'b', rank: 12 },
    },
    check: 'check',
    movesPresent: true,
    makes: { spelling: '+1', value: 1 },
    present: 2,
  },
  {
    type: 'move',
    action: { kind: 'step', from: {}, capture: false, to: { file: 'a', rank: 1 }, promotion: 'Q' },
    movesPresent: false,
    assessment: '!?',
  },
  { type: 'move', action: { kind: 'castling', side: 'king' }, movesPresent: false },
];

const BOARD = {
  rows: [[{ letter: 'K', colour: 'black', unmoved: true } as const, undefined]],
  layer: { spelling: '0', value: 0 },
  time: 1,
  toMove: 'white',
} as const;

/** The lines of a game with their paths: the main line first. */
function linesOf(line: Line, path: Path = []): (readonly [Line, Path])[] {
  const inside = line.turns.flatMap((turn, n) =>
    (['white', 'black'] as const).flatMap((side) =>
      (turn[side] ?? []).flatMap((item, i) =>
        item.type === 'variation' ? linesOf(item, [...path, 'turns', n, side, i]) : [],
      ),
    ),
  );
  return [[line, path], ...inside];
}

function randomItem(random: Random): Action[number] {
  const comment = { type: 'comment', text: 'new' } as const;
  const turns = [{ number: random.int(4), black: [random.pick(MOVES)] }];
  return random.pick([
    random.pick(MOVES),
    random.pick(MOVES),
    comment,
    { type: 'variation', comments: ['new'], turns, result: '*' },
  ]);
}

function turnChanges(random: Random, { turns }: Line, path: Path): Change[] {
  const at = random.int(turns.length + 1);
  const number = random.pick([turns[at]?.number, (turns[at - 1]?.number ?? 0) + 1, random.int(9)]) ?? 1;
  const white = [random.pick(MOVES), randomItem(random)];
  const value = random.pick([
    { number, white },
    { number, white, black: [randomItem(random)] },
    { number, black: white },
  ]);
  const changes: Change[] = [{ insert: [...path, 'turns', at], value }];
  const turn = turns[at];
  if (turn === undefined) return changes;
  const here = [...path, 'turns', at];
  changes.push({ remove: here }, { replace: here, value });
  if (turn.number !== undefined) changes.push({ replace: [...here, 'number'], value: random.int(20) });
  for (const side of ['white', 'black'] as const) {
    const action = turn[side];
    if (action === undefined) {
      changes.push({ insert: [...here, side], value: white });
      continue;
    }
    const index = random.int(action.length + 1);
    changes.push({ insert: [...here, side, index], value: randomItem(random) });
    changes.push({ replace: [...here, side], value: white }, { remove: [...here, side] });
    const item = action[index];
    if (item === undefined) continue;
    const part = [...here, side, index];
    changes.push({ remove: part }, { replace: part, value: randomItem(random) });
    if (item.type === 'comment') changes.push({ replace: [...part, 'text'], value: 'other' });
    if (item.type === 'move') {
      changes.push({ replace: [...part, 'movesPresent'], value: !item.movesPresent });
      if (item.present !== undefined) changes.push({ remove: [...part, 'present'] });
      if (item.action.kind === 'step') changes.push({ replace: [...part, 'action', 'to', 'rank'], value: 7 });
    }
  }
  return changes;
}

function lineChanges(random: Random, line: Line, path: Path): Change[] {
  const { comments, result } = line;
  const changes: Change[] = [
    { insert: [...path, 'comments', random.int(comments.length + 1)], value: ' new' },
    result === undefined
      ? { insert: [...path, 'result'], value: '1-0' }
      : random.pick<Change>([{ replace: [...path, 'result'], value: '0-1' }, { remove: [...path, 'result'] }]),
  ];
  if (comments.length > 0) {
    const at = [...path, 'comments', random.int(comments.length)];
    changes.push({ remove: at }, { replace: at, value: 'other' });
  }
  return changes;
}

function topChanges(random: Random, { headers, boards, remarks }: FiveDGame): Change[] {
  const lists = { headers, boards, remarks };
  const values = { headers: { key: 'Event', value: 'a "b" \\' }, boards: BOARD, remarks: 'new' };
  return (['headers', 'boards', 'remarks'] as const).flatMap((list): Change[] => {
    const value = values[list];
    const { length } = lists[list];
    const changes: Change[] = [{ insert: [list, random.int(length + 1)], value }];
    if (length === 0) return changes;
    const at = [list, random.int(length)];
    changes.push({ remove: at }, { replace: at, value });
    if (list === 'headers') changes.push({ replace: [...at, 'value'], value: 'x' });
    if (list === 'boards') changes.push({ replace: [...at, 'time'], value: 7 });
    return changes;
  });
}

/**
 * Without texts of only a misplaced mark, which the model does not have: there is nothing that an edit could go by. A
 * result can't be removed if the text has another one.
 */
const texts = wellFormedTexts(fiveDNotation).filter(
  (text) =>
    !/^\([>~][TL]\d+\)/.test(text) &&
    fiveDNotation.read(text).diagnostics.every(({ code }) => code !== '5dfen/repeated-result'),
);

const settled = (game: FiveDGame, change: Change): FiveDGame =>
  renumberedGame(made(changedModel(game, change)).model, change, game);

/** The header, board or turn of the main line around a part. */
const wholeOf = (path: Path): Path => (path[0] === 'result' ? path : path.slice(0, 2));

/** A mark of a move, the slash of an action or the number of a turn. */
const alsoRemoves = /^(?:\s|\/|\([~>][TL][-+\d]+\)|\d+[wb]?\.?)*$/;

/**
 * A comment before the last header or board is a remark on the boards; without that part, it would be a comment on the
 * moves.
 */
function isImpossible(reading: NotationReading, change: Change): boolean {
  const path = 'remove' in change ? change.remove : [];
  if (path.length !== 2 || (path[0] !== 'headers' && path[0] !== 'boards')) return false;
  const { headers, boards } = reading.model as FiveDGame;
  const starts = [...headers.map((_, i) => ['headers', i]), ...boards.map((_, i) => ['boards', i])].map(
    (one) => reading.spanOf(one)!.start,
  );
  const { start } = reading.spanOf(path)!;
  return start === Math.max(...starts) && reading.tree.text.slice(0, start).trimEnd().endsWith('}');
}

test(`an edited record has the changed model, and is the same elsewhere (seed ${SEED})`, () => {
  checkRandomEdits(fiveDNotation, {
    texts,
    rounds: rounds(150),
    settled,
    wholeOf,
    isImpossible,
    alsoRemoves,
    change: (random, game) => {
      const [line, path] = random.pick(linesOf(game));
      return random.pick([
        random.pick(turnChanges(random, line, path)),
        random.pick(turnChanges(random, line, path)),
        random.pick(lineChanges(random, line, path)),
        random.pick(topChanges(random, game)),
      ]);
    },
  });
});

test(`an edited record with variations has the changed model (seed ${SEED})`, () => {
  const withVariations = texts.filter((text) => linesOf(fiveDNotation.read(text).model).length > 1);
  checkRandomEdits(fiveDNotation, {
    texts: withVariations,
    rounds: rounds(150),
    settled,
    wholeOf,
    isImpossible,
    alsoRemoves,
    change: (random, game) => {
      const [line, path] = random.pick(linesOf(game));
      return random.pick([...turnChanges(random, line, path), ...lineChanges(random, line, path)]);
    },
  });
});
