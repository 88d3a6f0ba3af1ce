import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import type { Json } from '../notation/index.js';
import type { Case, Outcome } from './case.js';
import { differences } from '../notation/json-difference.js';

/** A program that reads a text on standard input, prints tagged JSON and exits with 0, or exits with 1. */
export interface Decoder {
  /** The command, for the shell. */
  readonly command: string;
  /** Time limit for one text in seconds. */
  readonly timeout: number;
}

/** The output of a program, and its exit code. */
interface Finished {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
  readonly isLate: boolean;
}

/** Exit codes of a shell for a program that is not found or can't be run. */
const NO_PROGRAM: readonly unknown[] = [126, 127];

/** Returns why a command can't be run at all; `undefined` if it can. It gets an empty text. */
export async function decoderProblem(decoder: Decoder): Promise<string | undefined> {
  const { code, stderr } = await runOn('', decoder, {});
  return NO_PROGRAM.includes(code) ? stderr.trim() || `${decoder.command} can't be run` : undefined;
}

/** Runs a program on a case. Its environment has the format and the dialect. */
export async function checkDecoder(one: Case, decoder: Decoder): Promise<Outcome> {
  const { format, verdict, text } = one;
  const finished = await runOn(text, decoder, {
    LUDOGRAM_FORMAT: format,
    ...(verdict.dialect === undefined ? {} : { LUDOGRAM_DIALECT: verdict.dialect }),
  });
  return outcomeOf(one, finished, decoder);
}

function outcomeOf({ kind, verdict }: Case, finished: Finished, { timeout }: Decoder): Outcome {
  const { code, signal, stdout, stderr, isLate } = finished;
  if (isLate) return { status: 'timeout', problems: [`no answer within ${timeout} s`] };
  if (code !== 0 && code !== 1) {
    const how = signal === null ? `ended with exit code ${code}` : `was ended by ${signal}`;
    return { status: 'crash', problems: [how, ...lastLines(stderr)] };
  }
  if (kind === 'either') return { status: 'pass' };
  if (code === 1) {
    if (kind === 'invalid') return { status: 'pass' };
    return { status: 'fail', problems: ['rejected, but it is valid', ...lastLines(stderr)] };
  }
  if (kind === 'invalid') return { status: 'fail', problems: [`accepted, but: ${verdict.why}`] };
  const json = parsed(stdout);
  if (json === undefined) return { status: 'fail', problems: ["its output isn't JSON", ...lastLines(stdout)] };
  const problems = differences(verdict.model, json);
  return problems.length === 0 ? { status: 'pass' } : { status: 'fail', problems };
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

const lastLines = (text: string): string[] =>
  text
    .trimEnd()
    .split('\n')
    .slice(-5)
    .filter((line) => line !== '');

function runOn(text: string, { command, timeout }: Decoder, env: Record<string, string>): Promise<Finished> {
  return new Promise((resolve) => {
    // The process group, so that processes which the shell starts end with it.
    const child = spawn(command, {
      shell: true,
      detached: process.platform !== 'win32',
      env: { ...process.env, ...env },
    });
    const out: Buffer[] = [];
    const errors: Buffer[] = [];
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      kill(child);
    }, timeout * 1000);
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => errors.push(chunk));
    const finish = (code: number | null, signal: NodeJS.Signals | null, problem = ''): void => {
      clearTimeout(timer);
      const stderr = Buffer.concat(errors).toString('utf8') + problem;
      resolve({ code, signal, stdout: Buffer.concat(out).toString('utf8'), stderr, isLate });
    };
    child.on('error', (error) => finish(127, null, error.message));
    child.on('close', finish);
    // A program may answer without reading everything.
    child.stdin.on('error', () => {});
    child.stdin.end(text);
  });
}

function kill({ pid }: ChildProcessWithoutNullStreams): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // The process has already ended.
  }
}
