// Generated from otn.peggy by ludogram. Do not edit: change the grammar and run the generator again.

import { type Alphabet, encode, commitTreeData, type Language, type ParseOptions, acquireTreeData, enlargeTreeData, Tree } from '../../src/cst/index.js';
import { table } from './explain.js';
import type * as nodes from './nodes.js';
import { Field, Kind, type NodesByKind, views } from './nodes.js';

/** The names of kinds and fields, and the rest of the data about this grammar that its trees use. */
export const language: Language = {
  id: 'otn',
  kinds: Object.keys(Kind),
  fields: ['', ...Object.keys(Field)],
  views,
  comments: [],
  errors: [2, 3, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58],
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
// 1: [\x09-\x0a\x0d\x20]
// 2: [\x01-\x09\x0b-\x0c\x0e-\x7f] 128-255
// 4: [\x01-\x08\x0b-\x0c\x0e-\x1f!-Z\\\^-\x7f] 128-255
// 8: [\x01-\x08\x0b-\x0c\x0e-\x1f!-Z\\-\x7f] 128-255
// 16: [\x09-\x0a\x0d\x20,]
// 32: [dprt]
// 64: [\-0-9A-Z_a-z]
// 128: [\x01-\x09\x0b-\x0c\x0e-Z\\-\x7f] 128-255
// prettier-ignore
const T0 = new Uint8Array([
  0,142,142,142,142,142,142,142,142,147,17,142,142,17,142,142,142,142,142,142,142,142,142,142,142,142,142,142,142,142,142,142,
  147,142,142,142,142,142,142,142,142,142,142,142,158,206,142,142,206,206,206,206,206,206,206,206,206,206,142,142,142,142,142,142,
  142,206,206,206,206,206,206,206,206,206,206,206,206,206,206,206,206,206,206,206,206,206,206,206,206,206,206,2,142,138,142,206,
  142,206,206,206,238,206,206,206,206,206,206,206,206,206,206,206,238,206,238,206,238,206,206,206,206,206,206,142,142,142,142,142,
  142,142,142,142,142,142,142,142,142,142,142,142,142,142,142,142,142,142,142,142,142,142,142,142,142,142,142,142,142,142,142,142,
  142,142,142,142,142,142,142,142,142,142,142,142,142,142,142,142,142,142,142,142,142,142,142,142,142,142,142,142,142,142,142,142,
  142,142,142,142,142,142,142,142,142,142,142,142,142,142,142,142,142,142,142,142,142,142,142,142,142,142,142,142,142,142,142,142,
  142,142,142,142,142,142,142,142,142,142,142,142,142,142,142,142,142,142,142,142,142,142,142,142,142,142,142,142,142,142,142,142,
]);

// Sets of characters, one for each bit. Numbers from 128 on are classes of characters outside ASCII; 0 is the end.
// 1: [\x09-\x0a\x0d\x20[]
// 2: [\x01-\x08\x0b-\x0c\x0e-\x1f!-.0-\\\^-\x7f] 128-255
// 4: [\--.CGKM-NTa-z]
// 8: [CGKM-NTa-z]
// 16: [\x09-\x0a\x0d\x20[] 0
// 32: [\x09-\x0a\x0d\x20\]] 0
// 64: [\x01-\x08\x0b-\x0c\x0e-\x1f!-\\\^-\x7f] 128-255
// 128: [a-cegk-ns-t]
// prettier-ignore
const T1 = new Uint8Array([
  48,66,66,66,66,66,66,66,66,49,49,66,66,49,66,66,66,66,66,66,66,66,66,66,66,66,66,66,66,66,66,66,
  49,66,66,66,66,66,66,66,66,66,66,66,66,70,70,64,66,66,66,66,66,66,66,66,66,66,66,66,66,66,66,66,
  66,66,66,78,66,66,66,78,66,66,66,78,66,78,78,66,66,66,66,66,78,66,66,66,66,66,66,83,66,32,66,66,
  66,206,206,206,78,206,78,206,78,78,78,206,206,206,206,78,78,78,78,206,206,78,78,78,78,78,78,66,66,66,66,66,
  66,66,66,66,66,66,66,66,66,66,66,66,66,66,66,66,66,66,66,66,66,66,66,66,66,66,66,66,66,66,66,66,
  66,66,66,66,66,66,66,66,66,66,66,66,66,66,66,66,66,66,66,66,66,66,66,66,66,66,66,66,66,66,66,66,
  66,66,66,66,66,66,66,66,66,66,66,66,66,66,66,66,66,66,66,66,66,66,66,66,66,66,66,66,66,66,66,66,
  66,66,66,66,66,66,66,66,66,66,66,66,66,66,66,66,66,66,66,66,66,66,66,66,66,66,66,66,66,66,66,66,
]);

// Sets of characters, one for each bit. Numbers from 128 on are classes of characters outside ASCII; 0 is the end.
// 1: [\x0a\x0d] 0
// 2: [\x01-\x09\x0b-\x0c\x0e-\\\^-\x7f] 128-255
// 4: [.0-9a-z]
// 8: [CGKM-NTcgkm-nt]
// 16: [\x01-\x09\x0b-\x0c\x0e-Z\\\^-\x7f] 128-255
// 32: [aels]
// 64: [cgkm-n]
// 128: [a-egk-ns-t]
// prettier-ignore
const T2 = new Uint8Array([
  1,18,18,18,18,18,18,18,18,18,1,18,18,1,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,
  18,18,18,18,18,18,18,18,18,18,18,18,18,18,22,18,22,22,22,22,22,22,22,22,22,22,18,18,18,18,18,18,
  18,18,18,26,18,18,18,26,18,18,18,26,18,26,26,18,18,18,18,18,26,18,18,18,18,18,18,2,18,0,18,18,
  18,182,150,222,150,182,22,222,22,22,22,222,182,222,222,22,22,22,22,182,158,22,22,22,22,22,22,18,18,18,18,18,
  18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,
  18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,
  18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,
  18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,
]);

// Sets of characters, one for each bit. Numbers from 128 on are classes of characters outside ASCII; 0 is the end.
// 1: [\x09-\x0a\x0d\x20\--.A-Za-z] 0
// 2: [\x09-\x0a\x0d\x20] 0
// 4: [\x01-\x08\x0b-\x0c\x0e-\x1f!-.:-BD-FH-JLO-SU-\\\^-bd-fh-jlo-su-\x7f] 128-255
// 8: [\x01-\\\^-{}-\x7f] 128-255
// 16: [\x01-\x09\x0b-\x0c\x0e-\\\^-{}-\x7f] 128-255
// 32: [\x09-\x0a\x0d\x20\]|]
// prettier-ignore
const T3 = new Uint8Array([
  3,28,28,28,28,28,28,28,28,59,43,28,28,43,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,
  59,28,28,28,28,28,28,28,28,28,28,28,28,29,29,24,24,24,24,24,24,24,24,24,24,24,28,28,28,28,28,28,
  28,29,29,25,29,29,29,25,29,29,29,25,29,25,25,29,29,29,29,29,25,29,29,29,29,29,29,28,28,32,28,28,
  28,29,29,25,29,29,29,25,29,29,29,25,29,25,25,29,29,29,29,29,25,29,29,29,29,29,29,28,36,28,28,28,
  28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,
  28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,
  28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,
  28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,
]);

/** The start rules, and the type of the root that each makes. */
export interface Roots {
  GameRecord: nodes.GameRecord;
  PositionRecord: nodes.PositionRecord;
  MoveRecord: nodes.MoveRecord;
  RulesRecord: nodes.RulesRecord;
}

/**
 * Reads a text as GameRecord or PositionRecord or MoveRecord or RulesRecord. Never throws: what can't be read becomes error nodes.
 */
export function parse<Start extends keyof Roots = 'GameRecord'>(
  source: string,
  options: ParseOptions<Start> = {},
): Tree<Roots[Start], NodesByKind> {
  const { arena } = options;
  const start: keyof Roots = options.start ?? 'GameRecord';
  input = encode(source, arena?.bytes ?? input, ALPHABET);
  end = source.length;
  data = acquireTreeData(end, arena);
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
    case 'GameRecord':
      return $GameRecord(input, 0, 0);
    case 'PositionRecord':
      return $PositionRecord(input, 0, 0);
    case 'MoveRecord':
      return $MoveRecord(input, 0, 0);
    case 'RulesRecord':
      return $RulesRecord(input, 0, 0);
  }
}

/**
 * GameRecord
 *   = bom? _ (tags:tag _)* (turns:(Turn / UnnumberedTurnError / StrayError) _)*
 */
const $GameRecord = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  if (bytes[p]! === 129) p += 1;
  while ((T0[bytes[p]!]! & 1) !== 0) p += 1;
  const at = open(p, 4 | field, start);
  while ((T0[bytes[p]!]! & 2) !== 0) {
    const p4 = p, n5 = n;
    try6: {
      const p8 = p, n9 = n;
      done7: {
        or10: if (bytes[p]! === 91) {
          if ((p = $RulesTag(bytes, p, 2048)) < 0) break or10;
          break done7;
        }
        p = p8; n = n9;
        or11: if (bytes[p]! === 91) {
          if ((p = $PositionTag(bytes, p, 2048)) < 0) break or11;
          break done7;
        }
        p = p8; n = n9;
        or12: if (bytes[p]! === 91) {
          if ((p = $DateTag(bytes, p, 2048)) < 0) break or12;
          break done7;
        }
        p = p8; n = n9;
        or13: if (bytes[p]! === 91) {
          if ((p = $ResultTag(bytes, p, 2048)) < 0) break or13;
          break done7;
        }
        p = p8; n = n9;
        or14: if (bytes[p]! === 91) {
          if ((p = $TimeControlTag(bytes, p, 2048)) < 0) break or14;
          break done7;
        }
        p = p8; n = n9;
        or15: if (bytes[p]! === 91) {
          if ((p = $TimeRemainingTag(bytes, p, 2048)) < 0) break or15;
          break done7;
        }
        p = p8; n = n9;
        or16: if (bytes[p]! === 91) {
          if ((p = $PuzzleModeTag(bytes, p, 2048)) < 0) break or16;
          break done7;
        }
        p = p8; n = n9;
        or17: if (bytes[p]! === 91) {
          if ((p = $PuzzleAddressTag(bytes, p, 2048)) < 0) break or17;
          break done7;
        }
        p = p8; n = n9;
        or18: if (bytes[p]! === 91) {
          if ((p = $TextTag(bytes, p, 2048)) < 0) break or18;
          break done7;
        }
        p = p8; n = n9;
        or19: if (bytes[p]! === 91) {
          if ((p = $TagValueError(bytes, p, 2048)) < 0) break or19;
          break done7;
        }
        p = p8; n = n9;
        if ((p = $TagError(bytes, p, 2048)) < 0) break try6;
      }
      while ((T0[bytes[p]!]! & 1) !== 0) p += 1;
      continue;
    }
    p = p4; n = n5;
    break;
  }
  while ((T0[bytes[p]!]! & 2) !== 0) {
    const p22 = p, n23 = n;
    try24: {
      const p26 = p, n27 = n;
      done25: {
        or28: if ((T0[bytes[p]!]! & 4) !== 0) {
          if ((p = $Turn(bytes, p, 4096)) < 0) break or28;
          break done25;
        }
        p = p26; n = n27;
        or29: if ((T0[bytes[p]!]! & 8) !== 0) {
          if ((p = $UnnumberedTurnError(bytes, p, 4096)) < 0) break or29;
          break done25;
        }
        p = p26; n = n27;
        if ((p = $StrayError(bytes, p, 4096)) < 0) break try24;
      }
      while ((T0[bytes[p]!]! & 1) !== 0) p += 1;
      continue;
    }
    p = p22; n = n23;
    break;
  }
  close(at, p);
  return p;
};

/**
 * PositionRecord
 *   = bom? _ position:(Position / MissingPositionError) _
 */
const $PositionRecord = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  if (bytes[p]! === 129) p += 1;
  while ((T0[bytes[p]!]! & 1) !== 0) p += 1;
  const at = open(p, 5 | field, start);
  const p4 = p, n5 = n;
  done3: {
    or6: {
      if ((p = $Position(bytes, p, 6144)) < 0) break or6;
      break done3;
    }
    p = p4; n = n5;
    p = $MissingPositionError(bytes, p, 6144);
  }
  while ((T0[bytes[p]!]! & 1) !== 0) p += 1;
  close(at, p);
  return p;
};

/**
 * MoveRecord
 *   = bom? _ move:(move / MissingMoveError) _
 */
