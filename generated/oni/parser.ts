// Generated from oni.peggy by ludogram. Do not edit: change the grammar and run the generator again.

import { type Alphabet, encode, commitTreeData, type Language, type ParseOptions, acquireTreeData, enlargeTreeData, Tree } from '../../src/cst/index.js';
import { table } from './explain.js';
import type * as nodes from './nodes.js';
import { Field, Kind, type NodesByKind, views } from './nodes.js';

/** The names of kinds and fields, and the rest of the data about this grammar that its trees use. */
export const language: Language = {
  id: 'oni',
  kinds: Object.keys(Kind),
  fields: ['', ...Object.keys(Field)],
  views,
  comments: [11],
  errors: [2, 3, 13, 14, 15, 17, 18, 19, 21, 22, 23, 24],
  table,
};

// prettier-ignore
const ALPHABET: Alphabet = {
  zero: 128,
  starts: [
    128, 133, 134, 160, 161, 5760, 5761, 8192, 8203, 8232, 8234, 8239, 8240, 8287, 8288, 12288,
    12289, 65279, 65280, 65536,
  ],
  classes: [
    128, 129, 128, 129, 128, 129, 128, 129, 128, 129, 128, 129, 128, 129, 128, 129,
    128, 129, 128, 130,
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
// 1: [\x09-\x0d\x20#.0-3B-HK-MOQ-RT-UXb-hk-moq-rt-ux] 129
// 2: [\x09-\x0d\x20#B-HK-MOQ-RT-UXb-hk-moq-rt-ux] 129
// 4: [\x01-\x08\x0e-\x1f!-"$-\x7f] 128 130
// 8: [B-HK-MOQ-RT-UXb-hk-moq-rt-ux]
// 16: [\x09-\x0d\x20#] 129
// 32: [\x09-\x0d\x20] 129
// 64: [\x09-\x0d\x20#.0-3] 129
// 128: [b-hk-moq-rt-ux]
// prettier-ignore
const T0 = new Uint8Array([
  0,4,4,4,4,4,4,4,4,115,115,115,115,115,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,
  115,4,4,83,4,4,4,4,4,4,4,4,4,4,69,4,69,69,69,69,4,4,4,4,4,4,4,4,4,4,4,4,
  4,4,15,15,15,15,15,15,15,4,4,15,15,15,4,15,4,15,15,4,15,15,4,4,15,4,4,4,4,4,4,4,
  4,4,143,143,143,143,143,143,143,4,4,143,143,143,4,143,4,143,143,4,143,143,4,4,143,4,4,4,4,4,4,4,
  4,115,4,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
  0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
  0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
  0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
]);

// Sets of characters, one for each bit. Numbers from 128 on are classes of characters outside ASCII; 0 is the end.
// 1: [B-HK-MOQ-RT-UX]
// prettier-ignore
const T1 = new Uint8Array([
  0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
  0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
  0,0,1,1,1,1,1,1,1,0,0,1,1,1,0,1,0,1,1,0,1,1,0,0,1,0,0,0,0,0,0,0,
  0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
  0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
  0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
  0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
  0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
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
  OniFile: nodes.OniFile;
}

/**
 * Reads a text as OniFile. Never throws: what can't be read becomes error nodes.
 */
export function parse<Start extends keyof Roots = 'OniFile'>(
  source: string,
  options: ParseOptions<Start> = {},
): Tree<Roots[Start], NodesByKind> {
  const { arena } = options;
  const start: keyof Roots = options.start ?? 'OniFile';
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
    case 'OniFile':
      return $OniFile(input, 0, 0);
  }
}

/**
 * OniFile
 *   = _ (board:Board _)? cards:Cards (_ moves:Move)* _ !.
 *   / _ (board:(Board / FaultyBoard / BoardError) _)?
 *     cards:(!fewCards Cards / StrayInCardsError / FaultyCards / MissingCardsError) _
 *     (moves:(!shortMove !strayInMove Move / ShortMoveError / SecondBoardError / StrayInMoveError / FaultyMove) _)*
 */
const $OniFile = (bytes: Uint8Array, p: number, field: number): number => {
  const at = open(p, 4 | field, p);
  const p2 = p, n3 = n;
  done1: {
    or4: if ((T0[bytes[p]!]! & 1) !== 0) {
      p = $_(bytes, p, 0);
      done5: if (bytes[p]! === 46 || (bytes[p]! >= 48 && bytes[p]! <= 51)) {
        const p7 = p, n8 = n;
        try6: {
          if ((p = $Board(bytes, p, 2048)) < 0) break try6;
          p = $_(bytes, p, 0);
          break done5;
        }
        p = p7; n = n8;
      }
      if ((p = $Cards(bytes, p, 4096)) < 0) break or4;
      while ((T0[bytes[p]!]! & 2) !== 0) {
        const p10 = p, n11 = n;
        try12: {
          p = $_(bytes, p, 0);
          if ((p = $Move(bytes, p, 6144)) < 0) break try12;
          continue;
        }
        p = p10; n = n11;
        break;
      }
      p = $_(bytes, p, 0);
      if (bytes[p]! >= 1) break or4;
      break done1;
    }
    p = p2; n = n3;
    p = $_(bytes, p, 0);
    done13: if ((T0[bytes[p]!]! & 4) !== 0) {
      const p15 = p, n16 = n;
      try14: {
        const p18 = p, n19 = n;
        done17: {
          or20: if (bytes[p]! === 46 || (bytes[p]! >= 48 && bytes[p]! <= 51)) {
            if ((p = $Board(bytes, p, 2048)) < 0) break or20;
            break done17;
          }
          p = p18; n = n19;
          or21: if ((T0[bytes[p]!]! & 4) !== 0) {
            if ((p = $FaultyBoard(bytes, p, 2048)) < 0) break or21;
            break done17;
          }
          p = p18; n = n19;
          if ((p = $BoardError(bytes, p, 2048)) < 0) break try14;
        }
        p = $_(bytes, p, 0);
        break done13;
      }
      p = p15; n = n16;
    }
    const p23 = p, n24 = n;
    done22: {
      or25: if ((T0[bytes[p]!]! & 8) !== 0) {
        const p26 = p, n27 = n;
        not28: {
          if ((p = $fewCards(bytes, p, 0)) < 0) break not28;
          break or25;
        }
        p = p26; n = n27;
        if ((p = $Cards(bytes, p, 4096)) < 0) break or25;
        break done22;
      }
      p = p23; n = n24;
      or29: if ((T0[bytes[p]!]! & 4) !== 0) {
        if ((p = $StrayInCardsError(bytes, p, 4096)) < 0) break or29;
        break done22;
      }
      p = p23; n = n24;
      or30: if ((T0[bytes[p]!]! & 4) !== 0) {
        if ((p = $FaultyCards(bytes, p, 4096)) < 0) break or30;
        break done22;
      }
      p = p23; n = n24;
      p = $MissingCardsError(bytes, p, 4096);
    }
    p = $_(bytes, p, 0);
    while ((T0[bytes[p]!]! & 4) !== 0) {
      const p32 = p, n33 = n;
      try34: {
        const p36 = p, n37 = n;
        done35: {
          or38: if ((T0[bytes[p]!]! & 8) !== 0) {
            const p39 = p, n40 = n;
            not41: if ((T0[bytes[p]!]! & 4) !== 0) {
              if ((p = $shortMove(bytes, p, 0)) < 0) break not41;
              break or38;
            }
            p = p39; n = n40;
            const p42 = p;
            not43: if ((T0[bytes[p]!]! & 4) !== 0) {
              if ((p = $strayInMove(bytes, p, 0)) < 0) break not43;
              break or38;
            }
            p = p42;
            if ((p = $Move(bytes, p, 6144)) < 0) break or38;
            break done35;
          }
          p = p36; n = n37;
          or44: if ((T0[bytes[p]!]! & 4) !== 0) {
            if ((p = $ShortMoveError(bytes, p, 6144)) < 0) break or44;
            break done35;
          }
          p = p36; n = n37;
          or45: if (bytes[p]! === 46 || (bytes[p]! >= 48 && bytes[p]! <= 51)) {
            if ((p = $SecondBoardError(bytes, p, 6144)) < 0) break or45;
            break done35;
          }
          p = p36; n = n37;
          or46: if ((T0[bytes[p]!]! & 4) !== 0) {
            if ((p = $StrayInMoveError(bytes, p, 6144)) < 0) break or46;
            break done35;
          }
          p = p36; n = n37;
          if ((p = $FaultyMove(bytes, p, 6144)) < 0) break try34;
        }
        p = $_(bytes, p, 0);
        continue;
      }
      p = p32; n = n33;
      break;
    }
  }
  close(at, p);
  return p;
};

/**
 * Board = cells:Cell|25, _| !(_ boardCharacter)
 */
const $Board = (bytes: Uint8Array, p: number, field: number): number => {
  const at = open(p, 5 | field, p);
  let k1 = 0;
  while (k1 < 25) {
    const p3 = p, n4 = n;
    try2: {
      if (k1 > 0) {
        p = $_(bytes, p, 0);
      }
      if ((p = $Cell(bytes, p, 8192)) < 0) break try2;
      k1++;
      continue;
    }
    p = p3; n = n4;
    break;
  }
  if (k1 < 25) return -1;
  const p5 = p, n6 = n;
  not7: if ((T0[bytes[p]!]! & 64) !== 0) {
    p = $_(bytes, p, 0);
    if (bytes[p]! !== 46 && (bytes[p]! < 48 || bytes[p]! > 51)) break not7;
    p += 1;
    return -1;
  }
  p = p5; n = n6;
  close(at, p);
  return p;
};

/**
 * Cell "a board character" = boardCharacter
 */
const $Cell = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  if (bytes[p]! !== 46 && (bytes[p]! < 48 || bytes[p]! > 51)) return -1;
  p += 1;
  leaf(6 | field, start, p);
  return p;
};

/**
 * Cards = cards:Card|5, _|
 */
const $Cards = (bytes: Uint8Array, p: number, field: number): number => {
  const at = open(p, 7 | field, p);
  let k1 = 0;
  while (k1 < 5) {
    const p3 = p, n4 = n;
    try2: {
      if (k1 > 0) {
        p = $_(bytes, p, 0);
      }
      if ((p = $Card(bytes, p, 4096)) < 0) break try2;
      k1++;
      continue;
    }
    p = p3; n = n4;
    break;
  }
  if (k1 < 5) return -1;
  close(at, p);
  return p;
};

/**
 * Move = card:Card _ from:Square _ to:Square
 */
const $Move = (bytes: Uint8Array, p: number, field: number): number => {
  const at = open(p, 8 | field, p);
  if ((p = $Card(bytes, p, 10240)) < 0) return -1;
  p = $_(bytes, p, 0);
  if ((p = $Square(bytes, p, 12288)) < 0) return -1;
  p = $_(bytes, p, 0);
  if ((p = $Square(bytes, p, 14336)) < 0) return -1;
  close(at, p);
  return p;
};

/**
 * Card   "a card"   = [BCDEFGHKLMOQRTUX]i
 */
const $Card = (bytes: Uint8Array, p: number, field: number): number => {
  if ((T0[bytes[p]!]! & 8) === 0) return -1;
  p += 1;
  leaf(9 | field, p - 1, p);
  return p;
};

/**
 * Square "a square" = [a-y]i
 */
const $Square = (bytes: Uint8Array, p: number, field: number): number => {
  if ((bytes[p]! < 65 || bytes[p]! > 89) && (bytes[p]! < 97 || bytes[p]! > 121)) return -1;
  p += 1;
  leaf(10 | field, p - 1, p);
  return p;
};

/**
 * _ = (blank / Comment)*
 */
const $_ = (bytes: Uint8Array, p: number, _field: number): number => {
  while ((T0[bytes[p]!]! & 16) !== 0) {
    const p2 = p, n3 = n;
    try4: {
      const p6 = p;
      done5: {
        or7: {
          if ((T0[bytes[p]!]! & 32) === 0) break or7;
          p += 1;
          break done5;
        }
        p = p6;
        if ((p = $Comment(bytes, p, 0)) < 0) break try4;
      }
      continue;
    }
    p = p2; n = n3;
    break;
  }
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
  leaf(11 | field, start, p);
  hasNotable = true;
  return p;
};

/**
 * FaultyBoard
 *   = boardBegins cells:cell|25, _| !(_ boardCharacter)
 *   / boardBegins row|5, _| !(_ boardCharacter)         // five words, some too short or too long
 */
const $FaultyBoard = (bytes: Uint8Array, p: number, field: number): number => {
  const at = open(p, 12 | field, p);
  const p2 = p, n3 = n;
  done1: {
    or4: if ((T0[bytes[p]!]! & 4) !== 0) {
      if ((p = $boardBegins(bytes, p, 0)) < 0) break or4;
      let k5 = 0;
      while (k5 < 25) {
        const p7 = p, n8 = n;
        try6: {
          if (k5 > 0) {
            p = $_(bytes, p, 0);
          }
          const p10 = p, n11 = n;
          done9: {
            or12: if (bytes[p]! === 46 || (bytes[p]! >= 48 && bytes[p]! <= 51)) {
              if ((p = $Cell(bytes, p, 8192)) < 0) break or12;
              break done9;
            }
            p = p10; n = n11;
            if ((p = $CellError(bytes, p, 8192)) < 0) break try6;
          }
          k5++;
          continue;
        }
        p = p7; n = n8;
        break;
      }
      if (k5 < 25) break or4;
      const p13 = p, n14 = n;
      not15: if ((T0[bytes[p]!]! & 64) !== 0) {
        p = $_(bytes, p, 0);
        if (bytes[p]! !== 46 && (bytes[p]! < 48 || bytes[p]! > 51)) break not15;
        p += 1;
        break or4;
      }
      p = p13; n = n14;
      break done1;
    }
    p = p2; n = n3;
    if ((p = $boardBegins(bytes, p, 0)) < 0) return -1;
    let k16 = 0;
    while (k16 < 5) {
      const p18 = p, n19 = n;
      try17: {
        if (k16 > 0) {
          p = $_(bytes, p, 0);
        }
        const p21 = p, n22 = n;
        done20: {
          or23: if ((T0[bytes[p]!]! & 4) !== 0) {
            let k24 = 0;
            while (k24 < 5) {
              const p26 = p, n27 = n;
              try25: {
                const p29 = p, n30 = n;
                done28: {
                  or31: if (bytes[p]! === 46 || (bytes[p]! >= 48 && bytes[p]! <= 51)) {
                    if ((p = $Cell(bytes, p, 8192)) < 0) break or31;
                    break done28;
                  }
                  p = p29; n = n30;
                  if ((p = $CellError(bytes, p, 8192)) < 0) break try25;
                }
                k24++;
                continue;
              }
              p = p26; n = n27;
              break;
            }
            if (k24 < 5) break or23;
            if ((T0[bytes[p]!]! & 4) !== 0) break or23;
            break done20;
          }
          p = p21; n = n22;
          if ((p = $RowError(bytes, p, 0)) < 0) break try17;
        }
        k16++;
        continue;
      }
      p = p18; n = n19;
      break;
    }
    if (k16 < 5) return -1;
    const p32 = p, n33 = n;
    not34: if ((T0[bytes[p]!]! & 64) !== 0) {
      p = $_(bytes, p, 0);
      if (bytes[p]! !== 46 && (bytes[p]! < 48 || bytes[p]! > 51)) break not34;
      p += 1;
      return -1;
    }
    p = p32; n = n33;
  }
  close(at, p);
  return p;
};

/**
 * BoardError
 *   = boardBegins (boardCharacter / misplaced)|1.., _|
 */
const $BoardError = (bytes: Uint8Array, p: number, field: number): number => {
  const at = open(p, 13 | field, p);
  if ((p = $boardBegins(bytes, p, 0)) < 0) return -1;
  let k1 = 0;
  for (;;) {
    const p3 = p, n4 = n;
    try2: {
      if (k1 > 0) {
        p = $_(bytes, p, 0);
      }
      const p6 = p;
      done5: {
        or7: {
          if (bytes[p]! !== 46 && (bytes[p]! < 48 || bytes[p]! > 51)) break or7;
          p += 1;
          break done5;
        }
        p = p6;
        if ((p = $misplaced(bytes, p, 0)) < 0) break try2;
      }
      k1++;
      continue;
    }
    p = p3; n = n4;
    break;
  }
  if (k1 < 1) return -1;
  close(at, p);
  hasNotable = true;
  return p;
};

/**
 * RowError = (boardCharacter / misplaced)|1..| !significant
 */
const $RowError = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  let k1 = 0;
  for (;;) {
    const p3 = p, n4 = n;
    try2: {
      const p6 = p;
      done5: {
        or7: {
          if (bytes[p]! !== 46 && (bytes[p]! < 48 || bytes[p]! > 51)) break or7;
          p += 1;
          break done5;
        }
        p = p6;
        if ((p = $misplaced(bytes, p, 0)) < 0) break try2;
      }
      k1++;
      continue;
    }
    p = p3; n = n4;
    break;
  }
  if (k1 < 1) return -1;
  if ((T0[bytes[p]!]! & 4) !== 0) return -1;
  leaf(14 | field, start, p);
  hasNotable = true;
  return p;
};

