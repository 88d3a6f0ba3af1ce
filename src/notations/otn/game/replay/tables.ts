import { boardText, type Position, squareName } from '../../../../games/tafl/index.js';
import type { PlyListener } from '../../../../notation/options.js';
import type { GameFacts, PlyColumns, Tables } from '../../../../notation/describe/tables.js';
import { entryOf } from '../../rules/model.js';
import type { OtnRules } from '../../rules/shape.js';
import { writeRules } from '../../rules/print.js';
import { type OtnGame, type OtnResult, tagOf } from '../model.js';
import { followOtn, type OtnPly } from './play.js';
import { printDate } from '../tags/print.js';
import { moveText } from '../view/replay.js';

const WINNERS: Readonly<Partial<Record<OtnResult, string>>> = { '1': 'attackers', '-1': 'defenders', '0': 'draw' };

/**
 * The columns of OpenTafl games in exported tables. The rules of a game are given by name; without a name, by the rules
 * record in canonical form.
 */
export const otnTables: Tables<OtnGame> = {
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
  listener: (columns) => columnListener(columns),
  play: (game, columns) => followOtn(game, columnListener(columns)),
};

/** Returns a listener that adds a row for each ply. */
const columnListener = (columns: PlyColumns): PlyListener<OtnPly, Position> => ({
  onPly(ply, { board, rules: { size } }, variation) {
    const captures = ply.played?.captures ?? [];
    const captured = captures.length === 0 ? undefined : captures.map((square) => squareName(square, size)).join(' ');
    columns.add(ply.mover, moveText(ply), captured, boardText(board), variation);
  },
  onEnd: (result) => columns.end(result),
});

const nameOf = (rules: OtnRules): string => entryOf(rules, 'text', 'name') ?? writeRules(rules, { asWritten: false });
