import { boardText } from '../../../games/tafl/index.js';
import type { AddPly, GameFacts, Tables } from '../../../notation/tables.js';
import { entryOf, type OtnRules } from '../rules/model.js';
import { writeRules } from '../rules/print.js';
import { squareName } from './describe.js';
import { type OtnGame, type OtnResult, tagOf } from './model.js';
import type { OtnPly, OtnReplay } from './play.js';
import { printDate } from './print-tags.js';
import { moveText } from './view/replay.js';

const WINNERS: Readonly<Partial<Record<OtnResult, string>>> = { '1': 'attackers', '-1': 'defenders', '0': 'draw' };

/**
 * The columns of OpenTafl games in exported tables. The rules of a game are given by name; without a name, by the rules
 * record in canonical form.
 */
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
  plies({ plies, variations }, _, add) {
    for (const ply of plies) addPly(ply, undefined, add);
    for (const { address, plies: inside } of variations) for (const ply of inside) addPly(ply, address, add);
  },
  result: ({ result }) => result?.winner,
};

const nameOf = (rules: OtnRules): string => entryOf(rules, 'text', 'name') ?? writeRules(rules, { asWritten: false });

function addPly(ply: OtnPly, variation: string | undefined, add: AddPly): void {
  const { mover, after, played } = ply;
  const size = Math.sqrt(after.board.length);
  const captures = played?.captures ?? [];
  add(
    mover,
    moveText(ply),
    captures.length === 0 ? undefined : captures.map((square) => squareName(square, size)).join(' '),
    boardText(after.board),
    variation,
  );
}
