import { describe, expect, test } from 'vitest';
import { coverageOf, GRAMMARS, type GrammarCoverage, type Part } from './count.js';
import { coveragePage } from './html.js';
import { coverageTable, missing } from './table.js';

/** Rules and alternatives that no text can reach, by their place as it is printed, each with the reason. None so far. */
const EXCEPTIONS: Readonly<Record<string, string>> = {};

/** Rules and alternatives must all be seen; the outcomes of repetitions are shown by `npm run coverage`. */
const isGated = ({ kind }: Part): boolean => kind === 'rule' || kind === 'error rule' || kind === 'alternative';

test.each(GRAMMARS)('every rule and alternative of %s matches in some conformance case', (name) => {
  const coverage = coverageOf(name);
  const gated = missing({ ...coverage, parts: coverage.parts.filter(isGated) });
  expect(gated).toEqual(Object.keys(EXCEPTIONS).filter((place) => place.startsWith(`${coverage.file}:`)));
});

describe('what is shown of it', () => {
  const source = 'A\n  = "<" B?\n  / "b"*\n';
  const part = (text: string, line: number, rest: Partial<Part>): Part => {
    const start = source.indexOf(text);
    return { kind: 'alternative', rule: 'A', start, end: start + text.length, line, matches: 0, outcomes: {}, ...rest };
  };
  const coverage: GrammarCoverage = {
    file: 'a.peggy',
    source,
    parts: [
      part(source.trimEnd(), 1, { kind: 'rule', matches: 7 }),
      part('"<" B?', 2, { matches: 5 }),
      part('B?', 2, { kind: 'optional', matches: 5, outcomes: { none: 5, one: 0 } }),
      part('"b"*', 3, {}),
    ],
  };

  test('a table', () => {
    expect(coverageTable([coverage])).toBe(
      'grammar  rules  error rules  alternatives  optional parts  repetitions\n' +
        'a.peggy    1/1          0/0           1/2             1/2          0/0\n',
    );
  });

  test('what is missing', () => {
    expect(missing(coverage)).toEqual(['a.peggy:2: B? (one)', 'a.peggy:3: "b"*']);
  });

  test('a page, with the least count of each line in its margin', () => {
    const rows = coveragePage(coverage)
      .split('\n')
      .filter((line) => line.startsWith('<tr>'));
    expect(rows.map((row) => /<td class="count">(\d*)</.exec(row)![1])).toEqual(['7', '5', '0', '']);
    expect(rows[1]).toContain('title="optional of A: matched 5 times (none 5, one 0)">B?</span>');
    expect(rows[1]).toContain('&quot;&lt;&quot;');
    expect(rows[2]).toContain('<span class="none" title="alternative of A: matched 0 times">');
    for (const row of rows) expect(row.match(/<span/g)?.length).toBe(row.match(/<\/span>/g)?.length);
  });
});
