import type { Json, Notation, NotationReading, RenderOptions } from '../../src/library/index.js';
import type { EditorSupport } from '../../src/notation/index.js';
import type { BoardAnswer } from './protocol.js';

/** A line of a game: its address, absent for the main line, and its moves if the replay gives them as text. */
interface Line {
  readonly address?: string;
  readonly moves: readonly (string | undefined)[];
}

/** Draws the boards of one text, in its main line and in the variations that the replay reports. */
export class Boards {
  readonly #notation: Notation;
  readonly #reading: NotationReading;
  readonly #lines: readonly Line[];
  /** Whether Latin letters change the picture; unknown until a board is drawn. */
  #hasSymbols: boolean | undefined;

  /** @param support finds the moves of the main line in the text if the replay does not give them */
  constructor(notation: Notation, reading: NotationReading, support: EditorSupport = {}) {
    this.#notation = notation;
    this.#reading = reading;
    const replay = notation.play?.replay(reading.model);
    const json = replay?.ok === true ? notation.play!.json(replay, reading.model) : undefined;
    const [main, ...variations] = linesOf(json, replay?.ok === true ? replay.plies.length : 0);
    const written = writtenMoves(reading, support);
    this.#lines = [{ moves: main!.moves.map((move, i) => move ?? written[i]) }, ...variations];
  }

  /**
   * The board after a ply of a line; of the main line's end if neither is given. Throws an Error that says why there is
   * none.
   *
   * @param latin whether to draw Latin letters instead of Chinese characters or figurines
   */
  at(line = 0, ply?: number, latin = false): BoardAnswer {
    const index = line < this.#lines.length ? line : 0;
    const { address, moves } = this.#lines[index]!;
    const shown = Math.max(0, Math.min(ply ?? moves.length, moves.length));
    const options = { ply: shown, latin, ...(address === undefined ? {} : { variation: address }) };
    const picture = draw(this.#notation, this.#reading.model, options);
    const otherwise = { ...options, latin: !latin };
    this.#hasSymbols ??= draw(this.#notation, this.#reading.model, otherwise).svg !== picture.svg;
    const move = moves[shown - 1];
    const lines = this.#lines.map((each) => ({
      name: each.address === undefined ? 'main line' : `variation ${each.address}`,
      plies: each.moves.length,
    }));
    const hasSymbols = this.#hasSymbols;
    return { ...picture, hasSymbols, latin, lines, line: index, ply: shown, ...(move === undefined ? {} : { move }) };
  }
}

/** A longer move is not shown beside the number of its ply. */
const LONGEST_MOVE = 24;

/** Returns the moves of the main line as the text writes them; `undefined` for long ones. */
function writtenMoves(reading: NotationReading, support: EditorSupport): (string | undefined)[] {
  const paths = support.plies?.(reading.model) ?? [];
  return paths.map((path) => {
    const span = reading.spanOf(path);
    const move = span === undefined ? '' : reading.tree.text.slice(span.start, span.end);
    return move !== '' && move.length <= LONGEST_MOVE ? move.replaceAll(/\s+/g, ' ') : undefined;
  });
}

interface Picture {
  readonly svg: string;
  readonly text: string;
}

function draw({ view }: Notation, model: unknown, options: RenderOptions): Picture {
  if (view === undefined) throw new Error('there are no pictures of this notation');
  const drawn = view.at(model, options);
  if (!drawn.ok) throw new Error(drawn.problem.message);
  return { svg: view.svg(drawn.view), text: view.text(drawn.view) };
}

/** The lines of a replay as `replay --json` prints it. A variation has an address and plies of its own. */
function linesOf(json: Json | undefined, plies: number): Line[] {
  const { variations = [], ...main } = (json ?? {}) as JsonLine & { readonly variations?: readonly JsonLine[] };
  const walked = variations.filter(({ address }) => address !== undefined);
  return [
    { moves: movesOf(main, plies) },
    ...walked.map((line) => ({ address: line.address!, moves: movesOf(line, line.plies?.length ?? 0) })),
  ];
}

interface JsonLine {
  readonly address?: string;
  readonly plies?: readonly { readonly move?: unknown }[];
}

function movesOf({ plies = [] }: JsonLine, count: number): (string | undefined)[] {
  return Array.from({ length: count }, (_, i) => {
    const move = plies[i]?.move;
    return typeof move === 'string' ? move : undefined;
  });
}
