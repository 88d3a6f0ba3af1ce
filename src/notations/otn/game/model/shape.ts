import * as readers from '../../../../../generated/otn/readers.js';
import {
  type Codec,
  derived,
  inJson,
  list as listCodec,
  named,
  optional as optionalCodec,
  record as recordCodec,
  text as textCodec,
} from '../../../../notation/index.js';
import {
  at,
  choice,
  codecOf,
  constant,
  derive,
  leaf,
  type Model,
  nullable,
  number,
  optional,
  record,
  variants,
  withJson,
} from '../../../../notation/shape/index.js';
import { otnPosition } from '../../position/model/shape.js';
import { spanOfTagValue } from '../../rules/model/leaves.js';
import { otnRulesTag, rulesCodec } from '../../rules/model/shape.js';
import { tagTypeOf } from '../tags/tag-names.js';
import {
  commentTextAt,
  dateAt,
  dateIn,
  hintsIn,
  moveAddressAt,
  moveAddressIn,
  printDate,
  printMoveAddress,
  spanOfCommentText,
  spanOfName,
  tagNameAt,
  tagTextAt,
} from './leaves.js';

const seconds = number('seconds', { description: 'Seconds.' });

/** The shape of a clock: in a tag, or before a comment. */
export const otnTime = record([readers.isTime, readers.isClock], {
  main: at([readers.timeMain, readers.clockMain], seconds),
  overtime: optional(
    at(
      [readers.timeOvertime, readers.clockOvertime],
      record(readers.isOvertime, {
        seconds: at(readers.overtimeSeconds, seconds),
        count: at(readers.overtimeCount, number('number')),
      }),
    ),
  ),
  /** Seconds added per move. */
  increment: optional(at([readers.timeIncrement, readers.clockIncrement], at(readers.incrementSeconds, seconds))),
});

/** A clock: seconds of main time, overtimes and an increment. */
export interface OtnTime extends Model<typeof otnTime> {}

/** The tagged JSON of a clock. */
export const timeCodec: Codec<OtnTime> = codecOf(otnTime);

const times = record(
  readers.isTimeRemainingTag,
  {
    attackers: at(readers.timeRemainingTagAttackers, otnTime),
    defenders: at(readers.timeRemainingTagDefenders, otnTime),
  },
  { span: spanOfTagValue },
);

/** The time that each side has left. */
export interface OtnTimes extends Model<typeof times> {}

const name = leaf('name', {
  description: 'The name of a tag; starting-comment is start-comment.',
  pattern: /^[a-zA-Z0-9_-]+$/,
  read: tagNameAt,
});

const text = leaf('text', { read: tagTextAt });

const date = leaf('date', {
  description: 'A date YYYY.MM.DD.',
  pattern: /^\d{4}\.\d\d\.\d\d$/,
  print: printDate,
  parse: dateIn,
  read: dateAt,
});

const result = choice('result', ['1', '0', '-1', '?'], {
  description: '1 the attackers have won, -1 the defenders, 0 a draw, ? anything else.',
});

const puzzle = choice('puzzle', ['none', 'loose', 'strict']);

/** How the JSON has addresses, both of moves and of variations. */
export const ADDRESS = {
  description: 'The address of a move, such as 7a.1.2b, or of a variation, such as 7a.1.',
  pattern: /^\d{1,9}[a-z](?:\.\d{1,9}\.\d{1,9}[a-z])*(?:\.\d{1,9})?$/,
};

const address = leaf('address', {
  ...ADDRESS,
  print: printMoveAddress,
  parse: moveAddressIn,
  read: moveAddressAt,
});

/** The node of a tag has the brackets, the name and the colon. */
const AROUND_COLON = { spans: { name: spanOfName, value: spanOfTagValue } };

/** The node of the value has all its parts. */
const BEFORE_VALUE = { spans: { name: spanOfName } };

const tag = variants('', {
  text: record(
    readers.isTextTag,
    { type: constant('text'), name: at(readers.textTagKey, name), value: at(readers.textTagValue, text) },
    AROUND_COLON,
  ),
  date: record(
    readers.isDateTag,
    { type: constant('date'), name: constant('date'), value: at(readers.dateTagDate, date) },
    AROUND_COLON,
  ),
  result: record(
    readers.isResultTag,
    { type: constant('result'), name: constant('result'), value: at(readers.resultTagResult, result) },
    AROUND_COLON,
  ),
  time: record(
    readers.isTimeControlTag,
    { type: constant('time'), name: constant('time-control'), value: at(readers.timeControlTagTime, otnTime) },
    BEFORE_VALUE,
  ),
  times: record(
    readers.isTimeRemainingTag,
    { type: constant('times'), name: constant('time-remaining'), value: times },
    BEFORE_VALUE,
  ),
  puzzle: record(
    readers.isPuzzleModeTag,
    { type: constant('puzzle'), name: constant('puzzle-mode'), value: at(readers.puzzleModeTagMode, puzzle) },
    AROUND_COLON,
  ),
  address: record(
    readers.isPuzzleAddressTag,
    {
      type: constant('address'),
      name: at(readers.puzzleAddressTagKey, leaf<'puzzle-start' | 'puzzle-prestart'>('name')),
      value: at(readers.puzzleAddressTagAddress, address),
    },
    AROUND_COLON,
  ),
  position: record(
    readers.isPositionTag,
    { type: constant('position'), name: constant('position'), value: at(readers.positionTagPosition, otnPosition) },
    BEFORE_VALUE,
  ),
  rules: record(
    readers.isRulesTag,
    { type: constant('rules'), name: constant('rules'), value: otnRulesTag },
    BEFORE_VALUE,
  ),
});

/** A tag of a game, by the type of its value. */
export type OtnTag = Model<typeof tag>;

/** The shape of a tag, whose JSON has no type: that follows from the name. */
export const otnTag = withJson(tag, () =>
  named<OtnTag>({
    nameKey: 'name',
    name: codecOf(name),
    typeOf: tagTypeOf,
    forms: {
      text: codecOf(text),
      date: codecOf(date),
      result: codecOf(result),
      time: timeCodec,
      times: codecOf(times),
      puzzle: codecOf(puzzle),
      address: codecOf(address),
      position: codecOf(otnPosition),
      rules: rulesCodec,
    },
  }),
);

/** The tagged JSON of a tag. */
export const tagCodec: Codec<OtnTag> = codecOf(otnTag);

const commentText = leaf('comment', {
  description: 'The commentary on a move, with the white space around it.',
  pattern: /^[^|\]]*$/,
});

const comment = record(readers.isRemark, {
  /** The clock at the start of the commentary. */
  clock: nullable(at(readers.remarkClock, otnTime)),
  /** The text after the clock, white space included. */
  text: derive(commentText, { read: commentTextAt, find: spanOfCommentText }),
});

/** The commentary on one move. */
export interface OtnComment extends Model<typeof comment> {}

/** The shape of the commentary on one move. Its JSON also has the hints in it. */
export const otnComment = withJson(comment, () =>
  recordCodec({
    clock: optionalCodec(timeCodec),
    text: inJson('comment', codecOf(commentText)),
    hints: derived(
      listCodec(textCodec('hint', { description: 'The text of a (Hint: …) in it.' })),
      ({ text: written }: OtnComment) => hintsIn(written),
    ),
  }),
);

/** The tagged JSON of the commentary on one move. */
export const commentCodec: Codec<OtnComment> = codecOf(otnComment);
