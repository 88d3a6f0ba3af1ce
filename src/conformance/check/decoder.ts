import { defined } from '../../defined.js';
import { differences } from '../../notation/codec/json-difference.js';
import type { Json } from '../../notation/index.js';
import { type EndedProgram, runProgram } from '../../process/run-program.js';
import type { Case, Outcome } from '../suite/case.js';

/** A program that reads a text on standard input, prints tagged JSON and exits with 0, or exits with 1. */
export interface Decoder {
  /** The command, for the shell. */
  readonly command: string;
  /** Time limit for one text in seconds. */
  readonly timeout: number;
}

/** The number of bytes that a program may print for any text. */
const MIN_OUTPUT_LIMIT = 4_000_000;

/** The limit for longer output, as a multiple of the length of the expected model. */
const MAX_OUTPUT_RATIO = 8;

/** Exit codes of a shell for a program that is not found or can't be run. */
const NO_PROGRAM: readonly unknown[] = [126, 127];

/** Returns why a command can't be run at all; `undefined` if it can. It gets an empty text. */
export async function decoderProblem({ command, timeout }: Decoder): Promise<string | undefined> {
  const { code, stderr } = await runProgram(command, { input: '', timeout, maxOutput: MIN_OUTPUT_LIMIT });
  return NO_PROGRAM.includes(code) ? stderr.trim() || `${command} can't be run` : undefined;
}

/** Runs a program on a case. Its environment has the notation and the dialect. */
export async function checkDecoder(testCase: Case, { command, timeout }: Decoder): Promise<Outcome> {
  const { notation, verdict, text } = testCase;
  const expected = verdict.model === undefined ? 0 : JSON.stringify(verdict.model).length;
  const maxOutput = Math.max(MIN_OUTPUT_LIMIT, MAX_OUTPUT_RATIO * expected);
  const env = {
    LUDOGRAM_NOTATION: notation,
    LUDOGRAM_FORMAT: notation,
    ...defined({ LUDOGRAM_DIALECT: verdict.dialect }),
  };
  const ended = await runProgram(command, { input: text, timeout, maxOutput, env });
  if (ended.cause === 'time') return { status: 'timeout', problems: [`no answer within ${timeout} s`] };
  if (ended.cause === 'output') {
    const size = `${Math.floor(maxOutput / 1_000_000)} MB`;
    return { status: 'fail', problems: [`it printed more than ${size}: expected the tagged JSON of one text`] };
  }
  return outcomeOf(testCase, ended);
}

function outcomeOf({ kind, verdict }: Case, { code, signal, stdout, stderr }: EndedProgram): Outcome {
  if (code !== 0 && code !== 1) {
    const how = signal === null ? `ended with exit code ${code}` : `was ended by ${signal}`;
    return { status: 'crash', problems: [how, ...lastLines(stderr)] };
  }
  if (kind === 'either') return { status: 'pass' };
  if (code === 1) {
    if (kind === 'invalid') return { status: 'pass' };
    return { status: 'fail', problems: ['rejected, but it is valid', ...lastLines(stderr)] };
  }
  if (kind === 'invalid') return { status: 'fail', problems: ['accepted, but it is invalid'] };
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