/**
 * CellError = misplaced
 */
const $CellError = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  if ((p = $misplaced(bytes, p, 0)) < 0) return -1;
  leaf(15 | field, start, p);
  hasNotable = true;
  return p;
};

/**
 * misplaced   = significant &(_ boardCharacter / _ significant|5| inStep)
 */
const $misplaced = (bytes: Uint8Array, p: number, _field: number): number => {
  if ((T0[bytes[p]!]! & 4) === 0) return -1;
  p += bytes[p]! === 130 ? 2 : 1;
  const p1 = p, n2 = n;
  const p4 = p, n5 = n;
  done3: {
    or6: if ((T0[bytes[p]!]! & 64) !== 0) {
      p = $_(bytes, p, 0);
      if (bytes[p]! !== 46 && (bytes[p]! < 48 || bytes[p]! > 51)) break or6;
      p += 1;
      break done3;
    }
    p = p4; n = n5;
    p = $_(bytes, p, 0);
    let s7 = 0;
    while (s7 < 5 && (T0[bytes[p]!]! & 4) !== 0) { p += bytes[p]! === 130 ? 2 : 1; s7++; }
    if (s7 < 5) return -1;
    if ((p = $inStep(bytes, p, 0)) < 0) return -1;
  }
  p = p1; n = n2;
  return p;
};

