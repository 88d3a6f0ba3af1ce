import { describe, expect, test } from 'vitest';
import { leaveOut } from '../../../src/notation/read/left-out.js';
import { faultyCodes, faultyNotation } from '../faulty-notation.js';

// The compiler finds these mistakes, but not in notations that are written in JavaScript.
describe('a function of a notation that returns something else than it must is named', () => {
  const rejected = (message: string) => expect.objectContaining({ name: 'NotationError', message });
  const NO_MODEL = rejected('notation faulty: "lower" returned no model of a text without errors');

  test('a reader without a model', () => {
    const notation = faultyNotation({ lower: () => undefined });
    expect(() => notation.read('a b').model).toThrow(NO_MODEL);
    expect(() => notation.format(notation.read('a b', { level: 'syntax' }), {})).toThrow(NO_MODEL);
    // Too little of a text may be readable.
    expect(notation.read('?').model).toBeUndefined();
    expect(notation.read('a b', { level: 'syntax' }).model).toBeUndefined();
  });

  test('a reader that leaves a part out which no check reports', () => {
    const notation = faultyNotation({
      lower: (tree) => {
        leaveOut(tree, tree.root!.children[1]!.index);
        return { words: ['a'] };
      },
    });
    const lost = rejected(
      'notation faulty: the model lacks Word "b" at line 1, and no diagnostic reports it: add a check',
    );
    expect(() => notation.read('a b').model).toThrow(lost);
    expect(() => notation.format(notation.read('a b'), {})).toThrow(lost);
    expect(() => notation.format(notation.read('a b', { level: 'syntax' }), {})).toThrow(lost);
    // An error is reported in any case.
    expect(notation.read('a b ?').model).toEqual({ words: ['a'] });
    expect(notation.read('a b', { level: 'syntax' }).model).toEqual({ words: ['a'] });
  });

  test.each([
    [undefined, 'nothing'],
    [null, 'null'],
    [7, 'a value of type number'],
  ])('a printer that returns %j', (written, found) => {
    const notation = faultyNotation({ write: () => written });
    const wrong = rejected(`notation faulty: "write" of "print" returned ${found}: expected a text`);
    const reading = notation.read('a b');
    expect(() => notation.print(reading.model)).toThrow(wrong);
    expect(() => notation.tryPrint(reading.model)).toThrow(wrong);
    expect(() => notation.format(reading, {})).toThrow(wrong);
  });

  const DIAGNOSTIC = 'a diagnostic made by "report"';

  test.each([
    ['a message', 'a message'],
    [{ code: 'faulty/wrong' }, '[object Object]'],
    [[undefined], 'undefined'],
  ])('a rule of an error node that returns %j', (returned, found) => {
    const notation = faultyNotation({ syntax: { WordError: () => returned } });
    const wrong = rejected(`notation faulty: "WordError" of "syntax" gave ${found}: expected ${DIAGNOSTIC}`);
    expect(() => notation.read('?')).toThrow(wrong);
  });

  test('a rule of an error node may return nothing, one diagnostic or several', () => {
    const wrong = faultyCodes.report('wrong', { start: 0, end: 1 });
    for (const returned of [undefined, wrong, [wrong, wrong]]) {
      const { diagnostics } = faultyNotation({ syntax: { WordError: () => returned } }).read('?');
      expect(diagnostics).toEqual([returned ?? []].flat());
    }
  });

  test('a check that reports a message', () => {
    const notation = faultyNotation({ check: (_at, { report }) => report('a message' as never) });
    expect(() => notation.read('a')).toThrow(
      rejected(`notation faulty: a check gave a message: expected ${DIAGNOSTIC}`),
    );
  });

  test('a check that returns its diagnostic', () => {
    const notation = faultyNotation({ check: () => faultyCodes.report('wrong', { start: 0, end: 1 }) });
    expect(() => notation.read('a')).toThrow(
      rejected('notation faulty: a check returned faulty/wrong: expected it to pass the diagnostic to "report"'),
    );
    expect(faultyNotation({ check: () => 7 }).read('a').diagnostics).toEqual([]);
  });

  test('a play', () => {
    const replay = { ok: true, plies: [] };
    const play = { replay: () => undefined, json: () => undefined, text: () => undefined };
    const notation = faultyNotation({ play });
    const { model } = notation.read('a');
    const wrong = (name: string, expected: string) =>
      rejected(`notation faulty: "${name}" of "play" returned nothing: expected ${expected}`);
    expect(() => notation.play!.replay(model)).toThrow(wrong('replay', 'an object with "ok"'));
    expect(() => notation.play!.json(replay as never, model)).toThrow(wrong('json', 'a value'));
    expect(() => notation.play!.text(replay as never, model)).toThrow(wrong('text', 'a text'));
    const right = faultyNotation({ play: { ...play, replay: () => replay } });
    expect(right.play!.replay(model)).toBe(replay);
    // A value that isn't a model is a problem of the value.
    expect(notation.play!.replay({ words: ['?'] }).ok).toBe(false);
  });

  test('a view', () => {
    const view = { at: () => [], text: () => undefined, svg: () => undefined };
    const notation = faultyNotation({ view });
    const { model } = notation.read('a');
    const wrong = (name: string, found: string, expected: string) =>
      rejected(`notation faulty: "${name}" of "view" returned ${found}: expected ${expected}`);
    expect(() => notation.view!.at(model)).toThrow(wrong('at', 'a value of type object', 'an object with "ok"'));
    expect(() => notation.view!.text(undefined)).toThrow(wrong('text', 'nothing', 'a text'));
    expect(() => notation.view!.svg(undefined)).toThrow(wrong('svg', 'nothing', 'a text'));
    expect(notation.view!.eachPly).toBeUndefined();
  });
});
