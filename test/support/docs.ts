import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './shared.js';

/** A block of code in the documentation. */
export interface CodeBlock {
  /** Path of the page from the root. */
  readonly page: string;
  /** Line of its first line of code, from 1. */
  readonly line: number;
  /** What follows the opening fence: `ts`, `console` or nothing. */
  readonly language: string;
  readonly code: string;
}

/** Every page that is written for people: path from the root → Markdown. */
export function pages(): Map<string, string> {
  const inDocs = readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' }).map((name) =>
    join('docs', name).replaceAll('\\', '/'),
  );
  const paths = ['README.md', 'CONTRIBUTING.md', 'test/conformance/README.md', ...inDocs.sort()];
  const written = paths.filter((path) => path.endsWith('.md') && !path.startsWith('docs/api/'));
  return new Map(written.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]));
}

/** The fenced blocks of all pages that are in one of some languages. */
export function codeBlocks(...languages: readonly string[]): CodeBlock[] {
  return [...pages()].flatMap(([page, text]) =>
    [...text.matchAll(/^( *)```(\w*)\n([^]*?)^\1```$/gm)]
      .filter(([, , language]) => languages.includes(language!))
      .map(({ 1: indent, 2: language, 3: code, index }) => ({
        page,
        line: text.slice(0, index).split('\n').length + 1,
        language: language!,
        code: code!.replaceAll(new RegExp(`^${indent!}`, 'gm'), ''),
      })),
  );
}

/** A pattern for output in which a line of `…` means any lines. */
export function outputPattern(shown: string): RegExp {
  const lines = shown.trimEnd().split('\n');
  const literal = (line: string) => line.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  const patterns = lines.map((line) => (line.trim() === '…' ? '(?:.*\n)*' : `${literal(line)}\n`));
  return new RegExp(`^${patterns.join('')}$`);
}

/** The program of the reference that uses readers, and the grammar that they are generated from. */
export function readersExample(): { readonly grammar: string; readonly program: string } {
  const blocks = codeBlocks('peggy', 'ts').filter(({ page }) => page === 'docs/grammars.md');
  const at = blocks.findIndex(({ code }) => code.includes("from './game/readers.js'"));
  return { grammar: blocks[at - 1]!.code, program: blocks[at]!.code };
}