const $MoveRecord = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  if (bytes[p]! === 129) p += 1;
  while ((T0[bytes[p]!]! & 1) !== 0) p += 1;
  const at = open(p, 6 | field, start);
  const p4 = p, n5 = n;
  done3: {
    or6: if ((T0[bytes[p]!]! & 8) !== 0) {
      if ((p = $move(bytes, p, 8192)) < 0) break or6;
      break done3;
    }
    p = p4; n = n5;
    p = $MissingMoveError(bytes, p, 8192);
  }
  while ((T0[bytes[p]!]! & 1) !== 0) p += 1;
  close(at, p);
  return p;
};

/**
 * RulesRecord
 *   = bom? _ word:RulesWord? rules
 */
const $RulesRecord = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  if (bytes[p]! === 129) p += 1;
  while ((T0[bytes[p]!]! & 1) !== 0) p += 1;
  const at = open(p, 7 | field, start);
  done3: if (bytes[p]! === 114) {
    const p5 = p, n6 = n;
    try4: {
      if ((p = $RulesWord(bytes, p, 10240)) < 0) break try4;
      break done3;
    }
    p = p5; n = n6;
  }
  p = $rules(bytes, p, 0);
  close(at, p);
  return p;
};

/**
 * Position
 *   = first:"/"? rows:row|1.., "/"| last:"/"?
 */
const $Position = (bytes: Uint8Array, p: number, field: number): number => {
  const at = open(p, 8 | field, p);
  done1: if (bytes[p]! === 47) {
    if (bytes[p]! !== 47) break done1; // '/'
    p += 1;
    leaf(12289, p - 1, p);
  }
  let k3 = 0;
  for (;;) {
    const p5 = p, n6 = n;
    try4: {
      if (k3 > 0) {
        if (bytes[p]! !== 47) break try4; // '/'
        p += 1;
      }
      const p8 = p, n9 = n;
      done7: {
        or10: if ((T1[bytes[p]!]! & 2) !== 0) {
          if ((p = $Row(bytes, p, 14336)) < 0) break or10;
          break done7;
        }
        p = p8; n = n9;
        if ((p = $EmptyRowError(bytes, p, 14336)) < 0) break try4;
      }
      k3++;
      continue;
    }
    p = p5; n = n6;
    break;
  }
  if (k3 < 1) return -1;
  done11: if (bytes[p]! === 47) {
    if (bytes[p]! !== 47) break done11; // '/'
    p += 1;
    leaf(16385, p - 1, p);
  }
  close(at, p);
  return p;
};

/**
 * Row
 *   = cells:cell+
 */
