// Generated from azul.peggy by ludogram. Do not edit: change the grammar and run the generator again.

import { type Alphabet, encode, commitTreeData, type Language, type ParseOptions, acquireTreeData, enlargeTreeData, Tree } from '../../src/cst/index.js';
import { table } from './explain.js';
import type * as nodes from './nodes.js';
import { Field, Kind, type NodesByKind, views } from './nodes.js';

/** The names of kinds and fields, and the rest of the data about this grammar that its trees use. */
export const language: Language = {
  id: 'azul',
  kinds: Object.keys(Kind),
  fields: ['', ...Object.keys(Field)],
  views,
  comments: [15],
  errors: [2, 3, 21, 22, 23, 24, 25],
  table,
};

// prettier-ignore
const ALPHABET: Alphabet = {
  zero: 128,
  starts: [
    128, 65279, 65280,
  ],
  classes: [
    128, 129, 128,
  ],
};

const NO_BYTES = new Uint8Array(1);
const NO_DATA = new Int32Array(0);

// The state of one parse; empty between parses.
var text = '';
var end = 0;
var input: Uint8Array = NO_BYTES;
var data: Int32Array = NO_DATA;
var n = 0;
var hasNotable = false;

/** Enlarges `data` for the whole text, which is assumed to need little more per character than the text up to `p`. */
const grow = (p: number): void => {
  const likely = Math.min((n / Math.max(p, 1)) * 1.1, 6) * end;
  data = enlargeTreeData(data, likely);
};

/** Begins a node; `close` writes its end. */
const open = (p: number, head: number, start: number): number => {
  const at = n & 0x3fffffff;
  if (at + 4 > data.length) grow(p);
  n = at + 4;
  data[at] = head;
  data[at + 1] = start;
  return at;
};

const close = (node: number, stop: number): void => {
  const at = node & 0x3fffffff;
  data[at + 2] = stop;
  data[at + 3] = n;
};

const leaf = (head: number, start: number, stop: number): void => {
  const at = n & 0x3fffffff;
  if (at + 4 > data.length) grow(start);
  n = at + 4;
  data[at] = head;
  data[at + 1] = start;
  data[at + 2] = stop;
  data[at + 3] = at + 4;
};

// Sets of characters, one for each bit. Numbers from 128 on are classes of characters outside ASCII; 0 is the end.
// 1: [\x01-\x09\x0b-\x0c\x0e-\x7f] 128-255
// 2: [\x09-\x0a\x0d\x20#:]
// 4: [\x09-\x0a\x0d\x20] 0
// 8: [\x01-\x08\x0b-\x0c\x0e-\x1f!-\x7f] 128-255
// 16: [k-loru]
// prettier-ignore
const T0 = new Uint8Array([
  4,9,9,9,9,9,9,9,9,7,6,9,9,6,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,
  7,9,9,11,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,11,9,9,9,9,9,
  9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,
  9,9,9,9,9,9,9,9,9,9,9,25,25,9,9,25,9,9,25,9,9,25,9,9,9,9,9,9,9,9,9,9,
  9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,
  9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,
  9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,
  9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,
]);

var from_10 = 0;
var found_10 = -1;
/** Returns the offset of the next '\n' at or after `p`, or of the end; the last result is reused while it is correct. */
const next_10 = (p: number): number => {
  if (p < from_10 || p > found_10) {
    const i = text.indexOf('\n', p);
    from_10 = p;
    found_10 = i < 0 ? end : i;
  }
  return found_10;
};

var from_13 = 0;
var found_13 = -1;
/** Returns the offset of the next '\r' at or after `p`, or of the end; the last result is reused while it is correct. */
const next_13 = (p: number): number => {
  if (p < from_13 || p > found_13) {
    const i = text.indexOf('\r', p);
    from_13 = p;
    found_13 = i < 0 ? end : i;
  }
  return found_13;
};

const skip_10_13 = (bytes: Uint8Array, p: number): number => {
  const near = p + 24;
  let c = bytes[p]!;
  while (p < near && c !== 10 && c !== 13 && c !== 0) c = bytes[++p]!;
  return p < near ? p : Math.min(next_10(p), next_13(p));
};

