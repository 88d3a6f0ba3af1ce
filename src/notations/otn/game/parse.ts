import type { GameRecord } from '../../../../generated/otn/nodes.js';
import { sortDiagnostics } from '../../../diagnostics/index.js';
import type { ReadOptions } from '../../../notation/format.js';
import type { Dialect } from '../dialect.js';
import { chooseByRules } from './choose-meanings.js';
import { judgePlay } from './legality.js';
import { type OtnGame, tagOf } from '../model.js';
import { type OtnReading, readGame } from '../parse-structure.js';

/** Reads and judges a game (section 4); never throws. Moves are judged up to the first that can't be told. */
export function parseOtn(text: string, options: ReadOptions<Dialect> = {}): OtnReading<OtnGame, GameRecord> {
  const isPlayed = (options.level ?? 'rules') === 'rules';
  const { reading, lowered } = readGame(text, options, isPlayed ? chooseByRules : undefined);
  const { tree, model, diagnostics } = reading;
  const isOther = diagnostics[0]?.code === 'otn/other-notation';
  if (!isPlayed || isOther || tagOf(model, 'rules') === undefined) return reading;
  return { ...reading, diagnostics: sortDiagnostics([...diagnostics, ...judgePlay(tree, lowered, diagnostics)]) };
}