const $Row = (bytes: Uint8Array, p: number, field: number): number => {
  const at = open(p, 9 | field, p);
  let k1 = 0;
  for (;;) {
    const p3 = p, n4 = n;
    try2: {
      const p6 = p, n7 = n;
      done5: {
        or8: if (bytes[p]! >= 49 && bytes[p]! <= 57) {
          if ((p = $Blanks(bytes, p, 18432)) < 0) break or8;
          break done5;
        }
        p = p6; n = n7;
        or9: if ((T2[bytes[p]!]! & 8) !== 0) {
          if ((p = $Taflman(bytes, p, 18432)) < 0) break or9;
          break done5;
        }
        p = p6; n = n7;
        if ((p = $CellError(bytes, p, 18432)) < 0) break try2;
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
 * Blanks  "a number of empty spaces" = [1-9] [0-9]? ![0-9]
 */
const $Blanks = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  if (bytes[p]! < 49 || bytes[p]! > 57) return -1;
  p += 1;
  if (bytes[p]! >= 48 && bytes[p]! <= 57) p += 1;
  if (bytes[p]! >= 48 && bytes[p]! <= 57) return -1;
  leaf(10 | field, start, p);
  return p;
};

/**
 * Taflman "a taflman symbol"         = [tcnkmg]i
 */
const $Taflman = (bytes: Uint8Array, p: number, field: number): number => {
  if ((T2[bytes[p]!]! & 8) === 0) return -1;
  p += 1;
  leaf(11 | field, p - 1, p);
  return p;
};

/**
 * move = (Play / Skip / Resignation) &moveEnd / MoveError
 */
const $move = (bytes: Uint8Array, p: number, field: number): number => {
  const p2 = p, n3 = n;
  done1: {
    or4: if ((T1[bytes[p]!]! & 4) !== 0) {
      const p6 = p, n7 = n;
      done5: {
        or8: if ((T1[bytes[p]!]! & 8) !== 0) {
          if ((p = $Play(bytes, p, field)) < 0) break or8;
          break done5;
        }
        p = p6; n = n7;
        or9: if (bytes[p]! === 46) {
          if ((p = $Skip(bytes, p, field)) < 0) break or9;
          break done5;
        }
        p = p6; n = n7;
        if ((p = $Resignation(bytes, p, field)) < 0) break or4;
      }
      if ((T1[bytes[p]!]! & 16) === 0) break or4;
      break done1;
    }
    p = p2; n = n3;
    if ((p = $MoveError(bytes, p, field)) < 0) return -1;
  }
  return p;
};

/**
 * Play
 *   = piece:symbol? from:Space type:moveType to:Space ("x" captures:Capture|1.., "/"|)? info:infoSymbol?
 */
const $Play = (bytes: Uint8Array, p: number, field: number): number => {
  const at = open(p, 12 | field, p);
  done1: if ((T2[bytes[p]!]! & 8) !== 0) {
    const p3 = p;
    try2: {
      const s4 = p;
      if ((p = $symbol(bytes, p, 0)) < 0) break try2;
      leaf(20481, s4, p);
      break done1;
    }
    p = p3;
  }
  if ((p = $Space(bytes, p, 22528)) < 0) return -1;
  const s5 = p;
  let v6 = 0;
  done7: {
    or8: {
      if (bytes[p]! !== 45) break or8; // '-'
      p += 1;
      break done7;
    }
    or9: {
      if (bytes[p]! !== 94 || bytes[p + 1]! !== 61) break or9; // '^='
      p += 2;
      v6 = 1;
      break done7;
    }
    or10: {
      if (bytes[p]! !== 94) break or10; // '^'
      p += 1;
      v6 = 2;
      break done7;
    }
    if (bytes[p]! !== 61) return -1; // '='
    p += 1;
    v6 = 3;
  }
  leaf(24577 | (v6 << 22), s5, p);
  if ((p = $Space(bytes, p, 26624)) < 0) return -1;
  done11: {
    const p13 = p, n14 = n;
    try12: {
      if (bytes[p]! !== 120) break try12; // 'x'
      p += 1;
      let k15 = 0;
      for (;;) {
        const p17 = p, n18 = n;
        try16: {
          if (k15 > 0) {
            if (bytes[p]! !== 47) break try16; // '/'
            p += 1;
          }
          if ((p = $Capture(bytes, p, 28672)) < 0) break try16;
          k15++;
          continue;
        }
        p = p17; n = n18;
        break;
      }
      if (k15 < 1) break try12;
      break done11;
    }
    p = p13; n = n14;
  }
  done19: if (bytes[p]! === 43 || bytes[p]! === 45) {
    const p21 = p;
    try20: {
      const s22 = p;
      let v23 = 0;
      done24: {
        or25: {
          if (bytes[p]! !== 43 || bytes[p + 1]! !== 43) break or25; // '++'
          p += 2;
          break done24;
        }
        or26: {
          if (bytes[p]! !== 43) break or26; // '+'
          p += 1;
          v23 = 1;
          break done24;
        }
        or27: {
          if (bytes[p]! !== 45 || bytes[p + 1]! !== 45) break or27; // '--'
          p += 2;
          v23 = 2;
          break done24;
        }
        if (bytes[p]! !== 45) break try20; // '-'
        p += 1;
        v23 = 3;
      }
      leaf(30721 | (v23 << 22), s22, p);
      break done19;
    }
    p = p21;
  }
  close(at, p);
  return p;
};

/**
 * Capture
 *   = piece:symbol? space:Space
 */
const $Capture = (bytes: Uint8Array, p: number, field: number): number => {
  const at = open(p, 13 | field, p);
  done1: if ((T2[bytes[p]!]! & 8) !== 0) {
    const p3 = p;
    try2: {
      const s4 = p;
      if ((p = $symbol(bytes, p, 0)) < 0) break try2;
      leaf(20481, s4, p);
      break done1;
    }
    p = p3;
  }
  if ((p = $Space(bytes, p, 32768)) < 0) return -1;
  close(at, p);
  return p;
};

/**
 * Space "a space such as e8" = [a-z] [1-9] [0-9]? ![0-9]
 */
const $Space = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  if (bytes[p]! < 97 || bytes[p]! > 122) return -1;
  p += 1;
  if (bytes[p]! < 49 || bytes[p]! > 57) return -1;
  p += 1;
  if (bytes[p]! >= 48 && bytes[p]! <= 57) p += 1;
  if (bytes[p]! >= 48 && bytes[p]! <= 57) return -1;
  leaf(14 | field, start, p);
  return p;
};

/**
 * symbol   = [tcnkmg]i &[a-z]
 */
const $symbol = (bytes: Uint8Array, p: number, _field: number): number => {
  if ((T2[bytes[p]!]! & 8) === 0) return -1;
  p += 1;
  if (bytes[p]! < 97 || bytes[p]! > 122) return -1;
  return p;
};

/**
 * moveType = "-" / "^=" / "^" / "="
 */
const $moveType = (bytes: Uint8Array, p: number, _field: number): number => {
  done1: {
    or2: {
      if (bytes[p]! !== 45) break or2; // '-'
      p += 1;
      break done1;
    }
    or3: {
      if (bytes[p]! !== 94 || bytes[p + 1]! !== 61) break or3; // '^='
      p += 2;
      break done1;
    }
    or4: {
      if (bytes[p]! !== 94) break or4; // '^'
      p += 1;
      break done1;
    }
    if (bytes[p]! !== 61) return -1; // '='
    p += 1;
  }
  return p;
};

/**
 * Resignation "---"   = "---"
 */
const $Resignation = (bytes: Uint8Array, p: number, field: number): number => {
  if (bytes[p]! !== 45 || bytes[p + 1]! !== 45 || bytes[p + 2]! !== 45) return -1; // '---'
  p += 3;
  leaf(15 | field, p - 3, p);
  return p;
};

/**
 * Skip        "....." = "....."
 */
const $Skip = (bytes: Uint8Array, p: number, field: number): number => {
  if (bytes[p]! !== 46 || bytes[p + 1]! !== 46 || bytes[p + 2]! !== 46 || bytes[p + 3]! !== 46 || bytes[p + 4]! !== 46) return -1; // '.....'
  p += 5;
  leaf(16 | field, p - 5, p);
  return p;
};

/**
 * rules = _ (entries:(!otherTag !turnLine entry) _)*
 */
const $rules = (bytes: Uint8Array, p: number, _field: number): number => {
  while ((T0[bytes[p]!]! & 1) !== 0) p += 1;
  while ((T1[bytes[p]!]! & 64) !== 0) {
    const p3 = p, n4 = n;
    try5: {
      const p6 = p;
      not7: {
        if ((p = $otherTag(bytes, p, 0)) < 0) break not7;
        break try5;
      }
      p = p6;
      const p8 = p, n9 = n;
      not10: if (bytes[p]! >= 48 && bytes[p]! <= 57) {
        if ((p = $turnLine(bytes, p, 0)) < 0) break not10;
        break try5;
      }
      p = p8; n = n9;
      const p12 = p, n13 = n;
      done11: {
        or14: if ((T0[bytes[p]!]! & 64) !== 0) {
          const p16 = p, n17 = n;
          done15: {
            or18: if (bytes[p]! === 100) {
              if ((p = $SizeEntry(bytes, p, 34816)) < 0) break or18;
              break done15;
            }
            p = p16; n = n17;
            or19: if (bytes[p]! === 110) {
              if ((p = $NameEntry(bytes, p, 34816)) < 0) break or19;
              break done15;
            }
            p = p16; n = n17;
            or20: if ((T1[bytes[p]!]! & 128) !== 0) {
              if ((p = $ChoiceEntry(bytes, p, 34816)) < 0) break or20;
              break done15;
            }
            p = p16; n = n17;
            or21: if (bytes[p]! === 97 || (bytes[p]! >= 99 && bytes[p]! <= 100)) {
              if ((p = $SpacesEntry(bytes, p, 34816)) < 0) break or21;
              break done15;
            }
            p = p16; n = n17;
            or22: if (bytes[p]! === 97 || (bytes[p]! >= 99 && bytes[p]! <= 100)) {
              if ((p = $PiecesEntry(bytes, p, 34816)) < 0) break or22;
              break done15;
            }
            p = p16; n = n17;
            or23: if (bytes[p]! === 115) {
              if ((p = $SpeedEntry(bytes, p, 34816)) < 0) break or23;
              break done15;
            }
            p = p16; n = n17;
            or24: if (bytes[p]! === 115) {
              if ((p = $StartEntry(bytes, p, 34816)) < 0) break or24;
              break done15;
            }
            p = p16; n = n17;
            if ((p = $UnknownEntry(bytes, p, 34816)) < 0) break or14;
          }
          if ((T1[bytes[p]!]! & 32) === 0) break or14;
          break done11;
        }
        p = p12; n = n13;
        if ((p = $EntryError(bytes, p, 34816)) < 0) break try5;
      }
      while ((T0[bytes[p]!]! & 1) !== 0) p += 1;
      continue;
    }
    p = p3; n = n4;
    break;
  }
  return p;
};

/**
 * SizeEntry
 *   = "dim:" size:number
 */
const $SizeEntry = (bytes: Uint8Array, p: number, field: number): number => {
  if (bytes[p]! !== 100 || bytes[p + 1]! !== 105 || bytes[p + 2]! !== 109 || bytes[p + 3]! !== 58) return -1; // 'dim:'
  p += 4;
  const at = open(p, 17 | field, p - 4);
  const s1 = p;
  if ((p = $number(bytes, p, 0)) < 0) return -1;
  leaf(36865, s1, p);
  close(at, p);
  return p;
};

/**
 * NameEntry
 *   = "name:" name:$value
 */
const $NameEntry = (bytes: Uint8Array, p: number, field: number): number => {
  if (bytes[p]! !== 110 || bytes[p + 1]! !== 97 || bytes[p + 2]! !== 109 || bytes[p + 3]! !== 101 || bytes[p + 4]! !== 58) return -1; // 'name:'
  p += 5;
  const at = open(p, 18 | field, p - 5);
  const s1 = p;
  while ((T1[bytes[p]!]! & 64) !== 0) p += 1;
  leaf(38913, s1, p);
  close(at, p);
  return p;
};

/**
 * ChoiceEntry
 *   = key:"esc"       ":" value:("c" / "e")
 *   / key:yesNoKey    ":" value:("y" / "n")
 *   / key:"tfr"       ":" value:("i" / "d" / "w" / "l")
 *   / key:"ka"        ":" value:("y" / "n" / "a" / "h")
 *   / key:"ks"        ":" value:("y" / "n" / "s" / "c" / "m" / "w")
 *   / key:jumpsKey    ":" value:("n" / "r" / "j" / "c" / "y")
 *   / key:"sw"        ":" value:("n" / "w" / "s")
 *   / key:"ber"       ":" value:("n" / "c" / "m")
 */
const $ChoiceEntry = (bytes: Uint8Array, p: number, field: number): number => {
  const at = open(p, 19 | field, p);
  const p2 = p, n3 = n;
  done1: {
    or4: if (bytes[p]! === 101) {
      if (bytes[p]! !== 101 || bytes[p + 1]! !== 115 || bytes[p + 2]! !== 99) break or4; // 'esc'
      p += 3;
      leaf(40961, p - 3, p);
      if (bytes[p]! !== 58) break or4; // ':'
      p += 1;
      const s5 = p;
      let v6 = 0;
      done7: {
        or8: {
          if (bytes[p]! !== 99) break or8; // 'c'
          p += 1;
          break done7;
        }
        if (bytes[p]! !== 101) break or4; // 'e'
        p += 1;
        v6 = 1;
      }
      leaf(43009 | (v6 << 22), s5, p);
      break done1;
    }
    p = p2; n = n3;
    or9: if ((T2[bytes[p]!]! & 32) !== 0) {
      const s10 = p;
      let v11 = 0;
      done12: {
        or13: {
          if (bytes[p]! !== 115 || bytes[p + 1]! !== 117 || bytes[p + 2]! !== 114 || bytes[p + 3]! !== 102) break or13; // 'surf'
          p += 4;
          break done12;
        }
        or14: {
          if (bytes[p]! !== 97 || bytes[p + 1]! !== 116 || bytes[p + 2]! !== 107 || bytes[p + 3]! !== 102) break or14; // 'atkf'
          p += 4;
          v11 = 1;
          break done12;
        }
        or15: {
          if (bytes[p]! !== 115 || bytes[p + 1]! !== 119 || bytes[p + 2]! !== 102) break or15; // 'swf'
          p += 3;
          v11 = 2;
          break done12;
        }
        or16: {
          if (bytes[p]! !== 101 || bytes[p + 1]! !== 102 || bytes[p + 2]! !== 101) break or16; // 'efe'
          p += 3;
          v11 = 3;
          break done12;
        }
        if (bytes[p]! !== 108 || bytes[p + 1]! !== 105 || bytes[p + 2]! !== 110 || bytes[p + 3]! !== 99) break or9; // 'linc'
        p += 4;
        v11 = 4;
      }
      leaf(40961 | (v11 << 22), s10, p);
      if (bytes[p]! !== 58) break or9; // ':'
      p += 1;
      const s17 = p;
      let v18 = 0;
      done19: {
        or20: {
          if (bytes[p]! !== 121) break or20; // 'y'
          p += 1;
          break done19;
        }
        if (bytes[p]! !== 110) break or9; // 'n'
        p += 1;
        v18 = 1;
      }
      leaf(43009 | (v18 << 22), s17, p);
      break done1;
    }
    p = p2; n = n3;
    or21: if (bytes[p]! === 116) {
      if (bytes[p]! !== 116 || bytes[p + 1]! !== 102 || bytes[p + 2]! !== 114) break or21; // 'tfr'
      p += 3;
      leaf(40961, p - 3, p);
      if (bytes[p]! !== 58) break or21; // ':'
      p += 1;
      const s22 = p;
      let v23 = 0;
      done24: {
        or25: {
          if (bytes[p]! !== 105) break or25; // 'i'
          p += 1;
          break done24;
        }
        or26: {
          if (bytes[p]! !== 100) break or26; // 'd'
          p += 1;
          v23 = 1;
          break done24;
        }
        or27: {
          if (bytes[p]! !== 119) break or27; // 'w'
          p += 1;
          v23 = 2;
          break done24;
        }
        if (bytes[p]! !== 108) break or21; // 'l'
        p += 1;
        v23 = 3;
      }
      leaf(43009 | (v23 << 22), s22, p);
      break done1;
    }
    p = p2; n = n3;
    or28: if (bytes[p]! === 107) {
      if (bytes[p]! !== 107 || bytes[p + 1]! !== 97) break or28; // 'ka'
      p += 2;
      leaf(40961, p - 2, p);
      if (bytes[p]! !== 58) break or28; // ':'
      p += 1;
      const s29 = p;
      let v30 = 0;
      done31: {
        or32: {
          if (bytes[p]! !== 121) break or32; // 'y'
          p += 1;
          break done31;
        }
        or33: {
          if (bytes[p]! !== 110) break or33; // 'n'
          p += 1;
          v30 = 1;
          break done31;
        }
        or34: {
          if (bytes[p]! !== 97) break or34; // 'a'
          p += 1;
          v30 = 2;
          break done31;
        }
        if (bytes[p]! !== 104) break or28; // 'h'
        p += 1;
        v30 = 3;
      }
      leaf(43009 | (v30 << 22), s29, p);
      break done1;
    }
    p = p2; n = n3;
    or35: if (bytes[p]! === 107) {
      if (bytes[p]! !== 107 || bytes[p + 1]! !== 115) break or35; // 'ks'
      p += 2;
      leaf(40961, p - 2, p);
      if (bytes[p]! !== 58) break or35; // ':'
      p += 1;
      const s36 = p;
      let v37 = 0;
      done38: {
        or39: {
          if (bytes[p]! !== 121) break or39; // 'y'
          p += 1;
          break done38;
        }
        or40: {
          if (bytes[p]! !== 110) break or40; // 'n'
          p += 1;
          v37 = 1;
          break done38;
        }
        or41: {
          if (bytes[p]! !== 115) break or41; // 's'
          p += 1;
          v37 = 2;
          break done38;
        }
        or42: {
          if (bytes[p]! !== 99) break or42; // 'c'
          p += 1;
          v37 = 3;
          break done38;
        }
        or43: {
          if (bytes[p]! !== 109) break or43; // 'm'
          p += 1;
          v37 = 4;
          break done38;
        }
        if (bytes[p]! !== 119) break or35; // 'w'
        p += 1;
        v37 = 5;
      }
      leaf(43009 | (v37 << 22), s36, p);
      break done1;
    }
    p = p2; n = n3;
    or44: if ((T2[bytes[p]!]! & 64) !== 0) {
      const s45 = p;
      let v46 = 0;
      done47: {
        or48: {
          if (bytes[p]! !== 107 || bytes[p + 1]! !== 106) break or48; // 'kj'
          p += 2;
          break done47;
        }
        or49: {
          if (bytes[p]! !== 110 || bytes[p + 1]! !== 106) break or49; // 'nj'
          p += 2;
          v46 = 1;
          break done47;
        }
        or50: {
          if (bytes[p]! !== 99 || bytes[p + 1]! !== 106) break or50; // 'cj'
          p += 2;
          v46 = 2;
          break done47;
        }
        or51: {
          if (bytes[p]! !== 109 || bytes[p + 1]! !== 106) break or51; // 'mj'
          p += 2;
          v46 = 3;
          break done47;
        }
        if (bytes[p]! !== 103 || bytes[p + 1]! !== 106) break or44; // 'gj'
        p += 2;
        v46 = 4;
      }
      leaf(40961 | (v46 << 22), s45, p);
      if (bytes[p]! !== 58) break or44; // ':'
      p += 1;
      const s52 = p;
      let v53 = 0;
      done54: {
        or55: {
          if (bytes[p]! !== 110) break or55; // 'n'
          p += 1;
          break done54;
        }
        or56: {
          if (bytes[p]! !== 114) break or56; // 'r'
          p += 1;
          v53 = 1;
          break done54;
        }
        or57: {
          if (bytes[p]! !== 106) break or57; // 'j'
          p += 1;
          v53 = 2;
          break done54;
        }
        or58: {
          if (bytes[p]! !== 99) break or58; // 'c'
          p += 1;
          v53 = 3;
          break done54;
        }
        if (bytes[p]! !== 121) break or44; // 'y'
        p += 1;
        v53 = 4;
      }
      leaf(43009 | (v53 << 22), s52, p);
      break done1;
    }
    p = p2; n = n3;
    or59: if (bytes[p]! === 115) {
      if (bytes[p]! !== 115 || bytes[p + 1]! !== 119) break or59; // 'sw'
      p += 2;
      leaf(40961, p - 2, p);
      if (bytes[p]! !== 58) break or59; // ':'
      p += 1;
      const s60 = p;
      let v61 = 0;
      done62: {
        or63: {
          if (bytes[p]! !== 110) break or63; // 'n'
          p += 1;
          break done62;
        }
        or64: {
          if (bytes[p]! !== 119) break or64; // 'w'
          p += 1;
          v61 = 1;
          break done62;
        }
        if (bytes[p]! !== 115) break or59; // 's'
        p += 1;
        v61 = 2;
      }
      leaf(43009 | (v61 << 22), s60, p);
      break done1;
    }
    p = p2; n = n3;
    if (bytes[p]! !== 98 || bytes[p + 1]! !== 101 || bytes[p + 2]! !== 114) return -1; // 'ber'
    p += 3;
    leaf(40961, p - 3, p);
    if (bytes[p]! !== 58) return -1; // ':'
    p += 1;
    const s65 = p;
    let v66 = 0;
    done67: {
      or68: {
        if (bytes[p]! !== 110) break or68; // 'n'
        p += 1;
        break done67;
      }
      or69: {
        if (bytes[p]! !== 99) break or69; // 'c'
        p += 1;
        v66 = 1;
        break done67;
      }
      if (bytes[p]! !== 109) return -1; // 'm'
      p += 1;
      v66 = 2;
    }
    leaf(43009 | (v66 << 22), s65, p);
  }
  close(at, p);
  return p;
};

/**
 * SpacesEntry
 *   = key:spacesKey ":" (word:"default" / spaces:Space|1.., ","| ","? / "")
 */
const $SpacesEntry = (bytes: Uint8Array, p: number, field: number): number => {
  const at = open(p, 20 | field, p);
  const s1 = p;
  let v2 = 0;
  done3: {
    or4: {
      if (bytes[p]! !== 99 || bytes[p + 1]! !== 111 || bytes[p + 2]! !== 114) break or4; // 'cor'
      p += 3;
      break done3;
    }
    or5: {
      if (bytes[p]! !== 99 || bytes[p + 1]! !== 101 || bytes[p + 2]! !== 110) break or5; // 'cen'
      p += 3;
      v2 = 1;
      break done3;
    }
    or6: {
      if (bytes[p]! !== 97 || bytes[p + 1]! !== 102 || bytes[p + 2]! !== 111 || bytes[p + 3]! !== 114) break or6; // 'afor'
      p += 4;
      v2 = 2;
      break done3;
    }
    if (bytes[p]! !== 100 || bytes[p + 1]! !== 102 || bytes[p + 2]! !== 111 || bytes[p + 3]! !== 114) return -1; // 'dfor'
    p += 4;
    v2 = 3;
  }
  leaf(40961 | (v2 << 22), s1, p);
  if (bytes[p]! !== 58) return -1; // ':'
  p += 1;
  const p8 = p, n9 = n;
  done7: {
    or10: if (bytes[p]! === 100) {
      if (bytes[p]! !== 100 || bytes[p + 1]! !== 101 || bytes[p + 2]! !== 102 || bytes[p + 3]! !== 97 || bytes[p + 4]! !== 117 || bytes[p + 5]! !== 108 || bytes[p + 6]! !== 116) break or10; // 'default'
      p += 7;
      leaf(10241, p - 7, p);
      break done7;
    }
    or11: if (bytes[p]! >= 97 && bytes[p]! <= 122) {
      let k12 = 0;
      for (;;) {
        const p14 = p, n15 = n;
        try13: {
          if (k12 > 0) {
            if (bytes[p]! !== 44) break try13; // ','
            p += 1;
          }
          if ((p = $Space(bytes, p, 45056)) < 0) break try13;
          k12++;
          continue;
        }
        p = p14; n = n15;
        break;
      }
      if (k12 < 1) break or11;
      if (bytes[p]! === 44) p += 1;
      break done7;
    }
    p = p8; n = n9;
  }
  close(at, p);
  return p;
};

/**
 * PiecesEntry
 *   = key:piecesKey ":" pieces:$[tcnkmg]i*
 */
const $PiecesEntry = (bytes: Uint8Array, p: number, field: number): number => {
  const at = open(p, 21 | field, p);
  const s1 = p;
  let v2 = 0;
  done3: {
    or4: {
      if (bytes[p]! !== 99 || bytes[p + 1]! !== 111 || bytes[p + 2]! !== 114 || bytes[p + 3]! !== 104) break or4; // 'corh'
      p += 4;
      break done3;
    }
    or5: {
      if (bytes[p]! !== 99 || bytes[p + 1]! !== 101 || bytes[p + 2]! !== 110 || bytes[p + 3]! !== 104 || bytes[p + 4]! !== 101) break or5; // 'cenhe'
      p += 5;
      v2 = 1;
      break done3;
    }
    or6: {
      if (bytes[p]! !== 99 || bytes[p + 1]! !== 101 || bytes[p + 2]! !== 110 || bytes[p + 3]! !== 104) break or6; // 'cenh'
      p += 4;
      v2 = 2;
      break done3;
    }
    or7: {
      if (bytes[p]! !== 97 || bytes[p + 1]! !== 102 || bytes[p + 2]! !== 111 || bytes[p + 3]! !== 114 || bytes[p + 4]! !== 104) break or7; // 'aforh'
      p += 5;
      v2 = 3;
      break done3;
    }
    or8: {
      if (bytes[p]! !== 100 || bytes[p + 1]! !== 102 || bytes[p + 2]! !== 111 || bytes[p + 3]! !== 114 || bytes[p + 4]! !== 104) break or8; // 'dforh'
      p += 5;
      v2 = 4;
      break done3;
    }
    or9: {
      if (bytes[p]! !== 99 || bytes[p + 1]! !== 111 || bytes[p + 2]! !== 114 || bytes[p + 3]! !== 112) break or9; // 'corp'
      p += 4;
      v2 = 5;
      break done3;
    }
    or10: {
      if (bytes[p]! !== 99 || bytes[p + 1]! !== 101 || bytes[p + 2]! !== 110 || bytes[p + 3]! !== 112) break or10; // 'cenp'
      p += 4;
      v2 = 6;
      break done3;
    }
    or11: {
      if (bytes[p]! !== 97 || bytes[p + 1]! !== 102 || bytes[p + 2]! !== 111 || bytes[p + 3]! !== 114 || bytes[p + 4]! !== 112) break or11; // 'aforp'
      p += 5;
      v2 = 7;
      break done3;
    }
    or12: {
      if (bytes[p]! !== 100 || bytes[p + 1]! !== 102 || bytes[p + 2]! !== 111 || bytes[p + 3]! !== 114 || bytes[p + 4]! !== 112) break or12; // 'dforp'
      p += 5;
      v2 = 8;
      break done3;
    }
    or13: {
      if (bytes[p]! !== 99 || bytes[p + 1]! !== 111 || bytes[p + 2]! !== 114 || bytes[p + 3]! !== 115) break or13; // 'cors'
      p += 4;
      v2 = 9;
      break done3;
    }
    or14: {
      if (bytes[p]! !== 99 || bytes[p + 1]! !== 101 || bytes[p + 2]! !== 110 || bytes[p + 3]! !== 115) break or14; // 'cens'
      p += 4;
      v2 = 10;
      break done3;
    }
    or15: {
      if (bytes[p]! !== 97 || bytes[p + 1]! !== 102 || bytes[p + 2]! !== 111 || bytes[p + 3]! !== 114 || bytes[p + 4]! !== 115) break or15; // 'afors'
      p += 5;
      v2 = 11;
      break done3;
    }
    or16: {
      if (bytes[p]! !== 100 || bytes[p + 1]! !== 102 || bytes[p + 2]! !== 111 || bytes[p + 3]! !== 114 || bytes[p + 4]! !== 115) break or16; // 'dfors'
      p += 5;
      v2 = 12;
      break done3;
    }
    or17: {
      if (bytes[p]! !== 99 || bytes[p + 1]! !== 111 || bytes[p + 2]! !== 114 || bytes[p + 3]! !== 114 || bytes[p + 4]! !== 101) break or17; // 'corre'
      p += 5;
      v2 = 13;
      break done3;
    }
    or18: {
      if (bytes[p]! !== 99 || bytes[p + 1]! !== 101 || bytes[p + 2]! !== 110 || bytes[p + 3]! !== 114 || bytes[p + 4]! !== 101) break or18; // 'cenre'
      p += 5;
      v2 = 14;
      break done3;
    }
    or19: {
      if (bytes[p]! !== 97 || bytes[p + 1]! !== 102 || bytes[p + 2]! !== 111 || bytes[p + 3]! !== 114 || bytes[p + 4]! !== 114 || bytes[p + 5]! !== 101) break or19; // 'aforre'
      p += 6;
      v2 = 15;
      break done3;
    }
    if (bytes[p]! !== 100 || bytes[p + 1]! !== 102 || bytes[p + 2]! !== 111 || bytes[p + 3]! !== 114 || bytes[p + 4]! !== 114 || bytes[p + 5]! !== 101) return -1; // 'dforre'
    p += 6;
    v2 = 16;
  }
  leaf(40961 | (v2 << 22), s1, p);
  if (bytes[p]! !== 58) return -1; // ':'
  p += 1;
  const s20 = p;
  while ((T2[bytes[p]!]! & 8) !== 0) p += 1;
  leaf(47105, s20, p);
  close(at, p);
  return p;
};

/**
 * SpeedEntry
 *   = "spd:" (limits:limit)|1.., ","| ","?
 */
const $SpeedEntry = (bytes: Uint8Array, p: number, field: number): number => {
  if (bytes[p]! !== 115 || bytes[p + 1]! !== 112 || bytes[p + 2]! !== 100 || bytes[p + 3]! !== 58) return -1; // 'spd:'
  p += 4;
  const at = open(p, 22 | field, p - 4);
  let k1 = 0;
  for (;;) {
    const p3 = p, n4 = n;
    try2: {
      if (k1 > 0) {
        if (bytes[p]! !== 44) break try2; // ','
        p += 1;
      }
      const s5 = p;
      done6: {
        or7: {
          if (bytes[p]! !== 45 || bytes[p + 1]! !== 49) break or7; // '-1'
          p += 2;
          break done6;
        }
        if ((p = $number(bytes, p, 0)) < 0) break try2;
      }
      leaf(49153, s5, p);
      k1++;
      continue;
    }
    p = p3; n = n4;
    break;
  }
  if (k1 < 1) return -1;
  if (bytes[p]! === 44) p += 1;
  close(at, p);
  return p;
};

/**
 * StartEntry
 *   = key:startKey ":" position:Position
 */
const $StartEntry = (bytes: Uint8Array, p: number, field: number): number => {
  const at = open(p, 23 | field, p);
  const s1 = p;
  let v2 = 0;
  done3: {
    or4: {
      if (bytes[p]! !== 115 || bytes[p + 1]! !== 116 || bytes[p + 2]! !== 97 || bytes[p + 3]! !== 114 || bytes[p + 4]! !== 116 || bytes[p + 5]! !== 105) break or4; // 'starti'
      p += 6;
      break done3;
    }
    if (bytes[p]! !== 115 || bytes[p + 1]! !== 116 || bytes[p + 2]! !== 97 || bytes[p + 3]! !== 114 || bytes[p + 4]! !== 116) return -1; // 'start'
    p += 5;
    v2 = 1;
  }
  leaf(40961 | (v2 << 22), s1, p);
  if (bytes[p]! !== 58) return -1; // ':'
  p += 1;
  if ((p = $Position(bytes, p, 6144)) < 0) return -1;
  close(at, p);
  return p;
};

/**
 * UnknownEntry
 *   = !(knownKey ":") key:$[a-z0-9_-]i+ ":" value:$value
 */
const $UnknownEntry = (bytes: Uint8Array, p: number, field: number): number => {
  const p1 = p;
  not2: if ((T2[bytes[p]!]! & 128) !== 0) {
    const p4 = p;
    done3: {
      or5: {
        if (bytes[p]! !== 100 || bytes[p + 1]! !== 105 || bytes[p + 2]! !== 109) break or5; // 'dim'
        p += 3;
        break done3;
      }
      or6: {
        if (bytes[p]! !== 101 || bytes[p + 1]! !== 115 || bytes[p + 2]! !== 99) break or6; // 'esc'
        p += 3;
        break done3;
      }
      or7: if ((T2[bytes[p]!]! & 32) !== 0) {
        if ((p = $yesNoKey(bytes, p, 0)) < 0) break or7;
        break done3;
      }
      p = p4;
      or8: {
        if (bytes[p]! !== 116 || bytes[p + 1]! !== 102 || bytes[p + 2]! !== 114) break or8; // 'tfr'
        p += 3;
        break done3;
      }
      or9: {
        if (bytes[p]! !== 107 || bytes[p + 1]! !== 97) break or9; // 'ka'
        p += 2;
        break done3;
      }
      or10: {
        if (bytes[p]! !== 107 || bytes[p + 1]! !== 115) break or10; // 'ks'
        p += 2;
        break done3;
      }
      or11: if ((T2[bytes[p]!]! & 64) !== 0) {
        if ((p = $jumpsKey(bytes, p, 0)) < 0) break or11;
        break done3;
      }
      p = p4;
      or12: {
        if (bytes[p]! !== 115 || bytes[p + 1]! !== 112 || bytes[p + 2]! !== 100) break or12; // 'spd'
        p += 3;
        break done3;
      }
      or13: {
        if (bytes[p]! !== 115 || bytes[p + 1]! !== 119) break or13; // 'sw'
        p += 2;
        break done3;
      }
      or14: {
        if (bytes[p]! !== 98 || bytes[p + 1]! !== 101 || bytes[p + 2]! !== 114) break or14; // 'ber'
        p += 3;
        break done3;
      }
      done15: {
        or16: {
          if (bytes[p]! !== 115 || bytes[p + 1]! !== 116 || bytes[p + 2]! !== 97 || bytes[p + 3]! !== 114 || bytes[p + 4]! !== 116 || bytes[p + 5]! !== 105) break or16; // 'starti'
          p += 6;
          break done15;
        }
        if (bytes[p]! !== 115 || bytes[p + 1]! !== 116 || bytes[p + 2]! !== 97 || bytes[p + 3]! !== 114 || bytes[p + 4]! !== 116) break not2; // 'start'
        p += 5;
      }
    }
    if (bytes[p]! !== 58) break not2; // ':'
    p += 1;
    return -1;
  }
  p = p1;
  const at = open(p, 24 | field, p);
  const s17 = p;
  if ((T0[bytes[p]!]! & 64) === 0) return -1;
  p += 1;
  while ((T0[bytes[p]!]! & 64) !== 0) p += 1;
  leaf(40961, s17, p);
  if (bytes[p]! !== 58) return -1; // ':'
  p += 1;
  const s19 = p;
  while ((T1[bytes[p]!]! & 64) !== 0) p += 1;
  leaf(43009, s19, p);
  close(at, p);
  return p;
};

/**
 * yesNoKey  = "surf" / "atkf" / "swf" / "efe" / "linc"
 */
const $yesNoKey = (bytes: Uint8Array, p: number, _field: number): number => {
  done1: {
    or2: {
      if (bytes[p]! !== 115 || bytes[p + 1]! !== 117 || bytes[p + 2]! !== 114 || bytes[p + 3]! !== 102) break or2; // 'surf'
      p += 4;
      break done1;
    }
    or3: {
      if (bytes[p]! !== 97 || bytes[p + 1]! !== 116 || bytes[p + 2]! !== 107 || bytes[p + 3]! !== 102) break or3; // 'atkf'
      p += 4;
      break done1;
    }
    or4: {
      if (bytes[p]! !== 115 || bytes[p + 1]! !== 119 || bytes[p + 2]! !== 102) break or4; // 'swf'
      p += 3;
      break done1;
    }
    or5: {
      if (bytes[p]! !== 101 || bytes[p + 1]! !== 102 || bytes[p + 2]! !== 101) break or5; // 'efe'
      p += 3;
      break done1;
    }
    if (bytes[p]! !== 108 || bytes[p + 1]! !== 105 || bytes[p + 2]! !== 110 || bytes[p + 3]! !== 99) return -1; // 'linc'
    p += 4;
  }
  return p;
};

/**
 * jumpsKey  = "kj" / "nj" / "cj" / "mj" / "gj"
 */
const $jumpsKey = (bytes: Uint8Array, p: number, _field: number): number => {
  done1: {
    or2: {
      if (bytes[p]! !== 107 || bytes[p + 1]! !== 106) break or2; // 'kj'
      p += 2;
      break done1;
    }
    or3: {
      if (bytes[p]! !== 110 || bytes[p + 1]! !== 106) break or3; // 'nj'
      p += 2;
      break done1;
    }
    or4: {
      if (bytes[p]! !== 99 || bytes[p + 1]! !== 106) break or4; // 'cj'
      p += 2;
      break done1;
    }
    or5: {
      if (bytes[p]! !== 109 || bytes[p + 1]! !== 106) break or5; // 'mj'
      p += 2;
      break done1;
    }
    if (bytes[p]! !== 103 || bytes[p + 1]! !== 106) return -1; // 'gj'
    p += 2;
  }
  return p;
};

/**
 * RulesWord = "rules" &entryEnd
 */
const $RulesWord = (bytes: Uint8Array, p: number, field: number): number => {
  if (bytes[p]! !== 114 || bytes[p + 1]! !== 117 || bytes[p + 2]! !== 108 || bytes[p + 3]! !== 101 || bytes[p + 4]! !== 115) return -1; // 'rules'
  p += 5;
  if ((T1[bytes[p]!]! & 32) === 0) return -1;
  leaf(25 | field, p - 5, p);
  return p;
};

/**
 * RulesTag
 *   = "[rules:" _ word:RulesWord? rules close
 */
const $RulesTag = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  if (bytes[p]! !== 91 || bytes[p + 1]! !== 114 || bytes[p + 2]! !== 117 || bytes[p + 3]! !== 108 || bytes[p + 4]! !== 101 || bytes[p + 5]! !== 115 || bytes[p + 6]! !== 58) return -1; // '[rules:'
  p += 7;
  while ((T0[bytes[p]!]! & 1) !== 0) p += 1;
  const at = open(p, 26 | field, start);
  done2: if (bytes[p]! === 114) {
    const p4 = p, n5 = n;
    try3: {
      if ((p = $RulesWord(bytes, p, 10240)) < 0) break try3;
      break done2;
    }
    p = p4; n = n5;
  }
  p = $rules(bytes, p, 0);
  done6: {
    or7: {
      if (bytes[p]! !== 93) break or7; // ']'
      p += 1;
      break done6;
    }
    p = $UnclosedError(bytes, p, 0);
  }
  close(at, p);
  return p;
};

/**
 * PositionTag
 *   = "[position:" _ position:Position valueEnd close
 */
const $PositionTag = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  if (bytes[p]! !== 91 || bytes[p + 1]! !== 112 || bytes[p + 2]! !== 111 || bytes[p + 3]! !== 115 || bytes[p + 4]! !== 105 || bytes[p + 5]! !== 116 || bytes[p + 6]! !== 105 || bytes[p + 7]! !== 111 || bytes[p + 8]! !== 110 || bytes[p + 9]! !== 58) return -1; // '[position:'
  p += 10;
  while ((T0[bytes[p]!]! & 1) !== 0) p += 1;
  const at = open(p, 27 | field, start);
  if ((p = $Position(bytes, p, 6144)) < 0) return -1;
  if ((p = $valueEnd(bytes, p, 0)) < 0) return -1;
  done2: {
    or3: {
      if (bytes[p]! !== 93) break or3; // ']'
      p += 1;
      break done2;
    }
    p = $UnclosedError(bytes, p, 0);
  }
  close(at, p);
  return p;
};