/** The start rules, and the type of the root that each makes. */
export interface Roots {
  AzulGame: nodes.AzulGame;
}

/**
 * Reads a text as AzulGame. Never throws: what can't be read becomes error nodes.
 */
export function parse<Start extends keyof Roots = 'AzulGame'>(
  source: string,
  options: ParseOptions<Start> = {},
): Tree<Roots[Start], NodesByKind> {
  const { arena } = options;
  const start: keyof Roots = options.start ?? 'AzulGame';
  input = encode(source, arena?.bytes ?? input, ALPHABET);
  text = source;
  end = source.length;
  data = acquireTreeData(end, arena);
  found_10 = -1;
  found_13 = -1;
  n = 4;
  hasNotable = false;
  document(start);
  data[0] = 0;
  data[1] = 0;
  data[2] = end;
  data[3] = n;
  const tree = new Tree<Roots[Start], NodesByKind>(language, source, data, n, start, hasNotable);
  if (arena === undefined) commitTreeData(data, n);
  else {
    arena.data = data;
    arena.bytes = input;
  }
  if (arena !== undefined || input.length > 65536) input = NO_BYTES;
  data = NO_DATA;
  text = '';
  return tree;
}

/** Matches the start rule; the rest of the text becomes an error node. */
function document(start: keyof Roots): void {
  const p = startAt0(start);
  if (p < 0) n = 4;
  if (p < end) {
    hasNotable = true;
    leaf(2, Math.max(p, 0), end);
  }
}

function startAt0(start: keyof Roots): number {
  switch (start) {
    case 'AzulGame':
      return $AzulGame(input, 0, 0);
  }
}

/**
 * AzulGame = "\uFEFF"? signature:signature b (eol _ (lines:metadata / b lines:data)? b)*
 */
const $AzulGame = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  if (bytes[p]! === 129) p += 1;
  const at = open(p, 4 | field, start);
  const p3 = p, n4 = n;
  done2: {
    or5: if (bytes[p]! === 65) {
      if ((p = $Signature(bytes, p, 2048)) < 0) break or5;
      break done2;
    }
    p = p3; n = n4;
    p = $SignatureError(bytes, p, 2048);
  }
  while (bytes[p]! === 9 || bytes[p]! === 32) p += 1;
  while (bytes[p]! === 10 || bytes[p]! === 13) {
    const p8 = p;
    try9: {
      if ((p = $eol(bytes, p, 0)) < 0) break try9;
      done10: if (bytes[p]! === 35) {
        const p12 = p, n13 = n;
        try11: {
          if ((p = $Comment(bytes, p, 0)) < 0) break try11;
          break done10;
        }
        p = p12; n = n13;
      }
      done14: if ((T0[bytes[p]!]! & 1) !== 0) {
        const p16 = p, n17 = n;
        try15: {
          const p19 = p, n20 = n;
          done18: {
            or21: if (bytes[p]! === 58) {
              const p23 = p, n24 = n;
              done22: {
                or25: if (bytes[p]! === 58) {
                  if ((p = $PlayerName(bytes, p, 4096)) < 0) break or25;
                  break done22;
                }
                p = p23; n = n24;
                or26: if (bytes[p]! === 58) {
                  if ((p = $GameDate(bytes, p, 4096)) < 0) break or26;
                  break done22;
                }
                p = p23; n = n24;
                or27: if (bytes[p]! === 58) {
                  if ((p = $Commentary(bytes, p, 4096)) < 0) break or27;
                  break done22;
                }
                p = p23; n = n24;
                if ((p = $Metadata(bytes, p, 4096)) < 0) break or21;
              }
              break done18;
            }
            p = p19; n = n20;
            while (bytes[p]! === 9 || bytes[p]! === 32) p += 1;
            const p30 = p, n31 = n;
            done29: {
              or32: if (bytes[p]! >= 50 && bytes[p]! <= 52) {
                if ((p = $PlayerCount(bytes, p, 4096)) < 0) break or32;
                break done29;
              }
              p = p30; n = n31;
              or33: if (bytes[p]! >= 49 && bytes[p]! <= 57) {
                if ((p = $Draw(bytes, p, 4096)) < 0) break or33;
                break done29;
              }
              p = p30; n = n31;
              or34: if (bytes[p]! >= 65 && bytes[p]! <= 68) {
                if ((p = $Move(bytes, p, 4096)) < 0) break or34;
                break done29;
              }
              p = p30; n = n31;
              if ((p = $LineError(bytes, p, 4096)) < 0) break try15;
            }
          }
          break done14;
        }
        p = p16; n = n17;
      }
      while (bytes[p]! === 9 || bytes[p]! === 32) p += 1;
      continue;
    }
    p = p8;
    break;
  }
  close(at, p);
  return p;
};

