import type { Json } from '../../notation/format.js';
import { tagged } from '../../notation/codec/json-reader.js';
import { hintsIn, type OtnComment, type OtnGame } from './model.js';
import type { OtnTag, OtnTime, OtnTurn } from './model.js';
import { moveCodec } from './move/codec.js';
import { positionCodec } from './position/codec.js';
import { rulesCodec } from './rules/codec.js';
import { printDate, printMoveAddress } from './game/print-tag.js';
import { walkLines } from './game/walk-lines.js';

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
  return { number: tagged('number', number), moves: moves.map(moveCodec.encode), comments: comments.map(commentJson) };
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
      return positionCodec.encode(tag.value);
    case 'rules':
      return rulesCodec.encode(tag.value);
    default:
      return tagged(tag.type, tag.value);
  }
}
