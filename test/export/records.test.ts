import { expect, test } from 'vitest';
import { WON, WRONG_CARD } from '../cli/support.js';
import { answersTo, record } from './answers.js';

test.each([
  ['a record', `${record(WON)}\n`, undefined],
  ['a carriage return at the end', `${record(WON)}\r\n`, undefined],
  ['an empty line', '\n', 'line 1 is empty: expected an object with the "text" of a record'],
  ['white space', ' \t\r\n', 'line 1 is empty: expected an object with the "text" of a record'],
  ['no JSON', 'oops\n', "line 1 isn't valid JSON"],
  ['a number', '5\n', 'line 1 has no "text": expected an object with the text'],
  ['null', 'null\n', 'line 1 has no "text": expected an object with the text'],
  ['no text', '{"file":"a.oni"}\n', 'line 1 has no "text": expected an object with the text'],
  ['another encoding', record('\xff BXLUT') + '\n', "line 1 isn't valid UTF-8"],
  ['half of a character', '{"text":"BXLUT \\ud83d"}\n', 'line 1 has half of a surrogate pair in "text"'],
  ['an unknown format', `${record('hello', {})}\n`, "can't tell the notation of the file"],
])('--records answers %s with one line, at once', async (_, line, problem) => {
  const answers = await answersTo([line, `${record(WON, { file: 'next.oni' })}\n`]);
  expect(answers.map(({ game }) => game.file)).toEqual([problem === undefined ? 'a.oni' : '-', 'next.oni']);
  expect(answers.map((answer) => answer.plies?.length)).toEqual([problem === undefined ? 3 : undefined, 3]);
  if (problem === undefined) expect(answers[0]).not.toHaveProperty('problem');
  else expect(answers[0]!.problem).toContain(problem);
});

test('--records writes a long answer in parts', async () => {
  const many = WRONG_CARD + 'Ehl\n'.repeat(500);
  const [answer, next] = await answersTo([`${record(many)}\n`, `${record(WON)}\n`]);
  expect(answer!.diagnostics!.length).toBeGreaterThan(500);
  expect(next!.plies).toHaveLength(3);
});