/**
 * Signature "AZULGAME" = "AZULGAME" &lineEnd
 */
const $Signature = (bytes: Uint8Array, p: number, field: number): number => {
  if (bytes[p]! !== 65 || bytes[p + 1]! !== 90 || bytes[p + 2]! !== 85 || bytes[p + 3]! !== 76 || bytes[p + 4]! !== 71 || bytes[p + 5]! !== 65 || bytes[p + 6]! !== 77 || bytes[p + 7]! !== 69) return -1; // 'AZULGAME'
  p += 8;
  const p1 = p;
  if ((p = $lineEnd(bytes, p, 0)) < 0) return -1;
  p = p1;
  leaf(5 | field, p - 8, p);
  return p;
};

/**
 * PlayerCount "the number of players" = [2-4] &lineEnd
 */
const $PlayerCount = (bytes: Uint8Array, p: number, field: number): number => {
  if (bytes[p]! < 50 || bytes[p]! > 52) return -1;
  p += 1;
  const p1 = p;
  if ((p = $lineEnd(bytes, p, 0)) < 0) return -1;
  p = p1;
  leaf(6 | field, p - 1, p);
  return p;
};

/**
 * Draw    = factories:Factory|1.., b| &lineEnd
 */
const $Draw = (bytes: Uint8Array, p: number, field: number): number => {
  const at = open(p, 7 | field, p);
  let k1 = 0;
  for (;;) {
    const p3 = p, n4 = n;
    try2: {
      if (k1 > 0) {
        while (bytes[p]! === 9 || bytes[p]! === 32) p += 1;
      }
      if ((p = $Factory(bytes, p, 6144)) < 0) break try2;
      k1++;
      continue;
    }
    p = p3; n = n4;
    break;
  }
  if (k1 < 1) return -1;
  const p6 = p;
  if ((p = $lineEnd(bytes, p, 0)) < 0) return -1;
  p = p6;
  close(at, p);
  return p;
};

/**
 * Factory = number:FactoryNumber (b tiles:tile)+
 */
const $Factory = (bytes: Uint8Array, p: number, field: number): number => {
  const at = open(p, 8 | field, p);
  if ((p = $FactoryNumber(bytes, p, 8192)) < 0) return -1;
  let k1 = 0;
  for (;;) {
    const p3 = p, n4 = n;
    try2: {
      while (bytes[p]! === 9 || bytes[p]! === 32) p += 1;
      const p7 = p, n8 = n;
      done6: {
        or9: if ((T0[bytes[p]!]! & 16) !== 0) {
          if ((p = $Tile(bytes, p, 10240)) < 0) break or9;
          break done6;
        }
        p = p7; n = n8;
        if ((p = $TileError(bytes, p, 10240)) < 0) break try2;
      }
      k1++;
      continue;
    }
    p = p3; n = n4;
    break;
  }
  if (k1 < 1) return -1;
  close(at, p);
  return p;
};

/**
 * FactoryNumber "a factory" = [1-9]
 */
const $FactoryNumber = (bytes: Uint8Array, p: number, field: number): number => {
  if (bytes[p]! < 49 || bytes[p]! > 57) return -1;
  p += 1;
  leaf(9 | field, p - 1, p);
  return p;
};

