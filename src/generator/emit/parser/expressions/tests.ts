import type { Expression, Test } from '../../../ir.js';
import { type Jump, quoted } from '../../writer.js';
import type { FunctionCode } from '../function-code.js';

/** Writes a test that consumes nothing: of the text of a label, of the column, or by a function of the caller. */
export function emitTest(
  code: FunctionCode,
  { test, isNegated }: Extract<Expression, { op: 'test' }>,
  fail: Jump,
): void {
  const conditions = conditionsOf(code, test);
  const any = conditions.join(' || ');
  const failed = isNegated ? any : conditions.length === 1 && /^\w+\(/.test(any) ? `!${any}` : `!(${any})`;
  code.emitFailIf(failed, fail);
}

/** Returns the conditions of a test, which succeeds if one of them is true. */
function conditionsOf(code: FunctionCode, test: Test): string[] {
  switch (test.what) {
    case 'words': {
      const { from, to } = code.readVariables(test.capture);
      const { exact, folded } = test.words;
      const among = (name: 'isWord' | 'isFoldedWord', words: readonly string[]): string[] =>
        words.length === 0 ? [] : [`${code.helper(name)}(${code.words.name(words)}, ${from}, ${to})`];
      const same = test.same.map(({ capture, ignoreCase }) => {
        const other = code.readVariables(capture);
        return `${code.helper(ignoreCase ? 'isSameFolded' : 'isSame')}(${from}, ${to}, ${other.from}, ${other.to})`;
      });
      const all = [...among('isWord', exact), ...among('isFoldedWord', folded), ...same];
      // Without words, nothing is among them; a plain `false` would make compilers reject the code after it.
      return all.length === 0 ? [`${to} < -1`] : all;
    }
    case 'column': {
      const { from, to } = code.readVariables(test.capture);
      const columnOf = code.helper('columnOf');
      const operator = test.relation === '=' ? '===' : '>';
      return [`(${from} <= ${to} && ${columnOf}(p) ${operator} ${columnOf}(${from}))`];
    }
    case 'count': {
      const { count, min, max } = code.counters.get(test.counted.id)!;
      const known = [min, max].flatMap((bound) => (/^\d+$|^Infinity$/.test(bound) ? [] : [`${bound} >= 0`]));
      return [`(${[...new Set(known), `${count} >= ${min}`].join(' && ')})`];
    }
    case 'external': {
      code.helper('accepts');
      if (test.capture === undefined) return [`accepts(${quoted(test.name)}, p, p)`];
      const { from, to } = code.readVariables(test.capture);
      return [`accepts(${quoted(test.name)}, ${from}, ${to})`];
    }
  }
}
