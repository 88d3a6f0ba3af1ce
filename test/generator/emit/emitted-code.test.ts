import { describe, expect, test } from 'vitest';
import { generate, type GenerateOptions } from '../../../src/generator/index.js';

/** The functions of the rules of a grammar as `parser.ts` has them, without their doc comments. */
function functionsOf(grammar: string, options: Partial<GenerateOptions> = {}): string {
  const { files } = generate(grammar, { file: 'test.peggy', ...options });
  const [, code] = files.get('parser.ts')!.split(/^function startAt\d+[^]*?^}\n/m);
  return code!.replace(/^\/\*\*[^]*?\*\/\n/gm, '').trim();
}

/** The code for the body of the first rule: the lines between the start of its function and `return p`. */
function bodyOf(grammar: string): string {
  const [, body] = /^const \$\w+ = .*\n([^]*?)^};/m.exec(functionsOf(grammar))!;
  return body!
    .replace(/^ {2}/gm, '')
    .replace(/return p;\n$/, '')
    .trim();
}

describe('the code for characters', () => {
  test('compares the bytes of a literal', () => {
    expect(bodyOf('a = "if" B\nB = "b"\n')).toMatchInlineSnapshot(`
      "if (bytes[p]! !== 105 || bytes[p + 1]! !== 102) return -1; // 'if'
      p += 2;
      if ((p = $B(bytes, p, field)) < 0) return -1;"
    `);
  });

  test('compares both cases of a literal whose case is ignored', () => {
    expect(bodyOf('a = "if"i B\nB = "b"\n')).toMatchInlineSnapshot(`
      "if ((bytes[p]! !== 73 && bytes[p]! !== 105) || (bytes[p + 1]! !== 70 && bytes[p + 1]! !== 102)) return -1; // 'if'
      p += 2;
      if ((p = $B(bytes, p, field)) < 0) return -1;"
    `);
  });

  test('tests classes of one range, of many, and inverted ones', () => {
    expect(bodyOf('a = [a-z] [a-z0-9_] [^\\n] B\nB = "b"\n')).toMatchInlineSnapshot(`
      "if (bytes[p]! < 97 || bytes[p]! > 122) return -1;
      p += 1;
      if ((T0[bytes[p]!]! & 1) === 0) return -1;
      p += 1;
      if ((bytes[p]! < 1 || bytes[p]! > 9) && bytes[p]! < 11) return -1;
      p += 1;
      if ((p = $B(bytes, p, field)) < 0) return -1;"
    `);
  });

  test('tests a class of code points', () => {
    expect(bodyOf('a = [^a]u B\nB = "b"\n')).toMatchInlineSnapshot(`
      "if ((bytes[p]! < 1 || bytes[p]! > 96) && bytes[p]! < 98) return -1;
      p += bytes[p]! === 129 ? 2 : 1;
      if ((p = $B(bytes, p, field)) < 0) return -1;"
    `);
  });

  test('has no classes in the alphabet that no test distinguishes', () => {
    const alphabetOf = (grammar: string) => {
      const code = generate(grammar, { file: 'test.peggy' }).files.get('parser.ts')!;
      return /const ALPHABET: Alphabet = ([^]*?);\n/.exec(code)![1]!.replace(/\s+/g, ' ');
    };
    const rules = 'small = [à-ö]\nlarge = [À-Ö]\n';
    expect(alphabetOf(`A = (small / large)+\n${rules}`)).toBe(
      '{ zero: 128, starts: [ 128, 192, 215, 224, 247, ], classes: [ 128, 129, 128, 129, 128, ], }',
    );
    expect(alphabetOf(`A = large+ small\n${rules}`)).toBe(
      '{ zero: 128, starts: [ 128, 192, 215, 224, 247, ], classes: [ 128, 129, 128, 130, 128, ], }',
    );
  });

  test('reads any character', () => {
    expect(bodyOf('a = . B\nB = "b"\n')).toMatchInlineSnapshot(`
      "if (bytes[p]! < 1) return -1;
      p += 1;
      if ((p = $B(bytes, p, field)) < 0) return -1;"
    `);
  });

  test('reads a run of characters', () => {
    expect(bodyOf('a = [a-z]* [0-9]+ [!?]|2..3| B\nB = "b"\n')).toMatchInlineSnapshot(`
      "while (bytes[p]! >= 97 && bytes[p]! <= 122) p += 1;
      if (bytes[p]! < 48 || bytes[p]! > 57) return -1;
      p += 1;
      while (bytes[p]! >= 48 && bytes[p]! <= 57) p += 1;
      const s3 = p;
      while (p - s3 < 3 && (bytes[p]! === 33 || bytes[p]! === 63)) p += 1;
      if (p - s3 < 2) return -1;
      if ((p = $B(bytes, p, field)) < 0) return -1;"
    `);
  });

  test('counts a run of code points', () => {
    expect(bodyOf('a = [^a]u|2..3| B\nB = "b"\n')).toMatchInlineSnapshot(`
      "let s1 = 0;
      while (s1 < 3 && ((bytes[p]! >= 1 && bytes[p]! <= 96) || bytes[p]! >= 98)) { p += bytes[p]! === 129 ? 2 : 1; s1++; }
      if (s1 < 2) return -1;
      if ((p = $B(bytes, p, field)) < 0) return -1;"
    `);
  });
});