/**
 * Tile "a tile" = "l" / "o" / "r" / "k" / "u"
 */
const $Tile = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  let variant = 0;
  done1: {
    or2: {
      if (bytes[p]! !== 108) break or2; // 'l'
      p += 1;
      break done1;
    }
    or3: {
      if (bytes[p]! !== 111) break or3; // 'o'
      p += 1;
      variant = 1;
      break done1;
    }
    or4: {
      if (bytes[p]! !== 114) break or4; // 'r'
      p += 1;
      variant = 2;
      break done1;
    }
    or5: {
      if (bytes[p]! !== 107) break or5; // 'k'
      p += 1;
      variant = 3;
      break done1;
    }
    if (bytes[p]! !== 117) return -1; // 'u'
    p += 1;
    variant = 4;
  }
  leaf(10 | field | (variant << 22), start, p);
  return p;
};

/**
 * Move = player:Player b origin:Origin (b tiles:tile)+ (b destinations:destination)+ &lineEnd
 */
const $Move = (bytes: Uint8Array, p: number, field: number): number => {
  const at = open(p, 11 | field, p);
  if ((p = $Player(bytes, p, 12288)) < 0) return -1;
  while (bytes[p]! === 9 || bytes[p]! === 32) p += 1;
  if ((p = $Origin(bytes, p, 14336)) < 0) return -1;
  let k2 = 0;
  for (;;) {
    const p4 = p, n5 = n;
    try3: {
      while (bytes[p]! === 9 || bytes[p]! === 32) p += 1;
      const p8 = p, n9 = n;
      done7: {
        or10: if ((T0[bytes[p]!]! & 16) !== 0) {
          if ((p = $Tile(bytes, p, 10240)) < 0) break or10;
          break done7;
        }
        p = p8; n = n9;
        if ((p = $TileError(bytes, p, 10240)) < 0) break try3;
      }
      k2++;
      continue;
    }
    p = p4; n = n5;
    break;
  }
  if (k2 < 1) return -1;
  let k11 = 0;
  for (;;) {
    const p13 = p, n14 = n;
    try12: {
      while (bytes[p]! === 9 || bytes[p]! === 32) p += 1;
      const p17 = p, n18 = n;
      done16: {
        or19: if (bytes[p]! === 45 || (bytes[p]! >= 49 && bytes[p]! <= 53)) {
          if ((p = $Destination(bytes, p, 16384)) < 0) break or19;
          break done16;
        }
        p = p17; n = n18;
        if ((p = $DestinationError(bytes, p, 16384)) < 0) break try12;
      }
      k11++;
      continue;
    }
    p = p13; n = n14;
    break;
  }
  if (k11 < 1) return -1;
  const p20 = p;
  if ((p = $lineEnd(bytes, p, 0)) < 0) return -1;
  p = p20;
  close(at, p);
  return p;
};

/**
 * Player "a player" = "A" / "B" / "C" / "D"
 */
const $Player = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  let variant = 0;
  done1: {
    or2: {
      if (bytes[p]! !== 65) break or2; // 'A'
      p += 1;
      break done1;
    }
    or3: {
      if (bytes[p]! !== 66) break or3; // 'B'
      p += 1;
      variant = 1;
      break done1;
    }
    or4: {
      if (bytes[p]! !== 67) break or4; // 'C'
      p += 1;
      variant = 2;
      break done1;
    }
    if (bytes[p]! !== 68) return -1; // 'D'
    p += 1;
    variant = 3;
  }
  leaf(12 | field | (variant << 22), start, p);
  return p;
};

/**
 * Origin "a factory (0 is the center)" = [0-9]
 */
const $Origin = (bytes: Uint8Array, p: number, field: number): number => {
  if (bytes[p]! < 48 || bytes[p]! > 57) return -1;
  p += 1;
  leaf(13 | field, p - 1, p);
  return p;
};

/**
 * Destination "a line (1 to 5, or - for the floor)" = [1-5] / "-"
 */
