#!/usr/bin/env node
import { systemReason } from '../files/read-file.js';
import { ExitCode } from './failure.js';
import { run } from './run.js';

// A closed pipe (`| head`) is not an error; a full disk is.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit();
    if (stream === process.stdout) process.stderr.write(`error: can't write the output: ${systemReason(error)}\n`);
    process.exit(ExitCode.misuse);
  });
}

const { stdout, stderr, env } = process;
const cwd = () => process.cwd();
const onInterrupt = (act: () => void) => {
  process.on('SIGINT', act).on('SIGTERM', act);
  return () => void process.off('SIGINT', act).off('SIGTERM', act);
};
process.exitCode = await run(process.argv.slice(2), {
  // Opened only when it is read, because opening it takes time.
  get stdin() {
    return process.stdin;
  },
  stdout,
  stderr,
  env,
  cwd,
  onInterrupt,
  endProcess: (code) => process.exit(code),
  hasThreads: true,
});
