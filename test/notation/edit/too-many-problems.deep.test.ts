import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Kind, type OniFile } from '../../../generated/oni/nodes.js';
import { parse } from '../../../generated/oni/parser.js';
import { applyFixes, defineDiagnostics, type Diagnostic } from '../../../src/diagnostics/index.js';
import { type Card, STANDARD_CARDS } from '../../../src/games/onitama/index.js';
import { fixText } from '../../../src/notation/edit/fix-text.js';
import type { ErrorKindOf, Reading, SyntaxRules } from '../../../src/notation/index.js';
import { parse5dfen } from '../../../src/notations/5dfen/index.js';
import { parseAzul } from '../../../src/notations/azul/index.js';
import { defineReader } from '../../../src/notations/define-reader.js';
import { parseOni } from '../../../src/notations/oni/index.js';
import { parseOtn } from '../../../src/notations/otn/index.js';
import { parseAnnoFen } from '../../../src/notations/xiangqi/annofen/index.js';
import { SUITES } from '../../support/cases.js';

const last = (diagnostics: readonly Diagnostic[]) => {
  const { code, severity, message, span } = diagnostics.at(-1)!;
  return { code, severity, message, span };
};

describe('after 10,000 syntax errors', () => {
  const text = `BXLUT ${'!!! '.repeat(4000)}`;

  test('the rest of the text is not checked, and the last diagnostic says so', () => {
    const { diagnostics, isWellFormed } = parseOni(text);
    expect(diagnostics).toHaveLength(10_001);
    expect(isWellFormed).toBe(false);
    expect(last(diagnostics)).toEqual({
      code: 'text/too-many-problems',
      severity: 'error',
      message: 'too many errors: the rest of the text was not checked',
      span: { start: text.length, end: text.length },
    });
  });

  test('10,000 errors are all listed', () => {
    const { diagnostics } = parseOni(`BXLUT ${'!!! '.repeat(3333)}!`);
    expect(new Set(diagnostics.map(({ code }) => code))).toEqual(
      new Set(['oni/unknown-character', 'oni/incomplete-move']),
    );
    expect(diagnostics).toHaveLength(10_000);
  });

  test('there are no fixes, and a fix of the whole text changes nothing', () => {
    const extra = `BXLUT ${'Br-s '.repeat(100)}`;
    expect(parseOni(extra).diagnostics[0]!.fixes).toHaveLength(1);
    const faulty = extra + text.slice(6);
    const { diagnostics } = parseOni(faulty);
    expect(diagnostics.some(({ fixes }) => fixes !== undefined)).toBe(false);
    const fixed = fixText(faulty, diagnostics, (one, level) => parseOni(one, level && { level }), { unsafe: true });
    expect(fixed).toEqual({ text: faulty, diagnostics, applied: [] });
  });

  test("a card of the caller's set isn't an error", () => {
    const cards = new Map([...'BXLUA'].map((letter) => [letter, { letter, name: letter, steps: [] }]));
    const { diagnostics } = parseOni(`BXLUA ${'Abc '.repeat(10_002)}`, { cards, level: 'structure' });
    expect(diagnostics).toEqual([]);
  });
});

/** A finished game, and a move after its end. */
const FINISHED = readFileSync(join(SUITES, 'azul/invalid/rules/move-after-end.azul'), 'utf8');

