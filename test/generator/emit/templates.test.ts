import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compileGrammar } from '../../../src/generator/compile.js';
import { fillTemplate } from '../../../src/generator/emit/runtime/fill-template.js';
import { generate, type GenerateOptions } from '../../../src/generator/index.js';
import { ROOT } from '../../support/shared.js';

describe('a template', () => {
  test('keeps the lines of features that are on', () => {
    const template = 'a\n  //#if x\n  b\n  //#if y\n  c\n  //#end\n  //#end\nd';
    expect(fillTemplate(template, { features: { x: true, y: true } })).toBe('a\n  b\n  c\nd');
    expect(fillTemplate(template, { features: { x: true, y: false } })).toBe('a\n  b\nd');
    expect(fillTemplate(template, { features: { x: false, y: true } })).toBe('a\nd');
  });

  test('has lines for a feature that is off in comments', () => {
    const template = '//#if x\na\n//#end\n//#if !x\n  //: b\n//#end';
    expect(fillTemplate(template, { features: { x: true } })).toBe('a');
    expect(fillTemplate(template, { features: { x: false } })).toBe('  b');
  });

  test('keeps regions within a line, with the spaces around them as in code', () => {
    const template = 'f(/*#if x*/ a, /*#end*/ /*#if y*/ b, /*#end*/ c /*#if z*/, d /*#end*/);';
    const filled = (x: boolean, y: boolean, z: boolean) => fillTemplate(template, { features: { x, y, z } });
    expect(filled(true, true, true)).toBe('f(a, b, c, d);');
    expect(filled(false, true, false)).toBe('f(b, c);');
    expect(filled(false, false, false)).toBe('f(c);');
  });

  test('has samples of lines, and names for values', () => {
    const template =
      'switch (i) {\n  //#lines cases\n  case SAMPLE:\n  //#end\n}\n// prettier-ignore\nreturn $Rule(LIMIT);';
    const filling = { values: { $Rule: '$A$&', LIMIT: 3 }, lines: { cases: ['  case 1:', '  case 2:'] } };
    expect(fillTemplate(template, filling)).toBe('switch (i) {\n  case 1:\n  case 2:\n}\nreturn $A$&(3);');
  });

  test('must have a value for each mark', () => {
    expect(() => fillTemplate('//#if x\n//#end', {})).toThrow('"x"');
    expect(() => fillTemplate('//#lines x\n//#end', {})).toThrow('"x"');
    expect(() => fillTemplate('a /*#if x*/, b /*#end*/', {})).toThrow('"x"');
    expect(fillTemplate('//#if y\n//#if x\n//#end\n//#end', { features: { y: false } })).toBe('');
  });
});

/** Grammars that together need every line of the templates. */
const EVERYTHING: readonly (readonly [grammar: string, options: Partial<GenerateOptions>])[] = [
  [
    [
      'File = Tag* Sum? List',
      'Tag = "<" name:word ">" [^<]* "</" =name ">"',
      'word = [a-z]+',
      'Sum = left:Term "+" right:Number / Number',
      'Term = Sum / Group',
      'Group = "(" Sum|1.., ","| ")"',
      'Number = [0-9]+',
      'List = Item "," List / Item',
      'Item = [A-Z]+ / "[" List "]"',
    ].join('\n'),
    { recover: 'auto', memo: 'all' },
  ],
  ['List = Item "," List / Item\nItem = [A-Z]+ / "[" List "]"', { memo: 'all', recover: 'auto' }],
  ['List = Item "," List / Item\nItem = [A-Z]+ / "[" List "]"', {}],
  [
    [
      'external p',
      'A = (x:[a-z]+ y:[A-Z]+ !=x<"a", "b"i, =y, ~y> ~x =y ^=y &p<=x> n:[0-9] "a"|n|)* List',
      'List = Item "," List / Item',
      'Item = [A-Z]+ / "[" List "]"',
    ].join('\n'),
    { start: ['A'] },
  ],
];

const TEMPLATES = join(ROOT, 'src/generator/emit/templates');

/** Names in the templates that parsers have a value for. */
const VALUES = new Set([
  ...[...readFileSync(join(TEMPLATES, 'values.d.ts'), 'utf8').matchAll(/^export \w+ ([\w$]+)/gm)].map(
    ([, name]) => name,
  ),
  ...['Rule', 'depthOfPart', 'VARIANT_SHIFT', 'KIND_MASK', 'START_RULES'],
  ...['far$Rule', 'hook$Rule', 'once$Rule', 'grow$Rule', 'next$Rule', 'nesting$Rule'],
]);

/** The lines of a template that a parser has as they are: without marks, samples, and lines for what is off. */
function fixedLines(template: string): string[] {
  return template
    .replace(/ *\/\/#lines [^]*?\/\/#end\n/g, '')
    .split('\n')
    .filter((line) => !/^ *(?:\/\/[#:].*|\/\/ prettier-ignore)?$/.test(line) && !line.includes('/*#if'))
    .filter((line) => !line.match(/[\w$]+/g)?.some((word) => VALUES.has(word)));
}

describe('all lines of the templates', () => {
  const folder = join(ROOT, 'generated/texts');
  const parsers = EVERYTHING.map(([grammar, options]) => {
    const parser = generate(grammar, { file: 'everything.peggy', ...options }).files.get('parser.ts')!;
    return new Set(parser.split('\n'));
  });

  const names = readdirSync(TEMPLATES).filter((name) => !name.endsWith('.d.ts'));

  test.each(names)('%s', async (name) => {
    const texts = Object.values((await import(join(folder, name))) as Record<string, string>);
    const lines = texts.flatMap(fixedLines);
    expect(lines.length).toBeGreaterThan(10);
    expect(lines.filter((line) => !parsers.some((parser) => parser.has(line)))).toEqual([]);
  });

  test.each(EVERYTHING)('of %s make parsers', (grammar, options) => {
    const compiled = compileGrammar(grammar, options);
    if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems));
    expect(compiled.grammar.parse('A,[B,C],D').hasErrors).toBe(false);
    expect(compiled.grammar.parse('A,[B,,C],D').hasErrors).toBe(true);
  });

  test('of a parser with every feature read a text that needs them', () => {
    const [[grammar, options]] = EVERYTHING as [(typeof EVERYTHING)[number]];
    const compiled = compileGrammar(grammar, options);
    if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems));
    const tree = compiled.grammar.parse('<a>text</a>(1+2,3)+4+5A,[B,C],D');
    expect(tree.hasErrors).toBe(false);
    expect(compiled.grammar.parse('<a>text</a>(1+2,3+4+5A,[B,C,D').hasErrors).toBe(true);
    expect(compiled.grammar.parse(`${'['.repeat(20_000)}`).source()).toHaveLength(20_000);
  });
});
