import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { RegExpParser } from '@eslint-community/regexpp';
import { analyse } from 'scslre';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { filesUnder } from '../support/files.js';
import { ROOT } from '../support/shared.js';

/**
 * Patterns that may take quadratic time on some texts, by file and source; the value says why such a text is never
 * matched.
 */
const EXCEPTIONS: ReadonlyMap<string, string> = new Map([
  [
    'src/config/error-location.ts ^ParseError: (.*?)\\s*\\n\\s*(.+):(\\d+):(\\d+)$',
    'messages of the loader of configs',
  ],
]);

/** Folders whose programs read only files of this repository, so that quadratic time does no harm. */
const READ_THIS_REPOSITORY = /^(?:scripts|site\/(?:prepare|test|shared)|site\/play\/markdown\.ts)/;

/** A regular expression, and the file that it is in. */
interface Pattern {
  readonly file: string;
  readonly source: string;
  readonly flags: string;
}

const parser = new RegExpParser();

/** Returns the ways in which matching a pattern takes more than linear time. */
const slowParts = ({ source, flags }: Pick<Pattern, 'source' | 'flags'>) =>
  analyse(parser.parseLiteral(`/${source}/${flags}`) as never).reports;

/** Returns the program in a file; in a Vue component, it is between the tags of the script. */
function programOf(file: string): string {
  const text = readFileSync(file, 'utf8');
  if (!file.endsWith('.vue')) return text;
  const [, script = ''] = text.split(/<script[^>]*>/, 2);
  return script.split('</script>', 1)[0]!;
}

/** Returns the regular expressions of a program. */
function patternsIn(file: string): Pattern[] {
  const found: Pattern[] = [];
  const program = ts.createSourceFile(`${file}.ts`, programOf(file), ts.ScriptTarget.Latest);
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      found.push({ file: relative(ROOT, file), source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    }
    ts.forEachChild(node, visit);
  };
  visit(program);
  return found;
}

/** Returns the patterns that a JSON Schema has. */
function patternsOf(schema: unknown, file: string): Pattern[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) =>
    key === 'pattern' && typeof value === 'string'
      ? [{ file, source: value.replaceAll('/', '\\/').replaceAll('\\\\/', '\\/'), flags: 'u' }]
      : patternsOf(value, file),
  );
}

const programs = ['src', 'generated', 'packages', 'site', 'scripts', 'editors'].flatMap((folder) =>
  filesUnder(join(ROOT, folder)).filter(
    (file) => /\.(?:[cm]?[jt]s|vue)$/.test(file) && !/\/(?:node_modules|dist|pages|api)\//.test(file),
  ),
);
const schemas = filesUnder(join(ROOT, 'test/conformance/schemas'));

describe('regular expressions take linear time', () => {
  test('the checker finds exponential and quadratic patterns', () => {
    expect(slowParts({ source: '^(?:[A-Za-z]\\*?|[1-9]\\d*)+$', flags: '' })).toMatchObject([{ exponential: true }]);
    expect(slowParts({ source: ' +$', flags: '' })).not.toEqual([]);
    expect(slowParts({ source: '(?<! ) +$', flags: '' })).toEqual([]);
  });

  test('in programs', () => {
    const all = programs.flatMap(patternsIn);
    expect(all.length).toBeGreaterThan(500);
    const slow = all.filter((pattern) => {
      const parts = slowParts(pattern);
      return READ_THIS_REPOSITORY.test(pattern.file) ? parts.some(({ exponential }) => exponential) : parts.length > 0;
    });
    expect(new Set(slow.map(({ file, source }) => `${file} ${source}`))).toEqual(new Set(EXCEPTIONS.keys()));
  });

  test('in JSON Schemas', () => {
    const all = schemas.flatMap((file) => patternsOf(JSON.parse(readFileSync(file, 'utf8')), relative(ROOT, file)));
    expect(all.length).toBeGreaterThan(20);
    expect(all.filter((pattern) => slowParts(pattern).length > 0)).toEqual([]);
  });
});
