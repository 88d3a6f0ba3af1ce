import { coordinatesOf, isPoint, pointAt } from '../model/model.js';
import { colorOf, isSideOfBoard, type PropertyKind } from '../properties.js';

/** The data of the game that checks of values use. */
export interface Game {
  /** The version of the format, from 1 to 4. */
  readonly version: number;
  /** Whether it is Go: points and moves of other games have forms of their own. */
  readonly isGo: boolean;
  readonly columns: number;
  readonly rows: number;
}

/**
 * The fault of a value: what was expected, with the value to write if that is sure, or the point that is outside the
 * board. `isRead` marks a form that older programs write and that is understood: it is only a warning.
 */
export type Fault =
  { readonly wanted: string; readonly instead?: string; readonly isRead?: boolean } | { readonly outside: string };

// No `\d+`: in a number of millions of digits, it can overflow the stack, as V8 compiles patterns after many others.
const WHOLE_NUMBER = /^[+-]?\d\d*$/;

/** The least and the greatest value, by the name of the property; other numbers have no limit. */
const RANGES: { readonly [id: string]: readonly [number, number] } = { FF: [1, 4], ST: [0, 3], PM: [0, 2] };

/** The last version in which the value of a property was a text, as in TM[30:00+5x0:30]. Programs still write one. */
const TEXT_UNTIL: { readonly [id: string]: number } = { TM: 3 };

/** Forms on which readers do not depend: any other form is a warning. */
export const CUSTOMARY: { readonly [id: string]: { readonly pattern: RegExp; readonly wanted: string } } = {
  HA: { pattern: /^\s*\+?0*(?:[2-9]|[1-9]\d\d*)\s*$/, wanted: 'a number of at least 2, or no HA without a handicap' },
  RE: {
    pattern: /^(?:|0|Draw|Void|\?|[BW]\+(?:R|Resign|T|Time|F|Forfeit|\d\d*(?:\.\d\d*)?)?)$/,
    wanted: '0, Draw, Void, ?, or B+ or W+ with a score, R, T or F',
  },
  KM: { pattern: /\S/, wanted: 'a number, or no KM if it is unknown' },
  TM: { pattern: /\S/, wanted: 'a number of seconds, or no TM if it is unknown' },
  AP: { pattern: /:/, wanted: 'a name, a colon and a version' },
  DT: {
    pattern: /^(?:|\d{4}(?:-\d\d(?:-\d\d)?)?(?:,(?:\d{4}(?:-\d\d(?:-\d\d)?)?|\d\d(?:-\d\d)?)){0,999})$/,
    wanted: 'year-month-day, such as 1996-05-06, and further dates after commas',
  },
};

/** Returns the fault in the text of a value, without the white space around it; `undefined` if it is valid. */
export function faultOf(id: string, { type, count, group }: PropertyKind, text: string, game: Game): Fault | undefined {
  // Programs write what isn't known about a game as an empty value.
  if (group === 'game-info' && text === '') return undefined;
  switch (type) {
    case 'text':
    case 'simpleText':
    case 'application':
      return undefined;
    case 'none':
      return text === '' ? undefined : { wanted: 'an empty value' };
    case 'number':
      return numberFault(text, RANGES[id]);
    case 'real':
      return timeOrRealFault(id, text, game);
    case 'double':
      return /^[12]$/.test(text) ? undefined : { wanted: '1 or 2' };
    case 'color':
      return colorFault(text);
    case 'move':
      return text === '' ? undefined : pointFault(text, game);
    case 'points':
      return text === '' && count === 'any' ? undefined : pointsFault(text, game);
    case 'stone':
    case 'point':
      return pointFault(text, game);
    case 'arrow':
      return arrowFault(text, game);
    case 'label':
      return labelFault(text, game);
    case 'size':
      return sizeFault(text, game);
    case 'figure':
      return text === '' || /^\d\d*:/.test(text) ? undefined : { wanted: 'nothing, or a number, a colon and a name' };
  }
}

function numberFault(text: string, range: readonly [number, number] | undefined): Fault | undefined {
  if (range === undefined) return WHOLE_NUMBER.test(text) ? undefined : { wanted: 'a whole number' };
  const [min, max] = range;
  const isInRange = WHOLE_NUMBER.test(text) && Number(text) >= min && Number(text) <= max;
  return isInRange ? undefined : { wanted: `a whole number from ${min} to ${max}` };
}

function timeOrRealFault(id: string, text: string, { version }: Game): Fault | undefined {
  const lastVersion = TEXT_UNTIL[id];
  if (lastVersion === undefined) return realFault(text);
  const isText = version > lastVersion && realFault(text) !== undefined;
  return isText ? { wanted: 'a number of seconds', isRead: true } : undefined;
}

function realFault(text: string): Fault | undefined {
  if (/^[+-]?\d\d*(?:\.\d\d*)?$/.test(text)) return undefined;
  const wanted = 'a number, with a point before decimals';
  return /^[+-]?\d\d*,\d\d*$/.test(text) ? { wanted, instead: text.replace(',', '.') } : { wanted };
}

function colorFault(text: string): Fault | undefined {
  if (/^[BW]$/.test(text)) return undefined;
  const wanted = 'B or W';
  const color = colorOf(text);
  return color === undefined ? { wanted } : { wanted, instead: color, isRead: true };
}

function pointFault(text: string, { isGo, columns, rows }: Game): Fault | undefined {
  if (!isGo) return text === '' ? { wanted: 'a point' } : undefined;
  if (!isPoint(text)) return { wanted: 'a point, two letters such as dd' };
  const [x, y] = coordinatesOf(text);
  return x < columns && y < rows ? undefined : { outside: text };
}

function arrowFault(text: string, game: Game): Fault | undefined {
  const [from = '', to = ''] = text.split(':');
  if (!text.includes(':') || from === to) return { wanted: 'two different points with a colon between' };
  return pointFault(from, game) ?? pointFault(to, game);
}

function labelFault(text: string, game: Game): Fault | undefined {
  const [point = ''] = text.split(':');
  return text.includes(':') ? pointFault(point, game) : { wanted: 'a point, a colon and a text' };
}

function pointsFault(text: string, game: Game): Fault | undefined {
  const [from = '', to, more] = text.split(':');
  if (to === undefined || !game.isGo) return pointFault(from, game);
  const fault = more === undefined ? (pointFault(from, game) ?? pointFault(to, game)) : { wanted: 'two corners' };
  if (fault !== undefined) return fault;
  const [[x1, y1], [x2, y2]] = [coordinatesOf(from), coordinatesOf(to)];
  if (x1 <= x2 && y1 <= y2 && from !== to) return undefined;
  const wanted = 'the upper left and the lower right corner of a rectangle of at least two points';
  const corners = [pointAt(Math.min(x1, x2), Math.min(y1, y2)), pointAt(Math.max(x1, x2), Math.max(y1, y2))];
  return { wanted, instead: from === to ? from : corners.join(':') };
}

function sizeFault(text: string, { isGo }: Game): Fault | undefined {
  const [, columns = '', rows] = /^(\d\d*)(?::(\d\d*))?$/.exec(text) ?? [];
  const isPossible = (lines: string) => (isGo ? isSideOfBoard(lines) : Number(lines) >= 1);
  if (columns === '' || !isPossible(columns) || (rows !== undefined && !isPossible(rows))) {
    return {
      wanted: isGo ? 'a number from 1 to 52, or two with a colon between' : 'a number, or two with a colon between',
    };
  }
  return rows === columns ? { wanted: `${columns} alone, because the board is square` } : undefined;
}
