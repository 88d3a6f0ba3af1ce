import { describe, expect, test } from 'vitest';
import { explain } from '../../../src/cst/index.js';
import { compileStages } from '../../../src/generator/compile.js';
import { type TraceOptions, traceText } from '../../../src/grammar-tools/trace/trace.js';

function stagesOf(grammar: string) {
  const compiled = compileStages(grammar);
  if (!compiled.ok) throw new Error(compiled.problems.map(({ message }) => message).join('\n'));
  return compiled;
}

function trace(grammar: string, text: string, options: TraceOptions = {}) {
  const { linked, sources } = stagesOf(grammar).stages;
  return traceText(linked, text, { sources, ...options });
}

const PAIR = `Pair = Sum / Name
Sum = Name "+" Name
Name = [a-z]+
`;

describe('a trace', () => {
  test.each(['&p<=a>', '!p<=a>', '!(p)', '!p<=a> / a:"x" &p<=a>', '!p<=a> &p<=a>'])(
    'reads as a parser in memory without predicates: %s',
    (tests) => {
      const grammar = `external p\nWord = a:"x" ${tests}\n`;
      const isRead = !stagesOf(grammar).grammar.parse('x').hasErrors;
      expect(trace(grammar, 'x').outcome).toBe(isRead ? 'whole' : 'none');
    },
  );

  test('reads on where code was dropped', () => {
    const grammar = 'A = n:(x:"a" { return 1 } / "b") !{ return true } &{ return false } "c" { return 2 }\n';
    const compiled = compileStages(grammar, { ignoreCode: true, ignorePredicates: true });
    if (!compiled.ok) throw new Error('expected warnings only');
    for (const text of ['ac', 'bc', 'b']) {
      const isRead = !compiled.grammar.parse(text).hasErrors;
      expect(traceText(compiled.stages.linked, text).outcome).toBe(isRead ? 'whole' : 'none');
    }
  });

  test('lists the rules in the order in which they are tried', () => {
    const { steps, stepCount, outcome, end } = trace(PAIR, 'ab');
    expect({ outcome, end }).toEqual({ outcome: 'whole', end: 2 });
    expect(steps.map(({ step, rule, start, end: to, depth }) => [step, rule, start, to, depth])).toEqual([
      ['enter', 'Pair', 0, undefined, 0],
      ['enter', 'Sum', 0, undefined, 1],
      ['enter', 'Name', 0, undefined, 2],
      ['match', 'Name', 0, 2, 2],
      ['fail', 'Sum', 0, undefined, 1],
      ['enter', 'Name', 0, undefined, 1],
      ['match', 'Name', 0, 2, 1],
      ['match', 'Pair', 0, 2, 0],
    ]);
    expect(stepCount).toBe(8);
    const clock = steps.map(({ attempts }) => attempts);
    expect(clock).toEqual([...clock].sort((a, b) => a - b));
  });

  test('counts what each rule costs', () => {
    const { rules, attempts, read, readAgain } = trace(PAIR, 'ab');
    const cost = (name: string) => rules.find(({ rule }) => rule === name);
    // Name: the repetition, two characters, and the end, each time. Sum: the sequence, its first part and "+".
    expect(cost('Name')).toMatchObject({ calls: 2, failures: 0, attempts: 8, totalAttempts: 8 });
    expect(cost('Name')).toMatchObject({ read: 4, readAgain: 2, givenUp: 0 });
    expect(cost('Sum')).toMatchObject({ calls: 1, failures: 1, attempts: 3, totalAttempts: 7, read: 0, givenUp: 2 });
    expect(cost('Pair')).toMatchObject({ calls: 1, attempts: 3, totalAttempts: 14 });
    expect({ attempts, read, readAgain }).toEqual({ attempts: 14, read: 4, readAgain: 2 });
    expect(rules[0]?.rule).toBe('Name');
    expect(cost('Sum')?.location).toMatchObject({ line: 2, column: 1 });
  });

  test('counts a recursive rule once in its total', () => {
    const { rules, attempts } = trace('List = "(" List? ")"', '((()))');
    expect(rules).toMatchObject([{ rule: 'List', calls: 4, failures: 1, attempts, totalAttempts: attempts }]);
  });

  test('follows left recursion, rules with parameters and labels', () => {
    const left = trace('Sum = Sum "+" Digit / Digit\nDigit = [0-9]', '1+2+3');
    expect(left).toMatchObject({ outcome: 'whole', end: 5 });
    const list = trace('Lists = List<Item, ","> ";" List<Item, ".">\nList<E, S> = E|.., S|\nItem = [a-z]', 'a,b;c.d');
    expect(list.outcome).toBe('whole');
    expect(list.rules.map(({ rule }) => rule)).toContain('List<Item, ",">');
    const mixed = trace('Line = at:part+\npart = Word / "."\nWord = [a-z]+', 'ab.c');
    expect(mixed.rules.find(({ rule }) => rule === 'part')?.calls).toBe(4);
  });

  test.each([
    ['Pair', PAIR, 'ab+'],
    ['a list', 'List = "[" Item|1.., ","| "]"\nItem = [0-9]+', '[1,23,x]'],
    ['a negative lookahead', 'Line = Word|.., " "|\nWord = !"end" [a-z]+', 'go end'],
    ['nothing', 'Word = [a-z]+', '1'],
  ])('finds the farthest failure of %s where the parser reports it', (_, grammar, text) => {
    const { grammar: parser } = stagesOf(grammar);
    const [failure] = explain(parser.parse(text));
    expect(trace(grammar, text).farthest?.at).toBe(failure?.at);
  });

  test('says what was tried at the farthest failure, as the grammar writes it', () => {
    expect(trace(PAIR, 'ab+').farthest).toEqual({ at: 3, rules: ['Pair', 'Sum', 'Name'], expected: ['[a-z]'] });
  });

  test('knows a text that matches in part, and one that does not match', () => {
    expect(trace(PAIR, 'ab+')).toMatchObject({ outcome: 'part', end: 2 });
    const none = trace(PAIR, '+');
    expect(none.outcome).toBe('none');
    expect(none).not.toHaveProperty('end');
  });
});

