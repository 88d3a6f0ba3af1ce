import type { Frame, TreeLine } from './frame.js';

/** The parts of the hero by the class of the element that has each. */
export type Part = 'hero-text' | 'hero-problem' | 'hero-tree' | 'hero-board' | 'hero-score';

/** Returns a frame as the HTML of each part. Parts that are equal need not be written again. */
export function partsOf(frame: Frame): Record<Part, string> {
  const { light, dark } = frame.boards;
  return {
    'hero-text': textHtml(frame),
    'hero-problem': problemHtml(frame),
    'hero-tree': frame.tree.map(lineHtml).join(''),
    'hero-board': `<div class="only-light">${light}</div><div class="only-dark">${dark}</div>`,
    'hero-score': escaped(frame.score),
  };
}

/** Returns the text with its colors, its error and a cursor at the end. */
function textHtml({ text, tokens, problem }: Frame): string {
  let out = '';
  let at = 0;
  const upTo = (end: number): string => escaped(text.slice(at, (at = end)));
  for (const { start, end, type } of tokens) {
    const isWrong = problem !== undefined && start < problem.span.end && problem.span.start < end;
    out += `${upTo(start)}<span class="tok-${type}${isWrong ? ' wrong' : ''}">${upTo(end)}</span>`;
  }
  return `${out}${upTo(text.length)}<i class="hero-cursor"></i>`;
}

function problemHtml({ problem }: Frame): string {
  if (problem === undefined) return '';
  const fixes = (problem.fixes ?? []).map(({ title }) => `<span class="hero-fix">${escaped(title)}</span>`);
  return `<p>${escaped(problem.message)}</p>${fixes.join('')}`;
}

const lineHtml = ({ depth, label, text }: TreeLine): string =>
  `<div style="padding-left:${depth * 16}px">${escaped(label)}${text === '' ? '' : ` <span class="tok-string">${escaped(text)}</span>`}</div>`;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string): string => text.replace(/[&<>]/g, (c) => ENTITIES[c]!);
