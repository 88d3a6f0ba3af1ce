import type { Completion, NotationEntry } from '../../../notation/index.js';
import { completionsAt, completionsInPart } from './completion.js';
import { partNear } from './text-part.js';

/** The completions in a text that is not read yet. */
export interface FirstCompletions {
  readonly items: readonly Completion[];
  /** Whether these are all, because the text before the cursor is short. */
  readonly isComplete: boolean;
}

/**
 * Returns the completions at an offset of a text that is not read yet. In a long text, they come from its head and the
 * lines before the offset only, and completions that depend on a position are missing.
 */
export async function completionsInUnread(
  entry: NotationEntry,
  text: string,
  offset: number,
): Promise<FirstCompletions> {
  const notation = await entry.load();
  const support = (await entry.editor?.()) ?? {};
  const part = partNear(text, offset);
  const reading = notation.read(part.text, { level: 'syntax' });
  const document = { notation, support, reading };
  const end = part.text.length;
  if (part.omitted === 0) return { items: completionsAt(document, end), isComplete: true };
  return { items: completionsInPart(part, document, end), isComplete: false };
}