/**
 * boardBegins = &(boardCharacter (!significant / _ boardCharacter) / significant _ boardCharacter|3, _|)
 */
const $boardBegins = (bytes: Uint8Array, p: number, _field: number): number => {
  const p1 = p, n2 = n;
  const p4 = p, n5 = n;
  done3: {
    or6: {
      if (bytes[p]! !== 46 && (bytes[p]! < 48 || bytes[p]! > 51)) break or6;
      p += 1;
      const p8 = p;
      done7: {
        or9: {
          if ((T0[bytes[p]!]! & 4) !== 0) break or9;
          break done7;
        }
        p = p8;
        p = $_(bytes, p, 0);
        if (bytes[p]! !== 46 && (bytes[p]! < 48 || bytes[p]! > 51)) break or6;
        p += 1;
      }
      break done3;
    }
    p = p4; n = n5;
    if ((T0[bytes[p]!]! & 4) === 0) return -1;
    p += bytes[p]! === 130 ? 2 : 1;
    p = $_(bytes, p, 0);
    let k10 = 0;
    while (k10 < 3) {
      const p12 = p, n13 = n;
      try11: {
        if (k10 > 0) {
          p = $_(bytes, p, 0);
        }
        if (bytes[p]! !== 46 && (bytes[p]! < 48 || bytes[p]! > 51)) break try11;
        p += 1;
        k10++;
        continue;
      }
      p = p12; n = n13;
      break;
    }
    if (k10 < 3) return -1;
  }
  p = p1; n = n2;
  return p;
};

