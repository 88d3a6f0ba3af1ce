import { parse as parseYaml } from 'yaml';
import type { Level, Notation } from '../../src/notation/index.js';
import { notationById, notationByName, NOTATIONS } from '../../src/notations/registry.js';
import { fillTexts } from '../inputs/fill.js';
import { tinyFiles } from '../inputs/tiny.js';
import { xayBoards } from '../inputs/xiangqi.js';
import type { Job } from './job.js';

const LEVELS: readonly Level[] = ['syntax', 'structure', 'rules'];

/** Thousands of small files of all formats, in one loop. */
export async function tinyJobs(): Promise<Job[]> {
  const files: { format: Notation; text: string }[] = [];
  for (const { name, text } of tinyFiles(2000)) {
    files.push({ format: await notationByName(NOTATIONS, name)!.load(), text });
  }
  const characters = files.reduce((sum, { text }) => sum + text.length, 0);
  return LEVELS.map((level) => ({
    name: `ours, model at ${level}`,
    characters,
    run: () => files.map(({ format, text }) => format.read(text, { level }).diagnostics.length),
  }));
}

/** Positions in YAML, and the share of the time that the YAML library takes. */
export async function xayJobs(): Promise<Job[]> {
  const format = await notationById(NOTATIONS, 'xay')!.load();
  const texts = fillTexts(100_000, xayBoards());
  const characters = texts.reduce((sum, { length }) => sum + length, 0);
  return [
    ...LEVELS.map((level) => ({
      name: `ours, model at ${level}`,
      characters,
      run: () => texts.map((text) => format.read(text, { level }).model),
    })),
    { name: 'yaml alone, plain values', characters, run: () => texts.map((text) => parseYaml(text) as unknown) },
  ];
}
