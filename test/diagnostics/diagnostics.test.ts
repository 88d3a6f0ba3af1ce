import { describe, expect, test } from 'vitest';
import {
  applyEdits,
  applyFixes,
  countSeverities,
  decodeUtf8,
  defineDiagnostics,
  type Diagnostic,
  diagnosticJson,
  explainCodes,
  LineIndex,
  sarifLog,
  sortDiagnostics,
  summary,
  wantsColour,
  withParts,
} from '../../src/diagnostics/index.js';
import fc from '../support/properties.js';

const catalogue = defineDiagnostics('demo', {
  plain: { severity: 'error', message: 'plain words' },
  counted: { severity: 'warning', message: ({ count }: { count: number }) => `${count} things` },
  fixable: { severity: 'error', message: 'fixable', fixes: { 'write {card}': 'unsafe', 'drop it': 'safe' } },
  named: { severity: 'error', message: '{name} is at {square}, not at {wanted}; {name} again' },
});

const explained = explainCodes(catalogue, () => ({
  plain: { explanation: 'Why.', example: 'x' },
  counted: { explanation: 'Because.', example: 'y' },
  fixable: { explanation: 'It has fixes.', example: 'f' },
  named: { explanation: 'Names in braces.', example: 'z' },
}));

describe('a catalog of a program that was not compiled', () => {
  const span = { start: 0, end: 1 };

  test('names a code that it does not have', () => {
    expect(() => catalogue.report('plane' as 'plain', span)).toThrow(new Error('demo has no code "plane"'));
  });

  test('names a value that a message lacks', () => {
    const report = () => catalogue.report('named', span, { name: 'a', square: 'b' } as never);
    expect(report).toThrow(
      new Error('no value for {wanted} is given: {name} is at {square}, not at {wanted}; {name} again'),
    );
  });

  test.each([{}, { plain: { explanation: 'Why.' } }, { plain: { explanation: 1, example: 'x' } }])(
    'names a code without an explanation: %j',
    (explanations) => {
      const explain = () => explainCodes(catalogue, () => explanations as never);
      expect(explain).toThrow(new Error('the code demo/plain needs an explanation and an example, both texts'));
    },
  );
});

describe('a catalog', () => {
  test('makes diagnostics with whole codes', () => {
    expect(catalogue.report('plain', { start: 1, end: 2 })).toEqual({
      code: 'demo/plain',
      severity: 'error',
      message: 'plain words',
      span: { start: 1, end: 2 },
    });
    expect(catalogue.report('counted', { start: 0, end: 0 }, { count: 3 }).message).toBe('3 things');
  });

  test('replaces the names in braces by arguments, whatever these contain', () => {
    const args = { name: '$& {square}', square: 'a1', wanted: 2 };
    expect(catalogue.report('named', { start: 0, end: 0 }, args).message).toBe(
      '$& {square} is at a1, not at 2; $& {square} again',
    );
    // @ts-expect-error -- the message needs the square that was wanted
    expect(() => catalogue.report('named', { start: 0, end: 0 }, { name: 'a', square: 'b' })).toThrow();
  });

  test('lets a report be more or less severe than its row', () => {
    expect(catalogue.report('counted', { start: 0, end: 0 }, { count: 1 }, { severity: 'note' }).severity).toBe('note');
  });

  test('checks names and arguments when it is compiled', () => {
    // @ts-expect-error -- there is no such row
    expect(() => catalogue.report('missing', { start: 0, end: 0 })).toThrow();
    // @ts-expect-error -- the message needs a count
    expect(() => catalogue.report('counted', { start: 0, end: 0 })).toThrow();
  });

  test('finds rows by whole code', () => {
    expect(explained.codes.map(({ code, severity }) => [code, severity])).toEqual([
      ['demo/plain', 'error'],
      ['demo/counted', 'warning'],
      ['demo/fixable', 'error'],
      ['demo/named', 'error'],
    ]);
    expect(explained.find('demo/plain')?.explanation).toBe('Why.');
    expect(explained.find('plain')).toBeUndefined();
  });

  test('finds the codes of texts inside texts of the notation, and describes them in SARIF', () => {
    const outer = explainCodes(defineDiagnostics('outer', { odd: { severity: 'note', message: 'odd' } }), () => ({
      odd: { explanation: 'Odd.', example: 'x' },
    }));
    const joined = withParts(outer, withParts(explained), explained);
    expect(joined.codes).toBe(outer.codes);
    expect(joined.find('outer/odd')?.explanation).toBe('Odd.');
    expect(joined.find('demo/plain')?.explanation).toBe('Why.');
    expect(joined.find('demo/none')).toBeUndefined();
    const log = sarifLog([], { name: 'x', version: '1', catalogues: [joined] }) as {
      runs: { tool: { driver: { rules: { id: string }[] } } }[];
    };
    expect(log.runs[0]!.tool.driver.rules.map(({ id }) => id)).toEqual([
      'outer/odd',
      ...explained.codes.map(({ code }) => code),
    ]);
  });
});

