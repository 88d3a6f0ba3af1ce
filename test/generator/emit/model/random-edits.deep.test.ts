import { expect, test } from 'vitest';
import type { NodeIndex, Tree } from '../../../../src/cst/index.js';
import { applyEdits, defineDiagnostics } from '../../../../src/diagnostics/index.js';
import { defineReader, editableReader } from '../../../../src/library/index.js';
import type { Change, Path } from '../../../../src/notation/index.js';
import { randomModels } from '../../../support/generation/random-models.js';
import { type Made, useFolder } from '../../../support/generation/start-model.js';
import { Random, SEED } from '../../../support/random.js';
import { rounds } from '../../../support/rounds.js';

useFolder();

const GRAMMARS = rounds(20);

test(
  `edits of first models of ${GRAMMARS} random grammars change what they say, and nothing else (seed ${SEED})`,
  { timeout: 0 },
  async () => {
    const random = new Random(SEED);
    let edits = 0;
    for await (const { grammar, start, texts } of randomModels(random, GRAMMARS)) {
      for (const text of texts) {
        const { change, model } = changed(modelOf(start, text), modelOf(start, random.pick(texts)), random);
        const result = change && readerOf(start)(text).edit(change);
        // The printer of a first model can't write every model.
        if (result?.ok !== true) continue;
        const found = modelOf(start, applyEdits(text, result.edits));
        expect(found, JSON.stringify({ grammar, text, change })).toEqual(model);
        edits++;
      }
    }
    expect(edits).toBeGreaterThan(GRAMMARS);
  },
);

const rootOf = (tree: Tree): NodeIndex => (tree.root?.index ?? 0) as NodeIndex;

function modelOf({ parse, read }: Made, text: string): unknown {
  const tree = parse(text);
  return JSON.parse(JSON.stringify(tree.hasErrors ? null : read(tree, rootOf(tree))));
}

const diagnostics = defineDiagnostics('first', { wrong: { severity: 'error', message: 'wrong' } });

function readerOf({ parse, read, locate, codec, write }: Made) {
  const wrong = ({ node }: { node: { start: number; end: number } }) => diagnostics.report('wrong', node);
  return editableReader({
    read: defineReader({
      info: { id: 'first', title: 'first models' },
      parse,
      diagnostics: [diagnostics],
      syntax: { UnparsedError: wrong, TooDeepError: wrong, BadError: wrong },
      lower: (tree) => read(tree, rootOf(tree)),
      locate: (tree) => locate(tree, rootOf(tree)),
    }),
    codec,
    print: { write },
  });
}

type Found = readonly [path: Path, value: unknown];

/** The parts of a model, each with its path. */
function partsOf(value: unknown, path: Path = []): Found[] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  const inner = Object.entries(value).flatMap(([key, part]) =>
    partsOf(part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return path.length === 0 ? inner : [[path, value], ...inner];
}

const kindOf = (path: Path): string => path.map((step) => (typeof step === 'number' ? '*' : step)).join();

/** Draws a change of a model, with a part of another model, and returns it with the model that it makes. */
function changed(
  model: unknown,
  other: unknown,
  random: Random,
): { readonly change?: Change; readonly model: unknown } {
  const parts = partsOf(model).filter(([path]) => path.at(-1) !== 'type');
  if (parts.length === 0) return { model };
  const [path, value] = random.pick(parts);
  const alike = partsOf(other).filter(([found]) => kindOf(found) === kindOf(path));
  const given = structuredClone(alike.length > 0 ? random.pick(alike)[1] : value);
  const around = path.slice(0, -1).reduce((inner, step) => (inner as Record<string | number, unknown>)[step], model);
  const key = path.at(-1)!;
  const way = Array.isArray(around) ? random.pick(['replace', 'insert', 'remove'] as const) : 'replace';
  if (!Array.isArray(around)) (around as Record<string | number, unknown>)[key] = given;
  else if (way === 'remove') around.splice(Number(key), 1);
  else around.splice(Number(key), way === 'insert' ? 0 : 1, given);
  const change = way === 'remove' ? { remove: path } : { [way]: path, value: given };
  return { change: structuredClone(change) as Change, model };
}
