import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './shared.js';

/** The page whose code blocks are files and commands of one small project. */
export const TUTORIAL = 'docs/writing-a-grammar.md';

/** A step of the tutorial, in its order: a file to write, or a command with the output that the page shows. */
export type TutorialStep =
  | { readonly file: string; readonly line: number; readonly content: string; readonly isAppended: boolean }
  | { readonly command: string; readonly line: number; readonly output: string };

/**
 * The steps of a page. The line before a block of code ends with the name of its file, in backticks, and a colon; after
 * "Add to", the block is appended. Blocks of `console` are commands with output. Blocks of `sh` and of no language are not steps.
 */
export function tutorialSteps(text: string): TutorialStep[] {
  return [...text.matchAll(/^```(\w*)\n([^]*?)^```$/gm)].flatMap(({ 1: language, 2: code, index }): TutorialStep[] => {
    const before = text.slice(0, index);
    const line = before.split('\n').length + 1;
    if (language === 'sh' || language === '') return [];
    if (language === 'console') return commandsOf(code!, line);
    const [, add, file] = /(Add to )?`([\w./-]+)`:\n\n$/.exec(before) ?? [];
    if (file === undefined) throw new Error(`${TUTORIAL}:${line}: expected a line that ends with \`file\`: before it`);
    return [{ file, line, content: code!, isAppended: add !== undefined }];
  });
}

function commandsOf(code: string, line: number): TutorialStep[] {
  const [before, ...parts] = code.split(/^\$ (.*)\n/m);
  if (before !== '') throw new Error(`${TUTORIAL}:${line}: expected a command, such as $ npx ludogram formats`);
  return parts.flatMap((command, i) => (i % 2 === 0 ? { command, line, output: parts[i + 1]! } : []));
}

/** The steps of the tutorial as it is. */
export const readTutorial = (): TutorialStep[] => tutorialSteps(readFileSync(join(ROOT, TUTORIAL), 'utf8'));

/** What a file of the tutorial's project contains after a step, given what it contained before. */
export function contentAfter(step: Extract<TutorialStep, { file: string }>, before: string | undefined): string {
  return step.isAppended ? `${before ?? ''}\n${step.content}` : step.content;
}
