// Generated from oni.peggy by ludogram. Do not edit: change the grammar and run the generator again.

import { type Alphabet, encode, type Language, type ParseOptions, Tree } from '../../src/cst/index.js';
import { table } from './explain.js';
import type * as nodes from './nodes.js';
import { Field, Kind, views } from './nodes.js';

/** What trees of this grammar know about it. */
export const language: Language = {
  id: 'oni',
  kinds: Object.keys(Kind),
  fields: ['', ...Object.keys(Field)],
  views,
  comments: [20],
  errors: [2, 3, 7, 9, 12, 15, 18, 19],
  table,
};

// prettier-ignore
const ALPHABET: Alphabet = {
  starts: [
    128, 133, 134, 160, 161, 383, 384, 5760, 5761, 8192, 8203, 8232, 8234, 8239, 8240, 8287,
    8288, 8490, 8491, 12288, 12289, 65279, 65280, 65536,
  ],
  classes: [
    128, 129, 128, 129, 128, 130, 128, 129, 128, 129, 128, 129, 128, 129, 128, 129,
    128, 130, 128, 129, 128, 129, 128, 131,
  ],
};

// The state of one parse; empty between parses.
let text = '';
let end = 0;
let bytes: Uint8Array = new Uint8Array(1);
let words: Int32Array = new Int32Array(0);
let n = 0;

function open(): number {
  const at = n;
  if (at + 4 > words.length) {
    const larger = new Int32Array(Math.max(256, words.length * 2));
    larger.set(words);
    words = larger;
  }
  n = at + 4;
  return at;
}

function close(at: number, head: number, start: number, stop: number): void {
  words[at] = head;
  words[at + 1] = start;
  words[at + 2] = stop;
  words[at + 3] = n;
}

function leaf(head: number, start: number, stop: number): void {
  close(open(), head, start, stop);
}

// prettier-ignore
const T0 = new Uint8Array([
  5,5,5,5,5,5,5,5,5,24,24,24,24,24,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,
  24,5,5,8,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,
  5,1,3,3,3,3,3,3,3,1,1,3,3,3,1,3,1,3,3,1,3,3,1,1,3,1,1,5,5,5,5,5,
  5,1,3,3,3,3,3,3,3,1,1,3,3,3,1,3,1,3,3,1,3,3,1,1,3,1,1,5,5,5,5,5,
  5,24,1,5,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
  0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
  0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
  0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
]);

let from_10 = 0;
let found_10 = -1;
/** Offset of the next '\n' from `p`, or of the end; the last answer is kept while it holds. */
function next_10(p: number): number {
  if (p < from_10 || p > found_10) {
    const i = text.indexOf('\n', p);
    from_10 = p;
    found_10 = i < 0 ? end : i;
  }
  return found_10;
}

let from_13 = 0;
let found_13 = -1;
/** Offset of the next '\r' from `p`, or of the end; the last answer is kept while it holds. */
function next_13(p: number): number {
  if (p < from_13 || p > found_13) {
    const i = text.indexOf('\r', p);
    from_13 = p;
    found_13 = i < 0 ? end : i;
  }
  return found_13;
}

function skip_10_13(p: number): number {
  const near = p + 24;
  let c = bytes[p]!;
  while (p < near && c !== 10 && c !== 13 && (c !== 0 || p < end)) c = bytes[++p]!;
  return p < near ? p : Math.min(next_10(p), next_13(p));
}

/** Start rules, and the view that each gives. */
export interface Roots {
  OniFile: nodes.OniFile;
}

/**
 * Reads a text as OniFile. Never throws: what can't be read becomes error nodes.
 */
export function parse<Start extends keyof Roots = 'OniFile'>(
  source: string,
  options: ParseOptions<Start> = {},
): Tree<Roots[Start]> {
  const { arena } = options;
  const start: keyof Roots = options.start ?? 'OniFile';
  text = source;
  end = source.length;
  bytes = encode(source, arena?.bytes ?? bytes, ALPHABET);
  words = arena?.words.length ? arena.words : new Int32Array(Math.max(256, end * 2));
  found_10 = -1;
  found_13 = -1;
  n = 4;
  document(start);
  close(0, 0, 0, end);
  const tree = new Tree<Roots[Start]>(language, source, words, n, start);
  if (arena !== undefined) {
    arena.words = words;
    arena.bytes = bytes;
  }
  if (arena !== undefined || bytes.length > 65536) bytes = new Uint8Array(1);
  words = new Int32Array(0);
  text = '';
  return tree;
}

