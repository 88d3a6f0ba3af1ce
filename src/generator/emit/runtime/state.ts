import type { CodeWriter } from '../writer.js';

/**
 * The largest number of integers in a tree. Because of this mask, engines leave out overflow checks when they add to an
 * index.
 */
export const MAX_DATA_SIZE = '0x3fffffff';

/** Features that the functions of the rules use. */
export interface StateUse {
  /** Searches in the text. */
  readonly searches: boolean;
  /** Back references. */
  readonly repeats: boolean;
  /** Nodes with nodes inside. */
  readonly opens: boolean;
  /** Levels of nesting. */
  readonly nests: boolean;
}

/**
 * Declares the state of a parse and the functions that write nodes. Nothing outlives a parse: trees own their data, and
 * a parse calls no foreign code.
 *
 * Engines check each use of a `let` for initialization, and each call of a declared function for reassignment. So the
 * state uses `var`, and functions are constants.
 */
export function emitState({ searches, repeats, opens, nests }: StateUse, out: CodeWriter): void {
  out.line('const NO_BYTES = new Uint8Array(1);');
  out.line('const NO_DATA = new Int32Array(0);');
  out.line();
  out.line('// The state of one parse; empty between parses.');
  if (searches || repeats) out.line("var text = '';");
  out.line('var end = 0;');
  out.line('var input: Uint8Array = NO_BYTES;');
  out.line('var data: Int32Array = NO_DATA;');
  out.line('var n = 0;');
  out.line('var hasNotable = false;');
  if (nests) {
    out.line('var limit = 0;');
    out.line('var deepest = 0;');
    out.line('const TOO_DEEP = new Error();');
  }
  out.line();
  out.line(
    '/** Enlarges `data` for the whole text, which is assumed to need little more per character than the text up to `p`. */',
  );
  constant('grow = (p: number): void', out, [
    'const likely = Math.min((n / Math.max(p, 1)) * 1.1, 5) * end;',
    'data = enlargeTreeData(data, likely);',
  ]);
  if (repeats) {
    out.line(
      '/** If the text from `from` to `to` is at `p` again, returns the offset after it; otherwise, and if `to` is before `from`, -1. */',
    );
    constant('again = (from: number, to: number, p: number): number', out, [
      'if (to < from) return -1;',
      'while (from < to) if (text.charCodeAt(from++) !== text.charCodeAt(p++)) return -1;',
      'return p;',
    ]);
  }
  const next = (p: string) => [
    `const at = n & ${MAX_DATA_SIZE};`,
    `if (at + 4 > data.length) grow(${p});`,
    'n = at + 4;',
  ];
  if (opens) {
    out.line('/** Begins a node; `close` writes its end. */');
    constant('open = (p: number, head: number, start: number): number', out, [
      ...next('p'),
      'data[at] = head;',
      'data[at + 1] = start;',
      ...(nests ? ['data[at + 3] = 0;'] : []),
      'return at;',
    ]);
    constant('close = (node: number, stop: number): void', out, [
      `const at = node & ${MAX_DATA_SIZE};`,
      'data[at + 2] = stop;',
      'data[at + 3] = n;',
    ]);
  }
  if (opens && nests) {
    out.line('/** Ends the nodes that are open when nesting passes its limit. */');
    constant('closeAll = (stop: number): void', out, [
      'for (let i = 4; i < n; ) {',
      '  const next = data[i + 3]!;',
      '  if (next === 0) close(i, stop);',
      '  i = next === 0 ? i + 4 : next;',
      '}',
    ]);
  }
  constant('leaf = (head: number, start: number, stop: number): void', out, [
    ...next('start'),
    'data[at] = head;',
    'data[at + 1] = start;',
    'data[at + 2] = stop;',
    'data[at + 3] = at + 4;',
  ]);
}

function constant(signature: string, out: CodeWriter, lines: readonly string[]): void {
  out.block(`const ${signature} => {`, () => lines.forEach((line) => out.line(line)), '};');
  out.line();
}
