import type { Span } from '../../../diagnostics/index.js';
import type { Path } from '../../../notation/index.js';
import { endOfString } from './json-span.js';

/** A key that an object of a JSON text has already. */
export interface RepeatedKey {
  readonly span: Span;
  /** The span of the first one. */
  readonly first: Span;
  /** The path of its value. */
  readonly path: Path;
}

/** An object or list that is not closed yet. */
interface Container {
  /** The keys up to here; absent in a list. */
  readonly keys?: Map<string, Span>;
  /** The key or index of the current member. */
  step: string | number;
  isBeforeKey: boolean;
}

/** Yields the repeated keys of a valid JSON text, in document order. Takes time proportional to the text. */
export function* repeatedKeys(text: string): Generator<RepeatedKey> {
  const open: Container[] = [];
  for (let offset = 0; offset < text.length; offset++) {
    const inner = open.at(-1);
    switch (text[offset]) {
      case '{':
        open.push({ keys: new Map(), step: '', isBeforeKey: true });
        break;
      case '[':
        open.push({ step: 0, isBeforeKey: false });
        break;
      case '}':
      case ']':
        open.pop();
        break;
      case ',':
        if (typeof inner?.step === 'number') inner.step++;
        else if (inner !== undefined) inner.isBeforeKey = true;
        break;
      case '"': {
        const span = { start: offset, end: endOfString(text, offset) };
        offset = span.end - 1;
        if (inner?.isBeforeKey !== true) break;
        inner.isBeforeKey = false;
        const key = JSON.parse(text.slice(span.start, span.end)) as string;
        const first = inner.keys?.get(key);
        inner.step = key;
        if (first === undefined) inner.keys?.set(key, span);
        else yield { span, first, path: open.map(({ step }) => step) };
      }
    }
  }
}