/** The start rule, and what it leaves. */
function document(start: keyof Roots): void {
  const p = startAt0(start);
  if (p < 0) n = 4;
  if (p < end) leaf(2, Math.max(p, 0), end);
}

function startAt0(start: keyof Roots): number {
  switch (start) {
    case 'OniFile':
      return $OniFile(0, 0);
  }
}

/**
 * OniFile
 *   = _ (board:(Board / FaultyBoard / BoardError) _)?
 *     cards:(Cards / FaultyCards / CardsError) _
 *     (moves:(Move / MoveError / FaultyMove) _)*
 */
function $OniFile(p: number, field: number): number {
  const start = p;
  const at = open();
  p = $_(p, 0);
  done1: if ((T0[bytes[p]!]! & 1) !== 0 && (bytes[p]! !== 0 || p < end)) {
    const p3 = p, n4 = n;
    try2: {
      const p6 = p, n7 = n;
      done5: {
        or8: if (bytes[p]! === 46 || (bytes[p]! >= 48 && bytes[p]! <= 51)) {
          if ((p = $Board(p, 1024)) < 0) break or8;
          break done5;
        }
        p = p6; n = n7;
        or9: if ((T0[bytes[p]!]! & 1) !== 0 && (bytes[p]! !== 0 || p < end)) {
          if ((p = $FaultyBoard(p, 1024)) < 0) break or9;
          break done5;
        }
        p = p6; n = n7;
        if ((p = $BoardError(p, 1024)) < 0) break try2;
      }
      p = $_(p, 0);
      break done1;
    }
    p = p3; n = n4;
  }
  const p11 = p, n12 = n;
  done10: {
    or13: if ((T0[bytes[p]!]! & 2) !== 0) {
      if ((p = $Cards(p, 2048)) < 0) break or13;
      break done10;
    }
    p = p11; n = n12;
    or14: if ((T0[bytes[p]!]! & 1) !== 0 && (bytes[p]! !== 0 || p < end)) {
      if ((p = $FaultyCards(p, 2048)) < 0) break or14;
      break done10;
    }
    p = p11; n = n12;
    p = $CardsError(p, 2048);
  }
  p = $_(p, 0);
  while ((T0[bytes[p]!]! & 1) !== 0 && (bytes[p]! !== 0 || p < end)) {
    const p16 = p, n17 = n;
    try18: {
      const p20 = p, n21 = n;
      done19: {
        or22: if ((T0[bytes[p]!]! & 2) !== 0) {
          if ((p = $Move(p, 3072)) < 0) break or22;
          break done19;
        }
        p = p20; n = n21;
        or23: if ((T0[bytes[p]!]! & 1) !== 0 && (bytes[p]! !== 0 || p < end)) {
          if ((p = $MoveError(p, 3072)) < 0) break or23;
          break done19;
        }
        p = p20; n = n21;
        if ((p = $FaultyMove(p, 3072)) < 0) break try18;
      }
      p = $_(p, 0);
      continue;
    }
    p = p16; n = n17;
    break;
  }
  close(at, 4 | field, start, p);
  return p;
}

/**
 * Board       = cells:Cell|25, _| !(_ boardCharacter)
 */
function $Board(p: number, field: number): number {
  const start = p;
  const at = open();
  let k1 = 0;
  while (k1 < 25) {
    const p3 = p, n4 = n;
    try2: {
      if (k1 > 0) {
        p = $_(p, 0);
      }
      if ((p = $Cell(p, 4096)) < 0) break try2;
      k1++;
      continue;
    }
    p = p3; n = n4;
    break;
  }
  if (k1 < 25) return -1;
  const p5 = p, n6 = n;
  not7: {
    p = $_(p, 0);
    if (bytes[p]! !== 46 && (bytes[p]! < 48 || bytes[p]! > 51)) break not7;
    p += 1;
    return -1;
  }
  p = p5; n = n6;
  close(at, 5 | field, start, p);
  return p;
}

/**
 * FaultyBoard = cells:cell|25, _| !(_ boardCharacter)
 */