const fixing = (start: number, end: number, text: string): Diagnostic => ({
  ...catalogue.report('plain', { start, end }),
  fixes: [
    { title: 'first', safe: true, edits: [{ start, end, text }] },
    { title: 'second', safe: true, edits: [{ start, end, text: '!' }] },
  ],
});

const edit = (start: number, end: number, text: string) => ({ start, end, text });

describe('fixes', () => {
  test('edits apply in any order', () => {
    expect(applyEdits('abcd', [edit(3, 4, 'D'), edit(0, 1, ''), edit(2, 2, '_')])).toBe('b_cD');
  });

  test.each([
    ['overlap', [edit(0, 2, 'x'), edit(1, 3, 'y')]],
    ['are the same removal', [edit(0, 2, ''), edit(0, 2, '')]],
    ['end before their start', [edit(2, 1, 'x')]],
    ['end after the text', [edit(3, 5, 'x')]],
    ['begin before the text', [edit(-1, 1, 'x')]],
    ['have no offsets', [edit(Number.NaN, 1, 'x')]],
  ])('that %s are refused', (_, edits) => {
    expect(() => applyEdits('abcd', edits)).toThrow(new RangeError('the edits overlap or are not of this text'));
  });

  test('only the first fix of each diagnostic is applied', () => {
    expect(applyFixes('abc', [fixing(0, 1, 'A'), fixing(2, 3, 'C')]).text).toBe('AbC');
  });

  test('a fix that touches an applied one is left for another round', () => {
    const { text, applied, skipped } = applyFixes('abcd', [fixing(0, 2, 'X'), fixing(1, 3, 'Y'), fixing(3, 4, 'Z')]);
    expect(text).toBe('XcZ');
    expect([applied.length, skipped.length]).toEqual([2, 1]);
  });

  test('unsafe fixes are applied only on request, and only where there is no safe one', () => {
    const [safe, guess] = fixing(0, 1, 'A').fixes!.map((fix, i) => ({ ...fix, safe: i === 0 }));
    const both = { ...fixing(0, 1, 'A'), fixes: [guess!, safe!] };
    const guessOnly = {
      ...fixing(2, 3, 'C'),
      fixes: [guess!].map((fix) => ({ ...fix, edits: [{ start: 2, end: 3, text: 'C' }] })),
    };
    expect(applyFixes('abc', [both, guessOnly]).text).toBe('Abc');
    const { text, applied } = applyFixes('abc', [both, guessOnly], { unsafe: true });
    expect(text).toBe('AbC');
    expect(applied.map(({ fix }) => fix.title)).toEqual(['first', 'second']);
  });

  test('a report takes the safety of a fix from the catalog, and puts values into its title', () => {
    const edits = [{ start: 0, end: 1, text: 'B' }];
    const fixes = [
      { title: 'write {card}', values: { card: 'B' }, edits } as const,
      { title: 'drop it', edits } as const,
    ];
    expect(catalogue.report('fixable', { start: 0, end: 1 }, undefined, { fixes }).fixes).toEqual([
      { title: 'write B', safe: false, edits },
      { title: 'drop it', safe: true, edits },
    ]);
    // @ts-expect-error -- the catalog has no such fix
    catalogue.report('plain', { start: 0, end: 1 }, undefined, { fixes: [{ title: 'guess', edits }] });
    const withoutCard = [{ title: 'write {card}', edits }] as const;
    // @ts-expect-error -- the title needs a card
    expect(() => catalogue.report('fixable', { start: 0, end: 1 }, undefined, { fixes: withoutCard })).toThrow();
    expect(explained.find('demo/fixable')?.fixes).toEqual([
      { title: 'write {card}', safe: false },
      { title: 'drop it', safe: true },
    ]);
  });

  test('two insertions at one location are not both applied', () => {
    expect(applyFixes('ab', [fixing(1, 1, 'x'), fixing(1, 1, 'y')]).text).toBe('axb');
  });
});

