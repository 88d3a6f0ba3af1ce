import { ModelError, type ModelProblem } from '../../../../diagnostics/index.js';
import { type Board, type Position, startPosition, type TaflRules } from '../../../../games/tafl/index.js';
import { failure, type Result, walkLines } from '../../../../notation/index.js';
import { boardOfPosition } from '../../position/model/model.js';
import { sharedRulesOf } from '../../rules/shared-rules.js';
import { isSpace } from '../../space.js';
import { type OtnGame, type OtnLine, type OtnTag, tagOf } from '../model/model.js';
import { movesOf, otnTree } from '../turns/game-tree.js';

/** Returns the starting position that the tags of a game give, with its rules, or the reason why they don't. */
export function otnStart(tags: readonly OtnTag[]): Result<{ readonly position: Position }> {
  const record = tagOf({ tags }, 'rules');
  if (record === undefined) return failure(['tags'], 'the rules are missing: expected a tag [rules:…]');
  const rules = sharedRulesOf(record);
  if (rules === undefined) {
    const path = ['tags', tags.findIndex(({ type }) => type === 'rules'), 'value'];
    return failure(path, 'the rules have no starting position that fills their board');
  }
  return { ok: true, position: startPosition({ rules, board: startBoard(tags, rules) }) };
}

function startBoard(tags: readonly OtnTag[], rules: TaflRules): Board {
  const position = tagOf({ tags }, 'position');
  const board = position && boardOfPosition(position);
  return board?.length === rules.start.length ? board : rules.start;
}

/** Returns the start of a game whose model may come from a program, or the reason why the game can't be replayed. */
export function checkedStart(game: OtnGame): ReturnType<typeof otnStart> {
  const start = otnStart(game.tags);
  const problem = start.ok ? problemOfMoves(game) : undefined;
  return problem === undefined ? start : { ok: false, problem };
}

/**
 * Returns the reason why a game can't be replayed: a move names a space that no text can name, or a variation contains
 * itself.
 */
function problemOfMoves(game: OtnGame): ModelProblem | undefined {
  try {
    return problemOfSpaces(game);
  } catch (error) {
    if (error instanceof ModelError) return { path: error.path, message: error.message };
    throw error;
  }
}

function problemOfSpaces(game: OtnGame): ModelProblem | undefined {
  for (const walked of walkLines<OtnLine>(otnTree, game)) {
    for (const { turnIndex, index, written } of movesOf(walked.line)) {
      if (written.kind !== 'play' || (isSpace(written.from) && isSpace(written.to))) continue;
      const message = 'this move has a space that does not exist';
      return { path: [...walked.path, 'turns', turnIndex, 'moves', index], message };
    }
  }
  return undefined;
}
