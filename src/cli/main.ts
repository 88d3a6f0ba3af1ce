#!/usr/bin/env node
import { endOnOutputErrors } from './failure.js';
import { run } from './run.js';

endOnOutputErrors();

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
