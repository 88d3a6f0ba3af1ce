import { expect, test } from 'vitest';
import { compileGrammar } from '../../../src/generator/compile.js';
import { generate } from '../../../src/generator/generate.js';
import { startModel } from '../../../src/generator/start-model.js';

/** Rules that each use the next one twice. Written out, they would have 2 to the power of this number of parts. */
const COUNT = 22;

/** Returns a first rule, and rules after it that each use the next one twice. */
function twice(first: string, rule: (next: string) => string, last: string): string {
  const rules = Array.from({ length: COUNT }, (_, i) => `a${i} = ${rule(`a${i + 1}`)}`);
  return [first, ...rules, `a${COUNT} = ${last}`].join('\n');
}

const COMMENT = '"/*" (!"*/" .)* "*/"';

const GRAMMARS = {
  choice: twice('A = a0 "x"', (next) => `${next} / ${next} "c"`, '"b"'),
  sequence: twice('A = a0 "x"', (next) => `${next} ${next}`, '"b"'),
  options: twice('A = a0 "x"', (next) => `${next}? ${next}?`, '"b"'),
  lists: twice('A = a0', (next) => `${next}|.., ","| / ${next}|1.., ";"|`, '"b"'),
  labels: twice('A = a0\nB = "c"', (next) => `x:B ${next} / ${next}`, '"b"'),
  texts: twice('A = x:a0', (next) => `$(${next} / "c" ${next})`, '"b"'),
  lookaheads: twice('A = a0', (next) => `!${next} "x" / &${next} ${next}`, '"b"'),
  comments: twice('A = "a" (_ "b")*\n_ = (" " / a0)*', (next) => `${next} / ${next}`, COMMENT),
  'beginnings of comments': twice('A = "a" (_ "b")*\n_ = (" " / a0)*', (next) => `"x" ${next} / ${next}`, COMMENT),
};

test.each(Object.entries(GRAMMARS))('a parser is made of rules that use others twice: %s', (_, grammar) => {
  expect(generate(grammar, { file: 'Twice.peggy' }).files.size).toBeGreaterThan(0);
  const model = startModel(grammar, { file: 'Twice.peggy' }, { library: 'ludogram', readers: './r', shape: './s' });
  expect(model.files.size).toBe(2);
});

test.each(['auto', 'all', 'capitalized'] as const)('rules that use others twice are read with nodes of %s', (nodes) => {
  for (const grammar of Object.values(GRAMMARS)) {
    expect(compileGrammar(grammar, { nodes, recover: 'auto' }).ok).toBe(true);
  }
});