const $Destination = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  if (bytes[p]! !== 45 && (bytes[p]! < 49 || bytes[p]! > 53)) return -1;
  p += 1;
  leaf(14 | field, start, p);
  return p;
};

/**
 * Comment = "#" [^\r\n]*
 */
const $Comment = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  if (bytes[p]! !== 35) return -1; // '#'
  p += 1;
  p = skip_10_13(bytes, p);
  leaf(15 | field, start, p);
  hasNotable = true;
  return p;
};

/**
 * PlayerName = ":" player:Player &keyEnd b name:text
 */
const $PlayerName = (bytes: Uint8Array, p: number, field: number): number => {
  if (bytes[p]! !== 58) return -1; // ':'
  p += 1;
  const at = open(p, 16 | field, p - 1);
  if ((p = $Player(bytes, p, 12288)) < 0) return -1;
  if ((T0[bytes[p]!]! & 4) === 0) return -1;
  while (bytes[p]! === 9 || bytes[p]! === 32) p += 1;
  const s2 = p;
  p = skip_10_13(bytes, p);
  leaf(18433, s2, p);
  close(at, p);
  return p;
};

/**
 * GameDate   = ":date" &keyEnd b date:date
 */
const $GameDate = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  if (bytes[p]! !== 58 || bytes[p + 1]! !== 100 || bytes[p + 2]! !== 97 || bytes[p + 3]! !== 116 || bytes[p + 4]! !== 101) return -1; // ':date'
  p += 5;
  if ((T0[bytes[p]!]! & 4) === 0) return -1;
  while (bytes[p]! === 9 || bytes[p]! === 32) p += 1;
  const at = open(p, 17 | field, start);
  const p3 = p, n4 = n;
  done2: {
    or5: if (bytes[p]! >= 48 && bytes[p]! <= 57) {
      if ((p = $IsoDate(bytes, p, 20480)) < 0) break or5;
      break done2;
    }
    p = p3; n = n4;
    p = $DateError(bytes, p, 20480);
  }
  close(at, p);
  return p;
};

/**
 * Commentary = ":" &keyEnd b remark:text
 */
const $Commentary = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  if (bytes[p]! !== 58) return -1; // ':'
  p += 1;
  if ((T0[bytes[p]!]! & 4) === 0) return -1;
  while (bytes[p]! === 9 || bytes[p]! === 32) p += 1;
  const at = open(p, 18 | field, start);
  const s2 = p;
  p = skip_10_13(bytes, p);
  leaf(22529, s2, p);
  close(at, p);
  return p;
};

/**
 * Metadata   = ":" key:$[^ \t\r\n]+ b value:text
 */
const $Metadata = (bytes: Uint8Array, p: number, field: number): number => {
  if (bytes[p]! !== 58) return -1; // ':'
  p += 1;
  const at = open(p, 19 | field, p - 1);
  const s1 = p;
  if ((T0[bytes[p]!]! & 8) === 0) return -1;
  p += 1;
  while ((T0[bytes[p]!]! & 8) !== 0) p += 1;
  leaf(24577, s1, p);
  while (bytes[p]! === 9 || bytes[p]! === 32) p += 1;
  const s4 = p;
  p = skip_10_13(bytes, p);
  leaf(26625, s4, p);
  close(at, p);
  return p;
};

/**
 * IsoDate "a date such as 2020-12-25" = [0-9]|4| "-" [0-9]|2| "-" [0-9]|2| &lineEnd
 */
const $IsoDate = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  const s1 = p;
  while (p - s1 < 4 && bytes[p]! >= 48 && bytes[p]! <= 57) p += 1;
  if (p - s1 < 4) return -1;
  if (bytes[p]! !== 45) return -1; // '-'
  p += 1;
  const s2 = p;
  while (p - s2 < 2 && bytes[p]! >= 48 && bytes[p]! <= 57) p += 1;
  if (p - s2 < 2) return -1;
  if (bytes[p]! !== 45) return -1; // '-'
  p += 1;
  const s3 = p;
  while (p - s3 < 2 && bytes[p]! >= 48 && bytes[p]! <= 57) p += 1;
  if (p - s3 < 2) return -1;
  const p4 = p;
  if ((p = $lineEnd(bytes, p, 0)) < 0) return -1;
  p = p4;
  leaf(20 | field, start, p);
  return p;
};

