import {
  type Codec,
  derived,
  inJson,
  type JsonReader,
  leaf,
  list,
  named,
  optional,
  record,
  text,
  transform,
  wholeNumber,
} from '../../../notation/codec/index.js';
import { type LineInTree, walkLines } from '../../../notation/game-tree/index.js';
import { moveCodec } from '../move/shape.js';
import { positionCodec } from '../position/shape.js';
import { rulesCodec } from '../rules/shape.js';
import { LineBuilder } from './turns/line-builder.js';
import { dateIn } from './tags/lower.js';
import {
  hintsIn,
  type OtnComment,
  type OtnDate,
  type OtnGame,
  type OtnLine,
  type OtnMoveAddress,
  type OtnResult,
  type OtnTag,
  type OtnTurn,
} from './model.js';
import { printDate, printMoveAddress } from './tags/print.js';
import { printSteps, stepsIn } from './turns/steps.js';
import { byCanonicalOrder, tagTypeOf } from './tags/tag-names.js';
import { otnTree } from './turns/walk.js';

const seconds = wholeNumber('seconds', { description: 'Seconds.' });
const number = wholeNumber('number');

const timeCodec = record({
  main: seconds,
  overtime: optional(record({ seconds, count: number })),
  increment: optional(seconds),
});

/** The leaf for addresses, both of moves and of variations. */
const address = {
  description: 'The address of a move, such as 7a.1.2b, or of a variation, such as 7a.1.',
  pattern: /^\d{1,9}[a-z](?:\.\d{1,9}\.\d{1,9}[a-z])*(?:\.\d{1,9})?$/,
};

const moveAddress = leaf<OtnMoveAddress>('address', {
  ...address,
  print: printMoveAddress,
  parse(written) {
    const last = written.slice(written.lastIndexOf('.') + 1);
    const [, turn, letter] = /^(\d+)([a-z])$/.exec(last) ?? [];
    return letter === undefined ? undefined : { steps: stepsIn(written), turn: Number(turn), letter };
  },
});

const variationAddress = leaf<string>('address', {
  ...address,
  print: (written) => written,
  parse: (written) => (/\d$/.test(written) ? written : undefined),
});

/** The tagged JSON of a tag. The name of the tag determines the form of its value. */
const tagCodec: Codec<OtnTag> = named<OtnTag>({
  nameKey: 'name',
  name: text('name', {
    description: 'The name of a tag; starting-comment is start-comment.',
    pattern: /^[a-zA-Z0-9_-]+$/,
  }),
  typeOf: tagTypeOf,
  forms: {
    text: text('text'),
    date: leaf<OtnDate>('date', {
      description: 'A date YYYY.MM.DD.',
      pattern: /^\d{4}\.\d\d\.\d\d$/,
      print: printDate,
      parse: dateIn,
    }),
    result: text<OtnResult>('result', {
      description: '1 the attackers have won, -1 the defenders, 0 a draw, ? anything else.',
      pattern: /^(?:1|0|-1|\?)$/,
    }),
    time: timeCodec,
    times: record({ attackers: timeCodec, defenders: timeCodec }),
    puzzle: text<'none' | 'loose' | 'strict'>('puzzle', { pattern: /^(?:none|loose|strict)$/ }),
    address: moveAddress,
    position: positionCodec,
    rules: rulesCodec,
  },
});

const comment = text('comment', {
  description: 'The commentary on a move, with the white space around it.',
  pattern: /^[^|\]]*$/,
});

const commentCodec: Codec<OtnComment> = record({
  clock: optional(timeCodec),
  text: inJson('comment', comment),
  hints: derived(list(text('hint', { description: 'The text of a (Hint: …) in it.' })), (comment: OtnComment) =>
    hintsIn(comment.text),
  ),
});

const turnCodec: Codec<OtnTurn> = record({
  number,
  moves: list(moveCodec),
  comments: list(commentCodec, { description: 'On the first move, the second…' }),
});

const linesCodec = record({
  tags: list(tagCodec, { description: 'In the canonical order, whatever the order of the file.' }),
  turns: list(turnCodec),
  variations: list(
    record({
      address: variationAddress,
      turns: list(turnCodec, { least: 1, problem: 'a variation has at least one turn' }),
    }),
    { description: 'Each before those that branch off it.' },
  ),
});

/**
 * The tagged JSON of a game. All variations are in one list, each with its address as in the file. A variation without
 * turns is left out if others branch off it, because their addresses name it.
 */
export const otnCodec: Codec<OtnGame> = transform(linesCodec, {
  decode({ tags, turns, variations }, json) {
    const lines = new LineBuilder<OtnTurn>();
    const known = new Set<string>();
    variations.forEach(({ address: written, turns: own }, i) => {
      const steps = stepsIn(`${written}.`);
      const name = printSteps(steps);
      if (known.has(name)) addressAt(json, i).fail('this address is given twice');
      known.add(name);
      const line = lines.lineAt(steps);
      for (const turn of own) line.turns.push(turn);
    });
    for (const turn of turns) lines.main.turns.push(turn);
    lines.sort();
    return { tags: tags.toSorted(byCanonicalOrder), ...lines.toModel((turn) => turn) };
  },
  encode: (game) => ({
    tags: game.tags,
    turns: game.turns,
    variations: variationsOf(game).map(({ line, address: written }) => ({ address: written, turns: line.turns })),
  }),
  pathInModel(game, path) {
    const [list, index, member, ...rest] = path;
    const line = list === 'variations' ? variationsOf(game)[Number(index)] : undefined;
    if (line === undefined) return path;
    return [...line.path, ...(member === undefined || member === 'address' ? [] : [member, ...rest])];
  },
});

/** Returns the variations that have an element in the JSON. */
function variationsOf(game: OtnGame): LineInTree<OtnLine>[] {
  const [main, ...lines] = walkLines<OtnLine>(otnTree, game);
  const areLists = [main, ...lines].every((one) => Array.isArray(one?.line.variations));
  if (!areLists) throw new TypeError('the variations of a line are a list');
  return lines.filter(({ line }) => line.turns.length > 0 || line.variations.length === 0);
}

const addressAt = (json: JsonReader, index: number): JsonReader =>
  json.get('variations').list()[index]?.get('address') ?? json;