describe('the code for operators', () => {
  test('reads the parts of a sequence', () => {
    expect(bodyOf('a = B "," B\nB = [a-z]+\n')).toMatchInlineSnapshot(`
      "if ((p = $B(bytes, p, field)) < 0) return -1;
      if (bytes[p]! !== 44) return -1; // ','
      p += 1;
      if ((p = $B(bytes, p, field)) < 0) return -1;"
    `);
  });

  test('tries the alternatives of a choice', () => {
    expect(bodyOf('a = B "!" / "?" B / "-"\nB = [a-z]+\n')).toMatchInlineSnapshot(`
      "const p2 = p, n3 = n;
      done1: {
        or4: if (bytes[p]! >= 97 && bytes[p]! <= 122) {
          if ((p = $B(bytes, p, field)) < 0) break or4;
          if (bytes[p]! !== 33) break or4; // '!'
          p += 1;
          break done1;
        }
        p = p2; n = n3;
        or5: {
          if (bytes[p]! !== 63) break or5; // '?'
          p += 1;
          if ((p = $B(bytes, p, field)) < 0) break or5;
          break done1;
        }
        p = p2; n = n3;
        if (bytes[p]! !== 45) return -1; // '-'
        p += 1;
      }"
    `);
  });

  test('tests a choice of characters as one class', () => {
    expect(bodyOf('a = ("a" / [x-z] / "-") B\nB = "b"\n')).toMatchInlineSnapshot(`
      "if ((T0[bytes[p]!]! & 1) === 0) return -1;
      p += 1;
      if ((p = $B(bytes, p, field)) < 0) return -1;"
    `);
  });

  test('reads an optional part', () => {
    expect(bodyOf('a = (B "!")? "."\nB = [a-z]+\n')).toMatchInlineSnapshot(`
      "done1: if (bytes[p]! >= 97 && bytes[p]! <= 122) {
        const p3 = p, n4 = n;
        try2: {
          if ((p = $B(bytes, p, field)) < 0) break try2;
          if (bytes[p]! !== 33) break try2; // '!'
          p += 1;
          break done1;
        }
        p = p3; n = n4;
      }
      if (bytes[p]! !== 46) return -1; // '.'
      p += 1;"
    `);
  });

  test('repeats a part any number of times', () => {
    expect(bodyOf('a = (B "!")* "."\nB = [a-z]+\n')).toMatchInlineSnapshot(`
      "while (bytes[p]! >= 97 && bytes[p]! <= 122) {
        const p2 = p, n3 = n;
        try4: {
          if ((p = $B(bytes, p, field)) < 0) break try4;
          if (bytes[p]! !== 33) break try4; // '!'
          p += 1;
          continue;
        }
        p = p2; n = n3;
        break;
      }
      if (bytes[p]! !== 46) return -1; // '.'
      p += 1;"
    `);
  });

  test('repeats a part at least once', () => {
    expect(bodyOf('a = B+ "."\nB = [a-z] "!"\n')).toMatchInlineSnapshot(`
      "if ((p = $B(bytes, p, field)) < 0) return -1;
      while (bytes[p]! >= 97 && bytes[p]! <= 122) {
        const p2 = p, n3 = n;
        try4: {
          if ((p = $B(bytes, p, field)) < 0) break try4;
          continue;
        }
        p = p2; n = n3;
        break;
      }
      if (bytes[p]! !== 46) return -1; // '.'
      p += 1;"
    `);
  });

  test('counts a repetition with bounds and a separator', () => {
    expect(bodyOf('a = B|2..4, ","|\nB = [a-z]+\n')).toMatchInlineSnapshot(`
      "let k1 = 0;
      while (k1 < 4) {
        const p3 = p, n4 = n;
        try2: {
          if (k1 > 0) {
            if (bytes[p]! !== 44) break try2; // ','
            p += 1;
          }
          if ((p = $B(bytes, p, field)) < 0) break try2;
          k1++;
          continue;
        }
        p = p3; n = n4;
        break;
      }
      if (k1 < 2) return -1;"
    `);
  });

  test('looks ahead at one character', () => {
    expect(bodyOf('a = &"a" ![0-9] B\nB = .+\n')).toMatchInlineSnapshot(`
      "if (bytes[p]! !== 97) return -1;
      if (bytes[p]! >= 48 && bytes[p]! <= 57) return -1;
      if ((p = $B(bytes, p, field)) < 0) return -1;"
    `);
  });

  test('looks ahead at a part that must follow', () => {
    expect(bodyOf('a = &(B "!") .\nB = [a-z]+\n')).toMatchInlineSnapshot(`
      "const p1 = p, n2 = n;
      if ((p = $B(bytes, p, 0)) < 0) return -1;
      if (bytes[p]! !== 33) return -1; // '!'
      p += 1;
      p = p1; n = n2;
      if (bytes[p]! < 1) return -1;
      p += 1;"
    `);
  });

  test('looks ahead at a part that must not follow', () => {
    expect(bodyOf('a = !("a" B) .\nB = [a-z]+\n')).toMatchInlineSnapshot(`
      "const p1 = p, n2 = n;
      not3: {
        if (bytes[p]! !== 97) break not3; // 'a'
        p += 1;
        if ((p = $B(bytes, p, 0)) < 0) break not3;
        return -1;
      }
      p = p1; n = n2;
      if (bytes[p]! < 1) return -1;
      p += 1;"
    `);
  });

  test('reads text without its nodes', () => {
    expect(bodyOf('a = $(B "!") B\nB = [a-z]+\n')).toMatchInlineSnapshot(`
      "const n1 = n;
      if ((p = $B(bytes, p, 0)) < 0) return -1;
      if (bytes[p]! !== 33) return -1; // '!'
      p += 1;
      n = n1;
      if ((p = $B(bytes, p, field)) < 0) return -1;"
    `);
  });
});

