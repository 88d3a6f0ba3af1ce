import { defined } from '../../../defined.js';
import type { Json } from '../../../notation/index.js';
import { faultText } from '../../../notation/replay/fault-text.js';
import { squareLetter } from '../model/leaves.js';
import { outcomeText } from './outcome.js';
import { boardText, type OniPly, type OniReplay } from './play.js';

/** Returns a replay as `replay --json` prints it. Boards are the 25 characters of rule 4. */
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
    ...defined({ captured: captured?.role }),
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

/** Returns a replay as text: one line per ply, then the hands and the result. */
export function replayLines({ plies, final }: OniReplay): string {
  const width = String(plies.length).length;
  const lines = plies.map(({ mover, move, captured, violations }, i) => {
    const capture = captured === undefined ? '' : `, captures a ${captured.role}`;
    const step = `${squareLetter(move.from)}-${squareLetter(move.to)}`;
    return `${String(i + 1).padStart(width)}. ${mover.padEnd(4)}  ${move.card.name.padEnd(8)}  ${step}${capture}${faultText(violations)}`;
  });
  const { red, blue, transfer } = final.hands;
  const names = (cards: readonly { readonly name: string }[]) => cards.map(({ name }) => name).join(', ');
  return [
    ...lines,
    `red holds ${names(red)}; blue holds ${names(blue)}; ${transfer.name} is the transfer card`,
    outcomeText(final) ?? 'the game is not over',
    '',
  ].join('\n');
}
