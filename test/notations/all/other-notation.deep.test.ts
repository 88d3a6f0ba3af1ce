import { describe, expect, test } from 'vitest';
import { applyFixes, hasErrors } from '../../../src/diagnostics/index.js';
import { NOTATIONS } from '../../../src/notations/registry.js';
import { casesOf } from '../../support/cases.js';

/** Notations whose texts can be damaged ones of another: a placement without a version, 5DFEN by the letter. */
const SIBLINGS = new Set(['xiangqi-fen as annofen', '5dfen-ebnf as 5dfen']);

describe.each(NOTATIONS)('cases of other notations read as $id', ({ id, detect, load }) => {
  const others = NOTATIONS.filter((other) => other.id !== id);

  test.each(others)(
    '$id: another notation is one diagnostic without a fix; otherwise safe fixes change nothing',
    async (other) => {
      const { read } = await load();
      for (const { name, text } of casesOf(other.id)) {
        const { diagnostics } = read(text);
        if (diagnostics.some(({ code }) => code === `${id}/other-notation`)) {
          expect(diagnostics, name).toHaveLength(1);
          expect(diagnostics[0], name).not.toHaveProperty('fixes');
          continue;
        }
        const fixed = applyFixes(text, diagnostics).text;
        const isLegitimate =
          SIBLINGS.has(`${other.id} as ${id}`) || detect(text) || !hasErrors(read(fixed).diagnostics);
        if (!isLegitimate) expect(fixed, name).toBe(text);
      }
    },
  );
});

test.each(NOTATIONS)('no valid case of $id is called another notation at any level', async ({ id, load }) => {
  const { read } = await load();
  for (const { name, text, kind } of casesOf(id)) {
    if (kind !== 'valid') continue;
    for (const level of ['syntax', 'structure', 'rules'] as const) {
      expect(
        read(text, { level }).diagnostics.map(({ code }) => code),
        name,
      ).not.toContain(`${id}/other-notation`);
    }
  }
});

test('an OpenTafl game in a file of Onitama is not fixed', async () => {
  const text =
    '[event:Spring cup]\n[result:-1]\n[rules:dim:7 start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/]\n\n1. d1-c1 d3-b3\n';
  const { read } = await NOTATIONS.find(({ id }) => id === 'oni')!.load();
  const { diagnostics } = read(text);
  expect(diagnostics.map(({ code, message }) => [code, message])).toEqual([
    ['oni/other-notation', 'this looks like an OpenTafl game, not an Onitama game'],
  ]);
  expect(applyFixes(text, diagnostics, { unsafe: true }).text).toBe(text);
});
