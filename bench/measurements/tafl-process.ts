/** Tafl by the rules, in a process of its own: `node tafl-process.js RUNS`; sends the times. */
import { timeOf } from '../measure.js';
import { longGame, randomGames, replay, replayAll } from './tafl.js';

/** Games on 11 × 11 with the rules of Copenhagen, checked and played. */
export interface TaflTimes {
  readonly pliesPerSecond: number;
  /** Time of one long game as a multiple of its ten parts alone: 1 if no ply takes longer than an earlier one. */
  readonly longAgainstParts: number;
}

const PLIES = 20_000;
const runs = Number(process.argv[2] ?? 5);
const best = (job: () => void) => Math.min(...Array.from({ length: runs + 1 }, () => timeOf(job)));

const games = randomGames(PLIES);
const pliesPerSecond = (1000 * PLIES) / best(() => replayAll(games));
const { start, moves, tenths } = longGame(PLIES);
const apart = best(() => tenths.forEach((tenth) => replay(tenth.from, tenth.moves)));
const longAgainstParts = best(() => replay(start, moves)) / apart;
process.send?.({ pliesPerSecond, longAgainstParts } satisfies TaflTimes);