describe('the code for nodes', () => {
  test('makes a node without nodes inside', () => {
    expect(functionsOf('A = "a" [0-9]\n')).toMatchInlineSnapshot(`
      "const $A = (bytes: Uint8Array, p: number, field: number): number => {
        if (bytes[p]! !== 97) return -1; // 'a'
        p += 1;
        if (bytes[p]! < 48 || bytes[p]! > 57) return -1;
        p += 1;
        leaf(4 | field, p - 2, p);
        return p;
      };"
    `);
  });

  test('makes a node that notes which literal it matched', () => {
    expect(functionsOf('A = "+" / "--"\n')).toMatchInlineSnapshot(`
      "const $A = (bytes: Uint8Array, p: number, field: number): number => {
        const start = p;
        let variant = 0;
        done1: {
          or2: {
            if (bytes[p]! !== 43) break or2; // '+'
            p += 1;
            break done1;
          }
          if (bytes[p]! !== 45 || bytes[p + 1]! !== 45) return -1; // '--'
          p += 2;
          variant = 1;
        }
        leaf(4 | field | (variant << 22), start, p);
        return p;
      };"
    `);
  });

  test('makes a node with nodes inside, opened at the first of them', () => {
    expect(functionsOf('A = "(" B ")"\nB = [a-z]\n')).toMatchInlineSnapshot(`
      "const $A = (bytes: Uint8Array, p: number, field: number): number => {
        if (bytes[p]! !== 40) return -1; // '('
        p += 1;
        const at = open(p, 4 | field, p - 1);
        if ((p = $B(bytes, p, 0)) < 0) return -1;
        if (bytes[p]! !== 41) return -1; // ')'
        p += 1;
        close(at, p);
        return p;
      };

      const $B = (bytes: Uint8Array, p: number, field: number): number => {
        if (bytes[p]! < 97 || bytes[p]! > 122) return -1;
        p += 1;
        leaf(5 | field, p - 1, p);
        return p;
      };"
    `);
  });

  test('sets labels on a rule, on text, and on a choice of literals', () => {
    expect(bodyOf('a = x:B y:[0-9] z:("+" / "-")\nB = [a-z]\n')).toMatchInlineSnapshot(`
      "if ((p = $B(bytes, p, 2048)) < 0) return -1;
      if (bytes[p]! < 48 || bytes[p]! > 57) return -1;
      p += 1;
      leaf(4097, p - 1, p);
      const s1 = p;
      let v2 = 0;
      done3: {
        or4: {
          if (bytes[p]! !== 43) break or4; // '+'
          p += 1;
          break done3;
        }
        if (bytes[p]! !== 45) return -1; // '-'
        p += 1;
        v2 = 1;
      }
      leaf(6145 | (v2 << 22), s1, p);"
    `);
  });

  test('has a short fragment in the rules that use it', () => {
    expect(functionsOf('A = b b\nb = "b" [0-9]\n')).toMatchInlineSnapshot(`
      "const $A = (bytes: Uint8Array, p: number, field: number): number => {
        const start = p;
        if (bytes[p]! !== 98) return -1; // 'b'
        p += 1;
        if (bytes[p]! < 48 || bytes[p]! > 57) return -1;
        p += 1;
        if (bytes[p]! !== 98) return -1; // 'b'
        p += 1;
        if (bytes[p]! < 48 || bytes[p]! > 57) return -1;
        p += 1;
        leaf(4 | field, start, p);
        return p;
      };"
    `);
  });

  test('calls a longer fragment with the label of its user', () => {
    expect(functionsOf('A = x:b y:b\nb = C "," C / "-" C\nC = [a-z]\n')).toMatchInlineSnapshot(`
      "const $A = (bytes: Uint8Array, p: number, field: number): number => {
        const at = open(p, 4 | field, p);
        if ((p = $b(bytes, p, 2048)) < 0) return -1;
        if ((p = $b(bytes, p, 4096)) < 0) return -1;
        close(at, p);
        return p;
      };

      const $b = (bytes: Uint8Array, p: number, field: number): number => {
        const p2 = p, n3 = n;
        done1: {
          or4: if (bytes[p]! >= 97 && bytes[p]! <= 122) {
            if ((p = $C(bytes, p, field)) < 0) break or4;
            if (bytes[p]! !== 44) break or4; // ','
            p += 1;
            if ((p = $C(bytes, p, field)) < 0) break or4;
            break done1;
          }
          p = p2; n = n3;
          if (bytes[p]! !== 45) return -1; // '-'
          p += 1;
          if ((p = $C(bytes, p, field)) < 0) return -1;
        }
        return p;
      };

      const $C = (bytes: Uint8Array, p: number, field: number): number => {
        if (bytes[p]! < 97 || bytes[p]! > 122) return -1;
        p += 1;
        leaf(5 | field, p - 1, p);
        return p;
      };"
    `);
  });
});

