import {
  type Comment,
  Kind,
  type Layer,
  type Reply,
  type Time,
  type Turn,
  type TurnNumber,
  type Variation,
} from '../../../../generated/5dfen/nodes.js';
import { isTurn, turnNumber, variationClose } from '../../../../generated/5dfen/readers.js';
import { endOf, type NodeIndex, spanAt, startOf, textOf, type Tree } from '../../../cst/index.js';
import { quote, replacement, type Span } from '../../../diagnostics/index.js';
import { characterAt } from '../../../notation/read/spans.js';
import { isTooLarge, MAX_COORDINATE, MAX_EXACT_DIGITS } from '../boards/coordinates.js';
import { isBeforeWord, isRestOfTag } from '../faults/one-fault.js';
import type { FiveDCheck, FiveDContext } from '../options.js';
import { turnDiagnostics as diagnostics } from './codes.js';
import {
  actionCountAt,
  blackBegins,
  hasLostNumber,
  isClosedComment,
  type LineNodeIndex,
  ownPartOf,
  playerAt,
  repliesAt,
  type TurnIndex,
  turnNumberAt,
  turnsOf,
} from './turns.js';

/**
 * Level `syntax`: checks that the numbers of timelines and turns can be represented exactly. Reports
 * `5dfen/number-too-large`.
 */
const exactNumbers: FiveDCheck = {
  level: 'syntax',
  on: [Kind.Layer, Kind.Time, Kind.TurnNumber],
  run(index, { tree, report }) {
    const node = index as NodeIndex<Layer> | NodeIndex<Time> | NodeIndex<TurnNumber>;
    const start = startOf(tree, node);
    if (endOf(tree, node) - start <= MAX_EXACT_DIGITS) return;
    const [digits = ''] = /^[+-]?\d*/.exec(textOf(tree, node)) ?? [];
    const span = { start, end: start + digits.length };
    if (!isTooLarge(tree.text, start, span.end)) return;
    report(diagnostics.report('number-too-large', span, { found: quote(digits), most: MAX_COORDINATE }));
  },
};

/**
 * Level `syntax`: checks that a turn has at most one reply. Reports `5dfen/extra-reply` at the second one, unless its
 * slash or the first one belongs to an error next to it, the number of another turn between them is an error, or the
 * slash is probably between rows of a board that has another error.
 */
const atMostOneReply: FiveDCheck = {
  level: 'syntax',
  on: [Kind.Turn, Kind.UnnumberedTurn],
  run(index, { tree, facts, report }) {
    const node = index as TurnIndex;
    const [first = 0, extra] = repliesAt(tree, node);
    if (extra === undefined || (tree.hasErrors && isRestOfTag(tree.text, startOf(tree, extra)))) return;
    if ([first, extra].some((reply) => facts.errors.touch(firstCharacter(tree, reply as NodeIndex)))) return;
    if (
      facts.errors.startsBetween(startOf(tree, first as NodeIndex), startOf(tree, extra)) &&
      hasLostNumber(tree, node, first as NodeIndex<Reply>, extra)
    ) {
      return;
    }
    // The turn may begin with an unreadable number.
    if (!isTurn(tree, node) && facts.errors.startsAt(startOf(tree, node))) return;
    const turn = isTurn(tree, node) ? textOf(tree, turnNumber(tree, node)).slice(0, -1) : 'without a number';
    report(diagnostics.report('extra-reply', firstCharacter(tree, extra), { turn }));
  },
};

/**
 * Level `syntax`: checks that variations are closed. Reports `5dfen/unclosed-variation` at the outermost open one: the
 * others may be open only because it is. A parenthesis beside an unreadable word may be a part of it, unless a word
 * without a digit follows, which isn't the rest of a move.
 */
const closedVariations: FiveDCheck = {
  level: 'syntax',
  on: Kind.Variation,
  run(index, { tree, facts, report }) {
    const node = index as NodeIndex<Variation>;
    if (variationClose(tree, node) !== 0 || node !== facts.firstOpenVariation) return;
    const opening = firstCharacter(tree, node);
    if (facts.errors.endsAt(opening.start)) return;
    if (facts.errors.touch(opening) && !isBeforeWord(tree.text, opening.end)) return;
    report(diagnostics.report('unclosed-variation', opening));
  },
};

/**
 * Level `syntax`: checks that comments are closed. Reports `5dfen/unclosed-comment`, unless the brace is inside an
 * unreadable word.
 */
