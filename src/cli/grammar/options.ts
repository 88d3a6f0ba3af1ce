import { type Command, Option } from 'commander';
import type { NodeMode } from '../../generator/passes/kinds.js';

/** How a verb that compiles a grammar in memory reads it. */
export interface GrammarFlags {
  readonly start?: string;
  readonly nodes?: NodeMode;
  readonly ignoreCode?: true;
}

/** Adds `--start`, `--nodes` and `--ignore-code`: every verb that compiles a grammar in memory takes them. */
export function addGrammarOptions(command: Command, group = 'How to read the grammar:'): Command {
  const options = [
    new Option('--start <rule>', 'the rule that texts are read as, any of the grammar (default: its start rule)'),
    new Option(
      '--nodes <which>',
      'rules that make nodes: capitalized (the default), auto (by what they match), all',
    ).choices(['capitalized', 'auto', 'all']),
    new Option('--ignore-code', 'drop code in the grammar (actions, predicates, initializers) with a warning each'),
  ];
  for (const option of options) command.addOption(option.helpGroup(group));
  return command;
}
