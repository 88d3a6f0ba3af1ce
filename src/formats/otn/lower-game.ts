import {
  Address,
  type Comment,
  type GameRecord,
  Kind,
  type Step,
  TurnNumber,
  type Turn,
  type UnnumberedTurnError,
} from '../../../generated/otn/nodes.js';
import { kindAt, NEXT, WORDS } from '../../cst/layout.js';
import type { Tree } from '../../cst/index.js';
import { lowerMove } from './lower-move.js';
import { lowerStep } from './lower-step.js';
import { lowerTag } from './lower-tag.js';
import { lowerTime } from './lower-time.js';
import type { OtnComment, OtnGame, OtnLine, OtnMove, OtnStep, OtnTag, OtnTurn, OtnVariation } from './model.js';
import { byCustomaryName } from './tag-names.js';

/** A line while it is built. */
interface Line extends OtnLine {
  readonly turns: OtnTurn[];
  readonly variations: Variation[];
  /** Variations by their steps as written. */
  readonly byStep: Map<string, Variation>;
}
interface Variation extends Line, OtnStep {}

/** A turn, where it stands in the tree, and which line it is of. */
export interface LoweredTurn {
  readonly turn: OtnTurn;
  /** Word index of its node. */
  readonly at: number;
  /** The variation that it is part of; nothing on the main line. */
  readonly variation: OtnVariation | undefined;
}

/** A game, and where it came from. */
export interface LoweredGame {
  readonly game: OtnGame;
  /** In the order of the text. */
  readonly turns: readonly LoweredTurn[];
}

/**
 * Tree → game. A turn whose number can't be read is the next one of the main line; a move that can't be read keeps its
 * place. The address lines of variations may come in any order.
 */
export function lowerGame(tree: Tree<GameRecord>): LoweredGame {
  const { words } = tree;
  const tags: OtnTag[] = [];
  const main: Line = { turns: [], variations: [], byStep: new Map() };
  const lines: Line[] = [main];
  const turns: LoweredTurn[] = [];
  const end = words[tree.root.index + NEXT]!;
  for (let at = tree.root.index + WORDS; at < end; at = words[at + NEXT]!) {
    switch (kindAt(words, at)) {
      case Kind.Turn:
      case Kind.UnnumberedTurnError: {
        const node = tree.node(at) as Turn | UnnumberedTurnError;
        const address = 'address' in node ? node.address : undefined;
        const line = address instanceof Address ? lineAt(address.steps, main, lines) : main;
        const turn = lowerTurn(tree, at, numberOf(address) ?? (main.turns.at(-1)?.number ?? 0) + 1);
        line.turns.push(turn);
        turns.push({ turn, at, variation: line === main ? undefined : (line as Variation) });
        break;
      }
      default: {
        const tag = lowerTag(tree.node(at));
        if (tag !== undefined) tags.push(tag);
      }
    }
  }
  for (const line of lines) {
    line.variations.sort(byStep);
    if (line !== main) line.turns.sort((a, b) => a.number - b.number);
  }
  return { game: { tags: tags.sort(byCustomaryName), turns: main.turns, variations: main.variations }, turns };
}

/** The number of a turn in its line; nothing where it can't be read. */
function numberOf(address: Turn['address'] | undefined): number | undefined {
  if (address instanceof TurnNumber) return Number.parseInt(address.text, 10);
  return address instanceof Address ? Number(address.turn.text) : undefined;
}

/** The line that the steps of an address lead to, made where it does not exist yet. */
function lineAt(steps: readonly Step[], main: Line, lines: Line[]): Line {
  let line = main;
  for (const step of steps) {
    const { turn, letter, variation } = lowerStep(step);
    const key = `${turn}${letter}${variation}`;
    let next = line.byStep.get(key);
    if (next === undefined) {
      next = { turn, letter, variation, turns: [], variations: [], byStep: new Map() };
      line.byStep.set(key, next);
      line.variations.push(next);
      lines.push(next);
    }
    line = next;
  }
  return line;
}

/** Compares two steps by turn, letter and variation. */
const byStep = (a: OtnStep, b: OtnStep): number =>
  a.turn - b.turn || (a.letter < b.letter ? -1 : a.letter > b.letter ? 1 : 0) || a.variation - b.variation;

const NO_COMMENTS: readonly OtnComment[] = [];

function lowerTurn(tree: Tree, at: number, number: number): OtnTurn {
  const { words } = tree;
  const moves: OtnMove[] = [];
  let comments = NO_COMMENTS;
  const end = words[at + NEXT]!;
  for (let i = at + WORDS; i < end; i = words[i + NEXT]!) {
    switch (kindAt(words, i)) {
      case Kind.TurnNumber:
      case Kind.Address:
      case Kind.AddressError:
        break;
      case Kind.Comment:
        comments = lowerComment(tree.node(i) as Comment);
        break;
      default:
        moves.push(lowerMove(tree, i));
    }
  }
  return { number, moves, comments };
}

/** The remarks of a comment; empty ones at its end say nothing. */
function lowerComment({ remarks, tree }: Comment): readonly OtnComment[] {
  const out: OtnComment[] = [];
  let count = 0;
  for (const { clock, start, end } of remarks) {
    out.push({
      clock: clock === undefined ? undefined : lowerTime(clock),
      text: tree.text.slice(clock?.end ?? start, end),
    });
    if (start < end) count = out.length;
  }
  return count === 0 ? NO_COMMENTS : out.slice(0, count);
}
