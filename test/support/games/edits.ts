import { expect } from 'vitest';
import { applyEdits } from '../../../src/diagnostics/index.js';
import { changedModel } from '../../../src/notation/changed-model.js';
import type { Change, Notation, NotationReading, Path } from '../../../src/notation/index.js';
import { pathOf } from '../../../src/notation/path.js';
import { casesOf } from '../cases.js';
import { Random, SEED } from '../random.js';
import { made } from '../readings.js';

/** The requirements for random edits in a notation. */
export interface RandomEdits<Model> {
  /** Texts without syntax errors; those of the suite of the notation if absent. */
  readonly texts?: readonly string[];
  readonly rounds: number;
  readonly change: (random: Random, model: Model) => Change;
  /** The changed model as the edited text has it; exactly the change if absent. */
  readonly settled?: (model: Model, change: Change) => Model;
  /** The path of the part around a changed one that is written as a whole; the changed part if absent. */
  readonly wholeOf?: (path: Path) => Path;
  /**
   * Whether no edit of the text gives the changed model, although the model can be printed, because a comment that
   * stays would belong to another part; never if absent.
   */
  readonly isImpossible?: (reading: NotationReading, change: Change) => boolean;
  /** The text that an edit may remove outside that part; nothing but white space if absent. */
  readonly alsoRemoves?: RegExp;
}

const textsById = new Map<string, readonly string[]>();

/**
 * Returns the texts of the suite of a notation that have no syntax errors. They are found once: several tests edit
 * them.
 */
export function wellFormedTexts(notation: Notation): readonly string[] {
  const isWellFormed = (text: string): boolean => notation.read(text, { level: 'syntax' }).isWellFormed;
  const found =
    textsById.get(notation.id) ?? casesOf(notation.id).flatMap(({ text }) => (isWellFormed(text) ? [text] : []));
  textsById.set(notation.id, found);
  return found;
}

/**
 * Makes random changes to texts, one at a time. Each is possible where the changed model can be printed, except for
 * those that the caller excludes. It gives the changed model, removes nothing outside the changed part, and keeps the
 * comments there.
 */
export function checkRandomEdits<Model>(notation: Notation<Model>, expected: RandomEdits<Model>): void {
  const { texts = wellFormedTexts(notation as Notation), rounds, change: randomChange } = expected;
  const random = new Random(SEED);
  expect(texts.length).toBeGreaterThan(10);
  let count = 0;
  for (let round = 0; round < rounds; round++) {
    const text = random.pick(texts);
    const change = randomChange(random, notation.read(text, { level: 'syntax' }).model);
    if (checkEdit(notation, text, change, expected)) count++;
  }
  expect(count).toBeGreaterThan(rounds / 2);
}

function checkEdit<Model>(
  notation: Notation<Model>,
  text: string,
  change: Change,
  {
    settled = (model) => made(changedModel(model, change)).model,
    wholeOf = (path) => path,
    isImpossible = () => false,
    alsoRemoves = /^\s*$/,
  }: RandomEdits<Model>,
): boolean {
  const what = JSON.stringify({ text, change });
  const reading = notation.read(text, { level: 'syntax' });
  const changed = settled(reading.model, change);
  const result = reading.edit(change);
  expect(result.ok, what).toBe(!isImpossible(reading, change) && notation.tryPrint(changed).ok);
  if (!result.ok) return false;
  const { edits } = result;
  const after = notation.read(applyEdits(text, edits), { level: 'syntax' });
  expect(after.isWellFormed, what).toBe(true);
  expect(after.model, what).toEqual(changed);
  const whole = wholeOf('insert' in change ? change.insert.slice(0, -1) : pathOf(change));
  const part = whole.length === 0 ? undefined : reading.spanOf(whole);
  for (const { start, end } of edits) {
    const before = text.slice(start, Math.max(start, Math.min(end, part?.start ?? end)));
    const following = text.slice(Math.max(start, Math.min(end, part?.end ?? end)), end);
    expect(before, what).toMatch(alsoRemoves);
    expect(following, what).toMatch(alsoRemoves);
  }
  const left = after.tree.comments().map((comment) => comment.text);
  for (const comment of commentsOutside(reading, part)) {
    expect(left, what).toContain(comment);
    left.splice(left.indexOf(comment), 1);
  }
  return true;
}

const commentsOutside = (reading: NotationReading, part: { start: number; end: number } | undefined): string[] =>
  reading.tree
    .comments()
    .filter(({ start, end }) => part === undefined || end <= part.start || start >= part.end)
    .map(({ text }) => text);
