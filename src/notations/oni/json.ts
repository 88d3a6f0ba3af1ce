import type { Json } from '../../notation/format.js';
import { joined, tagged } from '../../notation/json-reader.js';
import { isSquare, type OniGame, squareLetter } from './model.js';
import { boardText, type OniPly, type OniReplay } from './replay.js';

/**
 * A model as the tagged JSON of the conformance suite: every leaf is `{type, value}`, the value always a string. A square
 * that does not exist is written as its number, which `oniFromJson` refuses.
 */
export function oniJson(game: OniGame): Json {
  return {
    board: game.board === undefined ? null : tagged('board', joined(game.board)),
    cards: game.cards.map((letter) => tagged('card', letter)),
    moves: game.moves.map(({ card, from, to }) => ({
      card: tagged('card', card),
      from: squareJson(from),
      to: squareJson(to),
    })),
    comments: game.comments.map((comment) => tagged('comment', comment)),
  };
}

const squareJson = (square: number): Json => tagged('square', isSquare(square) ? squareLetter(square) : square);

/** A replay as `replay --json` prints it. Boards are the 25 characters of rule 4. */
export function replayJson(replay: OniReplay): Json {
  const { start, plies, final, result } = replay;
  return {
    start: boardText(start),
    plies: plies.map((ply, i) => plyJson(ply, i + 1)),
    final: { board: boardText(final), hands: handsJson(final.hands) },
    result,
  };
}

function plyJson({ mover, move, captured, after }: OniPly, ply: number): Json {
  return {
    ply,
    mover,
    card: move.card.letter,
    from: squareLetter(move.from),
    to: squareLetter(move.to),
    captured: captured === undefined ? null : captured.role,
    position: boardText(after),
    hands: handsJson(after.hands),
  };
}

function handsJson({ red, blue, transfer }: OniReplay['final']['hands']): Json {
  return {
    red: red.map(({ letter }) => letter),
    blue: blue.map(({ letter }) => letter),
    transfer: transfer.letter,
  };
}

/** A replay for people: one line a ply, then the hands and the result. */
export function replayLines({ plies, final, result }: OniReplay): string {
  const width = String(plies.length).length;
  const lines = plies.map(({ mover, move, captured, violations }, i) => {
    const capture = captured === undefined ? '' : `, captures a ${captured.role}`;
    const fault = violations.length === 0 ? '' : `   (${violations.join(', ').replaceAll('-', ' ')})`;
    const step = `${squareLetter(move.from)}-${squareLetter(move.to)}`;
    return `${String(i + 1).padStart(width)}. ${mover.padEnd(4)}  ${move.card.name.padEnd(8)}  ${step}${capture}${fault}`;
  });
  const { red, blue, transfer } = final.hands;
  const names = (cards: readonly { readonly name: string }[]) => cards.map(({ name }) => name).join(', ');
  return [
    ...lines,
    `red holds ${names(red)}; blue holds ${names(blue)}; ${transfer.name} is the transfer card`,
    result === 'none' ? 'nobody has won' : `${result} has won`,
    '',
  ].join('\n');
}