describe('decoding', () => {
  test('any text comes back, with its byte-order mark', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(decodeUtf8(new TextEncoder().encode(text))).toEqual({ text });
      }),
    );
    expect(decodeUtf8(new Uint8Array([0xef, 0xbb, 0xbf, 0x61])).text).toBe('\uFEFFa');
  });

  test('the first location that is not UTF-8 is reported in units of the text', () => {
    const bytes = (before: string, ...bad: number[]) =>
      new Uint8Array([...new TextEncoder().encode(before), ...bad, 0x61]);
    expect(decodeUtf8(bytes('BX', 0xff)).invalidAt).toBe(2);
    expect(decodeUtf8(bytes('é😀', 0xc3)).invalidAt).toBe(3);
    expect(decodeUtf8(bytes('ab', 0xe2, 0x82)).invalidAt).toBe(2);
    expect(decodeUtf8(new Uint8Array([0x61, 0xf0, 0x9f])).invalidAt).toBe(1);
    expect(decodeUtf8(new Uint8Array([0xed, 0xa0, 0x80])).invalidAt).toBe(0);
  });

  test('never throws', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 20 }), (bytes) => {
        const { text, invalidAt } = decodeUtf8(bytes);
        if (invalidAt !== undefined) expect(text[invalidAt]).toBe('\uFFFD');
      }),
    );
  });
});

test('diagnostics are ordered by location, then by severity', () => {
  const diagnostic = catalogue.report('plain', { start: 4, end: 5 });
  const two = catalogue.report('counted', { start: 1, end: 9 }, { count: 1 });
  const three = catalogue.report('plain', { start: 1, end: 9 });
  expect(sortDiagnostics([diagnostic, two, three])).toEqual([three, two, diagnostic]);
});

test('the JSON of a diagnostic has its code, position, span and fixes', () => {
  expect(diagnosticJson(fixing(3, 4, 'X'), new LineIndex('a\r\nbc'))).toEqual({
    code: 'demo/plain',
    severity: 'error',
    message: 'plain words',
    start: 3,
    end: 4,
    line: 2,
    column: 1,
    endLine: 2,
    endColumn: 2,
    related: [],
    fixes: fixing(3, 4, 'X').fixes,
  });
});

test('a SARIF log has rules, results, regions and fixes', () => {
  const input = { file: 'games/a b.oni', text: 'x\nabc', diagnostics: [fixing(2, 4, 'Z')] };
  const log = sarifLog([input], { name: 'ludogram', version: '1.2.3', catalogues: [explained] });
  const region = { startLine: 2, startColumn: 1, endLine: 2, endColumn: 3, charOffset: 2, charLength: 2 };
  const artifactLocation = { uri: 'games/a%20b.oni' };
  expect(log).toMatchObject({
    version: '2.1.0',
    runs: [
      {
        columnKind: 'utf16CodeUnits',
        tool: {
          driver: {
            name: 'ludogram',
            semanticVersion: '1.2.3',
            rules: [{ id: 'demo/plain' }, { id: 'demo/counted' }, { id: 'demo/fixable' }, { id: 'demo/named' }],
          },
        },
        results: [
          {
            ruleId: 'demo/plain',
            ruleIndex: 0,
            level: 'error',
            message: { text: 'plain words' },
            locations: [{ physicalLocation: { artifactLocation, region } }],
            fixes: [
              {
                artifactChanges: [
                  { artifactLocation, replacements: [{ deletedRegion: region, insertedContent: { text: 'Z' } }] },
                ],
                properties: { safe: true },
              },
              {},
            ],
          },
        ],
      },
    ],
  });
});

test('the summary counts and takes plurals', () => {
  const error = catalogue.report('plain', { start: 0, end: 0 });
  const warning = catalogue.report('counted', { start: 0, end: 0 }, { count: 1 });
  expect(summary(countSeverities([]), 1)).toBe('no problems in 1 file');
  expect(summary(countSeverities([error, warning, error]), 3)).toBe('2 errors, 1 warning in 3 files');
});

test('color is for terminals, unless NO_COLOR or FORCE_COLOR says otherwise', () => {
  const [terminal, pipe] = [{ isTTY: true }, {}];
  expect(wantsColour(terminal, {})).toBe(true);
  expect(wantsColour(pipe, {})).toBe(false);
  expect(wantsColour(terminal, { NO_COLOR: '1' })).toBe(false);
  expect(wantsColour(terminal, { TERM: 'dumb' })).toBe(false);
  expect(wantsColour(pipe, { FORCE_COLOR: '1' })).toBe(true);
});
