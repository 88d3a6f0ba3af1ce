import { expect, test, vi } from 'vitest';
import { CompletionMemory } from '../../../src/lsp/features/completion/completion-memory.js';
import { type Features, featuresOf } from '../../../src/lsp/features/features.js';
import { NOTATIONS } from '../../../src/notations/registry.js';
import { AZUL, BRANDUB, FIVED } from '../feature-table.js';

const GAMES = {
  otn: [`${BRANDUB}\n1. `, 'd1', 'd1-c1'],
  '5dfen': [`${FIVED.slice(0, FIVED.indexOf('1.'))}1. `, 'Nf', 'Nf3'],
  azul: [AZUL.slice(0, AZUL.indexOf('A 1')), 'A', 'A 1 llll 1---'],
} as const;

test.each(Object.entries(GAMES))(
  '%s: the text before a word is read once, however much of the word is typed',
  async (id, [before, word, offered]) => {
    const entry = NOTATIONS.find((one) => one.id === id)!;
    const [notation, support] = await Promise.all([entry.load(), entry.editor!()]);
    const memory = new CompletionMemory();
    /** The features of the next version of the text. */
    const typed = (text: string): Features =>
      featuresOf({ notation, support, reading: notation.read(text, { level: 'syntax' }), memory });
    const labels = (features: Features, offset: number) => features.completions(offset).map(({ text }) => text);
    const first = typed(before + word[0]!);
    const second = typed(before + word);
    const after = typed(`${before}${word}\n`);
    expect(labels(first, before.length + 1)).toContain(offered);
    const read = vi.spyOn(notation, 'read');
    expect(labels(second, before.length + word.length)).toContain(offered);
    expect(labels(after, before.length + word.length)).toContain(offered);
    expect(read.mock.calls.filter(([text]) => text === before)).toEqual([]);
    read.mockRestore();
  },
);

test.each([
  ['oni', 'BXLUT # By|', []],
  ['oni', 'BXLUT # By|\nByt', []],
  ['otn', `${BRANDUB}\n1. d1-c1 d3-b3\n[An|n begins.]`, []],
  ['5dfen', '[Board "Standard"]\n1. {e|} e4', []],
  ['5dfen', '[Board "Standard"]\n1. {e}|', ['e4']],
] as const)('%s: nothing is offered in text for people: %j', async (id, marked, offered) => {
  const entry = NOTATIONS.find((one) => one.id === id)!;
  const [notation, support] = await Promise.all([entry.load(), entry.editor!()]);
  const reading = notation.read(marked.replace('|', ''), { level: 'syntax' });
  const found = featuresOf({ notation, support, reading }).completions(marked.indexOf('|'));
  const texts = found.map(({ text }) => text);
  if (offered.length === 0) expect(texts).toEqual([]);
  else expect(texts).toEqual(expect.arrayContaining([...offered]));
});
