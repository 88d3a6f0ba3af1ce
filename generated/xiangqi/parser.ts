// Generated from xiangqi.peggy by ludogram. Do not edit: change the grammar and run the generator again.

import { type Alphabet, encode, commitTreeData, type Language, type ParseOptions, acquireTreeData, enlargeTreeData, Tree } from '../../src/cst/index.js';
import { table } from './explain.js';
import type * as nodes from './nodes.js';
import { Field, Kind, type NodesByKind, views } from './nodes.js';

/** The names of kinds and fields, and the rest of the data about this grammar that its trees use. */
export const language: Language = {
  id: 'xiangqi',
  kinds: Object.keys(Kind),
  fields: ['', ...Object.keys(Field)],
  views,
  comments: [16],
  errors: [2, 3, 17, 18, 19, 20, 21, 22, 23, 24],
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
// 1: [\x09-\x0a\x0d\x20] 129
// 2: [\x01-\x08\x0b-\x0c\x0e-\x1f!-.0-\x7f] 128-255
// 4: [\x0a\x0d] 0
// 8: [\x01-\x09\x0b-\x0c\x0e-\x7f] 128-255
// 16: [\x01-\x08\x0b-\x0c\x0e-\x1f!-\x7f] 128-255
// 32: [A-CEG-HKM-NPRa-ceg-hkm-npr]
// 64: [\x01-\x08\x0b-\x0c\x0e-\x1f!-"$-\x7f] 128
// 128: [\x09-\x0a\x0d\x20#] 129
// prettier-ignore
const T0 = new Uint8Array([
  4,90,90,90,90,90,90,90,90,137,133,90,90,133,90,90,90,90,90,90,90,90,90,90,90,90,90,90,90,90,90,90,
  137,90,90,154,90,90,90,90,90,90,90,90,90,90,90,88,90,90,90,90,90,90,90,90,90,90,90,90,90,90,90,90,
  90,122,122,122,90,122,90,122,122,90,90,122,90,122,122,90,122,90,122,90,90,90,90,90,90,90,90,90,90,90,90,90,
  90,122,122,122,90,122,90,122,122,90,90,122,90,122,122,90,122,90,122,90,90,90,90,90,90,90,90,90,90,90,90,90,
  90,155,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,
  26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,
  26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,
  26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,26,
]);

// Sets of characters, one for each bit. Numbers from 128 on are classes of characters outside ASCII; 0 is the end.
// 1: [\x01-\x08\x0b-\x0c\x0e-\x1f!-.0-\\\^-\x7f] 128-255
// 2: [\x01-\x08\x0b-\x0c\x0e-\x1f!-.0-;=?-Z\\\^-\x7f] 128-255
// 4: [\x01-!#-[\]-\x7f] 128-255
// 8: ["',:[\]{}]
// 16: [\x01-\x08\x0b-\x0c\x0e-\x1f!#-&(-+\--9;-Z\\\^-z|~-\x7f] 128-255
// 32: [\x01-\x08\x0b-\x0c\x0e-\x1f!-+\--9;-Z\\\^-z|~-\x7f] 128-255
// prettier-ignore
const T1 = new Uint8Array([
  0,55,55,55,55,55,55,55,55,4,4,55,55,4,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,
  4,55,43,55,55,55,55,47,55,55,55,55,15,55,55,52,55,55,55,55,55,55,55,55,55,55,15,55,53,55,53,55,
  55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,13,51,12,55,55,
  55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,15,55,15,55,55,
  55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,
  55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,
  55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,
  55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,
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

var from_39 = 0;
var found_39 = -1;
/** Returns the offset of the next '\'' at or after `p`, or of the end; the last result is reused while it is correct. */
const next_39 = (p: number): number => {
  if (p < from_39 || p > found_39) {
    const i = text.indexOf('\'', p);
    from_39 = p;
    found_39 = i < 0 ? end : i;
  }
  return found_39;
};

const skip_10_13 = (bytes: Uint8Array, p: number): number => {
  const near = p + 24;
  let c = bytes[p]!;
  while (p < near && c !== 10 && c !== 13 && c !== 0) c = bytes[++p]!;
  return p < near ? p : Math.min(next_10(p), next_13(p));
};

const skip_39 = (bytes: Uint8Array, p: number): number => {
  const near = p + 24;
  let c = bytes[p]!;
  while (p < near && c !== 39 && c !== 0) c = bytes[++p]!;
  return p < near ? p : next_39(p);
};

/** The start rules, and the type of the root that each makes. */
export interface Roots {
  AnnoFen: nodes.AnnoFen | undefined;
  Fen: nodes.Fen | undefined;
  XayAtom: nodes.XayAtom | undefined;
  XayText: nodes.XayText;
}

/**
 * Reads a text as AnnoFen or Fen or XayAtom or XayText. Never throws: what can't be read becomes error nodes.
 */
export function parse<Start extends keyof Roots = 'AnnoFen'>(
  source: string,
  options: ParseOptions<Start> = {},
): Tree<Roots[Start], NodesByKind> {
  const { arena } = options;
  const start: keyof Roots = options.start ?? 'AnnoFen';
  input = encode(source, arena?.bytes ?? input, ALPHABET);
  text = source;
  end = source.length;
  data = acquireTreeData(end, arena);
  found_10 = -1;
  found_13 = -1;
  found_39 = -1;
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
    case 'AnnoFen':
      return $AnnoFen(input, 0, 0);
    case 'Fen':
      return $Fen(input, 0, 0);
    case 'XayAtom':
      return $XayAtom(input, 0, 0);
    case 'XayText':
      return $XayText(input, 0, 0);
  }
}

/**
 * AnnoFen = (before / _) version:version b rows:row|1.., "/"| lineEnd _ end
 */
const $AnnoFen = (bytes: Uint8Array, p: number, field: number): number => {
  const at = open(p, 4 | field, p);
  const p2 = p, n3 = n;
  done1: {
    or4: {
      while (bytes[p]! >= 1 && bytes[p]! <= 129) {
        const p6 = p, n7 = n;
        try8: {
          const p10 = p, n11 = n;
          done9: {
            or12: {
              if ((T0[bytes[p]!]! & 1) === 0) break or12;
              p += 1;
              break done9;
            }
            p = p10;
            or13: if (bytes[p]! === 35) {
              if ((p = $Comment(bytes, p, 0)) < 0) break or13;
              break done9;
            }
            p = p10; n = n11;
            if ((p = $StrayLineError(bytes, p, 0)) < 0) break try8;
          }
          continue;
        }
        p = p6; n = n7;
        break;
      }
      const p14 = p, n15 = n;
      if ((p = $Version(bytes, p, 0)) < 0) break or4;
      p = p14; n = n15;
      break done1;
    }
    p = p2; n = n3;
    p = $_(bytes, p, 0);
  }
  const p17 = p, n18 = n;
  done16: {
    or19: if (bytes[p]! === 118) {
      if ((p = $Version(bytes, p, 2048)) < 0) break or19;
      break done16;
    }
    p = p17; n = n18;
    p = $VersionError(bytes, p, 2048);
  }
  while (bytes[p]! === 9 || bytes[p]! === 32) p += 1;
  let k21 = 0;
  for (;;) {
    const p23 = p, n24 = n;
    try22: {
      if (k21 > 0) {
        if (bytes[p]! !== 47) break try22; // '/'
        p += 1;
      }
      const p26 = p, n27 = n;
      done25: {
        or28: if ((T0[bytes[p]!]! & 2) !== 0) {
          if ((p = $Row(bytes, p, 4096)) < 0) break or28;
          break done25;
        }
        p = p26; n = n27;
        p = $EmptyRowError(bytes, p, 4096);
      }
      k21++;
      continue;
    }
    p = p23; n = n24;
    break;
  }
  if (k21 < 1) return -1;
  const p30 = p;
  done29: {
    or31: {
      while (bytes[p]! === 9 || bytes[p]! === 32) p += 1;
      if ((T0[bytes[p]!]! & 4) === 0) break or31;
      break done29;
    }
    p = p30;
    if ((p = $TrailingError(bytes, p, 0)) < 0) return -1;
  }
  p = $_(bytes, p, 0);
  if ((p = $end(bytes, p, 0)) < 0) return -1;
  close(at, p);
  return p;
};

/**
 * Version "v1" = "v1" &[ \t]
 */
const $Version = (bytes: Uint8Array, p: number, field: number): number => {
  if (bytes[p]! !== 118 || bytes[p + 1]! !== 49) return -1; // 'v1'
  p += 2;
  if (bytes[p]! !== 9 && bytes[p]! !== 32) return -1;
  leaf(5 | field, p - 2, p);
  return p;
};

/**
 * Fen = _ rows:row|1.., "/"| (b state:$([^ \t\r\n] [^\r\n]*))? _ end
 */
const $Fen = (bytes: Uint8Array, p: number, field: number): number => {
  const at = open(p, 6 | field, p);
  p = $_(bytes, p, 0);
  let k1 = 0;
  for (;;) {
    const p3 = p, n4 = n;
    try2: {
      if (k1 > 0) {
        if (bytes[p]! !== 47) break try2; // '/'
        p += 1;
      }
      const p6 = p, n7 = n;
      done5: {
        or8: if ((T0[bytes[p]!]! & 2) !== 0) {
          if ((p = $Row(bytes, p, 4096)) < 0) break or8;
          break done5;
        }
        p = p6; n = n7;
        p = $EmptyRowError(bytes, p, 4096);
      }
      k1++;
      continue;
    }
    p = p3; n = n4;
    break;
  }
  if (k1 < 1) return -1;
  done9: if ((T0[bytes[p]!]! & 8) !== 0) {
    const p11 = p;
    try10: {
      while (bytes[p]! === 9 || bytes[p]! === 32) p += 1;
      const s13 = p;
      if ((T0[bytes[p]!]! & 16) === 0) break try10;
      p += 1;
      p = skip_10_13(bytes, p);
      leaf(6145, s13, p);
      break done9;
    }
    p = p11;
  }
  p = $_(bytes, p, 0);
  if ((p = $end(bytes, p, 0)) < 0) return -1;
  close(at, p);
  return p;
};

/**
 * Row  = items:item+
 */
const $Row = (bytes: Uint8Array, p: number, field: number): number => {
  const at = open(p, 7 | field, p);
  let k1 = 0;
  for (;;) {
    const p3 = p, n4 = n;
    try2: {
      const p6 = p, n7 = n;
      done5: {
        or8: if (bytes[p]! >= 49 && bytes[p]! <= 57) {
          if ((p = $Count(bytes, p, 8192)) < 0) break or8;
          break done5;
        }
        p = p6; n = n7;
        or9: if (bytes[p]! === 91) {
          if ((p = $Group(bytes, p, 8192)) < 0) break or9;
          break done5;
        }
        p = p6; n = n7;
        or10: if ((T1[bytes[p]!]! & 1) !== 0) {
          if ((p = $atom(bytes, p, 8192)) < 0) break or10;
          break done5;
        }
        p = p6; n = n7;
        if ((p = $StrayBracketError(bytes, p, 8192)) < 0) break try2;
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
 * Count "a number of empty fields" = [1-9]
 */
const $Count = (bytes: Uint8Array, p: number, field: number): number => {
  if (bytes[p]! < 49 || bytes[p]! > 57) return -1;
  p += 1;
  leaf(8 | field, p - 1, p);
  return p;
};

/**
 * Group = "[" atoms:atom* close:"]"?
 */
const $Group = (bytes: Uint8Array, p: number, field: number): number => {
  if (bytes[p]! !== 91) return -1; // '['
  p += 1;
  const at = open(p, 9 | field, p - 1);
  while ((T1[bytes[p]!]! & 1) !== 0) {
    const p2 = p, n3 = n;
    try4: {
      if ((p = $atom(bytes, p, 10240)) < 0) break try4;
      continue;
    }
    p = p2; n = n3;
    break;
  }
  done5: if (bytes[p]! === 93) {
    if (bytes[p]! !== 93) break done5; // ']'
    p += 1;
    leaf(12289, p - 1, p);
  }
  close(at, p);
  return p;
};

/**
 * atom = Piece / Annotation / AnnotationError / AtomError
 */
const $atom = (bytes: Uint8Array, p: number, field: number): number => {
  const p2 = p, n3 = n;
  done1: {
    or4: if ((T0[bytes[p]!]! & 32) !== 0) {
      if ((p = $Piece(bytes, p, field)) < 0) break or4;
      break done1;
    }
    p = p2; n = n3;
    or5: if (bytes[p]! === 60) {
      if ((p = $Annotation(bytes, p, field)) < 0) break or5;
      break done1;
    }
    p = p2; n = n3;
    or6: if (bytes[p]! === 60) {
      if ((p = $AnnotationError(bytes, p, field)) < 0) break or6;
      break done1;
    }
    p = p2; n = n3;
    if ((p = $AtomError(bytes, p, field)) < 0) return -1;
  }
  return p;
};

/**
 * Piece "a piece" = [rhnebmagkcp]i
 */
const $Piece = (bytes: Uint8Array, p: number, field: number): number => {
  if ((T0[bytes[p]!]! & 32) === 0) return -1;
  p += 1;
  leaf(10 | field, p - 1, p);
  return p;
};

/**
 * Annotation = "<" code:Code ">"
 */
const $Annotation = (bytes: Uint8Array, p: number, field: number): number => {
  if (bytes[p]! !== 60) return -1; // '<'
  p += 1;
  const at = open(p, 11 | field, p - 1);
  if ((p = $Code(bytes, p, 14336)) < 0) return -1;
  if (bytes[p]! !== 62) return -1; // '>'
  p += 1;
  close(at, p);
  return p;
};

/**
 * Code "an annotation code" = [^<>[\]/ \t\r\n]+
 */
const $Code = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  if ((T1[bytes[p]!]! & 2) === 0) return -1;
  p += 1;
  while ((T1[bytes[p]!]! & 2) !== 0) p += 1;
  leaf(12 | field, start, p);
  return p;
};

/**
 * XayAtom = piece:Piece !. / code:Code
 */
const $XayAtom = (bytes: Uint8Array, p: number, field: number): number => {
  const at = open(p, 13 | field, p);
  const p2 = p, n3 = n;
  done1: {
    or4: if ((T0[bytes[p]!]! & 32) !== 0) {
      if ((p = $Piece(bytes, p, 16384)) < 0) break or4;
      if (bytes[p]! >= 1) break or4;
      break done1;
    }
    p = p2; n = n3;
    if ((p = $Code(bytes, p, 14336)) < 0) return -1;
  }
  close(at, p);
  return p;
};

/**
 * XayText = _ (words:Word _)*
 */
const $XayText = (bytes: Uint8Array, p: number, field: number): number => {
  const at = open(p, 14 | field, p);
  p = $_(bytes, p, 0);
  while ((T0[bytes[p]!]! & 16) !== 0) {
    const p2 = p, n3 = n;
    try4: {
      if ((p = $Word(bytes, p, 18432)) < 0) break try4;
      p = $_(bytes, p, 0);
      continue;
    }
    p = p2; n = n3;
    break;
  }
  close(at, p);
  return p;
};

/**
 * Word = &[^ \t\r\n#\uFEFF] (quoted / [[\]{},:"'] / plain)+
 */
const $Word = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  if ((T0[bytes[p]!]! & 64) === 0) return -1;
  let k1 = 0;
  for (;;) {
    const p3 = p;
    try2: {
      const p5 = p;
      done4: {
        or6: if (bytes[p]! === 34 || bytes[p]! === 39) {
          const p8 = p;
          done7: {
            or9: {
              if (bytes[p]! !== 34) break or9; // '"'
              p += 1;
              while ((bytes[p]! >= 1 && bytes[p]! <= 33) || bytes[p]! >= 35) {
                const p11 = p;
                try12: {
                  done13: {
                    or14: {
                      if ((T1[bytes[p]!]! & 4) === 0) break or14;
                      p += 1;
                      break done13;
                    }
                    if (bytes[p]! !== 92) break try12; // '\\'
                    p += 1;
                    if (bytes[p]! < 1) break try12;
                    p += 1;
                  }
                  continue;
                }
                p = p11;
                break;
              }
              if (bytes[p]! !== 34) break or9; // '"'
              p += 1;
              break done7;
            }
            p = p8;
            if (bytes[p]! !== 39) break or6; // '\''
            p += 1;
            p = skip_39(bytes, p);
            if (bytes[p]! !== 39) break or6; // '\''
            p += 1;
          }
          break done4;
        }
        p = p5;
        or16: {
          if ((T1[bytes[p]!]! & 8) === 0) break or16;
          p += 1;
          break done4;
        }
        if ((T1[bytes[p]!]! & 16) === 0) break try2;
        p += 1;
        while ((T1[bytes[p]!]! & 32) !== 0) p += 1;
      }
      k1++;
      continue;
    }
    p = p3;
    break;
  }
  if (k1 < 1) return -1;
  leaf(15 | field, start, p);
  return p;
};

/**
 * _ = (blank / Comment)*
 */
const $_ = (bytes: Uint8Array, p: number, _field: number): number => {
  while ((T0[bytes[p]!]! & 128) !== 0) {
    const p2 = p, n3 = n;
    try4: {
      const p6 = p;
      done5: {
        or7: {
          if ((T0[bytes[p]!]! & 1) === 0) break or7;
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
  leaf(16 | field, start, p);
  hasNotable = true;
  return p;
};

/**
 * end     = !. / ExtraLineError
 */
const $end = (bytes: Uint8Array, p: number, field: number): number => {
  const p2 = p;
  done1: {
    or3: {
      if (bytes[p]! >= 1) break or3;
      break done1;
    }
    p = p2;
    if ((p = $ExtraLineError(bytes, p, field)) < 0) return -1;
  }
  return p;
};

/**
 * StrayLineError   = !Version [^ \t\r\n#\uFEFF] [^\r\n]*
 */
const $StrayLineError = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  const p1 = p, n2 = n;
  not3: if (bytes[p]! === 118) {
    if ((p = $Version(bytes, p, 0)) < 0) break not3;
    return -1;
  }
  p = p1; n = n2;
  if ((T0[bytes[p]!]! & 64) === 0) return -1;
  p += 1;
  p = skip_10_13(bytes, p);
  leaf(17 | field, start, p);
  hasNotable = true;
  return p;
};

/**
 * VersionError     = [vV] [^ \t\r\n/]* / ""
 */
const $VersionError = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  done1: {
    or2: {
      if (bytes[p]! !== 86 && bytes[p]! !== 118) break or2;
      p += 1;
      while ((T0[bytes[p]!]! & 2) !== 0) p += 1;
      break done1;
    }
  }
  leaf(18 | field, start, p);
  hasNotable = true;
  return p;
};

/**
 * EmptyRowError    = ""
 */
const $EmptyRowError = (_bytes: Uint8Array, p: number, field: number): number => {
  leaf(19 | field, p, p);
  hasNotable = true;
  return p;
};

/**
 * AnnotationError  = "<" [^<>[\]/ \t\r\n]* ">"?
 */
const $AnnotationError = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  if (bytes[p]! !== 60) return -1; // '<'
  p += 1;
  while ((T1[bytes[p]!]! & 2) !== 0) p += 1;
  if (bytes[p]! === 62) p += 1;
  leaf(20 | field, start, p);
  hasNotable = true;
  return p;
};

/**
 * AtomError        = [^\]/ \t\r\n]
 */
const $AtomError = (bytes: Uint8Array, p: number, field: number): number => {
  if ((T1[bytes[p]!]! & 1) === 0) return -1;
  p += 1;
  leaf(21 | field, p - 1, p);
  hasNotable = true;
  return p;
};

/**
 * StrayBracketError = "]"
 */
const $StrayBracketError = (bytes: Uint8Array, p: number, field: number): number => {
  if (bytes[p]! !== 93) return -1; // ']'
  p += 1;
  leaf(22 | field, p - 1, p);
  hasNotable = true;
  return p;
};

/**
 * TrailingError    = [ \t]+ [^ \t\r\n] [^\r\n]*
 */
const $TrailingError = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  if (bytes[p]! !== 9 && bytes[p]! !== 32) return -1;
  p += 1;
  while (bytes[p]! === 9 || bytes[p]! === 32) p += 1;
  if ((T0[bytes[p]!]! & 16) === 0) return -1;
  p += 1;
  p = skip_10_13(bytes, p);
  leaf(23 | field, start, p);
  hasNotable = true;
  return p;
};

/**
 * ExtraLineError   = [^]+
 */
const $ExtraLineError = (bytes: Uint8Array, p: number, field: number): number => {
  const start = p;
  if (bytes[p]! < 1) return -1;
  p += 1;
  while (bytes[p]! >= 1) p += 1;
  leaf(24 | field, start, p);
  hasNotable = true;
  return p;
};