/**
 * DateTag
 *   = "[date:" _ date:Date valueEnd close
 */
const $DateTag = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  if (bytes[p]! !== 91 || bytes[p + 1]! !== 100 || bytes[p + 2]! !== 97 || bytes[p + 3]! !== 116 || bytes[p + 4]! !== 101 || bytes[p + 5]! !== 58) return -1; // '[date:'
  p += 6;
  while ((T0[bytes[p]!]! & 1) !== 0) p += 1;
  const at = open(p, 28 | field, start);
  if ((p = $Date(bytes, p, 51200)) < 0) return -1;
  if ((p = $valueEnd(bytes, p, 0)) < 0) return -1;
  done2: {
    or3: {
      if (bytes[p]! !== 93) break or3; // ']'
      p += 1;
      break done2;
    }
    p = $UnclosedError(bytes, p, 0);
  }
  close(at, p);
  return p;
};

/**
 * ResultTag
 *   = "[result:" _ result:("1" / "0" / "-1" / "?") valueEnd close
 */
const $ResultTag = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  if (bytes[p]! !== 91 || bytes[p + 1]! !== 114 || bytes[p + 2]! !== 101 || bytes[p + 3]! !== 115 || bytes[p + 4]! !== 117 || bytes[p + 5]! !== 108 || bytes[p + 6]! !== 116 || bytes[p + 7]! !== 58) return -1; // '[result:'
  p += 8;
  while ((T0[bytes[p]!]! & 1) !== 0) p += 1;
  const at = open(p, 29 | field, start);
  const s2 = p;
  let v3 = 0;
  done4: {
    or5: {
      if (bytes[p]! !== 49) break or5; // '1'
      p += 1;
      break done4;
    }
    or6: {
      if (bytes[p]! !== 48) break or6; // '0'
      p += 1;
      v3 = 1;
      break done4;
    }
    or7: {
      if (bytes[p]! !== 45 || bytes[p + 1]! !== 49) break or7; // '-1'
      p += 2;
      v3 = 2;
      break done4;
    }
    if (bytes[p]! !== 63) return -1; // '?'
    p += 1;
    v3 = 3;
  }
  leaf(53249 | (v3 << 22), s2, p);
  if ((p = $valueEnd(bytes, p, 0)) < 0) return -1;
  done8: {
    or9: {
      if (bytes[p]! !== 93) break or9; // ']'
      p += 1;
      break done8;
    }
    p = $UnclosedError(bytes, p, 0);
  }
  close(at, p);
  return p;
};

