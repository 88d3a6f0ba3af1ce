import { expect, test } from 'vitest';
import { type Case, checkCase, type Verdict } from '../../src/conformance/index.js';
import { verdictUpdates } from '../../src/conformance/upkeep/update.js';
import { failure, type Notation } from '../../src/notation/index.js';
import { oniNotation } from '../../src/notations/oni/index.js';
import { NOTATIONS } from '../../src/notations/registry.js';
import { Folder } from '../cli/support.js';
import { changedReading } from '../support/readings.js';

const notation = oniNotation as Notation;
const MODEL = notation.toJson(notation.read('BXLUT # c').model);

const caseOf = (kind: Case['kind'], text: string, verdict: Partial<Verdict>): Case => ({
  notation: 'oni',
  name: `oni/${kind}/a.oni`,
  kind,
  text,
  verdict: { why: 'Because.', ...verdict },
});

const UNKNOWN = { code: 'oni/unknown-card', severity: 'error', start: 4, end: 5 } as const;

test('a correct case passes', () => {
  expect(checkCase(caseOf('valid', 'BXLUT # c', { model: MODEL }), notation)).toEqual({ status: 'pass' });
  expect(checkCase(caseOf('invalid', 'BXLUA', { diagnostics: [UNKNOWN] }), notation)).toEqual({ status: 'pass' });
  expect(checkCase(caseOf('either', 'BXLUA', { readings: ['a', 'b'] }), notation)).toEqual({ status: 'pass' });
});

const problemsOf = (one: Case, with_: Partial<Notation> = {}): readonly string[] => {
  const outcome = checkCase(one, { ...notation, ...with_ });
  return 'problems' in outcome ? outcome.problems : [];
};

test.each([
  [
    'a diagnostic at another place',
    caseOf('invalid', 'BXLUA', { diagnostics: [{ ...UNKNOWN, end: 6 }] }),
    'diagnostics[0].end: expected 6, found 5',
  ],
  [
    'a diagnostic where none is expected',
    caseOf('invalid', 'BXLUA', {}),
    'diagnostics[0]: expected nothing, found {"code":"oni/unknown-card","severity":"error","start":4,"end":5}',
  ],
  ['an error in a valid case', caseOf('valid', 'BXLUA', { diagnostics: [UNKNOWN] }), 'a valid text has an error'],
  ['no error in an invalid case', caseOf('invalid', 'BXLUT', {}), 'an invalid text has no error'],
  [
    'another model',
    caseOf('valid', 'BXLUT', { model: MODEL }),
    'the model: comments[0]: expected {"type":"comment","value":"# c"}, found nothing',
  ],
])('a case fails: %s', (_, one, problem) => {
  expect(problemsOf(one)).toContain(problem);
});

const valid = caseOf('valid', 'BXLUT # c', { model: MODEL });

test('a tree that loses text fails', () => {
  const read: Notation['read'] = (text, options) => {
    const reading = notation.read(text, options);
    const tree = Object.assign(Object.create(reading.tree) as typeof reading.tree, { source: () => '' });
    return changedReading(reading, { tree });
  };
  expect(problemsOf(valid, { read })).toEqual(['the tree does not print as the text that it was read from']);
});

test('canonical text fails that changes when it is written again, means something else, or loses comments', () => {
  const print: Notation['format'] = (reading) => ({
    text: `${reading.tree.text} # c`,
    droppedComments: 0,
    diagnostics: [],
  });
  expect(problemsOf(valid, { format: print })[0]).toMatch(/^readable text is not idempotent/);
  const other = () => ({ text: 'BXLUE\n', droppedComments: 0, diagnostics: [] });
  expect(problemsOf(valid, { format: other })).toEqual([
    'readable text means something else: cards[4].value: expected "T", found "E"',
    'comments of readable text[0]: expected "# c", found nothing',
    'compact text means something else: cards[4].value: expected "T", found "E"',
  ]);
});

test('canonical text with an error that its text does not have fails', () => {
  const format = () => ({ text: 'BBLUT # c\n', droppedComments: 0, diagnostics: [] });
  expect(problemsOf(valid, { format })[0]).toMatch(/^readable text has an error: .*Boar/);
});

test('JSON that makes another text, or none, fails', () => {
  expect(problemsOf(valid, { fromJson: () => ({ ok: true, value: notation.read('BXLUE # c').model }) })).toEqual([
    'from JSON and back: cards[4].value: expected "T", found "E"',
  ]);
  const fromJson = () => ({ ok: false, problem: { path: ['cards', 0], message: 'no card' } }) as const;
  expect(problemsOf(valid, { fromJson })).toEqual(['from JSON: cards[0]: no card']);
});

test('a case that fails although its verdict is the present result can only be helped by the notation', () => {
  const folder = new Folder({
    'oni/valid/a.oni': 'BXLUT\n',
    'oni/valid/a.json': JSON.stringify({ why: 'Because.', model: notation.toJson(notation.read('BXLUT\n').model) }),
  });
  const failing: Notation = { ...notation, tryPrint: () => failure([], 'no text') };
  const entry = NOTATIONS.find(({ id }) => id === 'oni')!;
  expect(verdictUpdates(folder.path, entry, failing, [])).toEqual({
    updates: [],
    refused: ['oni/valid/a.oni: from JSON: : no text; no other verdict helps: fix the notation'],
  });
});