/**
 * FaultyCards       = !fewCards cards:card|5, _|
 */
const $FaultyCards = (bytes: Uint8Array, p: number, field: number): number => {
  const at = open(p, 16 | field, p);
  const p1 = p, n2 = n;
  not3: {
    if ((p = $fewCards(bytes, p, 0)) < 0) break not3;
    return -1;
  }
  p = p1; n = n2;
  let k4 = 0;
  while (k4 < 5) {
    const p6 = p, n7 = n;
    try5: {
      if (k4 > 0) {
        p = $_(bytes, p, 0);
      }
      const p9 = p, n10 = n;
      done8: {
        or11: if ((T0[bytes[p]!]! & 8) !== 0) {
          if ((p = $Card(bytes, p, 4096)) < 0) break or11;
          break done8;
        }
        p = p9; n = n10;
        if ((p = $CardError(bytes, p, 4096)) < 0) break try5;
      }
      k4++;
      continue;
    }
    p = p6; n = n7;
    break;
  }
  if (k4 < 5) return -1;
  close(at, p);
  return p;
};

/**
 * StrayInCardsError = &(letter|..5| foreign) !(significant|5| inStep) significant|6| &inStep
 */
const $StrayInCardsError = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  const p1 = p;
  const s2 = p;
  while (p - s2 < 5 && ((bytes[p]! >= 65 && bytes[p]! <= 90) || (bytes[p]! >= 97 && bytes[p]! <= 122))) p += 1;
  if ((p = $foreign(bytes, p, 0)) < 0) return -1;
  p = p1;
  const p3 = p;
  not4: if ((T0[bytes[p]!]! & 4) !== 0) {
    let s5 = 0;
    while (s5 < 5 && (T0[bytes[p]!]! & 4) !== 0) { p += bytes[p]! === 130 ? 2 : 1; s5++; }
    if (s5 < 5) break not4;
    if ((p = $inStep(bytes, p, 0)) < 0) break not4;
    return -1;
  }
  p = p3;
  let s6 = 0;
  while (s6 < 6 && (T0[bytes[p]!]! & 4) !== 0) { p += bytes[p]! === 130 ? 2 : 1; s6++; }
  if (s6 < 6) return -1;
  const p7 = p;
  if ((p = $inStep(bytes, p, 0)) < 0) return -1;
  p = p7;
  leaf(17 | field, start, p);
  hasNotable = true;
  return p;
};

