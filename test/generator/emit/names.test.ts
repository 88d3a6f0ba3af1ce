import { describe, expect, test } from 'vitest';
import * as cst from '../../../src/cst/index.js';
import { generate } from '../../../src/generator/index.js';
import { eraseTypes } from '../../../src/generator/javascript/erase.js';
import { loadModules } from '../../../src/generator/javascript/load.js';
import { loadGenerated } from '../../differential/load-generated.js';
import { TAKEN_NAMES } from '../taken-names.js';

test('names of rules and labels never clash with those of the tree', () => {
  const { parse } = loadGenerated(TAKEN_NAMES);
  const tree = parse('tskecipfx');
  expect(tree.dump()).toContain('UnparsedError 0..9');
});

test('a rule may have the name of a parameter of generated functions', () => {
  const { generated, parse } = loadGenerated('tree = node view\nnode = "n"\nview = "v"\n', { nodes: 'all' });
  const modules = new Map([['./nodes.js', eraseTypes(generated.files.get('nodes.ts')!)]]);
  const nodes = loadModules(modules, new Map([['cst', { ...cst }]])).get('./nodes.js') as unknown as {
    readonly isnode: (node: cst.Node) => boolean;
    readonly views: readonly (new (tree: cst.Tree, index: number) => cst.Node)[];
  };
  const { tree, index } = parse('nv').root!.children[0]!;
  const views = nodes.views.map((View) => new View(tree, index));
  expect(views.filter((view) => nodes.isnode(view))).toHaveLength(1);
});

describe('a view', () => {
  const { parse } = loadGenerated(TAKEN_NAMES, { start: ['Node', 'Token'] });

  test('has an accessor with _ at its end where the label is a member of every node', () => {
    const root = parse('tksecipfx', { start: 'Node' }).root!;
    expect(root.kindName).toBe('Node');
    expect([root.start, root.end, root.children.length]).toEqual([0, 9, 9]);
    const view = root as unknown as Record<string, { text: string; fieldName: string }>;
    expect(['kind_', 'start_', 'end_', 'parent_', 'constructor_'].map((name) => view[name]!.text)).toEqual([
      ...'ksepx',
    ]);
    expect(view.text__!.fieldName).toBe('text');
  });

  test('has an accessor with __ where another label has the _', () => {
    const view = parse('123456789', { start: 'Token' }).root as unknown as Record<string, { text: string }>;
    expect([view.text__!.text, view.text_!.text, view.__proto___!.text, view.toString_!.text]).toEqual([
      '5',
      '4',
      '2',
      '1',
    ]);
  });

  test('of a built-in kind gives way to a rule of its name', () => {
    const tree = loadGenerated('Document = Token\nToken = "a"\n').parse('ab');
    expect(tree.dump()).toBe('$Document 0..2\n  Document 0..1\n    Token 0..1 "a"\n  UnparsedError 1..2 "b"\n');
  });
});

test('readers name the classes of rules as nodes.ts does', () => {
  const { files } = generate('file = string (" " class)*\nstring = [a-z]+\nclass = [0-9]+\n', {
    file: 'test.peggy',
    nodes: 'all',
  });
  const classes = [...files.get('nodes.ts')!.matchAll(/^export class (\w+)/gm)].map(([, name]) => name);
  expect(classes).toEqual(['file', 'string_', 'class_']);
  const named = [...files.get('readers.ts')!.matchAll(/<nodes\.(\w+)>/g)].map(([, name]) => name);
  expect(new Set(named)).toEqual(new Set(classes));
});
