import { fork } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The result of a script in a separate process, or the reason why there is none. */
export type Outcome<T> = { readonly value: T } | { readonly failure: string };

/**
 * Runs a script of the benchmark in a process of its own, with access to the garbage collector, and ends it after a
 * time.
 */
export function inChild<T>(script: string, args: readonly string[], seconds: number): Promise<Outcome<T>> {
  const path = join(fileURLToPath(new URL('.', import.meta.url)), script);
  return new Promise((resolve) => {
    const child = fork(path, args, { execArgv: ['--expose-gc', '--max-old-space-size=8192'], stdio: 'pipe' });
    let errors = '';
    child.stderr?.on('data', (data: Buffer) => (errors += data.toString()));
    child.stdout?.resume();
    const timer = setTimeout(() => {
      resolve({ failure: `not done after ${seconds} s` });
      child.kill('SIGKILL');
    }, seconds * 1000);
    child.once('message', (value) => {
      clearTimeout(timer);
      resolve({ value: value as T });
      child.kill();
    });
    child.once('exit', (code, signal) => {
      clearTimeout(timer);
      resolve({ failure: firstLines(errors) || `was ended by ${signal ?? `status ${String(code)}`}` });
    });
  });
}

const firstLines = (text: string): string => /^.*Error.*$/m.exec(text)?.[0] ?? text.trim().split('\n')[0]!;
