import {
  type Codec,
  type JsonReader,
  leaf,
  type LineInTree,
  list,
  record,
  transform,
  walkLines,
  wholeNumber,
} from '../../../../notation/index.js';
import { moveCodec } from '../../move/model/shape.js';
import { printSteps, stepsIn } from '../addresses/steps.js';
import { byCanonicalOrder } from '../tags/tag-names.js';
import { otnTree } from '../turns/game-tree.js';
import { LineBuilder } from '../turns/line-builder.js';
import type { OtnGame, OtnLine, OtnTurn } from './model.js';
import { ADDRESS, commentCodec, tagCodec } from './shape.js';

const number = wholeNumber('number');

const variationAddress = leaf<string>('address', {
  ...ADDRESS,
  print: (written) => written,
  parse: (written) => (/\d$/.test(written) ? written : undefined),
});

const turnCodec: Codec<OtnTurn> = record({
  number,
  moves: list(moveCodec),
  comments: list(commentCodec, { description: 'The comment on the first move, then that on the second, and so on.' }),
});

const linesCodec = record({
  tags: list(tagCodec, { description: 'In the canonical order, whatever the order of the file.' }),
  turns: list(turnCodec),
  variations: list(
    record({
      address: variationAddress,
      turns: list(turnCodec, { least: 1, problem: 'a variation has at least one turn' }),
    }),
    { description: 'Each variation comes before those that branch off it.' },
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
      for (const turn of own) lines.add(line, turn);
    });
    for (const turn of turns) lines.add(lines.main, turn);
    lines.sort();
    return { tags: tags.toSorted(byCanonicalOrder), ...lines.toModel((turn) => turn) };
  },
  encode: (game) => ({
    tags: game.tags,
    turns: game.turns,
    variations: variationsOf(game).map(({ line, address: written }) => ({ address: written, turns: line.turns })),
  }),
  pathInModel(game, path) {
    const [key, index, member, ...rest] = path;
    const line = key === 'variations' ? variationsOf(game)[Number(index)] : undefined;
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
