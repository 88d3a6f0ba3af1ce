import type { JsonReader } from '../../../notation/codec/json-reader.js';
import type { InfoSymbol, MoveType, OtnMove } from '../model.js';
import { type Space, spaceOf } from '../space.js';

const SYMBOL = /^[cnkmg]$/i;

/** A move from tagged JSON. */
export function readMove(json: JsonReader): OtnMove {
  if (json.get('from').isPresent) return readPlay(json);
  if (json.is('resignation')) {
    json.leaf('resignation', /^---$/);
    return { kind: 'resignation' };
  }
  if (json.is('skip')) {
    json.leaf('skip', /^\.{5}$/);
    return { kind: 'skip' };
  }
  if (json.is('unreadable')) json.fail("a move that can't be read can't be written");
  return json.fail('a move has from, moveType and to, or it is a leaf of type resignation or skip');
}

function readPlay(json: JsonReader): OtnMove {
  return {
    kind: 'play',
    piece: json.get('piece').optional(readSymbol),
    from: readSpace(json.get('from')),
    type: json.get('moveType').leaf('move-type', /^(?:-|\^|=|\^=)$/) as MoveType,
    to: readSpace(json.get('to')),
    captures: json
      .get('captures')
      .list()
      .map((capture) => ({
        piece: capture.get('piece').optional(readSymbol),
        space: readSpace(capture.get('space')),
      })),
    info: json.get('info').optional((info) => info.leaf('info', /^(?:\+\+?|--?)$/) as InfoSymbol),
  };
}

const readSymbol = (json: JsonReader): string => json.leaf('symbol', SYMBOL);

/** A space from tagged JSON. */
export const readSpace = (json: JsonReader): Space => spaceOf(json.leaf('space', /^[a-z][1-9]\d?$/))!;
