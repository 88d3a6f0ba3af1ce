import { hasOptionType, OPTION_USES, optionTypeText } from '../notation/declared-options.js';
import type { NotationEntry, OptionTable, OptionUse } from '../notation/index.js';
import { isObject } from '../objects.js';
import { type ConfigProblem, unknownKey } from './keys.js';

/** Returns the first problem of the options that a config chooses, given the notations that it can choose them for. */
export function chosenProblem(chosen: unknown, notations: readonly NotationEntry[]): ConfigProblem | undefined {
  if (!isObject(chosen)) return { path: 'options', message: 'expected the options of each notation by its id' };
  for (const [id, uses] of Object.entries(chosen)) {
    const path = `options.${id}`;
    const entry = notations.find((notation) => notation.id === id);
    if (entry === undefined) return { path, message: 'no notation has this id' };
    if (!isObject(uses)) return { path, message: `expected ${OPTION_USES.join(', ')}` };
    const unknown = unknownKey(uses, OPTION_USES, path);
    if (unknown !== undefined) return unknown;
    for (const use of OPTION_USES) {
      const problem = tableProblem(uses[use], entry, use);
      if (problem !== undefined) return { path: `${path}.${use}${problem.path}`, message: problem.message };
    }
  }
  return undefined;
}

function tableProblem(values: unknown, { id, options }: NotationEntry, use: OptionUse): ConfigProblem | undefined {
  if (values === undefined) return undefined;
  if (!isObject(values)) return { path: '', message: 'expected values by the names of options' };
  const table: OptionTable | undefined = options?.[use];
  if (table === undefined) return { path: '', message: `${id} declares no such options` };
  const unknown = unknownKey(values, Object.keys(table), '');
  if (unknown !== undefined) return unknown;
  const wrong = Object.entries(table).find(([name, option]) => name in values && !hasOptionType(values[name], option));
  return wrong && { path: `.${wrong[0]}`, message: `expected ${optionTypeText(wrong[1])}` };
}
