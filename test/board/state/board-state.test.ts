import { describe, expect, test, vi } from 'vitest';
import { attributeValues } from '../../../src/board/attribute-values.js';
import type { BoardNotation } from '../../../src/board/board-notation.js';
import { partsOf } from '../../../src/board/markup.js';
import { BoardState } from '../../../src/board/state/board-state.js';
import { MoveEntry } from '../../../src/board/state/move-entry.js';
import { linesIn } from '../../../src/board/state/walk.js';
import type { OptionTable, RenderOptions } from '../../../src/notation/index.js';
import { fiveDNotation } from '../../../src/notations/5dfen/index.js';
import { azulNotation } from '../../../src/notations/azul/index.js';
import { oniNotation } from '../../../src/notations/oni/index.js';
import { otnNotation } from '../../../src/notations/otn/index.js';
import { NOTATIONS } from '../../../src/notations/registry.js';

const NO_GAMES: BoardNotation = { id: 'text', detect: () => true, read: (text) => oniNotation.read(text) as never };

const RULES = '[rules:dim:7 ks:w start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/]\n\n';
const OTN = `${RULES}1. b4-b3 e4-e6\n[|a quiet move]\n2. d1-c1 d4-e4\n\n2a.1.1a. f4-f3 e6-f6\n`;

test('the options that a notation declares for pictures are attributes', () => {
  const state = new BoardState('[Board "Standard"]\n1. e4 / e5\n', fiveDNotation);
  state.step('end');
  const drawn = (attributes: Readonly<Record<string, string>>): string => {
    const values = attributeValues(fiveDNotation.options?.render, (name) => attributes[name] ?? null);
    state.paint('light', values as RenderOptions);
    return state.picture!.svg;
  };
  const all = drawn({ title: 'unknown' });
  expect(drawn({ latin: '' })).not.toBe(all);
  expect(drawn({ latin: 'false' })).toBe(all);
  expect(drawn({ turn: '1' }).length).toBeLessThan(all.length);
});

test("an attribute that isn't a value of its option is ignored, and its default is used", () => {
  const table: OptionTable = {
    cellSize: { type: 'number', help: 'size' },
    look: { type: 'string', help: 'look', choices: ['wood', 'stone'], default: 'wood' },
  };
  const values = (attributes: Readonly<Record<string, string>>) =>
    attributeValues(table, (name) => attributes[name] ?? null);
  expect(values({ 'cell-size': '12', look: 'stone' })).toEqual({ cellSize: 12, look: 'stone' });
  expect(values({ 'cell-size': 'wide', look: 'glass' })).toEqual({ look: 'wood' });
  expect(attributeValues(undefined, () => '')).toEqual({});
});

describe('a text of several games', () => {
  const drawn: unknown[] = [];
  const playable = oniNotation.playable!;
  // Both games are the same moves.
  const notation = {
    ...oniNotation,
    playable: {
      ...playable,
      main: (game: never, index: number) => (index < 2 ? playable.main(game, 0) : undefined),
      start: (game: never) => playable.start(game, 0),
    },
    view: {
      ...oniNotation.view!,
      at: (model: never, options: RenderOptions = {}) => {
        drawn.push(options.game);
        return oniNotation.view!.at(model, options);
      },
    },
  } as unknown as BoardNotation;

  test('is drawn at one of them, and another can be chosen', () => {
    const second = new BoardState('BXLUT Byt', notation, 1);
    expect([second.gameCount, second.index, drawn]).toEqual([2, 1, [1]]);
    expect(partsOf(second, false).games).toContain('min="1" max="2" value="2"');
    drawn.length = 0;
    new BoardState('BXLUT Byt', notation);
    expect(drawn).toEqual([undefined]);
  });

  test('has no choice if there is only one', () => {
    expect(partsOf(new BoardState('BXLUT', oniNotation), false).games).toBe('');
    expect(partsOf(new BoardState('9/9/9', NO_GAMES), false).games).toBe('');
  });
});

const names = (squares: ReadonlySet<string>) => [...squares].sort().join(' ');

