import { type Command, Option } from 'commander';

/** Returns the option that names a notation. */
export const notationOption = (description: string): Option => new Option('-n, --notation <id>', description);

/** Adds the option that names a notation, and `--format`, which means the same and is not in the help. */
export function addNotationOption(command: Command, option: Option): void {
  const alias = new Option('--format <id>').hideHelp().argParser((value) => {
    const earlier: unknown = command.getOptionValue('notation');
    command.setOptionValue('notation', option.parseArg?.(value, earlier) ?? value);
  });
  command.addOption(option).addOption(alias);
}