describe('after 10,000 illegal moves', () => {
  const tafl =
    '[rules:dim:7 name:Brandub surf:n atkf:y ks:w nj:n cj:n cens:tckn cor:a1,a7,g1,g7 cenh: start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/]';
  /** More than a list of diagnostics has. */
  const MOVES = 12_000;
  const floods: readonly (readonly [string, (text: string, options?: object) => Reading, string])[] = [
    ['oni', parseOni, `BXLUT\n${'Byt\n'.repeat(MOVES)}`],
    ['azul', parseAzul, FINISHED + 'A 1 l 1\n'.repeat(MOVES)],
    // After a move that can't be made, the rest of its line isn't checked.
    ['5dfen', parse5dfen, `[Board "Standard"]\n1. Nf3 ${'(1. Qh5) '.repeat(MOVES - 1)}`],
    ['otn', parseOtn, `${tafl}\n${Array.from({ length: MOVES / 2 }, (_, i) => `${i + 1}. a1-a2 a1-a2`).join('\n')}\n`],
  ];
  const TOO_MANY = 'too many errors: the rest of the text was not checked';

  test.each(floods)('%s: the rest is not checked, but a listener still gets all plies', (_, parse, text) => {
    let count = 0;
    const listener = { onPly: () => count++, onEnd: () => undefined };
    const { diagnostics } = parse(text, { listener });
    expect(diagnostics).toHaveLength(10_001);
    expect(last(diagnostics).message).toBe(TOO_MANY);
    expect(count).toBeGreaterThanOrEqual(MOVES);
  });

  test('the pass ends soon after them', () => {
    let count = 0;
    class CountingCards extends Map<string, Card> {
      override get(letter: string): Card | undefined {
        count++;
        return super.get(letter);
      }
    }
    parseOni(floods[0]![2], { cards: new CountingCards(STANDARD_CARDS), level: 'structure' });
    const atStructure = count;
    count = 0;
    parseOni(floods[0]![2], { cards: new CountingCards(STANDARD_CARDS) });
    expect(count - atStructure).toBeLessThan(10_100);
  });
});

describe('of more than 10,000 other problems', () => {
  const text = `v1 ${`${'<xx>'.repeat(9)}/`.repeat(1999)}9`;

  test('the last diagnostic counts those that are not listed', () => {
    const { diagnostics } = parseAnnoFen(text);
    expect(diagnostics).toHaveLength(10_001);
    expect(last(diagnostics.slice(0, -1)).code).toBe('annofen/unknown-code');
    expect(last(diagnostics)).toEqual({
      code: 'text/too-many-problems',
      severity: 'error',
      message: 'too many problems: the list leaves out 7992',
      span: { start: text.length, end: text.length },
    });
  });

  test('of the first ones, all fixes are applied', () => {
    const rows = parseAnnoFen(`v1 ${'45/'.repeat(15_000)}9`);
    expect(rows.diagnostics).toHaveLength(10_001);
    const { text: fixed } = applyFixes('x'.repeat(50_000), rows.diagnostics, { unsafe: true });
    expect(fixed).toHaveLength(50_000 - 10_000);
  });

  describe('the moves', () => {
    const moves = 'Brs '.repeat(20_001);
    const reader = (severity: 'error' | 'warning', hidesPosition: boolean) => {
      const codes = defineDiagnostics('demo', {
        move: { severity, message: 'a move', hidesPosition },
        illegal: { severity: 'error', message: 'an illegal move' },
        'other-notation': { severity: 'error', message: 'this is {name}' },
      });
      return defineReader<object, OniFile, typeof Kind>({
        info: { id: 'oni', title: 'demo games' },
        parse,
        diagnostics: [codes],
        syntax: {} as SyntaxRules<ErrorKindOf<typeof Kind>, unknown>,
        checks: [
          {
            level: 'structure',
            on: Kind.Move,
            run: (node, { tree, report }) => report(codes.report('move', tree.node(node))),
          },
        ],
        lower: () => ({}),
        legality: (_, _hiding, { tree, report }) =>
          report(codes.report('illegal', { start: 0, end: tree.text.length })),
      });
    };
    const lastOf = (severity: 'error' | 'warning', hidesPosition: boolean, text = moves) => {
      const { severity: found, message } = last(
        reader(severity, hidesPosition)(`BXLUT ${text}`, { level: 'rules' }).diagnostics,
      );
      return [found, message];
    };

    test('are checked if no omitted diagnostic hides the position', () => {
      const message = 'too many problems: the list leaves out 10002';
      expect(lastOf('warning', false)).toEqual(['error', message]);
      expect(lastOf('warning', false, 'Brs '.repeat(10_000))).toEqual([
        'error',
        'too many problems: the list leaves out 1',
      ]);
    });

    test('are not checked otherwise, which is an error', () => {
      expect(lastOf('warning', true)).toEqual(['error', 'too many problems: the list leaves out 10001']);
      expect(lastOf('warning', true, 'Brs '.repeat(9_999))[1]).toBe('a move');
    });
  });
});