describe('a game of Onitama', () => {
  test('a click on a piece shows its targets, and a click on a target plays', () => {
    const state = new BoardState('BXLUT', oniNotation);
    expect(names(state.entry.starts)).toContain('y');
    state.click('y');
    expect([state.entry.picked, names(state.entry.targets)]).toEqual([['y'], 's t']);
    state.click('t');
    expect([state.text, state.ply, state.problem]).toEqual(['BXLUT\nByt', 1, '']);
    expect(state.status).toBe('1. Byt: blue to move');
    expect(state.edits).toEqual([{ start: 5, end: 5, text: '\nByt' }]);
  });

  test('two cards for the same squares are a choice', () => {
    const state = new BoardState('BOLUT', oniNotation);
    state.click('u');
    state.click('p');
    expect(state.entry.choices.map(({ text }) => text)).toEqual(['Bup', 'Oup']);
    expect(state.text).toBe('BOLUT');
    state.play(state.entry.choices[1]!.move);
    expect(state.text).toBe('BOLUT\nOup');
  });

  test('the same square again, or one without moves, forgets the piece', () => {
    const state = new BoardState('BXLUT', oniNotation);
    state.click('y');
    state.click('y');
    expect(state.entry.picked).toEqual([]);
    state.click('y');
    state.click('m');
    expect(state.entry.picked).toEqual([]);
    expect(state.text).toBe('BXLUT');
  });

  test('a refusal is a problem in words, and undo gives the text back', () => {
    const state = new BoardState('BXLUT Byt', oniNotation);
    state.play('Bxs');
    expect(state.problem).toContain('remove the moves after this position first');
    state.step('end');
    expect(state.problem).toBe('');
    state.change((game) => game.comment('a quiet move'));
    expect(state.text).toBe('BXLUT Byt # a quiet move');
    state.change((game) => game.undo());
    expect(state.text).toBe('BXLUT Byt');
  });
});

describe('a game with variations', () => {
  test('lists them, and draws the board of each of their moves', () => {
    const state = new BoardState(OTN, otnNotation);
    expect(state.moves.map(({ name }) => name)).toEqual(['1a', '1b', '2a', '2b']);
    const [variation] = state.moves[2]!.variations;
    expect(variation!.map(({ text }) => text)).toEqual(['f4-f3', 'e6-f6']);
    state.goTo(variation![1]!.location);
    expect(state.picture!.svg).toContain('Tafl after ply 2 of variation 2a.1');
    const occupied = state.picture!.squares.filter(({ piece }) => piece !== undefined).map(({ name }) => name);
    expect(occupied).toEqual(expect.arrayContaining(['f3', 'f6', 'd1']));
    expect(occupied).not.toContain('e6');
    state.step('back');
    expect(state.picture!.svg).toContain('Tafl after ply 1 of variation 2a.1');
    state.step('other');
    expect(state.status).toBe('2a. d1-c1: defenders to move');
    state.step('other');
    expect(state.status).toBe('1a. f4-f3: defenders to move');
  });

  test('a click in the middle of the game begins a variation', () => {
    const state = new BoardState(OTN, otnNotation);
    state.step('forward');
    state.click('c4');
    state.click('c3');
    expect(state.text).toContain('1b.1.1');
    expect(state.moves[1]!.variations).toHaveLength(1);
    expect(state.span && state.text.slice(state.span.start, state.span.end)).toBe('c4-c3');
  });

  test('a variation that begins in the middle of a turn is drawn as it is', () => {
    const state = new BoardState(`${OTN}\n1b.1.1b. c4-c3\n`, otnNotation);
    const location = state.moves[1]!.variations[0]?.[0]?.location;
    state.goTo(location!);
    const { position } = state.game!;
    expect(state.picture!.squares.find(({ name }) => name === 'c3')?.piece).toBe('defender taflman');
    expect(position).toBe(state.game!.position);
  });

  test('an offset of the text leads to the last move before it', () => {
    const state = new BoardState(OTN, otnNotation);
    state.goToOffset(OTN.indexOf('[|a quiet'));
    expect(state.status).toMatch(/^1b\./);
    state.goToOffset(0);
    expect(state.ply).toBe(0);
  });

  test('the offsets of the moves are looked up once for each text', () => {
    const state = new BoardState(OTN, otnNotation);
    const lookUps = vi.spyOn(state.game!.reading, 'spanOf');
    state.goToOffset(OTN.length);
    const end = state.ply;
    const count = linesIn(state.moves).flat().length;
    expect(lookUps).toHaveBeenCalledTimes(count);
    state.goToOffset(0);
    state.goToOffset(OTN.length);
    expect(state.ply).toBe(end);
    expect(lookUps).toHaveBeenCalledTimes(count);
    state.edit('remove');
    state.goToOffset(OTN.length);
    expect(state.ply).toBe(end - 1);
  });
});

