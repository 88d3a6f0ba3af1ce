import { expect } from 'vitest';
import { applyEdits, type Diagnostic } from '../../../src/diagnostics/index.js';
import type { NotationReading, ReadOptions } from '../../../src/notation/index.js';
import { type OpenGame, openGame, type PlayableNotation, type Refusal } from '../../../src/notation/open-game/index.js';
import { Random, SEED } from '../random.js';

/** Returns the game, or an error with the reason why it was refused. */
export function opened<Game extends { readonly ok: true }>(game: Game | Refusal): Game {
  if (!game.ok) throw new Error(game.problem.message);
  return game;
}

/** Returns the message of a refusal; `undefined` if nothing was refused. */
export const refused = (result: { readonly ok: true } | Refusal): string | undefined =>
  result.ok ? undefined : result.problem.message;

/** The actions in random games. */
export interface RandomGames {
  plays: number;
  variations: number;
  comments: number;
  promotions: number;
  removals: number;
  /** The bytes of the text that plays, variations and comments wrote again. */
  rewritten: number;
}

/** A notation with what the random games need of it. */
export interface RandomNotation<
  Model,
  Root,
  Options extends ReadOptions,
  Line,
  Written,
  Position,
  Move,
  Side extends string,
> extends PlayableNotation<Model, Root, Options, Line, Written, Position, Move, Side> {
  print(model: Model): string;
}

/**
 * Plays random games in texts: legal moves, variations, comments, promotions, removals and undo. After each change, the
 * text has only that edit and no new problem, and it is read as a game with the current position; its model is that of
 * the printed model. In the end, undo gives each earlier text, and redo each later one.
 *
 * @param plies the number of things that are done in each text
 */
export function playRandomGames<
  Model,
  Root,
  Options extends ReadOptions,
  Line,
  Written,
  Position,
  Move,
  Side extends string,
>(
  notation: RandomNotation<Model, Root, Options, Line, Written, Position, Move, Side>,
  texts: readonly string[],
  plies: number,
): RandomGames {
  const random = new Random(SEED);
  const done: RandomGames = { plays: 0, variations: 0, comments: 0, promotions: 0, removals: 0, rewritten: 0 };
  for (const source of texts) {
    const game = opened(openGame(source, notation));
    game.toEnd();
    const states = [source];
    const problems = codesOf(notation.read(source));
    for (let i = 0; i < plies; i++) {
      const before = game.text;
      const what = act(game, random);
      if (what === undefined || game.text === before) continue;
      const { edits, text } = game;
      expect(applyEdits(before, edits), what).toBe(text);
      if (what !== 'promotions' && what !== 'removals') {
        const isResult = ({ text: one }: { text: string }) => /^(?:-?1|0|\?|1\/2|\*)?(?:-[01])?$/.test(one);
        done.rewritten += edits.reduce((sum, edit) => sum + (isResult(edit) ? 0 : edit.end - edit.start), 0);
      }
      done[what]++;
      states.push(text);
      const reading = notation.read(text);
      expect(addedTo(problems, codesOf(reading)), `${what} in ${JSON.stringify(before)} gave ${text}`).toEqual([]);
      expect(notation.read(notation.print(reading.model)).model, text).toEqual(reading.model);
      const again = opened(openGame(text, notation));
      opened(game.ply === 0 ? again.toStart() : again.at(game.path!));
      expect(game.rules.key(again.position), text).toBe(game.rules.key(game.position));
    }
    for (const state of states.toReversed().slice(1)) expect(opened(game.undo()).text).toBe(state);
    expect(game.text).toBe(source);
    expect(refused(game.undo())).toBe('there is nothing to undo');
    for (const state of states.slice(1)) expect(opened(game.redo()).text).toBe(state);
  }
  return done;
}

type Kind = 'plays' | 'variations' | 'comments' | 'promotions' | 'removals';