describe('limits', () => {
  test('later steps are only counted', () => {
    const whole = trace(PAIR, 'ab');
    const short = trace(PAIR, 'ab', { maxSteps: 3 });
    expect(short).toEqual({ ...whole, steps: whole.steps.slice(0, 3) });
  });

  test('a grammar that takes exponential time is stopped, and its costs are those so far', () => {
    const grammar = 'Nest = "(" Nest ")" "x" / "(" Nest ")" "y" / "(" Nest ")" / "z"';
    const stopped = trace(grammar, `${'('.repeat(40)}z${')'.repeat(40)}`, { maxAttempts: 50_000, maxSteps: 10 });
    expect(stopped).toMatchObject({ outcome: 'unfinished', limit: 'attempts', attempts: 50_000 });
    expect(stopped.stopped).toEqual({ at: expect.any(Number) as number, depth: stopped.stopped!.at + 1 });
    expect(stopped.steps).toHaveLength(10);
    expect(stopped.rules[0]).toMatchObject({ rule: 'Nest', attempts: 50_000, totalAttempts: 50_000 });
  });

  test('a deeply nested text is unfinished', () => {
    const deep = trace('List = "(" List? ")"', '('.repeat(100_000));
    const at = deep.stopped!.at;
    expect(deep).toMatchObject({ outcome: 'unfinished', limit: 'depth', stopped: { at, depth: at + 1 } });
    expect(at).toBeGreaterThan(200);
    expect(trace('List = "(" List? ")"', `${'('.repeat(200)}${')'.repeat(200)}`).outcome).toBe('whole');
  });
});