/**
 * MissingCardsError = fewCards / significant|..4, _|
 */
const $MissingCardsError = (bytes: Uint8Array, p: number, field: number): number => {
  const at = open(p, 18 | field, p);
  const p2 = p, n3 = n;
  done1: {
    or4: {
      if ((p = $fewCards(bytes, p, 0)) < 0) break or4;
      break done1;
    }
    p = p2; n = n3;
    let k5 = 0;
    while (k5 < 4) {
      const p7 = p, n8 = n;
      try6: {
        if (k5 > 0) {
          p = $_(bytes, p, 0);
        }
        if ((T0[bytes[p]!]! & 4) === 0) break try6;
        p += bytes[p]! === 130 ? 2 : 1;
        k5++;
        continue;
      }
      p = p7; n = n8;
      break;
    }
  }
  close(at, p);
  hasNotable = true;
  return p;
};

/**
 * CardError = significant
 */
const $CardError = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  if ((T0[bytes[p]!]! & 4) === 0) return -1;
  p += bytes[p]! === 130 ? 2 : 1;
  leaf(19 | field, start, p);
  hasNotable = true;
  return p;
};

/**
 * fewCards    = !cardsInStep (!moveBegins significant)|..4| &(moveBegins / !significant _ moveBegins)
 *             / !cardsInStep significant|4| &(!significant _ significant|3| !significant)
 */
const $fewCards = (bytes: Uint8Array, p: number, _field: number): number => {
  const p2 = p, n3 = n;
  done1: {
    or4: {
      const p5 = p;
      not6: if ((T0[bytes[p]!]! & 4) !== 0) {
        if ((p = $cardsInStep(bytes, p, 0)) < 0) break not6;
        break or4;
      }
      p = p5;
      let k7 = 0;
      while (k7 < 4) {
        const p9 = p;
        try8: {
          const p10 = p;
          not11: {
            if ((p = $moveBegins(bytes, p, 0)) < 0) break not11;
            break try8;
          }
          p = p10;
          if ((T0[bytes[p]!]! & 4) === 0) break try8;
          p += bytes[p]! === 130 ? 2 : 1;
          k7++;
          continue;
        }
        p = p9;
        break;
      }
      const p12 = p, n13 = n;
      const p15 = p;
      done14: {
        or16: {
          if ((p = $moveBegins(bytes, p, 0)) < 0) break or16;
          break done14;
        }
        p = p15;
        if ((T0[bytes[p]!]! & 4) !== 0) break or4;
        p = $_(bytes, p, 0);
        if ((p = $moveBegins(bytes, p, 0)) < 0) break or4;
      }
      p = p12; n = n13;
      break done1;
    }
    p = p2; n = n3;
    const p17 = p;
    not18: if ((T0[bytes[p]!]! & 4) !== 0) {
      if ((p = $cardsInStep(bytes, p, 0)) < 0) break not18;
      return -1;
    }
    p = p17;
    let s19 = 0;
    while (s19 < 4 && (T0[bytes[p]!]! & 4) !== 0) { p += bytes[p]! === 130 ? 2 : 1; s19++; }
    if (s19 < 4) return -1;
    const p20 = p, n21 = n;
    if ((T0[bytes[p]!]! & 4) !== 0) return -1;
    p = $_(bytes, p, 0);
    let s22 = 0;
    while (s22 < 3 && (T0[bytes[p]!]! & 4) !== 0) { p += bytes[p]! === 130 ? 2 : 1; s22++; }
    if (s22 < 3) return -1;
    if ((T0[bytes[p]!]! & 4) !== 0) return -1;
    p = p20; n = n21;
  }
  return p;
};

/**
 * cardsInStep = significant|5| (!significant / moveBegins / significant|3| moveBegins)
 */
