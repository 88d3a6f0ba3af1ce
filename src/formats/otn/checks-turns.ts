import { type Address, Kind, type Turn, type UnnumberedTurnError } from '../../../generated/otn/nodes.js';
import type { Tree } from '../../cst/index.js';
import { END, kindAt, NEXT, START, WORDS } from '../../cst/layout.js';
import type { Diagnostic, Span } from '../../diagnostics/index.js';
import { otnCatalogue as catalogue } from './catalogue.js';
import type { Dialect } from './dialect.js';
import type { LoweredGame, LoweredTurn } from './lower-game.js';
import type { OtnLine, OtnStep } from './model.js';
import { isOnBoard, spaceIn, spaceName } from './space.js';
import { letterIndex, printSteps } from './steps.js';

/**
 * What level `structure` asks of the turns of a game and of its variations. Where a part of the text could not be
 * read, turns and moves that are missing only because of it are not missed.
 */
export function checkTurns(tree: Tree, lowered: LoweredGame, dialect: Dialect): Diagnostic[] {
  return [
    ...checkOrder(tree, lowered),
    ...checkMoveCounts(tree, lowered),
    ...checkSkips(tree, lowered),
    ...checkBranches(tree, lowered),
    ...checkCommentary(tree, lowered),
    ...(dialect === '2016' ? checkRevision(tree, lowered) : []),
  ];
}

type TurnNode = Turn | UnnumberedTurnError;

/** Where the number of a turn stands; its first move, where it has none. */
function addressOf(tree: Tree, { at }: LoweredTurn): Span {
  const first = at + WORDS;
  return { start: tree.words[first + START]!, end: tree.words[first + END]! };
}

const nodeOf = (tree: Tree, { at }: LoweredTurn): TurnNode => tree.node(at) as TurnNode;

/** Turns run 1, 2, 3… on each line: `otn/turn-order`. The main line in the order of the text, a variation sorted. */
function checkOrder(tree: Tree, { turns, holes }: LoweredGame): Diagnostic[] {
  const out: Diagnostic[] = [];
  const lines = new Map<OtnLine | undefined, LoweredTurn[]>();
  for (const turn of turns) {
    const line = lines.get(turn.variation);
    if (line === undefined) lines.set(turn.variation, [turn]);
    else line.push(turn);
  }
  for (const [variation, line] of lines) {
    if (variation !== undefined) line.sort((a, b) => a.turn.number - b.turn.number);
    let expected = 1;
    let from = 0;
    for (const one of line) {
      const { number } = one.turn;
      const mayMiss = variation === undefined ? hasHole(holes, from, one.at) : holes.length > 0;
      if (number !== expected && !one.isGuessed && !(mayMiss && number > expected)) {
        out.push(catalogue.report('turn-order', addressOf(tree, one), { number, expected }));
      }
      expected = number + 1;
      from = one.at;
    }
  }
  return out;
}

/** Whether something between two places of the tree could not be read. */
const hasHole = (holes: readonly number[], from: number, to: number): boolean =>
  holes.some((hole) => hole >= from && hole < to);

/** Only the last turn of a line misses moves: `otn/no-moves`, `otn/missing-move`. */
function checkMoveCounts(tree: Tree, { game, turns }: LoweredGame): Diagnostic[] {
  const out: Diagnostic[] = [];
  turns.forEach((one, i) => {
    const { turn, variation } = one;
    const number = turn.number;
    if (turn.moves.length === 0) out.push(catalogue.report('no-moves', addressOf(tree, one), { number }));
    else if (turn.moves.length === 1 && turn.moves[0]!.kind === 'play') {
      const next = turns[i + 1];
      const isLast = (variation ?? game).turns.at(-1) === turn;
      const variationFollows = next !== undefined && next.variation !== variation && next.variation !== undefined;
      if (!isLast && !variationFollows) out.push(catalogue.report('missing-move', addressOf(tree, one), { number }));
    }
  });
  return out;
}

