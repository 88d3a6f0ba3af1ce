import { expect, test } from 'vitest';
import type { RenderOptions } from '../../../src/notation/options.js';
import {
  type OtnGame,
  otnPositionView,
  otnRulesView,
  otnView,
  parseOtn,
  parseOtnPosition,
  parseOtnRules,
} from '../../../src/notations/otn/index.js';

const GAME = `[rules:dim:5 ks:w afor:c1 dfor:b5, start:/2t2/tT3/2K2/5/1T3/]

1. c1-c2xb2 Kc3-c1--
`;
const read = () => parseOtn(GAME).model;

function viewOf(model: OtnGame, options?: RenderOptions) {
  const found = otnView.at(model, options);
  if (!found.ok) throw new Error(found.problem.message);
  return found.view;
}
const textOf = (model: OtnGame, options?: RenderOptions) => otnView.text(viewOf(model, options));
const svgOf = (model: OtnGame, options?: RenderOptions) => otnView.svg(viewOf(model, options));

test('rank 1 is on top; special spaces and the last move with its captures are marked', () => {
  expect(textOf(read(), { ply: 1 })).toBe(`    a  b  c  d  e
 1  ×  · [□] ·  ×  1
 2  t (·)[t] ·  ·  2
 3  ·  ·  K  ·  ·  3
 4  ·  ·  ·  ·  ·  4
 5  ×  T  ·  ·  ×  5
    a  b  c  d  e

   × corner   + center   □ attackers' fortress   ■ defenders' fortress
`);
});

test('ply 0 is the start; any ply after the last shows the last position', () => {
  expect(textOf(read(), { ply: 0 })).toContain(' 2  t  T  ·  ·  ·  2');
  expect(textOf(read(), { ply: 99 })).toBe(textOf(read()));
});

test('a variation is drawn by its address, ply 0 is where it begins', () => {
  const { model } = parseOtn(`${GAME}1b.1.1a. ..... Kc3-b3\n`);
  const variation = '1b.1';
  const pieces = (text: string) => text.replaceAll(/[()[\]]/g, ' ');
  expect(pieces(textOf(model, { variation, ply: 0 }))).toBe(pieces(textOf(read(), { ply: 1 })));
  expect(textOf(model, { variation })).toContain(' 3  · [K][+] ·  ·  3');
  expect(textOf(model, { variation: '' })).toBe(textOf(model));
  expect(svgOf(model, { variation })).toContain('Tafl after ply 1 of variation 1b.1');
  expect(otnView.at(model, { variation: '9a.1' })).toEqual({
    ok: false,
    problem: { path: ['variations'], message: 'the game has no variation "9a.1"' },
  });
});

test('the SVG has a circle for each piece, and a cross for what was taken', () => {
  const svg = svgOf(read(), { ply: 1 });
  expect(svg).toMatch(/^<svg [^>]*xmlns=/);
  expect(svg).toContain('Tafl after ply 1');
  expect(svg.match(/<circle/g)).toHaveLength(4 + 1);
  expect(svgOf(read(), { ply: 0 }).match(/<circle/g)).toHaveLength(5);
});

const pictures = (at: ReturnType<typeof otnRulesView.at>) =>
  at.ok ? { svg: otnRulesView.svg(at.view), text: otnRulesView.text(at.view) } : undefined;

test('a position and a rules record are drawn', () => {
  const rules = parseOtnRules('dim:3 start:/1t1/1K1/T2/').model;
  expect(pictures(otnRulesView.at(rules))?.text).toContain(' 2  ·  K  ·  2');
  const position = parseOtnPosition('/1t1/1K1/T2/').model;
  expect(pictures(otnPositionView.at(position))?.text).toContain(' 1  ·  t  ·  1');
  expect(pictures(otnPositionView.at(position))?.svg).toContain('<svg');
  expect(pictures(otnPositionView.at(parseOtnPosition('/1t1/1K/').model))).toBeUndefined();
  expect(pictures(otnRulesView.at(parseOtnRules('dim:3').model))).toBeUndefined();
  expect(otnView.at(parseOtn('1. a1-a2').model)).toMatchObject({ ok: false, problem: { path: ['tags'] } });
});
