import { at, codecOf, comments, leaf, list, type Model, number, record } from 'ludogram/shape';
import {
  isDate,
  isResult,
  isResults,
  resultDate,
  resultFirst,
  resultFirstPoints,
  resultSecond,
  resultSecondPoints,
  resultsResults,
} from './generated/my-game/readers.js';
import { dateOf } from './leaves.js';

// The model of this notation: each member with the field that it is read from, and its JSON. `npm run generate` writes
// the code that reads the model and finds its parts in a text (src/generated/my-game/lower.ts and locate.ts).

/** Year, month and day. */
const date = leaf('date', { is: isDate, pattern: /^\d{4}-\d{2}-\d{2}$/, parse: dateOf });

/** The name of a player, without white space. */
const name = leaf('name', { pattern: /^[^\s#]+$/ });

const points = number('points', { pattern: /^(?:0|[1-9]\d{0,2})$/ });

/** The result of one game. */
const result = record(isResult, {
  date: at(resultDate, date),
  first: at(resultFirst, name),
  firstPoints: at(resultFirstPoints, points),
  secondPoints: at(resultSecondPoints, points),
  second: at(resultSecond, name),
});
export interface ResultModel extends Model<typeof result> {}

/** All results of a text. */
export const results = record(isResults, {
  results: list(resultsResults, result, { unreadable: 'skip' }),
  comments: comments({ type: 'comment', pattern: /^#[^\r\n]*$/ }),
});
export interface ResultsModel extends Model<typeof results> {}

/** The JSON of the results: writes it, reads it, and has its JSON Schema. */
export const resultsCodec = codecOf(results);
