import { Argument, Command, CommanderError, Option } from 'commander';
import { expect, test } from 'vitest';
import { usageMessage } from '../../src/cli/run/usage-message.js';

/** What commander prints for wrong usage of a small program. */
function messageFor(...args: string[]): string {
  let message = '';
  const program = new Command('p').exitOverride();
  program
    .command('draw')
    .addArgument(new Argument('<shape>', 'a shape').choices(['line', 'circle']))
    .addOption(new Option('--colour <name>', 'a colour').choices(['red', 'blue', 'green']))
    .requiredOption('--to <file>', 'a file')
    .copyInheritedSettings(program)
    .configureOutput({
      writeErr: (text) => (message += text),
      outputError: (text, write) => write(usageMessage(text)),
    });
  program.configureOutput({
    writeErr: (text) => (message += text),
    outputError: (text, write) => write(usageMessage(text)),
  });
  try {
    program.parse(args, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
  }
  return message;
}

// Each of these is a message of commander: a version with other words fails here.
test.each([
  [['drow'], 'error: unknown verb "drow": did you mean draw?\n'],
  [['draw', 'line', '--to', 'a', '--colo'], 'error: unknown option --colo: did you mean --colour?\n'],
  [['draw', 'line'], 'error: --to <file> is missing\n'],
  [['draw', '--to', 'a'], 'error: <shape> is missing\n'],
  [['draw', 'line', '--to'], 'error: --to <file> needs a value\n'],
  [['draw', 'box', '--to', 'a'], 'error: "box" isn\'t a value of <shape>: expected line or circle\n'],
  [['draw', 'line', 'line', '--to', 'a'], 'error: too many arguments: expected 1, got 2\n'],
  [
    ['draw', 'line', '--colour', "it's", '--to', 'a'],
    'error: "it\'s" isn\'t a value of --colour <name>: expected red, blue or green\n',
  ],
])('%j', (args, message) => expect(messageFor(...args)).toBe(message));

test('a message that is not known stays as it is', () => {
  expect(usageMessage('error: something else\n')).toBe('error: something else\n');
});