describe('the code for recursion', () => {
  test('counts nesting', () => {
    expect(functionsOf('A = "(" A? ")"\n')).toMatchInlineSnapshot(`
      "const inner$A = (bytes: Uint8Array, p: number, field: number, depth: number): number => {
        if (bytes[p]! !== 40) return -1; // '('
        p += 1;
        const at = open(p, 4 | field, p - 1);
        done1: if (bytes[p]! === 40) {
          const p3 = p, n4 = n;
          try2: {
            if ((p = $A(bytes, p, 0, depth + 1)) < 0) break try2;
            break done1;
          }
          p = p3; n = n4;
        }
        if (bytes[p]! !== 41) return -1; // ')'
        p += 1;
        close(at, p);
        return p;
      };

      const $A = (bytes: Uint8Array, p: number, field: number, depth: number): number =>
        depth > limit ? nested(0, bytes, p, field, depth) : inner$A(bytes, p, field, depth);"
    `);
  });

  test('loops where a rule ends with a call of itself', () => {
    expect(functionsOf('List = [a-z] ("," List)?\n')).toMatchInlineSnapshot(`
      "const step$List = (bytes: Uint8Array, p: number, field: number, _depth: number): number => {
        if (bytes[p]! < 97 || bytes[p]! > 122) return -1;
        p += 1;
        const at = open(p, 4 | field, p - 1);
        done1: {
          const p3 = p, n4 = n;
          try2: {
            if (bytes[p]! !== 44) break try2; // ','
            p += 1;
            if (tailCall(1, p, 0, at, p3, n4)) return p; // List
            if (next === 0) break try2;
            break done1;
          }
          p = p3; n = n4;
        }
        close(at, p);
        return p;
      };

      const $List = (bytes: Uint8Array, p: number, field: number, depth: number): number => {
        const stop = step$List(bytes, p, field, depth);
        return next === 0 ? stop : makeTailCalls(bytes, depth);
      };"
    `);
  });

  test('has a memo for a rule that is tried twice at one offset', () => {
    expect(functionsOf('A = "[" (A ",")* A? "]"\n')).toMatchInlineSnapshot(`
      "const parse$A = (bytes: Uint8Array, p: number, field: number, depth: number): number => {
        if (bytes[p]! !== 91) return -1; // '['
        p += 1;
        const at = open(p, 4 | field, p - 1);
        while (bytes[p]! === 91) {
          const p2 = p, n3 = n;
          try4: {
            if ((p = $A(bytes, p, 0, depth + 1)) < 0) break try4;
            if (bytes[p]! !== 44) break try4; // ','
            p += 1;
            continue;
          }
          p = p2; n = n3;
          break;
        }
        done5: if (bytes[p]! === 91) {
          const p7 = p, n8 = n;
          try6: {
            if ((p = $A(bytes, p, 0, depth + 1)) < 0) break try6;
            break done5;
          }
          p = p7; n = n8;
        }
        if (bytes[p]! !== 93) return -1; // ']'
        p += 1;
        close(at, p);
        return p;
      };

      const inner$A = (bytes: Uint8Array, p: number, field: number, depth: number): number => {
        if (calls < 64) {
          calls++;
          return parse$A(bytes, p, field, depth);
        }
        if (memo.length === 0) memo = new Int32Array((end + 1) * 1);
        const slot = p * 1 + 0;
        const known = memo[slot]!;
        if (known !== 0) return known < 0 ? -1 : recall(known, field);
        const from = n;
        const stop = parse$A(bytes, p, 4192256, depth);
        if (stop < 0) {
          memo[slot] = -1;
          return -1;
        }
        const entry = remember(from, stop);
        memo[slot] = entry;
        return recall(entry, field);
      };


      const $A = (bytes: Uint8Array, p: number, field: number, depth: number): number =>
        depth > limit ? nested(0, bytes, p, field, depth) : inner$A(bytes, p, field, depth);"
    `);
  });

  test('grows the match of a left-recursive rule', () => {
    expect(functionsOf('Sum = Sum "+" [0-9] / [0-9]\n')).toMatchInlineSnapshot(`
      "const parse$Sum = (bytes: Uint8Array, p: number, field: number, depth: number): number => {
        const at = open(p, 4 | field, p);
        const p2 = p, n3 = n;
        done1: {
          or4: if (bytes[p]! >= 48 && bytes[p]! <= 57) {
            if ((p = $Sum(bytes, p, 0, depth + 1)) < 0) break or4;
            if (bytes[p]! !== 43) break or4; // '+'
            p += 1;
            if (bytes[p]! < 48 || bytes[p]! > 57) break or4;
            p += 1;
            break done1;
          }
          p = p2; n = n3;
          if (bytes[p]! < 48 || bytes[p]! > 57) return -1;
          p += 1;
        }
        close(at, p);
        return p;
      };

      const inner$Sum = (bytes: Uint8Array, p: number, field: number, depth: number): number => {
        const slot = p * 1 + 0;
        const known = memo[slot]!;
        if (known !== 0) return known < 0 ? -1 : recall(known, field);
        const from = n;
        const level = ++growing;
        const before = usedLevel;
        usedLevel = 0x3fffffff;
        let entry = remember(from, -1);
        for (;;) {
          kept[entry + 2] = level;
          memo[slot] = entry;
          const stop = parse$Sum(bytes, p, 4192256, depth);
          if (stop <= kept[entry]!) break;
          kept[entry + 2] = 0;
          entry = remember(from, stop);
        }
        n = from;
        growing--;
        kept[entry + 2] = 0;
        if (usedLevel < level) memo[slot] = 0;
        if (usedLevel >= level || before < usedLevel) usedLevel = before;
        return recall(entry, field);
      };


      const $Sum = (bytes: Uint8Array, p: number, field: number, depth: number): number =>
        depth > limit ? nested(0, bytes, p, field, depth) : inner$Sum(bytes, p, field, depth);"
    `);
  });
});

