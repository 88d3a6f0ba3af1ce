import type { Json } from '../../notation/codec/codec.js';
import type { BoardNotation } from '../board-notation.js';
import type { ListedMove, Step, Walk } from './walk.js';

/** Goes through the main line of a game that can be replayed, but not continued. A text without a game has no moves. */
export class ReplayWalk implements Walk {
  readonly moves: readonly ListedMove[];
  ply = 0;

  constructor({ play }: BoardNotation, model: unknown) {
    const replay = play?.replay(model);
    this.moves = replay?.ok === true ? listedMoves(play!.json(replay, model), replay.plies.length) : [];
  }

  get location(): string {
    return this.ply === 0 ? '' : String(this.ply);
  }

  get last(): ListedMove | undefined {
    return this.moves[this.ply - 1];
  }

  get path(): undefined {
    return undefined;
  }

  get shown(): { readonly ply?: number } {
    return this.moves.length === 0 ? {} : { ply: this.ply };
  }

  goTo(location: string): string | undefined {
    const ply = location === '' ? 0 : Number(location);
    if (!(ply >= 0 && ply <= this.moves.length)) return `the game has no move "${location}"`;
    this.ply = ply;
    return undefined;
  }

  step(step: Step): string | undefined {
    if (step === 'other') return 'there is no variation here';
    const last = this.moves.length;
    const to = { start: 0, back: this.ply - 1, forward: this.ply + 1, end: last }[step];
    if (to < 0) return 'this is the start of the game';
    return to > last ? 'this is the end of the line' : this.goTo(String(to));
  }
}

/** Returns the moves that the JSON of a replay gives as text; the numbers of the others. */
function listedMoves(json: Json, count: number): ListedMove[] {
  const { plies = [] } = json as { readonly plies?: readonly { readonly move?: unknown }[] };
  return Array.from({ length: count }, (_, i) => {
    const move = plies[i]?.move;
    const name = String(i + 1);
    return { name, text: typeof move === 'string' ? move : '', location: name, variations: [] };
  });
}
