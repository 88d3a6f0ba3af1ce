import { type Argument, Command, InvalidArgumentError, Option } from 'commander';
import { orList, visibleLine } from '../../diagnostics/index.js';
import { didYouMean } from '../../diagnostics/nearest.js';
import { UsageError } from './failure.js';

/**
 * A command that reports wrong usage in the form of all other messages: what is wrong, then what was expected. It
 * replaces the methods that commander reports errors with.
 */
export class UsageCommand extends Command {
  override createCommand(name?: string): UsageCommand {
    return new UsageCommand(name);
  }

  /** Adds an option. An empty path is refused: it would be the working folder if a variable of a script is not set. */
  override addOption(option: Option): this {
    if (TAKES_PATH.test(option.flags)) {
      const { parseArg } = option;
      option.argParser((value: string, previous: unknown): unknown => {
        if (value === '') throw new InvalidArgumentError('a path');
        return parseArg === undefined ? value : parseArg(value, previous as never);
      });
    }
    return super.addOption(option);
  }

  unknownCommand(): never {
    const [name = ''] = this.args;
    const verbs = this.commands.map((command) => command.name());
    this.#fail('unknownCommand', `unknown verb "${name}"${suggestion(didYouMean(name, verbs))}`);
  }

  unknownOption(flag: string): never {
    const options = [this, this.parent].flatMap((command) => command?.createHelp().visibleOptions(command) ?? []);
    const names = options.flatMap(({ long }) => long?.slice(OPTION_PREFIX.length) ?? []);
    const near = flag.startsWith(OPTION_PREFIX) ? didYouMean(flag.slice(OPTION_PREFIX.length), names) : undefined;
    this.#fail('unknownOption', `unknown option ${flag}${suggestion(near && OPTION_PREFIX + near)}`);
  }

  optionMissingArgument({ flags }: Option): never {
    this.#fail('optionMissingArgument', `${flags} needs a value`);
  }

  missingArgument(name: string): never {
    this.#fail('missingArgument', `<${name}> is missing`);
  }

  missingMandatoryOptionValue({ flags }: Option): never {
    this.#fail('missingMandatoryOptionValue', `${flags} is missing`);
  }

  _excessArguments({ length }: readonly string[]): never {
    const message = `too many arguments: expected ${this.registeredArguments.length}, got ${length}`;
    this.#fail('excessArguments', message);
  }

  _conflictingOption({ long: one }: Option, { long: other }: Option): never {
    throw new UsageError(`${one} and ${other} can't be used together`);
  }

  /** Parses a value. The parser of an option throws an `InvalidArgumentError`, whose message is the expected value. */
  _callParseArg(target: Option | Argument, value: string, previous: unknown): unknown {
    try {
      return (target.parseArg as ((value: string, previous: unknown) => unknown) | undefined)?.(value, previous);
    } catch (error) {
      if (!(error instanceof InvalidArgumentError)) throw error;
      const name = target instanceof Option ? target.flags.replace(/^-\w, /, '') : `<${target.name()}>`;
      const expected = target.argChoices === undefined ? error.message : orList(target.argChoices);
      this.#fail('invalidArgument', `${JSON.stringify(value)} isn't a value of ${name}: expected ${expected}`);
    }
  }

  #fail(code: string, message: string): never {
    this.error(`error: ${visibleLine(message)}`, { code: `commander.${code}` });
  }
}

/** Matches the flags of an option whose value is a path. */
const TAKES_PATH = /<(?:file|folder|path)>/;

/** The beginning of the name of an option. */
const OPTION_PREFIX = '--';

const suggestion = (name: string | undefined): string => (name === undefined ? '' : `: did you mean ${name}?`);
