#!/usr/bin/env node
import { optimizeLate } from '../process/late-optimization.js';
import { run } from './program.js';
import { endOnceWritten, endOnOutputErrors, endOnUnexpectedErrors } from './run/process-end.js';

const args = process.argv.slice(2);
// A generation is over before optimized code has repaid the time of the optimizing compiler, which took half of it.
if (args[0] === 'generate' && !args.includes('--watch')) optimizeLate(8);
endOnOutputErrors();
endOnUnexpectedErrors(process.cwd());

const { stdout, stderr, env } = process;
const cwd = () => process.cwd();
let isStdinOpen = false;
const onInterrupt = (act: () => void) => {
  const interrupt = () => {
    act();
    // The next record may never come.
    if (isStdinOpen) process.stdin.destroy();
  };
  process.on('SIGINT', interrupt).on('SIGTERM', interrupt);
  return () => void process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
};
process.exitCode = await run(args, {
  // Opened only when it is read, because opening it takes time.
  get stdin() {
    isStdinOpen = true;
    return process.stdin;
  },
  stdout,
  stderr,
  env,
  cwd,
  onInterrupt,
  // tsx transforms the sources for this thread alone: another one couldn't load them.
  hasThreads: !import.meta.url.endsWith('.ts'),
});
// Nothing happens if the process ends without it.
setTimeout(endOnceWritten, 500).unref();
