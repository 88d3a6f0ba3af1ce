import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { ExitCode, reportLines } from '../../run/failure.js';
import type { Context } from '../../run/verb.js';
import type { Answer, TrySession } from './try-session.js';

/** Answers the lines of standard input if it is not a terminal. A text with errors makes the exit code 1. */
export async function tryLines(session: TrySession, context: Context): Promise<void> {
  const show = (answer: Answer): void => {
    showAnswer(answer, context);
    if (answer.isWrong) context.exit.raise(ExitCode.wrong);
  };
  for await (const line of linesOf(context.io.stdin)) {
    show(session.enter(line));
    if (session.isOver) return;
  }
  show(session.end());
}

async function* linesOf(stream: AsyncIterable<Uint8Array | string>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of stream) {
    rest += typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
    const lines = rest.split(/\r?\n/);
    rest = lines.pop()!;
    yield* lines;
  }
  rest += decoder.decode();
  if (rest !== '') yield rest;
}

/** The streams of a terminal. */
export interface Terminal {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
}

/** Reads lines at a terminal, with a history and completion of commands, until the user ends it. */
export async function tryAtTerminal(session: TrySession, terminal: Terminal, context: Context): Promise<void> {
  const lines = createInterface({
    ...terminal,
    terminal: true,
    prompt: session.prompt,
    completer: (line: string) => [session.completions(line), line],
  });
  lines.on('line', (line) => {
    showAnswer(session.enter(line), context);
    if (session.isOver) return lines.close();
    lines.setPrompt(session.prompt);
    lines.prompt();
  });
  lines.prompt();
  await once(lines, 'close');
  showAnswer(session.end(), context);
}

function showAnswer({ output, problems }: Answer, { io }: Context): void {
  io.stdout.write(output);
  reportLines({ io }, problems);
}
