import { describe, expect, test } from 'vitest';
import { applyEdits } from '../../../../src/diagnostics/index.js';
import type { Notation } from '../../../../src/notation/notation.js';
import type { Change, Path } from '../../../../src/notation/path.js';
import {
  otnMoveNotation,
  otnPositionNotation,
  otnRulesNotation,
  parseOtnMove,
  parseOtnPosition,
  parseOtnRules,
} from '../../../../src/notations/otn/index.js';

const RULES = ' start:/1t1/tKt/1t1/  atkf:n dim:3 ks:w\n';

function edited(notation: unknown, text: string, change: Change) {
  const result = (notation as Notation).read(text, { level: 'syntax' }).edit(change);
  return result.ok ? applyEdits(text, result.edits) : result.problem;
}

describe('an edit of a record changes one part and nothing else', () => {
  test.each<[string, unknown, string, Change, string]>([
    ['a row', otnPositionNotation, '1t1/tKt/1t1', { replace: ['rows', 2], value: '2t' }, '1t1/tKt/2t'],
    ['a position', otnPositionNotation, ' /1t1/tKt/1t1/\n', { remove: ['rows', 0] }, ' /tKt/1t1/\n'],
    ['a target', otnMoveNotation, ' e5-e8xe9\n', { replace: ['to'], value: 'e7' }, ' e5-e7xe9\n'],
    ['a symbol', otnMoveNotation, 'e5-e8xe9', { insert: ['piece'], value: 'K' }, 'Ke5-e8xe9'],
    ['captures', otnMoveNotation, 'e5-e8xe9', { remove: ['captures', 0] }, 'e5-e8'],
    [
      'an entry, at its place in the text',
      otnRulesNotation,
      RULES,
      { replace: ['entries', 1], value: { type: 'choice', key: 'atkf', value: 'y' } },
      RULES.replace('atkf:n', 'atkf:y'),
    ],
    [
      'the value of an entry',
      otnRulesNotation,
      RULES,
      { replace: ['entries', 2, 'value'], value: 's' },
      RULES.replace('ks:w', 'ks:s'),
    ],
    [
      'a row of the start position',
      otnRulesNotation,
      RULES,
      { replace: ['entries', 3, 'value', 'rows', 0], value: 't2' },
      RULES.replace('/1t1/', '/t2/'),
    ],
    [
      'a space of a list',
      otnRulesNotation,
      ' dim:5  cor:a1,e5 start:/5/5/2K2/5/5/',
      { insert: ['entries', 1, 'value', 1], value: 'a5' },
      ' dim:5  cor:a1,a5,e5 start:/5/5/2K2/5/5/',
    ],
  ])('%s', (_, notation, text, change, wanted) => {
    expect(edited(notation, text, change)).toBe(wanted);
  });

  test('entries are added and removed', () => {
    const added = edited(otnRulesNotation, 'dim:3 start:/1t1/tKt/1t1/', {
      insert: ['entries', 1],
      value: { type: 'choice', key: 'ks', value: 'w' },
    });
    expect(added).toBe('dim:3 ks:w start:/1t1/tKt/1t1/');
    const removed = edited(otnRulesNotation, added as string, { remove: ['entries', 1] });
    expect(parseOtnRules(removed as string).model).toEqual(parseOtnRules('dim:3 start:/1t1/tKt/1t1/').model);
  });

  test.each<[string, unknown, string, Change]>([
    ['an unreadable row', otnPositionNotation, '/1t1/tKt/1t1/', { replace: ['rows', 0], value: '1/2' }],
    ['a space that does not exist', otnMoveNotation, 'e5-e8', { replace: ['to'], value: -1 }],
    ['a row that does not exist', otnPositionNotation, '/1t1/tKt/1t1/', { replace: ['rows', 7], value: '3' }],
    ['a text with errors', otnMoveNotation, 'e5-', { replace: ['to'], value: 0 }],
  ])('%s is a problem', (_, notation, text, change) => {
    expect(edited(notation, text, change)).toHaveProperty('message');
  });
});

describe('the parts of a record are found in its text', () => {
  const spanText =
    (text: string, reading: { spanOf(path: Path): { start: number; end: number } | undefined }) =>
    (path: Path): string | undefined => {
      const span = reading.spanOf(path);
      return span && text.slice(span.start, span.end);
    };

  test('if it is a position', () => {
    const find = spanText(' /1t1/tKt/1t1/', parseOtnPosition(' /1t1/tKt/1t1/'));
    expect([[], ['rows', 1], ['rows', 9], ['x']].map(find)).toEqual(['/1t1/tKt/1t1/', 'tKt', undefined, undefined]);
  });

  test('if it is a move', () => {
    const text = 'Ne6^=e8xce7/ne9+';
    const find = spanText(text, parseOtnMove(text));
    const paths: Path[] = [['piece'], ['from'], ['type'], ['to'], ['info'], ['captures', 1], ['captures', 0, 'piece']];
    expect(paths.map(find)).toEqual(['N', 'e6', '^=', 'e8', '+', 'ne9', 'c']);
    expect([['captures', 1, 'space'], ['captures'], [], ['captures', 2]].map(find)).toEqual([
      'e9',
      'ce7/ne9',
      text,
      undefined,
    ]);
  });

  test('if it has rules, whose entries are counted in the canonical order', () => {
    const find = spanText(RULES, parseOtnRules(RULES));
    const paths: Path[] = [['entries', 0], ['entries', 1, 'key'], ['entries', 3, 'value'], ['entries', 4], ['x']];
    expect(paths.map(find)).toEqual(['dim:3', 'atkf', '/1t1/tKt/1t1/', undefined, undefined]);
  });
});