/**
 * eol     = "\r\n" / "\n" / "\r"
 */
const $eol = (bytes: Uint8Array, p: number, _field: number): number => {
  done1: {
    or2: {
      if (bytes[p]! !== 13 || bytes[p + 1]! !== 10) break or2; // '\r\n'
      p += 2;
      break done1;
    }
    or3: {
      if (bytes[p]! !== 10) break or3; // '\n'
      p += 1;
      break done1;
    }
    if (bytes[p]! !== 13) return -1; // '\r'
    p += 1;
  }
  return p;
};

/**
 * lineEnd = b ([\r\n] / !.)
 */
const $lineEnd = (bytes: Uint8Array, p: number, _field: number): number => {
  while (bytes[p]! === 9 || bytes[p]! === 32) p += 1;
  done2: {
    or3: {
      if (bytes[p]! !== 10 && bytes[p]! !== 13) break or3;
      p += 1;
      break done2;
    }
    if (bytes[p]! >= 1) return -1;
  }
  return p;
};

/**
 * SignatureError   = (b ([#:] [^\r\n]*)? eol)+ b "AZULGAME" &lineEnd / [^\r\n]*
 */
const $SignatureError = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  const p2 = p;
  done1: {
    or3: if ((T0[bytes[p]!]! & 2) !== 0) {
      let k4 = 0;
      for (;;) {
        const p6 = p;
        try5: {
          while (bytes[p]! === 9 || bytes[p]! === 32) p += 1;
          done8: {
            if (bytes[p]! !== 35 && bytes[p]! !== 58) break done8;
            p += 1;
            p = skip_10_13(bytes, p);
          }
          if ((p = $eol(bytes, p, 0)) < 0) break try5;
          k4++;
          continue;
        }
        p = p6;
        break;
      }
      if (k4 < 1) break or3;
      while (bytes[p]! === 9 || bytes[p]! === 32) p += 1;
      if (bytes[p]! !== 65 || bytes[p + 1]! !== 90 || bytes[p + 2]! !== 85 || bytes[p + 3]! !== 76 || bytes[p + 4]! !== 71 || bytes[p + 5]! !== 65 || bytes[p + 6]! !== 77 || bytes[p + 7]! !== 69) break or3; // 'AZULGAME'
      p += 8;
      const p12 = p;
      if ((p = $lineEnd(bytes, p, 0)) < 0) break or3;
      p = p12;
      break done1;
    }
    p = p2;
    p = skip_10_13(bytes, p);
  }
  leaf(21 | field, start, p);
  hasNotable = true;
  return p;
};

/**
 * TileError        = [a-z]
 */
const $TileError = (bytes: Uint8Array, p: number, field: number): number => {
  if (bytes[p]! < 97 || bytes[p]! > 122) return -1;
  p += 1;
  leaf(22 | field, p - 1, p);
  hasNotable = true;
  return p;
};

/**
 * DestinationError = [06-9]
 */
const $DestinationError = (bytes: Uint8Array, p: number, field: number): number => {
  if (bytes[p]! !== 48 && (bytes[p]! < 54 || bytes[p]! > 57)) return -1;
  p += 1;
  leaf(23 | field, p - 1, p);
  hasNotable = true;
  return p;
};

/**
 * DateError        = [^\r\n]*
 */
const $DateError = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  p = skip_10_13(bytes, p);
  leaf(24 | field, start, p);
  hasNotable = true;
  return p;
};

/**
 * LineError        = [^ \t\r\n] [^\r\n]*
 */
const $LineError = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  if ((T0[bytes[p]!]! & 8) === 0) return -1;
  p += 1;
  p = skip_10_13(bytes, p);
  leaf(25 | field, start, p);
  hasNotable = true;
  return p;
};
