import type { Json } from 'ludogram';
import type { PgnGame, PgnGames } from '../model/model.js';
import { secondsOf, valuesOf } from '../tokens/commands.js';
import type { PgnPly, PgnReplay, PlayedPgnGame } from './play.js';

/** Returns a replay as `replay --json` prints it. */
export const replayJson = ({ games }: PgnReplay): Json => ({
  games: games.map(({ start, plies, final, result }) => ({ start, plies: pliesJson(plies), final, result })),
});

/** Returns a replay as text: one line per ply, then the result of each game. */
export const replayLines = ({ games }: PgnReplay, model: PgnGames): string =>
  games.map((game, i) => playedText(game, model.games[i]!)).join('\n');

/** A line of a replay whose JSON is being made. */
interface LineJson {
  readonly plies: readonly PgnPly[];
  /** The number of the first ply. */
  readonly first: number;
  /** The JSON of the plies. */
  readonly to: Json[];
}

/** Converts the plies of a main line and those of the variations on them, without recursion. */
function pliesJson(main: readonly PgnPly[]): Json {
  const json: Json[] = [];
  const open: LineJson[] = [{ plies: main, first: 1, to: json }];
  for (let line = open.pop(); line !== undefined; line = open.pop()) {
    const { first, to } = line;
    for (const [i, ply] of line.plies.entries()) {
      const variations = ply.variations.map((plies) => ({ plies, first: first + i, to: [] }));
      for (const variation of variations) open.push(variation);
      const inside = variations.map((variation) => variation.to);
      to.push(plyJson(ply, first + i, inside));
    }
  }
  return json;
}

/** @param variations the JSON of the variations on the move */
function plyJson({ move, mover, uci, after }: PgnPly, ply: number, variations: readonly Json[]): Json {
  const [clock] = valuesOf(move.comments, 'clk');
  const [evaluation] = valuesOf(move.comments, 'eval');
  const seconds = clock === undefined ? undefined : secondsOf(clock);
  return {
    ply,
    mover,
    san: move.san,
    ...(uci === undefined ? {} : { uci }),
    ...(seconds === undefined ? {} : { clock: seconds }),
    ...(evaluation === undefined ? {} : { eval: evaluation }),
    position: after,
    ...(variations.length === 0 ? {} : { variations }),
  };
}

function playedText({ plies, result, illegal }: PlayedPgnGame, { moves }: PgnGame): string {
  const lines = plies.map(({ move, mover, number }) => `${number}${mover === 'white' ? '.  ' : '...'} ${move.san}`);
  const stopped = illegal === undefined ? [] : [`illegal: ${moves[plies.length]!.san}`];
  return [...lines, ...stopped, result, ''].join('\n');
}
