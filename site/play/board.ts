import type { Json, Notation, NotationReading } from '../../src/library/index.js';
import { notations } from '../../src/library/index.js';
import type { BoardAnswer } from './protocol.js';

/** A line of a game: its name, and the positions after its moves where the replay gives them as text. */
interface Line {
  readonly name: string;
  readonly moves: readonly (string | undefined)[];
  readonly positions: readonly (string | undefined)[];
}

/** Draws boards of one text: the game is played once, whatever is asked. */
export class Boards {
  readonly #notation: Notation;
  readonly #reading: NotationReading;
  readonly #lines: readonly Line[];

  constructor(notation: Notation, reading: NotationReading) {
    this.#notation = notation;
    this.#reading = reading;
    const replay = notation.play?.replay(reading.model);
    const json = replay?.ok === true ? notation.play!.json(replay, reading.model) : undefined;
    this.#lines = linesOf(json, replay?.ok === true ? replay.plies.length : 0);
  }

  /** The board after a ply of a line; of the main line's end if neither is given. Throws an Error that says why there is none. */
  async at(line = 0, ply?: number): Promise<BoardAnswer> {
    const chosen = this.#lines[line] ?? this.#lines[0]!;
    const index = this.#lines.indexOf(chosen);
    const shown = Math.max(0, Math.min(ply ?? chosen.moves.length, chosen.moves.length));
    const picture = index === 0 ? this.#mainLine(shown) : await this.#position(chosen.positions[shown - 1], shown);
    const move = chosen.moves[shown - 1];
    const lines = this.#lines.map(({ name, moves }) => ({ name, plies: moves.length }));
    return { ...picture, lines, line: index, ply: shown, ...(move === undefined ? {} : { move }) };
  }

  #mainLine(ply: number): Picture {
    return draw(this.#notation, this.#reading.model, ply);
  }

  /** A position of a variation, which the replay gives as a text of its own. */
  async #position(text: string | undefined, ply: number): Promise<Picture> {
    if (text === undefined) throw new Error(`the position after ply ${ply} of this variation isn't known`);
    const notation = await notations.find(({ id }) => id === 'otn-position')!.load();
    return draw(notation, notation.read(text).model);
  }
}

interface Picture {
  readonly svg: string;
  readonly text: string;
}

function draw({ view }: Notation, model: unknown, ply?: number): Picture {
  if (view === undefined) throw new Error('there are no pictures of this notation');
  const drawn = view.at(model, ply === undefined ? {} : { ply });
  if (!drawn.ok) throw new Error(drawn.problem.message);
  return { svg: view.svg(drawn.view), text: view.text(drawn.view) };
}

function linesOf(json: Json | undefined, plies: number): Line[] {
  const { variations = [] } = (json ?? {}) as { variations?: readonly JsonLine[] };
  const main = lineOf('main line', (json ?? {}) as JsonLine, plies);
  const drawable = variations.filter((line) => line.plies?.every(({ position }) => typeof position === 'string'));
  return [main, ...drawable.map((line) => lineOf(`variation ${line.address}`, line))];
}

interface JsonLine {
  readonly address?: string;
  readonly plies?: readonly { readonly move?: unknown; readonly position?: unknown }[];
}

function lineOf(name: string, { plies = [] }: JsonLine, count = plies.length): Line {
  const all = Array.from({ length: count }, (_, i) => plies[i]);
  return {
    name,
    moves: all.map((ply) => (typeof ply?.move === 'string' ? ply.move : undefined)),
    positions: all.map((ply) => (typeof ply?.position === 'string' ? ply.position : undefined)),
  };
}
