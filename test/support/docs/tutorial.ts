import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../shared.js';

/** The page whose notation is also tested as one that is not built in. */
export const TUTORIAL = 'docs/writing-a-grammar.md';

/** The pages whose code blocks are files and commands of one small project each. */
export const TUTORIALS: readonly string[] = [
  TUTORIAL,
  'docs/your-own-notation.md',
  'docs/a-game-record.md',
  'docs/shapes.md',
];

/** A step of the tutorial, in its order: a file to write, or a command with the output that the page shows. */
export type TutorialStep =
  | { readonly file: string; readonly line: number; readonly content: string; readonly how: 'write' | 'add' | 'change' }
  | { readonly command: string; readonly line: number; readonly output: string };

/**
 * Returns the steps of a page. The line before a block of code ends with the name of its file, in backticks, and a
 * colon; after "Add to", the block is appended; after "Change", it is a difference. Blocks of `console` are commands
 * with output. Blocks of `sh`, and texts without a file, are not steps.
 */
export function tutorialSteps(text: string, page = TUTORIAL): TutorialStep[] {
  return [...text.matchAll(/^```(\w*)\n([^]*?)^```$/gm)].flatMap(({ 1: language, 2: code, index }): TutorialStep[] => {
    const before = text.slice(0, index);
    const line = before.split('\n').length + 1;
    if (language === 'sh') return [];
    if (language === 'console') return commandsOf(code!, line, page);
    const [, verb, file] = /(?:(Add to|Change)\s)?`([\w./-]+)`:\n\n$/.exec(before) ?? [];
    if (file === undefined && language === 'text') return [];
    if (file === undefined) throw new Error(`${page}:${line}: expected a line that ends with \`file\`: before it`);
    const how = verb === 'Change' ? 'change' : verb === undefined ? 'write' : 'add';
    return [{ file, line, content: code!, how }];
  });
}

function commandsOf(code: string, line: number, page: string): TutorialStep[] {
  const [before, ...parts] = code.split(/^\$ (.*)\n/m);
  if (before !== '') throw new Error(`${page}:${line}: expected a command, such as $ npx ludogram formats`);
  return parts.flatMap((command, i) => (i % 2 === 0 ? { command, line, output: parts[i + 1]! } : []));
}

/** Returns the steps of a tutorial in the repository. */
export const readTutorial = (page = TUTORIAL): TutorialStep[] =>
  tutorialSteps(readFileSync(join(ROOT, page), 'utf8'), page);

/** Returns the content of a file of the tutorial's project after a step, given its content before. */
export function contentAfter(step: Extract<TutorialStep, { file: string }>, before: string | undefined): string {
  if (step.how === 'change') return changed(step, before ?? '');
  return step.how === 'add' ? `${before ?? ''}\n${step.content}` : step.content;
}

/** Applies a difference. Its parts, with `@@` between them, must each be found once: lines that stay or go. */
function changed({ file, line, content }: Extract<TutorialStep, { file: string }>, before: string): string {
  let text = before;
  for (const part of content.split(/^@@\n/m)) {
    const lines = part.split('\n').slice(0, -1);
    const side = (sign: string) =>
      lines.flatMap((one) => (one[0] === ' ' || one[0] === sign ? [`${one.slice(1)}\n`] : [])).join('');
    const pieces = text.split(side('-'));
    if (pieces.length !== 2) throw new Error(`line ${line}: expected once in ${file}:\n${side('-')}`);
    text = pieces.join(side('+'));
  }
  return text;
}
