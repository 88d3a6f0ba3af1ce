import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../shared.js';

/** A block of code in the documentation. */
export interface CodeBlock {
  /** Path of the page, or of the source file with the comment, from the root. */
  readonly page: string;
  /** Line of its first line of code, from 1. */
  readonly line: number;
  /** The first word after the opening fence: `ts`, `console` or nothing. */
  readonly language: string;
  /** The rest of the words: `continued` for a block that needs the one before it on its page. */
  readonly info: string;
  readonly code: string;
}

/** Returns every page that is written for people: path from the root → Markdown. */
export function pages(): Map<string, string> {
  const inDocs = readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' }).map((name) =>
    join('docs', name).replaceAll('\\', '/'),
  );
  const inFolders = ['examples', 'editors', 'packages'].flatMap((folder) =>
    existsSync(join(ROOT, folder)) ? readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}/README.md`) : [],
  );
  const paths = [
    ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'grammars/5dfen-port.md', 'test/conformance/README.md'],
    ...inFolders.filter((path) => existsSync(join(ROOT, path))),
    ...inDocs.sort(),
  ];
  const written = paths.filter((path) => path.endsWith('.md') && !path.startsWith('docs/api/'));
  return new Map(written.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]));
}

/** A block of code, after white space and, in a comment, a `*`. */
const BLOCK = /^([ *]*)```(\S*)(.*)\n([^]*?)^\1```$/gm;

/** Returns the fenced blocks of a page, or of the comments of a source file. */
export function blocksIn(page: string, text: string): CodeBlock[] {
  return Array.from(
    text.matchAll(BLOCK),
    ({ 1: margin = '', 2: language = '', 3: info = '', 4: code = '', index }) => ({
      page,
      line: text.slice(0, index).split('\n').length + 1,
      language,
      info: info.trim(),
      code: code
        .split('\n')
        .map((line) => (line.startsWith(margin) ? line.slice(margin.length) : ''))
        .join('\n'),
    }),
  );
}

/** Returns the fenced blocks of all pages. */
export const pageBlocks = (): CodeBlock[] => [...pages()].flatMap(([page, text]) => blocksIn(page, text));

/** Returns the fenced blocks in the comments of all sources. */
export function commentBlocks(): CodeBlock[] {
  const files = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.ts$/.test(name),
  );
  return files.sort().flatMap((name) => {
    const path = join('src', name).replaceAll('\\', '/');
    return blocksIn(path, readFileSync(join(ROOT, path), 'utf8')).filter(({ code }) => !code.includes('`;'));
  });
}

/** Returns the fenced blocks of all pages that are in one of the given languages. */
export const codeBlocks = (...languages: readonly string[]): CodeBlock[] =>
  pageBlocks().filter(({ language }) => languages.includes(language));

/** Returns a pattern for output in which a line of `…` means any lines. */
export function outputPattern(shown: string): RegExp {
  const lines = shown.trimEnd().split('\n');
  const literal = (line: string) => line.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  const patterns = lines.map((line) => (line.trim() === '…' ? '(?:.*\n)*' : `${literal(line)}\n`));
  return new RegExp(`^${patterns.join('')}$`);
}

/** Returns the program of the reference that uses readers, and the grammar that they are generated from. */
export function readersExample(): { readonly grammar: string; readonly program: string } {
  const blocks = codeBlocks('peggy', 'ts').filter(({ page }) => page === 'docs/grammars.md');
  const at = blocks.findIndex(({ code }) => code.includes("from './game/readers.js'"));
  return { grammar: blocks[at - 1]!.code, program: blocks[at]!.code };
}