const $cardsInStep = (bytes: Uint8Array, p: number, field: number): number => {
  let s1 = 0;
  while (s1 < 5 && (T0[bytes[p]!]! & 4) !== 0) { p += bytes[p]! === 130 ? 2 : 1; s1++; }
  if (s1 < 5) return -1;
  const p3 = p;
  done2: {
    or4: {
      if ((T0[bytes[p]!]! & 4) !== 0) break or4;
      break done2;
    }
    p = p3;
    or5: {
      if ((p = $moveBegins(bytes, p, field)) < 0) break or5;
      break done2;
    }
    p = p3;
    let s6 = 0;
    while (s6 < 3 && (T0[bytes[p]!]! & 4) !== 0) { p += bytes[p]! === 130 ? 2 : 1; s6++; }
    if (s6 < 3) return -1;
    if ((p = $moveBegins(bytes, p, field)) < 0) return -1;
  }
  return p;
};

/**
 * FaultyMove       = card:card _ from:square _ to:square
 */
const $FaultyMove = (bytes: Uint8Array, p: number, field: number): number => {
  const at = open(p, 20 | field, p);
  const p2 = p, n3 = n;
  done1: {
    or4: if ((T0[bytes[p]!]! & 8) !== 0) {
      if ((p = $Card(bytes, p, 10240)) < 0) break or4;
      break done1;
    }
    p = p2; n = n3;
    if ((p = $CardError(bytes, p, 10240)) < 0) return -1;
  }
  p = $_(bytes, p, 0);
  const p6 = p, n7 = n;
  done5: {
    or8: if ((bytes[p]! >= 65 && bytes[p]! <= 89) || (bytes[p]! >= 97 && bytes[p]! <= 121)) {
      if ((p = $Square(bytes, p, 12288)) < 0) break or8;
      break done5;
    }
    p = p6; n = n7;
    if ((p = $SquareError(bytes, p, 12288)) < 0) return -1;
  }
  p = $_(bytes, p, 0);
  const p10 = p, n11 = n;
  done9: {
    or12: if ((bytes[p]! >= 65 && bytes[p]! <= 89) || (bytes[p]! >= 97 && bytes[p]! <= 121)) {
      if ((p = $Square(bytes, p, 14336)) < 0) break or12;
      break done9;
    }
    p = p10; n = n11;
    if ((p = $SquareError(bytes, p, 14336)) < 0) return -1;
  }
  close(at, p);
  return p;
};

/**
 * ShortMoveError   = shortMove / shiftedMove / significant|1..2, _| &(_ !.)
 */
const $ShortMoveError = (bytes: Uint8Array, p: number, field: number): number => {
  const at = open(p, 21 | field, p);
  const p2 = p, n3 = n;
  done1: {
    or4: if ((T0[bytes[p]!]! & 4) !== 0) {
      if ((p = $shortMove(bytes, p, 0)) < 0) break or4;
      break done1;
    }
    p = p2; n = n3;
    or5: if ((T0[bytes[p]!]! & 4) !== 0) {
      const p6 = p;
      not7: if ((T0[bytes[p]!]! & 4) !== 0) {
        let s8 = 0;
        while (s8 < 3 && (T0[bytes[p]!]! & 4) !== 0) { p += bytes[p]! === 130 ? 2 : 1; s8++; }
        if (s8 < 3) break not7;
        if ((p = $inStep(bytes, p, 0)) < 0) break not7;
        break or5;
      }
      p = p6;
      const p10 = p;
      done9: {
        or11: {
          if ((T0[bytes[p]!]! & 4) === 0) break or11;
          p += bytes[p]! === 130 ? 2 : 1;
          const p12 = p;
          if ((p = $sameCaseMoves(bytes, p, 0)) < 0) break or11;
          p = p12;
          break done9;
        }
        p = p10;
        let s13 = 0;
        while (s13 < 2 && (T0[bytes[p]!]! & 4) !== 0) { p += bytes[p]! === 130 ? 2 : 1; s13++; }
        if (s13 < 2) break or5;
        const p14 = p;
        if ((p = $sameCaseMoves(bytes, p, 0)) < 0) break or5;
        p = p14;
      }
      break done1;
    }
    p = p2;
    let k15 = 0;
    while (k15 < 2) {
      const p17 = p, n18 = n;
      try16: {
        if (k15 > 0) {
          p = $_(bytes, p, 0);
        }
        if ((T0[bytes[p]!]! & 4) === 0) break try16;
        p += bytes[p]! === 130 ? 2 : 1;
        k15++;
        continue;
      }
      p = p17; n = n18;
      break;
    }
    if (k15 < 1) return -1;
    const p19 = p, n20 = n;
    p = $_(bytes, p, 0);
    if (bytes[p]! >= 1) return -1;
    p = p19; n = n20;
  }
  close(at, p);
  hasNotable = true;
  return p;
};

/**
 * SecondBoardError = boardCharacter|3.., _|
 */
const $SecondBoardError = (bytes: Uint8Array, p: number, field: number): number => {
  const at = open(p, 22 | field, p);
  let k1 = 0;
  for (;;) {
    const p3 = p, n4 = n;
    try2: {
      if (k1 > 0) {
        p = $_(bytes, p, 0);
      }
      if (bytes[p]! !== 46 && (bytes[p]! < 48 || bytes[p]! > 51)) break try2;
      p += 1;
      k1++;
      continue;
    }
    p = p3; n = n4;
    break;
  }
  if (k1 < 3) return -1;
  close(at, p);
  hasNotable = true;
  return p;
};

/**
 * StrayInMoveError = strayInMove
 */
const $StrayInMoveError = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  if ((p = $strayInMove(bytes, p, 0)) < 0) return -1;
  leaf(23 | field, start, p);
  hasNotable = true;
  return p;
};

/**
 * SquareError = significant
 */