test('Azul: tiles go to a line, and draws are made at random', () => {
  const state = new BoardState('AZULGAME\n2\n', azulNotation);
  if (state.game === undefined) throw new Error(state.problem);
  expect(state.isChance).toBe(true);
  state.chance(() => 0);
  expect(state.problem).toBe('');
  const [start] = state.entry.starts;
  state.click(start!);
  expect(names(state.entry.targets)).toBe('floor of A line 1 of A line 2 of A line 3 of A line 4 of A line 5 of A');
  state.click('line 4 of A');
  expect(state.ply).toBe(2);
});

test('a position without plies is shown, and a 5D turn continues until it is ended', async () => {
  const fiveD = await NOTATIONS.find(({ id }) => id === '5dfen')!.load();
  const boards = '[Board "custom"]\n[k3/4/4/K2R:0:1:w]\n[k3/4/4/K2R:1:2:w]\n\n';
  const state = new BoardState(boards, fiveD);
  state.play('(0T1)Kb1');
  expect(state.status).toBe('1w. (0T1)Ka1b1: white to move');
  expect(state.entry.choices.map(({ text }) => text)).toContain('end');
  state.play('end');
  expect(state).toMatchObject({ problem: '', text: `${boards}1. (0T1)Kb1 /`, status: '1w. (0T1)Ka1b1: black to move' });
  const fen = await NOTATIONS.find(({ id }) => id === 'xiangqi-fen')!.load();
  const position = new BoardState('rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w', fen);
  expect([position.picture?.svg.startsWith('<svg'), position.moves]).toEqual([true, []]);
  position.change((game) => game.undo());
  expect(position.problem).toBe("xiangqi-fen texts can't be changed here");
});

test('a text without a board says why', () => {
  const state = new BoardState('1. b4-b3', otnNotation);
  expect(state.game).toBeUndefined();
  expect(state.problem).not.toBe('');
});

test('each square that begins or ends a legal move is a square of the picture', () => {
  for (const state of [new BoardState('BXLUT', oniNotation), new BoardState(OTN, otnNotation)]) {
    const drawn = new Set(state.picture!.squares.map(({ name }) => name));
    expect(state.picture!.squares.length).toBe(drawn.size);
    for (const start of state.entry.starts) {
      expect(drawn).toContain(start);
      state.click(start);
      expect([...state.entry.targets].filter((target) => !drawn.has(target))).toEqual([]);
      state.entry.clear();
    }
  }
});

test('moves without squares are offered in a list', () => {
  const entry = new MoveEntry([
    { move: 1, text: 'pass', squares: [] },
    { move: 2, text: 'a-b', squares: ['a', 'b'] },
  ]);
  expect(entry.choices.map(({ text }) => text)).toEqual(['pass']);
  expect(entry.click('a')).toBeUndefined();
  expect(entry.click('b')?.move).toBe(2);
});

test('markup in a text is text on the page', () => {
  const state = new BoardState('BXLUT Byt # <img src=x onerror=alert(1)> & "quotes"', oniNotation);
  state.step('end');
  const html = Object.values(partsOf(state, false)).join('');
  expect(html).not.toContain('<img');
  expect(html).toContain('<mark>Byt</mark>');
});

test('a picture that is much wider than high is wide, so that it has the whole width', () => {
  const state = new BoardState('[Board "Standard"]\n1. e3 / e6 2. d3 / d6', fiveDNotation);
  state.step('end');
  expect(partsOf(state, false).picture).toMatch(/^<div class="wide" style="--least:\d+px">/);
  expect(partsOf(new BoardState('QUHXT', oniNotation), false).picture).toMatch(/^<div class="" style="--least:250px">/);
  expect(partsOf(new BoardState('QUHXT', oniNotation), true).picture).toMatch(/^<div class="turned" /);
});
