#!/usr/bin/env node
import { run } from './run.js';

// A reader that has seen enough (`| head`) is no fault of ours.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit();
    throw error;
  });
}

process.exitCode = await run(process.argv.slice(2), process);