/**
 * TimeControlTag
 *   = "[time-control:" _ time:Time valueEnd close
 */
const $TimeControlTag = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  if (bytes[p]! !== 91 || bytes[p + 1]! !== 116 || bytes[p + 2]! !== 105 || bytes[p + 3]! !== 109 || bytes[p + 4]! !== 101 || bytes[p + 5]! !== 45 || bytes[p + 6]! !== 99 || bytes[p + 7]! !== 111 || bytes[p + 8]! !== 110 || bytes[p + 9]! !== 116 || bytes[p + 10]! !== 114 || bytes[p + 11]! !== 111 || bytes[p + 12]! !== 108 || bytes[p + 13]! !== 58) return -1; // '[time-control:'
  p += 14;
  while ((T0[bytes[p]!]! & 1) !== 0) p += 1;
  const at = open(p, 30 | field, start);
  if ((p = $Time(bytes, p, 55296)) < 0) return -1;
  if ((p = $valueEnd(bytes, p, 0)) < 0) return -1;
  done2: {
    or3: {
      if (bytes[p]! !== 93) break or3; // ']'
      p += 1;
      break done2;
    }
    p = $UnclosedError(bytes, p, 0);
  }
  close(at, p);
  return p;
};

/**
 * TimeRemainingTag
 *   = "[time-remaining:" _ attackers:Time (_ "," _ / gap) defenders:Time valueEnd close
 */
const $TimeRemainingTag = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  if (bytes[p]! !== 91 || bytes[p + 1]! !== 116 || bytes[p + 2]! !== 105 || bytes[p + 3]! !== 109 || bytes[p + 4]! !== 101 || bytes[p + 5]! !== 45 || bytes[p + 6]! !== 114 || bytes[p + 7]! !== 101 || bytes[p + 8]! !== 109 || bytes[p + 9]! !== 97 || bytes[p + 10]! !== 105 || bytes[p + 11]! !== 110 || bytes[p + 12]! !== 105 || bytes[p + 13]! !== 110 || bytes[p + 14]! !== 103 || bytes[p + 15]! !== 58) return -1; // '[time-remaining:'
  p += 16;
  while ((T0[bytes[p]!]! & 1) !== 0) p += 1;
  const at = open(p, 31 | field, start);
  if ((p = $Time(bytes, p, 57344)) < 0) return -1;
  const p3 = p;
  done2: {
    or4: if ((T0[bytes[p]!]! & 16) !== 0) {
      while ((T0[bytes[p]!]! & 1) !== 0) p += 1;
      if (bytes[p]! !== 44) break or4; // ','
      p += 1;
      while ((T0[bytes[p]!]! & 1) !== 0) p += 1;
      break done2;
    }
    p = p3;
    if ((T0[bytes[p]!]! & 1) === 0) return -1;
    p += 1;
    while ((T0[bytes[p]!]! & 1) !== 0) p += 1;
  }
  if ((p = $Time(bytes, p, 59392)) < 0) return -1;
  if ((p = $valueEnd(bytes, p, 0)) < 0) return -1;
  done8: {
    or9: {
      if (bytes[p]! !== 93) break or9; // ']'
      p += 1;
      break done8;
    }
    p = $UnclosedError(bytes, p, 0);
  }
  close(at, p);
  return p;
};

/**
 * PuzzleModeTag
 *   = "[puzzle-mode:" _ mode:("none" / "loose" / "strict") valueEnd close
 */
const $PuzzleModeTag = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  if (bytes[p]! !== 91 || bytes[p + 1]! !== 112 || bytes[p + 2]! !== 117 || bytes[p + 3]! !== 122 || bytes[p + 4]! !== 122 || bytes[p + 5]! !== 108 || bytes[p + 6]! !== 101 || bytes[p + 7]! !== 45 || bytes[p + 8]! !== 109 || bytes[p + 9]! !== 111 || bytes[p + 10]! !== 100 || bytes[p + 11]! !== 101 || bytes[p + 12]! !== 58) return -1; // '[puzzle-mode:'
  p += 13;
  while ((T0[bytes[p]!]! & 1) !== 0) p += 1;
  const at = open(p, 32 | field, start);
  const s2 = p;
  let v3 = 0;
  done4: {
    or5: {
      if (bytes[p]! !== 110 || bytes[p + 1]! !== 111 || bytes[p + 2]! !== 110 || bytes[p + 3]! !== 101) break or5; // 'none'
      p += 4;
      break done4;
    }
    or6: {
      if (bytes[p]! !== 108 || bytes[p + 1]! !== 111 || bytes[p + 2]! !== 111 || bytes[p + 3]! !== 115 || bytes[p + 4]! !== 101) break or6; // 'loose'
      p += 5;
      v3 = 1;
      break done4;
    }
    if (bytes[p]! !== 115 || bytes[p + 1]! !== 116 || bytes[p + 2]! !== 114 || bytes[p + 3]! !== 105 || bytes[p + 4]! !== 99 || bytes[p + 5]! !== 116) return -1; // 'strict'
    p += 6;
    v3 = 2;
  }
  leaf(61441 | (v3 << 22), s2, p);
  if ((p = $valueEnd(bytes, p, 0)) < 0) return -1;
  done7: {
    or8: {
      if (bytes[p]! !== 93) break or8; // ']'
      p += 1;
      break done7;
    }
    p = $UnclosedError(bytes, p, 0);
  }
  close(at, p);
  return p;
};

/**
 * PuzzleAddressTag
 *   = "[" key:("puzzle-start" / "puzzle-prestart") ":" _ address:MoveAddress valueEnd close
 */
