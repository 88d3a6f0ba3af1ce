import type { Json } from '../../notation/format.js';
import { tagged } from '../../notation/codec/json-reader.js';
import {
  hintsIn,
  type OtnComment,
  type OtnEntry,
  type OtnGame,
  type OtnMove,
  type OtnPosition,
  type OtnRules,
} from './model.js';
import type { OtnTag, OtnTime, OtnTurn } from './model.js';
import { writePosition } from './position/board.js';
import { printDate, printMoveAddress } from './game/print-tag.js';
import { defaultsOf } from './rules/defaults.js';
import { isSpace, type Space, spaceName } from './space.js';
import { walkLines } from './game/walk-lines.js';

const optional = (type: string, value: string | undefined): Json => (value === undefined ? null : tagged(type, value));

/** A position as tagged JSON: one leaf, rank 1 first. Rows that hold slashes are told apart by brackets, which no leaf has. */
export const positionJson = (position: OtnPosition): Json =>
  tagged(
    'position',
    position.rows.some((row) => row.includes('/')) ? JSON.stringify(position.rows) : writePosition(position),
  );

/** A space by its name; one that does not exist by its number. */
const spaceJson = (space: Space): Json => tagged('space', isSpace(space) ? spaceName(space) : space);

/** A move as tagged JSON. */
export function moveJson(move: OtnMove): Json {
  switch (move.kind) {
    case 'skip':
      return tagged('skip', '.....');
    case 'resignation':
      return tagged('resignation', '---');
    case 'unreadable':
      return tagged('unreadable', move.text);
    case 'play':
      return {
        piece: optional('symbol', move.piece),
        from: spaceJson(move.from),
        moveType: tagged('move-type', move.type),
        to: spaceJson(move.to),
        captures: move.captures.map(({ piece, space }) => ({
          piece: optional('symbol', piece),
          space: spaceJson(space),
        })),
        info: optional('info', move.info),
      };
  }
}

/** A rules record as tagged JSON: its entries as written. One that only says what holds anyway has `default`. */
export function rulesJson(rules: OtnRules): Json {
  const isDefault = defaultsOf(rules);
  return {
    entries: rules.entries.map((entry) => ({
      ...entryJson(entry),
      ...(isDefault(entry) ? { default: tagged('boolean', 'true') } : {}),
    })),
  };
}

/** An entry of a rules record as tagged JSON, without regard to the others. */
export const entryJson = (entry: OtnEntry) => ({ key: tagged('key', entry.key), value: entryValueJson(entry) });

function entryValueJson(entry: OtnEntry): Json {
  switch (entry.type) {
    case 'size':
      return tagged('number', entry.value);
    case 'spaces':
      if (entry.value === 'default') return tagged('word', entry.value);
      return entry.value.map(spaceJson);
    case 'limits':
      return entry.value.map((limit) => tagged('limit', limit));
    case 'position':
      return positionJson(entry.value);
    default:
      return tagged(entry.type, entry.value);
  }
}

/**
 * A game as tagged JSON. Its variations are one list, each with the address that it has in the file; one without turns is
 * left out where others branch off it, as they name it.
 *
 * @throws ModelError for a variation that holds itself
 */
export function gameJson(game: OtnGame): Json {
  const [, ...variations] = walkLines(game);
  return {
    tags: game.tags.map(tagJson),
    turns: game.turns.map(turnJson),
    variations: variations
      .filter(({ line }) => line.turns.length > 0 || line.variations.length === 0)
      .map(({ line, prefix }) => ({
        address: tagged('address', prefix.slice(0, -1)),
        turns: line.turns.map(turnJson),
      })),
  };
}

function turnJson({ number, moves, comments }: OtnTurn): Json {
  return { number: tagged('number', number), moves: moves.map(moveJson), comments: comments.map(commentJson) };
}

function commentJson({ clock, text }: OtnComment): Json {
  return {
    clock: clock === undefined ? null : timeJson(clock),
    comment: tagged('comment', text),
    hints: hintsIn(text).map((hint) => tagged('hint', hint)),
  };
}

function timeJson({ main, overtime, increment }: OtnTime): Json {
  return {
    main: tagged('seconds', main),
    overtime:
      overtime === undefined
        ? null
        : { seconds: tagged('seconds', overtime.seconds), count: tagged('number', overtime.count) },
    increment: increment === undefined ? null : tagged('seconds', increment),
  };
}

function tagJson(tag: OtnTag): Json {
  return { name: tagged('name', tag.name), value: tagValueJson(tag) };
}

function tagValueJson(tag: OtnTag): Json {
  switch (tag.type) {
    case 'date':
      return tagged('date', printDate(tag.value));
    case 'time':
      return timeJson(tag.value);
    case 'times':
      return { attackers: timeJson(tag.value.attackers), defenders: timeJson(tag.value.defenders) };
    case 'address':
      return tagged('address', printMoveAddress(tag.value));
    case 'position':
      return positionJson(tag.value);
    case 'rules':
      return rulesJson(tag.value);
    default:
      return tagged(tag.type, tag.value);
  }
}