describe('the code for what peggy does not read', () => {
  test('copies a rule with parameters for each list of arguments', () => {
    expect(functionsOf('A = Pair<[a-z]> Pair<[0-9]>\nPair<X> = X "," X\n')).toMatchInlineSnapshot(`
      "const $A = (bytes: Uint8Array, p: number, field: number): number => {
        const at = open(p, 4 | field, p);
        if ((p = $Pair(bytes, p, 0)) < 0) return -1;
        if ((p = $Pair2(bytes, p, 0)) < 0) return -1;
        close(at, p);
        return p;
      };

      const $Pair = (bytes: Uint8Array, p: number, field: number): number => {
        if (bytes[p]! < 97 || bytes[p]! > 122) return -1;
        p += 1;
        if (bytes[p]! !== 44) return -1; // ','
        p += 1;
        if (bytes[p]! < 97 || bytes[p]! > 122) return -1;
        p += 1;
        leaf(5 | field, p - 3, p);
        return p;
      };

      const $Pair2 = (bytes: Uint8Array, p: number, field: number): number => {
        if (bytes[p]! < 48 || bytes[p]! > 57) return -1;
        p += 1;
        if (bytes[p]! !== 44) return -1; // ','
        p += 1;
        if (bytes[p]! < 48 || bytes[p]! > 57) return -1;
        p += 1;
        leaf(6 | field, p - 3, p);
        return p;
      };"
    `);
  });

  test('compares the text of a back reference', () => {
    expect(functionsOf('A = quote:["\'] [a-z]* =quote\n')).toMatchInlineSnapshot(`
      "const $A = (bytes: Uint8Array, p: number, field: number): number => {
        // The last match of quote: none yet.
        let from1 = 0;
        let to1 = -1;
        const at = open(p, 4 | field, p);
        const s1 = p;
        if (bytes[p]! !== 34 && bytes[p]! !== 39) return -1;
        p += 1;
        leaf(2049, p - 1, p);
        from1 = s1;
        to1 = p;
        while (bytes[p]! >= 97 && bytes[p]! <= 122) p += 1;
        if ((p = again(from1, to1, p)) < 0) return -1;
        close(at, p);
        return p;
      };"
    `);
  });

  test('restores a label that a failed attempt has recorded', () => {
    expect(bodyOf('a = (x:[ab] "!")* =x B\nB = "b"\n')).toMatchInlineSnapshot(`
      "// The last match of x: none yet.
      let from1 = 0;
      let to1 = -1;
      while (bytes[p]! >= 97 && bytes[p]! <= 98) {
        const p4 = p, n5 = n, c2 = from1, c3 = to1;
        try6: {
          const s7 = p;
          if (bytes[p]! < 97 || bytes[p]! > 98) break try6;
          p += 1;
          leaf(2049, p - 1, p);
          from1 = s7;
          to1 = p;
          if (bytes[p]! !== 33) break try6; // '!'
          p += 1;
          continue;
        }
        p = p4; n = n5; from1 = c2; to1 = c3;
        break;
      }
      if ((p = again(from1, to1, p)) < 0) return -1;
      if ((p = $B(bytes, p, field)) < 0) return -1;"
    `);
  });

  test('tests the start of a line', () => {
    expect(bodyOf('a = ^ "#" B\nB = "b"\n')).toMatchInlineSnapshot(`
      "if (p > 0 && bytes[p - 1] !== 10 && (bytes[p - 1] !== 13 || bytes[p] === 10)) return -1;
      if (bytes[p]! !== 35) return -1; // '#'
      p += 1;
      if ((p = $B(bytes, p, field)) < 0) return -1;"
    `);
  });

  test('has the alternatives that the flags select', () => {
    const grammar = 'a = (#f "f" / #!f "g" / "h") B\nB = "b"\n';
    expect(bodyOf(grammar)).toMatchInlineSnapshot(`
      "if (bytes[p]! < 103 || bytes[p]! > 104) return -1;
      p += 1;
      if ((p = $B(bytes, p, field)) < 0) return -1;"
    `);
    expect(functionsOf(grammar, { flags: ['f'] })).toMatchInlineSnapshot(`
      "const $a = (bytes: Uint8Array, p: number, field: number): number => {
        if (bytes[p]! !== 102 && bytes[p]! !== 104) return -1;
        p += 1;
        if ((p = $B(bytes, p, field)) < 0) return -1;
        return p;
      };

      const $B = (bytes: Uint8Array, p: number, field: number): number => {
        if (bytes[p]! !== 98) return -1; // 'b'
        p += 1;
        leaf(4 | field, p - 1, p);
        return p;
      };"
    `);
  });
});

test('tables of characters say which bit is which set', () => {
  const grammar = 'A = a:[a-c xyz\\]^-]+ b:[^a-fxyzäö,;]+ c:[äöa-cm-z0-9]*\n';
  const parser = generate(grammar, { file: 'test.peggy' }).files.get('parser.ts')!;
  const [, comment] = /^(\/\/ Sets of characters[^]*?)\/\/ prettier-ignore$/m.exec(parser)!;
  expect(comment).toMatchInlineSnapshot(`
    "// Sets of characters, one for each bit. Numbers from 128 on are classes of characters outside ASCII; 0 is the end.
    // 1: [\\x20\\-\\]-\\^a-cx-z]
    // 2: [\\x01-+\\--:<-\`g-w{-\\x7f] 128
    // 4: [0-9a-cm-z] 129
    "
  `);
});
