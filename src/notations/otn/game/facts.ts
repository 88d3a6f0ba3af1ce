import type { GameRecord } from '../../../../generated/otn/nodes.js';
import { isRulesTag, isStartEntry, startEntryPosition } from '../../../../generated/otn/readers.js';
import type { Tree } from '../../../cst/index.js';
import type { Severity } from '../../../diagnostics/index.js';
import type { BoardFacts } from '../options.js';
import { squareSide } from '../position/model/leaves.js';
import { entriesIn, sizeIn } from '../rules/model/leaves.js';
import type { ChooseMeanings } from './addresses/nested.js';
import { type LoweredTag, lowerTags } from './tags/lower.js';
import type { LineBuilder } from './turns/line-builder.js';
import { type GameTurns, readTurns, type TurnInTree } from './turns/turns.js';

/** Chooses the meaning of nested addresses that fit both conventions, given the tags and the lines as written. */
export type ChooseByRules = (
  tree: Tree,
  tags: readonly LoweredTag[],
  lines: LineBuilder<TurnInTree>,
) => ChooseMeanings<TurnInTree>;

/** Facts about the whole text, for the checks and the model of a game. Each is computed on first use. */
export class TaflGameFacts implements BoardFacts {
  readonly #tree: Tree<GameRecord>;
  readonly #choose: ChooseByRules | undefined;
  #tags: readonly LoweredTag[] | undefined;
  #turns: GameTurns | undefined;
  #playedTurns: GameTurns | undefined;
  #size: { readonly value: number | undefined } | undefined;

  /** @param choose plays the game, for the model; if absent, the text alone decides what addresses mean */
  constructor(tree: Tree<GameRecord>, choose?: ChooseByRules) {
    this.#tree = tree;
    this.#choose = choose;
  }

  /** The readable tags, in the canonical order. */
  get tags(): readonly LoweredTag[] {
    this.#tags ??= lowerTags(this.#tree);
    return this.#tags;
  }

  /** The turns of the text by line, as far as the text alone decides; for the checks. */
  get turns(): GameTurns {
    this.#turns ??= readTurns(this.#tree);
    return this.#turns;
  }

  /** The turns of the text by line, for the model. Where a nested address fits both conventions, the moves decide. */
  get playedTurns(): GameTurns {
    const choose = this.#choose;
    if (choose === undefined || this.turns.ambiguous.size === 0) return this.turns;
    this.#playedTurns ??= readTurns(this.#tree, (lines) => choose(this.#tree, this.tags, lines));
    return this.#playedTurns;
  }

  // Computed once, because the check of each space uses it.
  get size(): number | undefined {
    this.#size ??= { value: sizeOfRules(this.#tree, this.tags) };
    return this.#size.value;
  }

  get kingCountSeverity(): Severity {
    return this.tags.some(({ tag }) => tag.type === 'puzzle' && tag.value !== 'none') ? 'warning' : 'error';
  }
}

/**
 * Returns the size of the board in the rules of a game; `undefined` without rules or without a usable size, or if the
 * starting position has another size.
 */
function sizeOfRules(tree: Tree, tags: readonly LoweredTag[]): number | undefined {
  const rules = tags.find(({ at }) => isRulesTag(tree, at))?.at;
  if (rules === undefined || !isRulesTag(tree, rules)) return undefined;
  const size = sizeIn(tree, rules);
  const start = entriesIn(tree, rules).find((entry) => isStartEntry(tree, entry));
  if (start === undefined || !isStartEntry(tree, start)) return size;
  return (squareSide(tree, startEntryPosition(tree, start)) ?? size) === size ? size : undefined;
}