function $FaultyBoard(p: number, field: number): number {
  const start = p;
  const at = open();
  let k1 = 0;
  while (k1 < 25) {
    const p3 = p, n4 = n;
    try2: {
      if (k1 > 0) {
        p = $_(p, 0);
      }
      const p6 = p, n7 = n;
      done5: {
        or8: if (bytes[p]! === 46 || (bytes[p]! >= 48 && bytes[p]! <= 51)) {
          if ((p = $Cell(p, 4096)) < 0) break or8;
          break done5;
        }
        p = p6; n = n7;
        if ((p = $CellError(p, 4096)) < 0) break try2;
      }
      k1++;
      continue;
    }
    p = p3; n = n4;
    break;
  }
  if (k1 < 25) return -1;
  const p9 = p, n10 = n;
  not11: {
    p = $_(p, 0);
    if (bytes[p]! !== 46 && (bytes[p]! < 48 || bytes[p]! > 51)) break not11;
    p += 1;
    return -1;
  }
  p = p9; n = n10;
  close(at, 6 | field, start, p);
  return p;
}

/**
 * BoardError  = rough|5.., _|
 *             / rough|1..4, _| !significant    // fewer, in front of a letter, are no board
 */
function $BoardError(p: number, field: number): number {
  const start = p;
  const at = open();
  const p2 = p, n3 = n;
  done1: {
    or4: if ((T0[bytes[p]!]! & 1) !== 0 && (bytes[p]! !== 0 || p < end)) {
      let k5 = 0;
      for (;;) {
        const p7 = p, n8 = n;
        try6: {
          if (k5 > 0) {
            p = $_(p, 0);
          }
          const p10 = p;
          done9: {
            or11: {
              if (bytes[p]! !== 46 && (bytes[p]! < 48 || bytes[p]! > 51)) break or11;
              p += 1;
              break done9;
            }
            p = p10;
            if ((p = $misplaced(p, 0)) < 0) break try6;
          }
          k5++;
          continue;
        }
        p = p7; n = n8;
        break;
      }
      if (k5 < 5) break or4;
      break done1;
    }
    p = p2; n = n3;
    let k12 = 0;
    while (k12 < 4) {
      const p14 = p, n15 = n;
      try13: {
        if (k12 > 0) {
          p = $_(p, 0);
        }
        const p17 = p;
        done16: {
          or18: {
            if (bytes[p]! !== 46 && (bytes[p]! < 48 || bytes[p]! > 51)) break or18;
            p += 1;
            break done16;
          }
          p = p17;
          if ((p = $misplaced(p, 0)) < 0) break try13;
        }
        k12++;
        continue;
      }
      p = p14; n = n15;
      break;
    }
    if (k12 < 1) return -1;
    if ((T0[bytes[p]!]! & 1) !== 0 && (bytes[p]! !== 0 || p < end)) return -1;
  }
  close(at, 7 | field, start, p);
  return p;
}

/**
 * Cell "board character" = boardCharacter
 */
function $Cell(p: number, field: number): number {
  const start = p;
  if (bytes[p]! !== 46 && (bytes[p]! < 48 || bytes[p]! > 51)) return -1;
  p += 1;
  leaf(8 | field, start, p);
  return p;
}

/**
 * CellError = misplaced
 */
function $CellError(p: number, field: number): number {
  const start = p;
  if ((p = $misplaced(p, 0)) < 0) return -1;
  leaf(9 | field, start, p);
  return p;
}

/**
 * misplaced      = significant &(_ boardCharacter)
 */
function $misplaced(p: number, _field: number): number {
  if ((T0[bytes[p]!]! & 1) === 0 || (bytes[p]! === 0 && p >= end)) return -1;
  p += (bytes[p]! === 131) ? 2 : 1;
  const p1 = p, n2 = n;
  p = $_(p, 0);
  if (bytes[p]! !== 46 && (bytes[p]! < 48 || bytes[p]! > 51)) return -1;
  p += 1;
  p = p1; n = n2;
  return p;
}

/**
 * Cards       = cards:Card|5, _|
 */
