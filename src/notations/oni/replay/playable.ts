import type { OniFile } from '../../../../generated/oni/nodes.js';
import {
  type CardSet,
  type Move,
  onitamaRules,
  type Position,
  type Side,
  STANDARD_CARDS,
} from '../../../games/onitama/index.js';
import { afterCommentsOfLine } from '../../../notation/edit/text-edits.js';
import type { Playable } from '../../../notation/open-game/index.js';
import { onlyGame } from '../../../notation/open-game/playable.js';
import type { OniGame, OniMove } from '../model/shape.js';
import { oniStart, playWritten } from './play.js';

/** How Onitama games are continued in their texts. */
export interface OniPlayable extends Playable<OniGame, OniFile, OniGame, OniMove, Position, Move, Side> {}

/**
 * Returns how games with the cards of a set are continued in their texts. A game has one line and no result: its last
 * position says who has won.
 */
export const oniPlayableOf = (cards: CardSet): OniPlayable => ({
  rules: onitamaRules,
  tree: { moves: ({ moves }) => moves, branches: () => [] },
  main: onlyGame,
  start: (game) => oniStart(game, cards),
  pathOf: (_, index) => ['moves', index],
  play(position, written) {
    const ply = playWritten(position, written, cards);
    return ply && { position: ply.after, move: ply.move };
  },
  append: ({ card, from, to }, { index }) => [
    { insert: ['moves', index], value: { card: card.letter, from, to } satisfies OniMove },
  ],
  comment(text, { reading, index }) {
    const move = ['moves', index - 1];
    const offset = afterCommentsOfLine(reading.tree, reading.spanOf(move)?.end ?? 0);
    // Comments are a list of their own, in the order of the text.
    const before = reading.tree.comments().filter(({ start }) => start < offset);
    return [{ insert: ['comments', before.length], value: `# ${text}`, after: move }];
  },
});

/** How Onitama games with the sixteen cards are continued in their texts. */
export const oniPlayable: OniPlayable = /* @__PURE__ */ oniPlayableOf(STANDARD_CARDS);