const $PuzzleAddressTag = (bytes: Uint8Array, p: number, field: number): number => {
  if (bytes[p]! !== 91) return -1; // '['
  p += 1;
  const at = open(p, 33 | field, p - 1);
  const s1 = p;
  let v2 = 0;
  done3: {
    or4: {
      if (bytes[p]! !== 112 || bytes[p + 1]! !== 117 || bytes[p + 2]! !== 122 || bytes[p + 3]! !== 122 || bytes[p + 4]! !== 108 || bytes[p + 5]! !== 101 || bytes[p + 6]! !== 45 || bytes[p + 7]! !== 115 || bytes[p + 8]! !== 116 || bytes[p + 9]! !== 97 || bytes[p + 10]! !== 114 || bytes[p + 11]! !== 116) break or4; // 'puzzle-start'
      p += 12;
      break done3;
    }
    if (bytes[p]! !== 112 || bytes[p + 1]! !== 117 || bytes[p + 2]! !== 122 || bytes[p + 3]! !== 122 || bytes[p + 4]! !== 108 || bytes[p + 5]! !== 101 || bytes[p + 6]! !== 45 || bytes[p + 7]! !== 112 || bytes[p + 8]! !== 114 || bytes[p + 9]! !== 101 || bytes[p + 10]! !== 115 || bytes[p + 11]! !== 116 || bytes[p + 12]! !== 97 || bytes[p + 13]! !== 114 || bytes[p + 14]! !== 116) return -1; // 'puzzle-prestart'
    p += 15;
    v2 = 1;
  }
  leaf(40961 | (v2 << 22), s1, p);
  if (bytes[p]! !== 58) return -1; // ':'
  p += 1;
  while ((T0[bytes[p]!]! & 1) !== 0) p += 1;
  if ((p = $MoveAddress(bytes, p, 63488)) < 0) return -1;
  if ((p = $valueEnd(bytes, p, 0)) < 0) return -1;
  done6: {
    or7: {
      if (bytes[p]! !== 93) break or7; // ']'
      p += 1;
      break done6;
    }
    p = $UnclosedError(bytes, p, 0);
  }
  close(at, p);
  return p;
};

/**
 * TextTag
 *   = "[" !(typedTag ":") key:$tagName ":" value:$tagText close
 */
const $TextTag = (bytes: Uint8Array, p: number, field: number): number => {
  if (bytes[p]! !== 91) return -1; // '['
  p += 1;
  const p1 = p;
  not2: if ((T0[bytes[p]!]! & 32) !== 0) {
    if ((p = $typedTag(bytes, p, 0)) < 0) break not2;
    if (bytes[p]! !== 58) break not2; // ':'
    p += 1;
    return -1;
  }
  p = p1;
  const at = open(p, 34 | field, p - 1);
  const s3 = p;
  if ((T0[bytes[p]!]! & 64) === 0) return -1;
  p += 1;
  while ((T0[bytes[p]!]! & 64) !== 0) p += 1;
  leaf(40961, s3, p);
  if (bytes[p]! !== 58) return -1; // ':'
  p += 1;
  const s5 = p;
  const n6 = n;
  p = $tagText(bytes, p, 0);
  n = n6;
  leaf(43009, s5, p);
  done7: {
    or8: {
      if (bytes[p]! !== 93) break or8; // ']'
      p += 1;
      break done7;
    }
    p = $UnclosedError(bytes, p, 0);
  }
  close(at, p);
  return p;
};

/**
 * typedTag
 *   = "position" / "date" / "result" / "time-control" / "time-remaining"
 *   / "puzzle-mode" / "puzzle-start" / "puzzle-prestart"
 */
const $typedTag = (bytes: Uint8Array, p: number, _field: number): number => {
  done1: {
    or2: {
      if (bytes[p]! !== 112 || bytes[p + 1]! !== 111 || bytes[p + 2]! !== 115 || bytes[p + 3]! !== 105 || bytes[p + 4]! !== 116 || bytes[p + 5]! !== 105 || bytes[p + 6]! !== 111 || bytes[p + 7]! !== 110) break or2; // 'position'
      p += 8;
      break done1;
    }
    or3: {
      if (bytes[p]! !== 100 || bytes[p + 1]! !== 97 || bytes[p + 2]! !== 116 || bytes[p + 3]! !== 101) break or3; // 'date'
      p += 4;
      break done1;
    }
    or4: {
      if (bytes[p]! !== 114 || bytes[p + 1]! !== 101 || bytes[p + 2]! !== 115 || bytes[p + 3]! !== 117 || bytes[p + 4]! !== 108 || bytes[p + 5]! !== 116) break or4; // 'result'
      p += 6;
      break done1;
    }
    or5: {
      if (bytes[p]! !== 116 || bytes[p + 1]! !== 105 || bytes[p + 2]! !== 109 || bytes[p + 3]! !== 101 || bytes[p + 4]! !== 45 || bytes[p + 5]! !== 99 || bytes[p + 6]! !== 111 || bytes[p + 7]! !== 110 || bytes[p + 8]! !== 116 || bytes[p + 9]! !== 114 || bytes[p + 10]! !== 111 || bytes[p + 11]! !== 108) break or5; // 'time-control'
      p += 12;
      break done1;
    }
    or6: {
      if (bytes[p]! !== 116 || bytes[p + 1]! !== 105 || bytes[p + 2]! !== 109 || bytes[p + 3]! !== 101 || bytes[p + 4]! !== 45 || bytes[p + 5]! !== 114 || bytes[p + 6]! !== 101 || bytes[p + 7]! !== 109 || bytes[p + 8]! !== 97 || bytes[p + 9]! !== 105 || bytes[p + 10]! !== 110 || bytes[p + 11]! !== 105 || bytes[p + 12]! !== 110 || bytes[p + 13]! !== 103) break or6; // 'time-remaining'
      p += 14;
      break done1;
    }
    or7: {
      if (bytes[p]! !== 112 || bytes[p + 1]! !== 117 || bytes[p + 2]! !== 122 || bytes[p + 3]! !== 122 || bytes[p + 4]! !== 108 || bytes[p + 5]! !== 101 || bytes[p + 6]! !== 45 || bytes[p + 7]! !== 109 || bytes[p + 8]! !== 111 || bytes[p + 9]! !== 100 || bytes[p + 10]! !== 101) break or7; // 'puzzle-mode'
      p += 11;
      break done1;
    }
    or8: {
      if (bytes[p]! !== 112 || bytes[p + 1]! !== 117 || bytes[p + 2]! !== 122 || bytes[p + 3]! !== 122 || bytes[p + 4]! !== 108 || bytes[p + 5]! !== 101 || bytes[p + 6]! !== 45 || bytes[p + 7]! !== 115 || bytes[p + 8]! !== 116 || bytes[p + 9]! !== 97 || bytes[p + 10]! !== 114 || bytes[p + 11]! !== 116) break or8; // 'puzzle-start'
      p += 12;
      break done1;
    }
    if (bytes[p]! !== 112 || bytes[p + 1]! !== 117 || bytes[p + 2]! !== 122 || bytes[p + 3]! !== 122 || bytes[p + 4]! !== 108 || bytes[p + 5]! !== 101 || bytes[p + 6]! !== 45 || bytes[p + 7]! !== 112 || bytes[p + 8]! !== 114 || bytes[p + 9]! !== 101 || bytes[p + 10]! !== 115 || bytes[p + 11]! !== 116 || bytes[p + 12]! !== 97 || bytes[p + 13]! !== 114 || bytes[p + 14]! !== 116) return -1; // 'puzzle-prestart'
    p += 15;
  }
  return p;
};

/**
 * tagText  = ([^\]\r\n]+ / [\r\n] [ \t\r\n]* !otherTag !turnsBehind)*
 */
const $tagText = (bytes: Uint8Array, p: number, _field: number): number => {
  while ((bytes[p]! >= 1 && bytes[p]! <= 92) || bytes[p]! >= 94) {
    const p2 = p, n3 = n;
    try4: {
      done5: {
        or6: if ((T2[bytes[p]!]! & 2) !== 0) {
          if ((T2[bytes[p]!]! & 2) === 0) break or6;
          p += 1;
          while ((T2[bytes[p]!]! & 2) !== 0) p += 1;
          break done5;
        }
        if (bytes[p]! !== 10 && bytes[p]! !== 13) break try4;
        p += 1;
        while ((T0[bytes[p]!]! & 1) !== 0) p += 1;
        const p9 = p;
        not10: {
          if ((p = $otherTag(bytes, p, 0)) < 0) break not10;
          break try4;
        }
        p = p9;
        const p11 = p, n12 = n;
        not13: {
          if ((p = $turnsBehind(bytes, p, 0)) < 0) break not13;
          break try4;
        }
        p = p11; n = n12;
      }
      continue;
    }
    p = p2; n = n3;
    break;
  }
  return p;
};

/**
 * valueEnd = _ &"]" / hs &([\r\n] / !.)
 */
const $valueEnd = (bytes: Uint8Array, p: number, _field: number): number => {
  const p2 = p;
  done1: {
    or3: {
      while ((T0[bytes[p]!]! & 1) !== 0) p += 1;
      if (bytes[p]! !== 93) break or3;
      break done1;
    }
    p = p2;
    while (bytes[p]! === 9 || bytes[p]! === 32) p += 1;
    if ((T2[bytes[p]!]! & 1) === 0) return -1;
  }
  return p;
};

/**
 * Date      "date YYYY.MM.DD" = [0-9]|4| "." [0-9]|2| "." [0-9]|2|
 */
const $Date = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  const s1 = p;
  while (p - s1 < 4 && bytes[p]! >= 48 && bytes[p]! <= 57) p += 1;
  if (p - s1 < 4) return -1;
  if (bytes[p]! !== 46) return -1; // '.'
  p += 1;
  const s2 = p;
  while (p - s2 < 2 && bytes[p]! >= 48 && bytes[p]! <= 57) p += 1;
  if (p - s2 < 2) return -1;
  if (bytes[p]! !== 46) return -1; // '.'
  p += 1;
  const s3 = p;
  while (p - s3 < 2 && bytes[p]! >= 48 && bytes[p]! <= 57) p += 1;
  if (p - s3 < 2) return -1;
  leaf(35 | field, start, p);
  return p;
};

/**
 * Time      = main:number (gap overtime:Overtime)? (gap increment:Increment)?
 */
const $Time = (bytes: Uint8Array, p: number, field: number): number => {
  const at = open(p, 36 | field, p);
  const s1 = p;
  if ((p = $number(bytes, p, 0)) < 0) return -1;
  leaf(65537, s1, p);
  done2: if ((T0[bytes[p]!]! & 1) !== 0) {
    const p4 = p, n5 = n;
    try3: {
      if ((T0[bytes[p]!]! & 1) === 0) break try3;
      p += 1;
      while ((T0[bytes[p]!]! & 1) !== 0) p += 1;
      if ((p = $Overtime(bytes, p, 67584)) < 0) break try3;
      break done2;
    }
    p = p4; n = n5;
  }
  done7: if ((T0[bytes[p]!]! & 1) !== 0) {
    const p9 = p, n10 = n;
    try8: {
      if ((T0[bytes[p]!]! & 1) === 0) break try8;
      p += 1;
      while ((T0[bytes[p]!]! & 1) !== 0) p += 1;
      if ((p = $Increment(bytes, p, 69632)) < 0) break try8;
      break done7;
    }
    p = p9; n = n10;
  }
  close(at, p);
  return p;
};

/**
 * Overtime  = seconds:number "/" count:number
 */
const $Overtime = (bytes: Uint8Array, p: number, field: number): number => {
  const at = open(p, 37 | field, p);
  const s1 = p;
  if ((p = $number(bytes, p, 0)) < 0) return -1;
  leaf(71681, s1, p);
  if (bytes[p]! !== 47) return -1; // '/'
  p += 1;
  const s2 = p;
  if ((p = $number(bytes, p, 0)) < 0) return -1;
  leaf(73729, s2, p);
  close(at, p);
  return p;
};

/**
 * Increment = seconds:number "i"
 */
const $Increment = (bytes: Uint8Array, p: number, field: number): number => {
  const at = open(p, 38 | field, p);
  const s1 = p;
  if ((p = $number(bytes, p, 0)) < 0) return -1;
  leaf(71681, s1, p);
  if (bytes[p]! !== 105) return -1; // 'i'
  p += 1;
  close(at, p);
  return p;
};

/**
 * Turn
 *   = address:(TurnNumber / Address / AddressError) (hs !turnBegins moves:move)* commentary?
 */
