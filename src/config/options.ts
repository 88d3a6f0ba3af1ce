import type { NotationEntry, OptionTable, OptionUse } from '../notation/index.js';
import { hasOptionType, optionTypeText } from '../notation/declared-options.js';
import { type ConfigProblem, isObject, unknownKey } from './keys.js';

/** Values of declared options, by the id of the notation, the use and the name. */
export type ChosenOptions = Readonly<
  Record<string, { readonly [Use in OptionUse]?: Readonly<Record<string, unknown>> }>
>;

const USES: readonly OptionUse[] = ['read', 'print', 'render'];

/** Returns the first problem of the options that a config chooses, given the notations that it can choose them for. */
export function chosenProblem(chosen: unknown, notations: readonly NotationEntry[]): ConfigProblem | undefined {
  if (!isObject(chosen)) return { path: 'options', message: 'expected the options of each notation by its id' };
  for (const [id, uses] of Object.entries(chosen)) {
    const path = `options.${id}`;
    const entry = notations.find((one) => one.id === id);
    if (entry === undefined) return { path, message: 'no notation has this id' };
    if (!isObject(uses)) return { path, message: `expected ${USES.join(', ')}` };
    const unknown = unknownKey(uses, USES, path);
    if (unknown !== undefined) return unknown;
    for (const use of USES) {
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

/** Returns a notation whose options have the chosen values by default; itself if none is chosen for it. */
export function withChosenOptions(entry: NotationEntry, chosen: ChosenOptions): NotationEntry {
  const own = chosen[entry.id];
  if (own === undefined || entry.options === undefined) return entry;
  const options = Object.fromEntries(
    USES.flatMap((use) => {
      const table = entry.options?.[use];
      return table === undefined ? [] : [[use, withDefaults(table, own[use] ?? {})] as const];
    }),
  );
  const load: NotationEntry['load'] = async () => ({ ...(await entry.load()), options, load });
  return { ...entry, options, load };
}

const withDefaults = (table: OptionTable, values: Readonly<Record<string, unknown>>): OptionTable =>
  Object.fromEntries(
    Object.entries(table).map(([name, option]) => [
      name,
      name in values ? { ...option, default: values[name] as boolean | number | string } : option,
    ]),
  );