function $Cards(p: number, field: number): number {
  const start = p;
  const at = open();
  let k1 = 0;
  while (k1 < 5) {
    const p3 = p, n4 = n;
    try2: {
      if (k1 > 0) {
        p = $_(p, 0);
      }
      if ((p = $Card(p, 2048)) < 0) break try2;
      k1++;
      continue;
    }
    p = p3; n = n4;
    break;
  }
  if (k1 < 5) return -1;
  close(at, 10 | field, start, p);
  return p;
}

/**
 * FaultyCards = !sixCards cards:card|5, _|
 */
function $FaultyCards(p: number, field: number): number {
  const start = p;
  const at = open();
  const p1 = p;
  not2: {
    if ((p = $sixCards(p, 0)) < 0) break not2;
    return -1;
  }
  p = p1;
  let k3 = 0;
  while (k3 < 5) {
    const p5 = p, n6 = n;
    try4: {
      if (k3 > 0) {
        p = $_(p, 0);
      }
      const p8 = p, n9 = n;
      done7: {
        or10: if ((T0[bytes[p]!]! & 2) !== 0) {
          if ((p = $Card(p, 2048)) < 0) break or10;
          break done7;
        }
        p = p8; n = n9;
        if ((p = $CardError(p, 2048)) < 0) break try4;
      }
      k3++;
      continue;
    }
    p = p5; n = n6;
    break;
  }
  if (k3 < 5) return -1;
  close(at, 11 | field, start, p);
  return p;
}

/**
 * CardsError  = sixCards                                 // a character too many
 *             / significant|..4, _|                      // too few, at the end of the file
 */
function $CardsError(p: number, field: number): number {
  const start = p;
  const at = open();
  const p2 = p;
  done1: {
    or3: if ((T0[bytes[p]!]! & 1) !== 0 && (bytes[p]! !== 0 || p < end)) {
      if ((p = $sixCards(p, 0)) < 0) break or3;
      break done1;
    }
    p = p2;
    let k4 = 0;
    while (k4 < 4) {
      const p6 = p, n7 = n;
      try5: {
        if (k4 > 0) {
          p = $_(p, 0);
        }
        if ((T0[bytes[p]!]! & 1) === 0 || (bytes[p]! === 0 && p >= end)) break try5;
        p += (bytes[p]! === 131) ? 2 : 1;
        k4++;
        continue;
      }
      p = p6; n = n7;
      break;
    }
  }
  close(at, 12 | field, start, p);
  return p;
}

/**
 * sixCards = &(letter|..5| foreign) significant|6| &inStep
 */
function $sixCards(p: number, _field: number): number {
  const p1 = p;
  for (let k2 = 0; k2 < 5 && ((bytes[p]! >= 65 && bytes[p]! <= 90) || (bytes[p]! >= 97 && bytes[p]! <= 122)); k2++) p += 1;
  if ((T0[bytes[p]!]! & 4) === 0 || (bytes[p]! === 0 && p >= end)) return -1;
  p += (bytes[p]! === 131) ? 2 : 1;
  p = p1;
  let k3 = 0;
  while (k3 < 6) {
    const p5 = p;
    try4: {
      if ((T0[bytes[p]!]! & 1) === 0 || (bytes[p]! === 0 && p >= end)) break try4;
      p += (bytes[p]! === 131) ? 2 : 1;
      k3++;
      continue;
    }
    p = p5;
    break;
  }
  if (k3 < 6) return -1;
  const p6 = p;
  if ((p = $inStep(p, 0)) < 0) return -1;
  p = p6;
  return p;
}

/**
 * Move       = card:Card _ from:Square _ to:Square
 */
function $Move(p: number, field: number): number {
  const start = p;
  const at = open();
  if ((p = $Card(p, 5120)) < 0) return -1;
  p = $_(p, 0);
  if ((p = $Square(p, 6144)) < 0) return -1;
  p = $_(p, 0);
  if ((p = $Square(p, 7168)) < 0) return -1;
  close(at, 13 | field, start, p);
  return p;
}

/**
 * FaultyMove = card:card _ from:square _ to:square
 */
