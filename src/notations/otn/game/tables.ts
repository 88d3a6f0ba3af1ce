import type { GameFacts, PlyFacts, Tables } from '../../../notation/tables.js';
import { positionOfBoard, writePosition } from '../position/model.js';
import { entryOf, type OtnRules } from '../rules/model.js';
import { writeRules } from '../rules/print.js';
import { squareName } from './describe.js';
import { type OtnGame, type OtnResult, tagOf } from './model.js';
import type { OtnPly, OtnReplay } from './play.js';
import { printDate } from './print-tags.js';
import { moveText } from './view/replay.js';

const WINNERS: Readonly<Partial<Record<OtnResult, string>>> = { '1': 'attackers', '-1': 'defenders', '0': 'draw' };

/** OpenTafl games in tables. The rules of a game are their name; without one, the rules record in canonical form. */
export const otnTables: Tables<OtnGame, OtnReplay> = {
  game(game): GameFacts {
    const attackers = tagOf(game, 'text', 'attackers');
    const defenders = tagOf(game, 'text', 'defenders');
    const date = tagOf(game, 'date');
    const rules = tagOf(game, 'rules');
    const result = WINNERS[tagOf(game, 'result') ?? '?'];
    const players = {
      ...(attackers === undefined ? {} : { attackers }),
      ...(defenders === undefined ? {} : { defenders }),
    };
    return {
      ...(Object.keys(players).length === 0 ? {} : { players }),
      ...(date === undefined ? {} : { date: printDate(date).replaceAll('.', '-') }),
      ...(rules === undefined ? {} : { rules: nameOf(rules) }),
      ...(result === undefined ? {} : { result }),
    };
  },
  *plies({ plies, variations }) {
    for (const ply of plies) yield factsOf(ply);
    for (const { address, plies: inside } of variations) {
      for (const ply of inside) yield { ...factsOf(ply), variation: address };
    }
  },
  result: ({ result }) => result?.winner,
};

const nameOf = (rules: OtnRules): string => entryOf(rules, 'text', 'name') ?? writeRules(rules, { asWritten: false });

function factsOf(ply: OtnPly): PlyFacts {
  const size = Math.sqrt(ply.after.board.length);
  const captures = (ply.played?.captures ?? []).map((square) => squareName(square, size));
  return {
    mover: ply.mover,
    move: moveText(ply),
    ...(captures.length === 0 ? {} : { captures: captures.join(' ') }),
    position: writePosition(positionOfBoard(ply.after.board, size)),
  };
}
