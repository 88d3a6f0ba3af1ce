import { boardText, type Position, positionKey, squareName } from '../../../../games/tafl/index.js';
import {
  type GameFacts,
  type PlyColumns,
  type PlyFacts,
  type PlyListener,
  present,
  type Tables,
  tagsByName,
} from '../../../../notation/index.js';
import { writePosition } from '../../position/model/model.js';
import { entryOf } from '../../rules/model/model.js';
import type { OtnRules } from '../../rules/model/shape.js';
import { writeRules } from '../../rules/print.js';
import { printDate } from '../model/leaves.js';
import { type OtnGame, tagOf } from '../model/model.js';
import { writeTagValue, writeTime } from '../tags/print.js';
import { winnerOfResult } from './outcome.js';
import { type OtnPly, playForListener } from './play.js';
import { moveText } from './report.js';

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
    const result = winnerOfResult(tagOf(game, 'result') ?? '?');
    const start = tagOf(game, 'position');
    const timeControl = tagOf(game, 'time');
    const facts = {
      players: present({ attackers, defenders }) as GameFacts['players'],
      date: date && printDate(date),
      event: tagOf(game, 'text', 'event'),
      site: tagOf(game, 'text', 'site'),
      round: tagOf(game, 'text', 'round'),
      termination: tagOf(game, 'text', 'termination'),
      timeControl: timeControl && writeTime(timeControl),
      startPosition: start && writePosition(start),
      rules: rules && nameOf(rules),
      tags: tagsByName(game.tags.map((tag) => [tag.name, writeTagValue(tag)])),
      result,
    };
    return present(facts) ?? {};
  },
  listener: (columns) => columnListener(columns),
  play: (game, columns) => playForListener(game, columnListener(columns)),
};

/** Returns a listener that adds a row for each ply. */
const columnListener = (columns: PlyColumns): PlyListener<OtnPly, Position> => ({
  onPly(ply, after, variation) {
    const { size } = after.rules;
    const captures = ply.played?.captures ?? [];
    const captured = captures.length === 0 ? undefined : captures.map((square) => squareName(square, size)).join(' ');
    const board = boardText(after.board);
    columns.add(ply.mover, moveText(ply), captured, board, variation, positionKey(after, board), plyFacts(ply));
  },
  onEnd: (result) => columns.end(result),
});

/** Returns what the commentary on a ply says: seconds of main time, and the text without the white space around it. */
function plyFacts({ turn, index }: OtnPly): PlyFacts | undefined {
  const comment = turn.comments[index];
  if (comment === undefined) return undefined;
  const text = comment.text.trim();
  return { clock: comment.clock?.main, comment: text === '' ? undefined : text };
}

const nameOf = (rules: OtnRules): string => entryOf(rules, 'text', 'name') ?? writeRules(rules, { asWritten: false });
