import { type Change, isSameModel, listChanges, type Path } from '../../../notation/index.js';
import type { Turn } from '../model/model.js';

/** Returns the changes that turn a list of turns into another, as small as they can be at its end. */
export const turnChanges = (path: Path, before: readonly Turn[], after: readonly Turn[]): Change[] =>
  listChanges(path, before, after, changesOfTurn);

function changesOfTurn(path: Path, before: Turn, after: Turn): Change[] {
  const isWhole = before.number !== after.number || (before.white === undefined) !== (after.white === undefined);
  const sides = isWhole
    ? undefined
    : [sideChanges(path, 'black', before, after), sideChanges(path, 'white', before, after)];
  const [black, white] = sides ?? [];
  if (black === undefined || white === undefined) return [{ replace: path, value: after }];
  return [...black, ...white];
}

/** Returns the changes of an action that lacks only its end; `undefined` for any other change. */
function sideChanges(path: Path, side: 'white' | 'black', before: Turn, after: Turn): Change[] | undefined {
  const old = before[side];
  const action = after[side];
  if (action === undefined) return old === undefined ? [] : [{ remove: [...path, side] }];
  if (old === undefined) return [{ insert: [...path, side], value: action }];
  const isStart = action.every((item, i) => isSameModel(item, old[i]));
  return isStart ? listChanges([...path, side], old, action) : undefined;
}
