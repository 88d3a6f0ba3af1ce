import { expect, test } from 'vitest';
import { type FiveDGame, fiveDNotation, fiveDView } from '../../../src/notations/5dfen/index.js';
import { azulNotation } from '../../../src/notations/azul/index.js';
import { oniNotation } from '../../../src/notations/oni/index.js';
import { annoFenNotation } from '../../../src/notations/xiangqi/annofen/index.js';
import { xayNotation } from '../../../src/notations/xiangqi/xay/index.js';
import { formattedText } from '../../support/readings.js';

/** More than a function takes as arguments. */
const MANY = 130_000;
const times = (part: string) => part.repeat(MANY);

/** Texts with more of something than there usually is; all are well formed. */
const TEXTS = [
  ['5dfen', "comments before black's moves", fiveDNotation, `[k/K:0:1:w]\n1. ${times('{}')} / Ka1`],
  ['5dfen', 'moves of a turn', fiveDNotation, `[k/K:0:1:w]\n1. ${times('Ka1 ')} / ${times('Ka1 ')}`],
  ['oni', 'comments', oniNotation, `${times('#\n')}BXLUT\n${times('#\n')}Byt`],
  ['azul', 'comments', azulNotation, `AZULGAME\n${times('#\n')}2\n${times('#\n')}`],
  ['annofen', 'comments', annoFenNotation, `${times('#\n')}v1 9/9/9/9/9/9/9/9/9/9`],
  ['xay', 'comments', xayNotation, `version: '1'\nsetup: [\n${'  #\n'.repeat(9000)}  [[k]],\n]\n`],
] as const;

test.each(TEXTS)('%s: many %s are read, and written again', (_, __, notation, text) => {
  const reading = notation.read(text, { level: 'structure' });
  expect(reading.isWellFormed).toBe(true);
  const once = formattedText(notation.format(reading as never));
  expect(notation.format(notation.read(once, { level: 'structure' }) as never).text).toBe(once);
});

const drawn = (style: 'svg' | 'text', game: FiveDGame): string => {
  const at = fiveDView.at(game);
  return at.ok ? fiveDView[style](at.view) : at.problem.message;
};

test('many boards, and boards of many rows, are drawn', () => {
  const { model } = fiveDNotation.read('[k/K:0:1:w]', { level: 'structure' });
  const [board] = model!.boards;
  const boards = new Array<typeof board>(MANY).fill(board) as (typeof model & object)['boards'];
  expect(drawn('text', { ...model!, boards })).toContain('L0  k');
  expect(drawn('svg', { ...model!, boards })).toContain('ludogram-chess-K');
  const tall = { ...board!, rows: new Array<(typeof board & object)['rows'][0]>(MANY).fill(board!.rows[0]!) };
  expect(drawn('text', { ...model!, boards: [tall, { ...tall, time: 2 }] })!.split('\n')).toHaveLength(MANY + 4);
});
