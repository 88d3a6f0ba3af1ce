import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Diagnostic } from '../../../src/diagnostics/index.js';
import type { Reading } from '../../../src/notation/index.js';
import {
  otnFromJson,
  type OtnGame,
  otnMoveToJson,
  otnPositionToJson,
  otnRulesToJson,
  otnToJson,
  parseOtn,
  parseOtnMove,
  parseOtnPosition,
  parseOtnRules,
  printOtn,
  printOtnMove,
  printOtnPosition,
  printOtnRules,
  walkTurns,
} from '../../../src/notations/otn/index.js';
import { readJsonLines } from '../../support/files.js';
import { sampled } from '../../support/rounds.js';
import { describeShared } from '../../support/shared.js';

/** The contents of a game: moves and comments of the main line, lines of variations and the moves in those. */
function countsOf(game: OtnGame) {
  const counts = { moves: 0, variationLines: 0, variationMoves: 0, comments: 0 };
  for (const { turn, prefix } of walkTurns(game)) {
    const moves = turn.moves.filter(({ kind }) => kind !== 'skip').length;
    const comments = turn.comments.filter(({ clock, text }) => clock !== undefined || text.trim() !== '').length;
    if (prefix === '') {
      counts.moves += moves;
      counts.comments += comments;
    } else {
      counts.variationLines++;
      counts.variationMoves += moves;
    }
  }
  return counts;
}

/** Moves, lines of variations, moves in those, comments: as other programs count them. */
const COUNTS: Readonly<Record<string, readonly [number, number, number, number]>> = {
  'Altti-Piirsoo-Steve-Lonsdale-Sea-Battle-Triathlon-2015.otg': [57, 0, 0, 57],
  'Ard-Ri-Capture-Puzzle.otg': [3, 0, 0, 1],
  'Ard-Ri-Escape-Puzzle-2.otg': [24, 2, 2, 2],
  'Ard-Ri-Escape-Puzzle.otg': [18, 3, 6, 3],
  'Crust-vs-Schachus-Grandmasters-2015.otg': [68, 0, 0, 65],
  'Fish-Nasa-2015-Fetlar.otg': [39, 7, 12, 29],
  'Puzzle-Corner-Endgame.otg': [0, 0, 0, 0],
};

describeShared('games from the wild, as text', 'corpus/otn-games', (folder) => {
  test.each(readdirSync(folder))('%s', (name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    const { tree, model, diagnostics } = parseOtn(text);
    expect(tree.source()).toBe(text);
    expect(diagnostics.filter(({ severity }) => severity !== 'note')).toEqual([]);
    const { moves, variationLines, variationMoves, comments } = countsOf(model);
    expect([moves, variationLines, variationMoves, comments]).toEqual(COUNTS[name]);

    const printed = printOtn(model, { asWritten: true });
    expect(otnToJson(parseOtn(printed).model)).toEqual(otnToJson(model));
    expect(otnFromJson(otnToJson(model))).toEqual({ ok: true, value: model });
    expect(printOtn(parseOtn(printed).model, { asWritten: true })).toBe(printed);
  });
});

const codesOf = (diagnostics: readonly Diagnostic[]) =>
  diagnostics.filter(({ severity }) => severity !== 'note').map(({ code }) => code.replace('otn-', ''));

/** A list of records, one a line: every line keeps its text and its meaning, and gets just the diagnostics listed. */
function testLines<Model>(
  path: string,
  read: (line: string) => Reading<Model, unknown>,
  print: (model: Model) => string,
  toJson: (model: Model) => unknown,
  wanted: Readonly<Record<number, readonly string[]>>,
  everywhere: readonly string[] = [],
): void {
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
  const found: Record<number, readonly string[]> = {};
  for (const [i, line] of lines.entries()) {
    const { tree, model, diagnostics } = read(line);
    expect(tree.source()).toBe(line);
    const codes = codesOf(diagnostics).filter((code) => !everywhere.includes(code));
    for (const code of everywhere) expect(codesOf(diagnostics), line).toContain(code);
    if (codes.length > 0) found[i + 1] = codes;
    expect(toJson(read(print(model)).model), line).toEqual(toJson(model));
  }
  expect(found).toEqual(wanted);
}

describeShared('lists of rules from the wild', 'corpus/otn-rules', (folder) => {
  const asWritten = (rules: Parameters<typeof printOtnRules>[0]) => printOtnRules(rules, { asWritten: true });

  test('a file of rules is read and printed', () => {
    testLines(join(folder, 'external-rules.conf'), parseOtnRules, asWritten, otnRulesToJson, {});
  });

  test('rules in the source of a program are read and printed', () => {
    testLines(join(folder, 'opentafl-strings.txt'), parseOtnRules, asWritten, otnRulesToJson, {
      9: ['position/row-count'],
      10: ['position/row-count'],
      11: ['position/row-count'],
      12: ['rules/rules-word'],
      13: ['rules/rules-word'],
      22: ['rules/rules-word'],
      23: ['rules/jump-yes', 'position/no-king'],
      24: ['rules/jump-yes', 'position/no-king'],
    });
  });
});

const NO_KING = ['position/no-king'];
const TOO_FEW_ROWS = ['position/row-count'];

/** Positions of unit tests: some leave out the king, some rows that do not matter there. */
const WITHOUT_SLASHES: Readonly<Record<number, readonly string[]>> = {
  6: NO_KING,
  7: NO_KING,
  9: NO_KING,
  10: NO_KING,
  11: NO_KING,
  12: TOO_FEW_ROWS,
  13: TOO_FEW_ROWS,
  14: TOO_FEW_ROWS,
  15: TOO_FEW_ROWS,
  33: TOO_FEW_ROWS,
  35: ['position/several-kings'],
};

describeShared('lists of positions from the wild', 'corpus/otn-positions', (folder) => {
  const lines = (name: string, wanted: Record<number, readonly string[]>, everywhere: readonly string[] = []) => {
    testLines(
      join(folder, name),
      parseOtnPosition,
      (position) => printOtnPosition(position!),
      (position) => otnPositionToJson(position!),
      wanted,
      everywhere,
    );
  };

  test('layouts are read and printed', () => lines('layouts.txt', {}));

  test('positions without outer slashes are read and printed', () => {
    lines('fen-no-outer-slashes.txt', WITHOUT_SLASHES, ['position/missing-slash']);
  });
});

describeShared('lists of moves from the wild', 'corpus/otn-moves', (folder) => {
  test.each(readdirSync(folder))('%s', (name) => {
    testLines(
      join(folder, name),
      parseOtnMove,
      (move) => printOtnMove(move!),
      (move) => otnMoveToJson(move!),
      {},
    );
    for (const line of readFileSync(join(folder, name), 'utf8').trimEnd().split('\n')) {
      expect(printOtnMove(parseOtnMove(line).model!)).toBe(line);
    }
  });
});

describeShared('moves of games that another engine played', 'oracles/otn-playouts.jsonl', (path) => {
  test('are read, and written as they were', () => {
    const games = readJsonLines<{ plies: { move: string }[] }>(path);
    for (const { move } of sampled(games.flatMap(({ plies }) => plies))) {
      const { model, diagnostics } = parseOtnMove(move);
      expect(diagnostics).toEqual([]);
      expect(printOtnMove(model!)).toBe(move);
    }
  });
});
