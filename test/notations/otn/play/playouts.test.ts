import { expect, test } from 'vitest';
import { readRulesRecord } from '../../../../generated/otn/lower.js';
import { parse } from '../../../../generated/otn/parser.js';
import { replayOtn } from '../../../../src/notations/otn/game/replay/play.js';
import { parseOtn } from '../../../../src/notations/otn/index.js';
import { positionOfBoard, writePosition } from '../../../../src/notations/otn/position/model/model.js';
import { taflRulesOf } from '../../../../src/notations/otn/rules/tafl-rules.js';
import { readRules } from '../../../games/tafl/notation.js';
import { readJsonLines } from '../../../support/files.js';
import { sampled } from '../../../support/rounds.js';
import { describeShared } from '../../../support/shared.js';

interface Game {
  readonly rules: string;
  readonly plies: readonly { side: 'a' | 'd'; move: string; position: string; berserk: boolean }[];
  readonly result: string;
}

/** Index of the game in which the other engine ends a turn that can continue; the engine's own test names it. */
const DEPARTS = 16;

describeShared('games that another engine played, as records', 'oracles/otn-playouts.jsonl', (path) => {
  const games = readJsonLines<Game>(path);

  test('have rules records that mean what an independent reader makes of them', () => {
    for (const { rules } of games) {
      const tree = parse(rules, { start: 'RulesRecord' });
      expect(taflRulesOf(readRulesRecord(tree, tree.root.index)), rules).toEqual(readRules(rules));
    }
  });

  test('are replayed to the same positions and ends, without errors', () => {
    for (const [index, game] of sampled([...games.entries()])) {
      if (index === DEPARTS) continue;
      const { model, diagnostics } = parseOtn(`[rules:${game.rules}]\n\n${turnsOf(game)}`);
      const replay = replayOtn(model);
      if (!replay.ok) throw new Error(replay.problem.message);
      const size = replay.start.rules.size;
      const positions = replay.plies.map(({ after }) => writePosition(positionOfBoard(after.board, size)));
      expect(positions, `game ${index + 1}`).toEqual(game.plies.map(({ position }) => position));
      const winner = replay.result === undefined ? 'none' : (replay.result.winners[0] ?? 'draw');
      expect(winner, `game ${index + 1}`).toBe(game.result);
      const errors = diagnostics.filter(({ severity }) => severity === 'error');
      expect(errors, `game ${index + 1}`).toEqual([]);
    }
  });
});

/** The moves, two a line and more where a piece moves on. */
function turnsOf({ plies }: Game): string {
  const turns: string[][] = [];
  for (const [i, { side, move }] of plies.entries()) {
    if (i === 0 || (side === plies[0]!.side && plies[i - 1]!.side !== side)) turns.push([]);
    turns.at(-1)!.push(move);
  }
  return turns.map((moves, i) => `${i + 1}. ${moves.join(' ')}`).join('\n');
}
