import { Argument, CommanderError, InvalidArgumentError, Option } from 'commander';
import { expect, test } from 'vitest';
import { UsageError } from '../../../src/cli/run/failure.js';
import { UsageCommand } from '../../../src/cli/run/usage-command.js';

/** Returns the message of a small program about wrong usage. */
function messageFor(...args: string[]): string {
  let message = '';
  const program = new UsageCommand('p').exitOverride().configureOutput({ writeErr: (text) => (message += text) });
  program.option('--quiet', 'say nothing');
  program
    .command('draw')
    .addArgument(new Argument('<shape>', 'a shape').choices(['line', 'circle']))
    .addOption(new Option('-c, --color <name>', 'a color').choices(['red', 'blue', 'green']))
    .addOption(new Option('--gray', 'no color').conflicts('color'))
    .option('--width <n>', 'a width', () => {
      throw new InvalidArgumentError('a width from 1');
    })
    .requiredOption('--to <file>', 'a file');
  try {
    program.parse(args, { from: 'user' });
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    if (!(error instanceof CommanderError)) throw error;
  }
  return message;
}

test.each([
  [['drow'], 'error: unknown verb "drow": did you mean draw?\n'],
  [['sing'], 'error: unknown verb "sing"\n'],
  [['a\nb'], 'error: unknown verb "a<U+000A>b"\n'],
  [['draw', 'line', '--to', 'a', '--colo'], 'error: unknown option --colo: did you mean --color?\n'],
  [['draw', 'line', '--to', 'a', '--queit'], 'error: unknown option --queit: did you mean --quiet?\n'],
  [['draw', 'line', '--to', 'a', '-x'], 'error: unknown option -x\n'],
  [['draw', 'line'], 'error: --to <file> is missing\n'],
  [['draw', '--to', 'a'], 'error: <shape> is missing\n'],
  [['draw', 'line', '--to'], 'error: --to <file> needs a value\n'],
  [['draw', 'line', '--to', ''], 'error: "" isn\'t a value of --to <file>: expected a path\n'],
  [['draw', 'line', '--to='], 'error: "" isn\'t a value of --to <file>: expected a path\n'],
  [['draw', 'box', '--to', 'a'], 'error: "box" isn\'t a value of <shape>: expected line or circle\n'],
  [['draw', 'line', 'line', '--to', 'a'], 'error: too many arguments: expected 1, got 2\n'],
  [
    ['draw', 'line', '-c', "it's", '--to', 'a'],
    'error: "it\'s" isn\'t a value of --color <name>: expected red, blue or green\n',
  ],
  [
    ['draw', 'line', '--width', 'a', '--to', 'a'],
    'error: "a" isn\'t a value of --width <n>: expected a width from 1\n',
  ],
  [['draw', 'line', '--gray', '--color', 'red', '--to', 'a'], "--gray and --color can't be used together"],
])('wrong usage of a command: %j', (args, message) => expect(messageFor(...args)).toBe(message));
