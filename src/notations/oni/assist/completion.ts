import type { OniFile } from '../../../../generated/oni/nodes.js';
import type { Node } from '../../../cst/index.js';
import { defined } from '../../../defined.js';
import type { Span } from '../../../diagnostics/index.js';
import { legalMoves, type Position, STANDARD_CARDS } from '../../../games/onitama/index.js';
import type { Completion, CompletionLocation, Landmark, Reading } from '../../../notation/index.js';
import { moveText, squareLetter } from '../model/leaves.js';
import type { OniGame } from '../model/shape.js';
import { oniStart, playWritten } from '../replay/play.js';

/** Completes the cards that are not dealt yet; after the fifth, the legal moves and the cards in hand. */
export function completeOni({
  before,
  readUntil,
  position,
  isCut,
}: CompletionLocation<OniGame, OniFile, Position>): Completion[] {
  const { tree, model } = readUntil(before.length);
  const missing = tree.errors().find(({ kindName }) => kindName === 'MissingCardsError');
  if (missing !== undefined || tree.root.cards.end === 0) return cardsToDeal(before, missing);
  // The first characters of an unfinished move are one error node at the end.
  const last = tree.errors().at(-1);
  const isBegun = last?.kindName === 'ShortMoveError' && last.end === before.trimEnd().length;
  const span = { start: isBegun ? last.start : before.length, end: before.length };
  if (isCut === true) return span.end - span.start > 1 ? [] : cardsOfGame(model, span);
  const start = position ?? startOfGame(model);
  if (start === undefined) return [];
  const final = playOn(start, model);
  return [...movesFrom(final, span), ...(isBegun ? [] : cardsInHand(final, span))];
}

/** Returns the position before the first move of a game; `undefined` if it can't be replayed. */
function startOfGame(game: OniGame): Position | undefined {
  const start = oniStart(game);
  return start.ok ? start.position : undefined;
}

/** Returns the position after the moves of a game, from the position before the first one. */
function playOn(start: Position, { moves }: OniGame): Position {
  let position = start;
  for (const move of moves) position = playWritten(position, move)?.after ?? position;
  return position;
}

/** Yields a landmark before each move. */
export function* landmarks(
  reading: Reading<OniGame, OniFile>,
  start: Position | undefined = startOfGame(reading.model),
): Iterable<Landmark<Position>> {
  let position = start;
  if (position === undefined) return;
  for (const [i, move] of reading.model.moves.entries()) {
    const span = reading.spanOf(['moves', i]);
    const before: Position = position;
    if (span !== undefined) yield { offset: span.start, position: () => before };
    position = playWritten(before, move)?.after ?? before;
  }
}

function cardsToDeal(before: string, missing: Node | undefined): Completion[] {
  const dealt = new Set((missing?.text ?? '').toUpperCase());
  const span = { start: before.length, end: before.length };
  return [...STANDARD_CARDS.values()]
    .filter(({ letter }) => !dealt.has(letter))
    .map(({ letter, name }) => ({ type: 'card', text: letter, span, detail: name }));
}

function movesFrom(position: Position, span: Span): Completion[] {
  return legalMoves(position).map(({ card, from, to }) => {
    const captured = position.board[to];
    const capture = captured === undefined ? '' : `, captures a ${captured.role}`;
    const text = moveText(card.letter, from, to);
    return { type: 'move', text, span, detail: `${card.name}, ${squareLetter(from)} to ${squareLetter(to)}${capture}` };
  });
}

const cardsOfGame = ({ cards }: OniGame, span: Span): Completion[] =>
  cards.map((letter) => ({
    type: 'card',
    text: letter,
    span,
    ...defined({ detail: STANDARD_CARDS.get(letter)?.name }),
  }));

const cardsInHand = ({ hands, toMove }: Position, span: Span): Completion[] =>
  hands[toMove].map(({ letter, name }) => ({
    type: 'card',
    text: letter,
    span,
    detail: `${name}, in ${toMove}'s hand`,
  }));