const $SquareError = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  if ((T0[bytes[p]!]! & 4) === 0) return -1;
  p += bytes[p]! === 130 ? 2 : 1;
  leaf(24 | field, start, p);
  hasNotable = true;
  return p;
};

/**
 * shortMove   = !moveInStep (significant &shortEnds / significant|2| &shortEnds)
 */
const $shortMove = (bytes: Uint8Array, p: number, _field: number): number => {
  const p1 = p;
  not2: if ((T0[bytes[p]!]! & 4) !== 0) {
    let s3 = 0;
    while (s3 < 3 && (T0[bytes[p]!]! & 4) !== 0) { p += bytes[p]! === 130 ? 2 : 1; s3++; }
    if (s3 < 3) break not2;
    const p5 = p;
    done4: {
      or6: {
        if ((T0[bytes[p]!]! & 4) !== 0) break or6;
        break done4;
      }
      p = p5;
      if ((p = $moveBegins(bytes, p, 0)) < 0) break not2;
    }
    return -1;
  }
  p = p1;
  const p8 = p, n9 = n;
  done7: {
    or10: {
      if ((T0[bytes[p]!]! & 4) === 0) break or10;
      p += bytes[p]! === 130 ? 2 : 1;
      const p11 = p, n12 = n;
      if ((p = $shortEnds(bytes, p, 0)) < 0) break or10;
      p = p11; n = n12;
      break done7;
    }
    p = p8; n = n9;
    let s13 = 0;
    while (s13 < 2 && (T0[bytes[p]!]! & 4) !== 0) { p += bytes[p]! === 130 ? 2 : 1; s13++; }
    if (s13 < 2) return -1;
    const p14 = p, n15 = n;
    if ((p = $shortEnds(bytes, p, 0)) < 0) return -1;
    p = p14; n = n15;
  }
  return p;
};

/**
 * shortEnds   = moveBegins
 *             / !significant _ (moveBegins / (significant|3|)|1..99| !significant / !.)
 *             / lineEnd _ significant|1..2| lineEnd
 */
const $shortEnds = (bytes: Uint8Array, p: number, field: number): number => {
  const p2 = p, n3 = n;
  done1: {
    or4: {
      if ((p = $moveBegins(bytes, p, field)) < 0) break or4;
      break done1;
    }
    p = p2;
    or5: {
      if ((T0[bytes[p]!]! & 4) !== 0) break or5;
      p = $_(bytes, p, field);
      const p7 = p;
      done6: {
        or8: {
          if ((p = $moveBegins(bytes, p, field)) < 0) break or8;
          break done6;
        }
        p = p7;
        or9: if ((T0[bytes[p]!]! & 4) !== 0) {
          let k10 = 0;
          while (k10 < 99) {
            const p12 = p;
            try11: {
              let s13 = 0;
              while (s13 < 3 && (T0[bytes[p]!]! & 4) !== 0) { p += bytes[p]! === 130 ? 2 : 1; s13++; }
              if (s13 < 3) break try11;
              k10++;
              continue;
            }
            p = p12;
            break;
          }
          if (k10 < 1) break or9;
          if ((T0[bytes[p]!]! & 4) !== 0) break or9;
          break done6;
        }
        p = p7;
        if (bytes[p]! >= 1) break or5;
      }
      break done1;
    }
    p = p2; n = n3;
    if ((p = $lineEnd(bytes, p, field)) < 0) return -1;
    p = $_(bytes, p, field);
    let s14 = 0;
    while (s14 < 2 && (T0[bytes[p]!]! & 4) !== 0) { p += bytes[p]! === 130 ? 2 : 1; s14++; }
    if (s14 < 1) return -1;
    if ((p = $lineEnd(bytes, p, field)) < 0) return -1;
  }
  return p;
};

/**
 * strayInMove = &(letter|..3| foreign) !(significant|3| inStep) significant|4| &inStep
 */
const $strayInMove = (bytes: Uint8Array, p: number, _field: number): number => {
  const p1 = p;
  const s2 = p;
  while (p - s2 < 3 && ((bytes[p]! >= 65 && bytes[p]! <= 90) || (bytes[p]! >= 97 && bytes[p]! <= 122))) p += 1;
  if ((p = $foreign(bytes, p, 0)) < 0) return -1;
  p = p1;
  const p3 = p;
  not4: if ((T0[bytes[p]!]! & 4) !== 0) {
    let s5 = 0;
    while (s5 < 3 && (T0[bytes[p]!]! & 4) !== 0) { p += bytes[p]! === 130 ? 2 : 1; s5++; }
    if (s5 < 3) break not4;
    if ((p = $inStep(bytes, p, 0)) < 0) break not4;
    return -1;
  }
  p = p3;
  let s6 = 0;
  while (s6 < 4 && (T0[bytes[p]!]! & 4) !== 0) { p += bytes[p]! === 130 ? 2 : 1; s6++; }
  if (s6 < 4) return -1;
  const p7 = p;
  if ((p = $inStep(bytes, p, 0)) < 0) return -1;
  p = p7;
  return p;
};

/**
 * inStep        = !significant / moveBegins / sameCaseMoves
 */
const $inStep = (bytes: Uint8Array, p: number, field: number): number => {
  const p2 = p;
  done1: {
    or3: {
      if ((T0[bytes[p]!]! & 4) !== 0) break or3;
      break done1;
    }
    p = p2;
    or4: {
      if ((p = $moveBegins(bytes, p, field)) < 0) break or4;
      break done1;
    }
    p = p2;
    if ((p = $sameCaseMoves(bytes, p, field)) < 0) return -1;
  }
  return p;
};