const $Turn = (bytes: Uint8Array, p: number, field: number): number => {
  const at = open(p, 39 | field, p);
  const p2 = p, n3 = n;
  done1: {
    or4: if (bytes[p]! >= 48 && bytes[p]! <= 57) {
      if ((p = $TurnNumber(bytes, p, 63488)) < 0) break or4;
      break done1;
    }
    p = p2; n = n3;
    or5: if (bytes[p]! >= 48 && bytes[p]! <= 57) {
      if ((p = $Address(bytes, p, 63488)) < 0) break or5;
      break done1;
    }
    p = p2; n = n3;
    if ((p = $AddressError(bytes, p, 63488)) < 0) return -1;
  }
  while ((T0[bytes[p]!]! & 128) !== 0) {
    const p7 = p, n8 = n;
    try9: {
      while (bytes[p]! === 9 || bytes[p]! === 32) p += 1;
      const p11 = p, n12 = n;
      not13: if (bytes[p]! >= 48 && bytes[p]! <= 57) {
        if ((p = $turnBegins(bytes, p, 0)) < 0) break not13;
        break try9;
      }
      p = p11; n = n12;
      if ((p = $move(bytes, p, 75776)) < 0) break try9;
      continue;
    }
    p = p7; n = n8;
    break;
  }
  done14: if ((T1[bytes[p]!]! & 1) !== 0) {
    const p16 = p, n17 = n;
    try15: {
      if ((p = $commentary(bytes, p, 0)) < 0) break try15;
      break done14;
    }
    p = p16; n = n17;
  }
  close(at, p);
  return p;
};

/**
 * commentary = _ comment:Comment
 */
const $commentary = (bytes: Uint8Array, p: number, _field: number): number => {
  while ((T0[bytes[p]!]! & 1) !== 0) p += 1;
  if ((p = $Comment(bytes, p, 77824)) < 0) return -1;
  return p;
};

/**
 * TurnNumber "a turn number" = number dot
 */
const $TurnNumber = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  if ((p = $number(bytes, p, 0)) < 0) return -1;
  if ((p = $dot(bytes, p, 0)) < 0) return -1;
  leaf(40 | field, start, p);
  return p;
};

/**
 * dot = "." &(addressEnd / [a-z.-]i) / &addressEnd
 */
const $dot = (bytes: Uint8Array, p: number, _field: number): number => {
  const p2 = p;
  done1: {
    or3: {
      if (bytes[p]! !== 46) break or3; // '.'
      p += 1;
      if ((T3[bytes[p]!]! & 1) === 0) break or3;
      break done1;
    }
    p = p2;
    if ((T3[bytes[p]!]! & 2) === 0) return -1;
  }
  return p;
};

/**
 * Comment
 *   = "[" remarks:Remark|1.., "|"| close
 */
const $Comment = (bytes: Uint8Array, p: number, field: number): number => {
  if (bytes[p]! !== 91) return -1; // '['
  p += 1;
  const at = open(p, 41 | field, p - 1);
  let k1 = 0;
  for (;;) {
    const p3 = p, n4 = n;
    try2: {
      if (k1 > 0) {
        if (bytes[p]! !== 124) break try2; // '|'
        p += 1;
      }
      p = $Remark(bytes, p, 79872);
      k1++;
      continue;
    }
    p = p3; n = n4;
    break;
  }
  if (k1 < 1) return -1;
  done5: {
    or6: {
      if (bytes[p]! !== 93) break or6; // ']'
      p += 1;
      break done5;
    }
    p = $UnclosedError(bytes, p, 0);
  }
  close(at, p);
  return p;
};

/**
 * Remark
 *   = clock:Clock? remarkText
 */
const $Remark = (bytes: Uint8Array, p: number, field: number): number => {
  const at = open(p, 42 | field, p);
  done1: if (bytes[p]! >= 48 && bytes[p]! <= 57) {
    const p3 = p, n4 = n;
    try2: {
      if ((p = $Clock(bytes, p, 81920)) < 0) break try2;
      break done1;
    }
    p = p3; n = n4;
  }
  while ((T3[bytes[p]!]! & 8) !== 0) {
    const p6 = p, n7 = n;
    try8: {
      done9: {
        or10: if ((T3[bytes[p]!]! & 16) !== 0) {
          if ((T3[bytes[p]!]! & 16) === 0) break or10;
          p += 1;
          while ((T3[bytes[p]!]! & 16) !== 0) p += 1;
          break done9;
        }
        if (bytes[p]! !== 10 && bytes[p]! !== 13) break try8;
        p += 1;
        while ((T0[bytes[p]!]! & 1) !== 0) p += 1;
        const p13 = p, n14 = n;
        not15: {
          if ((p = $turnsBehind(bytes, p, 0)) < 0) break not15;
          break try8;
        }
        p = p13; n = n14;
      }
      continue;
    }
    p = p6; n = n7;
    break;
  }
  close(at, p);
  return p;
};

/**
 * Clock = main:number " " (overtime:Overtime (" " increment:Increment)? / increment:Increment) &[ \t\r\n|\]]
 */
const $Clock = (bytes: Uint8Array, p: number, field: number): number => {
  const at = open(p, 43 | field, p);
  const s1 = p;
  if ((p = $number(bytes, p, 0)) < 0) return -1;
  leaf(65537, s1, p);
  if (bytes[p]! !== 32) return -1; // ' '
  p += 1;
  const p3 = p, n4 = n;
  done2: {
    or5: if (bytes[p]! >= 48 && bytes[p]! <= 57) {
      if ((p = $Overtime(bytes, p, 67584)) < 0) break or5;
      done6: {
        const p8 = p, n9 = n;
        try7: {
          if (bytes[p]! !== 32) break try7; // ' '
          p += 1;
          if ((p = $Increment(bytes, p, 69632)) < 0) break try7;
          break done6;
        }
        p = p8; n = n9;
      }
      break done2;
    }
    p = p3; n = n4;
    if ((p = $Increment(bytes, p, 69632)) < 0) return -1;
  }
  if ((T3[bytes[p]!]! & 32) === 0) return -1;
  close(at, p);
  return p;
};

/**
 * Address
 *   = steps:Step+ turn:number [a-z]? dot
 */
const $Address = (bytes: Uint8Array, p: number, field: number): number => {
  const at = open(p, 44 | field, p);
  let k1 = 0;
  for (;;) {
    const p3 = p, n4 = n;
    try2: {
      if ((p = $Step(bytes, p, 83968)) < 0) break try2;
      k1++;
      continue;
    }
    p = p3; n = n4;
    break;
  }
  if (k1 < 1) return -1;
  const s5 = p;
  if ((p = $number(bytes, p, 0)) < 0) return -1;
  leaf(86017, s5, p);
  if (bytes[p]! >= 97 && bytes[p]! <= 122) p += 1;
  if ((p = $dot(bytes, p, 0)) < 0) return -1;
  close(at, p);
  return p;
};

/**
 * Step
 *   = turn:number letter:[a-z] "." variation:number "."
 */
const $Step = (bytes: Uint8Array, p: number, field: number): number => {
  const at = open(p, 45 | field, p);
  const s1 = p;
  if ((p = $number(bytes, p, 0)) < 0) return -1;
  leaf(86017, s1, p);
  if (bytes[p]! < 97 || bytes[p]! > 122) return -1;
  p += 1;
  leaf(88065, p - 1, p);
  if (bytes[p]! !== 46) return -1; // '.'
  p += 1;
  const s2 = p;
  if ((p = $number(bytes, p, 0)) < 0) return -1;
  leaf(90113, s2, p);
  if (bytes[p]! !== 46) return -1; // '.'
  p += 1;
  close(at, p);
  return p;
};

/**
 * MoveAddress
 *   = steps:Step* turn:number letter:[a-z]
 */
const $MoveAddress = (bytes: Uint8Array, p: number, field: number): number => {
  const at = open(p, 46 | field, p);
  while (bytes[p]! >= 48 && bytes[p]! <= 57) {
    const p2 = p, n3 = n;
    try4: {
      if ((p = $Step(bytes, p, 83968)) < 0) break try4;
      continue;
    }
    p = p2; n = n3;
    break;
  }
  const s5 = p;
  if ((p = $number(bytes, p, 0)) < 0) return -1;
  leaf(86017, s5, p);
  if (bytes[p]! < 97 || bytes[p]! > 122) return -1;
  p += 1;
  leaf(88065, p - 1, p);
  close(at, p);
  return p;
};

/**
 * addressEnd = [ \t\r\n] / !.
 */
const $addressEnd = (bytes: Uint8Array, p: number, _field: number): number => {
  done1: {
    or2: {
      if ((T0[bytes[p]!]! & 1) === 0) break or2;
      p += 1;
      break done1;
    }
    if (bytes[p]! >= 1) return -1;
  }
  return p;
};

/**
 * number "a number" = [0-9]|1..9| ![0-9]
 */
const $number = (bytes: Uint8Array, p: number, _field: number): number => {
  const s1 = p;
  while (p - s1 < 9 && bytes[p]! >= 48 && bytes[p]! <= 57) p += 1;
  if (p - s1 < 1) return -1;
  if (bytes[p]! >= 48 && bytes[p]! <= 57) return -1;
  return p;
};

/**
 * MissingPositionError = ""
 */
const $MissingPositionError = (_bytes: Uint8Array, p: number, field: number): number => {
  leaf(47 | field, p, p);
  hasNotable = true;
  return p;
};

/**
 * MissingMoveError     = ""
 */
const $MissingMoveError = (_bytes: Uint8Array, p: number, field: number): number => {
  leaf(48 | field, p, p);
  hasNotable = true;
  return p;
};

/**
 * EmptyRowError = &"/"
 */
const $EmptyRowError = (bytes: Uint8Array, p: number, field: number): number => {
  if (bytes[p]! !== 47) return -1;
  leaf(49 | field, p, p);
  hasNotable = true;
  return p;
};

/**
 * CellError     = "0" [0-9]* / [0-9]+ / [^/ \t\r\n\]0-9tcnkmgTCNKMG]+
 */
const $CellError = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  done1: {
    or2: {
      if (bytes[p]! !== 48) break or2; // '0'
      p += 1;
      while (bytes[p]! >= 48 && bytes[p]! <= 57) p += 1;
      break done1;
    }
    or4: if (bytes[p]! >= 48 && bytes[p]! <= 57) {
      if (bytes[p]! < 48 || bytes[p]! > 57) break or4;
      p += 1;
      while (bytes[p]! >= 48 && bytes[p]! <= 57) p += 1;
      break done1;
    }
    if ((T3[bytes[p]!]! & 4) === 0) return -1;
    p += 1;
    while ((T3[bytes[p]!]! & 4) !== 0) p += 1;
  }
  leaf(50 | field, start, p);
  hasNotable = true;
  return p;
};

/**
 * MoveError  = splitMove / [^ \t\r\n[]+
 */
const $MoveError = (bytes: Uint8Array, p: number, field: number): number => {
  const at = open(p, 51 | field, p);
  const p2 = p, n3 = n;
  done1: {
    or4: if ((T1[bytes[p]!]! & 8) !== 0) {
      done5: {
        const p7 = p;
        try6: {
          if ((p = $symbol(bytes, p, 0)) < 0) break try6;
          break done5;
        }
        p = p7;
      }
      if ((p = $Space(bytes, p, 0)) < 0) break or4;
      while (bytes[p]! === 9 || bytes[p]! === 32) p += 1;
      if ((p = $moveType(bytes, p, 0)) < 0) break or4;
      while (bytes[p]! === 9 || bytes[p]! === 32) p += 1;
      if ((p = $Space(bytes, p, 0)) < 0) break or4;
      if ((T1[bytes[p]!]! & 16) === 0) break or4;
      break done1;
    }
    p = p2; n = n3;
    if ((T0[bytes[p]!]! & 8) === 0) return -1;
    p += 1;
    while ((T0[bytes[p]!]! & 8) !== 0) p += 1;
  }
  close(at, p);
  hasNotable = true;
  return p;
};

/**
 * EntryError = [^ \t\r\n\]]+
 */
const $EntryError = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  if ((T1[bytes[p]!]! & 64) === 0) return -1;
  p += 1;
  while ((T1[bytes[p]!]! & 64) !== 0) p += 1;
  leaf(52 | field, start, p);
  hasNotable = true;
  return p;
};

/**
 * TagValueError = "[" typedTag ":" tagText close
 */
const $TagValueError = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  if (bytes[p]! !== 91) return -1; // '['
  p += 1;
  if ((p = $typedTag(bytes, p, 0)) < 0) return -1;
  if (bytes[p]! !== 58) return -1; // ':'
  p += 1;
  const at = open(p, 53 | field, start);
  p = $tagText(bytes, p, 0);
  done1: {
    or2: {
      if (bytes[p]! !== 93) break or2; // ']'
      p += 1;
      break done1;
    }
    p = $UnclosedError(bytes, p, 0);
  }
  close(at, p);
  hasNotable = true;
  return p;
};

/**
 * TagError      = "[" tagText close / !turnLike strayText
 */
