import {
  followLines,
  type GameFacts,
  type PlyColumns,
  type PlyFacts,
  present,
  type Tables,
  tablesOfGames,
  tagsByName,
} from 'ludogram';
import type { ReplayPosition } from '../chess/engine.js';
import { positionKey } from '../chess/key.js';
import { replayStartOf } from '../chess/start.js';
import { isChess960 } from '../chess/variants.js';
import { type PgnGame, type PgnGames, type PgnMove, tagOf } from '../model/model.js';
import { winnerOfResult } from '../model/results.js';
import { commandsOf, secondsOf } from '../tokens/commands.js';
import { firstPly } from '../tokens/lines.js';
import { pgnTree } from './game-tree.js';

/**
 * The columns of chess games in exported tables. Moves are in short algebraic notation; positions are written only on
 * request, and hashed in any case.
 */
export const pgnTables: Tables<PgnGames> = /* @__PURE__ */ tablesOfGames('games', { facts: factsOf, play: playInto });

function factsOf(game: PgnGame): GameFacts {
  const { tags, result } = game;
  const known = (name: string): string | undefined => {
    const value = tagOf(game, name);
    return value === undefined || /^[?\s-]*$/.test(value) ? undefined : value;
  };
  const rating = (name: string): number | undefined => {
    const value = known(name);
    return value !== undefined && /^\d{1,5}$/.test(value) ? Number(value) : undefined;
  };
  const facts = {
    players: present({ white: known('White'), black: known('Black') }) as GameFacts['players'],
    ratings: present({ white: rating('WhiteElo'), black: rating('BlackElo') }) as GameFacts['ratings'],
    date: [known('Date'), known('UTCDate')].find((date) => date !== undefined && /\d/.test(date)),
    event: known('Event'),
    site: known('Site'),
    round: known('Round'),
    rules: known('Variant') ?? 'Standard',
    timeControl: known('TimeControl'),
    startPosition: known('FEN'),
    termination: known('Termination'),
    result: winnerOfResult(result),
    tags: tagsByName(tags.map(({ name, value }) => [name, value])),
  };
  return present(facts) ?? {};
}

/**
 * Plays a game and its variations, each up to its first illegal move, and adds the plies. If the rules of the game are
 * unknown, or its tag FEN isn't a position, the moves are added as they are written.
 */
function playInto(game: PgnGame, columns: PlyColumns): void {
  const start = replayStartOf(game);
  if (!start.ok) {
    addUnplayed(game, columns);
    return;
  }
  const is960 = isChess960(tagOf(game, 'Variant'));
  const final = followLines(pgnTree, game, start.position, {
    enter: (position) => position.clone(),
    play(position, move, line) {
      const mover = position.turn;
      const played = position.play(move.san);
      if (played === undefined) return undefined;
      const facts = plyFacts(move, is960 ? played.uci960 : played.uci);
      const shown = columns.wantsPositions ? position.fen() : undefined;
      columns.add(mover, move.san, played.captured, shown, line.address, positionKey(position), facts);
      return position;
    },
  });
  columns.end(winnerOf(final));
}

/** Adds the moves of a game and its variations without playing them. The sides take turns. */
function addUnplayed(game: PgnGame, columns: PlyColumns): void {
  const isBlackFirst = firstPly(tagOf(game, 'FEN')) % 2 === 1;
  followLines(pgnTree, game, isBlackFirst, {
    play(isBlack, move, line) {
      const facts = plyFacts(move, undefined);
      columns.add(isBlack ? 'black' : 'white', move.san, undefined, undefined, line.address, undefined, facts);
      return !isBlack;
    },
  });
  columns.end(undefined);
}

/** An evaluation in pawns, and a number of moves until mate. */
const PAWNS = /^([+-]?\d+(?:\.\d+)?)/;
const MATE = /^#(-?\d+)/;

function plyFacts({ nags, comments }: PgnMove, uci: string | undefined): PlyFacts {
  if (comments === undefined) return { uci, nags: nags?.join(' ') };
  const [only = ''] = comments;
  const commands = comments.length === 1 ? commandsOf(only) : comments.flatMap(commandsOf);
  const valueOf = (wanted: string) => commands.find(({ name }) => name === wanted)?.value;
  const clock = valueOf('clk');
  const evaluation = valueOf('eval');
  return {
    uci,
    clock: clock === undefined ? undefined : secondsOf(clock),
    evaluation: numberIn(evaluation, PAWNS),
    mate: numberIn(evaluation, MATE),
    nags: nags?.join(' '),
    comment: comments.length === 1 ? only : comments.join('\n'),
  };
}

/** Returns the number that a pattern finds in a text; `undefined` if there is none. */
function numberIn(text: string | undefined, pattern: RegExp): number | undefined {
  const found = text === undefined ? undefined : pattern.exec(text)?.[1];
  return found === undefined ? undefined : Number(found);
}

function winnerOf(position: ReplayPosition): string | undefined {
  const outcome = position.outcome();
  return outcome === undefined ? undefined : (outcome.winner ?? 'draw');
}