/**
 * moveBegins    = [A-Z] ([a-z] (notCapital / !significant / [A-Z] [a-z]) / notCapital [a-z])
 */
const $moveBegins = (bytes: Uint8Array, p: number, field: number): number => {
  if (bytes[p]! < 65 || bytes[p]! > 90) return -1;
  p += 1;
  const p2 = p;
  done1: {
    or3: {
      if (bytes[p]! < 97 || bytes[p]! > 122) break or3;
      p += 1;
      const p5 = p;
      done4: {
        or6: if ((T0[bytes[p]!]! & 4) !== 0) {
          if ((p = $notCapital(bytes, p, field)) < 0) break or6;
          break done4;
        }
        p = p5;
        or7: {
          if ((T0[bytes[p]!]! & 4) !== 0) break or7;
          break done4;
        }
        p = p5;
        if (bytes[p]! < 65 || bytes[p]! > 90) break or3;
        p += 1;
        if (bytes[p]! < 97 || bytes[p]! > 122) break or3;
        p += 1;
      }
      break done1;
    }
    p = p2;
    if ((p = $notCapital(bytes, p, field)) < 0) return -1;
    if (bytes[p]! < 97 || bytes[p]! > 122) return -1;
    p += 1;
  }
  return p;
};

/**
 * sameCaseMoves = sameCaseMove|30| / sameCaseMove|1..29| (!significant / letter|..2| foreign)
 */
const $sameCaseMoves = (bytes: Uint8Array, p: number, field: number): number => {
  const p2 = p;
  done1: {
    or3: if ((T0[bytes[p]!]! & 8) !== 0) {
      let k4 = 0;
      while (k4 < 30) {
        const p6 = p;
        try5: {
          if ((p = $sameCaseMove(bytes, p, field)) < 0) break try5;
          k4++;
          continue;
        }
        p = p6;
        break;
      }
      if (k4 < 30) break or3;
      break done1;
    }
    p = p2;
    let k7 = 0;
    while (k7 < 29) {
      const p9 = p;
      try8: {
        if ((p = $sameCaseMove(bytes, p, field)) < 0) break try8;
        k7++;
        continue;
      }
      p = p9;
      break;
    }
    if (k7 < 1) return -1;
    const p11 = p;
    done10: {
      or12: {
        if ((T0[bytes[p]!]! & 4) !== 0) break or12;
        break done10;
      }
      p = p11;
      const s13 = p;
      while (p - s13 < 2 && ((bytes[p]! >= 65 && bytes[p]! <= 90) || (bytes[p]! >= 97 && bytes[p]! <= 122))) p += 1;
      if ((p = $foreign(bytes, p, field)) < 0) return -1;
    }
  }
  return p;
};

/**
 * sameCaseMove  = [bcdefghklmoqrtux] [a-y] [a-y] / [BCDEFGHKLMOQRTUX] [A-Y] [A-Y]
 */
const $sameCaseMove = (bytes: Uint8Array, p: number, _field: number): number => {
  const p2 = p;
  done1: {
    or3: {
      if ((T0[bytes[p]!]! & 128) === 0) break or3;
      p += 1;
      if (bytes[p]! < 97 || bytes[p]! > 121) break or3;
      p += 1;
      if (bytes[p]! < 97 || bytes[p]! > 121) break or3;
      p += 1;
      break done1;
    }
    p = p2;
    if ((T1[bytes[p]!]! & 1) === 0) return -1;
    p += 1;
    if (bytes[p]! < 65 || bytes[p]! > 89) return -1;
    p += 1;
    if (bytes[p]! < 65 || bytes[p]! > 89) return -1;
    p += 1;
  }
  return p;
};

/**
 * lineEnd       = [ \t]* Comment? ([\r\n] / !.)
 */
const $lineEnd = (bytes: Uint8Array, p: number, _field: number): number => {
  while (bytes[p]! === 9 || bytes[p]! === 32) p += 1;
  done2: if (bytes[p]! === 35) {
    const p4 = p, n5 = n;
    try3: {
      if ((p = $Comment(bytes, p, 0)) < 0) break try3;
      break done2;
    }
    p = p4; n = n5;
  }
  done6: {
    or7: {
      if (bytes[p]! !== 10 && bytes[p]! !== 13) break or7;
      p += 1;
      break done6;
    }
    if (bytes[p]! >= 1) return -1;
  }
  return p;
};

/**
 * notCapital  = ![A-Z] significant
 */
const $notCapital = (bytes: Uint8Array, p: number, _field: number): number => {
  if (bytes[p]! >= 65 && bytes[p]! <= 90) return -1;
  if ((T0[bytes[p]!]! & 4) === 0) return -1;
  p += bytes[p]! === 130 ? 2 : 1;
  return p;
};

/**
 * foreign     = !letter significant
 */
const $foreign = (bytes: Uint8Array, p: number, _field: number): number => {
  if ((bytes[p]! >= 65 && bytes[p]! <= 90) || (bytes[p]! >= 97 && bytes[p]! <= 122)) return -1;
  if ((T0[bytes[p]!]! & 4) === 0) return -1;
  p += bytes[p]! === 130 ? 2 : 1;
  return p;
};