function $FaultyMove(p: number, field: number): number {
  const start = p;
  const at = open();
  const p2 = p, n3 = n;
  done1: {
    or4: if ((T0[bytes[p]!]! & 2) !== 0) {
      if ((p = $Card(p, 5120)) < 0) break or4;
      break done1;
    }
    p = p2; n = n3;
    if ((p = $CardError(p, 5120)) < 0) return -1;
  }
  p = $_(p, 0);
  const p6 = p, n7 = n;
  done5: {
    or8: if ((bytes[p]! >= 65 && bytes[p]! <= 89) || (bytes[p]! >= 97 && bytes[p]! <= 121)) {
      if ((p = $Square(p, 6144)) < 0) break or8;
      break done5;
    }
    p = p6; n = n7;
    if ((p = $SquareError(p, 6144)) < 0) return -1;
  }
  p = $_(p, 0);
  const p10 = p, n11 = n;
  done9: {
    or12: if ((bytes[p]! >= 65 && bytes[p]! <= 89) || (bytes[p]! >= 97 && bytes[p]! <= 121)) {
      if ((p = $Square(p, 7168)) < 0) break or12;
      break done9;
    }
    p = p10; n = n11;
    if ((p = $SquareError(p, 7168)) < 0) return -1;
  }
  close(at, 14 | field, start, p);
  return p;
}

/**
 * MoveError  = boardCharacter|5.., _|                    // another board
 *            / &(letter|..3| foreign) significant|4| &inStep     // a character too many
 *            / significant|2| &inStep                    // a character too few
 *            / significant|1..2| !significant &(_ (Move / !.))   // the same, at the end of a line
 *            / significant|1..2, _| _ !.                 // the same, at the end of the file
 */
function $MoveError(p: number, field: number): number {
  const start = p;
  const at = open();
  const p2 = p, n3 = n;
  done1: {
    or4: if (bytes[p]! === 46 || (bytes[p]! >= 48 && bytes[p]! <= 51)) {
      let k5 = 0;
      for (;;) {
        const p7 = p, n8 = n;
        try6: {
          if (k5 > 0) {
            p = $_(p, 0);
          }
          if (bytes[p]! !== 46 && (bytes[p]! < 48 || bytes[p]! > 51)) break try6;
          p += 1;
          k5++;
          continue;
        }
        p = p7; n = n8;
        break;
      }
      if (k5 < 5) break or4;
      break done1;
    }
    p = p2; n = n3;
    or9: if ((T0[bytes[p]!]! & 1) !== 0 && (bytes[p]! !== 0 || p < end)) {
      const p10 = p;
      for (let k11 = 0; k11 < 3 && ((bytes[p]! >= 65 && bytes[p]! <= 90) || (bytes[p]! >= 97 && bytes[p]! <= 122)); k11++) p += 1;
      if ((T0[bytes[p]!]! & 4) === 0 || (bytes[p]! === 0 && p >= end)) break or9;
      p += (bytes[p]! === 131) ? 2 : 1;
      p = p10;
      let k12 = 0;
      while (k12 < 4) {
        const p14 = p;
        try13: {
          if ((T0[bytes[p]!]! & 1) === 0 || (bytes[p]! === 0 && p >= end)) break try13;
          p += (bytes[p]! === 131) ? 2 : 1;
          k12++;
          continue;
        }
        p = p14;
        break;
      }
      if (k12 < 4) break or9;
      const p15 = p;
      if ((p = $inStep(p, 0)) < 0) break or9;
      p = p15;
      break done1;
    }
    p = p2;
    or16: if ((T0[bytes[p]!]! & 1) !== 0 && (bytes[p]! !== 0 || p < end)) {
      let k17 = 0;
      while (k17 < 2) {
        const p19 = p;
        try18: {
          if ((T0[bytes[p]!]! & 1) === 0 || (bytes[p]! === 0 && p >= end)) break try18;
          p += (bytes[p]! === 131) ? 2 : 1;
          k17++;
          continue;
        }
        p = p19;
        break;
      }
      if (k17 < 2) break or16;
      const p20 = p;
      if ((p = $inStep(p, 0)) < 0) break or16;
      p = p20;
      break done1;
    }
    p = p2;
    or21: if ((T0[bytes[p]!]! & 1) !== 0 && (bytes[p]! !== 0 || p < end)) {
      let k22 = 0;
      while (k22 < 2) {
        const p24 = p;
        try23: {
          if ((T0[bytes[p]!]! & 1) === 0 || (bytes[p]! === 0 && p >= end)) break try23;
          p += (bytes[p]! === 131) ? 2 : 1;
          k22++;
          continue;
        }
        p = p24;
        break;
      }
      if (k22 < 1) break or21;
      if ((T0[bytes[p]!]! & 1) !== 0 && (bytes[p]! !== 0 || p < end)) break or21;
      const p25 = p, n26 = n;
      p = $_(p, 0);
      const p28 = p, n29 = n;
      done27: {
        or30: if ((T0[bytes[p]!]! & 2) !== 0) {
          if ((p = $Move(p, 0)) < 0) break or30;
          break done27;
        }
        p = p28; n = n29;
        if (p < end) break or21;
      }
      p = p25; n = n26;
      break done1;
    }
    p = p2; n = n3;
    let k31 = 0;
    while (k31 < 2) {
      const p33 = p, n34 = n;
      try32: {
        if (k31 > 0) {
          p = $_(p, 0);
        }
        if ((T0[bytes[p]!]! & 1) === 0 || (bytes[p]! === 0 && p >= end)) break try32;
        p += (bytes[p]! === 131) ? 2 : 1;
        k31++;
        continue;
      }
      p = p33; n = n34;
      break;
    }
    if (k31 < 1) return -1;
    p = $_(p, 0);
    if (p < end) return -1;
  }
  close(at, 15 | field, start, p);
  return p;
}