/** `.....` begins a variation on a later move, and stands nowhere else: `otn/stray-skip`, `otn/missing-skip`. */
function checkSkips(tree: Tree, { game, turns }: LoweredGame): Diagnostic[] {
  const out: Diagnostic[] = [];
  const movesOf = moveCounts();
  for (const one of turns) {
    const { turn, variation } = one;
    const mayBegin = variation !== undefined && turn === variation.turns[0] ? letterIndex(variation.letter) : 0;
    const [first] = turn.moves;
    // What begins behind moves that do not exist is told by its address.
    const isSomewhere = mayBegin <= (movesOf(one.path.at(-2) ?? game, variation?.turn ?? 0) ?? 0);
    if (mayBegin > 0 && isSomewhere && turn.number === 1 && first?.kind === 'play') {
      out.push(catalogue.report('missing-skip', addressOf(tree, one), { letter: variation!.letter }));
    }
    if (!turn.moves.some(({ kind }) => kind === 'skip')) continue;
    const nodes = nodeOf(tree, one).moves;
    const firstPlay = turn.moves.findIndex(({ kind }) => kind !== 'skip');
    nodes.forEach((node, i) => {
      const isAllowed = i < mayBegin && (firstPlay === -1 || i < firstPlay);
      if (turn.moves[i]!.kind === 'skip' && !isAllowed) out.push(catalogue.report('stray-skip', node));
    });
  }
  return out;
}

/** Looks up how many moves a turn of a line has; nothing where the line has no such turn. */
function moveCounts(): (line: OtnLine, turn: number) => number | undefined {
  const known = new Map<OtnLine, Map<number, number>>();
  return (line, turn) => {
    let counts = known.get(line);
    if (counts === undefined) {
      counts = new Map(line.turns.map(({ number, moves }) => [number, moves.length]));
      known.set(line, counts);
    }
    return counts.get(turn);
  };
}

/**
 * A variation replaces a move that exists, or the one behind the last: `otn/no-such-move` at its first line, for the first
 * step that leads nowhere. What hangs on that step is not judged.
 */
function checkBranches(tree: Tree, { game, turns, holes }: LoweredGame): Diagnostic[] {
  const out: Diagnostic[] = [];
  const isKnown = new Map<OtnLine, boolean>();
  const movesOf = moveCounts();
  const exists = (parent: OtnLine, { turn, letter }: OtnStep): boolean => {
    const count = movesOf(parent, turn);
    if (count !== undefined) return letterIndex(letter) <= count;
    return holes.length > 0 && turn <= (parent.turns.at(-1)?.number ?? 0) + holes.length;
  };
  for (const one of turns) {
    let parent: OtnLine = game;
    for (const [i, step] of one.path.entries()) {
      let known = isKnown.get(step);
      if (known === undefined) {
        known = exists(parent, step);
        isKnown.set(step, known);
        if (!known) out.push(reportBranch(tree, one, i));
      }
      if (!known) break;
      parent = step;
    }
  }
  return out;
}

function reportBranch(tree: Tree, one: LoweredTurn, i: number): Diagnostic {
  const { steps } = (nodeOf(tree, one) as Turn).address as Address;
  const { turn, letter } = one.path[i]!;
  const address = printSteps(one.path.slice(0, i)) + turn + letter;
  return catalogue.report('no-such-move', steps[i]!, { address });
}

/** No more commentary than moves: `otn/surplus-commentary`. */
function checkCommentary(tree: Tree, { turns }: LoweredGame): Diagnostic[] {
  return turns.flatMap((one) => {
    const { moves, comments } = one.turn;
    if (comments.length <= moves.length) return [];
    const { comment } = nodeOf(tree, one);
    const args = { parts: comments.length, moves: moves.length };
    return [catalogue.report('surplus-commentary', comment!.remarks[moves.length]!, args)];
  });
}

/** Variations came later: `otn/not-in-2016` at the address of each of their turns. */
function checkRevision(tree: Tree, { turns }: LoweredGame): Diagnostic[] {
  return turns
    .filter(({ variation }) => variation !== undefined)
    .map((one) => catalogue.report('not-in-2016', addressOf(tree, one), { what: 'variations' }));
}

/** Every space of the moves is on a board of `size` × `size`: `otn/off-board`. */
export function checkSpaces(tree: Tree, size: number): Diagnostic[] {
  const { text, words } = tree;
  const out: Diagnostic[] = [];
  for (let at = 0; at < tree.size; at += WORDS) {
    const kind = kindAt(words, at);
    if (kind === Kind.RulesTag) at = words[at + NEXT]! - WORDS;
    else if (kind === Kind.Space) {
      const space = spaceIn(text, words[at + START]!, words[at + END]!);
      if (!isOnBoard(space, size)) {
        out.push(catalogue.report('off-board', tree.node(at), { space: spaceName(space), size }));
      }
    }
  }
  return out;
}
