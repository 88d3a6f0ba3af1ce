import type { Json } from '../format.js';
import { tagged } from '../json-reader.js';
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
import { printOtnPosition } from './position.js';
import { printDate, printMoveAddress } from './print-tag.js';
import { isDefault } from './rule-defaults.js';
import { spaceName } from './space.js';
import { walkTurns } from './walk-line.js';

const optional = (type: string, value: string | undefined): Json => (value === undefined ? null : tagged(type, value));

/** A position as tagged JSON: one leaf, rank 1 first. */
export const positionJson = (position: OtnPosition): Json => tagged('position', printOtnPosition(position));

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
        from: tagged('space', spaceName(move.from)),
        moveType: tagged('move-type', move.type),
        to: tagged('space', spaceName(move.to)),
        captures: move.captures.map(({ piece, space }) => ({
          piece: optional('symbol', piece),
          space: tagged('space', spaceName(space)),
        })),
        info: optional('info', move.info),
      };
  }
}

/** A rules record as tagged JSON: its entries as written. One that only says what holds anyway has `default`. */
export function rulesJson(rules: OtnRules): Json {
  return {
    entries: rules.entries.map((entry) => ({
      key: tagged('key', entry.key),
      value: entryJson(entry),
      ...(isDefault(entry, rules) ? { default: tagged('boolean', 'true') } : {}),
    })),
  };
}

function entryJson(entry: OtnEntry): Json {
  switch (entry.type) {
    case 'size':
      return tagged('number', entry.value);
    case 'spaces':
      if (entry.value === 'default') return tagged('word', entry.value);
      return entry.value.map((space) => tagged('space', spaceName(space)));
    case 'limits':
      return entry.value.map((limit) => tagged('limit', limit));
    case 'position':
      return positionJson(entry.value);
    default:
      return tagged(entry.type, entry.value);
  }
}

/** A game as tagged JSON. Its variations are one list, each with the address that it has in the file. */
export function gameJson(game: OtnGame): Json {
  const main: Json[] = [];
  const variations: { readonly address: Json; readonly turns: Json[] }[] = [];
  const known = new Map<unknown, Json[]>([[undefined, main]]);
  for (const { turn, prefix, variation } of walkTurns(game)) {
    let turns = known.get(variation);
    if (turns === undefined) {
      turns = [];
      known.set(variation, turns);
      variations.push({ address: tagged('address', prefix.slice(0, -1)), turns });
    }
    turns.push(turnJson(turn));
  }
  return { tags: game.tags.map(tagJson), turns: main, variations };
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