/**
 * Card   "card"   = [BCDEFGHKLMOQRTUX]i
 */
function $Card(p: number, field: number): number {
  const start = p;
  if ((T0[bytes[p]!]! & 2) === 0) return -1;
  p += 1;
  leaf(16 | field, start, p);
  return p;
}

/**
 * Square "square" = [a-y]i
 */
function $Square(p: number, field: number): number {
  const start = p;
  if ((bytes[p]! < 65 || bytes[p]! > 89) && (bytes[p]! < 97 || bytes[p]! > 121)) return -1;
  p += 1;
  leaf(17 | field, start, p);
  return p;
}

/**
 * CardError   = significant
 */
function $CardError(p: number, field: number): number {
  const start = p;
  if ((T0[bytes[p]!]! & 1) === 0 || (bytes[p]! === 0 && p >= end)) return -1;
  p += (bytes[p]! === 131) ? 2 : 1;
  leaf(18 | field, start, p);
  return p;
}

/**
 * SquareError = significant
 */
function $SquareError(p: number, field: number): number {
  const start = p;
  if ((T0[bytes[p]!]! & 1) === 0 || (bytes[p]! === 0 && p >= end)) return -1;
  p += (bytes[p]! === 131) ? 2 : 1;
  leaf(19 | field, start, p);
  return p;
}

/**
 * inStep      = (significant|3|)|..100| !significant    // bounded, so that many faults stay cheap
 */
function $inStep(p: number, _field: number): number {
  let k1 = 0;
  while (k1 < 100) {
    const p3 = p;
    try2: {
      let k4 = 0;
      while (k4 < 3) {
        const p6 = p;
        try5: {
          if ((T0[bytes[p]!]! & 1) === 0 || (bytes[p]! === 0 && p >= end)) break try5;
          p += (bytes[p]! === 131) ? 2 : 1;
          k4++;
          continue;
        }
        p = p6;
        break;
      }
      if (k4 < 3) break try2;
      k1++;
      continue;
    }
    p = p3;
    break;
  }
  if ((T0[bytes[p]!]! & 1) !== 0 && (bytes[p]! !== 0 || p < end)) return -1;
  return p;
}

/**
 * Comment = "#" [^\r\n]*
 */
function $Comment(p: number, field: number): number {
  const start = p;
  if (bytes[p]! !== 35) return -1; // "#"
  p += 1;
  p = skip_10_13(p);
  leaf(20 | field, start, p);
  return p;
}

/**
 * _ = (blank / Comment)*
 */
function $_(p: number, _field: number): number {
  while ((T0[bytes[p]!]! & 8) !== 0) {
    const p2 = p, n3 = n;
    try4: {
      const p6 = p;
      done5: {
        or7: {
          if ((T0[bytes[p]!]! & 16) === 0) break or7;
          p += 1;
          break done5;
        }
        p = p6;
        if ((p = $Comment(p, 0)) < 0) break try4;
      }
      continue;
    }
    p = p2; n = n3;
    break;
  }
  return p;
}