const $TagError = (bytes: Uint8Array, p: number, field: number): number => {
  const at = open(p, 54 | field, p);
  done1: {
    or2: {
      if (bytes[p]! !== 91) break or2; // '['
      p += 1;
      p = $tagText(bytes, p, 0);
      done3: {
        or4: {
          if (bytes[p]! !== 93) break or4; // ']'
          p += 1;
          break done3;
        }
        p = $UnclosedError(bytes, p, 0);
      }
      break done1;
    }
    const p5 = p, n6 = n;
    not7: if ((T0[bytes[p]!]! & 4) !== 0) {
      if ((p = $turnLike(bytes, p, 0)) < 0) break not7;
      return -1;
    }
    p = p5; n = n6;
    if ((p = $strayText(bytes, p, 0)) < 0) return -1;
  }
  close(at, p);
  hasNotable = true;
  return p;
};

/**
 * UnclosedError = ""
 */
const $UnclosedError = (_bytes: Uint8Array, p: number, field: number): number => {
  leaf(55 | field, p, p);
  hasNotable = true;
  return p;
};

/**
 * otherTag = "[" tagName ":"
 */
const $otherTag = (bytes: Uint8Array, p: number, _field: number): number => {
  if (bytes[p]! !== 91) return -1; // '['
  p += 1;
  if ((T0[bytes[p]!]! & 64) === 0) return -1;
  p += 1;
  while ((T0[bytes[p]!]! & 64) !== 0) p += 1;
  if (bytes[p]! !== 58) return -1; // ':'
  p += 1;
  return p;
};

/**
 * AddressError        = !play brokenNumber &(blank+ play)
 */
const $AddressError = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  const p1 = p, n2 = n;
  not3: if ((T1[bytes[p]!]! & 4) !== 0) {
    if ((p = $play(bytes, p, 0)) < 0) break not3;
    return -1;
  }
  p = p1; n = n2;
  if ((p = $brokenNumber(bytes, p, 0)) < 0) return -1;
  const p4 = p, n5 = n;
  if (bytes[p]! !== 9 && bytes[p]! !== 32) return -1;
  p += 1;
  while (bytes[p]! === 9 || bytes[p]! === 32) p += 1;
  if ((p = $play(bytes, p, 0)) < 0) return -1;
  p = p4; n = n5;
  leaf(56 | field, start, p);
  hasNotable = true;
  return p;
};

/**
 * UnnumberedTurnError = &play moves:move|1.., hs !turnBegins| commentary?
 */
const $UnnumberedTurnError = (bytes: Uint8Array, p: number, field: number): number => {
  const at = open(p, 57 | field, p);
  const p1 = p, n2 = n;
  if ((p = $play(bytes, p, 0)) < 0) return -1;
  p = p1; n = n2;
  let k3 = 0;
  for (;;) {
    const p5 = p, n6 = n;
    try4: {
      if (k3 > 0) {
        while (bytes[p]! === 9 || bytes[p]! === 32) p += 1;
        const p8 = p, n9 = n;
        not10: if (bytes[p]! >= 48 && bytes[p]! <= 57) {
          if ((p = $turnBegins(bytes, p, 0)) < 0) break not10;
          break try4;
        }
        p = p8; n = n9;
      }
      if ((p = $move(bytes, p, 75776)) < 0) break try4;
      k3++;
      continue;
    }
    p = p5; n = n6;
    break;
  }
  if (k3 < 1) return -1;
  done11: if ((T1[bytes[p]!]! & 1) !== 0) {
    const p13 = p, n14 = n;
    try12: {
      if ((p = $commentary(bytes, p, 0)) < 0) break try12;
      break done11;
    }
    p = p13; n = n14;
  }
  close(at, p);
  hasNotable = true;
  return p;
};

/**
 * StrayError           = "[" tagText close / strayText commentary?
 */
const $StrayError = (bytes: Uint8Array, p: number, field: number): number => {
  const at = open(p, 58 | field, p);
  done1: {
    or2: {
      if (bytes[p]! !== 91) break or2; // '['
      p += 1;
      p = $tagText(bytes, p, 0);
      done3: {
        or4: {
          if (bytes[p]! !== 93) break or4; // ']'
          p += 1;
          break done3;
        }
        p = $UnclosedError(bytes, p, 0);
      }
      break done1;
    }
    if ((p = $strayText(bytes, p, 0)) < 0) return -1;
    done5: if ((T1[bytes[p]!]! & 1) !== 0) {
      const p7 = p, n8 = n;
      try6: {
        if ((p = $commentary(bytes, p, 0)) < 0) break try6;
        break done5;
      }
      p = p7; n = n8;
    }
  }
  close(at, p);
  hasNotable = true;
  return p;
};

/**
 * strayText  = [^\r\n[]+ ([\r\n] [ \t\r\n]* !("[" / turnLike) [^\r\n[]*)*
 */
const $strayText = (bytes: Uint8Array, p: number, _field: number): number => {
  if ((T0[bytes[p]!]! & 128) === 0) return -1;
  p += 1;
  while ((T0[bytes[p]!]! & 128) !== 0) p += 1;
  for (;;) {
    const p3 = p, n4 = n;
    try5: {
      if (bytes[p]! !== 10 && bytes[p]! !== 13) break try5;
      p += 1;
      while ((T0[bytes[p]!]! & 1) !== 0) p += 1;
      const p7 = p, n8 = n;
      not9: if ((T1[bytes[p]!]! & 64) !== 0) {
        done10: {
          or11: {
            if (bytes[p]! !== 91) break or11; // '['
            p += 1;
            break done10;
          }
          if ((p = $turnLike(bytes, p, 0)) < 0) break not9;
        }
        break try5;
      }
      p = p7; n = n8;
      while ((T0[bytes[p]!]! & 128) !== 0) p += 1;
      continue;
    }
    p = p3; n = n4;
    break;
  }
  return p;
};

/**
 * brokenNumber = [0-9] [^ \t\r\n[]* / word
 */
const $brokenNumber = (bytes: Uint8Array, p: number, _field: number): number => {
  done1: {
    or2: {
      if (bytes[p]! < 48 || bytes[p]! > 57) break or2;
      p += 1;
      while ((T0[bytes[p]!]! & 8) !== 0) p += 1;
      break done1;
    }
    if ((T0[bytes[p]!]! & 4) === 0) return -1;
    p += 1;
    while ((T0[bytes[p]!]! & 4) !== 0) p += 1;
  }
  return p;
};

/**
 * play       = (Play / Skip / Resignation) &moveEnd
 */
const $play = (bytes: Uint8Array, p: number, field: number): number => {
  const p2 = p, n3 = n;
  done1: {
    or4: if ((T1[bytes[p]!]! & 8) !== 0) {
      if ((p = $Play(bytes, p, field)) < 0) break or4;
      break done1;
    }
    p = p2; n = n3;
    or5: if (bytes[p]! === 46) {
      if ((p = $Skip(bytes, p, field)) < 0) break or5;
      break done1;
    }
    p = p2; n = n3;
    if ((p = $Resignation(bytes, p, field)) < 0) return -1;
  }
  if ((T1[bytes[p]!]! & 16) === 0) return -1;
  return p;
};

/**
 * turnBegins = [0-9] [0-9a-z.]* blank+ play / number "." (play / addressEnd)
 */
const $turnBegins = (bytes: Uint8Array, p: number, field: number): number => {
  const p2 = p, n3 = n;
  done1: {
    or4: {
      if (bytes[p]! < 48 || bytes[p]! > 57) break or4;
      p += 1;
      while ((T2[bytes[p]!]! & 4) !== 0) p += 1;
      if (bytes[p]! !== 9 && bytes[p]! !== 32) break or4;
      p += 1;
      while (bytes[p]! === 9 || bytes[p]! === 32) p += 1;
      if ((p = $play(bytes, p, field)) < 0) break or4;
      break done1;
    }
    p = p2; n = n3;
    if ((p = $number(bytes, p, field)) < 0) return -1;
    if (bytes[p]! !== 46) return -1; // '.'
    p += 1;
    const p8 = p, n9 = n;
    done7: {
      or10: if ((T1[bytes[p]!]! & 4) !== 0) {
        if ((p = $play(bytes, p, field)) < 0) break or10;
        break done7;
      }
      p = p8; n = n9;
      if ((p = $addressEnd(bytes, p, field)) < 0) return -1;
    }
  }
  return p;
};

/**
 * turnLike   = turnBegins / Address addressEnd / play / brokenNumber blank+ play / number blank+ "." ![0-9]
 */
const $turnLike = (bytes: Uint8Array, p: number, field: number): number => {
  const p2 = p, n3 = n;
  done1: {
    or4: if (bytes[p]! >= 48 && bytes[p]! <= 57) {
      if ((p = $turnBegins(bytes, p, field)) < 0) break or4;
      break done1;
    }
    p = p2; n = n3;
    or5: if (bytes[p]! >= 48 && bytes[p]! <= 57) {
      if ((p = $Address(bytes, p, field)) < 0) break or5;
      if ((p = $addressEnd(bytes, p, field)) < 0) break or5;
      break done1;
    }
    p = p2; n = n3;
    or6: if ((T1[bytes[p]!]! & 4) !== 0) {
      if ((p = $play(bytes, p, field)) < 0) break or6;
      break done1;
    }
    p = p2; n = n3;
    or7: if ((T0[bytes[p]!]! & 4) !== 0) {
      if ((p = $brokenNumber(bytes, p, field)) < 0) break or7;
      if (bytes[p]! !== 9 && bytes[p]! !== 32) break or7;
      p += 1;
      while (bytes[p]! === 9 || bytes[p]! === 32) p += 1;
      if ((p = $play(bytes, p, field)) < 0) break or7;
      break done1;
    }
    p = p2; n = n3;
    if ((p = $number(bytes, p, field)) < 0) return -1;
    if (bytes[p]! !== 9 && bytes[p]! !== 32) return -1;
    p += 1;
    while (bytes[p]! === 9 || bytes[p]! === 32) p += 1;
    if (bytes[p]! !== 46) return -1; // '.'
    p += 1;
    if (bytes[p]! >= 48 && bytes[p]! <= 57) return -1;
  }
  return p;
};

/**
 * turnLine    = number [0-9a-z.]* blank+ (play / word blank+ play) [^\r\n[\]]*
 */
const $turnLine = (bytes: Uint8Array, p: number, field: number): number => {
  if ((p = $number(bytes, p, field)) < 0) return -1;
  while ((T2[bytes[p]!]! & 4) !== 0) p += 1;
  if (bytes[p]! !== 9 && bytes[p]! !== 32) return -1;
  p += 1;
  while (bytes[p]! === 9 || bytes[p]! === 32) p += 1;
  const p4 = p, n5 = n;
  done3: {
    or6: if ((T1[bytes[p]!]! & 4) !== 0) {
      if ((p = $play(bytes, p, field)) < 0) break or6;
      break done3;
    }
    p = p4; n = n5;
    if ((T0[bytes[p]!]! & 4) === 0) return -1;
    p += 1;
    while ((T0[bytes[p]!]! & 4) !== 0) p += 1;
    if (bytes[p]! !== 9 && bytes[p]! !== 32) return -1;
    p += 1;
    while (bytes[p]! === 9 || bytes[p]! === 32) p += 1;
    if ((p = $play(bytes, p, field)) < 0) return -1;
  }
  while ((T2[bytes[p]!]! & 16) !== 0) p += 1;
  return p;
};

/**
 * turnsBehind = !. / (turnLine _)|8| / (turnLine _)|1..7| ("[" / !.)
 */
const $turnsBehind = (bytes: Uint8Array, p: number, field: number): number => {
  const p2 = p, n3 = n;
  done1: {
    or4: {
      if (bytes[p]! >= 1) break or4;
      break done1;
    }
    p = p2;
    or5: if (bytes[p]! >= 48 && bytes[p]! <= 57) {
      let k6 = 0;
      while (k6 < 8) {
        const p8 = p, n9 = n;
        try7: {
          if ((p = $turnLine(bytes, p, field)) < 0) break try7;
          while ((T0[bytes[p]!]! & 1) !== 0) p += 1;
          k6++;
          continue;
        }
        p = p8; n = n9;
        break;
      }
      if (k6 < 8) break or5;
      break done1;
    }
    p = p2; n = n3;
    let k11 = 0;
    while (k11 < 7) {
      const p13 = p, n14 = n;
      try12: {
        if ((p = $turnLine(bytes, p, field)) < 0) break try12;
        while ((T0[bytes[p]!]! & 1) !== 0) p += 1;
        k11++;
        continue;
      }
      p = p13; n = n14;
      break;
    }
    if (k11 < 1) return -1;
    done16: {
      or17: {
        if (bytes[p]! !== 91) break or17; // '['
        p += 1;
        break done16;
      }
      if (bytes[p]! >= 1) return -1;
    }
  }
  return p;
};
