/** A text of about this length, part of which the parser once read repeatedly. */
type Text = (size: number) => string;

const repeat = (part: string, size: number) => part.repeat(Math.ceil(size / part.length));

/** Parts that differ from each other, up to about this length. */
function numbered(part: (i: number) => string, size: number): string {
  const parts: string[] = [];
  for (let i = 0, length = 0; length < size; i++) length += parts[parts.push(part(i)) - 1]!.length;
  return parts.join('');
}

const XAY = "version: '1'\nsetup: []\n";

/** Texts by format id, each with the name of the repeated part. */
export const ADVERSARIAL: Readonly<Record<string, readonly (readonly [what: string, text: Text])[]>> = {
  xay: [
    ['different keys', (size) => XAY + numbered((i) => `k${i}: 1\n`, size)],
    ['numeric keys', (size) => XAY + numbered((i) => `${i}: 1\n`, size)],
    ['the same key', (size) => XAY + repeat('k: 1\n', size)],
    ['comments', (size) => XAY + repeat('#\n', size)],
    ['comments among rows', (size) => `version: '1'\nsetup: [\n${repeat('# a\n[],\n', size)}]`],
    ['aliases of aliases', (size) => `a: &a [x]\n${numbered((i) => `k${i}: &k${i} [*a, *k${i - 1}]\n`, size)}`],
    ['aliases of one list', (size) => `a: &a [x]\nsetup: [${repeat('*a,', size)}]`],
    ['errors', (size) => XAY + repeat('@ \n', size)],
    ['wrong escapes', (size) => `${XAY}x: "${repeat('\\q', size)}"`],
  ],
  '5dfen': [
    ['variations before the first turn', (size) => `[k/K:0:1:w]\n${repeat('(1. Ka1) ', size)}1. Ka1`],
    ['broken variations', (size) => `[k/K:0:1:w]\n1. Ka1 ${repeat('(1. ?? [k ) ', size)}`],
    ['whole turns that are marked', (size) => `[k/K:0:1:w]\n${repeat('1w. Ka1 / Ka1\n', size)}`],
    ['numbers that are too large', (size) => `[k/K:0:1:w]\n1. ${repeat('(0T9999999999999999)Ka1 ', size)}`],
    ['a number that is too large', (size) => `[k/K:0:1:w]\n1. (0T${repeat('9', size)})Ka1`],
    ['stray parentheses between moves', (size) => `[k/K:0:1:w]\n${repeat('Ka1) ', size)}`],
  ],
};