const closedComments: FiveDCheck = {
  level: 'syntax',
  on: Kind.Comment,
  run(index, { tree, facts, report }) {
    const node = index as NodeIndex<Comment>;
    if (isClosedComment(tree, node) || facts.errors.endsAt(startOf(tree, node))) return;
    report(diagnostics.report('unclosed-comment', firstCharacter(tree, node)));
  },
};

/** Checks that the first turn of a line has a number. Reports `5dfen/unnumbered-turn`. */
const numberedFirstTurn: FiveDCheck = {
  level: 'structure',
  on: [Kind.GameRecord, Kind.Variation],
  run(index, { tree, facts, report }) {
    const line = index as LineNodeIndex;
    for (let node = turnsOf.first(tree, line); node !== 0; node = turnsOf.next(tree, line, node)) {
      if (isTurn(tree, node)) return;
      const own = ownPartOf(tree, node);
      if (own === 0) continue;
      // The number may be a part of an unreadable word, and an unclosed variation may be a stray parenthesis.
      const isOtherFault = facts.errors.startsAt(startOf(tree, own)) || facts.firstOpenVariation === line;
      if (!isOtherFault) report(diagnostics.report('unnumbered-turn', firstCharacter(tree, own)));
      // The rest of the line belongs to the same turn. The unreadable part between them is reported separately.
      return;
    }
  },
};

/**
 * Checks that the turns of a line have consecutive numbers. Reports `5dfen/turn-number` and
 * `5dfen/marked-whole-turn`. After a wrong number, the next turn may continue from it or from the number that was
 * expected.
 */
const consecutiveTurnNumbers: FiveDCheck = {
  level: 'structure',
  on: [Kind.GameRecord, Kind.Variation],
  run(index, context) {
    const { tree, facts, report } = context;
    const line = index as LineNodeIndex;
    /** The expected half turn, counted from 0: white's are even, black's odd. */
    let next: number | undefined;
    /** Another half turn that is accepted. */
    let other: number | undefined;
    /** The offset of the last turn that has a number. */
    let last = 0;
    for (let node = turnsOf.first(tree, line); node !== 0; node = turnsOf.next(tree, line, node)) {
      if (!isTurn(tree, node)) continue;
      const number = turnNumberAt(tree, node);
      if (number === undefined) {
        next = undefined;
        other = undefined;
        continue;
      }
      const first = number * 2 + (blackBegins(tree, node) ? 1 : 0);
      const from = last;
      last = startOf(tree, node);
      // An unreadable part may be a slash or a number.
      const isRight = first === next || first === other || facts.errors.startsInLineBetween(from, last, line);
      const expected = isRight ? undefined : next;
      if (expected !== undefined) {
        const args = { found: halfName(first), wanted: halfName(expected) };
        report(diagnostics.report('turn-number', spanAt(tree, turnNumber(tree, node)), args));
      }
      const actions = actionCountAt(tree, node);
      other = expected === undefined ? undefined : expected + actions;
      next = first + actions;
      checkPlayer(node, context);
    }
  },
};

/** Checks that a turn of one player has no reply. Reports `5dfen/marked-whole-turn`. */
function checkPlayer(node: NodeIndex<Turn>, { tree, report }: FiveDContext): void {
  const player = playerAt(tree, node);
  const [reply, second] = player === '' ? [] : repliesAt(tree, node);
  if (reply === undefined) return;
  const number = spanAt(tree, turnNumber(tree, node));
  const fixes =
    actionCountAt(tree, node) === 2
      ? [replacement('drop the letter', { start: number.end - 2, end: number.end - 1 }, '')]
      : second === undefined
        ? [replacement('drop the "/"', firstCharacter(tree, reply), '')]
        : [];
  const turn = tree.text.slice(number.start, number.end);
  const args = { turn, colour: player === 'w' ? 'white' : 'black' };
  report(diagnostics.report('marked-whole-turn', number, args, { fixes }));
}

/** Returns the span of the first character of a node. */
const firstCharacter = (tree: Tree, node: NodeIndex): Span => characterAt(tree.text, startOf(tree, node));

const halfName = (half: number): string => `${Math.floor(half / 2)}${half % 2 === 0 ? '' : 'b'}`;

/** The checks of turns, variations and comments, and of the numbers in them. */
export const TURN_CHECKS: readonly FiveDCheck[] = [
  exactNumbers,
  atMostOneReply,
  closedVariations,
  closedComments,
  numberedFirstTurn,
  consecutiveTurnNumbers,
];
