import { expect, test } from 'vitest';
import { element, svgDocument } from '../../../src/notation/view/svg.js';
import { annoFenNotation } from '../../../src/notations/xiangqi/annofen/index.js';

test('a picture has as many parts as it needs', () => {
  const children = Array<ReturnType<typeof element>>(150_000).fill(element('a', {}));
  expect(svgDocument(1, 1, '', children).length).toBeGreaterThan(500_000);
  const codes = 'r'.repeat(20_000);
  const model = annoFenNotation.read(`v1 [${codes}]8/9/9/9/9/9/9/9/9/9`, { level: 'syntax' }).model!;
  const shown = annoFenNotation.view!.at(model);
  expect(shown.ok && annoFenNotation.view!.svg(shown.view)).toMatch(/^<svg /);
});