/** Does something at random; returns what, or nothing if it is refused or only moves the cursor. */
function act<Position, Move, Side extends string>(
  game: OpenGame<Position, Move, Side>,
  random: Random,
): Kind | undefined {
  const roll = random.int(100);
  if (roll < 8) return game.comment(`note ${roll}`).ok ? 'comments' : undefined;
  if (roll < 14) {
    game.at(random.int(game.ply + 1));
    const [move] = game.next();
    return move !== undefined && game.at(move.path).ok && playAny(game, random, 'variation') ? 'variations' : undefined;
  }
  if (roll < 24) return game.promote().ok ? 'promotions' : undefined;
  if (roll < 26) return game.remove().ok ? 'removals' : undefined;
  if (roll < 31) {
    game.at(0);
    game.toEnd();
    return undefined;
  }
  return playAny(game, random, 'play') ? 'plays' : undefined;
}

/**
 * Plays a random move, given as text or as a move; returns whether there is one. It must not be refused at the end of a
 * line.
 */
function playAny<Position, Move, Side extends string>(
  game: OpenGame<Position, Move, Side>,
  random: Random,
  how: 'play' | 'variation',
): boolean {
  const path = game.path;
  if (how === 'variation') game.back();
  const moves =
    game.toMove === 'chance' ? [game.rules.chance!(game.position, () => random.int(1000) / 1000)] : game.legalMoves();
  if (moves.length === 0) return false;
  const move = random.pick(moves);
  const given = random.once(2) ? move : game.moveText(move);
  if (how === 'variation') game.at(path!);
  const isAtEnd = how === 'play' && game.next().length === 0;
  const result = game[how](given);
  if (isAtEnd) expect(refused(result), game.text).toBeUndefined();
  return result.ok;
}

const codesOf = ({ diagnostics }: NotationReading): string[] => diagnostics.map(({ code }: Diagnostic) => code);

/** Returns the codes of a list that another list doesn't have, each as often as it has more of it. */
function addedTo(old: readonly string[], codes: readonly string[]): string[] {
  const left = [...old];
  return codes.filter((code) => {
    const index = left.indexOf(code);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

/** Characters that a comment of some notation can't have, or not at each location. */
const CHARACTERS = [...' \t\n\r\u0000\u0007\u0085\u00a0\u2028#;:|[](){}<>/\\"%$!?.,-+=*0159axB\u00e9\u{1f600}\ufeff'];

/**
 * Comments on moves of texts with random characters: each comment is written so that it can be read, or refused with
 * characters of it named.
 *
 * @param isIn whether a model has a comment
 */
export function commentAtRandom<
  Model,
  Root,
  Options extends ReadOptions,
  Line,
  Written,
  Position,
  Move,
  Side extends string,
>(
  notation: PlayableNotation<Model, Root, Options, Line, Written, Position, Move, Side>,
  texts: readonly string[],
  count: number,
  isIn: (comment: string, model: Model) => boolean,
): { readonly written: number; readonly refused: number } {
  const random = new Random(SEED);
  const done = { written: 0, refused: 0 };
  for (let i = 0; i < count; i++) {
    const source = random.pick(texts);
    const game = opened(openGame(source, notation));
    game.at(1 + random.int(game.moves().length));
    const comment = Array.from({ length: random.int(6) + 1 }, () => random.pick(CHARACTERS)).join('');
    const what = JSON.stringify({ source, comment });
    const message = refused(game.comment(comment));
    if (message === undefined) {
      expect(isIn(comment, notation.read(game.text).model), what).toBe(true);
      done.written++;
    } else {
      expect(game.text).toBe(source);
      const named = [...message.matchAll(/"((?:[^"]|"(?!,| or|$))+)"/g)].map(([, part]) => plain(part!));
      expect(named, `${what}: ${message}`).not.toEqual([]);
      for (const part of named) expect(comment, `${what}: ${message}`).toContain(part);
      done.refused++;
    }
  }
  return done;
}

const plain = (text: string): string =>
  text
    .replaceAll('\\n', '\n')
    .replaceAll('\\r', '\r')
    .replaceAll('\\t', '\t')
    .replaceAll(/\\u\{([0-9a-f]+)\}/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));
